//! Answers: what the rules and the engine say to a question.

use engine::classic::{Classic, MIN_TABLE_BITS};
use protocol::{EngineName, Level};
use rules::{Claim, Color, Game, Move, Position, Role};

use crate::{hooks::random, json::Json, notation, refusal::Refusal, value::Value};

/// Classic searches one line at a time.
const LINES: u32 = 1;

/// The reply to a question: `{"result":{…}}` or `{"error":"…"}`.
pub(crate) fn reply(question: &str, uci: &protocol::Session) -> String {
    let mut json = Json::default();
    let mut done = Ok(());
    json.record(|json| {
        json.name("result");
        json.record(|json| done = answer(Value(question), uci, json));
    });
    if let Err(refusal) = done {
        json = Json::default();
        json.record(|json| json.text_field("error", &refusal));
    }
    json.into_text()
}

/// Writes the fields of an answer. Fields of a question that its call does not have are not looked
/// at.
///
/// # Errors
/// The call is unknown, a field is missing or of another kind, or its chess is wrong.
fn answer(question: Value<'_>, uci: &protocol::Session, json: &mut Json) -> Result<(), Refusal> {
    let call = question.text("call")?;
    let game = match call.as_str() {
        "legal" | "premoves" | "play" | "san" | "outcome" | "evaluate" => question.game()?,
        _ => Game::new(Position::start()),
    };
    match call.as_str() {
        "legal" => legal(&game, json),
        "premoves" => premoves(game.position(), json),
        "play" => play(game.position(), question, json)?,
        "san" => san(game.position(), question, json)?,
        "outcome" => end(&game, json),
        "evaluate" => evaluate(&game, json)?,
        "fen" => fen(&question.text("fen")?, json)?,
        "seed" => json.plain_field("seed", &seed()?),
        "engines" => engines(json),
        "table" => table(uci, json),
        "games" => notation::games(&question.text("text")?, json),
        "pgn" => notation::pgn(question, json)?,
        "writePgn" => json.text_field("text", &notation::read(question)?.write()),
        _ => {
            let shown: String = call.chars().take(24).collect();
            return Err(Refusal::of(&["there is no call '", &shown, "'"]));
        }
    }
    Ok(())
}

fn fen(text: &str, json: &mut Json) -> Result<(), Refusal> {
    let position: Position = text.parse().map_err(Refusal::new)?;
    json.text_field("fen", &position);
    Ok(())
}

fn legal(game: &Game, json: &mut Json) {
    let position = game.position();
    json.text_field("fen", position);
    json.text_field("turn", &position.turn());
    json.plain_field("check", &position.is_check());
    json.plain_field("ply", &game.moves().len());
    json.list("legal", |json| {
        for &legal in &position.legal_moves() {
            let is_capture = position.piece_at(legal.to).is_some() || is_ep(position, legal);
            describe(legal, &position.san(legal), is_capture, json);
        }
    });
    end(game, json);
    json.name("mating");
    json.record(|json| {
        for (name, color) in [("white", Color::White), ("black", Color::Black)] {
            json.plain_field(name, &position.has_mating_material(color));
        }
    });
}

fn describe(played: Move, san: &str, is_capture: bool, json: &mut Json) {
    json.record(|json| {
        json.text_field("uci", &played);
        json.text_field("san", &san);
        json.text_field("from", &played.from);
        json.text_field("to", &played.to);
        json.optional_field("promotion", played.promotion.map(Role::letter));
        json.plain_field("capture", &is_capture);
    });
}

/// A pawn that changes its file without a piece to take takes en passant.
fn is_ep(position: &Position, legal: Move) -> bool {
    let is_pawn = position
        .piece_at(legal.from)
        .is_some_and(|piece| piece.role == Role::Pawn);
    is_pawn && legal.from.file() != legal.to.file()
}

fn premoves(position: &Position, json: &mut Json) {
    json.list("premoves", |json| {
        for premove in position.premoves() {
            describe(premove, "", false, json);
        }
    });
}

fn play(position: &Position, question: Value<'_>, json: &mut Json) -> Result<(), Refusal> {
    let played = position.parse_move(&question.text("move")?);
    let played = played.map_err(Refusal::new)?;
    json.text_field("uci", &played);
    json.text_field("san", &position.san(played));
    Ok(())
}

/// As far as the moves are legal.
fn san(position: &Position, question: Value<'_>, json: &mut Json) -> Result<(), Refusal> {
    let line = question.texts("line")?;
    let mut position = position.clone();
    json.list("san", |json| {
        for text in &line {
            let Ok(played) = position.parse_uci(text) else {
                return;
            };
            json.text(&position.san(played));
            position.make(played);
        }
    });
    Ok(())
}

/// The fields that say how a game has ended, or could.
fn end(game: &Game, json: &mut Json) {
    json.name("outcome");
    match game.outcome() {
        Some(outcome) => json.record(|json| {
            json.text_field("result", &outcome.result());
            json.text_field("reason", &outcome.reason());
            json.optional_field("winner", outcome.winner());
            json.text_field("text", &outcome);
        }),
        None => json.plain(&"null"),
    }
    json.optional_field("claim", game.claim().map(Claim::reason));
}

fn evaluate(game: &Game, json: &mut Json) -> Result<(), Refusal> {
    // Evaluating looks nothing up.
    let mut classic = Classic::new(MIN_TABLE_BITS).map_err(Refusal::new)?;
    classic.set_position(game.start(), game.moves());
    json.plain_field("score", &classic.evaluate());
    Ok(())
}

/// A number of JavaScript holds 53 bits, and the option `Seed` 32.
fn seed() -> Result<u64, Refusal> {
    Ok(random().map_err(Refusal::new)? >> 32)
}

/// The engines with what the page needs to offer them.
fn engines(json: &mut Json) {
    json.list("engines", |json| {
        for engine in EngineName::ALL {
            json.record(|json| {
                json.text_field("name", &engine.name());
                json.plain_field("lines", &LINES);
                json.list("levels", levels);
            });
        }
    });
}

fn levels(json: &mut Json) {
    for number in 1..=Level::COUNT {
        json.record(|json| {
            json.plain_field("level", &number);
            if let Some(level) = Level::new(number) {
                json.plain_field("nodes", &level.nodes());
            }
        });
    }
}

fn table(uci: &protocol::Session, json: &mut Json) {
    let table = uci.table_use();
    json.plain_field("slots", &table.slots);
    json.plain_field("used", &table.used);
}
