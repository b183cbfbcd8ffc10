//! The evaluation: material, and the square of each piece.

use super::{mobility::mobility, piece_values::piece_values};
use alloc::{boxed::Box, vec, vec::Vec};
use variants::{
    Color, Goal, Hand, Kind, KindInfo, MAX_KINDS, Piece, Position, Royalty, Square, Value, Variant,
};

/// The centipawns for a square more than the mean mobility of the piece.
const MOBILITY_CP: f32 = 4.0;

/// The same for a piece that its definition prefers in the centre.
const CENTRALIZED_CP: f32 = 6.0;

/// The centipawns for each rank that a royal piece has left its first rank, at most four.
const EXPOSED_ROYAL_CP: i32 = -12;

/// The centipawns for a pawn or piece of the same side next to a royal piece, at most three.
const SHIELD_CP: i32 = 9;

/// The centipawns for each step nearer to a goal.
const GOAL_CP: i32 = 35;

/// The centipawns for the side to move.
const TEMPO_CP: i32 = 10;

/// The centipawns for checks that have been given, when so many are still to be given.
const CHECKS_CP: [i32; 8] = [0, 350, 120, 40, 20, 10, 5, 0];

/// What the evaluation of a variant needs, computed once.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    /// The values of the kinds.
    pub(super) values: [i32; MAX_KINDS],
    /// The value of each color, kind and square.
    squares: Box<[i16]>,
    /// 1, or −1 if losing all pieces wins.
    sign: i32,
    /// Whether kings should stay at home while there is material to attack them.
    has_shields: bool,
    /// The material of both sides in the initial position, without pawns.
    initial_material: i32,
    has_checks: bool,
    has_hands: bool,
}

impl Evaluation {
    /// Computes what the evaluation of a variant needs.
    pub(super) fn new(variant: &Variant) -> Evaluation {
        let values = piece_values(variant);
        let rules = variant.rules();
        let loses_to_win = rules
            .extinction
            .is_some_and(|extinction| extinction.value == Value::Win);
        let start = Position::start(&alloc::sync::Arc::new(variant.clone()));
        Evaluation {
            squares: squares(variant, &values, loses_to_win),
            sign: if loses_to_win { -1 } else { 1 },
            has_shields: rules.goal.is_none() && !loses_to_win,
            initial_material: Color::ALL
                .map(|color| pieces_material(&start, &values, color))
                .iter()
                .sum::<i32>()
                .max(1),
            has_checks: rules.checks_to_win > 0,
            has_hands: rules.hand != Hand::None,
            values,
        }
    }

    /// The value of a kind.
    #[inline]
    pub(super) fn value(&self, kind: Kind) -> i32 {
        self.values[kind.index() % MAX_KINDS]
    }

    /// Evaluates a position, in centipawns from the side to move.
    pub(super) fn evaluate(&self, position: &Position) -> i32 {
        let mut score = 0;
        let mut material = 0;
        for color in Color::ALL {
            let mut own = 0;
            for square in position.pieces(color) {
                if let Some(piece) = position.piece_at(square) {
                    own += i32::from(self.squares[entry(piece, square)]);
                    material += self.value(piece.kind());
                }
            }
            if self.has_hands {
                own += self.hand(position, color);
            }
            if self.has_checks {
                own += CHECKS_CP[usize::from(position.checks_remaining(color).min(7))];
            }
            score += if color == Color::White { own } else { -own };
        }
        if self.has_shields {
            let danger = safety(position, Color::White) - safety(position, Color::Black);
            score += danger * material.min(self.initial_material) / self.initial_material;
        }
        TEMPO_CP * self.sign
            + match position.turn() {
                Color::White => score,
                Color::Black => -score,
            }
    }

    fn hand(&self, position: &Position, color: Color) -> i32 {
        (0..MAX_KINDS)
            .map(Kind::new)
            .map(|kind| i32::from(position.in_hand(color, kind)) * self.value(kind) * 11 / 10)
            .sum()
    }
}

/// The safety of a side's royal piece, if it has only one.
fn safety(position: &Position, color: Color) -> i32 {
    let royals = position.royals(color);
    let Some(royal) = royals.iter().next().filter(|_| royals.len() == 1) else {
        return 0;
    };
    let ranks = position.variant().geometry().ranks();
    let rank = match color {
        Color::White => royal.rank(),
        Color::Black => ranks - 1 - royal.rank(),
    };
    let is_next = |square: &Square| {
        square.file().abs_diff(royal.file()) <= 1 && square.rank().abs_diff(royal.rank()) <= 1
    };
    let shields = position.pieces(color).iter().filter(is_next).count() as i32 - 1;
    SHIELD_CP * shields.min(3) + EXPOSED_ROYAL_CP * i32::from(rank.min(4))
}

/// The material of a side's pieces but for pawns.
fn pieces_material(position: &Position, values: &[i32; MAX_KINDS], color: Color) -> i32 {
    let kinds = position.variant().kinds();
    let pieces = kinds.iter().enumerate().filter(|(_, kind)| !kind.is_pawn);
    pieces
        .map(|(index, _)| i32::from(position.count(color, Kind::new(index))) * values[index])
        .sum()
}

#[inline]
fn entry(piece: Piece, square: Square) -> usize {
    (piece.color() as usize * MAX_KINDS + piece.kind().index()) << 8 | square.index()
}

/// The table of values by color, kind and square.
fn squares(variant: &Variant, values: &[i32; MAX_KINDS], loses_to_win: bool) -> Box<[i16]> {
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

/// The bonus of a pawn for the ranks behind it: more with each rank that it approaches the last one.
fn advancement(rank: u8, ranks: u8) -> i32 {
    let (rank, last) = (i32::from(rank), i32::from(ranks) - 1);
    let share = 100 * rank / last.max(1);
    share * share * share / 12_000
}

/// The bonus of a kind that wins at the goal, by its distance.
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
