//! Compiles Betza notation to rays, from White's side.

use alloc::vec;
use alloc::vec::Vec;

use crate::geometry::Step;
use crate::movement::{Condition, Path, Ray, Shape};

use super::direction::{select, turned, turns};
use super::error::{BetzaError, BetzaProblem};
use super::parse::{Item, UNLIMITED, is_one_of, parse};
use super::path::{End, Passing, bent, cycle, hop, through};

/// The most rays of a piece.
const MAX_RAYS: usize = 400;

/// The compiled form of a move in Betza notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BetzaMoves {
    /// White's rays.
    pub(crate) rays: Vec<Ray>,
    /// The numbers of files that the king may move when it castles, towards the last file and
    /// towards the first.
    pub(crate) castling: [Vec<u8>; 2],
}

/// Compiles a move in Betza notation.
pub(crate) fn compile(text: &str) -> Result<BetzaMoves, BetzaError> {
    let mut moves = BetzaMoves::default();
    for item in parse(text)? {
        if item.atom == 'O' {
            add_castling(&item, &mut moves)?;
            continue;
        }
        for offsets in offsets(item.atom) {
            compile_atom(&item, *offsets, &mut moves.rays)?;
        }
        if moves.rays.len() > MAX_RAYS {
            return Err(item.error(None, BetzaProblem::TooLong));
        }
    }
    Ok(moves)
}

fn add_castling(item: &Item, moves: &mut BetzaMoves) -> Result<(), BetzaError> {
    let letters = item.legs.concat();
    if let Some(&wrong) = letters.iter().find(|letter| !is_one_of(**letter, "islr")) {
        return Err(item.error(Some(wrong), BetzaProblem::DoesNotFit));
    }
    if !item.has_number {
        return Err(item.error(None, BetzaProblem::Range));
    }
    let is_both = !letters.contains(&'l') && !letters.contains(&'r');
    for (index, letter) in ['r', 'l'].into_iter().enumerate() {
        if is_both || letters.contains(&letter) {
            moves.castling[index].push(item.range);
        }
    }
    Ok(())
}

/// The longer and the shorter coordinate of an atom's steps; compound atoms have two such pairs.
fn offsets(atom: char) -> &'static [(i8, i8)] {
    match atom {
        'W' | 'R' => &[(1, 0)],
        'F' | 'B' => &[(1, 1)],
        'K' | 'Q' => &[(1, 0), (1, 1)],
        'D' => &[(2, 0)],
        'N' => &[(2, 1)],
        'A' => &[(2, 2)],
        'H' => &[(3, 0)],
        'C' | 'L' => &[(3, 1)],
        'Z' | 'J' => &[(3, 2)],
        'G' => &[(3, 3)],
        _ => &[],
    }
}

/// The modifiers of one leg, sorted.
#[derive(Default)]
struct Modifiers {
    directions: Vec<char>,
    others: Vec<char>,
}

impl Modifiers {
    fn new(letters: &[char]) -> Modifiers {
        let mut modifiers = Modifiers::default();
        for &letter in letters {
            if is_one_of(letter, "fblrvsh") {
                modifiers.directions.push(letter);
            } else {
                modifiers.others.push(letter);
            }
        }
        modifiers
    }

    fn has(&self, letter: char) -> bool {
        self.others.contains(&letter)
    }
}

fn compile_atom(item: &Item, offsets: (i8, i8), rays: &mut Vec<Ray>) -> Result<(), BetzaError> {
    let legs: Vec<Modifiers> = item.legs.iter().map(|leg| Modifiers::new(leg)).collect();
    for letter in legs.iter().flat_map(|leg| &leg.others) {
        if !is_one_of(*letter, "mcinjpgqzeoy") {
            let problem = if is_one_of(*letter, "duxt") {
                BetzaProblem::Unsupported
            } else {
                BetzaProblem::UnknownLetter
            };
            return Err(item.error(Some(*letter), problem));
        }
    }
    let [first, .., last] = legs.as_slice() else {
        let steps = steps_of(item, offsets, &legs[0].directions)?;
        return compile_straight(item, offsets, &legs[0], &steps, rays);
    };
    let steps = steps_of(item, offsets, &first.directions)?;
    compile_legs(item, &legs, last, &steps, rays)
}

fn steps_of(item: &Item, offsets: (i8, i8), directions: &[char]) -> Result<Vec<Step>, BetzaError> {
    select(offsets, directions).map_err(|problem| item.error(directions.first().copied(), problem))
}

/// The ray of a shape, with the properties that the modifiers of a leg select.
fn ray(modifiers: &Modifiers, is_first: &Modifiers, shape: Shape) -> Ray {
    let has_modality = modifiers
        .others
        .iter()
        .any(|letter| is_one_of(*letter, "mce"));
    let initials = is_first
        .others
        .iter()
        .filter(|letter| **letter == 'i')
        .count();
    Ray {
        moves: !has_modality || modifiers.has('m'),
        captures: !has_modality || modifiers.has('c'),
        condition: match initials {
            0 => Condition::Always,
            1 => Condition::Unmoved,
            _ => Condition::ThirdRank,
        },
        takes_en_passant: modifiers.has('e'),
        leaves_en_passant: false,
        cylinder: is_first.has('o'),
        shape,
    }
}

/// Compiles an item with a single leg.
fn compile_straight(
    item: &Item,
    offsets: (i8, i8),
    modifiers: &Modifiers,
    steps: &[Step],
    rays: &mut Vec<Ray>,
) -> Result<(), BetzaError> {
    if modifiers.has('y') {
        return Err(item.error(Some('y'), BetzaProblem::DoesNotFit));
    }
    for &step in steps {
        let mut template = ray(modifiers, modifiers, Shape::Leap(step));
        let at_end = End {
            moves: template.moves,
            captures: template.captures,
        };
        let special: Vec<char> = modifiers
            .others
            .iter()
            .copied()
            .filter(|letter| is_one_of(*letter, "njpgqz"))
            .collect();
        let shapes = match special.as_slice() {
            [] => vec![plain(step, item.range)],
            &[letter] => special_paths(letter, offsets, step, item.range, at_end)
                .ok_or_else(|| item.error(Some(letter), BetzaProblem::DoesNotFit))?
                .into_iter()
                .map(Shape::Path)
                .collect(),
            [_, second, ..] => return Err(item.error(Some(*second), BetzaProblem::DoesNotFit)),
        };
        if template.takes_en_passant && (item.range > 1 || !special.is_empty()) {
            return Err(item.error(Some('e'), BetzaProblem::DoesNotFit));
        }
        let is_initial_move =
            template.condition != Condition::Always && template.moves && !template.captures;
        for shape in shapes {
            template.shape = match shape {
                Shape::Slide { step, range } if is_initial_move => Shape::Path(
                    cycle(&[step], range, at_end)
                        .ok_or_else(|| item.error(None, BetzaProblem::TooLong))?,
                ),
                shape => shape,
            };
            template.leaves_en_passant =
                is_initial_move && matches!(template.shape, Shape::Path(_));
            rays.push(template.clone());
        }
    }
    Ok(())
}

/// A leap, or a slide of more than one step.
pub(super) fn plain(step: Step, range: u8) -> Shape {
    if range == 1 {
        Shape::Leap(step)
    } else {
        Shape::Slide { step, range }
    }
}

/// The paths of an item with one of the modifiers `n j p g q z`; `None` if the modifier does not
/// fit.
fn special_paths(
    letter: char,
    (long, short): (i8, i8),
    step: Step,
    range: u8,
    at_end: End,
) -> Option<Vec<Path>> {
    let is_leap = range == 1;
    let unit = Step::new(step.files.signum(), step.ranks.signum());
    let path = match letter {
        'n' | 'j' if is_leap && long > 1 => {
            let passing = if letter == 'n' {
                Passing::Empty
            } else {
                Passing::Piece
            };
            let (unit, count) = if short == 0 || short == long {
                (unit, long - 1)
            } else if (long, short) == (2, 1) {
                // A knight's step passes the square next to it in its longer direction.
                let is_vertical = step.ranks.abs() == long;
                let files = if is_vertical { 0 } else { unit.files };
                let ranks = if is_vertical { unit.ranks } else { 0 };
                (Step::new(files, ranks), 1)
            } else {
                return None;
            };
            let passed: Vec<_> = (0..count).map(|_| (unit, passing)).collect();
            let last = passed
                .iter()
                .fold(step, |rest, (unit, _)| rest.plus(unit.reversed()));
            through(&passed, last, at_end)
        }
        'p' if !is_leap => hop(step, UNLIMITED, range, at_end),
        'g' if !is_leap => hop(step, UNLIMITED, 1, at_end),
        'q' if !is_leap && (long, short) == (2, 1) => return circles(step, range, at_end),
        'z' if !is_leap && long == 1 => {
            let turn = |eighths| turned(step, eighths);
            let zigzags = [turn(2)?, turn(6)?].map(|other| cycle(&[step, other], range, at_end));
            return zigzags.into_iter().collect();
        }
        _ => None,
    };
    path.map(|path| vec![path])
}

/// The two circles of a Rose that begin with a step; the eighth step would return to the origin.
fn circles(step: Step, range: u8, at_end: End) -> Option<Vec<Path>> {
    let circle = |eighths: u8| -> Option<Path> {
        let mut steps = vec![step];
        for _ in 1..8 {
            steps.push(turned(*steps.last()?, eighths)?);
        }
        cycle(&steps, range.min(7), at_end)
    };
    [circle(1), circle(7)].into_iter().collect()
}

/// The squares passed, and the step after them.
type Route = (Vec<(Step, Passing)>, Step);

/// Compiles an item with several legs: each leg but the last passes over one square.
fn compile_legs(
    item: &Item,
    legs: &[Modifiers],
    last: &Modifiers,
    first_steps: &[Step],
    rays: &mut Vec<Ray>,
) -> Result<(), BetzaError> {
    check_legs(item, legs)?;
    let toggles = legs.iter().filter(|leg| leg.has('y')).count();
    let is_slider = (item.range > 1) ^ (toggles % 2 == 1);
    let mut routes: Vec<Route> = first_steps.iter().map(|&step| (Vec::new(), step)).collect();
    for pair in legs.windows(2) {
        let [leg, next] = pair else { break };
        routes = extend_routes(item, leg, next, &routes)?;
    }
    for (passed, step) in routes {
        let mut ray = ray(last, &legs[0], Shape::Leap(step));
        let at_end = End {
            moves: ray.moves,
            captures: ray.captures,
        };
        let range = if is_slider { UNLIMITED } else { 1 };
        let path = bent(&passed, step, range, at_end)
            .ok_or_else(|| item.error(None, BetzaProblem::TooLong))?;
        ray.shape = Shape::Path(path);
        rays.push(ray);
    }
    Ok(())
}

fn check_legs(item: &Item, legs: &[Modifiers]) -> Result<(), BetzaError> {
    if item.range > 1 {
        return Err(item.error(Some('a'), BetzaProblem::DoesNotFit));
    }
    for (index, leg) in legs.iter().enumerate() {
        let wrong = leg
            .others
            .iter()
            .find(|letter| !is_one_of(**letter, "mcpyio"));
        if let Some(&wrong) = wrong {
            return Err(item.error(Some(wrong), BetzaProblem::DoesNotFit));
        }
        if leg.has('c') && index + 1 < legs.len() {
            return Err(item.error(Some('c'), BetzaProblem::Unsupported));
        }
    }
    Ok(())
}

/// Continues each route with a leg, in each direction that the next leg's letters select.
fn extend_routes(
    item: &Item,
    leg: &Modifiers,
    next: &Modifiers,
    routes: &[Route],
) -> Result<Vec<Route>, BetzaError> {
    let passing = if leg.has('p') {
        Passing::Piece
    } else {
        Passing::Empty
    };
    let mut extended = Vec::new();
    for (passed, step) in routes {
        for turn in turns(&next.directions) {
            let next_step = turned(*step, turn)
                .ok_or_else(|| item.error(Some('a'), BetzaProblem::DoesNotFit))?;
            let mut passed = passed.clone();
            passed.push((*step, passing));
            extended.push((passed, next_step));
        }
    }
    if extended.len() > MAX_RAYS {
        return Err(item.error(None, BetzaProblem::TooLong));
    }
    Ok(extended)
}
