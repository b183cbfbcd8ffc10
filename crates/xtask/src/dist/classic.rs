//! `micro-max.classic.js` and `micro-max-figures.classic.js`: elements as one classic script, for pages that are opened
//! from a disk.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::dist::{Script, bundle, element::Entry, modules, source::Sources, write};

/// Builds it and says where it lies.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn build(entry: &Entry, worker: &Script, folder: &Path) -> Result<PathBuf> {
    let sources = Sources::copy("classic")?;
    sources.replace(&modules::styles_inside(&sources, entry.css_text)?)?;
    sources.replace_all(&modules::engine_within(worker))?;
    let script = bundle::script(&sources.path(entry.definition))?;
    let path = folder.join(entry.module.replace(".js", ".classic.js"));
    write(&path, ascii(&script).as_bytes())?;
    Ok(path)
}

/// A script whose letters beyond ASCII are written as escapes: a page that names no encoding reads it as it is meant.
fn ascii(script: &str) -> String {
    let escaped = |letter: char| match u32::from(letter) {
        code @ 0x80..0x100 => format!("\\x{code:02x}"),
        _ => letter
            .encode_utf16(&mut [0; 2])
            .iter()
            .map(|unit| format!("\\u{unit:04x}"))
            .collect(),
    };
    let mut text = String::with_capacity(script.len());
    for letter in script.chars() {
        if letter.is_ascii() {
            text.push(letter);
        } else {
            text.push_str(&escaped(letter));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::ascii;

    #[test]
    fn letters_beyond_ascii_are_escaped() {
        assert_eq!(ascii("a('é – 𝄞')"), r"a('\xe9 \u2013 \ud834\udd1e')");
    }
}
