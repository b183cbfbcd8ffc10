//! Generates castling.

use alloc::vec::Vec;

use crate::moves::{Action, CastlingSide, Move};
use crate::rules::{Castling, Hand};
use crate::state::State;
use crate::variant::{Variant, castling_bit};
use game::Color;
use game::Square;

impl State {
    /// Adds the castling moves. They are legal, except that the royal piece may be attacked after
    /// its partner has moved.
    pub(crate) fn generate_castling(&self, variant: &Variant, moves: &mut Vec<Move>) {
        let color = self.turn;
        for side in CastlingSide::ALL {
            let has_right = self.flags.castling & castling_bit(color, side) != 0;
            let castlings = variant.castlings(color, side);
            let possible = castlings
                .iter()
                .filter(|castling| has_right && self.can_castle(variant, **castling, color));
            for &castling in possible {
                let action = Action::Castling(side);
                let start = moves.len();
                moves.push(Move::with(castling.king_from, castling.king_to, action));
                if variant.rules.general.hand == Hand::Gating {
                    let is_left = |square| ![castling.king_to, castling.rook_to].contains(&square);
                    if is_left(castling.king_from) {
                        self.add_gates(variant, castling.king_from, start, moves);
                    }
                    if is_left(castling.rook_from) {
                        self.add_castling_gates(variant, castling, moves[start], moves);
                    }
                }
            }
        }
    }

    fn can_castle(&self, variant: &Variant, castling: Castling, color: Color) -> bool {
        let Castling {
            king_from,
            king_to,
            rook_from,
            rook_to,
        } = castling;
        let is_free = |square: Square| {
            square == king_from || square == rook_from || self.board.piece_at(square).is_none()
        };
        between(king_from, king_to).all(is_free)
            && between(king_from, rook_from).all(is_free)
            && between(rook_from, rook_to).all(is_free)
            && !(self.board.royals(color).contains(king_from)
                && self.is_way_attacked(variant, castling, color))
    }

    /// Whether the king is attacked on its square or on a square that it crosses. Its target is
    /// tested after the move, when the rook may protect it.
    ///
    /// The king's own square counts as empty. In games with explosions, or if it blocks a leaper,
    /// the king may stand between an attacker and a square without being in check.
    fn is_way_attacked(&self, variant: &Variant, castling: Castling, color: Color) -> bool {
        let mut left = self.clone();
        left.board.remove(variant, castling.king_from);
        between(castling.king_from, castling.king_to).any(|square| {
            square != castling.king_to
                && left.is_attacked(variant, square, color.other())
                && !(variant.rules.general.explosions && left.is_next_to_royal(square, color))
        })
    }
}

/// The squares of a rank from one to another, both included.
fn between(one: Square, other: Square) -> impl Iterator<Item = Square> {
    let files = one.file().min(other.file())..=one.file().max(other.file());
    files.map(move |file| Square::new(file, one.rank()))
}

#[cfg(test)]
mod tests {
    use crate::Position;

    /// Whether a side can castle by a move, in a position and with colors exchanged.
    #[track_caller]
    fn assert_castles(game: &str, fen: &str, uci: &str, expected: bool) {
        let variant = crate::variant(game).unwrap();
        let (placement, rest) = fen.split_once(' ').unwrap();
        let ranks: Vec<&str> = placement.split('/').rev().collect();
        let swap = |letter: char| match letter {
            _ if letter.is_ascii_uppercase() => letter.to_ascii_lowercase(),
            _ => letter.to_ascii_uppercase(),
        };
        let exchanged: String = ranks.join("/").chars().map(swap).collect();
        let rights: String = rest[2..].chars().map(swap).collect();
        let exchanged = format!("{exchanged} b {rights}");
        for (fen, uci) in [(fen, uci.to_owned()), (&exchanged, uci.replace('1', "8"))] {
            let position = Position::from_fen(&variant, fen).unwrap();
            let is_legal = position.parse_move(&uci).is_ok();
            assert_eq!(is_legal, expected, "{fen} {uci}");
        }
    }

    /// A king next to the other one is not in check, but hides the squares behind it.
    #[test]
    fn a_way_through_which_the_king_hid_an_attack_is_attacked() {
        for (fen, uci) in [
            ("8/8/8/8/8/8/5k2/R3K2r w Q - 0 1", "e1c1"),
            ("8/8/8/8/8/8/5k2/R3K2q w Q - 0 1", "e1c1"),
            ("8/8/8/8/8/8/5k2/R3Kq2 w Q - 0 1", "e1c1"),
            ("8/8/8/8/8/8/3k4/R1r1K2R w K - 0 1", "e1g1"),
            ("8/8/8/8/8/8/3k4/q3K2R w K - 0 1", "e1g1"),
        ] {
            assert_castles("atomic", fen, uci, false);
        }
    }

    /// On f1 the king is next to the other one, and on g1 the rook protects it.
    #[test]
    fn the_target_is_tested_behind_the_rook() {
        assert_castles("atomic", "8/8/8/8/8/8/4k3/R1q1K2R w KQ - 0 1", "e1g1", true);
        assert_castles(
            "atomic",
            "8/8/8/8/6r1/8/4k3/R3K2R w KQ - 0 1",
            "e1g1",
            false,
        );
    }

    #[test]
    fn each_square_of_the_kings_way_matters_and_no_other() {
        for (file, long, short) in [
            ('a', true, true),
            ('b', true, true),
            ('c', false, true),
            ('d', false, true),
            ('e', false, false),
            ('f', true, false),
            ('g', true, false),
            ('h', true, true),
        ] {
            let empty = |count: u32| {
                if count == 0 {
                    String::new()
                } else {
                    count.to_string()
                }
            };
            let before = u32::from(file) - u32::from('a');
            let fen = format!(
                "4k3/8/8/8/{}r{}/8/8/R3K2R w KQ - 0 1",
                empty(before),
                empty(7 - before)
            );
            assert_castles("chess", &fen, "e1c1", long);
            assert_castles("chess", &fen, "e1g1", short);
        }
    }
}
