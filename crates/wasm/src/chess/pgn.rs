//! Games in PGN as JavaScript objects.

use js_sys::Array;
use rules::{
    Position,
    pgn::{Annotations, Mark, Node, Record, Unread, scan_games},
};
use wasm_bindgen::JsValue;

use super::error::QuestionError;
use crate::fields::{Fields, array};

/// The games of a text with their tags, scanned but not read.
pub(super) fn games(text: &str) -> Fields {
    let games = scan_games(text).map(|game| {
        Fields::default()
            .with("tags", tags(&game.tags))
            .with_option("error", game.error.map(QuestionError::Pgn))
    });
    Fields::default().with("games", array(games))
}

/// A game of a text as far as it can be read; the index counts from 0.
///
/// # Errors
/// There is no such game, or nothing of it can be read.
pub(super) fn game(text: &str, index: usize) -> Result<Fields, QuestionError> {
    let (record, unread) = Record::read_leniently(text, index)?;
    Ok(record_fields(&record, unread))
}

/// The game of a packed text.
///
/// # Errors
/// The text is damaged.
pub(super) fn unpacked(start: Position, packed: &str) -> Result<Fields, QuestionError> {
    Ok(record_fields(&rules::unpack(start, packed)?, Vec::new()))
}

fn unread_fields(unread: Unread) -> Fields {
    Fields::default()
        .with("node", unread.node)
        .with("text", unread.text)
        .with("error", QuestionError::Pgn(unread.error))
}

fn record_fields(record: &Record, unread: Vec<Unread>) -> Fields {
    let [start, moves @ ..] = record.nodes() else {
        return Fields::default();
    };
    let nodes = moves
        .iter()
        .enumerate()
        .map(|(index, node)| move_fields(node, record.san(index + 1)));
    let parts = Array::new();
    for part in unread {
        parts.push(&unread_fields(part).into());
    }
    let position = match &start.position {
        position if *position == Position::start() => "startpos".to_owned(),
        position => position.to_string(),
    };
    with_annotations(Fields::default(), &start.annotations)
        .with("tags", tags(&record.tags))
        .with("result", record.result.text())
        .with("start", position)
        .with("nodes", array(nodes))
        .with("unread", parts)
}

fn tags(tags: &[(String, String)]) -> Array {
    array(tags.iter().map(|(name, value)| array([name, value])))
}

fn move_fields(node: &Node, san: String) -> Fields {
    let played = node.played.map(|played| played.to_string());
    let fields = Fields::default()
        .with("parent", node.parent)
        .with_option("uci", played)
        .with("san", san)
        .with_text("fen", &node.position);
    with_annotations(fields, &node.annotations)
}

fn with_annotations(fields: Fields, annotations: &Annotations) -> Fields {
    let nags = annotations.nags.iter().copied();
    let arrow = |mark: &Mark| {
        Fields::default()
            .with_text("from", mark.from)
            .with_text("to", mark.to)
            .with("color", mark.color.name())
    };
    let circle = |mark: &Mark| {
        Fields::default()
            .with_text("square", mark.from)
            .with("color", mark.color.name())
    };
    fields
        .with("before", &annotations.comment_before)
        .with("comment", &annotations.comment)
        .with("nags", array::<JsValue>(nags.map(JsValue::from)))
        .with("arrows", array(annotations.arrows.iter().map(arrow)))
        .with("circles", array(annotations.circles.iter().map(circle)))
        .with_option("clock_ms", annotations.clock_ms)
}
