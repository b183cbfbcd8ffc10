//! The mobility of a piece: the number of squares that it reaches on a board with as many pieces as
//! in a middlegame.

use alloc::vec;
use variants::{Color, Condition, Geometry, KindInfo, Path, Ray, Shape, Square, Step};

/// The probability that a square is empty, from Ralph Betza's
/// [*About the Values of Chess Pieces*](https://www.chessvariants.org/piececlopedia.dir/ideal-and-practical-values-3.html).
const EMPTY: f32 = 0.69;

/// The maximum number of steps along a path.
const MAX_STEPS: usize = 32;

/// Paths that are less probable are not followed.
const MIN_PROBABILITY: f32 = 0.002;

/// The expected number of squares that a white piece reaches from a square. A move that only
/// captures, or cannot capture, counts as half a move; a move that only an unmoved piece has does
/// not count.
pub(super) fn mobility(kind: &KindInfo, geometry: Geometry, from: Square) -> f32 {
    let rays = kind.rays[Color::White as usize].iter();
    rays.filter(|ray| ray.condition == Condition::Always)
        .map(|ray| ray_mobility(ray, geometry, from))
        .sum()
}

/// The mean of [`mobility`] over all squares of the board.
pub(super) fn mean_mobility(kind: &KindInfo, geometry: Geometry) -> f32 {
    let (sum, count) = geometry.squares().fold((0.0, 0.0), |(sum, count), square| {
        (sum + mobility(kind, geometry, square), count + 1.0)
    });
    sum / count
}

fn ray_mobility(ray: &Ray, geometry: Geometry, from: Square) -> f32 {
    let next = |square, step| next_square(ray, geometry, square, step);
    match &ray.shape {
        Shape::Leap(step) => next(from, *step).map_or(0.0, |_| weight(ray.moves, ray.captures)),
        Shape::Slide { step, range } => {
            let (mut square, mut probability, mut sum) = (from, 1.0, 0.0);
            for _ in 0..*range {
                match next(square, *step) {
                    Some(reached) => square = reached,
                    None => break,
                }
                sum += probability * weight(ray.moves, ray.captures);
                probability *= EMPTY;
            }
            sum
        }
        Shape::Path(path) => path_mobility(path, from, next),
    }
}

/// The mobility along a path: follows each branch of the automaton with its probability.
fn path_mobility(path: &Path, from: Square, next: impl Fn(Square, Step) -> Option<Square>) -> f32 {
    let mut waiting = vec![(0, from, 1.0, 0)];
    let mut sum = 0.0;
    while let Some((index, square, probability, steps)) = waiting.pop() {
        let state = path.states().get(usize::from(index));
        let Some(state) = state.filter(|_| steps < MAX_STEPS && probability > MIN_PROBABILITY)
        else {
            continue;
        };
        let Some(reached) = next(square, state.step) else {
            continue;
        };
        sum += probability * weight(state.moves, state.captures);
        if let Some(after) = state.over_empty {
            waiting.push((after, reached, probability * EMPTY, steps + 1));
        }
        if let Some(hop) = state.hop {
            waiting.push((hop.next, reached, probability * (1.0 - EMPTY), steps + 1));
        }
    }
    sum
}

fn next_square(ray: &Ray, geometry: Geometry, from: Square, step: Step) -> Option<Square> {
    if ray.cylinder {
        geometry.step_on_cylinder(from, step)
    } else {
        geometry.step(from, step)
    }
}

fn weight(moves: bool, captures: bool) -> f32 {
    0.5 * (f32::from(u8::from(moves)) + f32::from(u8::from(captures)))
}
