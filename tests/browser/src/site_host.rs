//! A host of the published site that a scenario can change and switch off.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use server::{Server, Site};

use crate::{page::Page, temporary_folder::TemporaryFolder};

/// The folder of the site on its host, as for project pages.
const FOLDER: &str = "/some/chess/";

/// A host with a copy of the site.
#[derive(Debug)]
pub(crate) struct Host {
    files: TemporaryFolder,
    port: u16,
    server: Option<Server>,
}

impl Host {
    /// Serves a copy of the published site on a free port; `name` distinguishes the copies of scenarios.
    ///
    /// # Errors
    /// The site was not built, or cannot be copied.
    pub(crate) fn start(page: &Page, name: &str) -> Result<Self> {
        let files = TemporaryFolder::make(page, name)?;
        copy_folder(&page.product("site")?, &files.path())?;
        let mut host = Self {
            files,
            port: 0,
            server: None,
        };
        host.switch_on()?;
        Ok(host)
    }

    /// The address of the site.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}{FOLDER}", self.port)
    }

    /// Restarts the server at the same address.
    ///
    /// # Errors
    /// The port is in use.
    pub(crate) fn switch_on(&mut self) -> Result<()> {
        let site = Site::new(vec![self.files.path()]).under(FOLDER);
        let server = Server::start(&site, self.port)?;
        self.port = server.port();
        self.server = Some(server);
        Ok(())
    }

    /// Stops the server.
    pub(crate) fn switch_off(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop();
        }
    }

    /// Returns the text of a file.
    ///
    /// # Errors
    /// The file does not exist.
    pub(crate) fn read(&self, name: &str) -> Result<String> {
        fs::read_to_string(self.files.file(name)).with_context(|| format!("no file {name}"))
    }

    /// Replaces a text that occurs exactly once in a file.
    ///
    /// # Errors
    /// The text does not occur exactly once.
    pub(crate) fn replace(&self, name: &str, old: &str, new: &str) -> Result<()> {
        let text = self.read(name)?;
        let count = text.matches(old).count();
        ensure!(count == 1, "'{old}' occurs {count} times in {name}");
        self.files.write(name, &text.replacen(old, new, 1))
    }

    /// Replaces a file by a copy of another.
    ///
    /// # Errors
    /// The file to copy does not exist.
    pub(crate) fn copy(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.files.file(from), self.files.file(to));
        fs::copy(&from, to).with_context(|| format!("no file {}", from.display()))?;
        Ok(())
    }

    /// Removes a file.
    ///
    /// # Errors
    /// The file does not exist.
    pub(crate) fn remove(&self, name: &str) -> Result<()> {
        fs::remove_file(self.files.file(name)).with_context(|| format!("no file {name}"))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.switch_off();
    }
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let to = to.join(path.file_name().context("a file without a name")?);
        if path.is_dir() {
            copy_folder(&path, &to)?;
        } else {
            fs::copy(&path, to)?;
        }
    }
    Ok(())
}
