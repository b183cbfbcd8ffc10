//! Computes attacked squares with bitmaps; the original detects attacks by generating the replies.

use alloc::boxed::Box;

use super::{
    board::{BLACK, Board, WHITE, bit, bit_index, role, square_at},
    moves::is_off_board,
};

/// The first of the two directions of a rook, and of a bishop.
const STRAIGHT: usize = 0;
const DIAGONAL: usize = 2;

/// The offset to the opposite directions: the first four go up in the order of the scan.
const BACK: usize = 4;

/// The tables of [`AttackTables`] after those of the eight directions: all of a rook's, all of a
/// bishop's, and those of single steps. The pawn tables hold the squares from which a pawn attacks
/// a square.
const ROOK: usize = 8;
const BISHOP: usize = 9;
const KNIGHT: usize = 10;
const KING: usize = 11;
const WHITE_PAWNS: usize = 12;
const BLACK_PAWNS: usize = 13;

/// The steps of each table.
const STEPS: [&[i8]; 14] = [
    &[1],
    &[16],
    &[15],
    &[17],
    &[-1],
    &[-16],
    &[-15],
    &[-17],
    &[1, 16, -1, -16],
    &[15, 17, -15, -17],
    &[14, 18, 31, 33, -14, -18, -31, -33],
    &[1, 16, 15, 17, -1, -16, -15, -17],
    &[15, 17],
    &[-15, -17],
];

/// The squares that pieces attack on an empty board, by direction or kind of piece, and by square.
#[derive(Clone, Debug)]
pub(super) struct AttackTables([[u64; 64]; STEPS.len()]);

impl AttackTables {
    #[inline]
    pub(super) fn new() -> Box<Self> {
        let mut tables = Box::new(Self([[0; 64]; STEPS.len()]));
        for (kind, steps) in STEPS.into_iter().enumerate() {
            let far = if kind < KNIGHT { 7 } else { 1 };
            for place in 0..64 {
                tables.0[kind][usize::from(place)] = ray_squares(place, steps, far);
            }
        }
        tables
    }

    /// The pieces of `side` that attack `square`, where the pieces of `occupied` block the lines.
    #[inline(never)]
    pub(super) fn attackers(&self, board: &Board, square: u8, side: u8, occupied: u64) -> u64 {
        let at = usize::from(bit_index(square) & 63);
        let (pawn, pawns) = if side == WHITE {
            (role::WHITE_PAWN, self.0[WHITE_PAWNS][at])
        } else {
            (role::BLACK_PAWN, self.0[BLACK_PAWNS][at])
        };
        let near = self.0[KNIGHT][at] & board.role(role::KNIGHT)
            | self.0[KING][at] & board.role(role::KING)
            | pawns & board.role(pawn);
        (near | self.far_attackers(board, at, side, occupied)) & board.pieces(side) & occupied
    }

    #[inline]
    fn far_attackers(&self, board: &Board, at: usize, side: u8, occupied: u64) -> u64 {
        let own = board.pieces(side) & occupied;
        let straight = board.straight_sliders() & own & self.0[ROOK][at];
        let diagonal = board.diagonal_sliders() & own & self.0[BISHOP][at];
        let mut found = 0;
        if straight != 0 {
            found |= self.slider_attacks(STRAIGHT, at, occupied) & straight;
        }
        if diagonal != 0 {
            found |= self.slider_attacks(DIAGONAL, at, occupied) & diagonal;
        }
        found
    }

    /// The squares that the pieces of `side` attack: those of all its pieces, and those of its
    /// sliders.
    #[inline]
    pub(super) fn attacks(&self, board: &Board, side: u8) -> (u64, u64) {
        let (own, occupied) = (board.pieces(side), board.occupied());
        let mut sliders = 0;
        each(board.straight_sliders() & own, |at| {
            sliders |= self.slider_attacks(STRAIGHT, at.into(), occupied);
        });
        each(board.diagonal_sliders() & own, |at| {
            sliders |= self.slider_attacks(DIAGONAL, at.into(), occupied);
        });
        let mut near = 0;
        each(board.role(role::KNIGHT) & own, |at| {
            near |= self.0[KNIGHT][usize::from(at)];
        });
        each(board.role(role::KING) & own, |at| {
            near |= self.0[KING][usize::from(at)];
        });
        // A pawn attacks the squares from which a pawn of the other side would attack it.
        let (pawn, other) = if side == WHITE {
            (role::WHITE_PAWN, BLACK_PAWNS)
        } else {
            (role::BLACK_PAWN, WHITE_PAWNS)
        };
        each(board.role(pawn) & own, |at| {
            near |= self.0[other][usize::from(at)];
        });
        (near | sliders, sliders)
    }

    /// The squares that a piece attacks or can move to, including those of its own side's pieces. A
    /// pawn's double step and captures en passant are not included.
    #[inline]
    pub(super) fn targets(&self, role: u8, square: u8, occupied: u64) -> u64 {
        let at = usize::from(bit_index(square) & 63);
        match role {
            role::WHITE_PAWN => {
                ((bit(square) >> 8) & !occupied) | (self.0[BLACK_PAWNS][at] & occupied)
            }
            role::BLACK_PAWN => {
                ((bit(square) << 8) & !occupied) | (self.0[WHITE_PAWNS][at] & occupied)
            }
            role::KNIGHT => self.0[KNIGHT][at],
            role::KING => self.0[KING][at],
            role::BISHOP => self.slider_attacks(DIAGONAL, at, occupied),
            role::ROOK => self.slider_attacks(STRAIGHT, at, occupied),
            role::QUEEN => {
                self.slider_attacks(DIAGONAL, at, occupied)
                    | self.slider_attacks(STRAIGHT, at, occupied)
            }
            _ => 0,
        }
    }

    /// The pieces of `side` that are alone between their king and a slider of the other side.
    #[inline]
    pub(super) fn pinned(&self, board: &Board, king: u8, side: u8) -> u64 {
        let at = usize::from(bit_index(king) & 63);
        let straight = board.straight_sliders() & self.0[ROOK][at];
        let diagonal = board.diagonal_sliders() & self.0[BISHOP][at];
        let (own, occupied) = (board.pieces(side), board.occupied());
        let mut pinned = 0;
        for (line, sliders) in [(STRAIGHT, straight & !own), (DIAGONAL, diagonal & !own)] {
            if sliders != 0 {
                let shields = self.slider_attacks(line, at, occupied) & own;
                let pinning = self.slider_attacks(line, at, occupied & !shields) & sliders;
                // The lines of the king and the slider intersect only between them.
                each(pinning, |slider| {
                    pinned |= self.slider_attacks(line, slider.into(), occupied) & shields;
                });
            }
        }
        pinned
    }

    /// The squares that a rook or bishop attacks, up to and including the first piece in each
    /// direction.
    #[inline(never)]
    fn slider_attacks(&self, line: usize, at: usize, occupied: u64) -> u64 {
        self.ray_attacks(line, at, occupied) | self.ray_attacks(line + 1, at, occupied)
    }

    #[inline]
    fn ray_attacks(&self, line: usize, at: usize, occupied: u64) -> u64 {
        let (up, down) = (&self.0[line & 7], &self.0[(line + BACK) & 7]);
        // If there is no piece, the last square of the board is used: no square is beyond it.
        let above = (up[at & 63] & occupied | 1 << 63).trailing_zeros();
        let below = (down[at & 63] & occupied | 1).ilog2();
        (up[at & 63] ^ up[above as usize & 63]) | (down[at & 63] ^ down[below as usize & 63])
    }
}

/// The square of a side's king.
#[inline]
pub(super) fn king_square(board: &Board, side: u8) -> u8 {
    square_at(lowest(board.role(role::KING) & board.pieces(side)))
}

/// The other side.
#[inline]
pub(super) fn opponent(side: u8) -> u8 {
    WHITE + BLACK - side
}

/// The bit index of the lowest square.
#[inline]
pub(super) fn lowest(pieces: u64) -> u8 {
    pieces.trailing_zeros().to_le_bytes()[0] & 63
}

#[inline]
pub(super) fn each(mut pieces: u64, mut visit: impl FnMut(u8)) {
    while pieces != 0 {
        visit(lowest(pieces));
        pieces &= pieces - 1;
    }
}

/// The squares that a piece reaches on an empty board, by up to `far` repetitions of each step.
#[inline]
fn ray_squares(place: u8, steps: &[i8], far: u8) -> u64 {
    let mut squares = 0;
    for &step in steps {
        let mut square = square_at(place);
        for _ in 0..far {
            square = square.wrapping_add_signed(step);
            if is_off_board(square) {
                break;
            }
            squares |= bit(square);
        }
    }
    squares
}
