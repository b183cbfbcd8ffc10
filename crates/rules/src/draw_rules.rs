//! Draws: the fifty-move and seventy-five-move rules, threefold and fivefold repetition, and
//! insufficient material.

use crate::bitboard::Bitboard;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::role::Role;
use game::{Color, DrawClaim};

/// The halfmove clock from which a draw can be claimed.
const FIFTY_MOVES: u32 = 100;
/// The halfmove clock from which the game is drawn.
const SEVENTY_FIVE_MOVES: u32 = 150;
/// The number of occurrences of a position from which a draw can be claimed.
const THREEFOLD: usize = 3;
/// The number of occurrences of a position from which the game is drawn.
const FIVEFOLD: usize = 5;

/// The draw that can be claimed in a position that has occurred `repetitions` times.
pub(crate) fn draw_claim(position: &Position, repetitions: usize) -> Option<DrawClaim> {
    if repetitions >= THREEFOLD {
        Some(DrawClaim::ThreefoldRepetition)
    } else if position.halfmove_clock() >= FIFTY_MOVES {
        Some(DrawClaim::FiftyMoves)
    } else {
        None
    }
}

/// The draw that ends the game without a claim, in a position with legal moves that has occurred
/// `repetitions` times.
pub(crate) fn automatic_draw(position: &Position, repetitions: usize) -> Option<Outcome> {
    if position.has_insufficient_material() {
        Some(Outcome::InsufficientMaterial)
    } else if repetitions >= FIVEFOLD {
        Some(Outcome::FivefoldRepetition)
    } else if position.halfmove_clock() >= SEVENTY_FIVE_MOVES {
        Some(Outcome::SeventyFiveMoves)
    } else {
        None
    }
}

impl Position {
    /// Whether neither side can checkmate by any sequence of legal moves, judged by material alone.
    ///
    /// True exactly for these, whichever side is to move:
    ///
    /// - king against king,
    /// - king and one knight against king,
    /// - kings and any number of bishops, of either side, all on squares of one color.
    ///
    /// Other dead positions are not recognized. It is false for two knights against a king, for
    /// knight against knight or bishop, where the loser can help, and for blocked pawn chains.
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

    /// Whether a side has enough material to checkmate if the opponent cooperates; if not, it
    /// cannot win on time.
    ///
    /// False exactly for these:
    ///
    /// - a lone king,
    /// - a knight against a king with no other pieces than queens,
    /// - bishops on squares of one color, if the opponent has only queens, rooks and bishops on
    ///   squares of the same color.
    ///
    /// ```
    /// use rules::{Color, Position};
    ///
    /// let position: Position = "8/8/4k3/7p/8/3NK3/8/8 w - - 0 1".parse()?;
    /// assert!(position.has_mating_material(Color::White)); // the pawn can block its own king
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn has_mating_material(&self, color: Color) -> bool {
        let count = |color, role| self.board.pieces(color, role).len();
        let own = |role| count(color, role);
        let theirs = |role| count(color.other(), role);
        if own(Role::Pawn) + own(Role::Rook) + own(Role::Queen) > 0 {
            return true;
        }
        let blockers = theirs(Role::Pawn) + theirs(Role::Knight);
        let [own_bishops, their_bishops] =
            [color, color.other()].map(|color| self.board.pieces(color, Role::Bishop));
        match (own(Role::Knight), own_bishops.len()) {
            (0, 0) => false,
            (0, _) => blockers > 0 || has_both_square_colors(own_bishops.union(their_bishops)),
            (1, 0) => blockers + theirs(Role::Rook) + their_bishops.len() > 0,
            _ => true,
        }
    }
}

fn has_both_square_colors(squares: Bitboard) -> bool {
    let light = squares.intersection(Bitboard::LIGHT_SQUARES);
    !light.is_empty() && light != squares
}
