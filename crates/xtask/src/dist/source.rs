//! The sources of the page, copied to where they are bundled from.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{dist::reference, workspace::www};

/// Copies the modules and style sheets of `www`; `place` says where what the modules name will
/// lie, by its path in `www`.
///
/// # Errors
/// A file cannot be read or written, or has no place.
pub(crate) fn copy(to: &Path, mut place: impl FnMut(&str) -> Result<String>) -> Result<()> {
    for name in names(Path::new(""))? {
        let (from, to) = (www().join(&name), to.join(&name));
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        let text =
            fs::read_to_string(&from).with_context(|| format!("cannot read {}", from.display()))?;
        let name = name.to_string_lossy().replace('\\', "/");
        let text = reference::replace(&text, |address| place(&reference::beside(&name, address)));
        fs::write(to, text.with_context(|| name.clone())?)?;
    }
    Ok(())
}

/// The modules and style sheets in a folder of `www` and in the folders in it.
fn names(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(www().join(folder))? {
        let entry = entry?;
        let name = folder.join(entry.file_name());
        if entry.path().is_dir() {
            if entry.file_name() != "node_modules" {
                names.extend(self::names(&name)?);
            }
        } else if is_source(&name) {
            names.push(name);
        }
    }
    Ok(names)
}

/// Modules and style sheets, but for tests and for what the worker is made of.
fn is_source(name: &Path) -> bool {
    let is_test = name.to_string_lossy().ends_with(".test.js");
    let is_kind = |ending: &str| name.extension() == Some(OsStr::new(ending));
    !is_test && (is_kind("js") || is_kind("css"))
}
