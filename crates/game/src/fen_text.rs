//! Extracts FENs from text as people paste it and programs write it.

use alloc::string::String;
use alloc::vec::Vec;

use crate::notation::{CharTest, is_dash, is_invisible, is_letter_or_digit};

/// Words that precede a FEN in commands and on web pages, without a colon.
const PREFIXES: [&str; 5] = ["position", "fen", "setboard", "epd", "[fen"];

/// Results of games, which follow a FEN in lists of positions.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// The report that castling rights were repaired, for chess and variants.
pub const IGNORED_RIGHTS: &str = "rights that are repeated and signs between rights are ignored";

/// The index of the field of castling rights.
const RIGHTS: usize = 2;

/// The number of fields before the counters: placement, side to move, rights and en passant square.
const FIELDS_BEFORE_COUNTERS: usize = 4;

/// The fields of a FEN, without the text around it.
///
/// - These are removed: quotation marks, parentheses, `FEN:`, `position fen`, `moves …`, a final
///   period, the result of the game, and the operations of EPD such as `bm d6;`. The operations
///   `hmvc` and `fmvn` become the counters.
/// - Rights that are separated by spaces are one field, in which the spaces remain.
/// - A missing field for castling rights or the en passant square is added as `-`.
/// - Underscores separate fields, as in web addresses. A dash of any length is `-`.
///
/// ```
/// use game::fen_fields;
///
/// let fen = "8/8/4k3/8/8/3QK3/8/8 w - - 0 1";
/// assert_eq!(fen_fields(&format!("FEN: \"{fen}\".")).join(" "), fen);
/// assert_eq!(fen_fields("8/8/4k3/8/8/3QK3/8/8 w - - bm Qd5;"), ["8/8/4k3/8/8/3QK3/8/8", "w", "-", "-"]);
/// ```
pub fn fen_fields(text: &str) -> Vec<&str> {
    let mut fields: Vec<&str> = Vec::new();
    let mut rights_start = 0;
    let mut rest = text.trim_start_matches(IS_SEPARATOR);
    while !rest.is_empty() {
        let start = text.len() - rest.len();
        let word = rest.split(IS_SEPARATOR).next().unwrap_or(rest);
        let end = start + word.len();
        rest = text.get(end..).unwrap_or_default();
        rest = rest.trim_start_matches(IS_SEPARATOR);
        let word = word.trim_matches(IS_WRAPPING);
        let word = if fields.is_empty() {
            without_prefix(word).trim_end_matches('/')
        } else {
            word.trim_end_matches(IS_AFTER_FIELD)
        };
        if word.is_empty() {
            continue;
        }
        let may_be_operation = fields.len() == FIELDS_BEFORE_COUNTERS
            || fields.len() > FIELDS_BEFORE_COUNTERS && text.bytes().any(|byte| byte == b';');
        let is_result = fields.len() >= FIELDS_BEFORE_COUNTERS && RESULTS.contains(&word);
        let is_end = word == "moves" || is_result || may_be_operation && is_operation(word);
        if is_end {
            break;
        }
        if fields.len() == RIGHTS {
            rights_start = start;
        } else if fields.len() == RIGHTS + 1 && [fields[RIGHTS], word].into_iter().all(is_rights) {
            let rights = text.get(rights_start..end).unwrap_or_default();
            fields[RIGHTS] = rights.trim_matches(IS_AFTER_FIELD);
            continue;
        }
        fields.push(match fields.len() {
            1 => turn(word),
            _ if word.chars().all(is_dash) => "-",
            _ => word,
        });
    }
    if let Some(index) = missing_field(&fields) {
        fields.insert(index, "-");
    }
    // Three-check has a field before the counters.
    let is_before_counters = fields.len() == FIELDS_BEFORE_COUNTERS
        || fields.len() == FIELDS_BEFORE_COUNTERS + 1 && fields[4].contains('+');
    let (halfmoves, fullmoves) = (operand(text, "hmvc"), operand(text, "fmvn"));
    if is_before_counters && (halfmoves.is_some() || fullmoves.is_some()) {
        fields.push(halfmoves.unwrap_or("0"));
        fields.push(fullmoves.unwrap_or("1"));
    }
    fields
}

/// The characters between fields.
const IS_SEPARATOR: CharTest = |letter| letter.is_whitespace() || letter == '_';

/// The first operand of an operation of EPD. Quoted operands may contain any text.
fn operand<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    const IS_END: CharTest = |letter| letter == ';' || letter.is_whitespace();
    let (mut is_quoted, mut is_next) = (false, false);
    for word in text.split(IS_END) {
        if word.is_empty() {
            continue;
        }
        if is_next {
            return Some(word);
        }
        is_next = !is_quoted && word == name;
        is_quoted ^= word.bytes().filter(|&byte| byte == b'"').count() % 2 == 1;
    }
    None
}

/// The characters that wrap a FEN and are not part of it.
const IS_WRAPPING: CharTest = |letter| {
    is_invisible(letter)
        || matches!(
            letter,
            '"' | '\'' | '`' | '“' | '”' | '„' | '‘' | '’' | '«' | '»' | '(' | ')' | '<' | '>'
        )
};

/// The characters that may follow a field.
const IS_AFTER_FIELD: CharTest = |letter| IS_WRAPPING(letter) || matches!(letter, '.' | ';' | ',');

/// The characters that separate a prefix from the FEN.
const IS_COLON: CharTest = |letter| matches!(letter, ':' | '=');

/// The first word without a prefix such as `FEN:`; empty if it is only a prefix.
fn without_prefix(word: &str) -> &str {
    let is_prefix = |word: &str| {
        PREFIXES
            .iter()
            .any(|prefix| prefix.eq_ignore_ascii_case(word))
    };
    let word = word.trim_start_matches(IS_COLON);
    match word.split_once(IS_COLON) {
        Some((before, rest)) if is_prefix(before) => rest.trim_start_matches(IS_WRAPPING),
        _ if is_prefix(word) => "",
        _ => word,
    }
}

/// The letter of the side to move, which may be written in full.
fn turn(word: &str) -> &str {
    for (letter, name) in [("w", "white"), ("b", "black")] {
        if word.eq_ignore_ascii_case(letter) || word.eq_ignore_ascii_case(name) {
            return letter;
        }
    }
    word
}

/// Whether a word begins an operation of EPD: a name such as `bm` or `c0`.
fn is_operation(word: &str) -> bool {
    matches!(word.as_bytes(), [first, _, ..] if first.is_ascii_alphabetic())
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The distinct letters in a field of castling rights, and whether the field consists of them alone.
///
/// ```
/// use game::distinct_rights;
///
/// assert_eq!(distinct_rights("K--KQ q"), ("KQq".to_owned(), false));
/// assert_eq!(distinct_rights("-"), (String::new(), true));
/// ```
pub fn distinct_rights(field: &str) -> (String, bool) {
    let mut letters = String::new();
    for letter in field.chars().filter(|&letter| is_letter_or_digit(letter)) {
        if letters.chars().all(|known| known != letter) {
            letters.push(letter);
        }
    }
    let is_plain = field == "-" || field == letters;
    (letters, is_plain)
}

/// Whether each word of a text is a right, or several in the notation of chess.
fn is_rights(text: &str) -> bool {
    const IS_BETWEEN: CharTest = |letter| IS_SEPARATOR(letter) || letter == ',';
    text.split(IS_BETWEEN).all(|word| match word.as_bytes() {
        [letter] => letter.is_ascii_alphabetic(),
        letters => letters.iter().all(|letter| b"KQkq".contains(letter)),
    })
}

/// The index of the field that is missing: the rights, if the third field is an en passant square, or
/// the en passant square, if the fourth of five fields is a number.
fn missing_field(fields: &[&str]) -> Option<usize> {
    let is_square = |field: &str| matches!(field.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
    let is_number = |field: &str| field.bytes().all(|byte| byte.is_ascii_digit());
    match fields {
        [_, _, third, ..] if is_square(third) => Some(RIGHTS),
        [_, _, _, fourth, fifth] if is_number(fourth) && is_number(fifth) => Some(RIGHTS + 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{distinct_rights, fen_fields};

    const FEN: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

    #[test]
    fn the_text_around_a_fen_is_left_out() {
        for text in [
            FEN.to_owned(),
            format!("\"{FEN}\""),
            format!("`{FEN}`"),
            format!("“{FEN}”"),
            format!("FEN: {FEN}"),
            format!("fen:{FEN}"),
            format!("[FEN \"{FEN}\"]").replace("\"]", "\""),
            format!("{FEN}."),
            format!("{FEN};"),
            format!("FEN = {FEN}"),
            format!("({FEN})"),
            format!("> {FEN}"),
            format!("<{FEN}>"),
            format!("{FEN} 1-0"),
            format!("{FEN} *"),
            FEN.replace(' ', "_"),
            FEN.replace(" b", "/ b"),
            FEN.replace(" - ", " – "),
            format!("position fen {FEN}"),
            format!("position fen {FEN} moves b1c3"),
            format!("\u{200e}{FEN}\u{feff}"),
            FEN.replace(' ', "\u{a0}"),
            FEN.replace(" b ", " black "),
        ] {
            assert_eq!(fen_fields(&text).join(" "), FEN, "{text}");
        }
    }

    #[test]
    fn operations_of_epd_are_left_out() {
        let epd = FEN.replace(" 1 2", "");
        for operations in ["bm d6; id \"x.001\";", "bm d6;", "id \"a b\"; bm Nf6+"] {
            assert_eq!(fen_fields(&format!("{epd} {operations}")).join(" "), epd);
        }
    }

    #[test]
    fn the_counters_of_epd_are_those_of_the_fen() {
        let epd = "5k2/7R/4P2p/5K2/p1r2P1p/8/8/8 b - -";
        for (operations, counters) in [
            ("bm h3; am h5; id \"x\"; hmvc 12; fmvn 44;", " 12 44"),
            ("hmvc 12; fmvn 44;", " 12 44"),
            ("fmvn 44; hmvc 12;", " 12 44"),
            ("hmvc 12;", " 12 1"),
            ("fmvn 44;", " 0 44"),
            ("bm h3;hmvc 12;fmvn 44", " 12 44"),
            ("id \"hmvc 12; fmvn 44\";", ""),
            ("id \"a;\"; fmvn 44; c0 \"hmvc 3\";", " 0 44"),
            ("3+3 hmvc 12; fmvn 44;", " 3+3 12 44"),
            ("7 8 hmvc 12; fmvn 44;", " 7 8"),
            ("hmvc;", ""),
        ] {
            let fields = fen_fields(&format!("{epd} {operations}")).join(" ");
            assert_eq!(fields, format!("{epd}{counters}"), "{operations}");
        }
    }

    #[test]
    fn rights_separated_by_spaces_are_one_field() {
        let rest = "r3k2r/8/8/8/8/8/8/R3K2R w";
        for (given, expected) in [
            ("K Q k q - 0 1", "KQkq"),
            ("KQ kq - 0 1", "KQkq"),
            ("K, Q, k, q, - 0 1", "KQkq"),
            ("H A h a - 0 1", "HAha"),
            ("KQ k q -", "KQkq"),
            ("K  Q e3 0 1", "KQ"),
            ("K Q", "KQ"),
            ("K q 0 1", "Kq"),
        ] {
            let text = format!("{rest} {given}");
            let fields = fen_fields(&text);
            assert_eq!(distinct_rights(fields[2]).0, expected, "{given}");
            let is_square = |field: &&str| *field == "-" || *field == "e3";
            assert!(fields.get(3).is_none_or(is_square), "{fields:?}");
        }
        let epd = fen_fields("8/8/8/8/8/8/8/4K2k w - bm Kd2; id \"K\";").join(" ");
        assert_eq!(epd, "8/8/8/8/8/8/8/4K2k w - bm");
    }

    #[test]
    fn letters_of_rights_are_taken_once_and_without_signs() {
        for (field, letters) in [
            ("KKQ", "KQ"),
            ("KQ-", "KQ"),
            ("K--q", "Kq"),
            ("-KQkq", "KQkq"),
            ("KQ/kq", "KQkq"),
            ("KQkqKQkq", "KQkq"),
            ("KQ–kq", "KQkq"),
            ("--", ""),
            ("HAhah", "HAha"),
            ("(KQ)", "KQ"),
        ] {
            assert_eq!(distinct_rights(field), (letters.to_owned(), false));
        }
        for field in ["KQkq", "qkQK", "HAha", "X0"] {
            assert_eq!(distinct_rights(field), (field.to_owned(), true));
        }
    }

    #[test]
    fn missing_fields_are_none() {
        let rest = "4k3/8/8/8/8/8/8/4K3 w";
        for (given, expected) in [
            ("KQkq 0 1", "KQkq - 0 1"),
            ("KQ- 3 9", "KQ- - 3 9"),
            ("– – 0 1", "- - 0 1"),
            ("-- - 0 1", "- - 0 1"),
            ("e3 0 1", "- e3 0 1"),
            ("- 0 1", "- - 0 1"),
            ("- - 0 1", "- - 0 1"),
            ("- -", "- -"),
        ] {
            let fields = fen_fields(&format!("{rest} {given}")).join(" ");
            assert_eq!(fields, format!("{rest} {expected}"));
        }
    }
}
