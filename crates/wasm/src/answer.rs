//! Answers: what the rules and Classic say to a question.

use std::{error::Error, fmt};

use engine::classic::Classic;
use rules::{Game, Move, Outcome, Position};
use wasm_bindgen::JsValue;

use crate::{
    hooks::random,
    question::{Line, Question},
    record::{list, or_null, record, text},
};

/// The smallest table that Classic has: evaluating looks nothing up.
const SMALLEST_TABLE_BITS: u8 = 12;

/// The record that answers a question.
///
/// # Errors
/// The position or a move of the question is wrong.
pub(crate) fn answer(question: &Question) -> Result<JsValue, AnswerError> {
    match question {
        Question::Legal(line) => Ok(legal(&game(line)?)),
        Question::Play { before, text } => play(game(before)?.position(), text),
        Question::San { before, moves } => Ok(san(game(before)?.position(), moves)),
        Question::Fen(fen) => Ok(record(&[("fen", text(&position(fen)?))])),
        Question::Outcome(line) => Ok(end(&game(line)?)),
        Question::Evaluate(line) => evaluate(&game(line)?),
        Question::Seed => seed(),
    }
}

fn legal(game: &Game) -> JsValue {
    let position = game.position();
    let moves = position.legal_moves();
    record(&[
        ("fen", text(position)),
        ("turn", text(&position.turn())),
        ("check", position.is_check().into()),
        ("ply", JsValue::from(count(game.moves().len()))),
        (
            "legal",
            list(moves.iter().map(|&legal| describe(position, legal))),
        ),
        ("outcome", outcome(game)),
        ("claim", claim(game)),
    ])
}

fn describe(position: &Position, legal: Move) -> JsValue {
    let is_capture = position.piece_at(legal.to).is_some() || is_ep(position, legal);
    record(&[
        ("uci", text(&legal)),
        ("san", text(&position.san(legal))),
        ("from", text(&legal.from)),
        ("to", text(&legal.to)),
        (
            "promotion",
            or_null(legal.promotion.map(|role| text(&role.letter()))),
        ),
        ("capture", is_capture.into()),
    ])
}

/// A pawn that changes its file without a piece to take takes en passant.
fn is_ep(position: &Position, legal: Move) -> bool {
    let is_pawn = position
        .piece_at(legal.from)
        .is_some_and(|piece| piece.role == rules::Role::Pawn);
    is_pawn && legal.from.file() != legal.to.file()
}

fn play(position: &Position, move_text: &str) -> Result<JsValue, AnswerError> {
    let played = if move_text.parse::<Move>().is_ok() {
        position.parse_uci(move_text).map_err(AnswerError::new)?
    } else {
        position.parse_san(move_text).map_err(AnswerError::new)?
    };
    Ok(record(&[
        ("uci", text(&played)),
        ("san", text(&position.san(played))),
    ]))
}

/// As far as the moves are legal.
fn san(position: &Position, moves: &[String]) -> JsValue {
    let mut position = position.clone();
    let texts = moves.iter().map_while(|move_text| {
        let played = position.parse_uci(move_text).ok()?;
        let san = text(&position.san(played));
        position.play(played).ok()?;
        Some(san)
    });
    record(&[("san", list(texts))])
}

fn end(game: &Game) -> JsValue {
    record(&[("outcome", outcome(game)), ("claim", claim(game))])
}

fn outcome(game: &Game) -> JsValue {
    or_null(game.outcome().map(|outcome: Outcome| {
        record(&[
            ("result", text(outcome.result())),
            ("reason", text(outcome.reason())),
            (
                "winner",
                or_null(outcome.winner().map(|winner| text(&winner))),
            ),
            ("text", text(&outcome)),
        ])
    }))
}

fn claim(game: &Game) -> JsValue {
    or_null(game.claim().map(|claim| text(claim.reason())))
}

fn evaluate(game: &Game) -> Result<JsValue, AnswerError> {
    let mut classic = Classic::new(SMALLEST_TABLE_BITS).map_err(AnswerError::new)?;
    classic.set_position(game.start(), game.moves());
    Ok(record(&[("score", classic.evaluate().into())]))
}

fn seed() -> Result<JsValue, AnswerError> {
    let bits = random().map_err(AnswerError::new)?;
    // A number of JavaScript holds 53 bits, and the option `Seed` 32.
    Ok(record(&[(
        "seed",
        JsValue::from(u32::try_from(bits >> 32).unwrap_or(u32::MAX)),
    )]))
}

fn game(line: &Line) -> Result<Game, AnswerError> {
    let start = if line.start == "startpos" {
        Position::start()
    } else {
        position(&line.start)?
    };
    let mut game = Game::new(start);
    for (index, move_text) in line.moves.iter().enumerate() {
        let played = game.position().parse_uci(move_text);
        let played = played.map_err(|error| AnswerError(format!("move {}: {error}", index + 1)))?;
        game.play(played).map_err(AnswerError::new)?;
    }
    Ok(game)
}

fn position(fen: &str) -> Result<Position, AnswerError> {
    fen.parse().map_err(AnswerError::new)
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// A sentence about what is wrong with the chess of a question.
#[derive(Debug)]
pub(crate) struct AnswerError(String);

impl AnswerError {
    fn new(error: impl Error) -> AnswerError {
        AnswerError(error.to_string())
    }
}

impl fmt::Display for AnswerError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl Error for AnswerError {}
