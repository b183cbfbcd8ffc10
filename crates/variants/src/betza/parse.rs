//! Parses Betza notation into items: an atom with its modifiers and its range.

use alloc::vec::Vec;

use super::error::{BetzaError, BetzaProblem};

/// The most characters of a notation.
const MAX_LENGTH: usize = 200;

/// An atom with its modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    /// The letters before the atom, split at each `a`.
    pub(super) legs: Vec<Vec<char>>,
    pub(super) atom: char,
    /// The position of the atom, from 1.
    pub(super) column: usize,
    /// The position of the first modifier, from 1.
    pub(super) first_column: usize,
    /// The most steps: 1 for a leap, 15 if unlimited.
    pub(super) range: u8,
    /// Whether a number was written.
    pub(super) has_number: bool,
}

/// The range of an unlimited slider.
pub(super) const UNLIMITED: u8 = 15;

impl Item {
    pub(super) fn error(&self, letter: Option<char>, problem: BetzaProblem) -> BetzaError {
        let modifiers = self.legs.join(&'a');
        let offset = letter.and_then(|letter| modifiers.iter().position(|&found| found == letter));
        BetzaError {
            column: offset.map_or(self.column, |offset| self.first_column + offset),
            found: Some(letter.filter(|_| offset.is_some()).unwrap_or(self.atom)),
            problem,
        }
    }
}

/// Parses the items of a notation.
pub(super) fn parse(text: &str) -> Result<Vec<Item>, BetzaError> {
    let letters: Vec<char> = text.chars().take(MAX_LENGTH + 1).collect();
    let error = |column: usize, problem| BetzaError {
        column,
        found: letters.get(column - 1).copied(),
        problem,
    };
    if letters.len() > MAX_LENGTH {
        return Err(error(MAX_LENGTH + 1, BetzaProblem::TooLong));
    }
    if letters.is_empty() {
        return Err(error(1, BetzaProblem::Empty));
    }
    let mut items = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let (item, next) = parse_item(&letters, at).map_err(|(at, problem)| error(at, problem))?;
        items.push(item);
        at = next;
    }
    Ok(items)
}

/// Parses the item at an index. Returns it with the index after it, or an error with its position,
/// from 1.
fn parse_item(letters: &[char], first: usize) -> Result<(Item, usize), (usize, BetzaProblem)> {
    let modifiers = letters[first..]
        .iter()
        .take_while(|&&letter| is_modifier(letter))
        .count();
    let mut at = first + modifiers;
    let column = at + 1;
    let atom = *letters.get(at).ok_or((column, BetzaProblem::MissingAtom))?;
    if !is_atom(atom) {
        let is_digit = atom.is_ascii_digit();
        let problem = if is_digit {
            BetzaProblem::Range
        } else {
            BetzaProblem::UnknownLetter
        };
        return Err((column, problem));
    }
    let legs = letters[first..at]
        .split(|&letter| letter == 'a')
        .map(<[char]>::to_vec)
        .collect();
    at += 1;
    let is_doubled = letters.get(at) == Some(&atom);
    at += usize::from(is_doubled);
    let digits: Vec<u32> = letters[at..]
        .iter()
        .map_while(|letter| letter.to_digit(10))
        .collect();
    let range = range(atom, is_doubled, &digits).ok_or((at + 1, BetzaProblem::Range))?;
    let item = Item {
        legs,
        atom,
        column,
        first_column: first + 1,
        range,
        has_number: !digits.is_empty(),
    };
    Ok((item, at + digits.len()))
}

/// Whether a letter is one of a text. `str::contains` would bring the search for any text into the worker.
pub(crate) fn is_one_of(letter: char, letters: &str) -> bool {
    letters.chars().any(|one| one == letter)
}

fn range(atom: char, is_doubled: bool, digits: &[u32]) -> Option<u8> {
    let without_number = if is_doubled || is_one_of(atom, "BRQ") {
        UNLIMITED
    } else {
        1
    };
    match digits {
        [] => Some(without_number),
        [0] if atom != 'O' => Some(UNLIMITED),
        [digit] if *digit > 0 => u8::try_from(*digit).ok(),
        [1, digit @ 0..=5] => u8::try_from(10 + digit).ok(),
        _ => None,
    }
}

fn is_modifier(letter: char) -> bool {
    letter.is_ascii_lowercase()
}

fn is_atom(letter: char) -> bool {
    is_one_of(letter, "WFDNAHCLZJGBRQKO")
}
