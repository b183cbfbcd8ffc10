//! The rays of a kind that are neither lines nor leaps, indexed by the squares where they can end.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use crate::geometry::{MAX_SIDE, Step};
use crate::movement::{Condition, Path, Ray, Shape};
use game::Square;

/// The number of different file distances, or rank distances, on the largest board.
const SPAN: usize = 2 * MAX_SIDE as usize - 1;

/// The number of different steps between two squares of the largest board.
const STEPS: usize = SPAN * SPAN;

/// The capturing rays of a kind that are paths or conditional. Only those that can end on the
/// target, with any pieces between, need to be followed.
#[derive(Clone, Debug)]
pub(crate) struct IrregularRays {
    /// The index in `rays` of the first ray for each step, and at the end the length of `rays`.
    starts: Box<[usize]>,
    /// The indexes of the kind's rays, sorted by step.
    rays: Vec<u16>,
    /// The indexes of the rays on a cylinder, which may end anywhere.
    cylinder: Vec<u16>,
}

impl IrregularRays {
    /// Selects the irregular rays of a kind; `None` if it has none.
    pub(crate) fn new(rays: &[Ray]) -> Option<IrregularRays> {
        let irregular: Vec<(u16, &Ray)> = (0..)
            .zip(rays)
            .filter(|(_, ray)| is_irregular(ray))
            .collect();
        if irregular.is_empty() {
            return None;
        }
        let (cylinder, plain): (Vec<_>, Vec<_>) =
            irregular.into_iter().partition(|(_, ray)| ray.cylinder);
        let reached: Vec<(u16, Vec<bool>)> = plain
            .into_iter()
            .map(|(index, ray)| (index, ends(&ray.shape)))
            .collect();
        let mut listed = Vec::new();
        let mut starts = Vec::with_capacity(STEPS + 1);
        for step in 0..STEPS {
            starts.push(listed.len());
            let reaching = reached.iter().filter(|(_, ends)| ends[step]);
            listed.extend(reaching.map(|&(index, _)| index));
        }
        starts.push(listed.len());
        Some(IrregularRays {
            starts: starts.into_boxed_slice(),
            rays: listed,
            cylinder: cylinder.into_iter().map(|(index, _)| index).collect(),
        })
    }

    /// The indexes of the rays that may lead from one square to another.
    #[inline]
    pub(crate) fn between(&self, from: Square, to: Square) -> impl Iterator<Item = usize> {
        let files = usize::from(to.file() + MAX_SIDE - 1 - from.file());
        let ranks = usize::from(to.rank() + MAX_SIDE - 1 - from.rank());
        let step = ranks * SPAN + files;
        let range = self.starts[step]..self.starts[step + 1];
        let rays = self.rays[range].iter().chain(&self.cylinder);
        rays.map(|&index| usize::from(index))
    }
}

/// Whether a ray captures and is not one of the lines and leaps of the attack table.
fn is_irregular(ray: &Ray) -> bool {
    let is_listed = !matches!(ray.shape, Shape::Path(_)) && ray.condition == Condition::Always;
    ray.captures && !is_listed
}

/// For each step, whether a ray can end there.
fn ends(shape: &Shape) -> Vec<bool> {
    let mut ends = vec![false; STEPS];
    match shape {
        Shape::Leap(step) => mark(&mut ends, *step),
        Shape::Slide { step, range } => {
            let mut sum = Step::new(0, 0);
            for _ in 0..*range {
                sum = sum.plus(*step);
                mark(&mut ends, sum);
            }
        }
        Shape::Path(path) => mark_path(&mut ends, path),
    }
    ends
}

/// Follows a path over empty squares and pieces, and visits each state at most once on each square.
fn mark_path(ends: &mut [bool], path: &Path) {
    let states = path.states();
    let mut seen = vec![false; STEPS * states.len()];
    let mut waiting = vec![(0_u8, Step::new(0, 0))];
    while let Some((index, from)) = waiting.pop() {
        let state = &states[usize::from(index)];
        let to = from.plus(state.step);
        let Some(place) = step_index(to) else {
            continue;
        };
        let seen = &mut seen[usize::from(index) * STEPS + place];
        if *seen {
            continue;
        }
        *seen = true;
        ends[place] |= state.captures;
        let next = [state.over_empty, state.hop.map(|hop| hop.next)];
        waiting.extend(next.into_iter().flatten().map(|next| (next, to)));
    }
}

fn mark(ends: &mut [bool], step: Step) {
    if let Some(place) = step_index(step) {
        ends[place] = true;
    }
}

/// The index of a step; `None` if no square of the largest board allows it.
fn step_index(step: Step) -> Option<usize> {
    let shifted = |steps: i8| {
        let shifted = i16::from(steps) + i16::from(MAX_SIDE) - 1;
        usize::try_from(shifted)
            .ok()
            .filter(|&shifted| shifted < SPAN)
    };
    Some(shifted(step.ranks)? * SPAN + shifted(step.files)?)
}

#[cfg(test)]
mod tests {
    use super::{IrregularRays, SPAN};
    use crate::catalogue::variant;
    use crate::geometry::MAX_SIDE;
    use game::Square;

    #[test]
    fn a_falcon_has_three_ways_to_each_of_its_squares() {
        let falcon = variant("falcon").unwrap();
        let kind = falcon.kinds().iter().find(|kind| kind.name == "falcon");
        let rays = IrregularRays::new(&kind.unwrap().rays[0]).unwrap();
        let from = Square::new(7, 7);
        let mut reached = 0;
        for to in
            (0..MAX_SIDE).flat_map(|rank| (0..MAX_SIDE).map(move |file| Square::new(file, rank)))
        {
            let (files, ranks) = (to.file().abs_diff(7), to.rank().abs_diff(7));
            let is_end = matches!((files.min(ranks), files.max(ranks)), (1 | 2, 3));
            assert_eq!(
                rays.between(from, to).count(),
                if is_end { 3 } else { 0 },
                "{to:?}"
            );
            reached += usize::from(is_end);
        }
        assert_eq!(reached, 16);
        assert_eq!(rays.starts.len(), SPAN * SPAN + 1);
    }

    #[test]
    fn a_knight_has_no_irregular_rays() {
        let chess = variant("chess").unwrap();
        let kind = chess.kinds().iter().find(|kind| kind.name == "knight");
        assert!(IrregularRays::new(&kind.unwrap().rays[0]).is_none());
    }
}
