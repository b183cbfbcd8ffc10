//! Rays: the moves of a piece in one direction.

use crate::geometry::Step;

use super::path::Path;

/// The squares that a ray reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One square, over any pieces between.
    Leap(Step),
    /// Repeated steps over empty squares.
    Slide {
        /// The step.
        step: Step,
        /// The most steps, 1 to 15.
        range: u8,
    },
    /// All other moves: lame, hopping and bent ones.
    Path(Path),
}

impl Shape {
    /// The shape of the other side, with up and down exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Shape {
        match self {
            Shape::Leap(step) => Shape::Leap(step.mirrored()),
            Shape::Slide { step, range } => Shape::Slide {
                step: step.mirrored(),
                range: *range,
            },
            Shape::Path(path) => Shape::Path(path.mirrored()),
        }
    }
}

/// When a ray may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Condition {
    /// At any time.
    #[default]
    Always,
    /// Only by a piece that has not moved.
    Unmoved,
    /// Only by a pawn that has moved to the third rank, as in Wildebeest Chess.
    ThirdRank,
}

/// The moves of a piece in one direction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "independent properties, each a letter of Betza notation"
)]
pub struct Ray {
    /// The squares it reaches.
    pub shape: Shape,
    /// Whether it may end on an empty square.
    pub moves: bool,
    /// Whether it may capture.
    pub captures: bool,
    /// When it may be used.
    pub condition: Condition,
    /// Whether it may capture en passant.
    pub takes_en_passant: bool,
    /// Whether the squares that it passes can be captured on en passant.
    pub leaves_en_passant: bool,
    /// Whether it continues from the last file to the first.
    pub cylinder: bool,
}

impl Ray {
    /// A ray that moves and captures at any time.
    #[must_use]
    pub const fn of(shape: Shape) -> Ray {
        Ray {
            shape,
            moves: true,
            captures: true,
            condition: Condition::Always,
            takes_en_passant: false,
            leaves_en_passant: false,
            cylinder: false,
        }
    }

    /// Whether each of its steps leads to a square of the same color.
    pub(crate) fn keeps_color(&self) -> bool {
        let keeps = |step: &Step| (step.files + step.ranks) % 2 == 0;
        let keeps_color = match &self.shape {
            Shape::Leap(step) | Shape::Slide { step, .. } => keeps(step),
            Shape::Path(path) => path.states().iter().all(|state| keeps(&state.step)),
        };
        keeps_color && !self.cylinder
    }

    /// The ray of the other side, with up and down exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Ray {
        Ray {
            shape: self.shape.mirrored(),
            ..*self
        }
    }
}
