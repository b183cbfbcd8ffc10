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
        let of = |role| {
            self.board
                .set(Color::White, role)
                .union(self.board.set(Color::Black, role))
        };
        let mating = [Role::Pawn, Role::Rook, Role::Queen];
        if mating.into_iter().any(|role| !of(role).is_empty()) {
            return false;
        }
        let bishops = of(Role::Bishop);
        match of(Role::Knight).len() {
            0 => {
                let light = bishops.intersection(SquareSet::LIGHT);
                light.is_empty() || light == bishops
            }
            1 => bishops.is_empty(),
            _ => false,
        }
    }
}
