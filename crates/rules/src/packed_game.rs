//! Packs games into short texts for links.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;
use game::coded_error;
use game::pgn::Record;

/// The digits, as in base64url.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The first digit of every packed game.
const VERSION: char = 'A';

/// The longest game; the time to pack a game grows with the square of its length.
const MAX_MOVES: usize = 5_000;

/// Packs the moves of a game into a text of letters, digits, `-` and `_`; `None` if it has more
/// than 5,000 moves or a null move. A game of 40 moves has about 70 characters.
///
/// # Format
///
/// The first digit of base64url is the version, the next two are a checksum of the other digits and
/// the initial position, and the rest is a number, the most significant digit first.
///
/// The number 0 is a game without moves. Otherwise, let `i` be the index of the first move among
/// the `n` legal ones, sorted by origin, target and promotion, and `rest` the number of the
/// remaining game: then the number is `rest * n + i + 1`.
///
/// ```
/// use rules::{Game, Position, pack, unpack};
///
/// let mut game = Game::new(Position::start());
/// game.play("e2e4".parse()?)?;
/// game.play("c7c5".parse()?)?;
/// let packed = pack(&game).ok_or("too long")?;
/// assert_eq!(packed, "A81By");
/// let unpacked = unpack(Position::start(), &packed)?;
/// assert_eq!(unpacked.san(2), "c5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pack(game: &Game) -> Option<String> {
    if game.moves().len() > MAX_MOVES || game.moves().contains(&Move::NULL) {
        return None;
    }
    let mut position = game.start().clone();
    let mut choices = Vec::new();
    for played in game.moves() {
        let legal = position.legal_moves();
        choices.push((legal.len(), rank(&legal, *played)));
        position.make(*played);
    }
    let mut number = Number::default();
    for &(count, index) in choices.iter().rev() {
        number.multiply_add(small(count), small(index + 1));
    }
    let digits = number.digits();
    let mut packed = String::from(VERSION);
    packed.extend(check_digits(game.start(), &digits));
    Some(packed + &digits)
}

/// Unpacks a game from a text and its initial position.
///
/// # Errors
///
/// [`UnpackError`] if the text is damaged, or belongs to another initial position.
pub fn unpack(start: Position, packed: &str) -> Result<Record<Position>, UnpackError> {
    let mut chars = packed.chars();
    let version = chars.next();
    let check = [chars.next(), chars.next()];
    let digits = chars.as_str();
    if version != Some(VERSION) || check != check_digits(&start, digits).map(Some) {
        return Err(UnpackError);
    }
    let mut number = Number::read(digits).ok_or(UnpackError)?;
    let mut record = Record::new(start);
    let mut node = 0;
    while !number.is_zero() {
        let legal = record.nodes()[node].position.legal_moves();
        if legal.is_empty() || node == MAX_MOVES {
            return Err(UnpackError);
        }
        number.decrement();
        let index = number.divide(small(legal.len()));
        let mut moves = legal.iter();
        let played = moves.find(|&&choice| small(rank(&legal, choice)) == index);
        let played = *played.ok_or(UnpackError)?;
        node = record.play(node, played).map_err(|_| UnpackError)?;
    }
    Ok(record)
}

/// The index of a move among the legal moves in sorted order.
fn rank(legal: &[Move], played: Move) -> usize {
    legal.iter().filter(|&&choice| choice < played).count()
}

/// Converts a number of moves; a position has at most 218.
#[allow(clippy::cast_possible_truncation)]
const fn small(count: usize) -> u32 {
    count as u32
}

/// The value of a digit.
fn value(digit: char) -> Option<u32> {
    (0..64).find(|&value| self::digit(value) == digit)
}

/// A checksum that changes if a digit is lost or replaced, or the initial position differs.
fn check_digits(start: &Position, digits: &str) -> [char; 2] {
    // FNV-1a, with its upper half folded into the lower.
    let fen = start.to_string();
    let bytes = fen.bytes().chain(digits.bytes());
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let hash = hash ^ hash >> 16;
    [digit(hash >> 6), digit(hash)]
}

/// The digit for the lowest six bits of a number.
fn digit(value: u32) -> char {
    char::from(DIGITS[(value & 63) as usize])
}

/// A natural number of any size, in 32-bit limbs, the least significant first; the last is not 0.
#[derive(Debug, Default)]
struct Number(Vec<u32>);

impl Number {
    /// The value of base-64 digits, the most significant first.
    fn read(digits: &str) -> Option<Number> {
        // More digits would mean more than `MAX_MOVES` moves.
        if digits.len() > 2 * MAX_MOVES {
            return None;
        }
        let mut number = Number::default();
        for digit in digits.chars() {
            number.multiply_add(64, value(digit)?);
        }
        Some(number)
    }

    /// The base-64 digits of the number, the most significant first.
    fn digits(mut self) -> String {
        let mut digits = Vec::new();
        while !self.is_zero() {
            digits.push(digit(self.divide(64)));
        }
        digits.iter().rev().collect()
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn multiply_add(&mut self, factor: u32, summand: u32) {
        let mut carry = u64::from(summand);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(factor);
            *limb = low_half(carry);
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(low_half(carry));
        }
    }

    /// Divides by a number that is not 0, and returns the remainder.
    fn divide(&mut self, divisor: u32) -> u32 {
        let mut remainder = 0_u64;
        for limb in self.0.iter_mut().rev() {
            let dividend = remainder << 32 | u64::from(*limb);
            *limb = low_half(dividend / u64::from(divisor));
            remainder = dividend % u64::from(divisor);
        }
        self.trim();
        low_half(remainder)
    }

    /// Subtracts 1 from a number that is not 0.
    fn decrement(&mut self) {
        for limb in &mut self.0 {
            let (less, is_borrowed) = limb.overflowing_sub(1);
            *limb = less;
            if !is_borrowed {
                break;
            }
        }
        self.trim();
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}

#[allow(clippy::cast_possible_truncation)]
const fn low_half(value: u64) -> u32 {
    value as u32
}

coded_error! {
    #[error(
        "packed-damaged",
        "it is incomplete or damaged, or a newer version of this page made it"
    )]
    /// The error for a text that is not a packed game of the initial position: it is incomplete,
    /// was changed, or was made by a newer version.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct UnpackError;
}

#[cfg(test)]
mod tests {
    use super::{Number, UnpackError, check_digits, pack, unpack};
    use crate::game::Game;
    use crate::position::Position;

    /// Prefixes digits with the version and their checksum.
    fn checked(start: &Position, digits: &str) -> String {
        let check: String = check_digits(start, digits).iter().collect();
        format!("A{check}{digits}")
    }

    #[test]
    fn a_game_without_moves() {
        let game = Game::new(Position::start());
        let packed = pack(&game).unwrap();
        assert_eq!(packed.len(), 3);
        assert_eq!(unpack(Position::start(), &packed).unwrap().nodes().len(), 1);
    }

    #[test]
    fn numbers_of_several_limbs() {
        let digits = "B".to_owned() + &"A".repeat(40);
        let mut number = Number::read(&digits).unwrap();
        number.decrement();
        assert_eq!(number.digits(), "_".repeat(40));
        assert!(Number::read("A").unwrap().is_zero());
        assert_eq!(Number::read("AAB").unwrap().digits(), "B");
    }

    #[test]
    fn damaged_texts_are_refused() {
        let start = Position::start();
        let refused = |start: &Position, text: &str| unpack(start.clone(), text).unwrap_err();
        let long = "_".repeat(1_000_000);
        let wrong = ["é", "=", long.as_str()].map(|digits| checked(&start, digits));
        for text in ["", "A", "AB", "é", "A€€", "AAA"] {
            assert_eq!(refused(&start, text), UnpackError, "{text}");
        }
        for text in wrong {
            assert_eq!(refused(&start, &text), UnpackError);
        }
        let newer = pack(&Game::new(start.clone()))
            .unwrap()
            .replacen('A', "B", 1);
        assert_eq!(refused(&start, &newer), UnpackError);
        let stalemate: Position = "7k/5Q2/8/8/8/8/8/K7 b - - 0 1".parse().unwrap();
        assert!(unpack(stalemate.clone(), &checked(&stalemate, "")).is_ok());
        let more = checked(&stalemate, "B");
        assert_eq!(refused(&stalemate, &more), UnpackError);
        // The text for one position is invalid for another.
        let other = checked(&stalemate, "");
        assert_eq!(refused(&start, &other), UnpackError);
    }
}
