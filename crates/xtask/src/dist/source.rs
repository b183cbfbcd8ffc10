//! The sources of the page, copied to where they are bundled from and changed for a product.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    dist::{bundle, empty, reference, write},
    workspace::www,
};

/// A copy of the modules and style sheets of `www`.
#[derive(Debug)]
pub(crate) struct Sources {
    folder: PathBuf,
    names: Vec<String>,
}

impl Sources {
    /// Copies them for a product of this name.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub(crate) fn copy(product: &str) -> Result<Self> {
        let folder = empty(&format!("work/{product}"))?;
        let names = names(Path::new(""))?;
        for name in &names {
            let (from, to) = (www().join(name), folder.join(name));
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::copy(&from, to).with_context(|| format!("cannot copy {}", from.display()))?;
        }
        Ok(Self { folder, names })
    }

    /// Where a source lies.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Puts another text in the place of a source.
    ///
    /// # Errors
    /// There is no such source, so that it would replace nothing, or it cannot be written.
    pub(crate) fn replace(&self, (name, text): &(&str, String)) -> Result<()> {
        let path = self.path(name);
        fs::metadata(&path).with_context(|| format!("nothing is there to be replaced: {name}"))?;
        write(&path, text.as_bytes())
    }

    /// Puts other texts in the places of sources.
    ///
    /// # Errors
    /// There is no such source, so that it would replace nothing, or it cannot be written.
    pub(crate) fn replace_all(&self, modules: &[(&str, String)]) -> Result<()> {
        modules.iter().try_for_each(|module| self.replace(module))
    }

    /// Has what the sources name by `new URL` named by what `place` makes of its path in `www`.
    ///
    /// # Errors
    /// A file cannot be read or written, or has no place.
    pub(crate) fn readdress(&self, mut place: impl FnMut(&str) -> Result<String>) -> Result<()> {
        for name in &self.names {
            let text = fs::read_to_string(self.path(name))?;
            let text =
                reference::replace(&text, |address| place(&reference::beside(name, address)));
            write(
                &self.path(name),
                text.with_context(|| name.clone())?.as_bytes(),
            )?;
        }
        Ok(())
    }

    /// Style sheets as one, made small.
    ///
    /// # Errors
    /// One is missing or has a fault.
    pub(crate) fn style<'a>(&self, sheets: impl IntoIterator<Item = &'a str>) -> Result<String> {
        let joined = self.path("joined.css");
        write(&joined, imports(sheets).as_bytes())?;
        bundle::style(&joined)
    }

    /// The files that a module names by `new URL`, by their paths in `www`.
    ///
    /// # Errors
    /// There is no such module.
    pub(crate) fn named_in(&self, module: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let text = fs::read_to_string(self.path(module)).with_context(|| module.to_owned())?;
        reference::replace(&text, |address| {
            found.push(reference::beside(module, address));
            Ok(String::new())
        })?;
        Ok(found)
    }
}

/// A style sheet of style sheets.
fn imports<'a>(sheets: impl IntoIterator<Item = &'a str>) -> String {
    let sheets = sheets.into_iter();
    sheets.fold(String::new(), |text, sheet| {
        text + &format!("@import './{sheet}';\n")
    })
}

/// The modules and style sheets in a folder of `www` and in the folders in it.
fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(www().join(folder))? {
        let entry = entry?;
        let name = folder.join(entry.file_name());
        if entry.path().is_dir() {
            if entry.file_name() != "node_modules" {
                names.extend(self::names(&name)?);
            }
        } else if is_source(&name) {
            names.push(name.to_string_lossy().replace('\\', "/"));
        }
    }
    names.sort();
    Ok(names)
}

/// Modules and style sheets, but for tests.
fn is_source(name: &Path) -> bool {
    let is_test = name.to_string_lossy().ends_with(".test.js");
    let is_kind = |ending: &str| name.extension() == Some(OsStr::new(ending));
    !is_test && (is_kind("js") || is_kind("css"))
}

#[cfg(test)]
mod tests {
    use super::imports;

    #[test]
    fn one_style_sheet_of_two() {
        let text = imports(["a/a.css", "b.css"]);
        assert_eq!(text, "@import './a/a.css';\n@import './b.css';\n");
    }
}
