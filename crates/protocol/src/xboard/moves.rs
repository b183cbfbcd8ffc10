//! Moves in the notation of `XBoard`.

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

    use variants::{Action, Move, Position, UciMoveError};

    use crate::any_move::AnyMove;

    /// The difference between the interface's number of a rank and ours.
    fn rank_offset(position: &Position) -> i8 {
        i8::from(position.variant().geometry().ranks() == 10)
    }

    /// Parses a legal move. A promotion without a piece promotes to the first possible piece.
    pub(super) fn parse(position: &Position, text: &str) -> Result<Move, UciMoveError> {
        let uci = with_ranks(text, rank_offset(position));
        position
            .parse_uci(&uci)
            .or_else(|error| promotion(position, &uci).ok_or(error))
            .or_else(|error| position.parse_san(text).map_err(|_| error))
    }

    pub(super) fn format(position: &Position, played: AnyMove) -> String {
        with_ranks(&played.to_string(), -rank_offset(position))
    }

    /// The promotion for a move without a piece, or with a promotion sign instead.
    fn promotion(position: &Position, uci: &str) -> Option<Move> {
        let squares = uci.trim_end_matches(['+', '=']);
        position.legal_moves().into_iter().find(|legal| {
            let is_promotion = matches!(legal.action, Action::Promotion(_));
            is_promotion && format!("{}{}", legal.from, legal.to) == squares
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
