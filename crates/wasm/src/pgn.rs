//! Games in PGN as JavaScript objects, in chess and variants.

use game::{
    Game, Position,
    names::variant_of_tags,
    pgn::{Annotations, Mark, Node, ReadError, Record, Unread, scan_games},
};
use js_sys::Array;
use wasm_bindgen::JsValue;

use crate::fields::{Fields, array, error_fields};

/// The games of a text with their tags, scanned but not read, and the `only` one as `read` answers
/// it.
///
/// # Arguments
/// `read` gets the variant of the tags. It returns `None` if this worker does not play it, or if
/// the game cannot be read; the reason is the error of the question `pgn`.
pub(crate) fn games(text: &str, read: impl FnOnce(Option<String>) -> Option<Fields>) -> Fields {
    let games: Vec<_> = scan_games(text).collect();
    let only = match games.as_slice() {
        [game] => read(variant_of_tags(&game.tags)),
        _ => None,
    };
    let games = games.iter().map(|game| {
        let error = game.error.as_ref().map(error_fields);
        Fields::default()
            .with_option("variant", variant_of_tags(&game.tags))
            .with("tags", tags(&game.tags))
            .with_option("error", error)
    });
    Fields::default()
        .with("games", array(games))
        .with_option("only", only)
}

/// How a worker describes a position: the answer to the question `legal`.
type Describe<P> = fn(&Game<P>) -> Fields;

/// A game of a text up to the first error; the index counts from 0. Without a tag `FEN` the game
/// begins with `start`.
pub(crate) fn game<P: Position>(
    start: &P,
    text: &str,
    index: usize,
    legal: Describe<P>,
) -> Result<Fields, ReadError<P>> {
    let (found, unread) = Record::read_leniently(start, text, index)?;
    let parts = unread.into_iter().map(unread_fields::<P>);
    Ok(record(&found, legal).with("unread", array(parts)))
}

fn unread_fields<P: Position>(unread: Unread<P>) -> Fields {
    Fields::default()
        .with("node", unread.node)
        .with("text", unread.text)
        .with("error", error_fields(&unread.error))
}

/// A game of chess that was read completely; the worker of variants adds the variant.
pub(crate) fn record<P: Position>(record: &Record<P>, legal: Describe<P>) -> Fields {
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
        .with("unread", Array::new())
        .with("variant", JsValue::NULL)
        .with("first", legal(&Game::new(start.position.clone())))
        .with("last", legal(&record.main_line()))
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
