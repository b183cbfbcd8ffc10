//! Games as short texts for links.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;
use core::str::Chars;

use crate::fen_error::FenError;
use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;

/// The digits, as in base64url.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The first digit of every packed game.
const VERSION: char = 'A';

/// The longest game; the time for a game grows with the square of its length.
const MAX_MOVES: usize = 5_000;

/// Packs a game into a text of letters, digits, `-` and `_`; `None` if it has more than 5,000
/// moves. A game of 40 moves has about 70 characters.
///
/// # Format
///
/// A digit of base64url is the version, two are a checksum of the rest, the others are a number,
/// the most significant first. If the game does not begin at the start position, a point and its
/// FEN follow, with underscores for spaces.
///
/// The number 0 is a game without moves. Otherwise, if the first move is the one with the index `i`
/// of the `n` legal ones, sorted by origin, target and promotion, and the number `rest` is the game
/// after it, the number is `rest * n + i + 1`.
///
/// ```
/// use rules::{Game, Position, pack, unpack};
///
/// let mut game = Game::new(Position::start());
/// game.play("e2e4".parse()?)?;
/// game.play("c7c5".parse()?)?;
/// let packed = pack(&game).ok_or("too long")?;
/// assert_eq!(packed, "A5pBy");
/// assert_eq!(unpack(&packed)?.moves(), game.moves());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pack(game: &Game) -> Option<String> {
    if game.moves().len() > MAX_MOVES {
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
    let mut rest = number.digits();
    if *game.start() != Position::start() {
        let fen = game.start().to_string();
        let fen = fen
            .chars()
            .map(|letter| if letter == ' ' { '_' } else { letter });
        rest.push('.');
        rest.extend(fen);
    }
    let mut packed = String::from(VERSION);
    packed.extend(check_digits(&rest));
    Some(packed + &rest)
}

/// The game that was packed into a text.
///
/// # Errors
///
/// [`UnpackError`] if the text is damaged.
pub fn unpack(packed: &str) -> Result<Game, UnpackError> {
    let mut chars = packed.chars();
    match chars.next() {
        Some(VERSION) => {}
        Some(other) if value(other).is_some() => return Err(UnpackError::Version),
        _ => return Err(UnpackError::Damaged),
    }
    let check = [chars.next(), chars.next()];
    let rest = chars.as_str();
    if check != check_digits(rest).map(Some) {
        return Err(UnpackError::Damaged);
    }
    let mut number = Number::read(&mut chars).ok_or(UnpackError::Damaged)?;
    let start = match chars.as_str() {
        "" => Position::start(),
        fen => with_spaces(fen).parse()?,
    };
    let mut game = Game::new(start);
    while !number.is_zero() {
        let legal = game.position().legal_moves();
        if legal.is_empty() || game.moves().len() == MAX_MOVES {
            return Err(UnpackError::Damaged);
        }
        number.decrement();
        let index = number.divide(small(legal.len()));
        let mut moves = legal.iter();
        let played = moves.find(|&&choice| small(rank(&legal, choice)) == index);
        let played = played.ok_or(UnpackError::Damaged)?;
        game.play(*played).map_err(|_| UnpackError::Damaged)?;
    }
    Ok(game)
}

/// The index of a move among the legal ones, sorted.
fn rank(legal: &[Move], played: Move) -> usize {
    legal.iter().filter(|&&choice| choice < played).count()
}

/// A number of moves; a position has at most 218.
#[allow(clippy::cast_possible_truncation)]
const fn small(count: usize) -> u32 {
    count as u32
}

fn with_spaces(fen: &str) -> String {
    let space = |letter| if letter == '_' { ' ' } else { letter };
    fen.chars().map(space).collect()
}

/// The value of a digit.
fn value(digit: char) -> Option<u32> {
    (0..64).find(|&value| self::digit(value) == digit)
}

/// A checksum that changes if a character is lost or replaced.
fn check_digits(text: &str) -> [char; 2] {
    // FNV-1a, its upper half folded into the lower.
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let hash = hash ^ hash >> 16;
    [digit(hash >> 6), digit(hash)]
}

/// The digit of the lower six bits of a number.
fn digit(value: u32) -> char {
    char::from(DIGITS[(value & 63) as usize])
}

/// A natural number of any size, in 32-bit limbs, the least significant first; the last is not 0.
#[derive(Debug, Default)]
struct Number(Vec<u32>);

impl Number {
    /// Reads base-64 digits, the most significant first, up to a point or the end.
    fn read(digits: &mut Chars<'_>) -> Option<Number> {
        // More would be more moves than are read.
        if digits.as_str().len() > 2 * MAX_MOVES {
            return None;
        }
        let mut number = Number::default();
        for digit in digits {
            if digit == '.' {
                break;
            }
            number.multiply_add(64, value(digit)?);
        }
        Some(number)
    }

    /// Its base-64 digits, the most significant first.
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

    /// Multiplies by a factor and adds a number.
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

/// Why a text is not a packed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnpackError {
    /// It has another version.
    Version,
    /// It is incomplete or was changed.
    Damaged,
    /// The FEN in it is invalid.
    Fen(FenError),
}

impl From<FenError> for UnpackError {
    fn from(error: FenError) -> UnpackError {
        UnpackError::Fen(error)
    }
}

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnpackError::Version => {
                f.write_str("the link was made by a newer version of this page")
            }
            UnpackError::Damaged => f.write_str("the link is incomplete or damaged"),
            UnpackError::Fen(error) => error.fmt(f),
        }
    }
}

impl Error for UnpackError {}

#[cfg(test)]
mod tests {
    use super::{Number, UnpackError, check_digits, pack, unpack};
    use crate::game::Game;
    use crate::position::Position;

    /// A text with a valid version and checksum.
    fn checked(rest: &str) -> String {
        let check: String = check_digits(rest).iter().collect();
        format!("A{check}{rest}")
    }

    #[test]
    fn a_game_without_moves() {
        let game = Game::new(Position::start());
        let packed = pack(&game).unwrap();
        assert_eq!(packed.len(), 3);
        assert_eq!(unpack(&packed).unwrap().moves(), []);
    }

    #[test]
    fn numbers_of_several_limbs() {
        let digits = "B".to_owned() + &"A".repeat(40);
        let mut number = Number::read(&mut digits.chars()).unwrap();
        number.decrement();
        assert_eq!(number.digits(), "_".repeat(40));
    }

    #[test]
    fn damaged_texts_are_refused() {
        let fen = "k7/8/8/8/8/8/8/K7_w_-_-_0_1";
        for text in [
            "",
            "A",
            "AB",
            "é",
            "A€€",
            "AAA",
            &checked("é"),
            &checked("="),
        ] {
            assert_eq!(unpack(text).unwrap_err(), UnpackError::Damaged, "{text}");
        }
        assert_eq!(unpack("BAAA").unwrap_err(), UnpackError::Version);
        let wrong = unpack(&checked(".8/8")).unwrap_err();
        assert!(matches!(wrong, UnpackError::Fen(_)));
        assert_eq!(unpack(&checked(&format!(".{fen}"))).unwrap().moves(), []);
        // In this position there is one move, and then none.
        let stalemate = ".7k/5Q2/8/8/8/8/8/K7_b_-_-_0_1";
        assert!(unpack(&checked(stalemate)).is_ok());
        let more = unpack(&checked(&format!("B{stalemate}"))).unwrap_err();
        assert_eq!(more, UnpackError::Damaged);
        let long = checked(&"_".repeat(1_000_000));
        assert_eq!(unpack(&long).unwrap_err(), UnpackError::Damaged);
    }
}
