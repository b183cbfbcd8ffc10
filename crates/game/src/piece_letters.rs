//! The letters of the pieces in the languages of the page.

/// A language in which moves are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English: king, queen, rook, bishop, knight, pawn.
    English,
    /// German: König, Dame, Turm, Läufer, Springer, Bauer.
    German,
    /// French: roi, dame, tour, fou, cavalier, pion.
    French,
    /// Spanish: rey, dama, torre, alfil, caballo, peón.
    Spanish,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 4] = [
        Language::English,
        Language::German,
        Language::French,
        Language::Spanish,
    ];

    /// The letters of king, queen, rook, bishop, knight and pawn.
    const fn letters(self) -> &'static [u8] {
        match self {
            Language::English => b"KQRBNP",
            Language::German => b"KDTLSB",
            Language::French => b"RDTFCP",
            Language::Spanish => b"RDTACP",
        }
    }

    /// The English letter of a piece in upper case. A letter of neither language, which a variant
    /// may use, is unchanged. `None` for an English letter that this language does not use.
    ///
    /// ```
    /// use game::Language;
    ///
    /// assert_eq!(Language::German.to_english(b'S'), Some(b'N'));
    /// assert_eq!(Language::German.to_english(b'N'), None);
    /// ```
    pub fn to_english(self, letter: u8) -> Option<u8> {
        let letter = letter.to_ascii_uppercase();
        let english = Language::English.letters();
        match self.letters().iter().position(|&known| known == letter) {
            Some(index) => Some(english[index]),
            None if english.contains(&letter) => None,
            None => Some(letter),
        }
    }

    /// Whether a text has a capital letter of an English piece that this language does not have.
    pub(crate) fn lacks_letter_of(self, text: &str) -> bool {
        text.bytes()
            .any(|letter| letter.is_ascii_uppercase() && self.to_english(letter).is_none())
    }
}
