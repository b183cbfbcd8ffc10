//! The service worker of the site, with the list of files that it caches.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::{
    dist::{bundle, hash, write},
    workspace::www,
};

/// The service worker that caches the page in the browser.
const SERVICE_WORKER: &str = "service-worker.js";

/// The service worker that, published under the name of the other, removes itself and the cache
/// from all browsers.
const OFF: &str = "service-worker-off.js";

/// Writes both service workers to the site; `files` are the paths of the files to cache at once,
/// and
/// `on_use` of the files to cache when they are used.
///
/// # Errors
/// A file cannot be read or written, or the source has no placeholder for the list.
pub(crate) fn write_workers(site: &Path, files: &[&str], on_use: &[String]) -> Result<()> {
    let files = files.iter().map(|name| entry(site, name));
    let files: Vec<Entry> = files.collect::<Result<_>>()?;
    let on_use = on_use.iter().map(|name| entry(site, name));
    let on_use: Vec<Entry> = on_use.collect::<Result<_>>()?;
    let service_worker = filled(&source(SERVICE_WORKER)?, &files, &on_use)?;
    write(
        &site.join(SERVICE_WORKER),
        bundle::minify(&service_worker)?.as_bytes(),
    )?;
    write(&site.join(OFF), bundle::minify(&source(OFF)?)?.as_bytes())
}

/// The URL of a file relative to the site, and its hash.
type Entry = (String, String);

fn entry(site: &Path, name: &str) -> Result<Entry> {
    let bytes = fs::read(site.join(name)).with_context(|| format!("cannot read {name}"))?;
    let address = name.strip_suffix("index.html").unwrap_or(name);
    Ok((address.to_owned(), hash::sha256(&bytes)))
}

fn source(name: &str) -> Result<String> {
    let path = www().join("offline").join(name);
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// Fills in the lists of files and the version, a hash of the lists and of the script.
fn filled(worker: &str, files: &[Entry], on_use: &[Entry]) -> Result<String> {
    let list = json!(files).to_string();
    let later = json!(on_use).to_string();
    let version = json!(hash::short(format!("{worker}{list}{later}").as_bytes())).to_string();
    let (version_place, files_place) = ("/* version */ ''", "/* files */ []");
    let on_use_place = "/* on use */ []";
    for place in [version_place, files_place, on_use_place] {
        ensure!(
            worker.contains(place),
            "{SERVICE_WORKER} has no placeholder {place}"
        );
    }
    Ok(worker
        .replacen(version_place, &version, 1)
        .replacen(files_place, &list, 1)
        .replacen(on_use_place, &later, 1))
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn the_list_is_filled_in_and_makes_the_version() {
        let worker = "const VERSION = /* version */ '';\nconst ON_USE = /* on use */ [];\nconst FILES = /* files */ [];\n";
        let fill = |hash: &str| filled(worker, &[(String::new(), hash.to_owned())], &[]);
        let one = fill("sha256-a").unwrap();
        assert!(
            one.ends_with("const FILES = [[\"\",\"sha256-a\"]];\n"),
            "{one}"
        );
        assert_ne!(one.lines().next(), fill("sha256-b").unwrap().lines().next());
        assert!(filled("", &[], &[]).is_err());
    }
}
