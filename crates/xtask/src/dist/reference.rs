//! Files that a module names by `new URL('file', import.meta.url)`: bundled, it lies elsewhere.

use anyhow::{Context, Result};

const OPENING: &str = "new URL('";
const CLOSING: &str = "', import.meta.url)";

/// The module with each address replaced by what `place` makes of it.
///
/// # Errors
/// An address has no place.
pub(crate) fn replace(
    module: &str,
    mut place: impl FnMut(&str) -> Result<String>,
) -> Result<String> {
    let mut replaced = String::with_capacity(module.len());
    let mut rest = module;
    while let Some((before, after)) = rest.split_once(OPENING) {
        replaced.push_str(before);
        replaced.push_str(OPENING);
        rest = after;
        let address = after.split('\'').next().unwrap_or_default();
        if let Some(behind) = after[address.len()..].strip_prefix(CLOSING) {
            let placed = place(address).with_context(|| format!("the address '{address}'"))?;
            replaced.push_str(&placed);
            replaced.push_str(CLOSING);
            rest = behind;
        }
    }
    replaced.push_str(rest);
    Ok(replaced)
}

/// The path of a file that another file names, from where both are counted.
pub(crate) fn beside(name: &str, address: &str) -> String {
    let mut path: Vec<&str> = name.split('/').collect();
    path.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()),
            _ => path.push(part),
        }
    }
    path.join("/")
}

#[cfg(test)]
mod tests {
    use super::{beside, replace};
    use anyhow::bail;

    #[test]
    fn addresses_of_files_are_replaced() {
        let module = "f(new URL('a.css', import.meta.url).href);\nnew URL('b', base);\n\
            new URL('../c.js', import.meta.url)";
        let replaced = replace(module, |address| Ok(format!("x/{address}?1"))).unwrap();
        assert_eq!(
            replaced,
            "f(new URL('x/a.css?1', import.meta.url).href);\nnew URL('b', base);\n\
            new URL('x/../c.js?1', import.meta.url)"
        );
        assert!(replace(module, |_| bail!("no")).is_err());
        assert_eq!(
            replace("let a = 'new URL(';", |_| bail!("no")).unwrap(),
            "let a = 'new URL(';"
        );
    }

    #[test]
    fn paths_beside_others() {
        assert_eq!(beside("index.html", "play/main.js"), "play/main.js");
        assert_eq!(
            beside("play/main.js", "../board/board.js"),
            "board/board.js"
        );
        assert_eq!(beside("play/main.js", "./text.js"), "play/text.js");
        assert_eq!(beside("engine/start.js", "../worker.js"), "worker.js");
    }
}
