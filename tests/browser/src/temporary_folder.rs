//! Temporary folders for the files of a test.

use std::{env, fs, path::PathBuf, process};

use anyhow::{Context, Result};

use crate::page::Page;

/// A folder that is removed when this value is dropped.
#[derive(Debug)]
pub(crate) struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Creates an empty folder; `name` distinguishes the folders of different tests.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub(crate) fn make(page: &Page, name: &str) -> Result<Self> {
        let engine = page.engine().name();
        let folder = env::temp_dir().join(format!("micro-max-{name}-{engine}-{}", process::id()));
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Self(folder))
    }

    /// The path of the folder.
    pub(crate) fn path(&self) -> PathBuf {
        self.0.clone()
    }

    /// The path of a file in the folder.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<()> {
        fs::write(self.file(name), text).with_context(|| format!("cannot write {name}"))
    }

    /// Writes `index.html`, a page with an element and its script, which records error messages in `window.errors`.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn write_author_page(&self, script: &str, element: &str) -> Result<()> {
        let html = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>A page</title>\n\
            <link rel=\"icon\" href=\"data:,\">\n<script>\nwindow.errors = [];\n\
            addEventListener('micro-max-error', ({{ detail }}) => window.errors.push(detail.message));\n</script>\n\
            <script type=\"module\" src=\"{script}\"></script>\n</head>\n<body>\n<main>{element}</main>\n</body>\n</html>\n"
        );
        self.write("index.html", &html)
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}
