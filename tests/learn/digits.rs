//! Numbers in the prose of a chapter must be claims: digits stand in `<data>`.

use super::page::{between, pages, unescaped};

/// Names with digits in them.
const NAMES: [&str; 12] = [
    "1,024 characters",
    "below 1,200",
    "2,168 characters",
    "128 bytes",
    "2,000 characters",
    "Fine #70",
    "0x88",
    "wrong with 3.2",
    "letters of 3.2",
    "micro-Max 3.2",
    "ersion 3.2",
    "ersion 4",
];

/// Elements of several lines whose text is not prose: quoted code.
const SPANNING: [&str; 1] = ["pre"];

/// Elements within a line whose text is not prose: names of chapters, the original's letters, code,
/// claims, labels, figures.
const ELEMENTS: [&str; 6] = ["h1", "dt", "code", "data", "button", "micro-max-"];

/// Removes the elements whose names begin so.
fn without(html: &str, start: &str) -> String {
    let opening = format!("<{start}");
    let mut parts = html.split(&opening);
    let mut rest = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let end = part.find([' ', '>']).unwrap_or(part.len());
        let closing = format!("</{start}{}>", &part[..end]);
        rest.push_str(part.split_once(&closing).map_or("", |(_, after)| after));
    }
    rest
}

/// Returns the numbers that are parameters of a line's claims: a limit of positions, a ply.
fn parameters(line: &str) -> Vec<&str> {
    between(line, "<data value=\"", "\"")
        .flat_map(|claim| claim.split(' '))
        .filter_map(|field| field.split_once('='))
        .map(|(_, number)| number)
        .collect()
}

/// Returns the text of a line without tags and names.
fn words(line: &str) -> String {
    let pieces = line.split('<');
    let texts = pieces.map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text));
    let text = unescaped(&texts.collect::<String>());
    NAMES
        .iter()
        .fold(text, |text, name| text.replace(name, "…"))
}

fn is_number(word: &str) -> bool {
    word.starts_with("0x")
        || word.starts_with(|first: char| first.is_ascii_digit())
            && word
                .chars()
                .all(|next| next.is_ascii_digit() || ",.%".contains(next))
}

fn is_year(number: &str) -> bool {
    number.len() == 4 && number.starts_with('1')
}

/// Whether a word is a move, after whose number it stands.
fn is_move(word: &str) -> bool {
    word.starts_with("O-O")
        || word.starts_with(char::is_alphabetic)
            && word.contains(|next: char| next.is_ascii_digit())
}

/// Whether a word of a line is a number for which there is no reason.
fn is_bare(word: &str, following: &str, parameters: &[&str]) -> bool {
    let word = word.trim_start_matches(['±', '−', '+']);
    let number = word.trim_end_matches(['.', ',', ';', ':', '?', '!']);
    let counts_a_move = word.ends_with('.') && is_move(following);
    let is_parameter = parameters.contains(&number.replace(',', "").as_str());
    is_number(number) && !is_year(number) && !counts_a_move && !is_parameter
}

/// Returns the numbers in the prose of a page that are not claims.
fn bare_numbers(html: &str) -> Vec<String> {
    let (_, main) = html.split_once("<main>").unwrap_or(("", html));
    let (main, _) = main.split_once("</main>").unwrap_or((main, ""));
    let prose = SPANNING
        .iter()
        .fold(main.to_owned(), |text, element| without(&text, element));
    let mut bare = Vec::new();
    for line in prose.lines() {
        let text = ELEMENTS
            .iter()
            .fold(line.to_owned(), |line, element| without(&line, element));
        let text = words(&text);
        let separators = |letter: char| letter.is_whitespace() || "()“”–/".contains(letter);
        let words: Vec<&str> = text
            .split(separators)
            .filter(|word| !word.is_empty())
            .collect();
        for (place, word) in words.iter().enumerate() {
            let following = words.get(place + 1).unwrap_or(&"");
            if is_bare(word, following, &parameters(line)) {
                bare.push((*word).to_owned());
            }
        }
    }
    bare
}

#[test]
fn every_number_in_the_prose_is_a_claim() {
    let mut complaints = Vec::new();
    for page in pages() {
        let bare = bare_numbers(&page.html).into_iter();
        complaints.extend(bare.map(|number| format!("{}: {number}", page.name)));
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn bare_numbers_are_found() {
    let bare = |html: &str| bare_numbers(html).join(" ");
    assert_eq!(bare("<p>It takes 40 positions, ±3.</p>"), "40 ±3.");
    assert_eq!(bare("<p>A pawn loses 9. It</p>"), "9.");
    let claim = "<p>Within 60,000 it takes <data value=\"nodes limit=60000\">77,073</data>.</p>";
    assert_eq!(bare(claim), "");
    assert_eq!(bare(&claim.replace("60,000", "70,000")), "70,000");
    assert_eq!(
        bare("<p>After 1. e4 in 1941, <code>x=9</code> and the 128 bytes.</p>"),
        ""
    );
    assert_eq!(
        bare("<p>2 </p><micro-max-tree><p>7</p></micro-max-tree><p>3</p>"),
        "2 3"
    );
}
