//! Attack bitboards.
//!
//! Sliding attacks use [obstruction difference](https://www.chessprogramming.org/Obstruction_Difference):
//! on each line, subtracting the highest blocker below the square from twice the lowest blocker above
//! it leaves the squares in between. The masks take 12 kB.

use super::{
    bitboard::{Bitboard, Square, adjacent, bit, file_of, left, right},
    role::{BISHOP, KING, KNIGHT, ROOK},
};

/// The squares below and above a square on a line.
#[derive(Clone, Copy, Debug)]
struct Line {
    below: Bitboard,
    above: Bitboard,
}

impl Line {
    /// The squares of the line up to and including the nearest blockers.
    #[inline]
    fn attacks(self, occupied: Bitboard) -> Bitboard {
        let below = occupied & self.below;
        let above = occupied & self.above;
        let from_nearest_below = u64::MAX.wrapping_shl((below | 1).ilog2());
        let nearest_above = above & above.wrapping_neg();
        let between = nearest_above
            .wrapping_mul(2)
            .wrapping_add(from_nearest_below);
        between & (self.below | self.above)
    }
}

/// The attack masks of all squares.
#[derive(Clone, Debug)]
pub(super) struct Attacks {
    /// The file, the rank and the two diagonals.
    lines: [[Line; 4]; 64],
    knight: [Bitboard; 64],
    king: [Bitboard; 64],
    pawn: [[Bitboard; 64]; 2],
}

/// The steps along file, rank and diagonals, as differences of file and rank.
const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];

impl Attacks {
    /// Empty masks, which [`Attacks::fill`] replaces.
    pub(super) const BLANK: Self = Self {
        lines: [[Line { below: 0, above: 0 }; 4]; 64],
        knight: [0; 64],
        king: [0; 64],
        pawn: [[0; 64]; 2],
    };

    #[inline]
    pub(super) fn fill(&mut self) {
        for square in 0..64 {
            let here = bit(square);
            let (near, far) = (adjacent(here), left(left(here)) | right(right(here)));
            self.knight[square] = near << 16 | near >> 16 | far << 8 | far >> 8;
            let row = here | near;
            self.king[square] = row << 8 | row >> 8 | near;
            self.pawn[0][square] = near << 8;
            self.pawn[1][square] = near >> 8;
            for (line, (file, rank)) in self.lines[square].iter_mut().zip(STEPS) {
                line.above = ray(square, file, rank);
                line.below = ray(square, -file, -rank);
            }
        }
    }

    #[inline]
    pub(super) fn knight(&self, square: Square) -> Bitboard {
        self.knight[square & 63]
    }

    #[inline]
    pub(super) fn king(&self, square: Square) -> Bitboard {
        self.king[square & 63]
    }

    #[inline]
    pub(super) fn pawn(&self, side: usize, square: Square) -> Bitboard {
        self.pawn[side & 1][square & 63]
    }

    #[inline]
    pub(super) fn rook(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [file, rank, ..] = &self.lines[square & 63];
        file.attacks(occupied) | rank.attacks(occupied)
    }

    #[inline]
    pub(super) fn bishop(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [.., rising, falling] = &self.lines[square & 63];
        rising.attacks(occupied) | falling.attacks(occupied)
    }

    /// The attacks of a piece other than a pawn.
    #[inline(never)]
    pub(super) fn of(&self, role: usize, square: Square, occupied: Bitboard) -> Bitboard {
        match role {
            KNIGHT => return self.knight(square),
            KING => return self.king(square),
            _ => {}
        }
        let mut found = 0;
        if role != ROOK {
            found |= self.bishop(square, occupied);
        }
        if role != BISHOP {
            found |= self.rook(square, occupied);
        }
        found
    }
}

/// The square some files and ranks away, if it is on the board.
#[inline]
fn step(square: Square, files: i32, ranks: i32) -> Bitboard {
    let file = file_of(square) as i32 + files;
    let rank = (square >> 3) as i32 + ranks;
    if (0..8).contains(&file) && (0..8).contains(&rank) {
        bit((rank * 8 + file) as Square)
    } else {
        0
    }
}

/// The squares in one direction up to the edge.
#[inline]
fn ray(square: Square, files: i32, ranks: i32) -> Bitboard {
    (1..8).fold(0, |found, steps| {
        found | step(square, files * steps, ranks * steps)
    })
}

#[cfg(test)]
mod tests {
    use super::{STEPS, step};
    use crate::modern::{
        bitboard::{Bitboard, Square},
        lookup_tables::LookupTables,
    };

    fn walked(square: Square, occupied: Bitboard, directions: &[(i32, i32)]) -> Bitboard {
        let mut found = 0;
        for &(file, rank) in directions {
            for sign in [1, -1] {
                for steps in 1..8 {
                    let reached = step(square, sign * file * steps, sign * rank * steps);
                    found |= reached;
                    if reached & occupied != 0 {
                        break;
                    }
                }
            }
        }
        found
    }

    #[test]
    fn slider_attacks_match_a_walk_along_each_ray() {
        let attacks = &LookupTables::new().attacks;
        let mut occupied: Bitboard = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..200 {
            occupied = occupied.rotate_left(7).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let sparse = occupied & occupied.rotate_left(23);
            for square in 0..64 {
                assert_eq!(
                    attacks.rook(square, sparse),
                    walked(square, sparse, &STEPS[..2])
                );
                assert_eq!(
                    attacks.bishop(square, sparse),
                    walked(square, sparse, &STEPS[2..])
                );
            }
        }
    }

    #[test]
    fn leapers_stay_on_the_board() {
        let attacks = &LookupTables::new().attacks;
        assert_eq!(attacks.knight(0).count_ones(), 2);
        assert_eq!(attacks.knight(27).count_ones(), 8);
        assert_eq!(attacks.king(63).count_ones(), 3);
        assert_eq!(attacks.pawn(0, 8), 1 << 17);
        assert_eq!(attacks.pawn(1, 15), 1 << 6);
    }
}
