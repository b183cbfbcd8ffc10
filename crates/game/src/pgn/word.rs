//! Distinguishes moves and move numbers from other words, without a position.

use super::result::result_at;
use super::symbols::without_symbol;
use crate::move_grammar::is_move_form;
use crate::notation::{
    CharTest, figurine_letter, is_dash, is_invisible, is_letter_or_digit, plain_move,
};

/// The spellings of the null move.
const NULL_MOVES: [&str; 5] = ["--", "Z0", "0000", "@@@@", "null"];

/// The longest move, in bytes.
const MAX_MOVE: usize = 32;

const IS_DIGIT: CharTest = |letter| letter.is_ascii_digit();
/// The dots after a move number.
pub(super) const IS_DOT: CharTest = |letter| matches!(letter, '.' | '…');
const IS_SPACE: CharTest = |letter| letter.is_whitespace() || is_invisible(letter);
const IS_OTHER_LETTER: CharTest = |letter| !letter.is_ascii() && is_letter_or_digit(letter);
const IS_NOT_OF_WORD: CharTest = |letter| !is_word_letter(letter);

/// The punctuation after a move that is not part of it.
pub(super) const IS_AFTER_MOVE: CharTest = |letter| matches!(letter, '.' | ':');

pub(super) fn is_null_move(text: &str) -> bool {
    NULL_MOVES.contains(&text)
}

/// Whether a character may be part of a move.
pub(super) fn is_word_letter(letter: char) -> bool {
    if letter.is_ascii() {
        return letter.is_ascii_alphanumeric()
            || matches!(letter, '+' | '#' | '=' | '/' | '@' | ':' | '.' | '-');
    }
    is_letter_or_digit(letter)
        || is_dash(letter)
        || is_invisible(letter)
        || figurine_letter(letter).is_some()
}

/// Whether a text begins with a letter, as words do.
pub(super) fn is_prose(text: &str) -> bool {
    const IS_LETTER: CharTest = |letter| is_letter_or_digit(letter) && !letter.is_ascii_digit();
    text.starts_with(IS_LETTER)
}

/// The beginning of a text that may be a move: a word, cut off if it is longer than any move.
fn word_at(text: &str) -> &str {
    let mut end = text.len().min(MAX_MOVE + 1);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let start = text.get(..end).unwrap_or_default();
    start.split(IS_NOT_OF_WORD).next().unwrap_or_default()
}

/// The length of the move number at the beginning of a text: digits, dots, or both. A number
/// without dots must precede a move.
pub(super) fn number_length(text: &str, is_after_prose: bool) -> Option<usize> {
    let after = text.trim_start_matches(IS_DIGIT);
    let rest = after.trim_start_matches(IS_DOT);
    let (has_digits, has_dots) = (after.len() < text.len(), rest.len() < after.len());
    let word = word_at(rest);
    let is_number = match (has_digits, has_dots) {
        (false, false) => false,
        (true, false) if word.is_empty() => {
            let next = rest.trim_start_matches(IS_SPACE);
            let is_before_move = next.starts_with(IS_DOT) || is_move(word_at(next));
            is_before_move && !is_after_prose && word_at(text) != "0000"
        }
        (_, true) if !word.starts_with(IS_DIGIT) => true,
        _ => is_move(word) || result_at(rest).is_some(),
    };
    is_number.then_some(text.len() - rest.len())
}

/// Whether a word has the form of a move in any game, in the letters of any language.
pub(super) fn is_move(word: &str) -> bool {
    let word = word.trim_end_matches(IS_AFTER_MOVE);
    if word.len() > MAX_MOVE {
        return false;
    }
    let (text, _) = without_symbol(word);
    // A letter of another script is that of a piece in a language that is not read.
    let text = text.strip_prefix(IS_OTHER_LETTER).unwrap_or(text);
    let plain = plain_move(text);
    is_null_move(&plain) || is_move_form(&plain)
}

/// Whether a word has the form of an abbreviated pawn capture, such as `ed`. The word `de` has this
/// form, too, so such a word is read as a move only after a move number.
pub(super) fn is_capture_without_sign(word: &str) -> bool {
    matches!(word.as_bytes(), [from @ b'a'..=b'h', to @ b'a'..=b'h'] if from.abs_diff(*to) == 1)
}

/// Whether a word may be the beginning of a move in a text that is cut off.
pub(super) fn is_move_start(word: &str) -> bool {
    word.len() <= 4 && matches!(word.as_bytes(), [b'A'..=b'Z' | b'a'..=b'h' | b'0', ..])
}

#[cfg(test)]
mod tests {
    use super::{is_move, number_length};

    #[test]
    fn moves_of_any_game_have_the_form_of_a_move() {
        for word in [
            "e4", "e4.", "Nf3", "♘f3", "Nbd7", "N1f3", "Nb1d2", "Ng1-f3", "exd5", "ed5", "e2e4",
            "e7e8q", "e8=Q", "e8Q", "e8(Q)", "e8q", "exd8=Q#", "exd6e.p.", "exd6ep", "O-O", "0–0",
            "o-o-o", "O-O/Hh1", "Nc3/H", "P@e4", "@e4", "a10", "Ra1xa10", "--", "Z0", "0000",
            "e4+-", "e4−+", "Qh5+", "Qh4mate", "Nf3+!", "Sf3", "a8=D", "NF3", "E2E4", "Фd4", "xd5",
            "Nf9", "null",
        ] {
            assert!(is_move(word), "{word}");
        }
    }

    #[test]
    fn other_words_are_text() {
        for word in [
            "",
            "a",
            "e",
            "N",
            "hello",
            "mate",
            "White",
            "0:05",
            "12",
            "1.5",
            "h264",
            "Game1",
            "h2o",
            "v1",
            "e4-pawn",
            "e4.com",
            "a@b.c",
            "---",
            "O",
            "0",
            "x",
            "+0.35",
            "2024-01-02",
            "Carlsen",
            "a0",
            "e17",
            "é4",
            "-",
        ] {
            assert!(!is_move(word), "{word}");
        }
    }

    #[test]
    fn numbers_of_moves() {
        for (text, length) in [
            ("1. e4", Some(2)),
            ("1.e4", Some(2)),
            ("1...e5", Some(4)),
            ("1… e5", Some(4)),
            ("1e4", Some(1)),
            ("1 e4", Some(1)),
            ("1\n\ne4", Some(1)),
            ("4.0-0", Some(2)),
            ("40-0", None),
            ("... e5", Some(3)),
            ("1.White", Some(2)),
            ("2.1-0", Some(2)),
            ("1 was", None),
            ("0.35", None),
            ("12:05", None),
            ("0000", None),
            ("3rd", None),
        ] {
            assert_eq!(number_length(text, false), length, "{text}");
        }
        assert_eq!(number_length("1 e4", true), None);
    }
}
