//! The letters of the pieces in the languages of the page.

use alloc::string::String;

/// A language in which moves are read, other than English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// German: König, Dame, Turm, Läufer, Springer, Bauer.
    German,
    /// French: roi, dame, tour, fou, cavalier, pion.
    French,
    /// Spanish: rey, dama, torre, alfil, caballo, peón.
    Spanish,
}

/// The English letters of king, queen, rook, bishop, knight and pawn.
const ENGLISH: [u8; 6] = *b"KQRBNP";

impl Language {
    /// All languages other than English.
    pub const ALL: [Language; 3] = [Language::German, Language::French, Language::Spanish];

    /// The name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Language::German => "German",
            Language::French => "French",
            Language::Spanish => "Spanish",
        }
    }

    /// The letters of king, queen, rook, bishop, knight and pawn.
    const fn letters(self) -> [u8; 6] {
        match self {
            Language::German => *b"KDTLSB",
            Language::French => *b"RDTFCP",
            Language::Spanish => *b"RDTACP",
        }
    }

    /// A move with the letters of this language, in English letters: a capital letter or the letter
    /// of a drop at the beginning, and the letter of a promotion at the end. Letters of neither
    /// language, which a variant may have, stay as they are.
    ///
    /// `None` if a letter is an English one that this language does not have.
    ///
    /// ```
    /// use game::Language;
    ///
    /// assert_eq!(Language::German.to_english("Sxe8=D+").as_deref(), Some("Nxe8=Q+"));
    /// assert_eq!(Language::German.to_english("Nf3"), None);
    /// ```
    pub fn to_english(self, text: &str) -> Option<String> {
        let mut english = String::with_capacity(text.len());
        let (mut before, mut is_first) = (' ', true);
        let mut characters = text.chars().peekable();
        while let Some(letter) = characters.next() {
            let is_drop = characters.peek() == Some(&'@');
            let is_piece = if is_first {
                letter.is_ascii_uppercase() || is_drop
            } else {
                let is_after_square = before.is_ascii_digit() || matches!(before, '=' | '(' | '/');
                let is_square = characters.peek().is_some_and(char::is_ascii_digit);
                letter.is_ascii_alphabetic() && is_after_square && !is_square && letter != 'x'
            };
            english.push(if is_piece {
                self.letter_to_english(letter)?
            } else {
                letter
            });
            is_first &= letter.is_whitespace();
            before = letter;
        }
        Some(english)
    }

    fn letter_to_english(self, letter: char) -> Option<char> {
        let is_letter = |&known: &u8| char::from(known) == letter.to_ascii_uppercase();
        match self.letters().iter().position(is_letter) {
            Some(index) if letter.is_ascii_lowercase() => {
                Some(char::from(ENGLISH[index].to_ascii_lowercase()))
            }
            Some(index) => Some(char::from(ENGLISH[index])),
            None if ENGLISH.iter().any(is_letter) => None,
            None => Some(letter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn letters_of_each_language_become_english() {
        let [german, french, spanish] = Language::ALL;
        for (language, text, english) in [
            (german, "Sf3", "Nf3"),
            (german, "Sb1-c3", "Nb1-c3"),
            (german, "a8=D", "a8=Q"),
            (german, "a7a8d", "a7a8q"),
            (german, "bxa8(L)+", "bxa8(B)+"),
            (german, "Be4", "Pe4"),
            (german, "S@f3", "N@f3"),
            (german, "s@f3", "n@f3"),
            (german, "O-O", "O-O"),
            (german, "e2xd3 e.p.", "e2xd3 e.p."),
            (german, "Sc3/H", "Nc3/H"),
            (german, "Tdxd8", "Rdxd8"),
            (german, "T1xd8", "R1xd8"),
            (french, "Rf1", "Kf1"),
            (french, "Cbd7", "Nbd7"),
            (french, "Fb5+", "Bb5+"),
            (spanish, "Axf7#", "Bxf7#"),
            (spanish, "exd8/T", "exd8/R"),
        ] {
            assert_eq!(
                language.to_english(text).as_deref(),
                Some(english),
                "{text}"
            );
        }
        for (language, text) in [(german, "Nf3"), (french, "Kf1"), (spanish, "a8=Q")] {
            assert_eq!(language.to_english(text), None, "{text}");
        }
    }

    #[test]
    fn plain_moves_are_the_same_in_every_language() {
        for text in [
            "e4", "e2e4", "exd5", "O-O-O", "0000", "--", "bxc3", "a10b10", "é",
        ] {
            for language in Language::ALL {
                assert_eq!(language.to_english(text).as_deref(), Some(text));
            }
        }
    }
}
