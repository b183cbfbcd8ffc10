//! The start positions of [Chess960](https://en.wikipedia.org/wiki/Fischer_random_chess).

use crate::castling::RIGHTS;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::{home_rank, pawn_rank};
use crate::square::Square;
use game::Color;

/// The pairs of places for the knights among the five that are still empty.
const KNIGHT_PLACES: [[usize; 2]; 10] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
];

impl Position {
    /// The number of start positions of Chess960.
    pub const CHESS960_COUNT: u16 = 960;

    /// The start position of Chess960 with a number below 960, in
    /// [Scharnagl's numbering](https://www.chessprogramming.org/Reinhard_Scharnagl#Numbering_Scheme);
    /// `None` for other numbers. 518 is chess.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert_eq!(Position::chess960(518), Some(Position::start()));
    /// let first = Position::chess960(0).ok_or("no position")?;
    /// assert_eq!(
    ///     first.to_string(),
    ///     "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
    /// );
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn chess960(number: u16) -> Option<Position> {
        if number >= Position::CHESS960_COUNT {
            return None;
        }
        let roles = first_rank(number.into());
        let mut start = Position::EMPTY;
        for (file, role) in (0..).zip(roles) {
            for color in Color::ALL {
                let home = home_rank(color);
                start
                    .board
                    .put(Piece { color, role }, Square::new(file, home));
                let pawn = Square::new(file, pawn_rank(color));
                start.board.put(Piece::pawn(color), pawn);
            }
        }
        for (color, side) in RIGHTS {
            start.insert_outermost_right(color, side);
        }
        Some(start)
    }

    /// The number of a start position of Chess960; `None` for other positions.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// assert_eq!(Position::start().chess960_number(), Some(518));
    /// ```
    pub fn chess960_number(&self) -> Option<u16> {
        (0..Position::CHESS960_COUNT)
            .find(|&number| Position::chess960(number).as_ref() == Some(self))
    }
}

/// The pieces of a first rank, from the a-file.
fn first_rank(number: usize) -> [Role; 8] {
    let mut rank = [None; 8];
    rank[number % 4 * 2 + 1] = Some(Role::Bishop);
    rank[number / 4 % 4 * 2] = Some(Role::Bishop);
    put(&mut rank, number / 16 % 6, Role::Queen);
    let [first, second] = KNIGHT_PLACES[number / 96 % 10];
    // The later place comes first, so that the earlier one remains valid.
    put(&mut rank, second, Role::Knight);
    put(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut rank, 0, role);
    }
    rank.map(|role| role.unwrap_or(Role::Rook))
}

/// Puts a piece on an empty square of a rank, given by its index among the empty squares.
fn put(rank: &mut [Option<Role>; 8], place: usize, role: Role) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(place) {
        *square = Some(role);
    }
}
