//! Errors in PGN and their position.

use core::error::Error;
use core::fmt;

/// Why a game cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError<K> {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// The line, from 1; 0 if the game does not exist.
    pub line: usize,
    /// The byte offset in the text, from 0.
    pub byte: usize,
    /// The reason: a [`PgnSyntaxError`] if moves are not checked, otherwise a [`PgnErrorKind`].
    pub kind: K,
}

/// A syntax error in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnSyntaxError {
    /// A `{` without `}`.
    UnclosedComment,
    /// A `(` without `)`.
    UnclosedVariation,
}

/// Why a game cannot be read; `F` and `M` are the errors of FENs and of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnErrorKind<F, M> {
    /// The text contains fewer games.
    NoSuchGame {
        /// The number of games in the text.
        games: usize,
    },
    /// The syntax is invalid.
    Syntax(PgnSyntaxError),
    /// The game has more than 20,000 moves, including variations.
    TooManyMoves,
    /// The value of the tag `FEN` is invalid.
    Fen(F),
    /// A move is invalid.
    Move(M),
}

impl<F, M> PgnError<PgnErrorKind<F, M>> {
    /// The text has fewer games than the number of the requested game.
    pub(super) const fn no_such_game(game: usize, games: usize) -> Self {
        PgnError {
            game,
            line: 0,
            byte: 0,
            kind: PgnErrorKind::NoSuchGame { games },
        }
    }
}

/// The position and the reason: `game 3, line 41, byte 1042: 'Nf9' is not a valid move …`.
impl<K: fmt::Display> fmt::Display for PgnError<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PgnError {
            game,
            line,
            byte,
            kind,
        } = self;
        match line {
            0 => kind.fmt(f),
            _ => write!(f, "game {game}, line {line}, byte {byte}: {kind}"),
        }
    }
}

impl fmt::Display for PgnSyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UnclosedComment => "this comment is not closed",
            Self::UnclosedVariation => "this variation is not closed",
        })
    }
}

impl<F: fmt::Display, M: fmt::Display> fmt::Display for PgnErrorKind<F, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame { games: 0 } => f.write_str("there is no game in this text"),
            Self::NoSuchGame { games: 1 } => f.write_str("there is only one game in this text"),
            Self::NoSuchGame { games } => write!(f, "there are only {games} games in this text"),
            Self::Syntax(error) => error.fmt(f),
            Self::TooManyMoves => f.write_str("the game has more than 20,000 moves"),
            Self::Fen(error) => error.fmt(f),
            Self::Move(error) => error.fmt(f),
        }
    }
}

impl<K: fmt::Debug + fmt::Display> Error for PgnError<K> {}

impl Error for PgnSyntaxError {}

impl<F: Error, M: Error> Error for PgnErrorKind<F, M> {}

/// An error at a byte offset, before its game and line are determined.
#[derive(Debug)]
pub(super) struct Fault<K = PgnSyntaxError> {
    pub(super) byte: usize,
    pub(super) kind: K,
}

impl<F, M> From<Fault> for Fault<PgnErrorKind<F, M>> {
    fn from(Fault { byte, kind }: Fault) -> Self {
        let kind = PgnErrorKind::Syntax(kind);
        Fault { byte, kind }
    }
}
