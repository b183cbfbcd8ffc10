//! Attacks, by a table of the rays between two squares.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::position::Position;
use crate::role::Role;
use crate::side::forward;
use crate::square::Square;
use game::Color;

pub(crate) const BISHOP_STEPS: [i8; 4] = [-0x11, -0x0f, 0x0f, 0x11];
pub(crate) const ROOK_STEPS: [i8; 4] = [-0x10, -0x01, 0x01, 0x10];
/// The steps of a king, and of a queen.
pub(crate) const KING_STEPS: [i8; 8] = [-0x11, -0x10, -0x0f, -0x01, 0x01, 0x0f, 0x10, 0x11];
pub(crate) const KNIGHT_STEPS: [i8; 8] = [-0x21, -0x1f, -0x12, -0x0e, 0x0e, 0x12, 0x1f, 0x21];

/// The relative position of two squares.
#[derive(Clone, Copy)]
pub(crate) struct Ray {
    /// The step that a rook or a bishop repeats to get there; 0 if there is none.
    pub(crate) step: i8,
    /// A bit for each role that gets there in one move on an empty board. Pawns are excluded since
    /// their direction depends on their side.
    roles: u8,
}

impl Ray {
    /// The ray from one square to another.
    #[inline]
    pub(crate) fn between(from: Square, to: Square) -> Ray {
        RAYS[usize::from(to.index().wrapping_sub(from.index()).wrapping_add(0x77))]
    }

    /// Whether a piece of this role attacks along this ray on an empty board. False for pawns.
    #[inline]
    pub(crate) const fn attacks_with(self, role: Role) -> bool {
        self.roles & (1 << role as u8) != 0
    }
}

/// The rays by difference of 0x88 indices, -0x77 to 0x77, offset by 0x77.
static RAYS: [Ray; 256] = {
    let mut rays = [Ray { step: 0, roles: 0 }; 256];
    let mut index = 0;
    while index < 8 {
        add_ray(&mut rays, KNIGHT_STEPS[index], 1, Role::Knight);
        add_ray(&mut rays, KING_STEPS[index], 1, Role::King);
        index += 1;
    }
    index = 0;
    while index < 4 {
        let mut count = 1;
        while count < 8 {
            add_ray(&mut rays, BISHOP_STEPS[index], count, Role::Bishop);
            add_ray(&mut rays, ROOK_STEPS[index], count, Role::Rook);
            count += 1;
        }
        index += 1;
    }
    rays
};

/// Adds a role to the ray of `count` equal steps.
const fn add_ray(rays: &mut [Ray; 256], step: i8, count: u8, role: Role) {
    let mut place = 0x77_u8;
    let mut steps = 0;
    while steps < count {
        place = place.wrapping_add_signed(step);
        steps += 1;
    }
    let ray = &mut rays[place as usize];
    ray.roles |= 1 << role as u8;
    if matches!(role, Role::Bishop | Role::Rook) {
        ray.roles |= 1 << Role::Queen as u8;
        ray.step = step;
    }
}

impl Board {
    /// The bishops, rooks and queens of a side.
    #[inline]
    pub(crate) const fn sliders(&self, color: Color) -> Bitboard {
        self.pieces(color, Role::Bishop)
            .union(self.pieces(color, Role::Rook))
            .union(self.pieces(color, Role::Queen))
    }

    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.is_attacked_through(square, by, square)
    }

    /// Whether a side attacks a square when another square is vacated, such as that of the king
    /// that moves there.
    pub(crate) fn is_attacked_through(&self, square: Square, by: Color, vacated: Square) -> bool {
        self.is_attacked_by_pawn(square, by)
            || self
                .pieces(by, Role::Knight)
                .into_iter()
                .any(|knight| Ray::between(knight, square).attacks_with(Role::Knight))
            || self.is_attacked_by_slider(square, by, vacated)
            || Ray::between(self.king(by), square).attacks_with(Role::King)
    }

    fn is_attacked_by_pawn(&self, square: Square, by: Color) -> bool {
        [-0x01, 0x01].into_iter().any(|file_step| {
            square
                .offset(file_step - forward(by))
                .is_some_and(|from| self.has(by, Role::Pawn, from))
        })
    }

    fn is_attacked_by_slider(&self, square: Square, by: Color, vacated: Square) -> bool {
        self.sliders(by).into_iter().any(|slider| {
            let ray = Ray::between(square, slider);
            self.piece_at(slider)
                .is_some_and(|piece| ray.attacks_with(piece.role))
                && self.is_open(square, slider, ray.step, vacated)
        })
    }

    /// Whether all squares between two squares on a line are empty or vacated.
    fn is_open(&self, from: Square, to: Square, step: i8, vacated: Square) -> bool {
        squares_along(from, step)
            .take_while(|&square| square != to)
            .all(|square| square == vacated || self.piece_at(square).is_none())
    }
}

impl Position {
    /// Whether the piece on a square attacks another square, which may be empty or hold a piece of
    /// either side. A pinned piece attacks too.
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let start = Position::start();
    /// let [b1, c3, d1, d2, d3] =
    ///     [(1, 0), (2, 2), (3, 0), (3, 1), (3, 2)].map(|(file, rank)| Square::new(file, rank));
    /// assert!(start.attacks(b1, c3) && start.attacks(d1, d2));
    /// assert!(!start.attacks(d1, d3) && !start.attacks(d2, d3));
    /// ```
    pub fn attacks(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.piece_at(from) else {
            return false;
        };
        let ray = Ray::between(from, to);
        match piece.role {
            Role::Pawn => [-0x01, 0x01]
                .into_iter()
                .any(|file_step| from.offset(forward(piece.color) + file_step) == Some(to)),
            Role::Knight | Role::King => ray.attacks_with(piece.role),
            Role::Bishop | Role::Rook | Role::Queen => {
                ray.attacks_with(piece.role) && self.board.is_open(from, to, ray.step, from)
            }
        }
    }

    /// The squares of the pieces of a side that attack a square.
    pub fn attackers(&self, square: Square, by: Color) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&from| {
            self.piece_at(from).is_some_and(|piece| piece.color == by) && self.attacks(from, square)
        })
    }
}

/// The squares reached from a square, itself excluded, by equal steps up to the edge of the board.
#[inline]
pub(crate) fn squares_along(from: Square, step: i8) -> impl Iterator<Item = Square> {
    core::iter::successors(from.offset(step), move |square| square.offset(step))
}

#[cfg(test)]
mod tests {
    use super::Ray;
    use crate::board::Board;
    use crate::piece::Piece;
    use crate::role::Role;
    use crate::square::Square;
    use game::Color;

    /// The roles that get from d4 to each square of the board.
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
    fn rays_from_d4_match_the_moves_of_the_pieces() {
        let d4 = Square::new(3, 3);
        for to in Square::all() {
            let ray = Ray::between(d4, to);
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
                .filter(|&role| ray.attacks_with(role))
                .collect();
            assert_eq!(found, expected, "{to}");
        }
    }

    #[test]
    fn a_king_does_not_block_an_attack_on_the_square_behind_it() {
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
