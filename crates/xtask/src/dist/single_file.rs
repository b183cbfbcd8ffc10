//! `micro-max.html`: the play page as one file that works from `file://`.
//!
//! Browsers load no modules and no workers from `file://`, so the file contains everything: style
//! and script compressed, and a small script that starts them. The policy allows these two scripts
//! by hash and no others.

use std::{
    fs,
    num::NonZeroU64,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    compression::small_gzip,
    dist::{
        Workers, base85::base85, bundle, hash, html_page::HtmlPage, relative_url::resolve,
        replacements, source_tree::SourceTree, write,
    },
    workspace::www,
};

/// The file name.
pub(crate) const NAME: &str = "micro-max.html";

/// With more iterations the file takes much longer to build and is hardly smaller.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(15).unwrap();

/// The separator of style and script before compression; no style sheet contains it.
const SEPARATOR: &str = "\0";

/// Builds the file and returns its path.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn build(workers: &Workers, folder: &Path) -> Result<PathBuf> {
    let html = fs::read_to_string(www().join("index.html")).context("cannot read index.html")?;
    let sources = SourceTree::copy("one-file")?;
    let later = replacements::STYLE_LOADERS.map(|module| sources.urls_in(module));
    let later: Vec<String> = later.into_iter().collect::<Result<Vec<_>>>()?.concat();
    for worker in [&workers.playing, &workers.variants] {
        sources.replace_all(&replacements::engine_embedded(worker))?;
    }
    sources.replace_all(&replacements::styles_preloaded())?;
    let path = folder.join(NAME);
    let single_file = SingleFile {
        html: &html,
        name: "index.html",
        sources: &sources,
        later: &later,
    };
    write_page(&single_file, &path)?;
    Ok(path)
}

/// The contents of a page in one file.
pub(crate) struct SingleFile<'a> {
    /// The page's source.
    pub(crate) html: &'a str,
    /// The path of the page in `www`.
    pub(crate) name: &'a str,
    /// The sources with this product's replacements.
    pub(crate) sources: &'a SourceTree,
    /// The style sheets that other products load on demand.
    pub(crate) later: &'a [String],
}

/// Writes a page with everything that it loads into one file.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn write_page(what: &SingleFile, path: &Path) -> Result<()> {
    let SingleFile { name, sources, .. } = what;
    let page = HtmlPage::new(what.html);
    let sheets: Vec<String> = page.styles().map(|sheet| resolve(name, sheet)).collect();
    let style = sources.style(sheets.iter().chain(what.later).map(String::as_str))?;
    let script = bundle::script(&sources.path(&resolve(name, page.script()?)))?;
    let start = bundle::script(&sources.path("one-file/start.js"))?;
    let (script, start) = (script.trim_end(), start.trim_end());
    let contents = [&style, script].join(SEPARATOR);
    let inside = Embedded {
        policy: &policy(&[start, script]),
        icon: &icon(&resolve(name, page.icon()?))?,
        contents: &small_gzip(contents.as_bytes(), ITERATIONS)?,
        start,
    };
    write(path, inside.page(&page).as_bytes())
}

/// The parts that the page embeds.
struct Embedded<'a> {
    policy: &'a str,
    /// A data URL.
    icon: &'a str,
    /// Style and script, gzipped, as `www/one-file/start.js` reads them.
    contents: &'a [u8],
    start: &'a str,
}

impl Embedded<'_> {
    fn page(&self, page: &HtmlPage) -> String {
        let Self {
            policy,
            icon,
            start,
            ..
        } = self;
        let contents = base85(self.contents);
        let scripts = format!(
            "<script type=\"text/plain\" id=\"compressed\">{contents}</script>\n<script>{start}</script>\n"
        );
        let head = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n<link rel=\"icon\" href=\"{icon}\">\n"
        );
        let html = page.without_links(&head);
        html.replacen("</body>", &(scripts + "</body>"), 1)
    }
}

/// The icon as a data URL.
fn icon(name: &str) -> Result<String> {
    let icon =
        fs::read_to_string(www().join(name)).with_context(|| format!("cannot read {name}"))?;
    let lines: Vec<&str> = icon.lines().map(str::trim).collect();
    let text = lines.join(" ").replace("> <", "><").replace('"', "'");
    Ok(format!("data:image/svg+xml,{}", text.replace('#', "%23")))
}

/// A policy that allows these scripts and the worker, and no requests.
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
    use super::{Embedded, policy};
    use crate::dist::html_page::HtmlPage;

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
    fn everything_is_embedded() {
        let html = "<!doctype html>\n<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"a\">\n\
            <link rel=\"manifest\" href=\"m\">\n<link rel=\"icon\" href=\"i.svg\">\n\
            <link rel=\"stylesheet\" href=\"s.css\">\n<script type=\"module\" src=\"m.js\"></script>\n</head>\n\
            <body>\n<p>text\n</body>\n";
        let inside = Embedded {
            policy: "p",
            icon: "data:i",
            contents: b"abc",
            start: "f()",
        };
        let expected = "<!doctype html>\n<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"p\">\n\
            <link rel=\"icon\" href=\"data:i\">\n</head>\n<body>\n<p>text\n\
            <script type=\"text/plain\" id=\"compressed\">HBMf</script>\n<script>f()</script>\n</body>\n";
        assert_eq!(inside.page(&HtmlPage::new(html)), expected);
    }
}
