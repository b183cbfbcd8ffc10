//! Answers to questions about positions, games and engines.

use protocol::{CallError, UciSession};
use rules::{Color, Game, Move, Position, Square};
use wasm_bindgen::JsValue;

#[cfg(feature = "coach")]
use super::coach;
use super::game::{game, start};
use crate::{
    engines::{engines, seed, table},
    fields::{Fields, array, placement},
    moves::{play, san},
    outcome::outcome,
    pgn,
    question::Question,
    refusal::Refusal,
};

pub(super) fn answer(
    call: &str,
    question: Question<'_>,
    uci: &UciSession,
) -> Result<JsValue, Refusal> {
    let fields = match call {
        "legal" => legal(&game(question)?),
        "premoves" => premoves(game(question)?.position()),
        "play" => play(game(question)?.position(), &question.text("move")?)?,
        "san" => san(game(question)?.position(), &question.texts("line")?),
        #[cfg(feature = "coach")]
        "explain" => coach::explain(&game(question)?, question)?,
        #[cfg(feature = "coach")]
        "merit" => coach::merit(&game(question)?, question)?,
        "outcome" => outcome(&game(question)?),
        "fen" => {
            let (position, _) = Position::parse_and_repair(&question.text("fen")?)?;
            Fields::default().with_text("fen", position)
        }
        "seed" => seed(),
        "engines" => engines(),
        "table" => table(uci),
        "games" => {
            let text = question.text("text")?;
            pgn::games(&text, |variant| match variant {
                Some(_) => None,
                None => pgn::game(&start(question).ok()?, &text, 0, legal).ok(),
            })
        }
        "pgn" => {
            let text = question.text("text")?;
            pgn::game(&start(question)?, &text, question.index("game")?, legal)?
        }
        "pack" => Fields::default().with_option("packed", rules::pack(&game(question)?)),
        "unpack" => {
            let record = rules::unpack(start(question)?, &question.text("packed")?)?;
            pgn::record(&record, legal)
        }
        _ => {
            return Err(CallError::UnknownCall {
                call: rules::excerpt(call),
            }
            .into());
        }
    };
    Ok(fields.into())
}

fn legal(game: &Game) -> Fields {
    let position = game.position();
    let legal = position.legal_moves();
    let pieces = Square::all().filter_map(|square| {
        position
            .piece_at(square)
            .map(|piece| (square, piece.letter()))
    });
    let can_mate = |color| position.has_mating_material(color);
    let mating = Fields::default()
        .with("white", can_mate(Color::White))
        .with("black", can_mate(Color::Black));
    outcome(game)
        .with_text("fen", position)
        .with("placement", placement(pieces))
        .with("hands", JsValue::NULL)
        .with_text("turn", position.turn())
        .with("check", position.is_check())
        .with("ply", game.moves().len())
        .with(
            "legal",
            array(legal.iter().map(|&legal| legal_move(position, legal))),
        )
        .with("mating", mating)
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
