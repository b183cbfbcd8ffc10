//! The size and shape of a board.

use game::Square;

/// The fewest files and ranks of a board.
pub const MIN_SIDE: u8 = 4;
/// The most files and ranks of a board.
pub const MAX_SIDE: u8 = 16;

/// A direction and length of movement, in files to the right and ranks up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Files to the right (towards the last file); negative to the left.
    pub files: i8,
    /// Ranks up (away from White); negative down.
    pub ranks: i8,
}

impl Step {
    /// A step of a number of files to the right and ranks up.
    pub const fn new(files: i8, ranks: i8) -> Step {
        Step { files, ranks }
    }

    /// The step of the other side: up becomes down.
    #[must_use]
    pub const fn mirrored(self) -> Step {
        Step::new(self.files, -self.ranks)
    }

    /// The step back.
    #[must_use]
    pub const fn reversed(self) -> Step {
        Step::new(-self.files, -self.ranks)
    }

    /// The sum of two steps.
    #[must_use]
    pub const fn plus(self, other: Step) -> Step {
        Step::new(
            self.files.saturating_add(other.files),
            self.ranks.saturating_add(other.ranks),
        )
    }
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    files: u8,
    ranks: u8,
}

impl Geometry {
    /// The board of chess.
    pub const CHESS: Geometry = Geometry { files: 8, ranks: 8 };

    /// A board with a number of files and ranks, each from [`MIN_SIDE`] to [`MAX_SIDE`]; `None` for
    /// other sizes.
    ///
    /// ```
    /// use variants::Geometry;
    ///
    /// assert!(Geometry::new(10, 8).is_some());
    /// assert_eq!(Geometry::new(17, 8), None);
    /// ```
    pub const fn new(files: u8, ranks: u8) -> Option<Geometry> {
        let is_valid =
            files >= MIN_SIDE && files <= MAX_SIDE && ranks >= MIN_SIDE && ranks <= MAX_SIDE;
        if is_valid {
            Some(Geometry { files, ranks })
        } else {
            None
        }
    }

    /// The number of files.
    #[inline]
    pub const fn files(self) -> u8 {
        self.files
    }

    /// The number of ranks.
    #[inline]
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// Whether a square is on the board.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// Every square of the board, a1, b1 ….
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.files).map(move |file| Square::new(file, rank)))
    }

    /// The square one step away; `None` off the board.
    #[inline]
    pub const fn step(self, from: Square, step: Step) -> Option<Square> {
        // Negative numbers wrap to large ones, which one comparison excludes.
        let file = from.file().wrapping_add_signed(step.files);
        let rank = from.rank().wrapping_add_signed(step.ranks);
        if file < self.files && rank < self.ranks {
            Some(Square::new(file, rank))
        } else {
            None
        }
    }

    /// The square one step away on a cylinder, whose first file is next to its last.
    #[inline]
    pub const fn step_on_cylinder(self, from: Square, step: Step) -> Option<Square> {
        // Steps are shorter than two boards, and sums of the files fit the byte.
        let files = self.files;
        let shift = step.files.rem_euclid(files.cast_signed()).cast_unsigned();
        let file = (from.file() + shift) % files;
        let rank = from.rank().wrapping_add_signed(step.ranks);
        if rank < self.ranks {
            Some(Square::new(file, rank))
        } else {
            None
        }
    }
}
