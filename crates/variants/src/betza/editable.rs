//! Converts Betza notation to steps that can be edited one by one, and back.

use alloc::string::String;
use alloc::vec::Vec;

use crate::geometry::Step;
use crate::movement::{Condition, Ray, Shape};

use super::compile::{compile, plain};
use super::error::BetzaError;
use super::parse::{UNLIMITED, parse};
use super::path::{End, cycle, hop};

/// How a step reaches its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motion {
    /// To one square, over any pieces between.
    Leap,
    /// Over empty squares, at most this number of steps: 2 to 15, the length of the largest board.
    Slide(u8),
    /// Over one piece at any distance, and at most this number of steps beyond it: 1 to 15.
    Hop(u8),
}

/// A move of a piece in one direction, in the form that an editor of moves shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetzaStep {
    /// The step from White's side; at most three files and ranks.
    pub step: Step,
    /// How it reaches its squares.
    pub motion: Motion,
    /// Whether it may end on an empty square.
    pub moves: bool,
    /// Whether it may capture.
    pub captures: bool,
    /// Whether only a piece that has not moved may use it.
    pub is_first: bool,
}

/// A move in Betza notation, split into editable steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BetzaSteps {
    /// The steps, which differ in direction, motion or condition.
    pub steps: Vec<BetzaStep>,
    /// The notation of all other moves: castling, lame, bent and en passant moves.
    pub rest: String,
}

impl BetzaSteps {
    /// Splits a notation into steps.
    ///
    /// ```
    /// use variants::BetzaSteps;
    ///
    /// let king = BetzaSteps::read("KisO2")?;
    /// assert_eq!((king.steps.len(), king.rest.as_str()), (8, "isO2"));
    /// # Ok::<(), variants::BetzaError>(())
    /// ```
    ///
    /// # Errors
    /// The text is not Betza notation.
    pub fn read(text: &str) -> Result<BetzaSteps, BetzaError> {
        compile(text)?; // so that places in errors count from the start
        let letters: Vec<char> = text.chars().collect();
        let items = parse(text)?;
        let ends = items.iter().skip(1).map(|item| item.first_column - 1);
        let mut result = BetzaSteps::default();
        for (item, end) in items.iter().zip(ends.chain([letters.len()])) {
            let text: String = letters[item.first_column - 1..end].iter().collect();
            let moves = compile(&text)?;
            let steps: Option<Vec<_>> = moves.rays.iter().map(BetzaStep::of_ray).collect();
            match steps {
                Some(steps) if !steps.is_empty() => {
                    for step in steps {
                        result.add(step);
                    }
                }
                _ => result.rest.push_str(&text),
            }
        }
        Ok(result)
    }

    /// Adds a step, or merges it with a known one that differs only in `moves` and `captures`.
    pub(super) fn add(&mut self, step: BetzaStep) {
        let key = |step: &BetzaStep| (step.step, step.motion, step.is_first);
        match self.steps.iter_mut().find(|known| key(known) == key(&step)) {
            Some(known) => {
                known.moves |= step.moves;
                known.captures |= step.captures;
            }
            None => self.steps.push(step),
        }
    }
}

impl BetzaStep {
    /// The step of a ray; `None` if it cannot be edited.
    fn of_ray(ray: &Ray) -> Option<BetzaStep> {
        let of = |step, motion| BetzaStep {
            step,
            motion,
            moves: ray.moves,
            captures: ray.captures,
            is_first: ray.condition == Condition::Unmoved,
        };
        let found = match &ray.shape {
            Shape::Leap(step) => of(*step, Motion::Leap),
            Shape::Slide { step, range } => of(*step, Motion::Slide(*range)),
            Shape::Path(path) => {
                let step = path.states().first()?.step;
                let count = u8::try_from(path.states().len()).ok()?;
                if count > UNLIMITED {
                    of(step, Motion::Hop(count - UNLIMITED))
                } else {
                    of(step, Motion::Slide(count))
                }
            }
        };
        (found.ray().as_ref() == Some(ray)).then_some(found)
    }

    /// The ray of the step; `None` if the motion has no range.
    pub(super) fn ray(self) -> Option<Ray> {
        let at_end = End {
            moves: self.moves,
            captures: self.captures,
        };
        // Squares that a first move passes can be captured on en passant.
        let is_initial_move = self.is_first && self.moves && !self.captures;
        let shape = match self.motion {
            Motion::Leap => plain(self.step, 1),
            Motion::Slide(range) if is_initial_move => {
                Shape::Path(cycle(&[self.step], range, at_end)?)
            }
            Motion::Slide(range) => plain(self.step, range),
            Motion::Hop(range) => Shape::Path(hop(self.step, UNLIMITED, range, at_end)?),
        };
        let leaves_en_passant = is_initial_move && matches!(shape, Shape::Path(_));
        Some(Ray {
            moves: self.moves,
            captures: self.captures,
            condition: if self.is_first {
                Condition::Unmoved
            } else {
                Condition::Always
            },
            leaves_en_passant,
            ..Ray::of(shape)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{BetzaStep, BetzaSteps, Motion};
    use crate::betza::compile;
    use crate::definition::PieceMoves;
    use crate::geometry::Step;
    use game::splitmix64;

    fn rays(text: &str) -> Vec<crate::Ray> {
        compile(text).unwrap().rays
    }

    /// The steps of all rays of a text, sorted so that the order does not depend on the notation.
    fn sorted(text: &str) -> Vec<String> {
        let mut rays: Vec<String> = rays(text).iter().map(|ray| format!("{ray:?}")).collect();
        rays.sort_unstable();
        rays.dedup();
        rays
    }

    #[test]
    fn known_pieces_are_split_into_steps() {
        let count = |text: &str| {
            let BetzaSteps { steps, rest } = BetzaSteps::read(text).unwrap();
            (steps.len(), rest)
        };
        assert_eq!(count("BN"), (12, String::new()));
        assert_eq!(count("mRcpR"), (8, String::new()));
        assert_eq!(count("gQ"), (8, String::new()));
        assert_eq!(count("fmWfceFifmnD"), (1, "fceFifmnD".to_owned()));
        assert_eq!(count("FyafsF"), (4, "yafsF".to_owned()));
        assert!(BetzaSteps::read("f").is_err());
    }

    #[test]
    fn steps_are_written_as_usual() {
        for text in [
            "BN", "Q", "K", "N", "R3", "mRcpR", "gQ", "fmK", "FW", "DD", "WA", "iW", "fsN",
        ] {
            let written = BetzaSteps::read(text).unwrap().to_string();
            assert_eq!(sorted(&written), sorted(text), "{text} became {written}");
        }
        let written = |text| BetzaSteps::read(text).unwrap().to_string();
        assert_eq!(written("NB"), "NB");
        assert_eq!(written("WF"), "K");
        assert_eq!(written("RB"), "Q");
        assert_eq!(written("KisO2"), "KisO2");
        assert_eq!(written("fmWfmF"), "fmK");
    }

    #[test]
    fn every_built_in_piece_keeps_its_moves() {
        for definition in crate::definitions() {
            for piece in &definition.pieces {
                if let PieceMoves::Betza(text) = &piece.moves {
                    let written = BetzaSteps::read(text).unwrap().to_string();
                    assert_eq!(sorted(&written), sorted(text), "{text} became {written}");
                }
            }
        }
    }

    #[test]
    fn random_steps_are_read_as_they_were_written() {
        let mut index = 0;
        let mut below = |limit: u64| {
            index += 1;
            i8::try_from(splitmix64(index) % limit).unwrap()
        };
        for _ in 0..500 {
            let mut wanted = BetzaSteps::default();
            for _ in 0..=below(12) {
                let step = Step::new(below(7) - 3, below(7) - 3);
                let range = u8::try_from(below(14) + 2).unwrap();
                let kind = below(3);
                if step != Step::new(0, 0) {
                    wanted.add(BetzaStep {
                        step,
                        motion: [Motion::Leap, Motion::Slide(range), Motion::Hop(range - 1)]
                            [usize::try_from(below(3)).unwrap()],
                        moves: kind != 1,
                        captures: kind != 0,
                        is_first: below(4) == 0,
                    });
                }
            }
            let text = wanted.to_string();
            if text.is_empty() {
                continue;
            }
            let read = BetzaSteps::read(&text).unwrap();
            assert_eq!(read.rest, "", "{text}");
            let key = |step: &BetzaStep| format!("{step:?}");
            let mut both = [
                wanted.steps.iter().map(key).collect::<Vec<_>>(),
                read.steps.iter().map(key).collect(),
            ];
            for steps in &mut both {
                steps.sort_unstable();
            }
            assert_eq!(both[0], both[1], "{text}");
        }
    }
}
