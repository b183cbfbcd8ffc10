//! Answers to questions about positions, games and engines.

use js_sys::Array;
use protocol::{EngineName, Level, Strength, UciSession};
use rules::{Color, DrawClaim, Game, Move, Outcome, Position};
use wasm_bindgen::JsValue;

use crate::{
    error::QuestionError,
    fields::{Fields, array},
    hooks::random,
    pgn,
    question::Question,
};

/// The result of a question.
///
/// # Errors
/// The call is unknown, or a field is invalid.
pub(crate) fn answer(question: Question<'_>, uci: &UciSession) -> Result<JsValue, QuestionError> {
    let call = question.text("call")?;
    let fields = match call.as_str() {
        "legal" => legal(&question.game()?),
        "premoves" => premoves(question.game()?.position()),
        "play" => play(question.game()?.position(), &question.text("move")?)?,
        "san" => san(question.game()?.position(), &question.texts("line")?),
        "outcome" => outcome(&question.game()?),
        "fen" => {
            let position: Position = question.text("fen")?.parse()?;
            Fields::default().with_text("fen", position)
        }
        // JavaScript's numbers are exact up to 53 bits; the option `Seed` has 32.
        "seed" => Fields::default().with("seed", (random() >> 32) as u32),
        "engines" => Fields::default().with("engines", array(EngineName::ALL.map(engine))),
        "table" => {
            let table = uci.table_usage();
            Fields::default()
                .with("slots", table.slots)
                .with("used", table.used)
        }
        "games" => pgn::games(&question.text("text")?),
        "pgn" => pgn::game(&question.text("text")?, question.index("game")?)?,
        "pack" => Fields::default().with_option("packed", rules::pack(&question.game()?)),
        "unpack" => pgn::unpacked(question.start()?, &question.text("packed")?)?,
        _ => return Err(QuestionError::UnknownCall(rules::excerpt(&call))),
    };
    Ok(fields.into())
}

fn legal(game: &Game) -> Fields {
    let position = game.position();
    let legal = position.legal_moves();
    let can_mate = |color| position.has_mating_material(color);
    let mating = Fields::default()
        .with("white", can_mate(Color::White))
        .with("black", can_mate(Color::Black));
    outcome(game)
        .with_text("fen", position)
        .with_text("turn", position.turn())
        .with("check", position.is_check())
        .with("ply", game.moves().len())
        .with(
            "legal",
            array(legal.iter().map(|&legal| legal_move(position, legal))),
        )
        .with("mating", mating)
}

fn outcome(game: &Game) -> Fields {
    Fields::default()
        .with_option("outcome", game.outcome().map(outcome_fields))
        .with_option("claim", game.draw_claim().map(DrawClaim::reason))
}

fn outcome_fields(outcome: Outcome) -> Fields {
    let result = match outcome.winner() {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    };
    let winner = outcome.winner().map(|winner| winner.to_string());
    Fields::default()
        .with("result", result)
        .with("reason", outcome.reason())
        .with_option("winner", winner)
        .with_text("text", outcome)
}

fn legal_move(position: &Position, legal: Move) -> Fields {
    let san = position.san(legal);
    let is_capture = san.contains('x');
    move_fields(legal, &san).with("capture", is_capture)
}

fn move_fields(played: Move, san: &str) -> Fields {
    let promotion = played.promotion.map(|role| role.letter().to_string());
    Fields::default()
        .with_text("uci", played)
        .with("san", san)
        .with_text("from", played.from)
        .with_text("to", played.to)
        .with_option("promotion", promotion)
}

fn premoves(position: &Position) -> Fields {
    let premoves = position.premoves();
    let fields = |&premove: &Move| move_fields(premove, "").with("capture", false);
    Fields::default().with("premoves", array(premoves.iter().map(fields)))
}

fn play(position: &Position, text: &str) -> Result<Fields, QuestionError> {
    let played = position.parse_move(text)?;
    Ok(Fields::default()
        .with_text("uci", played)
        .with("san", position.san(played)))
}

/// The moves of a line in SAN, as far as they are legal.
fn san(position: &Position, line: &[String]) -> Fields {
    let mut position = position.clone();
    let san = Array::new();
    for text in line {
        let Ok(played) = position.parse_uci(text) else {
            break;
        };
        san.push(&position.san(played).into());
        position.make(played);
    }
    Fields::default().with("san", san)
}

fn engine(engine: EngineName) -> Fields {
    let levels = (1..=Level::COUNT).filter_map(|number| Some((number, Level::new(number)?)));
    let levels = levels.map(|(number, level)| level_fields(number, level.strength(engine)));
    // Numbers of lines and nodes are small enough for a floating-point number.
    #[allow(clippy::cast_precision_loss)]
    let lines = engine.max_lines() as f64;
    Fields::default()
        .with("name", engine.name())
        .with("lines", lines)
        .with("levels", array(levels))
}

fn level_fields(number: u8, strength: Strength) -> Fields {
    #[allow(clippy::cast_precision_loss)]
    let nodes = strength.nodes as f64;
    let noise_cp = Some(strength.noise_cp).filter(|&noise_cp| noise_cp > 0);
    Fields::default()
        .with("level", number)
        .with("nodes", nodes)
        .with_option("depth", strength.depth)
        .with_option("noise_cp", noise_cp)
        .with_option("elo", strength.elo)
}
