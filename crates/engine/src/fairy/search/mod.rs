//! The search of Fairy, which is based on Fairy-Max and plays the variants of the crate `variants`.
//! It is a loop over the nodes of one path, so that it can pause before any node.
//!
//! | step | file | function | in Fairy-Max |
//! |---|---|---|---|
//! | 1 ends of the game, repetition, maximum ply | `node_entry` | `score_without_search` | loss of the king; repetition at the root |
//! | 2 check extension | `node_entry` | `enter` | yes |
//! | 3 transposition table | `node_entry` | `tt_cutoff` | yes, with the best move only as the first |
//! | 4 internal iterative reductions | `node_entry` | `reduce_without_table_move` | internal iterative deepening |
//! | 5 reverse futility | `node_entry` | `reverse_futility` | no |
//! | 6 null move | `node_entry` | `null_move` | yes, reduced by two plies |
//! | 7 move ordering, losing captures last | `ordering`, `captures` | `score_moves`, `is_losing_capture` | the best move of internal iterative deepening, then the most valuable capture |
//! | 8 late move pruning and futility | `move_loop` | `is_pruned` | futility at depth 1 |
//! | 9 late move reductions | `move_loop` | `reduction` | one ply for all but captures, checks and pawn moves |
//! | 10 quiescence search | `quiescence` | `enter_quiescence` | captures, the most valuable victim first |
//! | 11 iterative deepening, aspiration windows | `alpha_beta::root` | `deepen` | iterative deepening in each node |

mod captures;
mod child_return;
mod constants;
mod frame;
mod move_loop;
mod node_entry;
mod ordering;
mod quiescence;

use super::{evaluation::Evaluation, history::History};
use crate::{
    alpha_beta::{self, PendingChild, Root, RootSettings, SearchRequest, Step},
    fairy::tt_move::MoveHash,
    noise::Noise,
    score::clamped,
    transposition_table::TranspositionTable,
};
use alloc::{sync::Arc, vec::Vec};
use constants::{WINDOW_CP, WINDOW_DEPTH};
use frame::Frame;
use game::Position as _;
use ordering::ScoredMove;
use variants::{Hand, Move, Position, Variant};

/// The maximum distance of a node from the root, in plies.
pub(super) const MAX_PLY: usize = 100;

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
    pub(super) position: Position,
    pub(super) evaluation: Evaluation,
    pub(super) table: TranspositionTable,
    pub(super) history: History,
    /// The keys of the earlier positions of the game and of the path.
    keys: Vec<u64>,
    frames: Vec<Frame>,
    moves: Vec<ScoredMove>,
    /// Moves that have just been generated.
    generated: Vec<Move>,
    ply: usize,
    root: Root<Move>,
    rules: SearchRules,
    pub(super) noise: Noise,
}

/// The rules that the search needs at each node.
#[derive(Clone, Copy, Debug)]
struct SearchRules {
    has_immediate_outcomes: bool,
    has_explosions: bool,
    /// The factor of the value of a captured piece: 2 if it comes into the hand, otherwise 1.
    capture_factor: i32,
}

impl SearchRules {
    fn new(variant: &Variant) -> SearchRules {
        let rules = variant.rules();
        SearchRules {
            has_immediate_outcomes: rules.has_immediate_outcomes(),
            has_explosions: rules.general.explosions,
            capture_factor: if rules.general.hand == Hand::Drops {
                2
            } else {
                1
            },
        }
    }
}

impl Search {
    pub(super) fn new(variant: &Arc<Variant>) -> Search {
        let mut frames = Vec::new();
        frames.resize_with(MAX_PLY + 2, Frame::new);
        Search {
            position: Position::start(variant),
            evaluation: Evaluation::new(variant),
            table: TranspositionTable::default(),
            history: History::new(),
            keys: Vec::new(),
            frames,
            moves: Vec::new(),
            generated: Vec::new(),
            ply: 0,
            root: Root::new(ROOT),
            rules: SearchRules::new(variant),
            noise: Noise::default(),
        }
    }

    /// Unmakes the moves of the path, so that the position is that of the root.
    fn rewind(&mut self) {
        while self.ply > 0 {
            self.ply -= 1;
            self.unmake();
        }
        self.moves.clear();
    }

    #[inline]
    fn frame(&mut self) -> &mut Frame {
        &mut self.frames[self.ply]
    }

    #[inline]
    fn make(&mut self, chess_move: Move) {
        self.keys.push(self.position.key());
        let undo = self.position.make(chess_move);
        self.frame().undo = Some(undo);
    }

    #[inline]
    fn unmake(&mut self) {
        if let Some(undo) = self.frame().undo.take() {
            self.position.unmake(&undo);
            self.keys.pop();
        }
    }

    /// Requests a search of the child, whose move is made.
    #[inline]
    fn search_child(&mut self, pending: PendingChild, request: SearchRequest) -> Step {
        self.frame().pending = pending;
        self.ply += 1;
        self.frame().request = request;
        Step::Enter
    }

    /// The static evaluation of the node, including noise.
    #[inline]
    fn evaluate(&self) -> i32 {
        let mut score = self.evaluation.evaluate(&self.position);
        if self.noise.cp > 0 {
            score += self.noise.at(self.position.key());
        }
        clamped(score)
    }
}

impl alpha_beta::Search for Search {
    type Position = Position;
    type Move = Move;
    type PackedMove = Move;

    fn set_position(&mut self, start: &Position, moves: &[Move]) {
        self.rewind();
        let is_other = !Arc::ptr_eq(start.variant(), self.position.variant());
        if is_other {
            let variant = start.variant();
            self.evaluation = Evaluation::new(variant);
            self.rules = SearchRules::new(variant);
            self.history.clear();
            self.table.clear();
        }
        self.position = start.clone();
        self.keys.clear();
        for &played in moves {
            self.keys.push(self.position.repetition_key());
            self.position.make_playable(played);
        }
        // Inside the search, the en passant square is not checked for legality.
        self.position.drop_illegal_en_passant();
    }

    fn begin(&mut self) -> Vec<Move> {
        self.rewind();
        for frame in &mut self.frames {
            frame.killer = MoveHash::NONE;
        }
        self.position.legal_moves()
    }

    fn enter_root(&mut self, request: SearchRequest) -> Step {
        let is_crowded = self.evaluation.is_crowded(&self.position);
        self.root.limit_ply(is_crowded);
        self.frame().request = request;
        Step::Enter
    }

    fn enter(&mut self) -> Step {
        self.enter_node()
    }

    fn search_next_move(&mut self) -> Step {
        self.next_child()
    }

    fn return_from_child(&mut self, score: i32) -> Step {
        let first_move = self.frame().first_move;
        self.moves.truncate(first_move);
        if self.ply == 0 {
            return Step::RootScore(score);
        }
        self.ply -= 1;
        self.handle_child_score(-score)
    }

    fn unpacked(&self, packed: Move) -> Move {
        packed
    }

    fn evaluate_root(&mut self) -> i32 {
        self.rewind();
        self.evaluation.evaluate(&self.position)
    }

    fn clear_history(&mut self) {
        self.history.clear();
    }

    fn set_noise(&mut self, noise: Noise) {
        self.noise = noise;
    }

    fn root(&self) -> &Root<Move> {
        &self.root
    }

    fn root_mut(&mut self) -> &mut Root<Move> {
        &mut self.root
    }

    fn table(&self) -> &TranspositionTable {
        &self.table
    }

    fn table_mut(&mut self) -> &mut TranspositionTable {
        &mut self.table
    }
}
