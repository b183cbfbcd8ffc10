//! The service worker of the site, with the list of the files that it keeps.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::{
    dist::{bundle, hash, write},
    workspace::www,
};

/// Keeps the page in the browser.
const KEEPER: &str = "service-worker.js";

/// Put in the place of the other one it removes itself from all browsers.
const OFF: &str = "service-worker-off.js";

/// Writes both to the site; `files` are those that the page needs, by their paths.
///
/// # Errors
/// A file cannot be read or written, or the source has no place for the list.
pub(crate) fn write_workers<'a>(site: &Path, files: impl Iterator<Item = &'a str>) -> Result<()> {
    let files: Vec<(String, String)> =
        files.map(|name| entry(site, name)).collect::<Result<_>>()?;
    let keeper = filled(&source(KEEPER)?, &files)?;
    write(&site.join(KEEPER), bundle::minify(&keeper)?.as_bytes())?;
    write(&site.join(OFF), bundle::minify(&source(OFF)?)?.as_bytes())
}

/// The address of a file from the site's folder, and its hash.
fn entry(site: &Path, name: &str) -> Result<(String, String)> {
    let bytes = fs::read(site.join(name)).with_context(|| format!("cannot read {name}"))?;
    let address = name.strip_suffix("index.html").unwrap_or(name);
    Ok((address.to_owned(), hash::sha256(&bytes)))
}

fn source(name: &str) -> Result<String> {
    let path = www().join("offline").join(name);
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// The worker with its version, which changes with any file and with the worker itself, and its files.
fn filled(worker: &str, files: &[(String, String)]) -> Result<String> {
    let list = json!(files).to_string();
    let version = json!(hash::short(format!("{worker}{list}").as_bytes())).to_string();
    let (version_place, files_place) = ("/* version */ ''", "/* files */ []");
    for place in [version_place, files_place] {
        ensure!(worker.contains(place), "{KEEPER} has no place {place}");
    }
    Ok(worker
        .replacen(version_place, &version, 1)
        .replacen(files_place, &list, 1))
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn the_list_is_filled_in_and_makes_the_version() {
        let worker = "const VERSION = /* version */ '';\nconst FILES = /* files */ [];\n";
        let fill = |hash: &str| filled(worker, &[(String::new(), hash.to_owned())]);
        let one = fill("sha256-a").unwrap();
        assert!(
            one.ends_with("const FILES = [[\"\",\"sha256-a\"]];\n"),
            "{one}"
        );
        assert_ne!(one.lines().next(), fill("sha256-b").unwrap().lines().next());
        assert!(filled("", &[]).is_err());
    }
}
