//! Repairs FENs whose last fields contradict the placement.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use game::{IGNORED_RIGHTS, distinct_rights, excerpt, fen_fields};

use crate::castling::{CastlingRights, KING_FILE, RIGHTS};
use crate::fen::{FenFields, insert_rights, parse_clock, parse_fields};
use crate::fen_error::{FenError, ParseFenError};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use crate::validate::{check_castling, check_ep_check, check_ep_square, check_right, validate};
use game::Color;

/// The number of fields of a complete FEN, and the indexes of its castling rights and counters.
const FIELD_COUNT: usize = 6;
const CASTLING: usize = 2;
const HALFMOVE_CLOCK: usize = 4;
const FULLMOVE_NUMBER: usize = 5;

/// A change made to get a position from a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenRepair {
    /// Castling rights without their king or rook were removed.
    Castling {
        /// The rights that were removed.
        removed: CastlingRights,
    },
    /// Castling rights were repeated, or there were signs between them.
    CastlingText,
    /// An en passant square that no double push can have skipped was removed.
    EpSquare {
        /// The square.
        square: Square,
    },
    /// A counter was missing or not a number: the halfmove clock is set to 0, the move number to 1.
    Counters,
}

impl fmt::Display for FenRepair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Castling { removed } => write!(
                f,
                "the castling rights {removed} are ignored: the king or the rook is not on its initial square"
            ),
            Self::CastlingText => f.write_str(IGNORED_RIGHTS),
            Self::EpSquare { square } => write!(
                f,
                "the en passant square {square} is ignored: no pawn can have skipped it"
            ),
            Self::Counters => f.write_str(
                "a counter is missing or not a number: the halfmove clock is 0 and the move number 1",
            ),
        }
    }
}

impl Position {
    /// Parses a FEN, and repairs fields other than the placement and the side to move.
    ///
    /// Removes castling rights without their king or rook, repeated ones and signs between them, and
    /// an impossible en passant square, and replaces a counter that is missing or not a number.
    /// Castling rights and en passant square may be missing, as in [`str::parse`].
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let (position, repairs) = Position::parse_and_repair("r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1")?;
    /// assert_eq!(position.to_string(), "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    /// assert_eq!(repairs.len(), 1);
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Any other error of [`str::parse`].
    pub fn parse_and_repair(text: &str) -> Result<(Position, Vec<FenRepair>), FenError> {
        Position::repaired(text, false)
    }

    /// Parses a FEN as [`Position::parse_and_repair`] does, but as a position of Chess960: an
    /// impossible right does not make the others invalid. If a FEN names the files of rooks, both
    /// functions read it in this way.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let fen = "1r3kr1/8/8/8/8/8/8/1R3K2 w KQkq - 0 1";
    /// let (position, _) = Position::parse_and_repair_chess960(fen)?;
    /// assert_eq!(position.to_string(), "1r3kr1/8/8/8/8/8/8/1R3K2 w Qkq - 0 1");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Any other error of [`str::parse`].
    pub fn parse_and_repair_chess960(text: &str) -> Result<(Position, Vec<FenRepair>), FenError> {
        Position::repaired(text, true)
    }

    fn repaired(text: &str, is_chess960: bool) -> Result<(Position, Vec<FenRepair>), FenError> {
        let mut repairs = Vec::new();
        let mut fields = FenFields::new(fen_fields(text));
        if fields.repair_counters() {
            repairs.push(FenRepair::Counters);
        }
        let castling = core::mem::replace(&mut fields.fields[CASTLING], "-");
        let mut position = Position::EMPTY;
        parse_fields(&fields, &mut position)?;
        let (letters, is_plain) = distinct_rights(castling);
        let is_repeated = !insert_possible_first(&letters, &mut position).ok_or_else(|| {
            ParseFenError::Castling {
                found: excerpt(castling),
            }
        })?;
        if is_repeated || !is_plain {
            repairs.push(FenRepair::CastlingText);
        }
        let is_file = |letter: u8| matches!(letter.to_ascii_lowercase(), b'a'..=b'h');
        let is_chess960 = is_chess960 || letters.bytes().any(is_file);
        repairs.extend(remove_castling_rights(&mut position, is_chess960));
        repairs.extend(remove_ep_square(&mut position));
        validate(&position)?;
        Ok((position, repairs))
    }
}

impl FenFields<'_> {
    /// Replaces counters that are missing or not numbers, and returns whether there were any.
    fn repair_counters(&mut self) -> bool {
        let is_incomplete = self.count < FIELD_COUNT;
        let mut is_repaired = is_incomplete;
        for (index, default) in [(HALFMOVE_CLOCK, "0"), (FULLMOVE_NUMBER, "1")] {
            if parse_clock(self.fields[index]).is_none() {
                self.fields[index] = default;
                is_repaired = true;
            }
        }
        is_repaired
    }
}

/// Adds castling rights as [`insert_rights`] does. Of two rights of one side, the first one with a rook
/// remains.
fn insert_possible_first(letters: &str, position: &mut Position) -> Option<bool> {
    let (possible, others): (String, String) = letters.chars().partition(|letter| {
        let mut alone = position.clone();
        insert_rights(letter.encode_utf8(&mut [0; 4]), &mut alone);
        check_castling(&alone).is_ok()
    });
    let are_different = insert_rights(&possible, position)?;
    Some(insert_rights(&others, position)? && are_different)
}

/// Removes the rights without their king or rook. If there are any in a FEN of chess, it is assumed
/// not to have been updated, and only rights of chess remain.
fn remove_castling_rights(position: &mut Position, is_chess960: bool) -> Option<FenRepair> {
    let given = position.castling;
    let mut has_wrong = false;
    let mut kept = CastlingRights::NONE;
    let mut removed = CastlingRights::NONE;
    for (color, side) in RIGHTS
        .into_iter()
        .filter(|right| given.has(right.0, right.1))
    {
        // Without its king the position is rejected in any case.
        let is_wrong = has_king(position, color) && check_right(position, color, side).is_err();
        has_wrong |= is_wrong;
        if is_wrong || !is_chess960 && !given.is_two_step(color, side) {
            removed.insert(color, side, [KING_FILE, side.rook_file()]);
        } else {
            let files = [given.king(color), given.rook(color, side)].map(Square::file);
            kept.insert(color, side, files);
        }
    }
    if !has_wrong {
        return None;
    }
    position.castling = kept;
    Some(FenRepair::Castling { removed })
}

fn has_king(position: &Position, color: Color) -> bool {
    !position.board.pieces(color, Role::King).is_empty()
}

fn remove_ep_square(position: &mut Position) -> Option<FenRepair> {
    let square = position.ep_square?;
    let has_kings = Color::ALL
        .into_iter()
        .all(|color| has_king(position, color));
    let is_possible =
        check_ep_square(position).is_ok() && (!has_kings || check_ep_check(position).is_ok());
    if is_possible {
        return None;
    }
    position.ep_square = None;
    Some(FenRepair::EpSquare { square })
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::{FenRepair, String};
    use crate::position::Position;

    /// The repaired FEN, and the repairs as one text.
    fn repaired(fen: &str) -> (String, String) {
        let (position, repairs) = Position::parse_and_repair(fen).unwrap();
        let repairs: Vec<String> = repairs.iter().map(FenRepair::to_string).collect();
        (position.to_string(), repairs.join("; "))
    }

    #[test]
    fn a_valid_fen_is_unchanged() {
        let start = Position::start().to_string();
        assert_eq!(repaired(&start), (start, String::new()));
    }

    #[test]
    fn castling_rights_without_king_or_rook_are_removed() {
        let (fen, repairs) = repaired("r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1");
        assert_eq!(fen, "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
        assert!(
            repairs.starts_with("the castling rights Qk are ignored"),
            "{repairs}"
        );
    }

    #[test]
    fn repeated_rights_and_signs_between_rights_are_ignored() {
        for (given, expected) in [
            ("KKQ", "KQ"),
            ("KQ-", "KQ"),
            ("K--q", "Kq"),
            ("-KQkq", "KQkq"),
            ("K Q k q", "KQkq"),
            ("KQ kq", "KQkq"),
            ("KQ/kq", "KQkq"),
            ("KQkqKQkq", "KQkq"),
            ("KHQ", "KQ"),
            ("HAhh", "KQk"),
            ("KQ—", "KQ"),
        ] {
            let (fen, repairs) = repaired(&format!("r3k2r/8/8/8/8/8/8/R3K2R w {given} - 3 9"));
            assert_eq!(fen, format!("r3k2r/8/8/8/8/8/8/R3K2R w {expected} - 3 9"));
            assert_eq!(repairs, super::IGNORED_RIGHTS, "{given}");
        }
        // Of two rights for one side the first one with a rook remains.
        for (given, expected) in [("GH", "G"), ("FG", "G"), ("HG", "K")] {
            let (fen, _) = repaired(&format!("4k3/8/8/8/8/8/8/3K2RR w {given} - 0 1"));
            assert_eq!(fen, format!("4k3/8/8/8/8/8/8/3K2RR w {expected} - 0 1"));
        }
    }

    #[test]
    fn in_chess960_only_the_impossible_rights_are_removed() {
        let placements = ["1r3kr1/8/8/8/8/8/8/1R3KR1", "1r3kr1/8/8/8/8/8/8/1R3K2"];
        for (placement, given, expected) in [
            (placements[0], "KQkq", "KQkq"),
            (placements[0], "GBgb", "KQkq"),
            (placements[0], "qkQK", "KQkq"),
            (placements[0], "HBgb", "Qkq"),
            (placements[0], "GAga", "Kk"),
            (placements[1], "KQkq", "Qkq"),
            (placements[1], "GBgb", "Qkq"),
            (placements[1], "Kk", "k"),
            (placements[1], "HA", "-"),
            // The king is not on its rank.
            ("1r4r1/5k2/8/8/8/8/8/1R3KR1", "KQkq", "KQ"),
            ("1r4r1/5k2/8/8/8/8/8/1R3KR1", "gbB", "Q"),
        ] {
            let fen = format!("{placement} w {given} - 0 1");
            let (position, repairs) = Position::parse_and_repair_chess960(&fen).unwrap();
            assert_eq!(
                position.to_string(),
                format!("{placement} w {expected} - 0 1")
            );
            assert_eq!(repairs.is_empty(), given.len() == expected.len(), "{given}");
            if !given.contains(['K', 'k']) {
                assert_eq!(repaired(&fen).0, position.to_string(), "files of rooks");
            }
        }
    }

    #[test]
    fn an_impossible_en_passant_square_is_removed() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq";
        for square in ["e3", "e6", "a1"] {
            let (fen, repairs) = repaired(&format!("{start} {square} 0 2"));
            assert_eq!(fen, format!("{start} - 0 2"));
            assert!(repairs.contains(square), "{repairs}");
        }
        // The pawn's move cannot have caused a check that existed before it.
        let (_, repairs) = repaired("4k3/8/8/8/4P3/8/8/K3R3 b - e3 0 1");
        assert_eq!(repairs, "");
        let (_, repairs) = repaired("7k/8/8/8/4P3/8/8/K6R b - e3 0 1");
        assert!(repairs.contains("e3"), "{repairs}");
    }

    #[test]
    fn counters_that_are_missing_or_no_numbers_are_replaced() {
        for (counters, expected) in [("", "0 1"), ("7", "7 1"), ("x 3", "0 3"), ("-1 -1", "0 1")] {
            let (fen, repairs) = repaired(&format!("4k3/8/8/8/8/8/8/4K3 w - - {counters}"));
            assert_eq!(fen, format!("4k3/8/8/8/8/8/8/4K3 w - - {expected}"));
            assert!(repairs.starts_with("a counter is missing"), "{repairs}");
        }
    }

    #[test]
    fn other_errors_remain() {
        for fen in [
            "",
            "8/8/8/8/8/8/8/8 w KQkq e3 0 1",
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w KX - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 more",
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        ] {
            assert!(Position::parse_and_repair(fen).is_err(), "{fen}");
        }
    }
}
