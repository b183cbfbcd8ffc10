//! Errors in PGN as JavaScript objects.

use game::pgn::{PgnError, PgnErrorKind, PgnSyntaxError};

use crate::fields::{Coded, Fields, coded};

impl Coded for PgnSyntaxError {
    fn fields(&self) -> Fields {
        coded(match self {
            Self::UnclosedComment => "pgn-unclosed-comment",
            Self::UnclosedVariation => "pgn-unclosed-variation",
        })
    }
}

impl Coded for PgnError<PgnSyntaxError> {
    fn fields(&self) -> Fields {
        with_place(self.kind.fields(), self)
    }
}

impl<F: Coded + std::fmt::Display, M: Coded + std::fmt::Display> Coded
    for PgnError<PgnErrorKind<F, M>>
{
    fn fields(&self) -> Fields {
        let fields = match &self.kind {
            PgnErrorKind::NoSuchGame { games } => {
                return coded("pgn-no-such-game")
                    .with("game", self.game)
                    .with("games", *games);
            }
            PgnErrorKind::Syntax(error) => error.fields(),
            PgnErrorKind::TooManyMoves => coded("pgn-too-many-moves"),
            PgnErrorKind::Fen(error) => error.fields(),
            PgnErrorKind::Move(error) => error.fields(),
        };
        with_place(fields, self)
    }
}

fn with_place<K: std::fmt::Display>(fields: Fields, error: &PgnError<K>) -> Fields {
    fields
        .with("game", error.game)
        .with("line", error.line)
        .with("byte", error.byte)
        .with_text("reason", &error.kind)
}
