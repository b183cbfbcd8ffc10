//! Games in PGN as JavaScript objects, in chess and variants.

use game::{
    Position,
    names::variant_of_tags,
    pgn::{Annotations, Mark, Node, ReadError, Record, Unread, scan_games},
};
use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::fields::{Fields, array, error_fields};

/// The games of a text with their tags, scanned but not read.
pub(crate) fn games(text: &str) -> Fields {
    let games = scan_games(text).map(|game| {
        let error = game.error.map(|error| error_fields(&error));
        Fields::default()
            .with_option("variant", variant_of_tags(&game.tags))
            .with("tags", tags(&game.tags))
            .with_option("error", error)
    });
    Fields::default().with("games", array(games))
}

/// A game of a text up to the first error; the index counts from 0. Without a tag `FEN` the game
/// begins with `start`.
///
/// # Errors
/// There is no such game, or nothing of it can be read.
pub(crate) fn game<P: Position>(
    start: &P,
    text: &str,
    index: usize,
) -> Result<Fields, ReadError<P>> {
    let (record, unread) = Record::read_leniently(start, text, index)?;
    let parts = unread.into_iter().map(unread_fields::<P>);
    Ok(record_fields(&record).with("unread", array(parts)))
}

fn unread_fields<P: Position>(unread: Unread<P>) -> Fields {
    Fields::default()
        .with("node", unread.node)
        .with("text", unread.text)
        .with("error", error_fields(&unread.error))
}

/// A game that was read completely.
#[cfg(feature = "chess")]
pub(crate) fn record<P: Position>(record: &Record<P>) -> Fields {
    record_fields(record).with("unread", Array::new())
}

fn record_fields<P: Position>(record: &Record<P>) -> Fields {
    let [start, moves @ ..] = record.nodes() else {
        return Fields::default();
    };
    let nodes = moves
        .iter()
        .enumerate()
        .map(|(index, node)| move_fields(record, node, index + 1));
    let position = if start.position.is_start() {
        "startpos".to_owned()
    } else {
        start.position.fen()
    };
    with_annotations(Fields::default(), &start.annotations)
        .with("tags", tags(&record.tags))
        .with("result", record.result.text())
        .with("start", position)
        .with("nodes", array(nodes))
}

fn tags(tags: &[(String, String)]) -> Array {
    array(tags.iter().map(|(name, value)| array([name, value])))
}

fn move_fields<P: Position>(record: &Record<P>, node: &Node<P>, index: usize) -> Fields {
    let before = &record.nodes()[node.parent].position;
    let fields = Fields::default()
        .with("parent", node.parent)
        .with_option("uci", node.played.map(|played| before.uci(played)))
        .with("san", record.san(index))
        .with("fen", node.position.fen());
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
        .with("commands", array(&annotations.commands))
        .with_option("clock_ms", annotations.clock_ms)
}
