//! What moves did before: which quiet moves and captures were the best, alone, among the same pawns
//! and after the moves that led to them, and by how much the evaluation was wrong.

use super::{
    bits::{ahead, beside, bit},
    board::Board,
    moves::PackedMove,
    roles::{NO_MAN, NOBODY, PAWN, QUEEN, WORTH, man_on},
};
use alloc::{vec, vec::Vec};

/// No entry goes beyond this.
const LIMIT: i32 = 10_000;

/// Places for the corrections of one kind and one side.
const CORRECTIONS: usize = 1 << 13;

/// The kinds of corrections: by the pawns, by White's pieces, by Black's.
const KINDS: usize = 3;

/// Places for pawn structures.
const PAWN_KEYS: usize = 1 << 9;

/// No correction goes beyond this.
const CORRECTION_LIMIT: i32 = 1_024;

/// The moves before a move: one, two and four plies ago, each as the man and where it went.
pub(super) type Before = [usize; 3];

/// Where each kind of entry begins.
const QUIETS: usize = 0;
const CAPTURES: usize = QUIETS + 8 * 4096;
const CONTINUATIONS: usize = CAPTURES + NO_MAN * 8;
const AMONG_PAWNS: usize = CONTINUATIONS + (NO_MAN + 1) * NO_MAN;
const CORRECTED: usize = AMONG_PAWNS + PAWN_KEYS * NO_MAN;
const END: usize = CORRECTED + KINDS * 2 * CORRECTIONS;

/// What is remembered of moves.
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
        self.0.get(place).map_or(0, |&entry| entry.into())
    }

    /// Adds a bonus to an entry, less the nearer it is to its limit.
    #[inline(never)]
    fn learn(&mut self, place: usize, bonus: i32, limit: i32) {
        if let Some(entry) = self.0.get_mut(place) {
            let value = i32::from(*entry);
            *entry = (value + bonus - value * bonus.abs() / limit) as i16;
        }
    }

    /// How well a quiet move did.
    #[inline(never)]
    pub(super) fn quiet(&self, board: &Board, played: PackedMove, before: Before) -> i32 {
        let man = man(board, played);
        let after = before.map(|earlier| self.at(continuation_place(earlier, man)));
        self.at(quiet_place(board, played))
            + self.at(place_among_pawns(board, man))
            + after[0]
            + after[1]
            + after[2] / 2
    }

    /// How well a capture did.
    #[inline]
    pub(super) fn capture(&self, board: &Board, played: PackedMove) -> i32 {
        self.at(capture_place(board, played))
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
        self.learn(quiet_place(board, played), bonus, LIMIT);
        self.learn(place_among_pawns(board, man), bonus, LIMIT);
        for earlier in before {
            if earlier != NO_MAN {
                self.learn(continuation_place(earlier, man), bonus, LIMIT);
            }
        }
    }

    /// A capture did well or ill.
    pub(super) fn learn_capture(&mut self, board: &Board, played: PackedMove, bonus: i32) {
        self.learn(capture_place(board, played), bonus, LIMIT);
    }

    /// What is to be added to the evaluation of a position, by what was found in positions with
    /// the same pawns or pieces.
    #[inline]
    pub(super) fn correction(&self, board: &Board) -> i32 {
        let sum: i32 = correction_places(board)
            .iter()
            .map(|&place| self.at(place))
            .sum();
        sum / 16
    }

    /// The search found a score by so many centipawns above the evaluation.
    pub(super) fn learn_correction(&mut self, board: &Board, above_cp: i32, depth: i32) {
        let bonus =
            (above_cp * depth * 75 / 512).clamp(-CORRECTION_LIMIT / 4, CORRECTION_LIMIT / 4);
        for place in correction_places(board) {
            self.learn(place, bonus, CORRECTION_LIMIT);
        }
    }
}

/// The man that a move puts on its square.
#[inline]
pub(super) fn man(board: &Board, played: PackedMove) -> usize {
    man_on(board.side, board.on(played.from()), played.to())
}

/// By the squares of the move, and whether a pawn attacks the one and the other.
#[inline]
fn quiet_place(board: &Board, played: PackedMove) -> usize {
    let enemy = board.side ^ 1;
    let attacked = beside(ahead(enemy, board.men(enemy, PAWN)));
    let [from, to] = [played.from(), played.to()].map(|square| attacked & bit(square) != 0);
    let threats = 2 * usize::from(from) + usize::from(to);
    QUIETS + (4 * board.side + threats) * 4096 + played.squares()
}

#[inline]
const fn place_among_pawns(board: &Board, man: usize) -> usize {
    AMONG_PAWNS + (board.pawn_key as usize & (PAWN_KEYS - 1)) * NO_MAN + man
}

#[inline]
fn capture_place(board: &Board, played: PackedMove) -> usize {
    CAPTURES + man(board, played) * 8 + board.captured(played)
}

#[inline]
fn correction_places(board: &Board) -> [usize; KINDS] {
    let keys = [board.pawn_key, board.piece_keys[0], board.piece_keys[1]];
    let mut places = [0; KINDS];
    for (kind, (place, key)) in places.iter_mut().zip(keys).enumerate() {
        *place =
            CORRECTED + (kind * 2 + board.side) * CORRECTIONS + (key as usize & (CORRECTIONS - 1));
    }
    places
}

#[inline]
const fn continuation_place(earlier: usize, man: usize) -> usize {
    CONTINUATIONS + earlier * NO_MAN + man
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
    use super::{History, LIMIT, quiet_place};
    use crate::modern::{board::Board, moves::PackedMove, tables::Tables};

    #[test]
    fn an_entry_stays_within_its_limit() {
        let mut history = History::new();
        let mut after = |bonus| {
            for _ in 0..1_000 {
                history.learn(7, bonus, LIMIT);
            }
            history.at(7)
        };
        assert!((LIMIT * 9 / 10..=LIMIT).contains(&after(2_000)));
        assert!((-LIMIT..=-LIMIT * 9 / 10).contains(&after(-2_000)));
    }

    #[test]
    fn to_flee_from_a_pawn_is_another_thing_than_to_walk_into_one() {
        let tables = Tables::new();
        let place = |fen: &str, from, to| {
            let board = Board::new(&fen.parse().unwrap(), &tables);
            quiet_place(&board, PackedMove::new(from, to))
        };
        // A knight from c3 to e4 and from e4 to c3, with a pawn of Black that attacks e4 or none.
        for (from, to) in [(18, 28), (28, 18)] {
            let attacked = place("4k3/8/8/3p4/4N3/2N5/8/4K3 w - - 0 1", from, to);
            let free = place("4k3/8/8/8/4N3/2N5/8/4K3 w - - 0 1", from, to);
            assert_ne!(attacked, free);
        }
    }

    #[test]
    fn what_was_never_learned_counts_nothing() {
        assert_eq!(History::new().at(usize::MAX), 0);
    }
}
