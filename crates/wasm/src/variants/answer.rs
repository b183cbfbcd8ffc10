//! Answers to questions about positions, games and engines.

use game::pgn::Record;
use js_sys::Array;
use protocol::{CallError, CompiledGame, UciSession};
use variants::{Color, Kind, Piece, Position, definitions, read_games};
use wasm_bindgen::JsValue;

use super::{
    betza::steps_fields,
    design::{design_fields, piece_moves_fields},
    game::{game_so_far, start, variant_of},
    info::{info_fields, reach_fields},
    moves::{legal_move, premove},
};
use crate::{
    engines::{engines, seed, table},
    fields::{Fields, array, placement},
    moves::{play, san},
    outcome::outcome,
    pgn,
    question::Question,
    refusal::Refusal,
};

/// Answers questions; the session keeps the compiled games between them.
#[derive(Debug, Default)]
pub(crate) struct Answers {}

impl Answers {
    #[allow(clippy::unused_self, reason = "the same signature as for chess")]
    pub(crate) fn answer(
        &self,
        question: Question<'_>,
        uci: &mut UciSession,
    ) -> Result<JsValue, Refusal> {
        let call = question.text("call")?;
        let fields = match call.as_str() {
            "legal" => legal(&game_so_far(question, uci)?),
            "premoves" => premoves(game_so_far(question, uci)?.position()),
            "play" => play(
                game_so_far(question, uci)?.position(),
                &question.text("move")?,
            )?,
            "san" => {
                let line = question.texts("line")?;
                san(game_so_far(question, uci)?.position(), &line)
            }
            "outcome" => outcome(&game_so_far(question, uci)?),
            "fen" => {
                let variant = variant_of(question, uci)?.variant;
                let position = Position::from_fen(&variant, &question.text("fen")?)?;
                Fields::default().with("fen", position.fen())
            }
            "games" => {
                let text = question.text("text")?;
                let game = variant_of(question, uci)?;
                let is_given = question.field("variant").is_some();
                pgn::games(&text, |named| match named {
                    Some(_) if !is_given => None,
                    _ => read_game(&game, question, &text, 0).ok(),
                })
            }
            "pgn" => {
                let game = variant_of(question, uci)?;
                let index = question.index("game")?;
                read_game(&game, question, &question.text("text")?, index)?
            }
            "replay" => {
                let game = variant_of(question, uci)?;
                let record = Record::of_game(&game_so_far(question, uci)?);
                pgn::record(&record, legal).with("variant", info_fields(&game))
            }
            "seed" => seed(),
            "engines" => engines(),
            "table" => table(uci),
            "variant" => info_fields(&variant_of(question, uci)?),
            "variants" => variants(),
            "definitions" => definitions_of(&question.text("text")?)?,
            "design" => design_fields(question)?,
            "designPiece" => piece_moves_fields(question)?,
            "steps" => steps_fields(question)?,
            "pieceMoves" => reach_fields(&variant_of(question, uci)?.variant, question)?,
            _ => {
                return Err(CallError::UnknownCall {
                    call: rules::excerpt(&call),
                }
                .into());
            }
        };
        Ok(fields.into())
    }
}

fn read_game(
    game: &CompiledGame,
    question: Question<'_>,
    text: &str,
    index: usize,
) -> Result<Fields, Refusal> {
    let start = start(&game.variant, question)?;
    let fields = pgn::game(&start, text, index, legal)?;
    Ok(fields.with("variant", info_fields(game)))
}

fn legal(game: &variants::Game) -> Fields {
    let position = game.position();
    let legal = position.legal_moves_with_san();
    let names =
        |squares: &variants::SquareSet| array(squares.iter().map(|square| square.to_string()));
    let by_color = |of: &dyn Fn(Color) -> JsValue| {
        Fields::default()
            .with("white", of(Color::White))
            .with("black", of(Color::Black))
    };
    let checked = position.checked_royals();
    let variant = position.variant();
    let pieces = variant.geometry().squares().filter_map(|square| {
        let piece = position.piece_at(square)?;
        Some((square, variant.letter_of(piece)))
    });
    let hands = variant
        .has_hands()
        .then(|| by_color(&|color| hand(position, color).into()));
    outcome(game)
        .with("fen", position.fen())
        .with("placement", placement(pieces))
        .with_option("hands", hands)
        .with_text("turn", position.turn())
        .with("check", position.is_check())
        .with("ply", game.moves().len())
        .with("checked", names(&checked))
        .with(
            "royals",
            by_color(&|color| names(position.royals(color)).into()),
        )
        .with("mating", by_color(&|color| position.can_win(color).into()))
        .with(
            "legal",
            array(
                legal
                    .iter()
                    .map(|(legal, san)| legal_move(position, *legal, san)),
            ),
        )
}

/// The kinds of pieces in a side's hand, with their numbers, in the order of a FEN.
fn hand(position: &Position, color: Color) -> Array {
    let kinds = (0..position.variant().kinds().len()).rev().map(Kind::new);
    let held = kinds.filter(|&kind| position.in_hand(color, kind) > 0);
    array(held.map(|kind| {
        let letter = position.variant().letter_of(Piece::new(Color::White, kind));
        Fields::default()
            .with("letter", letter.to_string())
            .with("count", position.in_hand(color, kind))
    }))
}

fn premoves(position: &Position) -> Fields {
    let premoves = position.premoves();
    let fields = |&one: &variants::Move| premove(position, one);
    Fields::default().with("premoves", array(premoves.iter().map(fields)))
}

fn variants() -> Fields {
    let fields = |definition: variants::Definition| {
        Fields::default()
            .with("name", definition.name)
            .with("about", definition.about)
            .with("aliases", array(definition.aliases))
            .with("origin", definition.source)
    };
    Fields::default().with("variants", array(definitions().map(fields)))
}

fn definitions_of(text: &str) -> Result<Fields, Refusal> {
    let fields = |(definition, _): (variants::Definition, variants::Variant)| {
        let text = definition.to_string();
        Fields::default()
            .with("name", definition.name)
            .with("about", definition.about)
            .with("definition", text)
    };
    Ok(Fields::default().with(
        "definitions",
        array(read_games(text)?.into_iter().map(fields)),
    ))
}
