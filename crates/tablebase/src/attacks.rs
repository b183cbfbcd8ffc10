//! Squares from 0 (a1, then b1) to 63 (h8), and what pieces attack on sets of them.

use rules::Role;

/// A set of squares: bit 0 is a1.
pub(crate) type Squares = u64;

pub(crate) const fn bit(square: u8) -> Squares {
    1 << square
}

/// The squares of a set, in increasing order.
pub(crate) fn squares(mut set: Squares) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros().to_le_bytes()[0];
            set &= set - 1;
            square
        })
    })
}

type Steps = [(i8, i8)];

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

static KING_ATTACKS: [Squares; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let near = bit(square) | leaps(square, &STRAIGHT) | leaps(square, &DIAGONAL);
        table[square as usize] = near & !bit(square);
        square += 1;
    }
    table
};

pub(crate) fn king(square: u8) -> Squares {
    KING_ATTACKS[usize::from(square)]
}

/// The squares that a piece of White attacks on a board with occupied squares.
pub(crate) fn attacks(role: Role, square: u8, occupied: Squares) -> Squares {
    match role {
        Role::King => king(square),
        Role::Knight => leaps(square, &KNIGHT),
        Role::Bishop => slides(square, &DIAGONAL, occupied),
        Role::Rook => slides(square, &STRAIGHT, occupied),
        Role::Queen => slides(square, &STRAIGHT, occupied) | slides(square, &DIAGONAL, occupied),
        Role::Pawn => leaps(square, &[(1, 1), (-1, 1)]),
    }
}

const fn leaps(square: u8, steps: &Steps) -> Squares {
    let mut set = 0;
    let mut index = 0;
    while index < steps.len() {
        set |= match step(square, steps[index]) {
            Some(target) => bit(target),
            None => 0,
        };
        index += 1;
    }
    set
}

fn slides(square: u8, steps: &Steps, occupied: Squares) -> Squares {
    let mut set = 0;
    for &direction in steps {
        let mut from = square;
        while let Some(target) = step(from, direction) {
            set |= bit(target);
            if occupied & bit(target) != 0 {
                break;
            }
            from = target;
        }
    }
    set
}

/// The square that is a number of files and ranks away.
const fn step(square: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (square & 7).wrapping_add_signed(files);
    let rank = (square >> 3).wrapping_add_signed(ranks);
    if file < 8 && rank < 8 {
        Some(rank << 3 | file)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use rules::Role;

    use super::{attacks, bit, king, squares};

    #[test]
    fn attacks_end_at_edges_and_at_pieces() {
        let count = |role, square, occupied| squares(attacks(role, square, occupied)).count();
        assert_eq!([king(0).count_ones(), king(27).count_ones()], [3, 8]);
        assert_eq!(count(Role::Knight, 0, 0), 2);
        assert_eq!(count(Role::Rook, 0, 0), 14);
        assert_eq!(count(Role::Bishop, 27, 0), 13);
        assert_eq!(count(Role::Queen, 0, bit(1) | bit(8) | bit(9)), 3);
        assert_eq!(squares(attacks(Role::Pawn, 8, 0)).collect::<Vec<_>>(), [17]);
    }
}
