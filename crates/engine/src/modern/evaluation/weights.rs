//! The values of the parameters in the form in which the evaluation uses them.

use super::{
    parameters::{COUNT, FILES, MATERIAL, RANKS},
    values::{ENDGAME, ENDGAME_MATERIAL, MIDDLEGAME, MIDDLEGAME_MATERIAL},
};
use crate::modern::{
    bitboard::{Square, file_of},
    role::KING,
    tapered::{Tapered, tapered},
};

/// The parameters by index; the length is a power of two so that a mask replaces bounds checks.
#[derive(Clone, Debug)]
pub(in crate::modern) struct Weights([Tapered; 512]);

impl Weights {
    pub(in crate::modern) const BLANK: Self = Self([0; 512]);

    #[inline]
    pub(in crate::modern) fn fill(&mut self) {
        for (index, weight) in self.0.iter_mut().enumerate().take(COUNT) {
            *weight = value(index);
        }
    }

    #[inline]
    pub(super) fn at(&self, parameter: usize) -> Tapered {
        self.0[parameter & 511]
    }
}

/// The middlegame and endgame value of a parameter.
#[inline]
pub(super) fn value(index: usize) -> Tapered {
    match MIDDLEGAME_MATERIAL.get(index) {
        Some(&middlegame) => tapered(middlegame, ENDGAME_MATERIAL[index]),
        None => tapered(
            MIDDLEGAME[index - RANKS].into(),
            ENDGAME[index - RANKS].into(),
        ),
    }
}

/// The value of a White piece on a square.
#[inline]
pub(in crate::modern) fn piece_square_value(
    weights: &Weights,
    role: usize,
    square: Square,
) -> Tapered {
    let [material, rank, file] = piece_square_parameters(role, square);
    let lines = weights.at(rank) + weights.at(file);
    if role == KING {
        lines
    } else {
        lines + weights.at(material)
    }
}

/// The parameters of a White piece on a square: material, rank and file.
#[inline]
pub(super) fn piece_square_parameters(role: usize, square: Square) -> [usize; 3] {
    let (rank, file) = (square >> 3 & 7, file_of(square));
    [
        MATERIAL + role,
        RANKS + role * 8 + rank,
        FILES + role * 8 + file,
    ]
}
