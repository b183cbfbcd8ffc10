//! Checks and pins.

use crate::attacks::{Ray, squares_along};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::role::Role;
use crate::side::forward;
use crate::square::Square;
use game::Color;

/// Checks and pins against a side, computed once for each position so that legal moves can be
/// generated without making them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CheckInfo {
    pub(crate) checkers: Bitboard,
    /// The squares on which a piece other than the king can parry a single check: the checker's
    /// square and those between it and the king.
    pub(crate) evasion_targets: Bitboard,
    /// The pieces that may move only along the line through their king.
    pub(crate) pinned: Bitboard,
}

impl CheckInfo {
    pub(crate) fn of(board: &Board, color: Color) -> CheckInfo {
        let mut check_info = CheckInfo {
            checkers: Bitboard::EMPTY,
            evasion_targets: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        };
        let king = board.king(color);
        check_info.add_leaper_checks(board, king, color.other());
        for slider in board.sliders(color.other()) {
            let ray = Ray::between(king, slider);
            if board
                .piece_at(slider)
                .is_some_and(|piece| ray.attacks_with(piece.role))
            {
                check_info.add_slider_check_or_pin(board, king, slider, ray.step);
            }
        }
        check_info
    }

    /// Adds the pawns and knights that give check.
    fn add_leaper_checks(&mut self, board: &Board, king: Square, by: Color) {
        for file_step in [-0x01, 0x01] {
            if let Some(from) = king.offset(file_step - forward(by))
                && board.has(by, Role::Pawn, from)
            {
                self.add_checker(from);
            }
        }
        for knight in board.pieces(by, Role::Knight) {
            if Ray::between(knight, king).attacks_with(Role::Knight) {
                self.add_checker(knight);
            }
        }
    }

    /// Adds the check or pin by a slider on a line with the king: a check if there is no piece in
    /// between, a pin if there is one.
    ///
    /// A blocker of the slider's own side is added to the pinned pieces as well; this has no effect
    /// because that side is not to move.
    fn add_slider_check_or_pin(&mut self, board: &Board, king: Square, slider: Square, step: i8) {
        let mut between = Bitboard::EMPTY;
        let mut blocker = None;
        for square in squares_along(king, step).take_while(|&square| square != slider) {
            between.insert(square);
            if board.piece_at(square).is_some() && blocker.replace(square).is_some() {
                return;
            }
        }
        if let Some(square) = blocker {
            self.pinned.insert(square);
        } else {
            self.add_checker(slider);
            self.evasion_targets = self.evasion_targets.union(between);
        }
    }

    fn add_checker(&mut self, square: Square) {
        self.checkers.insert(square);
        self.evasion_targets.insert(square);
    }
}

#[cfg(test)]
mod tests {
    use super::CheckInfo;
    use crate::bitboard::Bitboard;
    use crate::position::Position;

    fn check_info_of(fen: &str) -> CheckInfo {
        let position: Position = fen.parse().unwrap();
        CheckInfo::of(&position.board, position.turn)
    }

    fn names(set: Bitboard) -> String {
        set.into_iter()
            .map(|square| square.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn a_slider_check_is_parried_in_between_or_by_capture() {
        let check_info = check_info_of("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(names(check_info.checkers), "e8");
        assert_eq!(names(check_info.evasion_targets), "e2 e3 e4 e5 e6 e7 e8");
    }

    #[test]
    fn a_knight_or_pawn_check_is_parried_by_capture() {
        let check_info = check_info_of("4k3/8/8/8/8/3n4/8/4K3 w - - 0 1");
        assert_eq!(
            (
                names(check_info.checkers),
                names(check_info.evasion_targets)
            ),
            ("d3".into(), "d3".into())
        );
        let check_info = check_info_of("4k3/8/8/8/8/8/5p2/4K3 w - - 0 1");
        assert_eq!(
            (
                names(check_info.checkers),
                names(check_info.evasion_targets)
            ),
            ("f2".into(), "f2".into())
        );
    }

    #[test]
    fn one_blocker_is_pinned_and_two_are_not() {
        let check_info = check_info_of("4r1k1/4n3/8/b7/8/2N5/4P3/4K3 w - - 0 1");
        assert_eq!(names(check_info.pinned), "c3");
        assert_eq!(names(check_info.checkers), "");
    }
}
