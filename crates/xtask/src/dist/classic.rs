//! `micro-max.classic.js` and `micro-max-figures.classic.js`: elements as one classic script, for pages that are opened
//! from a disk.

use std::{
    fmt::Write,
    path::{Path, PathBuf},
};

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
    let mut text = String::with_capacity(script.len());
    for letter in script.chars() {
        let _ = match u32::from(letter) {
            ..0x80 => text.write_char(letter),
            code @ 0x80..0x100 => write!(text, "\\x{code:02x}"),
            _ => (letter.encode_utf16(&mut [0; 2]).iter())
                .try_for_each(|unit| write!(text, "\\u{unit:04x}")),
        };
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
