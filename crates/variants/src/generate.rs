//! Generates moves.

use alloc::vec::Vec;

use crate::movement::{Condition, Ray, Shape};
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::rules::Hand;
use crate::state::State;
use crate::variant::Variant;
use crate::walk::{step, walk};
use game::Color;
use game::Square;

/// Selects the moves to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// All.
    All,
    /// Only captures, including captures en passant.
    Captures,
}

/// The piece whose moves are generated, with its square and the filter.
struct Origin {
    piece: Piece,
    from: Square,
    filter: Filter,
}

impl State {
    /// Appends the pseudo-legal moves: they may leave a royal piece attacked, and may ignore an
    /// obligation to capture.
    pub(crate) fn generate(&self, variant: &Variant, filter: Filter, moves: &mut Vec<Move>) {
        for from in self.board.occupied(self.turn) {
            if let Some(piece) = self.board.piece_at(from) {
                let start = moves.len();
                let origin = Origin {
                    piece,
                    from,
                    filter,
                };
                self.generate_piece(variant, &origin, moves);
                if variant.kinds[piece.kind().index()].has_ambiguous_rays {
                    remove_duplicates(moves, start);
                }
                if variant.rules.general.hand == Hand::Gating {
                    self.add_gates(variant, from, start, moves);
                }
            }
        }
        if filter == Filter::All {
            self.generate_castling(variant, moves);
            if variant.rules.general.hand == Hand::Drops {
                self.generate_drops(variant, moves);
            }
        }
    }

    fn generate_piece(&self, variant: &Variant, origin: &Origin, moves: &mut Vec<Move>) {
        let kind = &variant.kinds[origin.piece.kind().index()];
        let is_barred = variant.rules.general.rooks_end_first_moves
            && variant.royal.contains(origin.piece.kind())
            && self.is_in_check(variant, self.turn);
        for ray in &kind.rays[self.turn.index()] {
            if is_barred && ray.condition != Condition::Always {
                continue;
            }
            if !self.meets(
                variant,
                ray.condition,
                origin.from,
                origin.piece.kind(),
                self.turn,
            ) {
                continue;
            }
            match &ray.shape {
                Shape::Leap(leap) => {
                    if let Some(to) = step(variant.geometry, origin.from, *leap, ray.cylinder) {
                        self.try_leap(variant, origin, ray, to, moves);
                    }
                }
                Shape::Slide { step: way, range } => {
                    let mut to = origin.from;
                    for _ in 0..*range {
                        match step(variant.geometry, to, *way, ray.cylinder) {
                            Some(next) => to = next,
                            None => break,
                        }
                        self.try_end(variant, origin, (ray.moves, ray.captures), to, moves);
                        if self.board.piece_at(to).is_some() {
                            break;
                        }
                    }
                }
                Shape::Path(path) => walk(
                    &self.board,
                    variant.geometry,
                    (path, ray.cylinder),
                    (origin.from, self.turn),
                    |visit| {
                        let allowed = (visit.state.moves, visit.state.captures);
                        self.try_end(variant, origin, allowed, visit.square, moves);
                    },
                ),
            }
        }
    }

    #[inline]
    fn try_leap(
        &self,
        variant: &Variant,
        origin: &Origin,
        ray: &Ray,
        to: Square,
        moves: &mut Vec<Move>,
    ) {
        if ray.takes_en_passant
            && let Some(en_passant) = &self.flags.en_passant
            && en_passant.squares.contains(&Some(to))
        {
            moves.push(Move::with(origin.from, to, Action::EnPassant));
        } else {
            self.try_end(variant, origin, (ray.moves, ray.captures), to, moves);
        }
    }

    /// Adds a move to a square if the content of the square allows it.
    #[inline]
    fn try_end(
        &self,
        variant: &Variant,
        origin: &Origin,
        (can_move, can_capture): (bool, bool),
        to: Square,
        moves: &mut Vec<Move>,
    ) {
        let is_allowed = match self.board.piece_at(to) {
            None => can_move && origin.filter == Filter::All,
            Some(piece) => {
                can_capture
                    && piece.color() != self.turn
                    && !(variant.rules.general.explosions
                        && variant.royal.contains(origin.piece.kind()))
            }
        };
        if is_allowed {
            self.add(variant, origin, to, moves);
        }
    }

    /// Adds a move, or all promotions if the piece promotes on the target.
    #[inline]
    fn add(&self, variant: &Variant, origin: &Origin, to: Square, moves: &mut Vec<Move>) {
        let Origin { piece, from, .. } = *origin;
        let Some(promotion) = variant.promotion(self.turn, piece.kind(), to) else {
            moves.push(Move::normal(from, to));
            return;
        };
        if let Some(&kind) = promotion.by_file.get(usize::from(to.file())) {
            moves.push(Move::with(from, to, Action::Promotion(kind)));
        }
        for choice in &promotion.choices {
            if self.board.count(self.turn, choice.kind) < u16::from(choice.limit) {
                moves.push(Move::with(from, to, Action::Promotion(choice.kind)));
            }
        }
    }

    fn generate_drops(&self, variant: &Variant, moves: &mut Vec<Move>) {
        for (index, &count) in self.hands[self.turn.index()].iter().enumerate() {
            if count == 0 {
                continue;
            }
            let kind = Kind::new(index);
            for to in variant.drop_squares(self.turn, kind) {
                if self.board.piece_at(to).is_none() {
                    moves.push(Move::with(to, to, Action::Drop(kind)));
                }
            }
        }
    }

    /// Appends the legal moves of a position in which the game is not over.
    pub(crate) fn generate_legal(&mut self, variant: &Variant, moves: &mut Vec<Move>) {
        let start = moves.len();
        self.generate(variant, Filter::All, moves);
        self.retain_legal(variant, start, moves);
        if variant.rules.general.must_capture {
            let captures = |state: &State, chess_move: &Move| state.is_capture(*chess_move);
            if moves[start..]
                .iter()
                .any(|chess_move| captures(self, chess_move))
            {
                retain_from(moves, start, |chess_move| captures(self, chess_move));
            }
        }
    }

    /// Removes the illegal moves from index `start` on.
    pub(crate) fn retain_legal(&mut self, variant: &Variant, start: usize, moves: &mut Vec<Move>) {
        let must_test_all =
            variant.rules.general.explosions || variant.rules.general.checks_forbidden;
        let dependencies = self.check_dependencies(variant, self.turn).ok();
        let royals = *self.board.royals(self.turn);
        retain_from(moves, start, |&chess_move| {
            let is_safe = !must_test_all
                && dependencies.as_ref().is_some_and(|dependencies| {
                    let Move {
                        from, to, action, ..
                    } = chess_move;
                    let is_plain = match action {
                        Action::Normal => !royals.contains(from),
                        Action::Promotion(kind) => !variant.royal.contains(kind),
                        Action::Drop(_) => true,
                        Action::EnPassant | Action::Castling(_) => false,
                    };
                    is_plain
                        && !dependencies.pieces.contains(from)
                        && !dependencies.arrivals.contains(to)
                });
            is_safe || self.is_legal_after_test(variant, chess_move)
        });
    }

    /// Whether a pseudo-legal move is legal, tested by making it.
    pub(crate) fn is_legal_after_test(&mut self, variant: &Variant, chess_move: Move) -> bool {
        let color = self.turn;
        let undo = self.make(variant, chess_move);
        let is_legal = self.is_legally_left(variant, color);
        self.unmake(variant, &undo);
        is_legal && self.is_legal_without_gate(variant, chess_move)
    }

    /// Whether the move is also legal without the piece that enters, which must not protect the
    /// king.
    fn is_legal_without_gate(&mut self, variant: &Variant, chess_move: Move) -> bool {
        let without = Move {
            gate: None,
            ..chess_move
        };
        chess_move.gate.is_none() || self.is_legal_after_test(variant, without)
    }

    /// Whether the position is legal after a move by the side.
    pub(crate) fn is_legally_left(&self, variant: &Variant, color: Color) -> bool {
        if variant.rules.general.explosions {
            if self.board.royals(color).is_empty() {
                return false;
            }
            if self.board.royals(color.other()).is_empty() {
                return true;
            }
        }
        let gives_check =
            || variant.rules.general.checks_forbidden && self.is_in_check(variant, color.other());
        !self.is_in_check(variant, color) && !gives_check()
    }

    pub(crate) fn is_capture(&self, chess_move: Move) -> bool {
        match chess_move.action {
            Action::EnPassant => true,
            Action::Castling(_) | Action::Drop(_) => false,
            Action::Normal | Action::Promotion(_) => self.board.piece_at(chess_move.to).is_some(),
        }
    }
}

/// Keeps the moves from index `start` on for which `is_kept` returns true, in their order.
pub(crate) fn retain_from(
    moves: &mut Vec<Move>,
    start: usize,
    mut is_kept: impl FnMut(&Move) -> bool,
) {
    let mut kept = start;
    for index in start..moves.len() {
        if is_kept(&moves[index]) {
            moves[kept] = moves[index];
            kept += 1;
        }
    }
    moves.truncate(kept);
}

/// Removes repeated moves from index `start` on, where all moves are of one piece.
fn remove_duplicates(moves: &mut Vec<Move>, start: usize) {
    let mut kept = start;
    for index in start..moves.len() {
        let chess_move = moves[index];
        if !moves[start..kept].contains(&chess_move) {
            moves[kept] = chess_move;
            kept += 1;
        }
    }
    moves.truncate(kept);
}
