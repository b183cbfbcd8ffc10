//! Compares the pages' quotations with our source: `<pre data-source="classic/moves.rs is_pawn">`.
//! With `BLESS=1` the quotations are rewritten.

use std::{fs, path::Path};

use super::page::{escaped, folder, pages, unescaped};

const OPENING: &str = "<pre class=\"rust\" tabindex=\"0\" data-source=\"";
const CLOSING: &str = "</code></pre>";

/// Returns the item that the source of a quotation names, without its comment: a file of the crate
/// `engine` and the name of an item.
fn quoted(source: &str) -> String {
    let (path, item) = source.split_once(' ').unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../crates/engine/src")
        .join(path);
    let text =
        fs::read_to_string(&path).unwrap_or_else(|_| panic!("{source}: the file does not exist"));
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| names(line, item));
    let first = first.unwrap_or_else(|| panic!("{source}: the item does not exist"));
    let margin = lines[first].len() - lines[first].trim_start().len();
    let length = lines[first..]
        .iter()
        .position(|line| ends(line, margin))
        .unwrap();
    let item = lines[first..=first + length].iter();
    let plain: Vec<&str> = item.map(|line| line.get(margin..).unwrap_or("")).collect();
    plain.join("\n")
}

/// Whether an item with this name begins on the line.
fn names(line: &str, item: &str) -> bool {
    let words = line
        .trim_start()
        .replace("pub(super) ", "")
        .replace("pub ", "");
    ["fn ", "const ", "struct ", "enum "].iter().any(|kind| {
        words.strip_prefix(kind).is_some_and(|rest| {
            rest.strip_prefix(item).is_some_and(|rest| {
                !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_')
            })
        })
    })
}

/// Whether an item with this margin ends on the line.
fn ends(line: &str, margin: usize) -> bool {
    let rest = line.get(margin..).unwrap_or("");
    let is_last = rest.starts_with(['}', ']']);
    is_last || (!rest.starts_with(' ') && rest.ends_with(';') && !rest.contains('{'))
}

/// Returns the page with up-to-date quotations, and their number.
fn blessed(html: &str) -> (String, usize) {
    let mut parts = html.split(OPENING);
    let mut text = parts.next().unwrap().to_owned();
    let mut count = 0;
    for part in parts {
        let (source, rest) = part.split_once("\"><code>").unwrap();
        let (_, after) = rest.split_once(CLOSING).unwrap();
        let code = escaped(&quoted(source));
        for piece in [OPENING, source, "\"><code>", &code, CLOSING, after] {
            text.push_str(piece);
        }
        count += 1;
    }
    (text, count)
}

#[test]
fn every_quote_is_in_our_source() {
    let mut quotes = 0;
    for page in pages() {
        let (now, count) = blessed(&page.html);
        quotes += count;
        if now != page.html && std::env::var_os("BLESS").is_some() {
            fs::write(folder().join(&page.name), now).unwrap();
        } else {
            let hint =
                "the source has changed: read the text around the quote, then run with BLESS=1";
            assert!(now == page.html, "{}: {hint}", page.name);
        }
    }
    assert!(quotes > 15, "{quotes} quotes");
}

#[test]
fn a_quote_is_a_whole_item() {
    let text = quoted("classic/moves.rs is_off_board");
    assert_eq!(
        text,
        "pub(super) fn is_off_board(square: u8) -> bool {\n    square & OFF_BOARD != 0\n}"
    );
    assert_eq!(
        quoted("classic/board.rs OFF_BOARD"),
        "pub(super) const OFF_BOARD: u8 = 0x88;"
    );
    assert!(quoted("classic/moves.rs STEPS").ends_with("\n];"));
    assert_eq!(unescaped(&escaped("a && b < c")), "a && b < c");
}
