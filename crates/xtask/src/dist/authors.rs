//! The examples of the page for authors.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{element, hash, write},
    workspace::www,
};

/// The folder of the examples, in `www` and in the site.
const EXAMPLES: &str = "authors/examples";

/// The example that loads the element from another host.
const FROM_CDN: &str = "cdn.html";

/// The placeholder for the hash of the script.
const NO_HASH: &str = "integrity=\"\"";

/// Copies the examples to the site, which already contains the element.
///
/// # Errors
/// A file cannot be read or written, or the example has no placeholder for the hash.
pub(crate) fn copy_examples(site: &Path) -> Result<()> {
    let folder = site.join(EXAMPLES);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(www().join(EXAMPLES))? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join(entry.file_name()))
            .with_context(|| format!("cannot copy {}", entry.path().display()))?;
    }
    let script = fs::read(site.join(element::ELEMENT.module))?;
    let example = folder.join(FROM_CDN);
    let html = with_hash(&fs::read_to_string(&example)?, &script)?;
    write(&example, html.as_bytes())
}

/// The page with the hash of the script.
fn with_hash(html: &str, script: &[u8]) -> Result<String> {
    ensure!(html.contains(NO_HASH), "{FROM_CDN} has no {NO_HASH}");
    let hash = hash::integrity(script);
    Ok(html.replace(NO_HASH, &format!("integrity=\"{hash}\"")))
}

#[cfg(test)]
mod tests {
    use super::with_hash;

    #[test]
    fn the_hash_is_filled_in() {
        let html = with_hash("<script integrity=\"\" src=\"a\">", b"").unwrap();
        assert!(
            html.starts_with("<script integrity=\"sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEU"),
            "{html}"
        );
        assert!(with_hash("<script>", b"").is_err());
    }
}
