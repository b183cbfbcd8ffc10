//! [Move ordering](https://www.chessprogramming.org/Move_Ordering): the table's move, captures by
//! victim and attacker, the killer move, and quiet moves by their history.

use super::Search;
use crate::fairy::tt_move::MoveHash;
use variants::{Action, Filter, Move};

/// A move and its score; higher scores are searched first.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    pub(super) chess_move: Move,
    score: i32,
}

const TABLE_MOVE: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 20;
const KILLER: i32 = 1 << 19;
const LOSING_CAPTURE: i32 = -(1 << 20);

impl Search {
    /// Puts the legal moves of the node on the stack; at the root only the moves to search.
    pub(super) fn push_legal_moves(&mut self) {
        self.generated.clear();
        self.position.generate_legal(&mut self.generated);
        if self.ply == 0 {
            let root = &self.root;
            self.generated.retain(|&one| root.allows(one));
        }
        self.score_moves();
    }

    /// Puts the captures of the node on the stack, including those that leave the king attacked.
    pub(super) fn push_captures(&mut self) {
        self.generated.clear();
        self.position
            .generate(Filter::Captures, &mut self.generated);
        self.score_moves();
    }

    fn score_moves(&mut self) {
        let frame = &self.frames[self.ply];
        for &chess_move in &self.generated {
            let score =
                if !frame.table_move.is_none() && MoveHash::of(chess_move) == frame.table_move {
                    TABLE_MOVE
                } else {
                    self.score_of(chess_move, frame.killer)
                };
            self.moves.push(ScoredMove { chess_move, score });
        }
    }

    fn score_of(&self, chess_move: Move, killer: MoveHash) -> i32 {
        let gain = self.gain(chess_move);
        let Some(piece) = self.position.piece_at(chess_move.from) else {
            // A drop.
            return self.drop_score(chess_move);
        };
        if gain > 0 || self.position.is_capture(chess_move) {
            let first = if self.is_losing_capture(chess_move, gain) {
                LOSING_CAPTURE
            } else {
                CAPTURE
            };
            return first + 16 * gain - self.evaluation.value(piece.kind());
        }
        if MoveHash::of(chess_move) == killer {
            return KILLER;
        }
        self.history.score(piece, chess_move)
    }

    fn drop_score(&self, chess_move: Move) -> i32 {
        let Action::Drop(kind) = chess_move.action else {
            return 0;
        };
        let piece = variants::Piece::new(self.position.turn(), kind);
        self.history.score(piece, chess_move)
    }

    /// The next move of the node by its score; `None` after the last.
    pub(super) fn pick_move(&mut self) -> Option<Move> {
        let next = self.frames[self.ply].next_move;
        let rest = self.moves.get_mut(next..)?;
        let (best, _) = rest
            .iter()
            .enumerate()
            .max_by_key(|(place, one)| (one.score, usize::MAX - place))?;
        rest.swap(0, best);
        self.frames[self.ply].next_move += 1;
        Some(rest[0].chess_move)
    }
}
