//! Games and pieces as objects.

use js_sys::Array;
use protocol::{CallError, CompiledGame, piece_values};
use variants::{
    Color, Condition, Hand, KindInfo, PieceDefinition, PieceMoves, Reach, Royalty, Sides, Square,
    Variant,
};

use crate::{
    fields::{Fields, array},
    question::Question,
    refusal::Refusal,
};

pub(super) fn info_fields(game: &CompiledGame) -> Fields {
    let CompiledGame {
        source,
        definition,
        variant,
    } = game;
    let hand = match variant.rules().general.hand {
        Hand::None => "none",
        Hand::Drops => "drops",
        Hand::Gating => "gating",
    };
    let checks = Some(variant.rules().general.checks_to_win).filter(|&checks| checks > 0);
    let values = piece_values(variant);
    let pieces = variant.kinds().iter().zip(&definition.pieces).zip(values);
    let pieces = pieces.map(|((kind, piece), value_cp)| piece_fields(kind, piece, value_cp));
    Fields::default()
        .with("source", source)
        .with("name", &definition.name)
        .with("about", &definition.about)
        .with("aliases", array(&definition.aliases))
        .with("origin", &definition.source)
        .with("definition", definition.to_string())
        .with("files", variant.geometry().files())
        .with("ranks", variant.geometry().ranks())
        .with("start", variant.start_fen())
        .with("pieces", array(pieces))
        .with("hand", hand)
        .with("mustCapture", variant.rules().general.must_capture)
        .with_option("checks", checks)
}

fn piece_fields(kind: &KindInfo, piece: &PieceDefinition, value_cp: i32) -> Fields {
    let betza = match &piece.moves {
        PieceMoves::Betza(text) => Some(text),
        PieceMoves::Fmax(_) => None,
    };
    Fields::default()
        .with("letter", kind.letter.to_string())
        .with("name", &kind.name)
        .with("sides", side_name(kind.sides))
        .with_option("betza", betza)
        .with_option("picture", piece.picture.as_deref())
        .with("royal", kind.royalty != Royalty::None)
        .with("pawn", kind.is_pawn)
        .with("value_cp", value_cp)
}

/// The sides that have a piece or a promotion.
pub(super) fn side_name(sides: Sides) -> &'static str {
    match sides {
        Sides::Both => "both",
        Sides::Only(Color::White) => "white",
        Sides::Only(Color::Black) => "black",
    }
}

/// The squares that a piece reaches. The fields are `piece`, its letter in a FEN, and `square`.
pub(super) fn reach_fields(variant: &Variant, question: Question<'_>) -> Result<Fields, Refusal> {
    let letter = question.text("piece")?;
    let letter = letter.chars().next().filter(|_| letter.len() == 1);
    let piece = letter.and_then(|letter| variant.piece_of_letter(letter));
    let piece = piece.ok_or(CallError::Field {
        name: "piece",
        expected: "the letter of a piece of the game",
    })?;
    let square = Square::parse(&question.text("square")?);
    let square = square.filter(|&square| variant.geometry().contains(square));
    let square = square.ok_or(CallError::Field {
        name: "square",
        expected: "a square of the board",
    })?;
    let reach = variant.reach(piece.color(), piece.kind(), square);
    Ok(Fields::default().with("steps", reached_fields(reach)))
}

pub(super) fn reached_fields(reach: Vec<Reach>) -> Array {
    array(reach.into_iter().map(step_fields))
}

fn step_fields(reach: Reach) -> Fields {
    Fields::default()
        .with_text("to", reach.to)
        .with("kind", step_kind(reach.moves, reach.captures))
        .with("first", reach.condition != Condition::Always)
        .with("hop", reach.hops)
}

/// Whether a piece may move to a square that it reaches, capture on it, or both.
pub(super) fn step_kind(moves: bool, captures: bool) -> &'static str {
    match (moves, captures) {
        (true, true) => "both",
        (true, false) => "move",
        _ => "capture",
    }
}
