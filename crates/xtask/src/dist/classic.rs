//! `micro-max.classic.js`: the element as one classic script, for pages that are opened from a disk.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::dist::{bundle, modules, source::Sources, write};

/// The script that pages load.
pub(crate) const NAME: &str = "micro-max.classic.js";

/// Builds it and says where it lies.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn build(worker: &str, folder: &Path) -> Result<PathBuf> {
    let sources = Sources::copy("classic")?;
    sources.replace(&modules::styles_of_element(&sources)?)?;
    sources.replace(&modules::engine_inside(worker))?;
    let script = bundle::script(&sources.path("elements/define.js"))?;
    let path = folder.join(NAME);
    write(&path, script.as_bytes())?;
    Ok(path)
}
