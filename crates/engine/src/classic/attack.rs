//! Which squares are attacked, by bitmaps; the original finds out by generating the replies.

use super::{
    board::{BLACK, Board, WHITE, bit, place, role, square_at},
    moves::{Direction, is_leaper, is_off_board},
};

/// The first four directions go up in the order of the scan, the last four are their opposites.
const RAY_STEPS: [i8; 8] = [1, 16, 15, 17, -1, -16, -15, -17];
/// Directions of a rook, then of a bishop; the others are diagonal or straight.
const STRAIGHT: [usize; 4] = [0, 1, 4, 5];
const DIAGONAL: [usize; 4] = [2, 3, 6, 7];

/// The squares that men reach, by role and square.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    rays: Box<[[u64; 64]; 8]>,
    /// All rays of a rook, and of a bishop, together.
    straight: Box<[u64; 64]>,
    diagonal: Box<[u64; 64]>,
    knight: Box<[u64; 64]>,
    king: Box<[u64; 64]>,
    /// Where pawns of White, of Black, stand that attack a square.
    pawns: Box<[[u64; 64]; 2]>,
}

impl Reach {
    pub(super) fn new() -> Self {
        let mut reach = Self {
            rays: Box::new([[0; 64]; 8]),
            straight: Box::new([0; 64]),
            diagonal: Box::new([0; 64]),
            knight: Box::new([0; 64]),
            king: Box::new([0; 64]),
            pawns: Box::new([[0; 64]; 2]),
        };
        for place in 0..64_u8 {
            let (square, at) = (square_at(place), usize::from(place));
            for (ray, step) in reach.rays.iter_mut().zip(RAY_STEPS) {
                ray[at] = walk(square, step);
            }
            reach.straight[at] = STRAIGHT
                .into_iter()
                .fold(0, |all, ray| all | reach.rays[ray][at]);
            reach.diagonal[at] = DIAGONAL
                .into_iter()
                .fold(0, |all, ray| all | reach.rays[ray][at]);
            reach.knight[at] = leaps(square, role::KNIGHT);
            reach.king[at] = leaps(square, role::KING);
            reach.pawns[0][at] = one(square, 15) | one(square, 17);
            reach.pawns[1][at] = one(square, -15) | one(square, -17);
        }
        reach
    }

    /// The men of `side` that attack `square` when the men of `occupied` stand in the way.
    #[inline]
    pub(super) fn attackers(&self, board: &Board, square: u8, side: u8, occupied: u64) -> u64 {
        let at = usize::from(place(square) & 63);
        let (pawn, pawns) = if side == WHITE {
            (role::WHITE_PAWN, self.pawns[0][at])
        } else {
            (role::BLACK_PAWN, self.pawns[1][at])
        };
        let near = self.knight[at] & board.role(role::KNIGHT)
            | self.king[at] & board.role(role::KING)
            | pawns & board.role(pawn);
        (near | self.far_attackers(board, at, side, occupied)) & board.men(side) & occupied
    }

    #[inline]
    fn far_attackers(&self, board: &Board, at: usize, side: u8, occupied: u64) -> u64 {
        let own = board.men(side) & occupied;
        let queens = board.role(role::QUEEN);
        let straight = (board.role(role::ROOK) | queens) & own & self.straight[at];
        let diagonal = (board.role(role::BISHOP) | queens) & own & self.diagonal[at];
        let mut found = 0;
        if straight != 0 {
            found |= STRAIGHT
                .into_iter()
                .fold(0, |all, ray| all | self.nearest(ray, at, occupied))
                & straight;
        }
        if diagonal != 0 {
            found |= DIAGONAL
                .into_iter()
                .fold(0, |all, ray| all | self.nearest(ray, at, occupied))
                & diagonal;
        }
        found
    }

    /// The squares that the men of `side` attack: all, and those of sliders.
    #[inline]
    pub(super) fn attacks(&self, board: &Board, side: u8) -> (u64, u64) {
        let (own, occupied) = (board.men(side), board.occupied());
        let queens = board.role(role::QUEEN);
        let mut sliders = 0;
        each((board.role(role::ROOK) | queens) & own, |at| {
            for ray in STRAIGHT {
                sliders |= self.seen(ray, at.into(), occupied);
            }
        });
        each((board.role(role::BISHOP) | queens) & own, |at| {
            for ray in DIAGONAL {
                sliders |= self.seen(ray, at.into(), occupied);
            }
        });
        let mut near = 0;
        each(board.role(role::KNIGHT) & own, |at| {
            near |= self.knight[usize::from(at)];
        });
        each(board.role(role::KING) & own, |at| {
            near |= self.king[usize::from(at)];
        });
        // A pawn attacks the squares from which a pawn of the other side would attack it.
        let (pawn, other) = if side == WHITE {
            (role::WHITE_PAWN, 1)
        } else {
            (role::BLACK_PAWN, 0)
        };
        each(board.role(pawn) & own, |at| {
            near |= self.pawns[other][usize::from(at)];
        });
        (near | sliders, sliders)
    }

    /// The squares to which a man may go, his own side's among them; for a pawn without the double
    /// step and en passant.
    #[inline]
    pub(super) fn targets(&self, role: u8, square: u8, occupied: u64) -> u64 {
        let at = usize::from(place(square) & 63);
        let along = |rays: [usize; 4]| {
            rays.into_iter()
                .fold(0, |all, ray| all | self.seen(ray, at, occupied))
        };
        match role {
            role::WHITE_PAWN => ((bit(square) >> 8) & !occupied) | (self.pawns[1][at] & occupied),
            role::BLACK_PAWN => ((bit(square) << 8) & !occupied) | (self.pawns[0][at] & occupied),
            role::KNIGHT => self.knight[at],
            role::KING => self.king[at],
            role::BISHOP => along(DIAGONAL),
            role::ROOK => along(STRAIGHT),
            role::QUEEN => along(DIAGONAL) | along(STRAIGHT),
            _ => 0,
        }
    }

    /// The men of `side` that alone stand between their king and a slider of the other side.
    #[inline]
    pub(super) fn pinned(&self, board: &Board, king: u8, side: u8) -> u64 {
        let (occupied, own) = (board.occupied(), board.men(side));
        let at = usize::from(place(king) & 63);
        let queens = board.role(role::QUEEN);
        let straight = (board.role(role::ROOK) | queens) & !own & self.straight[at];
        let diagonal = (board.role(role::BISHOP) | queens) & !own & self.diagonal[at];
        let mut pinned = 0;
        for (rays, sliders) in [(STRAIGHT, straight), (DIAGONAL, diagonal)] {
            for ray in rays {
                if self.rays[ray][at] & sliders == 0 {
                    continue;
                }
                let shield = self.nearest(ray, at, occupied);
                if shield & own != 0 && self.nearest(ray, at, occupied & !shield) & sliders != 0 {
                    pinned |= shield;
                }
            }
        }
        pinned
    }

    /// The first man on a ray, as a bit.
    #[inline]
    fn nearest(&self, ray: usize, at: usize, occupied: u64) -> u64 {
        let blockers = self.rays[ray][at & 63] & occupied;
        if ray < 4 {
            blockers & blockers.wrapping_neg()
        } else {
            // The highest bit, or none.
            (1 << 63_u64 >> (blockers | 1).leading_zeros()) & blockers
        }
    }

    /// The squares of a ray up to the first man, his square among them.
    #[inline]
    fn seen(&self, ray: usize, at: usize, occupied: u64) -> u64 {
        let all = self.rays[ray][at & 63];
        let blocker = self.nearest(ray, at, occupied);
        if blocker == 0 {
            all
        } else {
            all & !self.rays[ray][blocker.trailing_zeros() as usize & 63]
        }
    }
}

/// The square of a side's king.
#[inline]
pub(super) fn king_square(board: &Board, side: u8) -> u8 {
    square_at(lowest(board.role(role::KING) & board.men(side)))
}

/// The other side.
#[inline]
pub(super) fn opponent(side: u8) -> u8 {
    WHITE + BLACK - side
}

/// The place of the lowest bit.
#[inline]
pub(super) fn lowest(men: u64) -> u8 {
    men.trailing_zeros().to_le_bytes()[0] & 63
}

#[inline]
pub(super) fn each(mut men: u64, mut visit: impl FnMut(u8)) {
    while men != 0 {
        visit(lowest(men));
        men &= men - 1;
    }
}

fn one(square: u8, step: i8) -> u64 {
    let to = square.wrapping_add_signed(step);
    if is_off_board(to) { 0 } else { bit(to) }
}

fn walk(from: u8, step: i8) -> u64 {
    let mut seen = 0;
    let mut square = from.wrapping_add_signed(step);
    while !is_off_board(square) {
        seen |= bit(square);
        square = square.wrapping_add_signed(step);
    }
    seen
}

fn leaps(square: u8, role: u8) -> u64 {
    debug_assert!(is_leaper(role));
    let mut direction = Direction::before_first(role);
    let mut squares = 0;
    loop {
        direction.advance(role);
        if direction.step == 0 {
            return squares;
        }
        squares |= one(square, direction.step);
    }
}
