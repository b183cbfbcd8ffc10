//! [History heuristics](https://www.chessprogramming.org/History_Heuristic): for quiet moves (butterfly,
//! pawn and continuation history), for captures, and for corrections of the static evaluation.

use super::{
    bitboard::{adjacent, bit, forward},
    board::Board,
    packed_move::PackedMove,
    role::{NO_PIECE_SQUARE, NO_ROLE, PAWN, PIECE_VALUES, QUEEN, piece_square_index},
};
use alloc::{vec, vec::Vec};

/// The limit of the absolute value of an entry.
const LIMIT: i32 = 10_000;

/// The number of corrections of a kind and side.
const CORRECTION_ENTRIES: usize = 1 << 13;

/// The kinds of corrections: by pawns, by White's pieces and by Black's.
const CORRECTION_KINDS: usize = 3;

/// The number of entries for pawn structures.
const PAWN_STRUCTURES: usize = 1 << 9;

/// The limit of the absolute value of a correction.
const CORRECTION_LIMIT: i32 = 1_024;

/// The piece-square indices of the moves one, two and four plies ago.
pub(super) type PreviousMoves = [usize; 3];

/// The index of the first entry of each kind.
const QUIET_HISTORY: usize = 0;
const CAPTURE_HISTORY: usize = QUIET_HISTORY + 8 * 4096;
const CONTINUATION_HISTORY: usize = CAPTURE_HISTORY + NO_PIECE_SQUARE * 8;
const PAWN_HISTORY: usize = CONTINUATION_HISTORY + (NO_PIECE_SQUARE + 1) * NO_PIECE_SQUARE;
const CORRECTION_HISTORY: usize = PAWN_HISTORY + PAWN_STRUCTURES * NO_PIECE_SQUARE;
const END: usize = CORRECTION_HISTORY + CORRECTION_KINDS * 2 * CORRECTION_ENTRIES;

/// The history tables.
#[derive(Clone, Debug)]
pub(super) struct History(Vec<i16>);

impl History {
    #[inline]
    pub(super) fn new() -> Self {
        Self(vec![0; END])
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    #[inline]
    fn at(&self, place: usize) -> i32 {
        self.0[place].into()
    }

    /// Adds a bonus to an entry, with gravity towards 0 as it approaches its limit.
    #[inline(never)]
    fn update(&mut self, place: usize, bonus: i32, limit: i32) {
        let entry = &mut self.0[place];
        let value = i32::from(*entry);
        *entry = (value + bonus - value * bonus.abs() / limit) as i16;
    }

    /// The history score of a quiet move.
    #[inline(never)]
    pub(super) fn quiet(&self, board: &Board, played: PackedMove, previous: PreviousMoves) -> i32 {
        let piece_square = moved_piece_square(board, played);
        let after = previous.map(|earlier| self.at(continuation_index(earlier, piece_square)));
        self.at(quiet_index(board, played))
            + self.at(pawn_history_index(board, piece_square))
            + after[0]
            + after[1]
            + after[2] / 2
    }

    #[inline]
    pub(super) fn capture(&self, board: &Board, played: PackedMove) -> i32 {
        self.at(capture_index(board, played))
    }

    /// Updates the histories of a quiet move with a bonus or, if negative, a penalty.
    pub(super) fn update_quiet(
        &mut self,
        board: &Board,
        played: PackedMove,
        previous: PreviousMoves,
        bonus: i32,
    ) {
        let piece_square = moved_piece_square(board, played);
        self.update(quiet_index(board, played), bonus, LIMIT);
        self.update(pawn_history_index(board, piece_square), bonus, LIMIT);
        for earlier in previous {
            if earlier != NO_PIECE_SQUARE {
                self.update(continuation_index(earlier, piece_square), bonus, LIMIT);
            }
        }
    }

    pub(super) fn update_capture(&mut self, board: &Board, played: PackedMove, bonus: i32) {
        self.update(capture_index(board, played), bonus, LIMIT);
    }

    /// The correction of the static evaluation by positions with the same pawns or pieces, in
    /// centipawns.
    #[inline]
    pub(super) fn correction(&self, board: &Board) -> i32 {
        let sum: i32 = correction_indices(board)
            .iter()
            .map(|&place| self.at(place))
            .sum();
        sum / 16
    }

    /// Updates the corrections with the difference of score and static evaluation, in centipawns.
    pub(super) fn update_correction(&mut self, board: &Board, above_cp: i32, depth: i32) {
        let bonus =
            (above_cp * depth * 75 / 512).clamp(-CORRECTION_LIMIT / 4, CORRECTION_LIMIT / 4);
        for place in correction_indices(board) {
            self.update(place, bonus, CORRECTION_LIMIT);
        }
    }
}

/// The index of the moving piece on its target square.
#[inline]
pub(super) fn moved_piece_square(board: &Board, played: PackedMove) -> usize {
    piece_square_index(board.side, board.role_on(played.from()), played.to())
}

/// The index by origin and target, and by whether a pawn attacks either.
#[inline]
fn quiet_index(board: &Board, played: PackedMove) -> usize {
    let enemy = board.side ^ 1;
    let attacked = adjacent(forward(enemy, board.pieces(enemy, PAWN)));
    let [from, to] = [played.from(), played.to()].map(|square| attacked & bit(square) != 0);
    let threats = 2 * usize::from(from) + usize::from(to);
    QUIET_HISTORY + (4 * board.side + threats) * 4096 + played.squares()
}

#[inline]
const fn pawn_history_index(board: &Board, piece_square: usize) -> usize {
    PAWN_HISTORY
        + (board.pawn_key as usize & (PAWN_STRUCTURES - 1)) * NO_PIECE_SQUARE
        + piece_square
}

#[inline]
fn capture_index(board: &Board, played: PackedMove) -> usize {
    CAPTURE_HISTORY + moved_piece_square(board, played) * 8 + board.captured(played)
}

#[inline]
fn correction_indices(board: &Board) -> [usize; CORRECTION_KINDS] {
    let keys = [board.pawn_key, board.piece_keys[0], board.piece_keys[1]];
    let mut places = [0; CORRECTION_KINDS];
    for (kind, (place, key)) in places.iter_mut().zip(keys).enumerate() {
        *place = CORRECTION_HISTORY
            + (kind * 2 + board.side) * CORRECTION_ENTRIES
            + (key as usize & (CORRECTION_ENTRIES - 1));
    }
    places
}

#[inline]
const fn continuation_index(earlier: usize, piece_square: usize) -> usize {
    CONTINUATION_HISTORY + earlier * NO_PIECE_SQUARE + piece_square
}

/// The value of the captured piece and of a promotion, to order captures by (MVV).
#[inline]
pub(super) fn capture_value(board: &Board, played: PackedMove) -> i32 {
    let captured = board.captured(played);
    let taken = if captured == NO_ROLE {
        0
    } else {
        PIECE_VALUES[captured & 7]
    };
    let made = played.promotion().map_or(0, |role| {
        if role == QUEEN {
            PIECE_VALUES[QUEEN]
        } else {
            -2_000
        }
    });
    taken + made
}

#[cfg(test)]
mod tests {
    use super::{History, LIMIT, quiet_index};
    use crate::modern::{board::Board, lookup_tables::LookupTables, packed_move::PackedMove};

    #[test]
    fn an_entry_stays_within_its_limit() {
        let mut history = History::new();
        let mut after = |bonus| {
            for _ in 0..1_000 {
                history.update(7, bonus, LIMIT);
            }
            history.at(7)
        };
        assert!((LIMIT * 9 / 10..=LIMIT).contains(&after(2_000)));
        assert!((-LIMIT..=-LIMIT * 9 / 10).contains(&after(-2_000)));
    }

    #[test]
    fn quiet_history_depends_on_pawn_attacks() {
        let tables = LookupTables::new();
        let place = |fen: &str, from, to| {
            let board = Board::new(&fen.parse().unwrap(), &tables);
            quiet_index(&board, PackedMove::new(from, to))
        };
        // A knight from c3 to e4 and from e4 to c3, with a pawn of Black that attacks e4 or none.
        for (from, to) in [(18, 28), (28, 18)] {
            let attacked = place("4k3/8/8/3p4/4N3/2N5/8/4K3 w - - 0 1", from, to);
            let free = place("4k3/8/8/8/4N3/2N5/8/4K3 w - - 0 1", from, to);
            assert_ne!(attacked, free);
        }
    }
}
