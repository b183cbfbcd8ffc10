//! Errors in PGN and their position.

use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::coded_error;
use crate::coded_error::{Coded, Declaration, ErrorField, ErrorVisitor};

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

coded_error! {
    /// A syntax error in a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PgnSyntaxError {
        /// A `{` without `}`.
        #[error("pgn-unclosed-comment", "this comment is not closed")]
        UnclosedComment,
        /// A `(` without `)`.
        #[error("pgn-unclosed-variation", "this variation is not closed")]
        UnclosedVariation,
    }
}

coded_error! {
    /// Why a game cannot be read; `F` and `M` are the errors of FENs and of moves.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PgnErrorKind<F, M> {
        /// The text contains fewer games.
        #[error(
            "pgn-no-such-game",
            if *games == 0 => "there is no game in this text",
            if *games == 1 => "there is only one game in this text",
            "there are only {games} games in this text"
        )]
        NoSuchGame {
            /// The number of the requested game, from 1.
            game: usize,
            /// The number of games in the text.
            games: usize,
        },
        /// The syntax is invalid.
        Syntax(PgnSyntaxError),
        /// The game has more than 20,000 moves, including variations.
        #[error("pgn-too-many-moves", "the game has more than 20,000 moves")]
        TooManyMoves,
        /// The value of the tag `FEN` is invalid.
        Fen(F),
        /// A move is invalid.
        Move(M),
    }
}

impl<F, M> PgnError<PgnErrorKind<F, M>> {
    /// The text has fewer games than the number of the requested game.
    pub(super) const fn no_such_game(game: usize, games: usize) -> Self {
        PgnError {
            game,
            line: 0,
            byte: 0,
            kind: PgnErrorKind::NoSuchGame { game, games },
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

impl<K: Error> Error for PgnError<K> {}

impl<K: Coded> Coded for PgnError<K> {
    /// The fields of the kind, and the position with the sentence that does not repeat it.
    fn visit(&self, visitor: &mut impl ErrorVisitor) {
        self.kind.visit(visitor);
        if self.line > 0 {
            self.game.visit("game", visitor);
            self.line.visit("line", visitor);
            self.byte.visit("byte", visitor);
            visitor.text("reason", &self.kind);
        }
    }

    fn declare(declarations: &mut Vec<Declaration>) {
        K::declare(declarations);
    }
}

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
