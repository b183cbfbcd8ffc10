//! Errors as JavaScript objects: a code with fields for the details, and a message in English.
//! `www/engine/messages.d.ts` lists the codes.

use std::fmt;

use game::pgn::ReadError;
use variants::{
    BetzaError, BetzaProblem, DefinitionError, DefinitionProblem, FenError, GamesFileError,
    Position, UciMoveError,
};
use wasm_bindgen::JsValue;

use crate::{
    fields::{Coded, Fields, coded},
    question::FieldError,
};

/// Why a question has no answer.
#[derive(Clone, Debug)]
pub(crate) enum QuestionError {
    /// There is no such call.
    UnknownCall(String),
    /// There is no game with this name.
    UnknownVariant(String),
    /// A field is missing or of another type.
    Field(FieldError),
    /// A definition or an `fmax.ini` is invalid.
    GamesFile(GamesFileError),
    /// A move in Betza notation is invalid.
    Betza(BetzaError),
    /// A FEN is invalid.
    Fen(FenError),
    /// A move of the game so far is illegal; `ply` counts from 1.
    MoveOfGame { ply: usize, error: UciMoveError },
    /// A move is illegal.
    Move(UciMoveError),
    /// A game in PGN is invalid.
    Pgn(ReadError<Position>),
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCall(call) => write!(f, "there is no call {call}"),
            Self::UnknownVariant(name) => write!(f, "there is no game {name}"),
            Self::Field(error) => error.fmt(f),
            Self::GamesFile(error) => error.fmt(f),
            Self::Betza(error) => error.fmt(f),
            Self::Fen(error) => error.fmt(f),
            Self::MoveOfGame { ply, error } => write!(f, "move {ply}: {error}"),
            Self::Move(error) => error.fmt(f),
            Self::Pgn(error) => error.fmt(f),
        }
    }
}

impl QuestionError {
    /// The code and the fields that belong to it.
    fn fields(&self) -> Fields {
        match self {
            Self::UnknownCall(call) => coded("unknown-call").with("call", call),
            Self::UnknownVariant(name) => coded("unknown-variant").with("found", name),
            Self::Field(error) => error.fields(),
            Self::GamesFile(GamesFileError::Definition(error)) => definition_error_fields(error),
            Self::GamesFile(GamesFileError::Fmax(error)) => coded("fmax-file")
                .with("line", error.line)
                .with("column", error.column)
                .with_text("reason", error),
            Self::Betza(error) => betza_error_fields(error),
            Self::Fen(error) => error.fields(),
            Self::MoveOfGame { ply, error } => {
                error.fields().with("ply", *ply).with_text("reason", error)
            }
            Self::Move(error) => error.fields(),
            Self::Pgn(error) => error.fields(),
        }
    }
}

impl From<QuestionError> for JsValue {
    fn from(error: QuestionError) -> JsValue {
        error.fields().with_text("message", &error).into()
    }
}

impl From<FieldError> for QuestionError {
    fn from(error: FieldError) -> Self {
        Self::Field(error)
    }
}

impl From<DefinitionError> for QuestionError {
    fn from(error: DefinitionError) -> Self {
        Self::GamesFile(GamesFileError::Definition(error))
    }
}

impl From<GamesFileError> for QuestionError {
    fn from(error: GamesFileError) -> Self {
        Self::GamesFile(error)
    }
}

impl From<BetzaError> for QuestionError {
    fn from(error: BetzaError) -> Self {
        Self::Betza(error)
    }
}

impl From<FenError> for QuestionError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<UciMoveError> for QuestionError {
    fn from(error: UciMoveError) -> Self {
        Self::Move(error)
    }
}

impl From<ReadError<Position>> for QuestionError {
    fn from(error: ReadError<Position>) -> Self {
        Self::Pgn(error)
    }
}

impl Coded for UciMoveError {
    fn fields(&self) -> Fields {
        coded("illegal-move").with("found", &self.found)
    }
}

fn definition_error_fields(error: &DefinitionError) -> Fields {
    problem_fields(&error.problem)
        .with("line", error.line)
        .with("column", error.column)
        .with_text("reason", &error.problem)
}

fn problem_fields(problem: &DefinitionProblem) -> Fields {
    match problem {
        DefinitionProblem::Keyword { found } => coded("definition-keyword").with("found", found),
        DefinitionProblem::Repeated { keyword } => {
            coded("definition-repeated").with("keyword", *keyword)
        }
        DefinitionProblem::Missing { example } => {
            coded("definition-missing").with("example", *example)
        }
        DefinitionProblem::Expected { expected, found } => coded("definition-expected")
            .with("expected", *expected)
            .with("found", found),
        DefinitionProblem::TooLong => coded("definition-too-long"),
        DefinitionProblem::TooManyPieces => coded("definition-piece-count"),
        DefinitionProblem::SameLetter { letter } => {
            coded("definition-same-letter").with_text("letter", letter)
        }
        DefinitionProblem::Immobile { name } => coded("definition-immobile").with("piece", name),
        DefinitionProblem::NothingRoyal => coded("definition-nothing-royal"),
        DefinitionProblem::UnknownLetter { letter } => {
            coded("definition-unknown-letter").with_text("letter", letter)
        }
        DefinitionProblem::Betza(error) => betza_error_fields(error),
        DefinitionProblem::Ray(_) => coded("definition-ray"),
        DefinitionProblem::Start(error) => error.fields(),
    }
}

/// The code and the fields of an error in Betza notation.
fn betza_error_fields(error: &BetzaError) -> Fields {
    let code = match error.problem {
        BetzaProblem::Empty => "betza-empty",
        BetzaProblem::UnknownLetter => "betza-unknown-letter",
        BetzaProblem::MissingAtom => "betza-missing-atom",
        BetzaProblem::Range => "betza-range",
        BetzaProblem::Unsupported => "betza-unsupported",
        BetzaProblem::DoesNotFit => "betza-does-not-fit",
        BetzaProblem::TooLong => "betza-too-long",
    };
    let found = error.found.map(String::from);
    coded(code)
        .with("character", error.column)
        .with_option("found", found)
}

impl Coded for FenError {
    fn fields(&self) -> Fields {
        match self {
            FenError::Empty => coded("fen-empty"),
            FenError::RankCount { ranks, expected } => coded("variant-rank-count")
                .with("ranks", *ranks)
                .with("expected", *expected),
            FenError::RankLength {
                rank,
                squares,
                expected,
            } => coded("variant-rank-length")
                .with("rank", *rank)
                .with("squares", *squares)
                .with("expected", *expected),
            FenError::PieceLetter { letter } => {
                let found = rules::excerpt(letter.encode_utf8(&mut [0; 4]));
                coded("variant-piece-letter").with("found", found)
            }
            FenError::Hand { found } => coded("variant-hand").with("found", found),
            FenError::MissingTurn => coded("fen-missing-turn"),
            FenError::Turn { found } => coded("fen-turn").with("found", found),
            FenError::Rights { found } => coded("variant-rights").with("found", found),
            FenError::EnPassant { found } => coded("variant-ep-square").with("found", found),
            FenError::Checks { found } => coded("variant-checks").with("found", found),
            FenError::ExtraText { found } => coded("fen-extra-text").with("found", found),
            FenError::MissingRoyal { side } => coded("missing-royal").with("color", *side),
            FenError::OpponentInCheck => coded("variant-opponent-in-check"),
        }
    }
}
