//! Who attacks what: the ways between two squares.

use crate::board::Board;
use crate::color::Color;
use crate::role::Role;
use crate::square::Square;
use crate::square_set::SquareSet;

/// The steps of a bishop.
pub(crate) const BISHOP_STEPS: [i8; 4] = [-0x11, -0x0f, 0x0f, 0x11];
/// The steps of a rook.
pub(crate) const ROOK_STEPS: [i8; 4] = [-0x10, -0x01, 0x01, 0x10];
/// The steps of a king, and of a queen.
pub(crate) const KING_STEPS: [i8; 8] = [-0x11, -0x10, -0x0f, -0x01, 0x01, 0x0f, 0x10, 0x11];
/// The leaps of a knight.
pub(crate) const KNIGHT_STEPS: [i8; 8] = [-0x21, -0x1f, -0x12, -0x0e, 0x0e, 0x12, 0x1f, 0x21];

/// The way from one square to another, on an empty board.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    /// The step of a rook or a bishop that leads there if it is repeated; 0 if none does.
    pub(crate) step: i8,
    /// One bit for each role that gets there in one move; pawns are left out, their way depends on
    /// their side.
    roles: u8,
}

impl Way {
    /// The way between two squares.
    #[inline]
    pub(crate) fn between(from: Square, to: Square) -> Way {
        WAYS[usize::from(to.index().wrapping_sub(from.index()).wrapping_add(0x77))]
    }

    /// Whether a piece of this role goes this way if nothing is in between. False for pawns.
    #[inline]
    pub(crate) const fn suits(self, role: Role) -> bool {
        self.roles & (1 << role as u8) != 0
    }
}

/// The ways by difference of 0x88 numbers, which is between -0x77 and 0x77; counted from 0.
static WAYS: [Way; 256] = {
    let mut ways = [Way { step: 0, roles: 0 }; 256];
    let mut index = 0;
    while index < 8 {
        add_way(&mut ways, KNIGHT_STEPS[index], 1, Role::Knight);
        add_way(&mut ways, KING_STEPS[index], 1, Role::King);
        index += 1;
    }
    index = 0;
    while index < 4 {
        let mut count = 1;
        while count < 8 {
            add_way(&mut ways, BISHOP_STEPS[index], count, Role::Bishop);
            add_way(&mut ways, ROOK_STEPS[index], count, Role::Rook);
            count += 1;
        }
        index += 1;
    }
    ways
};

/// Tells a role its way: so many times a step.
const fn add_way(ways: &mut [Way; 256], step: i8, count: u8, role: Role) {
    let mut place = 0x77_u8;
    let mut steps = 0;
    while steps < count {
        place = place.wrapping_add_signed(step);
        steps += 1;
    }
    let way = &mut ways[place as usize];
    way.roles |= 1 << role as u8;
    if matches!(role, Role::Bishop | Role::Rook) {
        way.roles |= 1 << Role::Queen as u8;
        way.step = step;
    }
}

impl Board {
    /// The bishops, rooks and queens of a side.
    #[inline]
    pub(crate) const fn sliders(&self, color: Color) -> SquareSet {
        self.set(color, Role::Bishop)
            .union(self.set(color, Role::Rook))
            .union(self.set(color, Role::Queen))
    }

    /// Whether a side attacks a square.
    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.is_attacked_through(square, by, square)
    }

    /// Whether a side would attack a square if another square were empty, such as that of the king
    /// that goes there.
    pub(crate) fn is_attacked_through(&self, square: Square, by: Color, emptied: Square) -> bool {
        self.is_attacked_by_pawn(square, by)
            || self
                .set(by, Role::Knight)
                .into_iter()
                .any(|knight| Way::between(knight, square).suits(Role::Knight))
            || self.is_attacked_by_slider(square, by, emptied)
            || Way::between(self.king(by), square).suits(Role::King)
    }

    fn is_attacked_by_pawn(&self, square: Square, by: Color) -> bool {
        [-0x01, 0x01].into_iter().any(|aside| {
            square
                .offset(aside - by.forward())
                .is_some_and(|from| self.has(by, Role::Pawn, from))
        })
    }

    fn is_attacked_by_slider(&self, square: Square, by: Color, emptied: Square) -> bool {
        self.sliders(by).into_iter().any(|slider| {
            let way = Way::between(square, slider);
            self.at(slider).is_some_and(|piece| way.suits(piece.role))
                && self.is_open(square, slider, way.step, emptied)
        })
    }

    /// Whether nothing stands between two squares that a step connects, but perhaps on a square
    /// that counts as empty.
    fn is_open(&self, from: Square, to: Square, step: i8, emptied: Square) -> bool {
        ray(from, step)
            .take_while(|&square| square != to)
            .all(|square| square == emptied || self.at(square).is_none())
    }
}

/// The squares from a square on, not counting itself, by equal steps as far as the board goes.
#[inline]
pub(crate) fn ray(from: Square, step: i8) -> impl Iterator<Item = Square> {
    core::iter::successors(from.offset(step), move |square| square.offset(step))
}

#[cfg(test)]
mod tests {
    use super::Way;
    use crate::board::Board;
    use crate::color::Color;
    use crate::piece::Piece;
    use crate::role::Role;
    use crate::square::Square;

    /// Which roles get from d4 to each square of the board.
    const FROM_D4: [&str; 8] = [
        ". . . R . . . B",
        "B . . R . . B .",
        ". B N R N B . .",
        ". N K K K N . .",
        "R R K . K R R R",
        ". N K K K N . .",
        ". B N R N B . .",
        "B . . R . . B .",
    ];

    #[test]
    fn the_ways_from_d4_are_those_of_the_pieces() {
        let d4 = Square::new(3, 3);
        for to in Square::all() {
            let way = Way::between(d4, to);
            let rank = FROM_D4[usize::from(7 - to.rank())];
            let drawn = rank.split(' ').nth(usize::from(to.file())).unwrap();
            let is_straight = to.file() == d4.file() || to.rank() == d4.rank();
            let expected: &[Role] = match drawn {
                "N" => &[Role::Knight],
                "R" => &[Role::Rook, Role::Queen],
                "B" => &[Role::Bishop, Role::Queen],
                "K" if is_straight => &[Role::Rook, Role::Queen, Role::King],
                "K" => &[Role::Bishop, Role::Queen, Role::King],
                _ => &[],
            };
            let found: Vec<Role> = Role::ALL
                .into_iter()
                .filter(|&role| way.suits(role))
                .collect();
            assert_eq!(found, expected, "{to}");
        }
    }

    #[test]
    fn a_king_does_not_hide_the_square_behind_it() {
        let [a1, e1, f1] = [0, 4, 5].map(|file| Square::new(file, 0));
        let mut board = Board::EMPTY;
        board.put(
            Piece {
                color: Color::Black,
                role: Role::Rook,
            },
            a1,
        );
        board.put(
            Piece {
                color: Color::White,
                role: Role::King,
            },
            e1,
        );
        assert!(!board.is_attacked(f1, Color::Black));
        assert!(board.is_attacked_through(f1, Color::Black, e1));
    }
}
