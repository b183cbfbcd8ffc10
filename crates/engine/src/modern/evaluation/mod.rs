//! What a position is worth without looking ahead.
//!
//! Features are counted for both sides and weighed with the numbers of `parameters`, each for the
//! middlegame and for the endgame; the pieces left say how much of either counts. Everything is
//! linear but the danger for a king, whose square counts. The worth of the men on their squares is
//! carried along by the moves; `endings` corrects what the sum does not know.

mod endings;
mod features;
mod kings;
mod parameters;
mod pawns;
mod pieces;
mod space;
mod tally;
mod threats;
mod values;
mod view;

pub use features::{FeatureExtractor, Features, parameters};
pub(super) use parameters::Weights;

use self::endings::FULL;
use self::parameters::{FILES, MATERIAL, RANKS, TEMPO};
use super::{
    bits::{Square, file_of},
    board::Board,
    roles::KING,
    tables::Tables,
    tapered::{Tapered, endgame, middlegame},
};
use tally::{Sums, Tally};
use view::View;

/// The phase with all pieces on the board.
const FULL_PHASE: i32 = 24;

/// The score of a position in centipawns, from the side to move.
#[inline]
pub(super) fn evaluate(board: &Board, tables: &Tables) -> i32 {
    if let Some(hunter) = endings::hunter(board) {
        let score = endings::hunt(board, hunter);
        return if hunter == board.side { score } else { -score };
    }
    let (score, danger) = sums(board, tables);
    let balance = board.placed + score + cost(danger[1]) - cost(danger[0]);
    let phase = i32::from(board.phase).min(FULL_PHASE);
    let (early, late) = (middlegame(balance), endgame(balance));
    // Where the endgame is level, the middlegame tells who is ahead.
    let [early_scale, late_scale] =
        endings::scales(board, usize::from(late < i32::from(early < 0)));
    let sum = early * early_scale * phase + late * late_scale * (FULL_PHASE - phase);
    let score = sum / (FULL_PHASE * FULL);
    if board.side == 0 { score } else { -score }
}

/// The score of all features but the worth of squares, and the danger for each king.
fn sums(board: &Board, tables: &Tables) -> (Tapered, [Tapered; 2]) {
    let mut sums = Sums::new(&tables.weights);
    count(board, tables, &mut sums);
    (sums.score, sums.danger)
}

/// Counts all features but the worth of squares.
#[inline]
fn count(board: &Board, tables: &Tables, tally: &mut impl Tally) {
    let mut view = View::new(board, &tables.attacks);
    for side in 0..2 {
        pieces::count(&mut view, side, tally);
        tally.turn();
    }
    for side in 0..2 {
        pawns::count(&view, side, tally);
        kings::count(&view, side, tally);
        threats::count(&view, side, tally);
        space::count(&view, side, tally);
        tally.add(TEMPO, i32::from(side == board.side));
        tally.turn();
    }
}

/// What the danger for a king costs: it grows with the square in the middlegame.
#[inline]
fn cost(danger: Tapered) -> Tapered {
    let sharp = middlegame(danger).clamp(0, 400);
    let dull = endgame(danger).clamp(0, 400);
    super::tapered::tapered(sharp * sharp / 256, dull / 4)
}

/// What a man of White is worth on a square.
#[inline]
pub(super) fn placed(weights: &Weights, role: usize, square: Square) -> Tapered {
    let [material, rank, file] = placed_parameters(role, square);
    let lines = weights.at(rank) + weights.at(file);
    if role == KING {
        lines
    } else {
        lines + weights.at(material)
    }
}

/// The parameters of a man of White on a square: the role's and those of its lines.
#[inline]
fn placed_parameters(role: usize, square: Square) -> [usize; 3] {
    let (rank, file) = (square >> 3 & 7, file_of(square));
    [
        MATERIAL + role,
        RANKS + role * 8 + rank,
        FILES + role * 8 + file,
    ]
}
