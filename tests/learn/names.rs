//! Names in the prose: names in inline code must be defined in our source.

use std::{fs, path::Path};

use super::page::{between, pages, prose, unescaped};

/// The folders of the source to which the pages refer.
const SOURCES: [&str; 3] = ["engine/src/classic", "engine/src/modern", "cli/src"];

/// The words of inline code in C that have more than two letters.
const C_WORDS: [&str; 2] = ["goto", "main"];

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Joins all files with this ending below a folder.
fn text_below(folder: &Path, ending: &str) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text.push_str(&text_below(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    text
}

fn source() -> String {
    let folders = SOURCES.map(|folder| root().join("crates").join(folder));
    folders.map(|folder| text_below(&folder, "rs")).concat()
}

/// Whether a line defines an item, a variable, a field or a variant of this name.
fn defines(line: &str, name: &str) -> bool {
    let line = line.trim_start();
    let line = line.strip_prefix("pub(super) ").unwrap_or(line);
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let kinds = ["fn ", "struct ", "enum ", "const ", "mod ", "let "];
    let name_first = kinds.iter().find_map(|kind| line.strip_prefix(kind));
    let is_item = name_first.is_some();
    let rest = name_first.unwrap_or(line).strip_prefix(name);
    rest.is_some_and(|rest| {
        let next = rest.chars().next();
        let is_whole = next.is_none_or(|next| !next.is_alphanumeric() && next != '_');
        is_whole && (is_item || matches!(next, Some(':' | ',' | '(')) && !rest.starts_with("::"))
    })
}

/// Whether code has a word of more than two letters: names in the original have one letter.
fn is_rust(code: &str) -> bool {
    code.split(|letter: char| !letter.is_alphabetic())
        .any(|word| word.len() > 2 && !C_WORDS.contains(&word))
}

/// Whether the source has a name, a path of names, a file, or an expression in which "…" omits something.
fn is_in(source: &str, code: &str) -> bool {
    if Path::new(code)
        .extension()
        .is_some_and(|ending| ending == "rs")
    {
        return root().join(code).is_file();
    }
    if code
        .chars()
        .all(|letter| letter.is_alphanumeric() || "_:".contains(letter))
    {
        return code
            .split("::")
            .all(|name| source.lines().any(|line| defines(line, name)));
    }
    code.split('…')
        .all(|fragment| source.contains(fragment.trim_end_matches(')')))
}

#[test]
fn every_name_in_inline_code_is_in_our_source() {
    let source = source();
    let mut complaints = Vec::new();
    let mut count = 0;
    for page in pages() {
        for code in between(&prose(&page.html), "<code>", "</code>").map(unescaped) {
            if is_rust(&code) {
                count += 1;
                if !is_in(&source, &code) {
                    complaints.push(format!("{}: {code}", page.name));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
    assert!(count > 40, "{count} names");
}

#[test]
fn missing_names_are_detected() {
    let source = "    pub(super) fn update_best(&mut self) {\n        score: i32,\n";
    assert!(is_in(source, "update_best") && is_in(source, "score"));
    assert!(!is_in(source, "weigh") && !is_in(source, "update"));
    assert!(is_rust("try_move") && !is_rust("if(m>=l)goto C"));
    assert!(is_in("", "crates/engine/src/bench.rs") && !is_in("", "engine/src/bench.rs"));
}
