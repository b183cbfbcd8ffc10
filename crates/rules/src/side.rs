//! The ranks and directions of the sides on the board of chess.

use game::Color;

/// The 0x88 step of a side's pawns.
pub(crate) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 0x10,
        Color::Black => -0x10,
    }
}

/// The rank, 0 to 7, of a side's pieces in the initial position.
pub(crate) const fn home_rank(color: Color) -> u8 {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

/// The rank, 0 to 7, of a side's pawns in the initial position.
pub(crate) const fn pawn_rank(color: Color) -> u8 {
    match color {
        Color::White => 1,
        Color::Black => 6,
    }
}

/// The rank, 0 to 7, skipped by a double push of a side's pawns.
pub(crate) const fn ep_rank(color: Color) -> u8 {
    match color {
        Color::White => 2,
        Color::Black => 5,
    }
}
