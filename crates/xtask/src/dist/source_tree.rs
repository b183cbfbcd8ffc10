//! A copy of the sources in `www`, which is changed for a product and then bundled.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    dist::{bundle, empty, relative_url, write},
    workspace::www,
};

/// A copy of the modules and style sheets of `www`.
#[derive(Debug)]
pub(crate) struct SourceTree {
    folder: PathBuf,
    names: Vec<String>,
}

impl SourceTree {
    /// Copies the sources for a product.
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

    /// The path of a source in the copy.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Replaces the text of a source.
    ///
    /// # Errors
    /// There is no such source, or it cannot be written.
    pub(crate) fn replace(&self, (name, text): &(&str, String)) -> Result<()> {
        let path = self.path(name);
        fs::metadata(&path).with_context(|| format!("there is no source {name} to replace"))?;
        write(&path, text.as_bytes())
    }

    /// Replaces the texts of several sources.
    ///
    /// # Errors
    /// There is no such source, or it cannot be written.
    pub(crate) fn replace_all(&self, modules: &[(&str, String)]) -> Result<()> {
        modules.iter().try_for_each(|module| self.replace(module))
    }

    /// Rewrites the URLs in all sources: `place` maps a path in `www` to the new address.
    ///
    /// # Errors
    /// A file cannot be read or written, or `place` fails.
    pub(crate) fn rewrite_urls(&self, mut place: impl FnMut(&str) -> Result<String>) -> Result<()> {
        for name in &self.names {
            let text = fs::read_to_string(self.path(name))?;
            let text = relative_url::replace_import_meta_urls(&text, |address| {
                place(&relative_url::resolve(name, address))
            });
            write(
                &self.path(name),
                text.with_context(|| name.clone())?.as_bytes(),
            )?;
        }
        Ok(())
    }

    /// Joins and minifies style sheets.
    ///
    /// # Errors
    /// A style sheet is missing or invalid.
    pub(crate) fn style<'a>(&self, sheets: impl IntoIterator<Item = &'a str>) -> Result<String> {
        let joined = self.path("joined.css");
        write(&joined, imports(sheets).as_bytes())?;
        bundle::style(&joined)
    }

    /// The paths in `www` of the files that a module refers to by `new URL`.
    ///
    /// # Errors
    /// There is no such module.
    pub(crate) fn urls_in(&self, module: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let text = fs::read_to_string(self.path(module)).with_context(|| module.to_owned())?;
        relative_url::replace_import_meta_urls(&text, |address| {
            found.push(relative_url::resolve(module, address));
            Ok(String::new())
        })?;
        Ok(found)
    }
}

/// A style sheet that imports other style sheets.
fn imports<'a>(sheets: impl IntoIterator<Item = &'a str>) -> String {
    let sheets = sheets.into_iter();
    sheets.fold(String::new(), |text, sheet| {
        text + &format!("@import './{sheet}';\n")
    })
}

/// The paths of all modules and style sheets in a folder of `www`, recursively.
fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(www().join(folder))? {
        let entry = entry?;
        let name = folder.join(entry.file_name());
        if entry.path().is_dir() {
            names.extend(self::names(&name)?);
        } else if is_source(&name) {
            names.push(name.to_string_lossy().replace('\\', "/"));
        }
    }
    names.sort();
    Ok(names)
}

/// Whether a file is a module or a style sheet, but not a test.
fn is_source(name: &Path) -> bool {
    let is_test = name.to_string_lossy().ends_with(".test.js");
    let is_kind = |ending: &str| name.extension() == Some(OsStr::new(ending));
    !is_test && (is_kind("js") || is_kind("css"))
}

#[cfg(test)]
mod tests {
    use super::imports;

    #[test]
    fn style_sheets_are_imported() {
        let text = imports(["a/a.css", "b.css"]);
        assert_eq!(text, "@import './a/a.css';\n@import './b.css';\n");
    }
}
