//! The tutorial: its pages in the site, and `micro-max-learn.html` with all pages.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{
        Workers,
        element::FIGURES,
        replacements,
        single_file::{self, SingleFile},
        source_tree::SourceTree,
    },
    workspace::www,
};

/// The folder of the pages, in `www` and in the site.
pub(crate) const FOLDER: &str = "learn";

/// All chapters in one file.
pub(crate) const NAME: &str = "micro-max-learn.html";

/// The page with the table of contents, to which the chapters are added.
const CONTENTS: &str = "index.html";

/// The start of lines that only the published site needs.
const SITE_ONLY: &str = "<p class=\"of-the-site\">";

/// The names of all pages, the contents first.
///
/// # Errors
/// The folder cannot be read.
pub(crate) fn pages() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(www().join(FOLDER))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "html") {
            names.extend(
                path.file_name()
                    .map(|name| name.to_string_lossy().into_owned()),
            );
        }
    }
    names.sort_by_key(|name| (name != CONTENTS, name.clone()));
    Ok(names)
}

/// Builds the file with all chapters and returns its path.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn build(workers: &Workers, folder: &Path) -> Result<PathBuf> {
    let html = single_page(&read_pages()?)?;
    let sources = SourceTree::copy("learn")?;
    for css_text in FIGURES.css_texts {
        sources.replace(&replacements::styles_embedded(&sources, css_text)?)?;
    }
    sources.replace_all(&replacements::engine_embedded(&workers.inside))?;
    sources.replace_all(&replacements::engine_in_script(&workers.variants))?;
    let path = folder.join(NAME);
    let pack = SingleFile {
        html: &html,
        name: &format!("{FOLDER}/{CONTENTS}"),
        sources: &sources,
        later: &[],
    };
    single_file::write_page(&pack, &path)?;
    Ok(path)
}

fn read_pages() -> Result<Vec<(String, String)>> {
    let read = |name: String| {
        let path = www().join(FOLDER).join(&name);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?;
        Ok((name, text))
    };
    pages()?.into_iter().map(read).collect()
}

/// The table of contents followed by the articles of all pages, with links between pages changed to anchors.
fn single_page(pages: &[(String, String)]) -> Result<String> {
    let (_, contents) = pages.first().context("the tutorial has no pages")?;
    let (head, foot) = (before(contents)?, after(contents)?);
    let articles: Vec<&str> = pages
        .iter()
        .map(|(name, html)| article(html).with_context(|| name.clone()))
        .collect::<Result<_>>()?;
    let mut html = format!("{head}{}{foot}", articles.join("\n"));
    for (name, _) in pages {
        let chapter = name.trim_end_matches(".html");
        html = html
            .replace(&format!("href=\"{name}#"), "href=\"#")
            .replace(&format!("href=\"{name}\""), &format!("href=\"#{chapter}\""));
    }
    let lines = html
        .lines()
        .filter(|line| !line.trim().starts_with(SITE_ONLY));
    let html = lines.collect::<Vec<_>>().join("\n");
    let html = html
        .replace("href=\"../#", "href=\"micro-max.html#")
        .replace("href=\"../\"", "href=\"micro-max.html\"");
    let body = html.split("<body>").nth(1).unwrap_or_default();
    ensure!(
        !body.contains("href=\"../"),
        "a link leads outside of the file"
    );
    Ok(html)
}

const OPENING: &str = "<article ";
const CLOSING: &str = "</article>";

fn before(html: &str) -> Result<&str> {
    let at = html.find(OPENING).context("the page has no article")?;
    Ok(&html[..at])
}

fn after(html: &str) -> Result<&str> {
    let (_, rest) = html
        .rsplit_once(CLOSING)
        .context("the article does not end")?;
    Ok(rest)
}

fn article(html: &str) -> Result<&str> {
    let start = before(html)?.len();
    let end = html.len() - after(html)?.len();
    Ok(&html[start..end])
}

#[cfg(test)]
mod tests {
    use super::{pages, single_page};

    #[test]
    fn pages_are_joined() {
        let page = |name: &str, text: &str| {
            let html = format!(
                "<head>\n<body>\n<a href=\"../\">home</a>\n<article id=\"{name}\">{text}</article>\n</body>\n"
            );
            (format!("{name}.html"), html)
        };
        let contents =
            "<a href=\"a.html\">A</a>\n<p class=\"of-the-site\"><a href=\"../x\">x</a></p>\n";
        let a = "<a href=\"index.html#top\">up</a> <a href=\"../#fen=8\">play</a>";
        let expected = "<head>\n<body>\n<a href=\"micro-max.html\">home</a>\n\
            <article id=\"index\"><a href=\"#a\">A</a>\n</article>\n\
            <article id=\"a\"><a href=\"#top\">up</a> <a href=\"micro-max.html#fen=8\">play</a></article>\n</body>";
        assert_eq!(
            single_page(&[page("index", contents), page("a", a)]).unwrap(),
            expected
        );
        assert!(single_page(&[page("index", "<a href=\"../x\">")]).is_err());
        assert!(single_page(&[]).is_err());
    }

    #[test]
    fn the_contents_come_first() {
        let names = pages().unwrap();
        assert_eq!(names[0], "index.html");
        assert!(names.len() > 10);
    }
}
