//! The directions of atoms.

use alloc::vec::Vec;

use crate::geometry::Step;

use super::error::BetzaProblem;

/// The steps of an atom with offsets `long` and `short` that the direction letters select; without
/// letters, all of them. `long` is at least `short`.
pub(super) fn select((long, short): (i8, i8), letters: &[char]) -> Result<Vec<Step>, BetzaProblem> {
    let all = steps(long, short);
    if letters.is_empty() {
        return Ok(all);
    }
    let mut selected = Vec::new();
    let mut rest = letters;
    while let [first, tail @ ..] = rest {
        let second = tail.first().copied();
        let (is_selected, used): (Selector, usize) = if short == 0 {
            (orthogonal(*first), 1)
        } else if long == short {
            diagonal(*first, second)
        } else {
            oblique(*first, second)
        };
        let before = selected.len();
        for &step in all.iter().filter(|&&step| is_selected(step, long)) {
            if !selected.contains(&step) {
                selected.push(step);
            }
        }
        if selected.len() == before && !all.iter().any(|&step| is_selected(step, long)) {
            return Err(BetzaProblem::DoesNotFit);
        }
        rest = &rest[used..];
    }
    Ok(selected)
}

type Selector = fn(Step, i8) -> bool;

/// All four or eight steps, clockwise from forward.
fn steps(long: i8, short: i8) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let around = [
        (short, long),
        (long, short),
        (long, -short),
        (short, -long),
        (-short, -long),
        (-long, -short),
        (-long, short),
        (-short, long),
    ];
    for (files, ranks) in around {
        let step = Step::new(files, ranks);
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    steps
}

fn forward(step: Step, _: i8) -> bool {
    step.ranks > 0
}

fn backward(step: Step, _: i8) -> bool {
    step.ranks < 0
}

fn left(step: Step, _: i8) -> bool {
    step.files < 0
}

fn right(step: Step, _: i8) -> bool {
    step.files > 0
}

fn orthogonal(letter: char) -> Selector {
    match letter {
        'f' => forward,
        'b' => backward,
        'l' => left,
        'r' => right,
        'v' => |step, _| step.ranks != 0,
        's' => |step, _| step.files != 0,
        _ => |_, _| false,
    }
}

fn diagonal(first: char, second: Option<char>) -> (Selector, usize) {
    match (first, second) {
        ('f', Some('l')) | ('l', Some('f')) => (|step, _| step.ranks > 0 && step.files < 0, 2),
        ('f', Some('r')) | ('r', Some('f')) => (|step, _| step.ranks > 0 && step.files > 0, 2),
        ('b', Some('l')) | ('l', Some('b')) => (|step, _| step.ranks < 0 && step.files < 0, 2),
        ('b', Some('r')) | ('r', Some('b')) => (|step, _| step.ranks < 0 && step.files > 0, 2),
        ('f', Some('s')) => (forward, 2),
        ('b', Some('s')) => (backward, 2),
        ('l', Some('v')) => (left, 2),
        ('r', Some('v')) => (right, 2),
        ('v' | 's', _) => (|_, _| true, 1),
        _ => (orthogonal(first), 1),
    }
}

/// Selects among eight targets as `XBetza` and Fairy-Stockfish do: the first of two letters names
/// the half of the board, and the second the longer coordinate, so that the wide steps `fs` are
/// `fl` and `fr`. One letter alone selects the two narrow steps, along the longer coordinate.
fn oblique(first: char, second: Option<char>) -> (Selector, usize) {
    match (first, second) {
        ('f', Some('h')) => (forward, 2),
        ('b', Some('h')) => (backward, 2),
        ('l', Some('h')) => (left, 2),
        ('r', Some('h')) => (right, 2),
        ('h', Some('l')) => (|step, long| chirality(step, long) < 0, 2),
        ('h', Some('r')) => (|step, long| chirality(step, long) > 0, 2),
        ('f', Some('s')) => (|step, long| step.ranks > 0 && step.ranks < long, 2),
        ('b', Some('s')) => (|step, long| step.ranks < 0 && step.ranks > -long, 2),
        ('f', Some('l')) => (|step, long| step.ranks > 0 && step.files == -long, 2),
        ('f', Some('r')) => (|step, long| step.ranks > 0 && step.files == long, 2),
        ('b', Some('l')) => (|step, long| step.ranks < 0 && step.files == -long, 2),
        ('b', Some('r')) => (|step, long| step.ranks < 0 && step.files == long, 2),
        ('l', Some('f')) => (|step, long| step.files < 0 && step.ranks == long, 2),
        ('l', Some('b')) => (|step, long| step.files < 0 && step.ranks == -long, 2),
        ('r', Some('f')) => (|step, long| step.files > 0 && step.ranks == long, 2),
        ('r', Some('b')) => (|step, long| step.files > 0 && step.ranks == -long, 2),
        ('f', other) => (|step, long| step.ranks == long, doubled('f', other)),
        ('b', other) => (|step, long| step.ranks == -long, doubled('b', other)),
        ('l', other) => (|step, long| step.files == -long, doubled('l', other)),
        ('r', other) => (|step, long| step.files == long, doubled('r', other)),
        ('v', other) => (|step, long| step.ranks.abs() == long, doubled('v', other)),
        ('s', other) => (|step, long| step.files.abs() == long, doubled('s', other)),
        _ => (|_, _| false, 1),
    }
}

/// The number of letters used: two if the letter is doubled, as in `ff`.
fn doubled(first: char, second: Option<char>) -> usize {
    if second == Some(first) { 2 } else { 1 }
}

/// Positive for the steps to the right of the nearest orthogonal direction, negative to the left.
fn chirality(step: Step, long: i8) -> i8 {
    if step.ranks.abs() == long {
        step.files * step.ranks.signum()
    } else {
        -step.ranks * step.files.signum()
    }
}

/// The turns of a further leg that its letters select, in eighths of a circle clockwise. Without
/// letters, every turn except straight back is selected.
pub(super) fn turns(letters: &[char]) -> Vec<u8> {
    let mut turns = Vec::new();
    let mut rest = letters;
    while let [first, tail @ ..] = rest {
        let (selected, used): (&[u8], usize) = match (first, tail.first()) {
            ('f', Some('s')) => (&[1, 7], 2),
            ('f', Some('r')) | ('r', Some('f')) => (&[1], 2),
            ('f', Some('l')) | ('l', Some('f')) => (&[7], 2),
            ('b', Some('s')) => (&[3, 5], 2),
            ('b', Some('r')) | ('r', Some('b')) => (&[3], 2),
            ('b', Some('l')) | ('l', Some('b')) => (&[5], 2),
            ('f', _) => (&[0], 1),
            ('b', _) => (&[4], 1),
            ('r', _) => (&[2], 1),
            ('l', _) => (&[6], 1),
            ('s', _) => (&[2, 6], 1),
            ('v', _) => (&[0, 4], 1),
            _ => (&[], 1),
        };
        turns.extend_from_slice(selected);
        rest = &rest[used..];
    }
    if letters.is_empty() {
        turns.extend_from_slice(&[0, 1, 2, 3, 5, 6, 7]);
    }
    turns
}

/// The step turned clockwise by eighths of a circle: a king's step becomes a king's step, and a
/// knight's step a knight's step. `None` if the result is another kind of step.
pub(super) fn turned(step: Step, eighths: u8) -> Option<Step> {
    let mut turned = step;
    for _ in 0..eighths / 2 {
        turned = Step::new(turned.ranks, -turned.files);
    }
    if eighths.is_multiple_of(2) {
        return Some(turned);
    }
    // An eighth of a turn takes (x, y) to (x + y, y - x), which is then shortened to the same kind
    // of step.
    let Step { files, ranks } = turned;
    match (files.abs(), ranks.abs()) {
        (0 | 1, 1) | (1, 0) => Some(Step::new(
            (files + ranks).signum(),
            (ranks - files).signum(),
        )),
        (1, 2) | (2, 1) => {
            let (x, y) = (files + ranks, ranks - files);
            // (1, 2) becomes (3, 1): the nearest knight's step is (2, 1).
            Some(Step::new(x.clamp(-2, 2), y.clamp(-2, 2)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{select, turned};
    use crate::geometry::Step;

    #[test]
    fn a_knights_step_turned_eight_times_is_itself() {
        let mut seen = Vec::new();
        for eighths in 0..8 {
            seen.push(turned(Step::new(1, 2), eighths).unwrap());
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 8, "{seen:?}");
        for eighths in 0..8 {
            assert!(seen.contains(&turned(Step::new(2, 1), eighths).unwrap()));
        }
    }

    #[test]
    fn knight_directions_are_those_of_xbetza() {
        let select = |letters: &str| {
            let letters: Vec<char> = letters.chars().collect();
            select((2, 1), &letters).unwrap()
        };
        let narrow = [Step::new(1, 2), Step::new(-1, 2)];
        let wide = [Step::new(2, 1), Step::new(-2, 1)];
        assert_eq!(select("f"), narrow);
        assert_eq!(select("ff"), narrow);
        assert_eq!(select("fs"), wide);
        assert_eq!(select("fh").len(), 4);
        assert_eq!(select("v").len(), 4);
        assert_eq!(select("hl").len(), 4);
        for (letters, files, ranks) in [
            ("fl", -2, 1),
            ("lf", -1, 2),
            ("fr", 2, 1),
            ("rf", 1, 2),
            ("bl", -2, -1),
            ("lb", -1, -2),
            ("br", 2, -1),
            ("rb", 1, -2),
        ] {
            assert_eq!(select(letters), [Step::new(files, ranks)], "{letters}");
        }
        assert_eq!(select("").len(), 8);
    }

    #[test]
    fn directions_of_other_atoms() {
        let select = |offsets, letters: &str| {
            let letters: Vec<char> = letters.chars().collect();
            super::select(offsets, &letters).unwrap()
        };
        assert_eq!(select((3, 1), "lf"), [Step::new(-1, 3)]);
        assert_eq!(select((3, 1), "fs"), [Step::new(3, 1), Step::new(-3, 1)]);
        assert_eq!(select((1, 1), "fs"), select((1, 1), "f"));
        assert_eq!(select((1, 1), "lv"), select((1, 1), "l"));
        assert_eq!(select((1, 1), "fsb").len(), 4);
        assert_eq!(select((1, 0), "fs").len(), 3);
    }
}
