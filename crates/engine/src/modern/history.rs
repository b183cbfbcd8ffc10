//! What moves did before: which quiet moves and captures were the best, alone and after the moves
//! that led to them, and by how much the evaluation was wrong.

use super::{
    board::Board,
    moves::PackedMove,
    roles::{NOBODY, QUEEN, WORTH},
};
use alloc::{vec, vec::Vec};

/// No entry goes beyond this.
const LIMIT: i32 = 16_384;

/// A man of a side on a square, as a number below this; this itself is no man.
pub(super) const NO_MAN: usize = 12 * 64;

/// Places for the corrections of one kind and one side.
const CORRECTIONS: usize = 1 << 13;

/// The kinds of corrections: by the pawns, by White's pieces, by Black's.
const KINDS: usize = 3;

/// No correction goes beyond this.
const CORRECTION_LIMIT: i32 = 1_024;

/// The moves before a move: one, two and four plies ago, each as the man and where it went.
pub(super) type Before = [usize; 3];

/// What is remembered of moves.
#[derive(Clone, Debug)]
pub(super) struct History {
    quiets: Vec<i16>,
    captures: Vec<i16>,
    continuations: Vec<i16>,
    corrections: Vec<i16>,
}

impl History {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            quiets: vec![0; 2 * 4096],
            captures: vec![0; NO_MAN * 8],
            continuations: vec![0; (NO_MAN + 1) * NO_MAN],
            corrections: vec![0; KINDS * 2 * CORRECTIONS],
        }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        for table in [
            &mut self.quiets,
            &mut self.captures,
            &mut self.continuations,
            &mut self.corrections,
        ] {
            table.fill(0);
        }
    }

    /// How well a quiet move did.
    #[inline(never)]
    pub(super) fn quiet(&self, board: &Board, played: PackedMove, before: Before) -> i32 {
        let man = man(board, played);
        let after = before.map(|earlier| recall(&self.continuations, earlier * NO_MAN + man));
        recall(&self.quiets, quiet_place(board, played)) + after[0] + after[1] + after[2] / 2
    }

    /// How well a capture did.
    #[inline]
    pub(super) fn capture(&self, board: &Board, played: PackedMove) -> i32 {
        recall(&self.captures, capture_place(board, played))
    }

    /// A quiet move did well, or ill if the bonus is negative.
    pub(super) fn learn_quiet(
        &mut self,
        board: &Board,
        played: PackedMove,
        before: Before,
        bonus: i32,
    ) {
        let man = man(board, played);
        learn(&mut self.quiets, quiet_place(board, played), bonus);
        for earlier in before {
            if earlier != NO_MAN {
                learn(&mut self.continuations, earlier * NO_MAN + man, bonus);
            }
        }
    }

    /// A capture did well or ill.
    pub(super) fn learn_capture(&mut self, board: &Board, played: PackedMove, bonus: i32) {
        learn(&mut self.captures, capture_place(board, played), bonus);
    }

    /// What is to be added to the evaluation of a position, by what was found in positions with
    /// the same pawns or pieces.
    #[inline]
    pub(super) fn correction(&self, board: &Board) -> i32 {
        let sum: i32 = correction_places(board)
            .iter()
            .map(|&place| recall(&self.corrections, place))
            .sum();
        sum / 16
    }

    /// The search found a score by so many centipawns above the evaluation.
    pub(super) fn learn_correction(&mut self, board: &Board, above_cp: i32, depth: i32) {
        let bonus = (above_cp * depth / 8).clamp(-CORRECTION_LIMIT / 4, CORRECTION_LIMIT / 4);
        for place in correction_places(board) {
            if let Some(entry) = self.corrections.get_mut(place) {
                approach(entry, bonus, CORRECTION_LIMIT);
            }
        }
    }
}

/// The man that a move puts on its square.
#[inline]
pub(super) fn man(board: &Board, played: PackedMove) -> usize {
    (board.side * 6 + board.on(played.from()) % 6) * 64 + played.to()
}

#[inline]
fn quiet_place(board: &Board, played: PackedMove) -> usize {
    board.side * 4096 + played.squares()
}

#[inline]
fn capture_place(board: &Board, played: PackedMove) -> usize {
    man(board, played) * 8 + board.captured(played)
}

#[inline]
fn correction_places(board: &Board) -> [usize; KINDS] {
    let keys = [board.pawn_key, board.piece_keys[0], board.piece_keys[1]];
    let mut places = [0; KINDS];
    for (kind, (place, key)) in places.iter_mut().zip(keys).enumerate() {
        *place = (kind * 2 + board.side) * CORRECTIONS + (key as usize & (CORRECTIONS - 1));
    }
    places
}

#[inline]
fn recall(table: &[i16], place: usize) -> i32 {
    table.get(place).map_or(0, |&entry| entry.into())
}

#[inline]
fn learn(table: &mut [i16], place: usize, bonus: i32) {
    if let Some(entry) = table.get_mut(place) {
        approach(entry, bonus, LIMIT);
    }
}

/// Adds a bonus, less the nearer the entry is to its limit.
#[inline(never)]
fn approach(entry: &mut i16, bonus: i32, limit: i32) {
    let value = i32::from(*entry);
    *entry = (value + bonus - value * bonus.abs() / limit) as i16;
}

/// The order of captures before anything is known of them: the most worth first.
#[inline]
pub(super) fn worth_taken(board: &Board, played: PackedMove) -> i32 {
    let captured = board.captured(played);
    let taken = if captured == NOBODY {
        0
    } else {
        WORTH[captured & 7]
    };
    let made = played
        .promotion()
        .map_or(0, |role| if role == QUEEN { WORTH[QUEEN] } else { -2_000 });
    taken + made
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, approach};

    #[test]
    fn an_entry_stays_within_its_limit() {
        let mut entry = 0;
        for _ in 0..1_000 {
            approach(&mut entry, 2_000, LIMIT);
        }
        assert!(i32::from(entry) > LIMIT * 9 / 10 && i32::from(entry) <= LIMIT);
        for _ in 0..1_000 {
            approach(&mut entry, -2_000, LIMIT);
        }
        assert!(i32::from(entry) < -LIMIT * 9 / 10 && i32::from(entry) >= -LIMIT);
    }
}
