//! Relative URLs, such as `new URL('file', import.meta.url)` in modules.

use anyhow::{Context, Result};

const OPENING: &str = "new URL('";
const CLOSING: &str = "', import.meta.url)";

/// Replaces each URL of this form in a module by the result of `place`.
///
/// # Errors
/// `place` fails.
pub(crate) fn replace_import_meta_urls(
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
            let asset_path = place(address).with_context(|| format!("the address '{address}'"))?;
            replaced.push_str(&asset_path);
            replaced.push_str(CLOSING);
            rest = behind;
        }
    }
    replaced.push_str(rest);
    Ok(replaced)
}

/// Resolves a relative address against the path of the file that contains it.
pub(crate) fn resolve(name: &str, address: &str) -> String {
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
    use super::{replace_import_meta_urls, resolve};
    use anyhow::bail;

    #[test]
    fn urls_are_replaced() {
        let module = "f(new URL('a.css', import.meta.url).href);\nnew URL('b', base);\n\
            new URL('../c.js', import.meta.url)";
        let replaced =
            replace_import_meta_urls(module, |address| Ok(format!("x/{address}?1"))).unwrap();
        assert_eq!(
            replaced,
            "f(new URL('x/a.css?1', import.meta.url).href);\nnew URL('b', base);\n\
            new URL('x/../c.js?1', import.meta.url)"
        );
        assert!(replace_import_meta_urls(module, |_| bail!("no")).is_err());
        assert_eq!(
            replace_import_meta_urls("let a = 'new URL(';", |_| bail!("no")).unwrap(),
            "let a = 'new URL(';"
        );
    }

    #[test]
    fn addresses_are_resolved() {
        assert_eq!(resolve("index.html", "play/main.js"), "play/main.js");
        assert_eq!(
            resolve("play/main.js", "../board/board.js"),
            "board/board.js"
        );
        assert_eq!(resolve("play/main.js", "./text.js"), "play/text.js");
        assert_eq!(resolve("engine/start.js", "../worker.js"), "worker.js");
    }
}
