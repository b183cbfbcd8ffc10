//! Distinguishes moves and move numbers from other words, without a position.

use super::result::result_at;
use super::symbols::without_symbol;
use crate::notation::{
    CharTest, bare_move, figurine_letter, is_dash, is_invisible, is_letter_or_digit, plain_move,
};

/// The spellings of the null move.
pub(super) const NULL_MOVES: [&str; 5] = ["--", "Z0", "0000", "@@@@", "null"];

/// The longest move, in bytes.
const MAX_MOVE: usize = 32;

/// The largest rank of a board.
const MAX_RANK: u64 = 16;

const IS_DIGIT: CharTest = |letter| letter.is_ascii_digit();
/// The dots after a move number.
pub(super) const IS_DOT: CharTest = |letter| matches!(letter, '.' | '…');
const IS_SPACE: CharTest = |letter| letter.is_whitespace() || is_invisible(letter);
const IS_NOT_OF_WORD: CharTest = |letter| !is_word_letter(letter);

/// The punctuation after a move that is not part of it.
pub(super) const IS_AFTER_MOVE: CharTest = |letter| matches!(letter, '.' | ':');

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
    text.starts_with(|letter: char| is_letter_or_digit(letter) && !letter.is_ascii_digit())
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
    if word.len() > MAX_MOVE || word.len() < 2 {
        return false;
    }
    if NULL_MOVES.contains(&word) {
        return true;
    }
    let has_digit = word.bytes().any(|byte| byte.is_ascii_digit());
    if !has_digit && !word.starts_with(['O', 'o']) {
        return false;
    }
    let plain = plain_move(word);
    let text = without_symbol(&plain).map_or(&*plain, |(text, _)| text);
    let text = without_mark_words(text);
    // Without the mark of en passant, but also as it is: `bare_move` removes the bracket of `e8(Q)`.
    [text, &bare_move(text)].into_iter().any(|text| {
        is_null_or_castling(text) || is_drop(text) || is_normal(text) || is_in_capitals(text)
    })
}

/// Whether a word may be the beginning of a move in a text that is cut off.
pub(super) fn is_move_start(word: &str) -> bool {
    word.len() <= 4
        && word.starts_with(|letter: char| {
            letter.is_ascii_uppercase() || matches!(letter, 'a'..='h' | '0')
        })
}

/// A move without the signs and words for check and mate after it.
pub(super) fn without_mark_words(text: &str) -> &str {
    let is_sign: CharTest =
        |letter| matches!(letter, '+' | '#' | '!' | '?') || letter.is_whitespace();
    let text = text.trim_end_matches(is_sign);
    let words = ["mate", "ch", "TN"];
    let without = words.iter().find_map(|word| text.strip_suffix(word));
    without.unwrap_or(text)
}

fn is_null_or_castling(text: &str) -> bool {
    let castling = text.split('/').next().unwrap_or_default();
    let is_castling = matches!(castling.len(), 3 | 5)
        && castling.bytes().enumerate().all(|(index, byte)| {
            if index % 2 == 0 {
                matches!(byte, b'O' | b'o' | b'0')
            } else {
                byte == b'-'
            }
        });
    is_castling || matches!(castling, "OO" | "OOO" | "oo" | "ooo") || NULL_MOVES.contains(&text)
}

fn is_drop(text: &str) -> bool {
    text.split_once('@').is_some_and(|(piece, square)| {
        let square = square.to_ascii_lowercase();
        piece.chars().count() <= 1 && target_length(square.as_bytes()) == Some(square.len())
    })
}

/// Whether a text is a move with squares: a piece, an origin, a target, a promotion.
fn is_normal(text: &str) -> bool {
    let mut letters = text.chars();
    let is_piece = letters.next().is_some_and(|letter| {
        letter.is_ascii_uppercase()
            || matches!(letter, 'k' | 'q' | 'r' | 'n' | 'p' | 'b')
            || !letter.is_ascii() && is_letter_or_digit(letter)
    });
    is_piece && has_squares(letters.as_str().as_bytes()) || has_squares(text.as_bytes())
}

/// Whether a text is a move in capital letters, such as `NF3`.
fn is_in_capitals(text: &str) -> bool {
    text.is_ascii()
        && !text.bytes().any(|byte| byte.is_ascii_lowercase())
        && is_normal(&text.to_ascii_lowercase())
}

/// Whether a text is an origin, which may be given in part, a target and a promotion or gating.
fn has_squares(text: &[u8]) -> bool {
    (0..text.len().min(6)).any(|start| {
        let (origin, rest) = text.split_at(start);
        let origin = match origin {
            [origin @ .., b'x' | b':' | b'-'] => origin,
            _ => origin,
        };
        is_origin(origin)
            && target_length(rest).is_some_and(|length| {
                is_addition(rest.get(length..).unwrap_or_default(), origin.len() > 1)
            })
    })
}

/// Whether a text is empty, a file, a rank or a square.
fn is_origin(text: &[u8]) -> bool {
    let digits = match text {
        [b'a'..=b'p', digits @ ..] => digits,
        _ => text,
    };
    digits.is_empty() || is_rank(digits)
}

fn is_rank(digits: &[u8]) -> bool {
    let rank = crate::parse_digits(digits);
    digits.len() <= 2 && rank.is_some_and(|rank| (1..=MAX_RANK).contains(&rank))
}

/// The length of the square at the beginning of a text, with all its digits.
fn target_length(text: &[u8]) -> Option<usize> {
    let [b'a'..=b'p', rest @ ..] = text else {
        return None;
    };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    is_rank(rest.get(..digits)?).then_some(1 + digits)
}

/// Whether a text after the target is empty, a promotion or a piece that enters. A bare small letter
/// must be that of a usual piece unless the move has its origin.
fn is_addition(text: &[u8], has_origin: bool) -> bool {
    match text {
        []
        | [b'=' | b'/', _]
        | [b'/', _, _, _]
        | [b'(', _, b')']
        | [b'=', b'(', _, b')']
        | [b'=', _, b'/', _] => true,
        [letter] => letter.is_ascii_uppercase() || is_usual(*letter) || has_origin,
        [letter, b'/', _] => letter.is_ascii_uppercase(),
        _ => false,
    }
}

const fn is_usual(letter: u8) -> bool {
    matches!(letter, b'q' | b'r' | b'b' | b'n')
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
