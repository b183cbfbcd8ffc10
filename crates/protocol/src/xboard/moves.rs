//! Moves in the notation of `XBoard`, which may be any other notation.

use alloc::string::{String, ToString};

use rules::Position;

use super::XBoard;
use crate::any_move::AnyMove;
use crate::any_position::AnyPosition as _;
use crate::setup::Setup;

impl XBoard {
    /// Parses a legal move, or returns the reason for refusing it.
    pub(super) fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        match &self.setup {
            Setup::Chess(chess) => match chess.position().parse_move(text) {
                Ok(played) => Ok(AnyMove::Chess(played)),
                Err(error) => Err(error.to_string()),
            },
            #[cfg(feature = "fairy")]
            Setup::Variant(game) => match variant::parse(game.position(), text) {
                Ok(played) => Ok(game.position().any_move(played)),
                Err(error) => Err(error.to_string()),
            },
        }
    }

    /// Writes a legal move. Castling is `O-O` or `O-O-O` in Chess960, and from positions that only
    /// Chess960 has.
    pub(super) fn format_move(&self, played: AnyMove) -> String {
        match &self.setup {
            Setup::Chess(chess) => {
                let position = chess.position();
                let side = Position::move_of(played).and_then(|castling| {
                    let side = position.castling_side(castling)?;
                    let is_chess960 =
                        self.games.is_chess960() || position.as_chess960(castling) == castling;
                    is_chess960.then_some(side)
                });
                side.map_or_else(|| played.to_string(), |side| side.san().into())
            }
            #[cfg(feature = "fairy")]
            Setup::Variant(game) => variant::format(game.position(), played),
        }
    }
}

/// Moves of variants. On a board with ten ranks the interface counts them from 0.
#[cfg(feature = "fairy")]
mod variant {
    use alloc::format;
    use alloc::string::{String, ToString};

    use game::MoveError;
    use variants::{Action, Color, Move, Piece, Position};

    use crate::any_move::AnyMove;

    /// The difference between the interface's number of a rank and ours.
    fn rank_offset(position: &Position) -> i8 {
        i8::from(position.variant().geometry().ranks() == 10)
    }

    /// Parses a legal move. A promotion without a piece promotes to the first possible piece, and so
    /// does a `+` at the end.
    pub(super) fn parse(position: &Position, text: &str) -> Result<Move, MoveError> {
        let text = if has_two_squares(text) {
            with_ranks(text, rank_offset(position))
        } else {
            text.into()
        };
        let promoted = text
            .strip_suffix('+')
            .and_then(|text| promotion(position, text));
        let moved = || match position.parse_move(text.trim_end_matches('=')) {
            Err(error @ MoveError::MissingPromotion { .. }) => {
                promotion(position, &text).ok_or(error)
            }
            other => other,
        };
        promoted.map_or_else(moved, Ok)
    }

    /// Whether a text consists of coordinates, whose ranks the interface may count from 0, and not of
    /// SAN.
    fn has_two_squares(text: &str) -> bool {
        let is_square = |pair: &&[u8]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
        let squares = text.as_bytes().windows(2).filter(is_square).count();
        let begins = text
            .as_bytes()
            .first_chunk()
            .is_some_and(|pair: &[u8; 2]| is_square(&&pair[..]));
        let is_piece = text.starts_with(|letter: char| letter.is_ascii_uppercase())
            && text.contains(|letter: char| letter.is_ascii_lowercase());
        text.contains('@') || begins && squares > 1 && !is_piece
    }

    pub(super) fn format(position: &Position, played: AnyMove) -> String {
        with_ranks(&played.to_string(), -rank_offset(position))
    }

    /// The first promotion that a text without its piece may mean.
    fn promotion(position: &Position, text: &str) -> Option<Move> {
        let squares = text.trim_end_matches(['+', '=']);
        position
            .legal_moves()
            .into_iter()
            .find(|&legal| match legal.action {
                Action::Promotion(kind) => {
                    let letter = position.variant().letter_of(Piece::new(Color::Black, kind));
                    position.parse_move(&format!("{squares}{letter}")) == Ok(legal)
                }
                _ => false,
            })
    }

    /// Adds `offset` to each number of a move.
    pub(super) fn with_ranks(text: &str, offset: i8) -> String {
        if offset == 0 {
            return text.into();
        }
        let mut shifted = String::new();
        let mut rest = text;
        while let Some(begin) = rest.find(|letter: char| letter.is_ascii_digit()) {
            let (before, number) = rest.split_at(begin);
            let digits = number.bytes().take_while(u8::is_ascii_digit).count();
            let (number, after) = number.split_at(digits);
            let rank = number.parse().ok();
            let rank = rank.and_then(|rank: u8| rank.checked_add_signed(offset));
            shifted += before;
            shifted += &rank.map_or_else(|| number.into(), |rank| rank.to_string());
            rest = after;
        }
        shifted + rest
    }
}

#[cfg(all(test, feature = "fairy"))]
mod tests {
    use super::variant::with_ranks;

    #[test]
    fn ranks_are_shifted() {
        assert_eq!(with_ranks("a0b9q", 1), "a1b10q");
        assert_eq!(with_ranks("a1b10q", -1), "a0b9q");
        assert_eq!(with_ranks("P@e10", -1), "P@e9");
        assert_eq!(with_ranks("a1b9", 0), "a1b9");
        assert_eq!(with_ranks("é999", 1), "é999");
    }
}
