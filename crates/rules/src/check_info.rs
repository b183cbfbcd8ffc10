//! What restrains the side to move: the checks that it must answer and its pinned pieces.

use crate::attacks::{Way, ray};
use crate::board::Board;
use crate::color::Color;
use crate::role::Role;
use crate::square::Square;
use crate::square_set::SquareSet;

/// Checks and pins, found once for each position, so that legal moves need no trial.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CheckInfo {
    /// The pieces that give check.
    pub(crate) checkers: SquareSet,
    /// Where a piece other than the king may go in a single check: the checker's square and those
    /// in between.
    pub(crate) answers: SquareSet,
    /// The pieces that may move only along the line on which their king stands.
    pub(crate) pinned: SquareSet,
}

impl CheckInfo {
    /// What restrains a side.
    pub(crate) fn of(board: &Board, color: Color) -> CheckInfo {
        let mut check_info = CheckInfo {
            checkers: SquareSet::EMPTY,
            answers: SquareSet::EMPTY,
            pinned: SquareSet::EMPTY,
        };
        let king = board.king(color);
        check_info.find_leapers(board, king, color.other());
        for slider in board.sliders(color.other()) {
            let way = Way::between(king, slider);
            if board.at(slider).is_some_and(|piece| way.suits(piece.role)) {
                check_info.find_on_line(board, king, slider, way.step);
            }
        }
        check_info
    }

    /// Finds the pawns and knights that give check.
    fn find_leapers(&mut self, board: &Board, king: Square, by: Color) {
        for aside in [-0x01, 0x01] {
            if let Some(from) = king.offset(aside - by.forward())
                && board.has(by, Role::Pawn, from)
            {
                self.add_checker(from);
            }
        }
        for knight in board.set(by, Role::Knight) {
            if Way::between(knight, king).suits(Role::Knight) {
                self.add_checker(knight);
            }
        }
    }

    /// Finds what a slider does that looks towards the king: nothing in between is a check, one
    /// piece a pin.
    ///
    /// A piece of the slider's own side counts as pinned too, which changes nothing: it is not the
    /// one to move.
    fn find_on_line(&mut self, board: &Board, king: Square, slider: Square, step: i8) {
        let mut between = SquareSet::EMPTY;
        let mut blocker = None;
        for square in ray(king, step).take_while(|&square| square != slider) {
            between.insert(square);
            if board.at(square).is_some() && blocker.replace(square).is_some() {
                return;
            }
        }
        if let Some(square) = blocker {
            self.pinned.insert(square);
        } else {
            self.add_checker(slider);
            self.answers = self.answers.union(between);
        }
    }

    fn add_checker(&mut self, square: Square) {
        self.checkers.insert(square);
        self.answers.insert(square);
    }
}

#[cfg(test)]
mod tests {
    use super::CheckInfo;
    use crate::position::Position;
    use crate::square_set::SquareSet;

    fn restraint_of(fen: &str) -> CheckInfo {
        let position: Position = fen.parse().unwrap();
        CheckInfo::of(&position.board, position.turn)
    }

    fn names(set: SquareSet) -> String {
        set.into_iter()
            .map(|square| square.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn a_check_from_afar_is_answered_in_between_or_on_the_checker() {
        let check_info = restraint_of("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(names(check_info.checkers), "e8");
        assert_eq!(names(check_info.answers), "e2 e3 e4 e5 e6 e7 e8");
    }

    #[test]
    fn a_check_by_a_knight_or_a_pawn_is_answered_on_its_square() {
        let check_info = restraint_of("4k3/8/8/8/8/3n4/8/4K3 w - - 0 1");
        assert_eq!(
            (names(check_info.checkers), names(check_info.answers)),
            ("d3".into(), "d3".into())
        );
        let check_info = restraint_of("4k3/8/8/8/8/8/5p2/4K3 w - - 0 1");
        assert_eq!(
            (names(check_info.checkers), names(check_info.answers)),
            ("f2".into(), "f2".into())
        );
    }

    #[test]
    fn one_piece_in_between_is_pinned_and_two_are_not() {
        let check_info = restraint_of("4r1k1/4n3/8/b7/8/2N5/4P3/4K3 w - - 0 1");
        assert_eq!(names(check_info.pinned), "c3");
        assert_eq!(names(check_info.checkers), "");
    }
}
