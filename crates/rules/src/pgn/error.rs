//! Errors in PGN and their position.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::fen_error::FenError;
use crate::san::SanError;

/// Why a game cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// The line, from 1; 0 if there is no such game.
    pub line: usize,
    /// The byte offset in the text, from 0.
    pub byte: usize,
    /// The reason.
    pub kind: PgnErrorKind,
}

/// Why a game cannot be read; `found` is an [`excerpt`](crate::excerpt) of the invalid text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnErrorKind {
    /// The text does not have as many games.
    NoSuchGame {
        /// The number of games in the text.
        games: usize,
    },
    /// A `{` without `}`.
    UnclosedComment,
    /// A `(` without `)`.
    UnclosedVariation,
    /// A `)` without `(`.
    UnexpectedClose,
    /// A `(` without a move before it.
    VariationWithoutMove,
    /// The game has more than 20,000 moves, including variations.
    TooManyMoves,
    /// A `[` that does not begin a tag.
    InvalidTag {
        /// The text.
        found: String,
    },
    /// A `$` without a number up to 255.
    InvalidNag {
        /// The text.
        found: String,
    },
    /// The value of the tag `FEN` is invalid.
    Fen(FenError),
    /// A move is invalid.
    Move(SanError),
}

impl PgnError {
    /// The text has fewer games than the number of the requested one.
    pub(super) const fn no_such_game(game: usize, games: usize) -> PgnError {
        PgnError {
            game,
            line: 0,
            byte: 0,
            kind: PgnErrorKind::NoSuchGame { games },
        }
    }
}

/// The position and the reason: `game 3, line 41, byte 1042: 'Nf9' is not a valid move …`.
impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PgnError {
            game,
            line,
            byte,
            kind,
        } = self;
        match kind {
            PgnErrorKind::NoSuchGame { games: 0 } => f.write_str("there is no game in this text"),
            PgnErrorKind::NoSuchGame { games } => {
                write!(f, "there is no game {game}: the last is {games}")
            }
            _ => write!(f, "game {game}, line {line}, byte {byte}: {kind}"),
        }
    }
}

impl fmt::Display for PgnErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame { games } => write!(f, "there are only {games} games"),
            Self::UnclosedComment => f.write_str("this comment is not closed"),
            Self::UnclosedVariation => f.write_str("this variation is not closed"),
            Self::UnexpectedClose => f.write_str("no variation is open here"),
            Self::VariationWithoutMove => f.write_str("a variation requires a move before it"),
            Self::TooManyMoves => f.write_str("the game has more than 20,000 moves"),
            Self::InvalidTag { found } => {
                write!(f, "{found} is not a tag such as [Event \"?\"]")
            }
            Self::InvalidNag { found } => write!(f, "{found} is not a NAG from $0 to $255"),
            Self::Fen(error) => error.fmt(f),
            Self::Move(error) => error.fmt(f),
        }
    }
}

impl Error for PgnError {}

/// An error at a byte offset, before games and lines are counted.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) byte: usize,
    pub(super) kind: PgnErrorKind,
}
