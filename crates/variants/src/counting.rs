//! Move counting in endings, as in Makruk and its relatives.
//!
//! Board's honour limits the number of moves when no pawns are left, pieces' honour when a side has
//! only its king. The count of pieces' honour starts at the number of pieces on the board, and
//! restarts after a capture or promotion. The limits are those of
//! [Fairy-Stockfish](https://github.com/fairy-stockfish/Fairy-Stockfish), which follows the Thai,
//! Cambodian and ASEAN federations.

use crate::counted_kinds::CountedKinds;
use crate::piece::{KindSet, Piece};
use crate::rules::Counting;
use crate::state::{Count, State};
use crate::variant::Variant;
use game::Color;

impl State {
    /// Continues or starts the count after a move. The other side is already to move.
    pub(crate) fn update_count(
        &mut self,
        variant: &Variant,
        captured: Option<Piece>,
        promotes: bool,
    ) {
        if variant.rules.general.counting == Counting::None {
            return;
        }
        if let Some(count) = &mut self.flags.count {
            count.plies = count.plies.saturating_add(1); // restored by the undo, with all flags
        }
        if captured.is_some_and(|piece| variant.pawns.contains(piece.kind())) {
            self.count_after_last_pawn(variant);
        }
        let weaker = self.turn;
        let is_bare = self.is_bare(weaker);
        let begins_again = is_bare && (captured.is_some() || promotes);
        if self.flags.count.is_some() && !begins_again {
            return;
        }
        let counts_pieces = is_bare && variant.rules.general.counting != Counting::Asean;
        let plies = if counts_pieces {
            2 * self.piece_count()
        } else {
            0
        };
        self.start_count(variant, weaker, plies);
    }

    /// Starts the count of a bare king that has just captured the last pawn; this capture is its
    /// first move.
    fn count_after_last_pawn(&mut self, variant: &Variant) {
        let weaker = self.turn.other();
        if variant.rules.general.counting != Counting::Asean
            && self.is_bare(weaker)
            && !self.has_pawns(variant)
        {
            self.start_count(variant, weaker, 2 * self.piece_count() - 1);
        }
    }

    /// Starts a count at a number of plies, if the remaining pieces limit the moves.
    fn start_count(&mut self, variant: &Variant, weaker: Color, plies: u32) {
        let limit = self.count_limit(variant, weaker);
        if limit > 0 {
            self.flags.count = Some(Count { plies, limit });
        }
    }

    fn is_bare(&self, color: Color) -> bool {
        self.board.occupied(color).len() == 1
    }

    fn piece_count(&self) -> u32 {
        Color::ALL
            .map(|color| self.board.occupied(color).len())
            .iter()
            .sum()
    }

    fn has_pawns(&self, variant: &Variant) -> bool {
        let counts = Color::ALL.map(|color| self.count_all(color, variant.pawns));
        counts != [0, 0]
    }

    /// The plies allowed before the game is drawn; 0 if nothing is counted.
    fn count_limit(&self, variant: &Variant, weaker: Color) -> u16 {
        let pieces = |color: Color| self.board.occupied(color).len();
        let has_pawns = self.has_pawns(variant);
        let [bare, others] = [weaker, weaker.other()].map(pieces);
        let moves = match variant.rules.general.counting {
            Counting::None => 0,
            Counting::Makruk if has_pawns || others == 1 => 0,
            Counting::Makruk if bare > 1 => 64,
            Counting::Makruk => {
                self.pieces_honour(variant, weaker.other(), [8, 16, 22, 32, 44, 64])
            }
            Counting::Cambodian if bare > 3 || others == 1 => 0,
            Counting::Cambodian if bare > 1 => 63,
            Counting::Cambodian if has_pawns => 0,
            Counting::Cambodian => {
                self.pieces_honour(variant, weaker.other(), [7, 15, 21, 31, 43, 63])
            }
            Counting::Asean if has_pawns || bare > 1 => 0,
            Counting::Asean => self.asean_limit(variant, weaker.other()),
        };
        2 * moves
    }

    /// The limit of pieces' honour: for two rooks, one rook, two khons, two knights, one khon, or
    /// others.
    fn pieces_honour(&self, variant: &Variant, stronger: Color, limits: [u16; 6]) -> u16 {
        let count = |kinds: KindSet| self.count_all(stronger, kinds);
        let CountedKinds {
            rooks,
            khons,
            knights,
        } = variant.counted;
        match (count(rooks), count(khons), count(knights)) {
            (2.., _, _) => limits[0],
            (1, _, _) => limits[1],
            (_, 2.., _) => limits[2],
            (_, _, 2..) => limits[3],
            (_, 1, _) => limits[4],
            _ => limits[5],
        }
    }

    fn asean_limit(&self, variant: &Variant, stronger: Color) -> u16 {
        let has = |kinds: KindSet| self.count_all(stronger, kinds) > 0;
        if has(variant.counted.rooks) {
            16
        } else if has(variant.counted.khons) {
            44
        } else if has(variant.counted.knights) {
            64
        } else {
            0
        }
    }

    fn count_all(&self, color: Color, kinds: KindSet) -> u16 {
        kinds.iter().map(|kind| self.board.count(color, kind)).sum()
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Position;

    /// The FEN after a move in Makruk.
    fn after(fen: &str, uci: &str) -> String {
        let makruk = crate::variant("makruk").unwrap();
        let mut position = Position::from_fen(&makruk, fen).unwrap();
        position.make(position.parse_move(uci).unwrap());
        position.fen()
    }

    #[test]
    fn a_bare_king_that_captures_the_last_pawn_has_made_its_first_move() {
        assert_eq!(
            after("8/8/8/3k4/3P4/8/R7/K7 b - - 0 40", "d5d4"),
            "8/8/8/8/3k4/8/R7/K7 w - 32 5 41"
        );
    }

    #[test]
    fn the_last_promotion_begins_the_count() {
        assert_eq!(
            after("8/3k4/8/P7/8/8/R7/K7 w - - 0 40", "a5a6m"),
            "8/3k4/M7/8/8/8/R7/K7 b - 32 8 40"
        );
    }

    #[test]
    fn a_capture_that_bares_the_king_begins_the_count_again() {
        assert_eq!(
            after("8/3k4/8/8/8/8/R7/K6n w - 128 7 40", "a2a3"),
            "8/3k4/8/8/8/R7/8/K6n b - 128 8 40"
        );
        assert_eq!(
            after("8/3k4/8/8/8/8/R6n/K7 w - 128 7 40", "a2h2"),
            "8/3k4/8/8/8/8/7R/K7 b - 32 6 40"
        );
    }
}
