//! The board (`b[]` in the original): 128 bytes, of which the left half is the board.
//!
//! ```text
//!        the board                      off the board: distance from the centre
//! 0x00   r n b q k b n r          0x08  28 21 16 13 12 13 16 21
//!   …                               …
//! 0x70   R N B Q K B N R          0x78  28 21 16 13 12 13 16 21
//! ```
//!
//! Square 0x00 is a8, the next byte is b8, a row is 16 bytes. A square is off the board if it has a
//! bit of [`OFF_BOARD`]. The bitmaps duplicate the bytes to find pieces and attacks faster. Bit 0
//! is a8 and bit 63 is h1, so that ascending bits are in the order of the scan.

use rules::{CastlingSide, Color, Move, Piece, Position, Role, Square};

/// The bits that no square of the board has (`M`).
pub(super) const OFF_BOARD: u8 = 0x88;
/// The bits of a row (`V`).
pub(super) const ROW: u8 = 0x70;
/// A square beside the board that can be written (`S`); also means "no square".
pub(super) const DUMMY: u8 = 0x80;

/// Bit of a White piece, and White as a side.
pub(super) const WHITE: u8 = 8;
/// Bit of a Black piece, and Black as a side.
pub(super) const BLACK: u8 = 16;
/// Bit of a piece that has never moved; used for kings and rooks.
pub(super) const VIRGIN: u8 = 32;

/// The roles, the low three bits of a piece.
pub(super) mod role {
    pub(in super::super) const WHITE_PAWN: u8 = 1;
    pub(in super::super) const BLACK_PAWN: u8 = 2;
    pub(in super::super) const KNIGHT: u8 = 3;
    pub(in super::super) const KING: u8 = 4;
    pub(in super::super) const BISHOP: u8 = 5;
    pub(in super::super) const ROOK: u8 = 6;
    pub(in super::super) const QUEEN: u8 = 7;
}

/// The squares of king and rook for each castling.
const CASTLINGS: [(Color, CastlingSide, usize, usize); 4] = [
    (Color::White, CastlingSide::King, 0x74, 0x77),
    (Color::White, CastlingSide::Queen, 0x74, 0x70),
    (Color::Black, CastlingSide::King, 0x04, 0x07),
    (Color::Black, CastlingSide::Queen, 0x04, 0x00),
];

/// The changes that a move makes to the board, with all that is needed to undo them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Change {
    /// The piece before the move (`u`).
    pub(super) piece: u8,
    /// The piece after the move: promoted if it promotes, and no longer virgin.
    pub(super) arrives: u8,
    /// The piece that is captured, 0 if none (`t`).
    pub(super) captured: u8,
    /// The origin of the move (`x`).
    pub(super) from: u8,
    /// The target of the move (`y`).
    pub(super) to: u8,
    /// The square of the captured piece: `to`, except en passant (`H`).
    pub(super) capture_square: u8,
    /// The rook's target, if [`rook_from`](Self::rook_from) is a corner (`F`).
    pub(super) rook_to: u8,
    /// The corner of a castling rook, otherwise [`DUMMY`] (`G`).
    pub(super) rook_from: u8,
}

impl Change {
    pub(super) fn castles(self) -> bool {
        self.rook_from & OFF_BOARD == 0
    }
}

/// The squares and their pieces.
#[derive(Clone, Debug)]
pub(super) struct Board {
    squares: [u8; 256],
    /// The squares of each role; index 0 is not used.
    roles: [u64; 8],
    /// The squares of each side: White, Black.
    sides: [u64; 2],
}

impl Board {
    /// The board of a position. The virgin bits follow from the castling rights, except in
    /// Chess960, which micro-Max does not support.
    #[inline]
    pub(super) fn new(position: &Position) -> Self {
        let mut board = Self {
            squares: [0; 256],
            roles: [0; 8],
            sides: [0; 2],
        };
        for index in 0..=ROW | 7 {
            let Some(square) = Square::from_index(index) else {
                continue;
            };
            board.squares[usize::from(index | 8)] = distance_from_centre(index);
            if let Some(piece) = position.piece_at(square) {
                board.put(from_rules(square), code(piece));
            }
        }
        let rights = position.castling_rights();
        for (color, side, king, corner) in CASTLINGS {
            if rights.is_of_chess() && rights.has(color, side) {
                board.squares[king] |= VIRGIN;
                board.squares[corner] |= VIRGIN;
            }
        }
        board
    }

    #[inline]
    pub(super) fn at(&self, square: u8) -> u8 {
        self.squares[usize::from(square)]
    }

    /// The bytes of the original's `b[]`, and at the end the byte of the dummy square.
    #[inline]
    pub(super) fn bytes(&self) -> &[u8] {
        &self.squares[..=usize::from(DUMMY)]
    }

    /// The distance of a square from the centre, in points.
    #[inline]
    pub(super) fn centre(&self, square: u8) -> i32 {
        i32::from(self.at(square | 8))
    }

    /// The pieces of a side, as bits in the order of the scan.
    #[inline]
    pub(super) fn pieces(&self, side: u8) -> u64 {
        self.sides[usize::from(side >> 4 & 1)]
    }

    /// The pieces of a role, of both sides.
    #[inline]
    pub(super) fn role(&self, role: u8) -> u64 {
        self.roles[usize::from(role & 7)]
    }

    /// The rooks and queens of both sides.
    #[inline]
    pub(super) fn straight_sliders(&self) -> u64 {
        self.role(role::ROOK) | self.role(role::QUEEN)
    }

    /// The bishops and queens of both sides.
    #[inline]
    pub(super) fn diagonal_sliders(&self) -> u64 {
        self.role(role::BISHOP) | self.role(role::QUEEN)
    }

    #[inline]
    pub(super) fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    #[inline]
    pub(super) fn make(&mut self, change: Change) {
        if change.captured != 0 {
            self.lift(change.capture_square, change.captured);
        }
        self.lift(change.from, change.piece);
        self.put(change.to, change.arrives);
        if change.castles() {
            self.move_rook(change.rook_from, change.rook_to);
        }
    }

    #[inline]
    pub(super) fn unmake(&mut self, change: Change) {
        if change.castles() {
            self.move_rook(change.rook_to, change.rook_from);
        }
        self.lift(change.to, change.arrives);
        self.put(change.from, change.piece);
        if change.captured != 0 {
            self.put(change.capture_square, change.captured);
        }
    }

    /// Moves a castling rook, and toggles its virgin bit.
    #[cold]
    fn move_rook(&mut self, from: u8, to: u8) {
        let rook = self.at(from);
        self.lift(from, rook);
        self.put(to, rook ^ VIRGIN);
    }

    #[inline]
    fn put(&mut self, square: u8, piece: u8) {
        self.squares[usize::from(square)] = piece;
        self.toggle(square, piece);
    }

    #[inline]
    fn lift(&mut self, square: u8, piece: u8) {
        self.squares[usize::from(square)] = 0;
        self.toggle(square, piece);
    }

    #[inline]
    fn toggle(&mut self, square: u8, piece: u8) {
        self.roles[usize::from(piece & 7)] ^= bit(square);
        self.sides[usize::from(piece >> 4 & 1)] ^= bit(square);
    }
}

/// The squared distance of a square from the centre, rounded down.
///
/// The listing has `(i-4)*(i-4)+(j-3.5)*(j-3.5)` for column i and row j.
#[inline]
fn distance_from_centre(square: u8) -> u8 {
    let across = (square & 7).abs_diff(4);
    let along = (square >> 3 & !1).abs_diff(7); // in halves of a row
    across * across + along * along / 4
}

/// The code of a piece: its role and its side.
#[inline]
fn code(piece: Piece) -> u8 {
    let role = match (piece.role, piece.color) {
        (Role::Pawn, Color::Black) => role::BLACK_PAWN,
        (role, _) => role_code(role),
    };
    role | side_of(piece.color)
}

/// The code of a role; for a pawn, that of White's pawns.
#[inline]
pub(super) fn role_code(role: Role) -> u8 {
    match role {
        Role::Pawn => role::WHITE_PAWN,
        Role::Knight => role::KNIGHT,
        Role::Bishop => role::BISHOP,
        Role::Rook => role::ROOK,
        Role::Queen => role::QUEEN,
        Role::King => role::KING,
    }
}

#[inline]
pub(super) fn side_of(color: Color) -> u8 {
    match color {
        Color::White => WHITE,
        Color::Black => BLACK,
    }
}

/// The index of a square in the bitmaps.
#[inline]
pub(super) fn bit_index(square: u8) -> u8 {
    (square & ROW) >> 1 | square & 7
}

#[inline]
pub(super) fn bit(square: u8) -> u64 {
    1 << bit_index(square)
}

/// The square of an index in the bitmaps.
#[inline]
pub(super) fn square_at(place: u8) -> u8 {
    (place << 1 & ROW) | place & 7
}

/// Converts a square of `rules`, which counts from a1, to one of the original, which counts from
/// a8.
#[inline]
pub(super) fn from_rules(square: Square) -> u8 {
    square.index() ^ ROW
}

/// Converts a square to one of `rules`; `None` off the board.
#[inline]
pub(super) fn to_rules(square: u8) -> Option<Square> {
    (square & OFF_BOARD == 0).then(|| Square::new(square & 7, 7 - (square >> 4)))
}

/// The move between two squares; a promotion if a pawn reaches the last row.
#[inline]
pub(super) fn move_of(board: &Board, from: u8, to: u8) -> Option<Move> {
    let is_pawn = matches!(board.at(from) & 7, role::WHITE_PAWN | role::BLACK_PAWN);
    let promotes = is_pawn && matches!(to & ROW, 0 | ROW);
    Some(Move {
        from: to_rules(from)?,
        to: to_rules(to)?,
        promotion: promotes.then_some(Role::Queen),
    })
}
