//! Feature extraction for tuning.

use super::{
    accumulator::Accumulator,
    endgames,
    evaluate::{FULL_PHASE, count},
    parameters::{COUNT, DANGER},
    weights::{piece_square_parameters, value},
};
use crate::modern::{
    bitboard::squares,
    board::Board,
    lookup_tables::LookupTables,
    role::KING,
    tapered::{endgame, middlegame},
};
use alloc::{boxed::Box, vec, vec::Vec};
use rules::Position;

/// The counts of each parameter in a position: White's minus Black's, and the counts of king danger
/// for each king.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    /// The counts of the parameters in the score, White's minus Black's.
    pub balance: Vec<i16>,
    /// The counts of the parameters of king danger for White's king and for Black's, from the
    /// parameter [`Features::danger_start`] on.
    pub danger: [Vec<i16>; 2],
    /// The game phase, from 24 with all pieces to 0.
    pub phase: u8,
    /// The scale factors in 64ths of the middlegame and endgame scores, if White is ahead and if
    /// Black is ahead.
    pub scale: [[i32; 2]; 2],
}

impl Features {
    /// The first parameter of king danger.
    pub const fn danger_start() -> usize {
        DANGER.start
    }

    fn blank(board: &Board) -> Self {
        Self {
            balance: vec![0; COUNT],
            danger: [vec![0; DANGER.len()], vec![0; DANGER.len()]],
            phase: i32::from(board.phase).min(FULL_PHASE) as u8,
            scale: [0, 1].map(|strong| endgames::scale_factors(board, strong)),
        }
    }
}

impl Accumulator for Features {
    fn add(&mut self, parameter: usize, count: i32) {
        self.balance[parameter] += count as i16;
    }

    fn add_king_danger(&mut self, parameter: usize, count: i32) {
        self.danger[0][parameter - DANGER.start] += count as i16;
    }

    fn add_enemy_king_danger(&mut self, parameter: usize, count: i32) {
        self.danger[1][parameter - DANGER.start] += count as i16;
    }

    fn switch_side(&mut self) {
        for count in &mut self.balance {
            *count = -*count;
        }
        self.danger.swap(0, 1);
    }
}

/// The values of all parameters, for the middlegame and for the endgame.
pub fn parameters() -> Vec<[i32; 2]> {
    (0..COUNT)
        .map(value)
        .map(|value| [middlegame(value), endgame(value)])
        .collect()
}

/// Extracts the features of positions.
#[derive(Clone, Debug)]
pub struct FeatureExtractor(Box<LookupTables>);

impl FeatureExtractor {
    /// Initializes the lookup tables.
    #[expect(clippy::new_without_default, reason = "construction is expensive")]
    pub fn new() -> Self {
        Self(LookupTables::new())
    }

    /// The features of a position.
    pub fn read(&self, position: &Position) -> Features {
        let board = Board::new(position, &self.0);
        let mut features = Features::blank(&board);
        count(&board, &self.0, &mut features);
        for (side, turned) in [(0, 0), (1, 56)] {
            for square in squares(board.by_side(side)) {
                let role = board.role_on(square);
                let [material, rank, file] = piece_square_parameters(role, square ^ turned);
                features.add(rank, 1);
                features.add(file, 1);
                if role != KING {
                    features.add(material, 1);
                }
            }
            features.switch_side();
        }
        features
    }
}
