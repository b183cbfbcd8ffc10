//! Converts symbols of printed chess literature to numeric annotation glyphs (NAGs).

use crate::notation::CharTest;

/// The NAGs of symbols that precede moves which were not played.
pub(super) const WITH_THE_IDEA: u8 = 140;
pub(super) const BETTER_IS: u8 = 142;

/// Symbols and their NAGs; a longer symbol precedes its prefixes.
const SYMBOLS: [(&str, u8); 41] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("=/∞", 44),
    ("+=", 14),
    ("=+", 15),
    ("=∞", 44),
    ("+−", 18),
    ("+-", 18),
    ("+–", 18),
    ("−+", 19),
    ("-+", 19),
    ("–+", 19),
    ("=", 10),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("⊙", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", WITH_THE_IDEA),
    ("Δ", WITH_THE_IDEA),
    ("⌓", BETTER_IS),
    ("RR", 145),
    ("N", 146),
    ("TN", 146),
    ("D", 220),
];

const IS_LETTER: CharTest = |letter| letter.is_ascii_alphabetic();

const IS_WORD_END: CharTest = |letter| letter.is_whitespace() || matches!(letter, ')' | '{' | ';');

pub(super) const fn may_begin_symbol(first: char) -> bool {
    !first.is_ascii() || matches!(first, '+' | '-' | '=' | 'R' | 'N' | 'T' | 'D')
}

/// The NAG of the symbol at the beginning of a text, and its length in bytes. Symbols of ASCII
/// characters must be whole words.
pub(super) fn symbol_at(text: &str) -> Option<(u8, usize)> {
    let (symbol, nag, rest) = SYMBOLS
        .iter()
        .find_map(|&(symbol, nag)| Some((symbol, nag, text.strip_prefix(symbol)?)))?;
    let is_word = !symbol.is_ascii() || rest.is_empty() || rest.starts_with(IS_WORD_END);
    is_word.then_some((nag, symbol.len()))
}

/// A move without the symbol attached to it, and the NAG of the symbol.
pub(super) fn without_symbol(word: &str) -> (&str, Option<u8>) {
    let attached = SYMBOLS
        .iter()
        .filter(|(symbol, _)| !symbol.starts_with(IS_LETTER))
        .find_map(|&(symbol, nag)| Some((word.strip_suffix(symbol)?, nag)));
    attached.map_or((word, None), |(before, nag)| (before, Some(nag)))
}
