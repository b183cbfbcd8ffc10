//! The search of one node: the body of the original's `D()`, state by state.
//!
//! The states are the points where the original jumps or calls: its labels `A` and `C`, the heads
//! of its loops, and the return from a reply. Their functions are in the order of the listing; each
//! returns the next state.

use alloc::boxed::Box;

use super::{
    attacks::{AttackTables, lowest, opponent},
    board::{Board, DUMMY, OFF_BOARD, VIRGIN, bit_index, square_at},
    evaluation::positional_gain,
    frame::{Call, Frame, INFINITY, LEGALITY, NO_EP, PendingChild, ROOT},
    keys::Keys,
    moves::{
        Direction, corner, is_after_first_push, is_last_row, is_leaper, is_off_board, is_pawn,
        is_virgin_king,
    },
    observer::{Observer, ProbeResult},
    piece_values::PROMOTION,
    root::Root,
    search_parameters::SearchParameters,
    table::{Entry, Table, bound_bits},
};

/// The next step of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// The reply in `child` is looked up before its move is made.
    Probe,
    /// The node is counted, unless the search pauses here.
    Enter,
    /// The head of the deepening loop.
    Deepen,
    /// The next own piece in the order of the scan.
    Piece,
    /// The piece's next direction.
    Direction,
    /// Label `A`: a ray begins.
    Ray,
    /// The next square of the ray.
    Step,
    /// The next capture on the last target, if only such captures are scanned.
    Recapture,
    /// The reply to the move is prepared.
    Try,
    /// The reply has returned this score, from its mover's perspective.
    Answer(i32),
    /// Decides whether the ray continues beyond its square.
    Extend,
    /// Label `C`: the iteration is over.
    Close,
    /// The score of the iteration is known.
    Store,
    /// An iteration of the root is finished.
    Report,
    /// The node ends with this score.
    Leave(i32),
    /// The search is over.
    Done,
}

/// The data that the search of a node uses: the board, the table, the keys.
#[derive(Clone, Debug)]
pub(super) struct SearchContext<V, O> {
    pub(super) board: Board,
    pub(super) table: Table,
    pub(super) keys: Keys,
    pub(super) attack_tables: Box<AttackTables>,
    pub(super) parameters: V,
    pub(super) observer: O,
    /// The node to enter next.
    pub(super) child: Call,
    /// Nodes since the search began (`N`).
    pub(super) nodes: u64,
    pub(super) root: Root,
}

impl<V: SearchParameters, O: Observer> SearchContext<V, O> {
    /// Whether nodes with a known result may be scored without searching them.
    pub(super) const SHORTCUTS: bool = V::IS_ORIGINAL && !O::PRESENT;

    /// Runs the states of a node until it needs another node, or ends.
    pub(super) fn work(&mut self, frame: &mut Frame, from: State, until: u64) -> State {
        let mut state = from;
        loop {
            let next = match state {
                State::Probe => self.probe(frame, until),
                State::Deepen => self.deepen(frame),
                State::Piece => self.next_piece(frame),
                State::Direction => next_direction(frame),
                State::Ray => begin_ray(frame),
                State::Step => self.step(frame),
                State::Recapture => self.next_recapture(frame),
                State::Try => self.try_move(frame),
                State::Answer(score) => self.update_best(frame, score),
                State::Extend => self.extend(frame),
                State::Close => self.close(frame),
                State::Store => self.store(frame),
                State::Enter | State::Report | State::Leave(_) | State::Done => return state,
            };
            if O::PRESENT {
                self.notify_transition(frame, state, next);
            }
            state = next;
        }
    }

    /// Counts the node and begins it.
    pub(super) fn enter(&mut self, frame: &mut Frame) -> State {
        self.nodes += 1;
        frame.king_passed = frame.call.ep_square != NO_EP
            && frame.call.ep_square >= 0
            && self.board.at(frame.call.ep_square.to_le_bytes()[0]) != 0;
        if !self.parameters.iterative_deepening() && frame.call.previous_to & ROOT == 0 {
            let last = frame.call.depth.saturating_sub(1);
            frame.call.iteration = frame.call.iteration.max(last);
        }
        if O::PRESENT {
            self.notify_enter(frame);
        }
        State::Deepen
    }

    /// Looks up the next node; the table entry may end it at once or provide its first move.
    #[inline]
    fn probe(&mut self, frame: &mut Frame, until: u64) -> State {
        let child = &mut self.child;
        if !self.parameters.table() {
            return State::Enter;
        }
        child.slot = self.table.probe(child.table_index(), child.key_lock);
        let entry = self.table.entry(child.slot);
        let cutoff = entry
            .filter(|entry| {
                entry.depth >= child.depth && entry.causes_cutoff(child.alpha, child.beta)
            })
            .map(|entry| i32::from(entry.score));
        if O::PRESENT {
            self.observer.probe(&ProbeResult {
                first: self.table.first_slot(child.table_index()),
                slot: child.slot,
                hit: entry.is_some(),
                cutoff,
            });
        }
        if let Some(score) = cutoff {
            return if self.nodes == 0 {
                State::Done
            } else {
                State::Answer(score)
            };
        }
        if let Some(entry) = entry {
            child.iteration = entry.depth.min(child.depth.saturating_sub(1));
            child.best_from = entry.from & !OFF_BOARD;
            child.best_to = if child.iteration == 0 { 0 } else { entry.to };
        }
        if Self::SHORTCUTS
            && self.nodes < until
            && let Some(score) = self.settle(frame)
        {
            return State::Answer(score);
        }
        State::Enter
    }

    /// The head of the deepening loop: decides whether another iteration is due, and where its scan
    /// starts.
    #[inline]
    fn deepen(&mut self, frame: &mut Frame) -> State {
        let shallow = frame.call.iteration < frame.call.depth;
        frame.call.iteration += 1;
        let deepens = frame.call.previous_to == ROOT
            && self.root.begins_iteration(self.nodes, frame.call.iteration);
        if !shallow && !deepens {
            return State::Leave(frame.best);
        }
        let first = if self.parameters.best_move_first() {
            frame.call.best_to |= frame.call.best_to >> 4 & 8;
            frame.call.best_from
        } else {
            0
        };
        frame.scan_start = first;
        frame.best = if frame.call.iteration > 1 {
            -INFINITY
        } else {
            frame.call.eval
        };
        frame.recaptures_only = false;
        if Self::SHORTCUTS
            && frame.call.iteration == 1
            && let Some(state) = self.only_recaptures(frame)
        {
            return state;
        }
        let pieces = self.board.pieces(frame.call.side);
        frame.unscanned = rotate(pieces, frame.scan_start);
        State::Piece
    }

    #[inline]
    fn next_piece(&mut self, frame: &mut Frame) -> State {
        if frame.unscanned == 0 {
            return State::Close;
        }
        frame.change.from = next_unscanned(&mut frame.unscanned, frame.scan_start);
        frame.change.piece = self.board.at(frame.change.from);
        frame.direction = Direction::before_first(frame.change.piece & 7);
        if Self::SHORTCUTS && frame.call.iteration > 1 {
            self.prefetch_replies(frame);
        }
        State::Direction
    }

    /// Goes to the next square, or to that of the best move while it is tried first.
    #[inline]
    fn step(&mut self, frame: &mut Frame) -> State {
        let change = &mut frame.change;
        change.to = if frame.call.best_to & 8 != 0 {
            frame.call.best_to & !OFF_BOARD
        } else {
            change.to.wrapping_add_signed(frame.direction.step)
        };
        if is_off_board(change.to) {
            return State::Direction;
        }
        let pawn = is_pawn(change.piece & 7);
        let en_passant = pawn && i16::from(change.to) == frame.call.ep_square;
        change.capture_square = if en_passant {
            change.to ^ 16
        } else {
            change.to
        };
        change.captured = self.board.at(change.capture_square);
        let bad_pawn_mode = pawn && frame.direction.is_diagonal() == (change.captured == 0);
        if change.captured & frame.call.side != 0 || bad_pawn_mode {
            return State::Direction;
        }
        frame.gain = self.parameters.piece_value(change.captured & 7);
        let near_passed =
            frame.king_passed && (i16::from(change.to) - frame.call.ep_square).abs() < 2;
        if frame.gain < 0 || near_passed {
            frame.best = INFINITY;
        }
        if frame.best >= frame.call.beta {
            return State::Close;
        }
        let recapture =
            change.to == frame.call.previous_to && self.parameters.recapture_extension();
        frame.remaining = frame.call.iteration - u8::from(!recapture);
        if frame.remaining == 0 {
            State::Extend
        } else {
            State::Try
        }
    }

    /// Prepares the node of the reply.
    #[inline]
    fn try_move(&mut self, frame: &mut Frame) -> State {
        let change = &mut frame.change;
        change.arrives = change.piece & !VIRGIN;
        let positional = positional_gain(&self.board, *change, &self.parameters);
        if is_pawn(change.piece & 7) && is_last_row(change.to, frame.direction.step) {
            change.arrives |= 7;
            frame.gain += PROMOTION;
        }
        self.child = Call {
            side: opponent(frame.call.side),
            alpha: -frame.call.beta - i32::from(frame.call.beta > frame.call.eval),
            beta: -frame.best.max(frame.call.alpha),
            eval: -frame.call.eval - positional - frame.gain,
            key_index: frame
                .call
                .key_index
                .wrapping_add(self.keys.index_change(*change)),
            key_lock: frame
                .call
                .key_lock
                .wrapping_add(self.keys.lock_change(*change)),
            ep_square: i16::from(change.rook_to),
            previous_to: change.to,
            depth: frame.remaining,
            ply: frame.call.ply.saturating_add(1),
            ..Call::default()
        };
        frame.pending = PendingChild::Reply;
        if O::PRESENT {
            self.notify_try(frame);
        }
        State::Probe
    }

    /// Compares the move just searched with the best.
    #[inline]
    fn update_best(&mut self, frame: &mut Frame, score: i32) -> State {
        if frame.pending == PendingChild::StalemateTest {
            frame.best = -score / 2;
            return State::Store;
        }
        let mut score = -score;
        score -= i32::from(score > frame.call.eval);
        if frame.call.previous_to == LEGALITY {
            if score != -INFINITY && self.root.is_tested_move(frame.change) {
                return State::Leave(frame.call.beta);
            }
            score = frame.best;
        }
        if frame.call.best_to & 8 != 0 {
            frame.best = score;
            frame.call.best_to &= !8;
            return State::Ray;
        }
        if score > frame.best {
            frame.best = score;
            frame.call.best_from = frame.change.from;
            frame.call.best_to = frame.change.to | DUMMY & frame.change.rook_from;
        }
        State::Extend
    }

    /// Sliders continue over empty squares; so do pawns that may make a double step, and castling
    /// kings.
    #[inline]
    fn extend(&mut self, frame: &mut Frame) -> State {
        if frame.recaptures_only {
            return State::Recapture;
        }
        let change = &mut frame.change;
        if change.captured != 0 {
            return State::Direction;
        }
        let role = change.piece & 7;
        if !is_leaper(role) {
            return State::Step;
        }
        if is_pawn(role) && is_after_first_push(frame.call.side, change.to) {
            change.rook_to = change.to;
            return State::Step;
        }
        if is_virgin_king(change.piece) && frame.direction.is_sideways() && !change.castles() {
            change.rook_from = corner(change.from, frame.direction.step);
            if may_castle(&self.board, change.rook_from) {
                change.rook_to = change.to;
                return State::Step;
            }
        }
        State::Direction
    }

    /// A score beyond the bound is a mate and ends the deepening; without any score it is mate or
    /// stalemate.
    #[inline]
    fn close(&mut self, frame: &mut Frame) -> State {
        if O::PRESENT {
            self.notify_cutoff(frame);
        }
        if frame.best.abs() > self.root.mate_bound {
            frame.call.iteration = 99;
        }
        if frame.best != -INFINITY {
            return State::Store;
        }
        frame.pending = PendingChild::StalemateTest;
        self.child = Call {
            side: opponent(frame.call.side),
            alpha: -INFINITY,
            beta: INFINITY,
            key_index: frame.call.key_index,
            key_lock: frame.call.key_lock,
            ep_square: NO_EP,
            previous_to: frame.call.previous_to,
            depth: 1,
            ply: frame.call.ply.saturating_add(1),
            ..Call::default()
        };
        State::Probe
    }

    #[inline]
    fn store(&mut self, frame: &mut Frame) -> State {
        let entry = Entry {
            score: narrow(frame.best),
            from: frame.call.best_from | bound_bits(frame.best, frame.call.alpha, frame.call.beta),
            to: frame.call.best_to,
            depth: frame.call.iteration,
        };
        if self.parameters.table() {
            let old = O::PRESENT.then(|| self.table.saved_slot(frame.call.slot));
            let stored = self
                .table
                .store(frame.call.slot, frame.call.key_lock, entry);
            if let Some(old) = old {
                self.observer.store(&frame.node(), old, stored);
            }
        }
        if frame.call.previous_to == ROOT {
            return State::Report;
        }
        State::Deepen
    }
}

#[inline]
fn next_direction(frame: &mut Frame) -> State {
    frame.direction.advance(frame.change.piece & 7);
    if frame.direction.step == 0 {
        State::Piece
    } else {
        State::Ray
    }
}

#[inline]
fn begin_ray(frame: &mut Frame) -> State {
    let change = &mut frame.change;
    change.to = change.from;
    change.rook_to = DUMMY;
    change.rook_from = DUMMY;
    State::Step
}

/// The pieces in the order of the scan from `start` on, wrapping around the end of the board.
#[inline]
pub(super) fn rotate(pieces: u64, start: u8) -> u64 {
    pieces.rotate_right(bit_index(start).into())
}

#[inline]
pub(super) fn next_unscanned(unscanned: &mut u64, start: u8) -> u8 {
    let place = lowest(*unscanned) + bit_index(start);
    *unscanned &= *unscanned - 1;
    square_at(place)
}

/// Whether the corner holds an unmoved rook, and the two squares next to it are empty.
#[inline]
fn may_castle(board: &Board, corner: u8) -> bool {
    board.at(corner) & VIRGIN != 0 && board.at(corner ^ 1) | board.at(corner ^ 2) == 0
}

/// Converts a score to the table's 16 bits, which is enough: one beyond them is that of a root with
/// more than 37 extra queens, whose search gives up at once.
#[inline]
pub(super) fn narrow(score: i32) -> i16 {
    i16::try_from(score).unwrap_or(if score < 0 { i16::MIN } else { i16::MAX })
}
