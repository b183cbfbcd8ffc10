//! Normalizes the spellings of moves: figurines, typographic dashes and invisible characters.

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

/// A move with the signs of ASCII for typographic ones and letters for figurines, and without invisible
/// characters. White space stays where it separates two words.
///
/// ```
/// use game::notation::plain_move;
///
/// assert_eq!(plain_move("♘f3"), "Nf3");
/// assert_eq!(plain_move("O–O"), "O-O");
/// assert_eq!(plain_move(" 4. e2 – e4† "), "4.e2-e4+");
/// assert_eq!(plain_move("exd6 e. p."), "exd6 e.p.");
/// ```
pub fn plain_move(text: &str) -> String {
    const IS_OF_WORD: CharTest = |letter| letter.is_ascii_alphanumeric();
    let mut plain = String::new();
    let mut is_after_space = false;
    for letter in text.chars() {
        if letter.is_whitespace() || is_invisible(letter) {
            is_after_space |= letter.is_whitespace();
            continue;
        }
        let letter = match letter {
            '×' => 'x',
            '†' => '+',
            '‡' => '#',
            '…' => '.',
            _ if is_dash(letter) => '-',
            _ => figurine_letter(letter).unwrap_or(letter),
        };
        if is_after_space && IS_OF_WORD(letter) && plain.ends_with(IS_OF_WORD) {
            plain.push(' ');
        }
        is_after_space = false;
        plain.push(letter);
    }
    plain
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
            ("exd6 e.p.", "exd6 e.p."),
            ("N f3", "N f3"),
        ] {
            assert_eq!(plain_move(typed), plain, "{typed}");
        }
    }
}
