//! The position in the search: bitboards, a mailbox, hash keys, and the incremental piece-square
//! score.

use super::{
    bitboard::{Bitboard, Square, bit, lsb},
    castling::is_short,
    lookup_tables::LookupTables,
    packed_move::PackedMove,
    role::{BISHOP, KING, KNIGHT, NO_ROLE, PAWN, QUEEN, ROOK},
    tapered::Tapered,
};
use rules::{CastlingSide, Color, Position};

/// The en passant file if there is no en passant capture.
const NO_FILE: u8 = 8;

/// The index of the first bitboard by side.
const SIDES: usize = 6;

/// The contribution of each role to the game phase.
const PHASE: [u8; 8] = [0, 1, 1, 2, 4, 0, 0, 0];

/// The limit of the clock at the root, far beyond all draws and so low that no path overflows it.
const MAX_HALFMOVE_CLOCK: u32 = 1_000;

/// A position. Moves are made on a copy and never unmade (copy-make).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// By role, then by side from [`SIDES`] on.
    bitboards: [Bitboard; 8],
    roles: [u8; 64],
    pub(super) key: u64,
    /// The hash key of the pawns.
    pub(super) pawn_key: u64,
    /// The hash keys of each side's other pieces.
    pub(super) piece_keys: [u64; 2],
    /// The sum of material and piece-square values, from White's side.
    pub(super) piece_square_score: Tapered,
    /// From 24 with all pieces on the board to 0 with none; at most 248, with 62 queens.
    pub(super) phase: u8,
    /// The side to move: 0 White, 1 Black.
    pub(super) side: usize,
    castling: u8,
    en_passant_file: u8,
    /// Plies since the last capture or pawn move.
    pub(super) halfmove_clock: u16,
}

impl Board {
    pub(super) const EMPTY: Self = Self {
        bitboards: [0; 8],
        roles: [NO_ROLE as u8; 64],
        key: 0,
        pawn_key: 0,
        piece_keys: [0; 2],
        piece_square_score: 0,
        phase: 0,
        side: 0,
        castling: 0,
        en_passant_file: NO_FILE,
        halfmove_clock: 0,
    };

    #[inline]
    pub(super) fn new(position: &Position, tables: &LookupTables) -> Self {
        let mut board = Self {
            side: position.turn() as usize,
            castling: castling_rights(position),
            halfmove_clock: position.halfmove_clock().min(MAX_HALFMOVE_CLOCK) as u16,
            ..Self::EMPTY
        };
        for square in rules::Square::all() {
            if let Some(piece) = position.piece_at(square) {
                let place = Square::from(square.rank() * 8 + square.file());
                board.put(tables, piece.color as usize, piece.role as usize, place);
            }
        }
        board.key ^= tables.keys.castling(board.castling);
        if position.turn() == Color::Black {
            board.key ^= tables.keys.black_to_move();
        }
        let pushed = position.ep_square().map(|skipped| {
            let rank = if board.side == 0 { 4 } else { 3 };
            rank * 8 + Square::from(skipped.file())
        });
        board.set_en_passant(tables, pushed);
        board
    }

    /// The pieces of a role, of both sides.
    #[inline]
    pub(super) fn by_role(&self, role: usize) -> Bitboard {
        self.bitboards[role & 7]
    }

    #[inline]
    pub(super) fn by_side(&self, side: usize) -> Bitboard {
        self.bitboards[SIDES | side & 1]
    }

    #[inline]
    pub(super) fn pieces(&self, side: usize, role: usize) -> Bitboard {
        self.by_side(side) & self.by_role(role)
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bitboard {
        self.by_side(0) | self.by_side(1)
    }

    #[inline]
    pub(super) fn king(&self, side: usize) -> Square {
        lsb(self.pieces(side, KING))
    }

    #[inline]
    pub(super) fn role_on(&self, square: Square) -> usize {
        usize::from(self.roles[square & 63])
    }

    /// The role of the captured piece.
    #[inline]
    pub(super) fn captured(&self, played: PackedMove) -> usize {
        if played.is_en_passant() {
            PAWN
        } else if played.is_castling() {
            NO_ROLE // the target may be the rook's square
        } else {
            self.role_on(played.to())
        }
    }

    /// Whether a move is a capture or a promotion to a queen.
    #[inline]
    pub(super) fn is_noisy(&self, played: PackedMove) -> bool {
        self.captured(played) != NO_ROLE || played.promotion() == Some(QUEEN)
    }

    /// The en passant square, as a bitboard.
    #[inline]
    pub(super) fn en_passant(&self) -> Bitboard {
        if self.en_passant_file == NO_FILE {
            return 0;
        }
        let rank = if self.side == 0 { 5 } else { 2 };
        bit(rank * 8 + Square::from(self.en_passant_file))
    }

    /// The castling rights of the side to move: kingside, queenside.
    #[inline]
    pub(super) fn castling_sides(&self) -> [bool; 2] {
        let rights = self.castling >> (2 * self.side);
        [rights & 1 != 0, rights & 2 != 0]
    }

    /// The pieces of a side except king and pawns.
    #[inline]
    pub(super) fn non_pawn_pieces(&self, side: usize) -> Bitboard {
        self.by_side(side) & !(self.by_role(PAWN) | self.by_role(KING))
    }

    /// The pieces of both sides that attack a square.
    #[inline(never)]
    pub(super) fn attackers(
        &self,
        tables: &LookupTables,
        square: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let attacks = &tables.attacks;
        let queens = self.by_role(QUEEN);
        attacks.knight(square) & self.by_role(KNIGHT)
            | attacks.king(square) & self.by_role(KING)
            | attacks.pawn(0, square) & self.pieces(1, PAWN)
            | attacks.pawn(1, square) & self.pieces(0, PAWN)
            | attacks.bishop(square, occupied) & (self.by_role(BISHOP) | queens)
            | attacks.rook(square, occupied) & (self.by_role(ROOK) | queens)
    }

    #[inline]
    pub(super) fn is_attacked(&self, tables: &LookupTables, square: Square, by: usize) -> bool {
        self.attackers(tables, square, self.occupied()) & self.by_side(by) != 0
    }

    #[inline]
    pub(super) fn is_check(&self, tables: &LookupTables) -> bool {
        self.is_attacked(tables, self.king(self.side), self.side ^ 1)
    }

    /// Whether a quiet move gives check; castling is not considered.
    #[inline(never)]
    pub(super) fn gives_check(&self, tables: &LookupTables, play: PackedMove) -> bool {
        let (from, to) = (play.from(), play.to());
        let king = self.king(self.side ^ 1);
        let role = self.role_on(from);
        let occupied = self.occupied() & !bit(from) | bit(to);
        let direct = if role == PAWN {
            tables.attacks.pawn(self.side, to)
        } else {
            tables.attacks.of(role, to, occupied)
        };
        let others = self.by_side(self.side) & !bit(from);
        direct & bit(king) != 0 || self.attackers(tables, king, occupied) & others != 0
    }

    /// Whether there is at most one minor piece besides the kings.
    #[inline]
    pub(super) fn has_insufficient_material(&self) -> bool {
        self.phase <= 1 && self.by_role(PAWN) == 0
    }

    #[inline(never)]
    fn put(&mut self, tables: &LookupTables, side: usize, role: usize, square: Square) {
        self.roles[square & 63] = role as u8;
        self.toggle(tables, side, role, square);
        self.piece_square_score += tables.piece_squares.value(side, role, square);
        self.phase += PHASE[role & 7];
    }

    #[inline(never)]
    fn remove(&mut self, tables: &LookupTables, side: usize, role: usize, square: Square) {
        self.roles[square & 63] = NO_ROLE as u8;
        self.toggle(tables, side, role, square);
        self.piece_square_score -= tables.piece_squares.value(side, role, square);
        self.phase -= PHASE[role & 7];
    }

    #[inline]
    fn toggle(&mut self, tables: &LookupTables, side: usize, role: usize, square: Square) {
        self.bitboards[role & 7] ^= bit(square);
        self.bitboards[SIDES | side & 1] ^= bit(square);
        let key = tables.keys.piece(side, role, square);
        self.key ^= key;
        if role == PAWN {
            self.pawn_key ^= key;
        } else {
            self.piece_keys[side & 1] ^= key;
        }
    }

    /// Makes a pseudo-legal move; returns whether it is legal, that is, does not leave the king in
    /// check.
    pub(super) fn make_move(&mut self, tables: &LookupTables, played: PackedMove) -> bool {
        let (side, from, to) = (self.side, played.from(), played.to());
        let role = self.role_on(from);
        let captured = self.captured(played);
        self.halfmove_clock += 1;
        if captured != NO_ROLE {
            let taken = if played.is_en_passant() { to ^ 8 } else { to };
            self.remove(tables, side ^ 1, captured, taken);
            self.halfmove_clock = 0;
        }
        self.remove(tables, side, role, from);
        if played.is_castling() {
            // The rook is removed before the king is placed, possibly on the rook's square.
            let beside = if is_short(played) { to - 1 } else { to + 1 };
            self.remove(tables, side, ROOK, tables.castling.rook(played));
            self.put(tables, side, ROOK, beside);
        }
        self.put(tables, side, played.promotion().unwrap_or(role), to);
        if role == PAWN {
            self.halfmove_clock = 0;
        }
        self.update_castling_rights(tables, from, to);
        self.switch_side(tables);
        self.set_en_passant(tables, played.is_double_push().then_some(to));
        !self.is_attacked(tables, self.king(side), side ^ 1)
    }

    /// Limits the clock after a move of a game, which may have any number of moves.
    pub(super) fn limit_halfmove_clock(&mut self) {
        self.halfmove_clock = self.halfmove_clock.min(MAX_HALFMOVE_CLOCK as u16);
    }

    pub(super) fn make_null_move(&mut self, tables: &LookupTables) {
        self.halfmove_clock += 1;
        self.switch_side(tables);
        self.set_en_passant(tables, None);
    }

    #[inline]
    fn switch_side(&mut self, tables: &LookupTables) {
        self.side ^= 1;
        self.key ^= tables.keys.black_to_move();
    }

    #[inline]
    fn update_castling_rights(&mut self, tables: &LookupTables, from: Square, to: Square) {
        let kept = self.castling & tables.castling.retained(from, to);
        if kept != self.castling {
            self.key ^= tables.keys.castling(self.castling) ^ tables.keys.castling(kept);
            self.castling = kept;
        }
    }

    /// Sets the en passant file after a double push if an opposing pawn can capture.
    #[inline]
    fn set_en_passant(&mut self, tables: &LookupTables, pushed: Option<Square>) {
        let file = match pushed {
            Some(to) if self.can_be_captured_en_passant(tables, to) => (to & 7) as u8,
            _ => NO_FILE,
        };
        if file != self.en_passant_file {
            self.key ^= tables.keys.en_passant(self.en_passant_file);
            self.key ^= tables.keys.en_passant(file);
            self.en_passant_file = file;
        }
    }

    pub(super) fn clear_en_passant(&mut self, tables: &LookupTables) {
        self.set_en_passant(tables, None);
    }

    fn can_be_captured_en_passant(&self, tables: &LookupTables, pushed: Square) -> bool {
        let attackers = tables.attacks.pawn(self.side ^ 1, pushed ^ 8);
        attackers & self.pieces(self.side, PAWN) != 0
    }
}

#[inline]
fn castling_rights(position: &Position) -> u8 {
    let mut rights = 0;
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if position.castling_rights().has(color, side) {
                rights |= 1 << (2 * color as u8 + side as u8);
            }
        }
    }
    rights
}
