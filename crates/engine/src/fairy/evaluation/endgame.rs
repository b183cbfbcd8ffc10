//! Mop-up evaluation: the side with more material drives the opponent's king to the edge of the
//! board and approaches it.

use variants::{Color, Position, Square};

/// The lead in material that is required, in centipawns.
const LEAD_CP: i32 = 120;

/// The centipawns for each step of the weaker side's king from the centre, in files and ranks.
const EDGE_CP: i32 = 9;

/// The centipawns for each step between the kings.
const KING_DISTANCE_CP: i32 = -7;

/// The centipawns for each step between the weaker side's king and a piece of the stronger side.
const PIECE_DISTANCE_CP: i32 = -1;

/// The bonus of the side that leads by [`LEAD_CP`], from White's side; 0 if neither side does, or
/// if a side does not have exactly one royal piece.
pub(super) fn mop_up(position: &Position, lead: i32) -> i32 {
    if lead.abs() < LEAD_CP {
        return 0;
    }
    let stronger = if lead > 0 { Color::White } else { Color::Black };
    let [Some(own), Some(weaker)] = [stronger, stronger.other()].map(|color| king(position, color))
    else {
        return 0;
    };
    let distances: i32 = position
        .pieces(stronger)
        .iter()
        .map(|square| distance(square, weaker))
        .sum();
    lead.signum()
        * (EDGE_CP * from_centre(position, weaker)
            + KING_DISTANCE_CP * distance(own, weaker)
            + PIECE_DISTANCE_CP * distances)
}

fn king(position: &Position, color: Color) -> Option<Square> {
    let royals = position.royals(color);
    royals.iter().next().filter(|_| royals.len() == 1)
}

/// The steps from the centre of the board, in files and ranks.
fn from_centre(position: &Position, square: Square) -> i32 {
    let geometry = position.variant().geometry();
    let steps = |place: u8, size: u8| (2 * i32::from(place) - i32::from(size) + 1).abs() / 2;
    steps(square.file(), geometry.files()) + steps(square.rank(), geometry.ranks())
}

/// The number of king's moves between two squares of an empty board.
fn distance(one: Square, other: Square) -> i32 {
    let files = one.file().abs_diff(other.file());
    i32::from(files.max(one.rank().abs_diff(other.rank())))
}
