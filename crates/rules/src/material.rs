//! Material with which nobody can mate.

use crate::color::Color;
use crate::position::Position;
use crate::role::Role;
use crate::square_set::SquareSet;

impl Position {
    /// Whether the pieces on the board are too few for a mate, by either side and with the worst
    /// help.
    ///
    /// True exactly for these, whoever is to move:
    ///
    /// - king against king,
    /// - king and one knight against king,
    /// - kings and any number of bishops, of either side, that all stand on squares of one color.
    ///
    /// It promises nothing about other dead positions: it is false for two knights against a king,
    /// for knight against knight or bishop, where the loser can help, and for closed pawn walls
    /// through which nothing can pass.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "8/8/4k3/8/8/3NK3/8/8 w - - 0 1".parse()?;
    /// assert!(position.has_insufficient_material());
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn has_insufficient_material(&self) -> bool {
        !Color::ALL
            .into_iter()
            .any(|color| self.has_mating_material(color))
    }

    /// Whether a side has the pieces to give mate some day, with the worst help of the other side:
    /// who has not cannot win when the other side's time is up.
    ///
    /// False exactly for these:
    ///
    /// - a lone king,
    /// - a knight against a king that has nothing but queens, for they would have to take it,
    /// - bishops on squares of one color, if the other side has nothing but queens, rooks and
    ///   bishops on squares of the same color.
    ///
    /// ```
    /// use rules::{Color, Position};
    ///
    /// let position: Position = "8/8/4k3/7p/8/3NK3/8/8 w - - 0 1".parse()?;
    /// assert!(position.has_mating_material(Color::White)); // the pawn can be in its king's way
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn has_mating_material(&self, color: Color) -> bool {
        let count = |color, role| self.board.set(color, role).len();
        let own = |role| count(color, role);
        let theirs = |role| count(color.other(), role);
        if own(Role::Pawn) + own(Role::Rook) + own(Role::Queen) > 0 {
            return true;
        }
        let helpers = theirs(Role::Pawn) + theirs(Role::Knight);
        let [own_bishops, their_bishops] =
            [color, color.other()].map(|color| self.board.set(color, Role::Bishop));
        match (own(Role::Knight), own_bishops.len()) {
            (0, 0) => false,
            (0, _) => helpers > 0 || are_of_both_colors(own_bishops.union(their_bishops)),
            (1, 0) => helpers + theirs(Role::Rook) + their_bishops.len() > 0,
            _ => true,
        }
    }
}

/// Whether there are light and dark squares in a set.
fn are_of_both_colors(squares: SquareSet) -> bool {
    let light = squares.intersection(SquareSet::LIGHT);
    !light.is_empty() && light != squares
}
