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
    write(&path, script.as_bytes())?;
    Ok(path)
}
