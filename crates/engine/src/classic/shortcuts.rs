//! Skips work that the original does although its result is known in advance.
//!
//! The shortcuts change no count, no score and no slot of the table: tests compare them with
//! recorded searches, and with searches that have an observer, which use no shortcuts.
//!
//! - An iteration of depth 1 searches only captures on the last target. The original generates all
//!   other moves because one of them may capture the king. The bitmaps detect that at once, unless
//!   castling has just passed squares on which the king can be captured.
//! - A reply of depth 1 that has no captures on its last target has its evaluation as its score. So
//!   has a reply whose evaluation already fails high. The move that leads to it need not be made if
//!   it leaves the own king safe.

use super::{
    attacks::{each, king_square, opponent},
    board::{DUMMY, bit, role::KING, square_at},
    frame::{Call, Frame, INFINITY, LEGALITY, NO_EP, PendingChild},
    moves::{Direction, is_off_board},
    node_search::{SearchContext, State, narrow, next_unscanned, rotate},
    observer::Observer,
    search_parameters::SearchParameters,
    table::{Entry, bound_bits},
};

impl<V: SearchParameters, O: Observer> SearchContext<V, O> {
    /// The next state after the head of an iteration of depth 1, if it needs no full scan.
    #[inline]
    pub(super) fn only_recaptures(&mut self, frame: &mut Frame) -> Option<State> {
        if frame.king_passed {
            return None;
        }
        let refutes = frame.best >= frame.call.beta;
        if !frame.call.enemy_king_is_safe && self.attacks_king(frame) {
            // The moves that are searched before the king is captured depend on the order of the
            // scan.
            if refutes || self.recaptures(frame) != 0 {
                return None;
            }
            frame.best = INFINITY;
            return Some(State::Close);
        }
        frame.call.enemy_king_is_safe = true;
        let recaptures = if refutes { 0 } else { self.recaptures(frame) };
        if recaptures == 0 {
            return Some(State::Close);
        }
        frame.unscanned = rotate(recaptures, frame.scan_start);
        frame.recaptures_only = true;
        Some(State::Recapture)
    }

    /// Whether the side to move attacks the other king.
    #[inline]
    fn attacks_king(&self, frame: &Frame) -> bool {
        let side = frame.call.side;
        let king = king_square(&self.board, opponent(side));
        self.attack_tables
            .attackers(&self.board, king, side, self.board.occupied())
            != 0
    }

    /// The pieces of the side to move that attack the last target.
    ///
    /// Empty at a root, and in a test for stalemate, where the last target holds an own piece.
    #[inline]
    fn recaptures(&self, frame: &Frame) -> u64 {
        let (side, target) = (frame.call.side, frame.call.previous_to);
        if is_off_board(target) || self.board.pieces(side) & bit(target) != 0 {
            return 0;
        }
        self.attack_tables
            .attackers(&self.board, target, side, self.board.occupied())
    }

    /// Prefetches the slots in which the replies to the moves of a piece will be looked up.
    ///
    /// A leaf spends most of its time waiting for its slot; this way the slots of all moves of a
    /// piece are loaded at the same time. Which slots are prefetched has no effect on the result.
    #[inline]
    pub(super) fn prefetch_replies(&mut self, frame: &Frame) {
        let (piece, from) = (frame.change.piece, frame.change.from);
        let reply = Call {
            side: opponent(frame.call.side),
            ep_square: NO_EP,
            ..Call::default()
        };
        let left = frame
            .call
            .key_index
            .wrapping_sub(self.keys.index(from, piece));
        let targets = self
            .attack_tables
            .targets(piece & 7, from, self.board.occupied());
        each(targets & !self.board.pieces(frame.call.side), |to| {
            let to = square_at(to);
            let arrived = left.wrapping_add(self.keys.index(to, piece));
            let key_index = arrived.wrapping_sub(self.keys.index(to, self.board.at(to)));
            self.table
                .prefetch(Call { key_index, ..reply }.table_index());
        });
    }

    /// The next capture on the last target.
    #[inline]
    pub(super) fn next_recapture(&mut self, frame: &mut Frame) -> State {
        if frame.unscanned == 0 || frame.best >= frame.call.beta {
            return State::Close;
        }
        let change = &mut frame.change;
        change.from = next_unscanned(&mut frame.unscanned, frame.scan_start);
        change.piece = self.board.at(change.from);
        change.to = frame.call.previous_to;
        change.capture_square = frame.call.previous_to;
        change.captured = self.board.at(frame.call.previous_to);
        change.rook_to = DUMMY;
        change.rook_from = DUMMY;
        frame.direction = Direction::before_first(change.piece & 7);
        frame.direction.advance(change.piece & 7);
        frame.gain = self.parameters.piece_value(change.captured & 7);
        frame.remaining = 1;
        State::Try
    }

    /// The score of the reply in `child`, if it is known without making the move.
    ///
    /// The reply is counted and stored as in the full search.
    #[inline]
    pub(super) fn settle(&mut self, frame: &mut Frame) -> Option<i32> {
        if self.child.depth != 1 || !is_plain(frame) || !self.keeps_king_safe(frame) {
            return None;
        }
        self.child.enemy_king_is_safe = true;
        let Call {
            eval, alpha, beta, ..
        } = self.child;
        if eval == -INFINITY || (eval < beta && self.can_be_recaptured(frame)) {
            return None;
        }
        self.nodes += 1;
        let entry = Entry {
            score: narrow(eval),
            from: self.child.best_from | bound_bits(eval, alpha, beta),
            to: self.child.best_to,
            depth: if eval.abs() > self.root.mate_bound {
                99
            } else {
                1
            },
        };
        self.table
            .store(self.child.slot, self.child.key_lock, entry);
        Some(eval)
    }

    /// Whether the own king is safe after the move; `false` may also mean "unknown".
    #[inline]
    fn keeps_king_safe(&mut self, frame: &mut Frame) -> bool {
        let (change, threats) = (&frame.change, &mut frame.threats);
        if !threats.king_known {
            let king = king_square(&self.board, frame.call.side);
            let occupied = self.board.occupied();
            let enemy = opponent(frame.call.side);
            threats.king_known = true;
            threats.in_check = self
                .attack_tables
                .attackers(&self.board, king, enemy, occupied)
                != 0;
            threats.pinned = self
                .attack_tables
                .pinned(&self.board, king, frame.call.side);
        }
        if threats.in_check || threats.pinned & bit(change.from) != 0 {
            return false;
        }
        change.piece & 7 != KING || !self.can_be_recaptured(frame)
    }

    /// Whether the other side can capture on the target of the move.
    #[inline]
    fn can_be_recaptured(&mut self, frame: &mut Frame) -> bool {
        let (change, threats) = (&frame.change, &mut frame.threats);
        let enemy = opponent(frame.call.side);
        let (from, to) = (bit(change.from), bit(change.to));
        if !frame.recaptures_only {
            if !threats.squares_known {
                threats.squares_known = true;
                (threats.attacked, threats.by_sliders) =
                    self.attack_tables.attacks(&self.board, enemy);
            }
            if threats.attacked & to != 0 {
                return true;
            }
            if threats.by_sliders & from == 0 {
                return false;
            }
        }
        // The move may open a line to its own target.
        let occupied = self.board.occupied() & !from | to;
        self.attack_tables
            .attackers(&self.board, change.to, enemy, occupied)
            & !to
            != 0
    }
}

/// Whether the frame waits for the reply to a move that is neither castling nor en passant, nor the
/// best move that is tried first, nor part of a legality search.
#[inline]
fn is_plain(frame: &Frame) -> bool {
    frame.pending == PendingChild::Reply
        && !frame.change.castles()
        && frame.change.capture_square == frame.change.to
        && frame.call.best_to & 8 == 0
        && frame.call.previous_to != LEGALITY
}
