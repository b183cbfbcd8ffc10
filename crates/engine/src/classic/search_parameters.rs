//! The parameters of the search: those of the original, and sets with disabled parts or changed
//! values.

use super::piece_values::{PAWN, PAWN_NEIGHBOUR, PIECE_VALUES};

/// The parts of the search that can be disabled, and the values that can be changed.
///
/// Each default is the original's; [`OriginalParameters`] uses all of them, at no cost.
pub trait SearchParameters: Clone {
    /// Whether this is the original search, in which shortcuts are allowed.
    const IS_ORIGINAL: bool = false;

    /// Whether positions are looked up in the table and stored.
    fn table(&self) -> bool {
        true
    }

    /// Whether the best move of the last iteration is tried first.
    fn best_move_first(&self) -> bool {
        true
    }

    /// Whether each node is searched by iterative deepening; if not, it is searched at full depth
    /// at once.
    fn iterative_deepening(&self) -> bool {
        true
    }

    /// Whether a capture on the square of the last move costs no depth.
    fn recapture_extension(&self) -> bool {
        true
    }

    /// The value of a piece of a role (1 and 2 pawns, 3 knight, 4 king, 5 bishop, 6 rook, 7 queen);
    /// the king's is negative.
    fn piece_value(&self, role: u8) -> i32 {
        PAWN * PIECE_VALUES[usize::from(role & 7)]
    }

    /// The value of a point of distance from the centre.
    fn centre_weight(&self) -> i32 {
        1
    }

    /// The penalty for a pawn's missing neighbour.
    fn pawn_weight(&self) -> i32 {
        PAWN_NEIGHBOUR
    }
}

/// The parameters of the original micro-Max 3.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OriginalParameters;

impl SearchParameters for OriginalParameters {
    const IS_ORIGINAL: bool = true;
}

/// Parameters with disabled parts or changed values; the default is the original.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each part is switched by itself"
)]
pub struct CustomParameters {
    /// See [`SearchParameters::table`].
    pub table: bool,
    /// See [`SearchParameters::best_move_first`].
    pub best_move_first: bool,
    /// See [`SearchParameters::iterative_deepening`].
    pub iterative_deepening: bool,
    /// See [`SearchParameters::recapture_extension`].
    pub recapture_extension: bool,
    /// See [`SearchParameters::piece_value`], by role.
    pub piece_values: [i32; 8],
    /// See [`SearchParameters::centre_weight`].
    pub centre_weight: i32,
    /// See [`SearchParameters::pawn_weight`].
    pub pawn_weight: i32,
}

impl Default for CustomParameters {
    fn default() -> Self {
        Self {
            table: true,
            best_move_first: true,
            iterative_deepening: true,
            recapture_extension: true,
            piece_values: PIECE_VALUES.map(|pawns| PAWN * pawns),
            centre_weight: 1,
            pawn_weight: PAWN_NEIGHBOUR,
        }
    }
}

impl SearchParameters for CustomParameters {
    fn table(&self) -> bool {
        self.table
    }

    fn best_move_first(&self) -> bool {
        self.best_move_first
    }

    fn iterative_deepening(&self) -> bool {
        self.iterative_deepening
    }

    fn recapture_extension(&self) -> bool {
        self.recapture_extension
    }

    fn piece_value(&self, role: u8) -> i32 {
        self.piece_values[usize::from(role & 7)]
    }

    fn centre_weight(&self) -> i32 {
        self.centre_weight
    }

    fn pawn_weight(&self) -> i32 {
        self.pawn_weight
    }
}
