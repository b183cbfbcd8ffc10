//! Checkmate and stalemate.

use core::cmp::Ordering;

use crate::{
    position::Position,
    rules::{Stalemate, Value},
};

use super::{Outcome, Reason};

impl Position {
    /// The outcome of a position in which the side to move has no legal moves.
    pub fn outcome_without_moves(&self) -> Outcome {
        let rules = &self.variant.rules;
        if self.is_check() {
            Outcome::of(self.turn(), rules.general.checkmate, Reason::Checkmate)
        } else {
            match rules.general.stalemate {
                Stalemate::Always(value) => Outcome::of(self.turn(), value, Reason::Stalemate),
                Stalemate::FewerPiecesWin => self.stalemate_by_count(),
            }
        }
    }

    /// The outcome of stalemate where the side with fewer pieces wins.
    fn stalemate_by_count(&self) -> Outcome {
        let [own, others] =
            [self.turn(), self.turn().other()].map(|color| self.pieces(color).len());
        let value = match own.cmp(&others) {
            Ordering::Less => Value::Win,
            Ordering::Equal => Value::Draw,
            Ordering::Greater => Value::Loss,
        };
        Outcome::of(self.turn(), value, Reason::Stalemate)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Position, variant};
    use game::Outcome as _;

    #[test]
    fn fewer_pieces_win_a_stalemate_of_suicide() {
        let suicide = variant("suicide").expect("the game is in the catalogue");
        for (fen, result) in [
            ("8/8/8/p7/P7/8/8/8 w - - 0 1", "1/2-1/2"),
            ("8/8/8/p6p/P7/8/8/8 w - - 0 1", "1-0"),
            ("8/8/8/p7/P6P/7P/8/8 b - - 0 1", "0-1"),
        ] {
            let position = Position::from_fen(&suicide, fen).expect("the position is valid");
            assert_eq!(position.outcome_without_moves().result(), result, "{fen}");
        }
    }
}
