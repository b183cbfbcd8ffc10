//! `micro-max.html`: the page to play on in one file, which works from a disk.
//!
//! Browsers load no module, style sheet or worker from a disk, so everything is inside: style and script compressed, and
//! a small script that starts them. The policy of the page names both scripts by hash and allows no other.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;

use crate::{
    compression::gzip,
    dist::{Script, bundle, hash, modules, page::Page, reference::beside, source::Sources, write},
    workspace::www,
};

/// The page that is opened.
pub(crate) const NAME: &str = "micro-max.html";

/// Builds it and says where it lies.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn build(worker: &Script, folder: &Path) -> Result<PathBuf> {
    let html = fs::read_to_string(www().join("index.html")).context("cannot read index.html")?;
    let sources = Sources::copy("one-file")?;
    let later = sources.named_in(modules::STYLE)?;
    sources.replace_all(&modules::engine_within(worker))?;
    sources.replace(&modules::styles_at_once())?;
    let path = folder.join(NAME);
    let pack_of = Pack {
        html: &html,
        name: "index.html",
        sources: &sources,
        later: &later,
    };
    pack(&pack_of, &path)?;
    Ok(path)
}

/// What is put into one file.
pub(crate) struct Pack<'a> {
    /// The page.
    pub(crate) html: &'a str,
    /// Where it lies in `www`.
    pub(crate) name: &'a str,
    /// The sources as they are in this product.
    pub(crate) sources: &'a Sources,
    /// Style sheets that are loaded later elsewhere.
    pub(crate) later: &'a [String],
}

/// Puts a page with all that it loads into one file.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn pack(what: &Pack, path: &Path) -> Result<()> {
    let Pack { name, sources, .. } = what;
    let page = Page::new(what.html);
    let sheets: Vec<String> = page.styles().map(|sheet| beside(name, sheet)).collect();
    let style = sources.style(sheets.iter().chain(what.later).map(String::as_str))?;
    let script = bundle::script(&sources.path(&beside(name, page.script()?)))?;
    let start = bundle::script(&sources.path("one-file/start.js"))?;
    let (script, start) = (script.trim_end(), start.trim_end());
    let contents = json!({ "style": style, "script": script }).to_string();
    let inside = Inside {
        policy: &policy(&[start, script]),
        icon: &icon(&beside(name, page.icon()?))?,
        contents: &gzip(contents.as_bytes())?,
        start,
    };
    write(path, inside.page(&page).as_bytes())
}

/// What the page has inside.
struct Inside<'a> {
    policy: &'a str,
    /// A data URL.
    icon: &'a str,
    /// Style and script as `www/one-file/start.js` reads them.
    contents: &'a [u8],
    start: &'a str,
}

impl Inside<'_> {
    fn page(&self, page: &Page) -> String {
        let Self {
            policy,
            icon,
            start,
            ..
        } = self;
        let contents = STANDARD.encode(self.contents);
        let scripts = format!(
            "<script type=\"text/plain\" id=\"compressed\">{contents}</script>\n<script>{start}</script>\n"
        );
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n<link rel=\"icon\" href=\"{icon}\">\n"
        );
        let html = page.alone(&head);
        html.replacen("</body>", &(scripts + "</body>"), 1)
    }
}

/// The icon as an address that needs no file.
fn icon(name: &str) -> Result<String> {
    let icon =
        fs::read_to_string(www().join(name)).with_context(|| format!("cannot read {name}"))?;
    let lines: Vec<&str> = icon.lines().map(str::trim).collect();
    let text = lines.join(" ").replace("> <", "><").replace('"', "'");
    Ok(format!("data:image/svg+xml,{}", text.replace('#', "%23")))
}

/// What the page may do: run these scripts and its worker. No other host is asked for anything.
fn policy(scripts: &[&str]) -> String {
    let hashes = scripts
        .iter()
        .map(|script| format!("'{}' ", hash::sha256(script.as_bytes())));
    let hashes: String = hashes.collect();
    format!(
        "default-src 'none'; script-src {hashes}'wasm-unsafe-eval'; worker-src blob:; img-src data:; base-uri 'none'; \
        form-action 'none'; require-trusted-types-for 'script'; trusted-types micro-max micro-max-one-file"
    )
}

#[cfg(test)]
mod tests {
    use super::{Inside, policy};
    use crate::dist::page::Page;

    #[test]
    fn the_policy_names_the_scripts() {
        let policy = policy(&["", ""]);
        let hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
        assert!(
            policy.contains(&format!("script-src {hash} {hash} 'wasm-unsafe-eval';")),
            "{policy}"
        );
    }

    #[test]
    fn all_is_inside() {
        let html = "<!doctype html>\n<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"a\">\n\
            <link rel=\"manifest\" href=\"m\">\n<link rel=\"icon\" href=\"i.svg\">\n\
            <link rel=\"stylesheet\" href=\"s.css\">\n<script type=\"module\" src=\"m.js\"></script>\n</head>\n\
            <body>\n<p>text\n</body>\n";
        let inside = Inside {
            policy: "p",
            icon: "data:i",
            contents: b"abc",
            start: "f()",
        };
        let expected = "<!doctype html>\n<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"p\">\n\
            <link rel=\"icon\" href=\"data:i\">\n</head>\n<body>\n<p>text\n\
            <script type=\"text/plain\" id=\"compressed\">YWJj</script>\n<script>f()</script>\n</body>\n";
        assert_eq!(inside.page(&Page::new(html)), expected);
    }
}
