//! Compiles the rays of an `fmax.ini`.
//!
//! A ray is `STEP,MODE` with an optional second step. Steps count files as 1 and ranks as 16, down
//! the board. The bits of the mode:
//!
//! | bits | meaning |
//! |---|---|
//! | 0–3 | may capture, may move, leaps (ends after a step), hops over pieces |
//! | 4–7 | are combined with bits 0–3 by exclusive or when the ray changes: when it hops, otherwise
//! after a step |
//! | 8 | on a cylinder |
//! | 9 | by one of three paths of three steps |
//! | 10, 11 | steps before the change; for hoppers: one square earlier, only over own pieces |
//! | 12… | are combined with the step by exclusive or when the ray changes |
//!
//! A last digit of 4 is special: it begins a move that only an unmoved piece can make.

use alloc::vec;
use alloc::vec::Vec;

use crate::geometry::Step;
use crate::movement::{Condition, Hop, Obstacle, Path, PathState, Ray, Shape};
use game::excerpt;

use super::ray_error::{RayError, RayProblem};

const CAPTURES: u32 = 1;
const MOVES: u32 = 2;
const LEAPS: u32 = 4;
const HOPS: u32 = 8;
const CYLINDER: u32 = 1 << 8;
const MULTI_PATH: u32 = 1 << 9;
/// The steps of an unlimited slider.
const UNLIMITED: u8 = 15;
/// The most rays of a piece.
const MAX_RAYS: usize = 128;

/// The compiled form of a piece's rays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FmaxMoves {
    pub(crate) rays: Vec<Ray>,
    /// The number of files that a king moves when it castles, and the distance of its partner from
    /// the king's origin afterwards; towards the last file and towards the first, in the order of
    /// preference.
    pub(crate) castling: [Vec<[u8; 2]>; 2],
}

/// A ray in its written form.
#[derive(Clone, Copy, Debug)]
struct Written {
    step: i32,
    mode: u32,
    /// The step after the change.
    changed_step: i32,
}

/// Compiles rays separated by spaces. `is_pawn` is true for the first two kinds of a game: they
/// have double steps and captures en passant where other kinds castle.
pub(crate) fn compile_rays(text: &str, is_pawn: bool) -> Result<FmaxMoves, RayError> {
    let mut moves = FmaxMoves::default();
    let mut column = 1;
    for word in text.split(' ') {
        if !word.is_empty() {
            let error = |problem| RayError {
                column,
                found: excerpt(word),
                problem,
            };
            if moves.rays.len() >= MAX_RAYS {
                return Err(error(RayProblem::TooMany));
            }
            let written = read(word).ok_or_else(|| error(RayProblem::Form))?;
            compile_ray(written, is_pawn, &mut moves).map_err(error)?;
        }
        column += word.chars().count() + 1;
    }
    Ok(moves)
}

fn read(word: &str) -> Option<Written> {
    let mut fields = word.split(',');
    let step: i32 = fields.next()?.parse().ok()?;
    let mode = u32::from_str_radix(fields.next()?, 16).ok()?;
    // The bits from 12 up are a signed number.
    let change = mode.cast_signed() >> 12;
    let changed_step = match fields.next() {
        Some(second) => second.parse().ok()?,
        None => step ^ change,
    };
    fields.next().is_none().then_some(Written {
        step,
        mode: mode & 0xfff,
        changed_step,
    })
}

/// The step that a number encodes on a board 16 files wide, with ranks counted downwards.
fn decode(number: i32) -> Result<Step, RayProblem> {
    let files = (number + 8).rem_euclid(16) - 8;
    let down = (number - files) / 16;
    let in_range = number != 0 && files.abs() <= 7 && down.abs() <= 7;
    match (i8::try_from(files), i8::try_from(-down)) {
        (Ok(files), Ok(ranks)) if in_range => Ok(Step::new(files, ranks)),
        _ => Err(RayProblem::Step),
    }
}

fn compile_ray(written: Written, is_pawn: bool, moves: &mut FmaxMoves) -> Result<(), RayProblem> {
    let step = decode(written.step)?;
    let mode = written.mode;
    if mode & MULTI_PATH != 0 {
        moves.rays.extend(three_paths(step, written)?);
        return Ok(());
    }
    if mode & 0xf == LEAPS {
        return compile_first_move(written, step, is_pawn, moves);
    }
    let change = mode >> 4 & 0xf;
    let shape = if mode & HOPS != 0 {
        hopper(written, step)?
    } else if change == 0 && written.changed_step == written.step {
        if mode & LEAPS != 0 {
            Shape::Leap(step)
        } else {
            let range = UNLIMITED;
            Shape::Slide { step, range }
        }
    } else {
        changing(written, step)?
    };
    let mut ray = Ray::of(shape);
    ray.moves = mode & MOVES != 0;
    ray.captures = match &ray.shape {
        Shape::Path(path) => path.can_capture(),
        _ => mode & CAPTURES != 0,
    };
    ray.takes_en_passant = is_pawn && mode & CAPTURES != 0 && matches!(ray.shape, Shape::Leap(_));
    ray.cylinder = mode & CYLINDER != 0;
    moves.rays.push(ray);
    Ok(())
}

fn state(step: Step, mode: u32) -> PathState {
    PathState {
        step,
        moves: mode & MOVES != 0,
        captures: mode & CAPTURES != 0,
        over_empty: None,
        hop: None,
    }
}

/// A slider whose step or mode changes after one to four steps.
fn changing(written: Written, step: Step) -> Result<Shape, RayProblem> {
    let Written { mode, .. } = written;
    let before = (mode >> 10 & 3) + 1;
    let changed_mode = mode ^ mode >> 4 & 0xf;
    if mode & LEAPS != 0 {
        return Err(RayProblem::Mode);
    }
    let changed_step = decode(written.changed_step)?;
    let limited = mode & 3 == changed_mode & 3 && changed_mode & LEAPS != 0;
    if limited && changed_step == step {
        let range = u8::try_from(before + 1).map_err(|_| RayProblem::Mode)?;
        return Ok(Shape::Slide { step, range });
    }
    let mut states = Vec::new();
    for next in 1..=before {
        states.push(PathState {
            over_empty: u8::try_from(next).ok(),
            ..state(step, mode)
        });
    }
    let last = u8::try_from(states.len()).ok();
    states.push(PathState {
        over_empty: last.filter(|_| changed_mode & LEAPS == 0),
        ..state(changed_step, changed_mode)
    });
    Path::new(states).map(Shape::Path).ok_or(RayProblem::Mode)
}

/// A piece that changes when it hops over another.
fn hopper(written: Written, step: Step) -> Result<Shape, RayProblem> {
    let Written { mode, .. } = written;
    let changed_mode = mode ^ mode >> 4 & 0xf;
    if changed_mode & HOPS != 0 {
        return Err(RayProblem::Mode);
    }
    let changed_step = decode(written.changed_step)?;
    // Bit 10: the second leg begins on the square before the obstacle.
    let first_step = if mode & 1 << 10 != 0 {
        step.reversed().plus(changed_step)
    } else {
        changed_step
    };
    let over = if mode & 1 << 11 != 0 {
        Obstacle::Own
    } else {
        Obstacle::Any
    };
    let slides = changed_mode & LEAPS == 0;
    let approach = PathState {
        over_empty: (mode & LEAPS == 0).then_some(0),
        hop: Some(Hop { over, next: 1 }),
        ..state(step, mode)
    };
    let landing = PathState {
        over_empty: slides.then_some(2),
        ..state(first_step, changed_mode)
    };
    let beyond = PathState {
        over_empty: Some(2),
        ..state(changed_step, changed_mode)
    };
    Path::new(vec![approach, landing, beyond])
        .map(Shape::Path)
        .ok_or(RayProblem::Mode)
}

/// The Falcon: three steps in any order, two of which are the same. The occupied squares on the way
/// select one path only, so that no move is generated twice.
fn three_paths(whole: Step, written: Written) -> Result<[Ray; 3], RayProblem> {
    let twice = decode(written.step ^ written.changed_step)?;
    let once = whole.plus(twice.reversed()).plus(twice.reversed());
    let empty = |step: Step, next: u8| PathState {
        over_empty: Some(next),
        ..state(step, 0)
    };
    let piece = |step: Step, next: u8| PathState {
        hop: Some(Hop {
            over: Obstacle::Any,
            next,
        }),
        ..state(step, 0)
    };
    let across = once.plus(twice.reversed());
    let paths = [
        vec![empty(twice, 1), empty(twice, 2), state(once, written.mode)],
        vec![
            empty(twice, 1),
            piece(twice, 2),
            empty(across, 3),
            state(twice, written.mode),
        ],
        vec![
            piece(twice, 1),
            empty(across, 2),
            empty(twice, 3),
            state(twice, written.mode),
        ],
    ];
    let mut rays = Vec::new();
    for states in paths {
        let path = Path::new(states).ok_or(RayProblem::Mode)?;
        let mut ray = Ray::of(Shape::Path(path));
        ray.moves = written.mode & MOVES != 0;
        ray.captures = written.mode & CAPTURES != 0;
        ray.cylinder = written.mode & CYLINDER != 0;
        rays.push(ray);
    }
    rays.try_into().map_err(|_| RayProblem::Mode)
}

/// A move that only an unmoved piece can make: a pawn's double step, castling, or a jump.
fn compile_first_move(
    written: Written,
    step: Step,
    is_pawn: bool,
    moves: &mut FmaxMoves,
) -> Result<(), RayProblem> {
    let change = written.mode >> 4 & 0xf;
    let delay = written.mode >> 10 & 3;
    let changed_step = decode(written.changed_step)?;
    if !is_pawn && change & 8 == 0 {
        return add_castling(written, step, changed_step, moves);
    }
    let ends = LEAPS ^ change & 3;
    let is_immune = change & 4 != 0;
    let jumps = change & 8 != 0;
    let cylinder = written.mode & CYLINDER != 0;
    if delay > 0 && (!is_pawn || is_immune) || is_immune && delay == 2 {
        return Err(RayProblem::Mode);
    }
    let mut add = |singles: u32, condition: Condition| -> Result<(), RayProblem> {
        let mut states = Vec::new();
        for next in 1..=singles {
            let next = u8::try_from(next).map_err(|_| RayProblem::Mode)?;
            states.push(PathState {
                over_empty: Some(next),
                hop: jumps.then_some(Hop {
                    over: Obstacle::Any,
                    next,
                }),
                ..state(step, 0)
            });
        }
        states.push(state(changed_step, ends));
        let path = Path::new(states).ok_or(RayProblem::Mode)?;
        moves.rays.push(Ray {
            shape: Shape::Path(path),
            moves: ends & MOVES != 0,
            captures: ends & CAPTURES != 0,
            condition,
            takes_en_passant: false,
            leaves_en_passant: !is_immune,
            cylinder,
        });
        Ok(())
    };
    match delay {
        0 => add(1, Condition::Unmoved),
        // 4: a triple step.
        1 => add(2, Condition::Unmoved),
        // C: a double step from the third rank, too, for a pawn that has moved.
        3 => {
            add(2, Condition::Unmoved)?;
            add(1, Condition::ThirdRank)
        }
        _ => Err(RayProblem::Mode),
    }
}

fn add_castling(
    written: Written,
    step: Step,
    changed_step: Step,
    moves: &mut FmaxMoves,
) -> Result<(), RayProblem> {
    if step.files == 0 {
        // Debian's file has such rays, but no castling is possible along a file.
        return Ok(());
    }
    let sideways = step.ranks == 0 && changed_step.ranks == 0 && step.files.abs() <= 2;
    if !sideways || written.mode >> 4 & 0xf != 3 {
        return Err(RayProblem::Mode);
    }
    let direction = usize::from(step.files < 0);
    // The partner's target is one step before the king's.
    let king = step.files.abs() + changed_step.files.abs();
    let rook = changed_step.files.abs();
    let pair = [king, rook].map(|files| u8::try_from(files).unwrap_or(0));
    moves.castling[direction].push(pair);
    Ok(())
}
