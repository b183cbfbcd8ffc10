//! `micro-max.classic.js` and `micro-max-figures.classic.js`: elements as one classic script, for
//! pages opened from `file://`. Another classic script beside them contains the worker for
//! variants, and is loaded only for games of variants.

use std::{
    fmt::Write,
    path::{Path, PathBuf},
};

use anyhow::Result;

use serde_json::json;

use crate::dist::{
    Script, Workers, bundle, element::Entry, replacements, source_tree::SourceTree, write,
};

/// Builds the script and returns its path.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn build(entry: &Entry, workers: &Workers, folder: &Path) -> Result<PathBuf> {
    let sources = SourceTree::copy("classic")?;
    for css_text in entry.css_texts {
        sources.replace(&replacements::styles_embedded(&sources, css_text)?)?;
    }
    let scripts = entry.workers.iter().map(|&worker| workers.of(worker));
    for (index, script) in scripts.enumerate() {
        sources.replace_all(&if index == 0 {
            replacements::engine_embedded(script)
        } else {
            replacements::engine_in_script(script)
        })?;
    }
    let script = bundle::script(&sources.path(entry.definition))?;
    let path = folder.join(entry.module.replace(".js", ".classic.js"));
    write(&path, ascii(&script).as_bytes())?;
    Ok(path)
}

/// Writes the classic script with the text of a worker, and returns its path.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn write_worker(worker: &Script, folder: &Path) -> Result<PathBuf> {
    let path = folder.join(worker_script(worker));
    let (name, text) = (json!(worker.worker.name()), json!(worker.text));
    let script =
        format!("(globalThis[Symbol.for('micro-max:worker-texts')]??={{}})[{name}]={text};\n");
    write(&path, ascii(&script).as_bytes())?;
    Ok(path)
}

/// The file name of that script: `micro-max.variants.classic.js`.
pub(crate) fn worker_script(worker: &Script) -> String {
    worker.worker.name().replace(".worker.js", ".classic.js")
}

/// Escapes characters that are not ASCII, so that the script also works in pages that declare no
/// encoding.
fn ascii(script: &str) -> String {
    let mut text = String::with_capacity(script.len());
    for character in script.chars() {
        let _ = match u32::from(character) {
            ..0x80 => text.write_char(character),
            code @ 0x80..0x100 => write!(text, "\\x{code:02x}"),
            _ => (character.encode_utf16(&mut [0; 2]).iter())
                .try_for_each(|unit| write!(text, "\\u{unit:04x}")),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::ascii;

    #[test]
    fn non_ascii_characters_are_escaped() {
        assert_eq!(ascii("a('é – 𝄞')"), r"a('\xe9 \u2013 \ud834\udd1e')");
    }
}
