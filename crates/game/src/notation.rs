//! Normalizes the spellings of moves: figurines, typographic dashes and invisible characters.

use alloc::borrow::Cow;
use alloc::string::String;

/// A test of a character. As a pattern it is a single type, so that each method of `str` is
/// compiled once.
pub type CharTest = fn(char) -> bool;

/// The figurines of Unicode from ♔ on, White's before Black's, as the letters of SAN.
const FIGURINES: [char; 12] = ['K', 'Q', 'R', 'B', 'N', 'P', 'K', 'Q', 'R', 'B', 'N', 'P'];

/// The letter of a figurine such as ♘.
pub const fn figurine_letter(character: char) -> Option<char> {
    match character {
        '♔'..='♟' => Some(FIGURINES[character as usize - '♔' as usize]),
        _ => None,
    }
}

/// Whether a character is a hyphen, a dash or a minus sign, which word processors use in `O-O`.
pub const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '−' | '﹣' | '－')
}

/// Whether a character may be part of a word: a digit, or a letter of any script. It does not use
/// the Unicode tables, which would make the worker larger.
pub const fn is_letter_or_digit(character: char) -> bool {
    character.is_ascii_alphanumeric()
        || matches!(character, '\u{c0}'..='\u{1fff}' | '\u{3040}'..='\u{d7ff}' | '\u{10000}'..)
            && !matches!(character, '×' | '÷' | '\u{1680}')
}

/// Whether a character is invisible: soft hyphens, joiners, marks of direction, byte order marks,
/// variation selectors.
pub const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
    )
}

/// Punctuation that may follow a move in a sentence.
const IS_PUNCTUATION: CharTest = |letter| matches!(letter, ',' | '.' | ';');

/// The signs after a move: check, mate and comment, punctuation, and closing brackets.
const IS_MARK: CharTest = |letter| {
    matches!(
        letter,
        '+' | '#' | '!' | '?' | '†' | '‡' | ',' | '.' | ';' | ')' | ']'
    ) || letter.is_whitespace()
};

/// The signs before a mark of en passant.
const IS_OPENING: CharTest = |letter| matches!(letter, '(' | '[' | '/') || letter.is_whitespace();

/// The marks of en passant in lower case, without white space and the dot at the end.
const EN_PASSANT: [&str; 3] = ["e.p", "ep", "enpassant"];

/// A move with plain hyphens, with letters for figurines, and without invisible characters and final punctuation.
///
/// ```
/// use game::notation::plain_move;
///
/// assert_eq!(plain_move("♘f3"), "Nf3");
/// assert_eq!(plain_move("O–O,"), "O-O");
/// ```
pub fn plain_move(text: &str) -> Cow<'_, str> {
    let text = text.trim_end_matches(IS_PUNCTUATION);
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let plain = text.chars().filter(|&letter| !is_invisible(letter));
    let plain = plain.map(|letter| match figurine_letter(letter) {
        Some(figure) => figure,
        None if is_dash(letter) => '-',
        None => letter,
    });
    Cow::Owned(plain.collect::<String>())
}

/// A move without its number before it, and without white space and the marks after it: check, mate,
/// comment and en passant.
///
/// White space stays where it separates two words.
///
/// ```
/// use game::notation::bare_move;
///
/// assert_eq!(bare_move("4. exd6 e. p.+!?"), "exd6");
/// assert_eq!(bare_move("e2 - e4"), "e2-e4");
/// ```
pub fn bare_move(text: &str) -> String {
    let is_word: CharTest = |letter| letter.is_ascii_alphanumeric();
    let mut bare = String::new();
    for word in without_number(text.trim()).split_whitespace() {
        if bare.ends_with(is_word) && word.starts_with(is_word) && !is_en_passant(word) {
            bare.push(' ');
        }
        bare.push_str(word);
    }
    loop {
        let length = bare.len();
        bare.truncate(bare.trim_end_matches(IS_MARK).len());
        let lower = bare.to_ascii_lowercase();
        let before = EN_PASSANT.iter().find_map(|mark| lower.strip_suffix(mark));
        let before = before.map(|before| before.trim_end_matches(IS_OPENING));
        if let Some(before) =
            before.filter(|before| before.ends_with(|last: char| last.is_ascii_digit()))
        {
            bare.truncate(before.len());
        }
        if bare.len() == length {
            return bare;
        }
    }
}

/// Whether a word begins a mark of en passant.
fn is_en_passant(word: &str) -> bool {
    ["e.", "ep", "en", "passant", "E.", "EP"]
        .iter()
        .any(|mark| word.starts_with(mark))
}

/// A text without a move number such as `4.` or `4...` at its beginning.
fn without_number(text: &str) -> &str {
    let is_dot: CharTest = |letter| matches!(letter, '.' | '…');
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.starts_with(is_dot) {
        rest.trim_start_matches(is_dot)
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::plain_move;

    #[test]
    fn other_spellings_become_plain() {
        for (typed, plain) in [
            ("e4", "e4"),
            ("♞c6", "Nc6"),
            ("♙e4", "Pe4"),
            ("♗\u{fe0e}b5", "Bb5"),
            ("O\u{2011}O\u{2013}O", "O-O-O"),
            ("N\u{ad}f3\u{200e}", "Nf3"),
            ("exd6 e.p.", "exd6 e.p"),
        ] {
            assert_eq!(plain_move(typed), plain, "{typed}");
        }
    }
}
