//! The search: a loop over the nodes of one path, which can stop before any node.
//!
//! | step | file | function | worth in Elo |
//! |---|---|---|---|
//! | 1 the check extension | `entering` | `look_around` | 10 ± 14 |
//! | 2 draws, the ply limit, distance to mate | `entering` | `settled_at_once` | repetition 70 ± 53; distance to mate −9 ± 14 |
//! | 3 the table | `entering` | `settled_by_table` | 286 ± 76 |
//! | 4 the evaluation, corrected | `entering` | `appraise` | 19 ± 14 for the correction |
//! | 5 hindsight | `entering` | `look_back` | 8 ± 14 |
//! | 6 reverse futility, razoring, null move | `pruning` | `prune_node`, `is_far_above`, `null_move` | 56 ± 14; 6 ± 14; 22 ± 34 and 0 ± 63 in two matches |
//! | 7 internal iterative reduction | `entering` | `begin_moves` | 0 ± 18 |
//! | 8 the order of the moves | `picker`, `history` | `next`, `quiet` | history 348 ± 93, of which threats of pawns 16 ± 15, pawn structures 12 ± 15, moves before 4 ± 64 |
//! | 9 late moves, futility, bad history, losing exchanges | `pruning` | `is_pruned`, `are_quiets_late`, `is_hopeless` | 87 ± 14; 80 ± 14; 24 ± 14; 29 ± 14 for quiet moves, 8 ± 14 for captures; checks spared 7 ± 39 |
//! | 10 singular extension | `trying`, `answering` | `is_singular_due`, `extend` | 5 ± 14 |
//! | 11 reductions, and searching again | `trying`, `answering` | `reduction`, `ask_again` | 112 ± 70, of which what they hang on 95 ± 72 |
//! | 12 what is learned | `leaving` | `learn`, `praise` | see 8; of the move before 7 ± 14 |
//! | 13 quiescence: captures that lose nothing | `quiescence` | `enter_quiescence`, `try_capture` | 234 ± 70; futility in it 10 ± 14 |
//! | 14 deepening, aspiration windows | `root` | `deepen`, `conclude` | windows 54 ± 14 |
//!
//! The worth was measured against the engine without the step, 10,000 nodes a move, random openings
//! of eight plies with both colours; the error is of 95 %. Where it is above 50, in 64 to 96 games;
//! where it is 10 to 20, in 1,260 to 2,980 games in which each of 12 to 18 changes fell to one side by
//! lot; step 7 in 800; the rest in 100 to 340 games of 4,000 or 5,000 nodes.
//!
//! The bounds were found by games too: by simultaneous perturbation (Spall, 1992), 13,000 games of
//! 10,000 nodes between two sets of some 40 of them, each a little more or less than the last values;
//! the window of step 14, the limit of the histories (11 ± 7) and the margin of step 13 (14 ± 12) were
//! then chosen by comparisons.
//!
//! Of micro-Max 4 there are: the null move, futility, reductions with a second search, the check
//! extension, the quiescence of captures by and of all men, which here leaves out those that lose, and
//! the deepening; what micro-Max 4 does of it inside nodes, step 7 does by the table.

mod answering;
mod entering;
mod frame;
mod leaving;
mod pruning;
mod quiescence;
mod root;
mod trying;

pub(super) use root::Root;

use super::{
    board::Board, candidates::Candidates, evaluation::evaluate, experiment::Experiment,
    generation::legal_moves, history::History, score::clamped, table::Table, tables::Tables,
};
use alloc::{boxed::Box, vec::Vec};
use frame::{Asked, Frame, Waits};
use rules::{Move, splitmix64};

/// The longest path from the root.
pub(super) const MOST_PLIES: usize = 120;

/// Frames before the root's, so that looking back needs no test.
const BEFORE_ROOT: usize = 4;

/// Room for all plies; a power of two, so that an index needs no test.
const PLIES: usize = 128;

/// The place of a ply's frame.
#[inline]
const fn at(ply: usize) -> usize {
    (ply + BEFORE_ROOT) & (PLIES - 1)
}

/// The place of the frame some plies before a ply's.
#[inline]
const fn ago(ply: usize, plies: usize) -> usize {
    (ply + BEFORE_ROOT - plies) & (PLIES - 1)
}

/// What the search does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A node begins.
    Enter,
    /// The node tries its next move.
    Try,
    /// The node is over, with this score for its mover.
    Leave(i32),
    /// The search is over.
    Done,
}

/// What disturbs the evaluation, to weaken the play.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Noise {
    pub(super) seed: u64,
    /// The most that is added or taken away.
    pub(super) cp: u16,
}

/// A search and what it keeps from one to the next.
#[derive(Clone, Debug)]
pub(super) struct Search {
    pub(super) tables: Box<Tables>,
    pub(super) table: Table,
    pub(super) history: History,
    pub(super) noise: Noise,
    pub(super) experiment: Experiment,
    /// The keys of the positions of the game before the root.
    pub(super) past: Vec<u64>,
    frames: Box<[Frame; PLIES]>,
    candidates: Candidates,
    ply: usize,
    pub(super) step: Step,
    pub(super) nodes: u64,
    pub(super) root: Root,
}

impl Search {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            tables: Tables::new(),
            table: Table::default(),
            history: History::new(),
            noise: Noise::default(),
            experiment: Experiment::default(),
            past: Vec::new(),
            frames: Box::new(core::array::from_fn(|_| Frame::new())),
            candidates: Candidates::new(),
            ply: 0,
            step: Step::Done,
            nodes: 0,
            root: Root::default(),
        }
    }

    /// Goes on until the count of nodes is reached; tells whether the search is over.
    #[inline]
    pub(super) fn run(&mut self, until: u64) -> bool {
        loop {
            self.step = match self.step {
                Step::Enter if self.nodes >= until => return false,
                Step::Enter => self.enter(),
                Step::Try => self.try_next(),
                Step::Leave(score) => self.leave(score),
                Step::Done => return true,
            }
        }
    }

    /// Sets the position at the root.
    #[inline]
    pub(super) fn set(&mut self, start: &rules::Position) {
        self.past.clear();
        self.frames[at(0)].board = Board::new(start, &self.tables);
        self.step = Step::Done;
    }

    /// The position at the root.
    #[inline]
    pub(super) fn root_board(&self) -> &Board {
        &self.frames[at(0)].board
    }

    /// Plays a move of the rules at the root, if it is legal.
    #[inline]
    pub(super) fn advance(&mut self, played: Move) {
        let board = &mut self.frames[at(0)].board;
        let moves = legal_moves(board, &self.tables, &mut self.candidates);
        if let Some(&play) = moves.iter().find(|play| play.is(played)) {
            self.past.push(board.key);
            board.play(&self.tables, play);
        }
    }

    /// Begins at the root.
    #[inline]
    fn descend(&mut self, asked: Asked) -> Step {
        self.ply = 0;
        self.candidates.truncate(0);
        let is_check = self.board().is_check(&self.tables);
        let frame = self.frame();
        frame.asked = asked;
        frame.is_check = is_check;
        Step::Enter
    }

    /// Asks for the node of the next ply, whose board is ready.
    #[inline]
    fn ask(&mut self, waits: Waits, asked: Asked) -> Step {
        self.frame().waits = waits;
        self.ply += 1;
        self.frame().asked = asked;
        self.frames[at(self.ply + 1)].cuts = 0;
        Step::Enter
    }

    #[inline]
    fn frame(&mut self) -> &mut Frame {
        &mut self.frames[at(self.ply)]
    }

    /// Copies the board to the next ply, where the move will be made.
    #[inline]
    fn copy_board(&mut self) {
        let (board, is_check) = (*self.board(), self.ago(0).is_check);
        let next = &mut self.frames[at(self.ply + 1)];
        next.board = board;
        next.is_check = is_check;
    }

    /// The frame some plies ago.
    #[inline]
    fn ago(&self, plies: usize) -> &Frame {
        &self.frames[ago(self.ply, plies)]
    }

    #[inline]
    fn board(&self) -> &Board {
        &self.frames[at(self.ply)].board
    }

    /// The evaluation of the node, disturbed if that is asked for.
    #[inline]
    fn evaluation(&self) -> i32 {
        let board = self.board();
        let mut score = evaluate(board, &self.tables);
        if self.noise.cp > 0 {
            score += disturbance(self.noise, board.key);
        }
        clamped(score)
    }
}

/// What the noise adds in a position: the sum of two dice, always the same for the same seed.
#[inline]
fn disturbance(noise: Noise, key: u64) -> i32 {
    let random = splitmix64(key ^ splitmix64(noise.seed));
    let die = |bits: u64| (bits & 0xffff) as i32 - 0x8000;
    (die(random) + die(random >> 16)) * i32::from(noise.cp) / 0x1_0000
}

#[cfg(test)]
mod tests {
    use super::{Noise, disturbance};

    #[test]
    fn noise_stays_within_its_bounds_and_is_centred() {
        let noise = Noise { seed: 7, cp: 100 };
        let values: Vec<i32> = (0..4_000).map(|key| disturbance(noise, key)).collect();
        assert!(values.iter().all(|value| value.abs() <= 100));
        assert!(values.iter().any(|value| *value > 70) && values.iter().any(|value| *value < -70));
        assert!(values.iter().sum::<i32>().abs() < 4_000 * 3);
    }
}
