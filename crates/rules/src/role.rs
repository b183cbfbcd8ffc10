//! The six kinds of piece.

use core::fmt;

/// The kind of a piece, regardless of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Moves forward, captures diagonally, promotes on the last rank.
    Pawn,
    /// Jumps two squares in one direction and one in the other.
    Knight,
    /// Slides diagonally.
    Bishop,
    /// Slides along ranks and files.
    Rook,
    /// Slides along ranks, files and diagonals.
    Queen,
    /// Moves one square in any direction; must not be captured.
    King,
}

impl Role {
    /// All roles, from the pawn to the king.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// The roles to which a pawn can promote, the queen first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The lower-case English letter: `p`, `n`, `b`, `r`, `q` or `k`.
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::Knight.letter(), 'n');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// The role with a letter, in either case.
    ///
    /// ```
    /// use rules::Role;
    ///
    /// assert_eq!(Role::from_letter('Q'), Some(Role::Queen));
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Role> {
        match letter {
            'p' | 'P' => Some(Role::Pawn),
            'n' | 'N' => Some(Role::Knight),
            'b' | 'B' => Some(Role::Bishop),
            'r' | 'R' => Some(Role::Rook),
            'q' | 'Q' => Some(Role::Queen),
            'k' | 'K' => Some(Role::King),
            _ => None,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}
