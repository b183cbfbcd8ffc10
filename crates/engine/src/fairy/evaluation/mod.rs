//! The evaluation: material, the square of each piece, king safety, and a mop-up in endgames.

mod endgame;
mod king_safety;
mod placement;

use super::piece_values::piece_values;
use alloc::boxed::Box;
use endgame::mop_up;
use king_safety::safety;
use placement::{entry, squares};
use variants::{Color, Hand, Kind, MAX_KINDS, Position, Value, Variant};

/// The centipawns for the side to move.
const TEMPO_CP: i32 = 10;

/// The centipawns for the checks given, by the number of checks that are still needed to win.
const CHECKS_CP: [i32; 8] = [0, 350, 120, 40, 20, 10, 5, 0];

/// The data for the evaluation of a variant, computed once.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    pub(super) values: [i32; MAX_KINDS],
    /// The value of each color, kind and square.
    squares: Box<[i16]>,
    /// 1, or −1 if losing all pieces wins.
    sign: i32,
    /// Whether the game is decided by mating a king, so that its safety counts.
    has_kings: bool,
    /// The material of both sides in the initial position, without pawns.
    initial_material: i32,
    /// The number of pieces of both sides in the initial position.
    initial_count: u32,
    has_checks: bool,
    /// The value of a piece in the hand, in percent of its value on the board; 0 without hands.
    hand_percent: i32,
}

impl Evaluation {
    /// Computes the data for the evaluation of a variant.
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
            has_kings: rules.goal.is_none() && !loses_to_win,
            initial_material: pieces_material(&start, &values).max(1),
            initial_count: piece_count(&start),
            has_checks: rules.general.checks_to_win > 0,
            hand_percent: hand_percent(rules.general.hand),
            values,
        }
    }

    #[inline]
    pub(super) fn value(&self, kind: Kind) -> i32 {
        self.values[kind.index() % MAX_KINDS]
    }

    /// Whether a position has over a third more material or an eighth more pieces than the initial
    /// one.
    pub(super) fn is_crowded(&self, position: &Position) -> bool {
        3 * pieces_material(position, &self.values) > 4 * self.initial_material
            || 8 * piece_count(position) > 9 * self.initial_count
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
            if self.hand_percent > 0 {
                own += self.hand(position, color);
            }
            if self.has_checks {
                own += CHECKS_CP[usize::from(position.checks_remaining(color).min(7))];
            }
            score += if color == Color::White { own } else { -own };
        }
        if self.has_kings {
            score += self.kings(position, score, material);
        }
        TEMPO_CP * self.sign
            + match position.turn() {
                Color::White => score,
                Color::Black => -score,
            }
    }

    /// The score of the kings from White's side: their safety while there is material to attack
    /// them, and the distance between them in the endgame.
    fn kings(&self, position: &Position, score: i32, material: i32) -> i32 {
        let attackers = material.min(self.initial_material);
        let danger = safety(position, Color::White) - safety(position, Color::Black);
        let missing = self.initial_material - attackers;
        (danger * attackers + mop_up(position, score) * missing) / self.initial_material
    }

    fn hand(&self, position: &Position, color: Color) -> i32 {
        (0..MAX_KINDS)
            .map(Kind::new)
            .map(|kind| i32::from(position.in_hand(color, kind)) * self.value(kind))
            .sum::<i32>()
            * self.hand_percent
            / 100
    }
}

/// The value of a piece in the hand in percent. It is more than 100 for a piece that can be dropped
/// anywhere, and less for a piece that can enter only behind an unmoved piece, so that it enters
/// soon.
fn hand_percent(hand: Hand) -> i32 {
    match hand {
        Hand::None => 0,
        Hand::Drops => 110,
        Hand::Gating => 70,
    }
}

fn piece_count(position: &Position) -> u32 {
    Color::ALL
        .map(|color| position.pieces(color).len())
        .iter()
        .sum()
}

/// The material of both sides on the board, without pawns.
fn pieces_material(position: &Position, values: &[i32; MAX_KINDS]) -> i32 {
    let kinds = position.variant().kinds();
    let pieces = kinds.iter().enumerate().filter(|(_, kind)| !kind.is_pawn);
    pieces
        .map(|(index, _)| {
            let counts = Color::ALL.map(|color| position.count(color, Kind::new(index)));
            counts.map(i32::from).iter().sum::<i32>() * values[index]
        })
        .sum()
}
