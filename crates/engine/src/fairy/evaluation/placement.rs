//! The value of each piece on each square.

use crate::fairy::mobility::mobility;
use alloc::{boxed::Box, vec, vec::Vec};
use variants::{Color, Goal, Kind, KindInfo, MAX_KINDS, Piece, Royalty, Square, Variant};

/// The centipawns for each square of mobility above the mean of the piece.
const MOBILITY_CP: f32 = 4.0;

/// The same for a piece that belongs in the centre by its definition.
const CENTRALIZED_CP: f32 = 6.0;

/// The centipawns for each step nearer to a goal.
const GOAL_CP: i32 = 35;

/// The index of a piece on a square.
#[inline]
pub(super) fn entry(piece: Piece, square: Square) -> usize {
    (piece.color() as usize * MAX_KINDS + piece.kind().index()) << 8 | square.index()
}

/// The table of values by color, kind and square.
pub(super) fn squares(
    variant: &Variant,
    values: &[i32; MAX_KINDS],
    loses_to_win: bool,
) -> Box<[i16]> {
    let mut table = vec![0; (2 * MAX_KINDS) << 8];
    let geometry = variant.geometry();
    let ranks = geometry.ranks();
    for (index, kind) in variant.kinds().iter().enumerate() {
        let bonus = square_bonuses(variant, kind);
        for (square, bonus) in geometry.squares().zip(bonus) {
            let score = if loses_to_win {
                -values[index]
            } else {
                values[index] + bonus
            };
            let score = score.clamp(-20_000, 20_000) as i16;
            let mirrored = Square::new(square.file(), ranks - 1 - square.rank());
            table[entry(Piece::new(Color::White, Kind::new(index)), square)] = score;
            table[entry(Piece::new(Color::Black, Kind::new(index)), mirrored)] = score;
        }
    }
    table.into_boxed_slice()
}

/// The bonus of a white piece for each square of the board, in the order of the squares.
fn square_bonuses(variant: &Variant, kind: &KindInfo) -> Vec<i32> {
    let geometry = variant.geometry();
    let goal = variant.rules().goal;
    let mobilities: Vec<f32> = geometry
        .squares()
        .map(|square| mobility(kind, geometry, square))
        .collect();
    let mean = mobilities.iter().sum::<f32>() / mobilities.len().max(1) as f32;
    geometry
        .squares()
        .zip(&mobilities)
        .map(|(square, mobility)| {
            let to_goal = goal.map_or(0, |goal| goal_bonus(variant, &goal, kind, square));
            let placement = if kind.is_pawn {
                advancement(square.rank(), geometry.ranks())
            } else if kind.royalty == Royalty::Always {
                0
            } else {
                let weight = if kind.centralized {
                    CENTRALIZED_CP
                } else {
                    MOBILITY_CP
                };
                (weight * (mobility - mean)) as i32
            };
            to_goal + placement
        })
        .collect()
}

/// The bonus of an advanced pawn, which grows faster near the last rank.
fn advancement(rank: u8, ranks: u8) -> i32 {
    let (rank, last) = (i32::from(rank), i32::from(ranks) - 1);
    let share = 100 * rank / last.max(1);
    share * share * share / 12_000
}

/// The bonus of a kind that wins at the goal, by its distance to it.
fn goal_bonus(variant: &Variant, goal: &Goal, kind: &KindInfo, square: Square) -> i32 {
    let index = variant
        .kinds()
        .iter()
        .position(|one| one.letter == kind.letter);
    if !index.is_some_and(|index| goal.kinds.contains(Kind::new(index))) {
        return 0;
    }
    let distance = |to: Square| {
        let (files, ranks) = (
            to.file().abs_diff(square.file()),
            to.rank().abs_diff(square.rank()),
        );
        i32::from(files.max(ranks))
    };
    let nearest = goal.squares.iter().map(distance).min().unwrap_or(0);
    -GOAL_CP * nearest
}
