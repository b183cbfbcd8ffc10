//! The position in the search: sets of squares, a mailbox, keys, and the running score of the
//! squares that the men stand on.

use super::{
    bits::{Bits, Square, bit, lowest},
    moves::PackedMove,
    roles::{BISHOP, KING, KNIGHT, NOBODY, PAWN, QUEEN, ROOK},
    tables::Tables,
    tapered::Tapered,
};
use rules::{CastlingSide, Color, Position};

/// No pawn can be taken e.p.
const NO_FILE: u8 = 8;

/// Where the sets of the sides begin.
const SIDES: usize = 6;

/// What each role adds to the phase of the game.
const PHASE: [u8; 8] = [0, 1, 1, 2, 4, 0, 0, 0];

/// A position. It is copied for each move and never changed back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// By role, then by side from [`SIDES`] on.
    sets: [Bits; 8],
    on: [u8; 64],
    pub(super) key: u64,
    /// The key of the pawns alone.
    pub(super) pawn_key: u64,
    /// The keys of each side's other men.
    pub(super) piece_keys: [u64; 2],
    /// What the men and their squares are worth, from White's side.
    pub(super) placed: Tapered,
    /// From 24 with all pieces on the board to 0 with none; more with promoted ones.
    pub(super) phase: u8,
    /// The side to move: 0 White, 1 Black.
    pub(super) side: usize,
    castling: u8,
    en_passant_file: u8,
    /// Plies since the last capture or pawn move.
    pub(super) quiet_plies: u16,
}

impl Board {
    /// Nobody on the board.
    pub(super) const EMPTY: Self = Self {
        sets: [0; 8],
        on: [NOBODY as u8; 64],
        key: 0,
        pawn_key: 0,
        piece_keys: [0; 2],
        placed: 0,
        phase: 0,
        side: 0,
        castling: 0,
        en_passant_file: NO_FILE,
        quiet_plies: 0,
    };

    #[inline]
    pub(super) fn new(position: &Position, tables: &Tables) -> Self {
        let mut board = Self {
            side: position.turn() as usize,
            castling: castling_rights(position),
            quiet_plies: position.halfmove_clock().min(1_000) as u16,
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
        board.allow_en_passant(tables, pushed);
        board
    }

    /// The men of a role.
    #[inline]
    pub(super) fn all(&self, role: usize) -> Bits {
        self.sets[role & 7]
    }

    /// The men of a side.
    #[inline]
    pub(super) fn of(&self, side: usize) -> Bits {
        self.sets[SIDES | side & 1]
    }

    /// The men of a side and a role.
    #[inline]
    pub(super) fn men(&self, side: usize, role: usize) -> Bits {
        self.of(side) & self.all(role)
    }

    #[inline]
    pub(super) fn occupied(&self) -> Bits {
        self.of(0) | self.of(1)
    }

    #[inline]
    pub(super) fn king(&self, side: usize) -> Square {
        lowest(self.men(side, KING))
    }

    /// The role of what stands on a square.
    #[inline]
    pub(super) fn on(&self, square: Square) -> usize {
        usize::from(self.on[square & 63])
    }

    /// The role that a move takes.
    #[inline]
    pub(super) fn captured(&self, played: PackedMove) -> usize {
        if played.is_en_passant() {
            PAWN
        } else {
            self.on(played.to())
        }
    }

    /// Whether a move takes something or makes a queen.
    #[inline]
    pub(super) fn is_noisy(&self, played: PackedMove) -> bool {
        self.captured(played) != NOBODY || played.promotion() == Some(QUEEN)
    }

    /// The square that a pawn may take e.p. on, as a set.
    #[inline]
    pub(super) fn en_passant(&self) -> Bits {
        if self.en_passant_file == NO_FILE {
            return 0;
        }
        let rank = if self.side == 0 { 5 } else { 2 };
        bit(rank * 8 + Square::from(self.en_passant_file))
    }

    /// The rights of the side to move: short, long.
    #[inline]
    pub(super) fn may_castle(&self) -> [bool; 2] {
        let rights = self.castling >> (2 * self.side);
        [rights & 1 != 0, rights & 2 != 0]
    }

    /// The men of a side but for king and pawns.
    #[inline]
    pub(super) fn pieces(&self, side: usize) -> Bits {
        self.of(side) & !(self.all(PAWN) | self.all(KING))
    }

    /// The men of both sides that attack a square.
    #[inline(never)]
    pub(super) fn attackers(&self, tables: &Tables, square: Square, occupied: Bits) -> Bits {
        let attacks = &tables.attacks;
        let queens = self.all(QUEEN);
        attacks.knight(square) & self.all(KNIGHT)
            | attacks.king(square) & self.all(KING)
            | attacks.pawn(0, square) & self.men(1, PAWN)
            | attacks.pawn(1, square) & self.men(0, PAWN)
            | attacks.bishop(square, occupied) & (self.all(BISHOP) | queens)
            | attacks.rook(square, occupied) & (self.all(ROOK) | queens)
    }

    /// Whether a side attacks a square.
    #[inline]
    pub(super) fn is_attacked(&self, tables: &Tables, square: Square, by: usize) -> bool {
        self.attackers(tables, square, self.occupied()) & self.of(by) != 0
    }

    /// Whether the side to move is in check.
    #[inline]
    pub(super) fn is_check(&self, tables: &Tables) -> bool {
        self.is_attacked(tables, self.king(self.side), self.side ^ 1)
    }

    /// Whether a quiet move of a piece or a pawn checks the other king; castling is not looked at.
    #[inline(never)]
    pub(super) fn gives_check(&self, tables: &Tables, play: PackedMove) -> bool {
        let (from, to) = (play.from(), play.to());
        let king = self.king(self.side ^ 1);
        let role = self.on(from);
        let occupied = self.occupied() & !bit(from) | bit(to);
        let direct = if role == PAWN {
            tables.attacks.pawn(self.side, to)
        } else {
            tables.attacks.of(role, to, occupied)
        };
        let others = self.of(self.side) & !bit(from);
        direct & bit(king) != 0 || self.attackers(tables, king, occupied) & others != 0
    }

    /// Whether neither side can mate with what is left: a minor piece at most beside the kings.
    #[inline]
    pub(super) fn is_bare(&self) -> bool {
        self.phase <= 1 && self.all(PAWN) == 0
    }

    #[inline(never)]
    fn put(&mut self, tables: &Tables, side: usize, role: usize, square: Square) {
        self.on[square & 63] = role as u8;
        self.toggle(tables, side, role, square);
        self.placed += tables.placement.worth(side, role, square);
        self.phase += PHASE[role & 7];
    }

    #[inline(never)]
    fn remove(&mut self, tables: &Tables, side: usize, role: usize, square: Square) {
        self.on[square & 63] = NOBODY as u8;
        self.toggle(tables, side, role, square);
        self.placed -= tables.placement.worth(side, role, square);
        self.phase -= PHASE[role & 7];
    }

    #[inline]
    fn toggle(&mut self, tables: &Tables, side: usize, role: usize, square: Square) {
        self.sets[role & 7] ^= bit(square);
        self.sets[SIDES | side & 1] ^= bit(square);
        let key = tables.keys.piece(side, role, square);
        self.key ^= key;
        if role == PAWN {
            self.pawn_key ^= key;
        } else {
            self.piece_keys[side & 1] ^= key;
        }
    }

    /// Plays a move that the generator gave, and tells whether it was legal: the own king must not
    /// be left in check.
    pub(super) fn play(&mut self, tables: &Tables, played: PackedMove) -> bool {
        let (side, from, to) = (self.side, played.from(), played.to());
        let role = self.on(from);
        let captured = self.captured(played);
        self.quiet_plies += 1;
        if captured != NOBODY {
            let taken = if played.is_en_passant() { to ^ 8 } else { to };
            self.remove(tables, side ^ 1, captured, taken);
            self.quiet_plies = 0;
        }
        self.remove(tables, side, role, from);
        self.put(tables, side, played.promotion().unwrap_or(role), to);
        if role == PAWN {
            self.quiet_plies = 0;
        }
        if played.is_castling() {
            let (corner, beside) = if to > from {
                (to + 1, to - 1)
            } else {
                (to - 2, to + 1)
            };
            self.remove(tables, side, ROOK, corner);
            self.put(tables, side, ROOK, beside);
        }
        self.lose_rights(tables, from, to);
        self.pass_turn(tables);
        self.allow_en_passant(tables, played.is_double_push().then_some(to));
        !self.is_attacked(tables, self.king(side), side ^ 1)
    }

    /// Gives the turn to the other side without a move.
    pub(super) fn pass(&mut self, tables: &Tables) {
        self.quiet_plies += 1;
        self.pass_turn(tables);
        self.allow_en_passant(tables, None);
    }

    #[inline]
    fn pass_turn(&mut self, tables: &Tables) {
        self.side ^= 1;
        self.key ^= tables.keys.black_to_move();
    }

    #[inline]
    fn lose_rights(&mut self, tables: &Tables, from: Square, to: Square) {
        let kept = self.castling & RIGHTS_KEPT[from & 63] & RIGHTS_KEPT[to & 63];
        if kept != self.castling {
            self.key ^= tables.keys.castling(self.castling) ^ tables.keys.castling(kept);
            self.castling = kept;
        }
    }

    /// Notes the file of a pawn just pushed two squares, if a pawn stands ready to take it.
    #[inline]
    fn allow_en_passant(&mut self, tables: &Tables, pushed: Option<Square>) {
        let file = match pushed {
            Some(to) if self.is_takeable(tables, to) => (to & 7) as u8,
            _ => NO_FILE,
        };
        if file != self.en_passant_file {
            self.key ^= tables.keys.en_passant(self.en_passant_file);
            self.key ^= tables.keys.en_passant(file);
            self.en_passant_file = file;
        }
    }

    fn is_takeable(&self, tables: &Tables, pushed: Square) -> bool {
        let attackers = tables.attacks.pawn(self.side ^ 1, pushed ^ 8);
        attackers & self.men(self.side, PAWN) != 0
    }
}

/// The rights that survive a move from or to a square, in bits: White short, long, Black short,
/// long.
static RIGHTS_KEPT: [u8; 64] = {
    let mut kept = [!0; 64];
    (kept[0], kept[4], kept[7]) = (!2, !3, !1);
    (kept[56], kept[60], kept[63]) = (!8, !12, !4);
    kept
};

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
