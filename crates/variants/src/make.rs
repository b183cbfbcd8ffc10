//! Makes and unmakes moves.

use crate::movement::Shape;
use crate::moves::{Action, CastlingSide, Gate, Move};
use crate::piece::{Kind, Piece};
use crate::rules::Hand;
use crate::state::{EnPassant, Flags, State};
use crate::variant::Variant;
use crate::walk::{step, walk};
use crate::zobrist::ZobristTable;
use game::Color;
use game::Square;

/// The most changes of squares in a move: its origin, a pawn captured en passant, the target, the
/// eight squares around an explosion, and the square of a piece that enters. Castling makes four
/// changes, and one more if a piece enters.
const MAX_CHANGES: usize = 12;

/// The data needed to unmake a move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    /// The previous content of the changed squares, in the order of the changes.
    changes: [(Square, Option<Piece>); MAX_CHANGES],
    count: usize,
    /// The changed entry of the hands: the side, the kind and the previous number.
    hand: Option<(Color, Kind, u8)>,
    flags: Flags,
    captured: Option<Piece>,
}

impl Undo {
    /// An undo for a change of flags only.
    const fn of_flags(flags: Flags) -> Undo {
        Undo {
            changes: [(Square::new(0, 0), None); MAX_CHANGES],
            count: 0,
            hand: None,
            flags,
            captured: None,
        }
    }

    /// The piece captured on the target or en passant; other pieces removed by an explosion are not
    /// included.
    pub const fn captured(&self) -> Option<Piece> {
        self.captured
    }
}

/// The eight directions.
const NEIGHBORS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];

impl State {
    /// Makes a pseudo-legal move. The position has the piece that moves, on the board or in the
    /// hand, and for castling the right. The lookups below therefore find what they look for, and
    /// counts in a hand stay above 0. The tests play all pseudo-legal moves of random positions of
    /// random games.
    pub(crate) fn make(&mut self, variant: &Variant, chess_move: Move) -> Undo {
        let color = self.turn;
        let mut undo = Undo::of_flags(self.flags);
        self.clear_en_passant(variant);
        self.flags.halfmove_clock = self.flags.halfmove_clock.saturating_add(1);
        match chess_move.action {
            Action::Drop(kind) => self.drop_piece(variant, chess_move.to, kind, &mut undo),
            Action::Castling(side) => self.castle(variant, side, chess_move.to, &mut undo),
            _ => self.move_piece(variant, chess_move, &mut undo),
        }
        if variant.rules.general.rooks_end_first_moves {
            self.end_first_move_of_king(variant, chess_move.to);
        }
        if let Some(gate) = chess_move.gate {
            self.enter_through_gate(variant, gate, &mut undo);
        }
        self.turn = color.other();
        self.flags.key ^= variant.zobrist.black_to_move();
        self.fullmove_number = self
            .fullmove_number
            .wrapping_add(u32::from(color == Color::Black));
        if variant.rules.general.checks_to_win > 0 && self.is_in_check(variant, self.turn) {
            self.count_check(variant, color);
        }
        let promotes = matches!(chess_move.action, Action::Promotion(_));
        self.update_count(variant, undo.captured, promotes);
        undo
    }

    pub(crate) fn make_null(&mut self, variant: &Variant) -> Undo {
        let undo = Undo::of_flags(self.flags);
        self.clear_en_passant(variant);
        self.fullmove_number = self
            .fullmove_number
            .wrapping_add(u32::from(self.turn == Color::Black));
        self.turn = self.turn.other();
        self.flags.key ^= variant.zobrist.black_to_move();
        undo
    }

    /// Computes from scratch the part of the Zobrist key that the board does not maintain.
    pub(crate) fn key_of_flags(&self, variant: &Variant) -> u64 {
        let zobrist = &variant.zobrist;
        let mut key = zobrist.castling(self.flags.castling);
        if self.turn == Color::Black {
            key ^= zobrist.black_to_move();
        }
        for square in &self.flags.unmoved {
            key ^= zobrist.unmoved(square);
        }
        if let Some(en_passant) = self.flags.en_passant {
            for square in en_passant.squares.into_iter().flatten() {
                key ^= zobrist.en_passant(square);
            }
        }
        for color in Color::ALL {
            key ^= zobrist.checks(color, self.flags.checks[color.index()]);
            for (index, &count) in self.hands[color.index()].iter().enumerate() {
                key ^= ZobristTable::hand(color, Kind::new(index), count);
            }
        }
        key
    }

    /// Unmakes the move for which [`State::make`] returned `undo`.
    pub(crate) fn unmake(&mut self, variant: &Variant, undo: &Undo) {
        self.turn = self.turn.other();
        self.fullmove_number = self
            .fullmove_number
            .wrapping_sub(u32::from(self.turn == Color::Black));
        for &(square, before) in undo.changes[..undo.count].iter().rev() {
            self.board.remove(variant, square);
            if let Some(piece) = before {
                self.board.put(variant, piece, square);
            }
        }
        if let Some((color, kind, count)) = undo.hand {
            self.hands[color.index()][kind.index()] = count;
        }
        self.flags = undo.flags;
    }

    /// Replaces the content of a square, and records the change.
    ///
    /// A change beyond [`MAX_CHANGES`] would panic rather than be lost.
    fn set(&mut self, variant: &Variant, square: Square, piece: Option<Piece>, undo: &mut Undo) {
        let before = self.board.remove(variant, square);
        undo.changes[undo.count] = (square, before);
        undo.count += 1;
        if let Some(piece) = piece {
            self.board.put(variant, piece, square);
        }
    }

    fn move_piece(&mut self, variant: &Variant, chess_move: Move, undo: &mut Undo) {
        let Move { from, to, .. } = chess_move;
        let Some(piece) = self.board.piece_at(from) else {
            return;
        };
        let victim = match (chess_move.action, undo.flags.en_passant) {
            (Action::EnPassant, Some(en_passant)) => en_passant.victim,
            _ => to,
        };
        undo.captured = self.board.piece_at(victim);
        self.set(variant, from, None, undo);
        if victim != to {
            self.set(variant, victim, None, undo);
        }
        let explodes = variant.rules.general.explosions && undo.captured.is_some();
        let moved = match chess_move.action {
            Action::Promotion(kind) if variant.rules.general.hand == Hand::Drops => {
                Piece::new(self.turn, kind).promoted_from(piece.kind_in_hand())
            }
            Action::Promotion(kind) => Piece::new(self.turn, kind),
            _ => piece,
        };
        self.set(variant, to, Some(moved).filter(|_| !explodes), undo);
        self.touch(variant, from);
        self.touch(variant, to);
        let is_pawn = variant.pawns.contains(piece.kind());
        if is_pawn || undo.captured.is_some() {
            self.flags.halfmove_clock = 0;
        }
        if explodes {
            self.explode(variant, to, undo);
        }
        if let Some(captured) = undo.captured {
            self.keep_in_hand(variant, captured, undo);
        } else if variant.leaves_en_passant.contains(piece.kind()) {
            self.allow_en_passant(variant, from, to, piece);
        }
    }

    /// Adds a captured piece to the hand of the side to move, if the game has drops.
    fn keep_in_hand(&mut self, variant: &Variant, captured: Piece, undo: &mut Undo) {
        if variant.rules.general.hand == Hand::Drops {
            let kind = captured.kind_in_hand();
            let count = self.hands[self.turn.index()][kind.index()];
            self.set_hand(self.turn, kind, count + 1, undo);
        }
    }

    /// Removes all pieces around a square except pawns.
    fn explode(&mut self, variant: &Variant, center: Square, undo: &mut Undo) {
        for (files, ranks) in NEIGHBORS {
            let way = crate::geometry::Step::new(files, ranks);
            let Some(square) = variant.geometry.step(center, way) else {
                continue;
            };
            let piece = self.board.piece_at(square);
            if piece.is_some_and(|piece| !variant.pawns.contains(piece.kind())) {
                self.set(variant, square, None, undo);
                self.touch(variant, square);
            }
        }
    }

    fn castle(&mut self, variant: &Variant, side: CastlingSide, king_to: Square, undo: &mut Undo) {
        let castlings = variant.castlings(self.turn, side);
        let found = castlings
            .iter()
            .find(|castling| castling.king_to == king_to);
        let Some(&castling) = found else {
            return;
        };
        let king = self.board.piece_at(castling.king_from);
        let rook = self.board.piece_at(castling.rook_from);
        self.set(variant, castling.king_from, None, undo);
        self.set(variant, castling.rook_from, None, undo);
        self.set(variant, castling.king_to, king, undo);
        self.set(variant, castling.rook_to, rook, undo);
        self.touch(variant, castling.king_from);
        self.touch(variant, castling.rook_from);
    }

    fn drop_piece(&mut self, variant: &Variant, to: Square, kind: Kind, undo: &mut Undo) {
        let count = self.hands[self.turn.index()][kind.index()];
        self.set_hand(self.turn, kind, count.saturating_sub(1), undo);
        self.set(variant, to, Some(Piece::new(self.turn, kind)), undo);
        self.flags.halfmove_clock = 0;
    }

    fn enter_through_gate(&mut self, variant: &Variant, gate: Gate, undo: &mut Undo) {
        let count = self.hands[self.turn.index()][gate.kind.index()];
        self.set_hand(self.turn, gate.kind, count.saturating_sub(1), undo);
        let piece = Piece::new(self.turn, gate.kind);
        self.set(variant, gate.square, Some(piece), undo);
        if self.hand_size(self.turn) == 0 {
            // With an empty hand, unmoved pieces no longer matter.
            let own = self
                .flags
                .unmoved
                .intersection(self.board.occupied(self.turn));
            for square in &own {
                self.forget_unmoved(variant, square);
            }
        }
    }

    fn set_hand(&mut self, color: Color, kind: Kind, count: u8, undo: &mut Undo) {
        let entry = &mut self.hands[color.index()][kind.index()];
        undo.hand = Some((color, kind, *entry));
        self.flags.key ^= ZobristTable::hand(color, kind, *entry);
        self.flags.key ^= ZobristTable::hand(color, kind, count);
        *entry = count;
    }

    /// Removes the rights that end when a piece leaves a square or is captured there.
    #[inline]
    fn touch(&mut self, variant: &Variant, square: Square) {
        let kept = self.flags.castling & variant.castling_kept[square.index()];
        if kept != self.flags.castling {
            self.flags.key ^= variant.zobrist.castling(self.flags.castling);
            self.flags.key ^= variant.zobrist.castling(kept);
            self.flags.castling = kept;
        }
        if self.flags.unmoved.contains(square) {
            self.forget_unmoved(variant, square);
        }
    }

    fn forget_unmoved(&mut self, variant: &Variant, square: Square) {
        self.flags.unmoved.remove(square);
        self.flags.key ^= variant.zobrist.unmoved(square);
    }

    /// Removes an unmoved royal piece's right to its special first move if the piece that has moved
    /// to `rook` is a rook on the same file or rank, with any pieces between (Cambodian chess).
    fn end_first_move_of_king(&mut self, variant: &Variant, rook: Square) {
        let piece = self.board.piece_at(rook);
        let is_rook = piece.is_some_and(|piece| variant.counted.rooks.contains(piece.kind()));
        for king in self.board.royals(self.turn.other()) {
            let is_aligned = king.file() == rook.file() || king.rank() == rook.rank();
            if is_rook && is_aligned {
                self.touch(variant, king);
            }
        }
    }

    fn count_check(&mut self, variant: &Variant, color: Color) {
        let remaining = &mut self.flags.checks[color.index()];
        self.flags.key ^= variant.zobrist.checks(color, *remaining);
        *remaining = remaining.saturating_sub(1);
        self.flags.key ^= variant.zobrist.checks(color, *remaining);
    }

    pub(crate) fn clear_en_passant(&mut self, variant: &Variant) {
        if let Some(en_passant) = self.flags.en_passant.take() {
            for square in en_passant.squares.into_iter().flatten() {
                self.flags.key ^= variant.zobrist.en_passant(square);
            }
        }
    }

    /// Records the en passant squares if the reply can capture there.
    fn allow_en_passant(&mut self, variant: &Variant, from: Square, to: Square, pawn: Piece) {
        let color = pawn.color();
        let rays = &variant.kinds[pawn.kind().index()].rays[color.index()];
        for ray in rays.iter().filter(|ray| ray.leaves_en_passant) {
            let Shape::Path(path) = &ray.shape else {
                continue;
            };
            let mut passed = [None; 2];
            let (mut count, mut is_reached) = (0, false);
            // The pawn is now on `to`, and `from` is empty.
            walk(
                &self.board,
                variant.geometry,
                (path, ray.cylinder),
                (from, color),
                |visit| {
                    is_reached |= visit.square == to;
                    if !is_reached && count < 2 {
                        passed[count] = Some(visit.square);
                        count += 1;
                    }
                },
            );
            let can_capture =
                |square: &Square| self.can_capture_en_passant(variant, *square, color.other());
            let squares = passed.map(|square| square.filter(can_capture));
            if is_reached && squares != [None; 2] && variant.allows_en_passant_from(color, from) {
                self.set_en_passant(
                    variant,
                    EnPassant {
                        squares,
                        victim: to,
                    },
                );
                return;
            }
        }
    }

    /// Whether the last move of the pawn on `pawn_square` may have passed over `passed`.
    pub(crate) fn could_have_passed(
        &self,
        variant: &Variant,
        passed: Square,
        pawn_square: Square,
        pawn: Piece,
    ) -> bool {
        let color = pawn.color();
        let kind = pawn.kind();
        let rays = &variant.kinds[kind.index()].rays[color.index()];
        rays.iter().filter(|ray| ray.leaves_en_passant).any(|ray| {
            let Shape::Path(path) = &ray.shape else {
                return false;
            };
            let states = path.states();
            (1..states.len()).any(|end| {
                // Goes back from the pawn's square to the origin, and looks for the passed square
                // on the way.
                let mut square = Some(pawn_square);
                let mut has_passed = false;
                for state in states[..=end].iter().rev() {
                    square = square.and_then(|square| {
                        step(
                            variant.geometry,
                            square,
                            state.step.reversed(),
                            ray.cylinder,
                        )
                    });
                    has_passed |= square == Some(passed);
                }
                square.is_some_and(|origin| {
                    has_passed
                        && origin != passed
                        && self.board.piece_at(origin).is_none()
                        && self.meets(variant, ray.condition, origin, kind, color)
                })
            })
        })
    }

    fn set_en_passant(&mut self, variant: &Variant, en_passant: EnPassant) {
        for square in en_passant.squares.into_iter().flatten() {
            self.flags.key ^= variant.zobrist.en_passant(square);
        }
        self.flags.en_passant = Some(en_passant);
    }

    /// Whether a pawn of a side could capture on a square that a pawn of the other side has passed.
    pub(crate) fn can_capture_en_passant(
        &self,
        variant: &Variant,
        square: Square,
        by: Color,
    ) -> bool {
        variant.attacks[by.index()].en_passant.iter().any(|leap| {
            step(variant.geometry, square, leap.back, leap.cylinder)
                .and_then(|from| self.board.piece_at(from))
                .is_some_and(|piece| piece.color() == by && leap.kinds.contains(piece.kind()))
        })
    }
}
