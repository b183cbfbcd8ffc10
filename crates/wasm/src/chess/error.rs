//! Errors as JavaScript objects: a code with fields for the details, and a message in English.
//! `www/engine/messages.d.ts` lists the codes.

use std::fmt;

use game::pgn::ReadError;
#[cfg(feature = "inside")]
use protocol::InsideError;
use rules::{
    FenError, IllegalMoveError, ParseFenError, Position, SanError, UciMoveError, UnpackError,
};
use wasm_bindgen::JsValue;

use super::setup_error_fields::setup_error_fields;
use crate::fields::{Coded, Fields, coded};
use crate::question::FieldError;

/// Why a question has no answer.
#[derive(Clone, Debug)]
pub(crate) enum QuestionError {
    /// There is no such call.
    UnknownCall(String),
    /// Only the inside worker answers this call.
    #[cfg(not(feature = "inside"))]
    InsideCall(String),
    /// A field is missing or of another type.
    Field(FieldError),
    /// A FEN is invalid.
    Fen(FenError),
    /// A move of the game so far is invalid; `ply` counts from 1.
    MoveOfGame { ply: usize, error: UciMoveError },
    /// A move is illegal.
    Illegal(IllegalMoveError),
    /// A move is invalid.
    Move(SanError),
    /// A game is invalid.
    Pgn(ReadError<Position>),
    /// A packed game is invalid.
    Unpack(UnpackError),
    /// A question about the inside of Classic is invalid.
    #[cfg(feature = "inside")]
    Inside(InsideError),
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCall(call) => write!(f, "there is no call {call}"),
            #[cfg(not(feature = "inside"))]
            Self::InsideCall(call) => {
                write!(f, "only micro-max.inside.worker.js answers the call {call}")
            }
            Self::Field(error) => error.fmt(f),
            Self::Fen(error) => error.fmt(f),
            Self::MoveOfGame { ply, error } => write!(f, "move {ply}: {error}"),
            Self::Illegal(error) => error.fmt(f),
            Self::Move(error) => error.fmt(f),
            Self::Pgn(error) => error.fmt(f),
            Self::Unpack(error) => error.fmt(f),
            #[cfg(feature = "inside")]
            Self::Inside(error) => error.fmt(f),
        }
    }
}

impl QuestionError {
    /// The code and the fields that belong to it.
    fn fields(&self) -> Fields {
        match self {
            Self::UnknownCall(call) => coded("unknown-call").with("call", call),
            #[cfg(not(feature = "inside"))]
            Self::InsideCall(call) => coded("inside-call").with("call", call),
            Self::Field(error) => error.fields(),
            Self::Fen(error) => error.fields(),
            Self::MoveOfGame { ply, error } => uci_move_error_fields(error)
                .with("ply", *ply)
                .with_text("reason", error),
            Self::Illegal(error) => coded("illegal-move").with_text("found", error.rejected),
            Self::Move(error) => error.fields(),
            Self::Pgn(error) => error.fields(),
            Self::Unpack(_) => coded("packed-damaged"),
            #[cfg(feature = "inside")]
            Self::Inside(error) => inside_error_fields(error),
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

impl From<FenError> for QuestionError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<IllegalMoveError> for QuestionError {
    fn from(error: IllegalMoveError) -> Self {
        Self::Illegal(error)
    }
}

impl From<SanError> for QuestionError {
    fn from(error: SanError) -> Self {
        Self::Move(error)
    }
}

impl From<ReadError<Position>> for QuestionError {
    fn from(error: ReadError<Position>) -> Self {
        Self::Pgn(error)
    }
}

impl From<UnpackError> for QuestionError {
    fn from(error: UnpackError) -> Self {
        Self::Unpack(error)
    }
}

#[cfg(feature = "inside")]
impl From<InsideError> for QuestionError {
    fn from(error: InsideError) -> Self {
        Self::Inside(error)
    }
}

impl Coded for FenError {
    fn fields(&self) -> Fields {
        match self {
            FenError::Syntax(error) => fen_syntax_error_fields(error),
            FenError::Setup(error) => setup_error_fields(error),
        }
    }
}

fn fen_syntax_error_fields(error: &ParseFenError) -> Fields {
    match error {
        ParseFenError::Empty => coded("fen-empty"),
        ParseFenError::RankCount { ranks } => coded("fen-rank-count").with("ranks", *ranks),
        ParseFenError::RankLength { rank, squares } => coded("fen-rank-length")
            .with("rank", *rank)
            .with("squares", *squares),
        ParseFenError::PieceLetter { rank, letter } => coded("fen-piece-letter")
            .with("rank", *rank)
            .with_text("found", rules::excerpt(letter.encode_utf8(&mut [0; 4]))),
        ParseFenError::MissingTurn => coded("fen-missing-turn"),
        ParseFenError::Turn { found } => coded("fen-turn").with("found", found),
        ParseFenError::Castling { found } => coded("fen-castling").with("found", found),
        ParseFenError::EpSquare { found } => coded("fen-ep-square").with("found", found),
        // Every question repairs these.
        ParseFenError::HalfmoveClock { .. } | ParseFenError::FullmoveNumber { .. } => {
            coded("fen-contradiction")
        }
        ParseFenError::ExtraText { found } => coded("fen-extra-text").with("found", found),
    }
}

fn uci_move_error_fields(error: &UciMoveError) -> Fields {
    match error {
        UciMoveError::Syntax(error) => coded("move-syntax").with("found", &error.found),
        UciMoveError::MissingPromotion(rejected) => {
            coded("missing-promotion").with_text("found", rejected)
        }
        UciMoveError::Illegal(rejected) => coded("illegal-move").with_text("found", rejected),
    }
}

impl Coded for SanError {
    fn fields(&self) -> Fields {
        match self {
            SanError::Syntax(error) => coded("move-syntax").with("found", &error.found),
            SanError::MissingPromotion { found } => coded("missing-promotion").with("found", found),
            SanError::Illegal { found } => coded("illegal-move").with("found", found),
            SanError::Ambiguous { found, choices } => coded("ambiguous-move")
                .with("found", found)
                .with("choices", crate::fields::array(choices)),
        }
    }
}

#[cfg(feature = "inside")]
fn inside_error_fields(error: &InsideError) -> Fields {
    match error {
        // The bounds are small, so that a floating-point number represents them exactly.
        #[allow(clippy::cast_precision_loss)]
        InsideError::Number { found, min, max } => coded("inside-number")
            .with("found", found)
            .with("min", *min as f64)
            .with("max", *max as f64),
        InsideError::Table(_) => coded("inside-memory"),
    }
}
