//! Gating: pieces that enter on the square that an unmoved piece leaves (Seirawan).

use alloc::vec::Vec;

use crate::moves::{Gate, Move};
use crate::piece::Kind;
use crate::rules::Castling;
use crate::state::State;
use crate::variant::Variant;
use game::Square;

impl State {
    /// Adds a copy of each move from index `start` on for each piece in hand that may enter on
    /// `square`, the origin of these moves.
    pub(crate) fn add_gates(
        &self,
        variant: &Variant,
        square: Square,
        start: usize,
        moves: &mut Vec<Move>,
    ) {
        if !self.flags.unmoved.contains(square) {
            return;
        }
        let end = moves.len();
        for kind in self.kinds_in_hand(variant) {
            for index in start..end {
                moves.push(Move {
                    gate: Some(Gate { kind, square }),
                    ..moves[index]
                });
            }
        }
    }

    /// Adds castling moves in which a piece enters on the rook's square.
    pub(crate) fn add_castling_gates(
        &self,
        variant: &Variant,
        castling: Castling,
        castling_move: Move,
        moves: &mut Vec<Move>,
    ) {
        let square = castling.rook_from;
        for kind in self.kinds_in_hand(variant) {
            moves.push(Move {
                gate: Some(Gate { kind, square }),
                ..castling_move
            });
        }
    }

    /// The kinds of the pieces in the hand of the side to move.
    fn kinds_in_hand(&self, variant: &Variant) -> impl Iterator<Item = Kind> {
        let hand = &self.hands[self.turn.index()];
        (0..variant.kinds.len())
            .filter(|&index| hand[index] > 0)
            .map(Kind::new)
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Position;

    /// As in pyffish: the bishop is pinned, and a hawk that enters on its square does not make the
    /// move legal.
    #[test]
    fn a_piece_that_enters_does_not_protect_the_king() {
        let seirawan = crate::variant("seirawan").unwrap();
        let fen = "4k3/8/8/8/8/8/8/4KBr1[H] w F - 0 1";
        let position = Position::from_fen(&seirawan, fen).unwrap();
        assert!(position.parse_move("f1e2").is_err());
        assert!(position.parse_move("f1e2h").is_err());
        let without_rook = "4k3/8/8/8/8/8/8/4KB2[H] w F - 0 1";
        let position = Position::from_fen(&seirawan, without_rook).unwrap();
        assert!(position.parse_move("f1e2h").is_ok());
    }

    #[test]
    fn san_names_the_square_of_a_piece_that_enters_by_castling() {
        let seirawan = crate::variant("seirawan").unwrap();
        let fen = "4k3/8/8/8/8/8/3N4/4K1NR[H] w KG - 0 1";
        let position = Position::from_fen(&seirawan, fen).unwrap();
        let san = |uci: &str| position.san(position.parse_move(uci).unwrap());
        assert_eq!(san("g1f3"), "Ngf3");
        assert_eq!(san("g1f3h"), "Nf3/H", "the other knight cannot bring it");
        let fen = "4k3/8/8/8/8/8/8/4K2R[H] w K - 0 1";
        let position = Position::from_fen(&seirawan, fen).unwrap();
        let sans: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|legal| position.san(legal))
            .filter(|san| san.starts_with('O'))
            .collect();
        assert_eq!(sans, ["O-O", "O-O/He1", "O-O/Hh1"]);
    }
}
