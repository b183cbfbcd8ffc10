//! The texts of the tutorial's pages.

use std::{fs, path::Path};

/// The site whose pages explain the names that programmers use.
pub(super) const WIKI: &str = "https://www.chessprogramming.org/";

/// A page of `www/learn`.
pub(super) struct Page {
    pub(super) name: String,
    pub(super) html: String,
}

/// Reads all pages, sorted by name.
pub(super) fn pages() -> Vec<Page> {
    let folder = folder();
    let mut pages: Vec<Page> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "html"))
        .map(|path| Page {
            name: path.file_name().unwrap().to_string_lossy().into_owned(),
            html: fs::read_to_string(&path).unwrap(),
        })
        .collect();
    pages.sort_by(|one, other| one.name.cmp(&other.name));
    assert!(pages.len() > 10);
    pages
}

/// Returns the folder of the pages.
pub(super) fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/learn")
}

/// Returns the parts of a text between an opening and the next closing mark.
pub(super) fn between<'a>(
    text: &'a str,
    opening: &'a str,
    closing: &'a str,
) -> impl Iterator<Item = &'a str> {
    text.split(opening)
        .skip(1)
        .filter_map(move |rest| rest.split_once(closing))
        .map(|(found, _)| found)
}

/// Decodes the HTML entities of a text.
pub(super) fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

/// Encodes the special characters of a text as HTML entities.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// Removes the quoted code from a page.
pub(super) fn prose(html: &str) -> String {
    let mut blocks = html.split("<pre ");
    let mut prose = blocks.next().unwrap_or("").to_owned();
    prose.extend(blocks.filter_map(|block| block.split_once("</pre>").map(|(_, rest)| rest)));
    prose
}

/// Removes the folds for code and for experts from a page.
pub(super) fn outside_folds(html: &str) -> String {
    let mut parts = html.split("<details class=\"");
    let mut idea = parts.next().unwrap_or("").to_owned();
    idea.extend(parts.filter_map(|part| part.split_once("</details>").map(|(_, rest)| rest)));
    idea
}

/// Returns the words of a page without tags.
pub(super) fn plain(html: &str) -> String {
    let prose = prose(html);
    let pieces = prose.split('<').skip(1);
    unescaped(
        &pieces
            .filter_map(|piece| piece.split_once('>'))
            .map(|(_, text)| text)
            .collect::<String>(),
    )
}

/// Returns the records of a file of the tutorial's data, after its introduction.
pub(super) fn records(file: &str) -> impl Iterator<Item = &str> {
    file.trim_end().split("\n\n").skip(1)
}

/// Returns the values of a field of a record.
pub(super) fn fields<'a>(record: &'a str, name: &str) -> Vec<&'a str> {
    let lines = record.lines();
    lines
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .filter(|(found, _)| *found == name)
        .map(|(_, value)| value)
        .collect()
}

/// Removes sentences from a text.
pub(super) fn except<'a>(text: &str, sentences: impl Iterator<Item = &'a str>) -> String {
    sentences.fold(text.to_owned(), |text, sentence| text.replace(sentence, ""))
}
