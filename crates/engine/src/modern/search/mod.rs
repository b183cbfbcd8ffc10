//! The search: a [principal variation search](https://www.chessprogramming.org/Principal_Variation_Search)
//! as a loop over the nodes of one path, so that it can pause before any node.
//!
//! | step | file | function | gain in Elo |
//! |---|---|---|---|
//! | 1 check extension | `node_entry` | `check_extension` | 10 ± 14 |
//! | 2 draws, maximum ply, mate distance pruning | `node_entry` | `draw_or_mate_distance_score` | repetition 70 ± 53; mate distance −9 ± 14 |
//! | 3 transposition table | `node_entry` | `tt_cutoff` | 286 ± 76 |
//! | 4 static evaluation with correction history | `node_entry` | `static_evaluation` | 19 ± 14 for the correction |
//! | 5 hindsight reduction | `node_entry` | `hindsight_adjustment` | 8 ± 14 |
//! | 6 reverse futility, razoring, null move | `pruning` | `prune_node`, `reverse_futility`, `null_move` | 56 ± 14; 6 ± 14; 22 ± 34 and 0 ± 63 in two matches |
//! | 7 internal iterative reduction | `node_entry` | `start_move_loop` | 0 ± 18 |
//! | 8 move ordering | `move_picker`, `history` | `next`, `quiet` | history 348 ± 93, of which pawn threats 16 ± 15, pawn history 12 ± 15, continuation history 4 ± 64 |
//! | 9 late move, futility, history and SEE pruning | `pruning` | `is_pruned`, `skips_quiets`, `is_unpromising` | 87 ± 14; 80 ± 14; 24 ± 14; 29 ± 14 for quiet moves, 8 ± 14 for captures; exemption of checks 7 ± 39 |
//! | 10 singular extension | `move_loop`, `child_return` | `is_singular_candidate`, `finish_singular_search` | 5 ± 14 |
//! | 11 late move reductions | `move_loop`, `child_return` | `reduction`, `research_at_full_depth` | 112 ± 70, of which the adjustments 95 ± 72 |
//! | 12 history updates | `node_exit` | `update_history`, `update_parent_history` | see 8; of the parent's move 7 ± 14 |
//! | 13 quiescence search | `quiescence` | `enter_quiescence`, `next_capture` | 234 ± 70; futility in it 10 ± 14 |
//! | 14 iterative deepening, aspiration windows | `alpha_beta::root` | `deepen`, `finish_search` | windows 54 ± 14 |
//!
//! The gain is the difference to the engine without the step, at 10,000 nodes a move, from random
//! openings of eight plies with both colors; errors are 95 % intervals. Values above 50 are from 64 to
//! 96 games. Values from 10 to 20 are from 1,260 to 2,980 games in which each of 12 to 18 changes was
//! randomly assigned to one side. Step 7 is from 800 games, the rest from 100 to 340 games with 4,000
//! or 5,000 nodes.
//!
//! The constants were tuned by [SPSA](https://www.chessprogramming.org/SPSA) (Spall, 1992) with 13,000
//! games of 10,000 nodes between perturbed sets of about 40 constants. The window of step 14, the
//! limit of the histories (11 ± 7) and the margin of step 13 (14 ± 12) were then chosen by matches.
//!
//! Steps in common with micro-Max 4: null move, futility, reductions with re-search, check extension,
//! quiescence search with all captures (here without losing ones), and iterative deepening, whose use
//! inside nodes is replaced by step 7.

mod child_return;
mod constants;
mod frame;
mod move_loop;
mod node_entry;
mod node_exit;
mod pruning;
mod quiescence;

use super::{
    ablation::Ablation,
    board::Board,
    evaluation::{FULL_PHASE, evaluate},
    generate::legal_moves,
    history::History,
    lookup_tables::LookupTables,
    move_stack::MoveStack,
    packed_move::PackedMove,
};
use crate::{
    alpha_beta::{self, PendingChild, Root, RootSettings, SearchRequest, Step},
    noise::Noise,
    score::clamped,
    transposition_table::TranspositionTable,
};
use alloc::{boxed::Box, vec::Vec};
use constants::{WINDOW_CP, WINDOW_DEPTH};
use frame::Frame;
use rules::Move;

/// The maximum distance of a node from the root, in plies.
pub(super) const MAX_PLY: usize = 120;

/// Unused frames before the root's, so that access to ancestors needs no check.
const BEFORE_ROOT: usize = 4;

/// The number of frames; a power of two so that a mask replaces bounds checks.
const PLIES: usize = 128;

/// The index of a ply's frame.
#[inline]
const fn frame_index(ply: usize) -> usize {
    (ply + BEFORE_ROOT) & (PLIES - 1)
}

/// The index of the frame some plies before a ply's.
#[inline]
const fn ancestor_index(ply: usize, plies: usize) -> usize {
    (ply + BEFORE_ROOT - plies) & (PLIES - 1)
}

/// The settings of this engine at the root.
const ROOT: RootSettings = RootSettings {
    window_cp: WINDOW_CP,
    window_depth: WINDOW_DEPTH,
    max_depth: MAX_PLY as u32 - 20,
    max_ply: MAX_PLY,
};

/// The state of the search, including what is kept between searches.
#[derive(Clone, Debug)]
pub struct Search {
    pub(super) tables: Box<LookupTables>,
    pub(super) table: TranspositionTable,
    pub(super) history: History,
    pub(super) noise: Noise,
    pub(super) ablation: Ablation,
    /// The hash keys of the positions of the game before the root.
    pub(super) game_keys: Vec<u64>,
    frames: Box<[Frame; PLIES]>,
    move_stack: MoveStack,
    ply: usize,
    root: Root<PackedMove>,
}

impl Search {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            tables: LookupTables::new(),
            table: TranspositionTable::default(),
            history: History::new(),
            noise: Noise::default(),
            ablation: Ablation::default(),
            game_keys: Vec::new(),
            frames: Box::new(core::array::from_fn(|_| Frame::new())),
            move_stack: MoveStack::new(),
            ply: 0,
            root: Root::new(ROOT),
        }
    }

    /// Makes a move at the root if it is legal.
    #[inline]
    fn make_root_move(&mut self, played: Move) {
        self.drop_illegal_en_passant();
        let board = &mut self.frames[frame_index(0)].board;
        let moves = legal_moves(board, &self.tables, &mut self.move_stack);
        let tables = &self.tables;
        if let Some(&play) = moves.iter().find(|play| play.unpacked(tables) == played) {
            self.game_keys.push(board.key);
            board.make_move(&self.tables, play);
            board.limit_halfmove_clock();
        }
    }

    /// Clears an en passant square at the root if no capture there is legal, so that the position
    /// counts as a repetition of the same position without that square. Inside the search this
    /// would cost more time than it saves.
    fn drop_illegal_en_passant(&mut self) {
        let board = &mut self.frames[frame_index(0)].board;
        let moves = legal_moves(board, &self.tables, &mut self.move_stack);
        if !moves.iter().any(|play| play.is_en_passant()) {
            board.clear_en_passant(&self.tables);
        }
    }

    /// Requests a search of the child node, whose board is already prepared; `is_cut_node` if a beta
    /// cutoff is expected there.
    #[inline]
    fn search_child(
        &mut self,
        pending: PendingChild,
        request: SearchRequest,
        is_cut_node: bool,
    ) -> Step {
        self.frame().pending = pending;
        self.ply += 1;
        let frame = self.frame();
        frame.request = request;
        frame.is_cut_node = is_cut_node;
        frame.excluded = PackedMove::NONE;
        self.frames[frame_index(self.ply + 1)].cutoff_count = 0;
        Step::Enter
    }

    #[inline]
    fn frame(&mut self) -> &mut Frame {
        &mut self.frames[frame_index(self.ply)]
    }

    /// Copies the board to the child's frame.
    #[inline]
    fn copy_board(&mut self) {
        let (board, is_check) = (*self.board(), self.ancestor(0).is_check);
        let next = &mut self.frames[frame_index(self.ply + 1)];
        next.board = board;
        next.is_check = is_check;
    }

    /// The frame some plies above the node.
    #[inline]
    fn ancestor(&self, plies: usize) -> &Frame {
        &self.frames[ancestor_index(self.ply, plies)]
    }

    #[inline]
    fn board(&self) -> &Board {
        &self.frames[frame_index(self.ply)].board
    }

    /// The static evaluation of the node, including noise.
    #[inline]
    fn evaluate(&self) -> i32 {
        let board = self.board();
        let mut score = evaluate(board, &self.tables);
        if self.noise.cp > 0 {
            score += self.noise.at(board.key);
        }
        clamped(score)
    }
}

impl alpha_beta::Search for Search {
    type Position = rules::Position;
    type Move = Move;
    type PackedMove = PackedMove;

    #[inline]
    fn set_position(&mut self, start: &rules::Position, moves: &[Move]) {
        self.game_keys.clear();
        self.tables.castling.fill(start.castling_rights());
        self.frames[frame_index(0)].board = Board::new(start, &self.tables);
        for &played in moves {
            self.make_root_move(played);
        }
        self.drop_illegal_en_passant();
    }

    #[inline]
    fn begin(&mut self) -> Vec<PackedMove> {
        for frame in self.frames.iter_mut() {
            frame.killer = PackedMove::NONE;
            frame.cutoff_count = 0;
        }
        self.move_stack.truncate(0);
        let board = &self.frames[frame_index(0)].board;
        legal_moves(board, &self.tables, &mut self.move_stack)
    }

    #[inline]
    fn enter_root(&mut self, request: SearchRequest) -> Step {
        self.ply = 0;
        self.move_stack.truncate(0);
        let is_check = self.board().is_check(&self.tables);
        let is_crowded = 3 * i32::from(self.board().phase) > 4 * FULL_PHASE;
        self.root.limit_ply(is_crowded);
        let frame = self.frame();
        frame.request = request;
        frame.is_cut_node = false;
        frame.excluded = PackedMove::NONE;
        frame.is_check = is_check;
        Step::Enter
    }

    #[inline]
    fn enter(&mut self) -> Step {
        self.enter_node()
    }

    #[inline]
    fn search_next_move(&mut self) -> Step {
        self.next_child()
    }

    #[inline]
    fn return_from_child(&mut self, score: i32) -> Step {
        if self.ply == 0 {
            return Step::RootScore(score);
        }
        self.ply -= 1;
        self.handle_child_score(-score)
    }

    #[inline]
    fn unpacked(&self, packed: PackedMove) -> Move {
        packed.unpacked(&self.tables)
    }

    #[inline]
    fn evaluate_root(&mut self) -> i32 {
        evaluate(&self.frames[frame_index(0)].board, &self.tables)
    }

    #[inline]
    fn clear_history(&mut self) {
        self.history.clear();
    }

    #[inline]
    fn set_noise(&mut self, noise: Noise) {
        self.noise = noise;
    }

    #[inline]
    fn root(&self) -> &Root<PackedMove> {
        &self.root
    }

    #[inline]
    fn root_mut(&mut self) -> &mut Root<PackedMove> {
        &mut self.root
    }

    #[inline]
    fn table(&self) -> &TranspositionTable {
        &self.table
    }

    #[inline]
    fn table_mut(&mut self) -> &mut TranspositionTable {
        &mut self.table
    }
}
