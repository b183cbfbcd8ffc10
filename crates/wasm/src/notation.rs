//! Games in PGN: as JavaScript gives them, and as it gets them.

use crate::{
    json::Json,
    refusal::Refusal,
    value::{Parts, Value},
};
use rules::{
    Position, Square,
    pgn::{GameResult, Mark, Notes, Paint, Record, scan},
};

/// Writes the games of a text with their tags.
pub(crate) fn games(text: &str, json: &mut Json) {
    json.list("games", |json| {
        for game in scan(text) {
            json.record(|json| {
                write_tags(&game.tags, json);
                json.optional_field("error", game.error);
            });
        }
    });
}

/// Writes one game of a text, with its moves.
///
/// # Errors
/// There is no such game, or it cannot be read.
pub(crate) fn pgn(question: Value<'_>, json: &mut Json) -> Result<(), Refusal> {
    let game = question.number("game")?.unwrap_or(0);
    let record = Record::read(&question.text("text")?, game as usize).map_err(Refusal::new)?;
    write_tags(&record.tags, json);
    json.text_field("result", &record.result.text());
    let mut nodes = record.nodes().iter().enumerate();
    if let Some((_, start)) = nodes.next() {
        if start.position == Position::start() {
            json.text_field("start", &"startpos");
        } else {
            json.text_field("start", &start.position);
        }
        write_notes(&start.notes, json);
    }
    json.list("nodes", |json| {
        for (place, node) in nodes {
            json.record(|json| {
                json.plain_field("parent", &node.parent);
                json.optional_field("uci", node.played);
                json.text_field("san", &record.san(place));
                json.text_field("fen", &node.position);
                write_notes(&node.notes, json);
            });
        }
    });
    Ok(())
}

fn write_tags(tags: &[(String, String)], json: &mut Json) {
    json.list("tags", |json| {
        for (name, value) in tags {
            json.pair(name, value);
        }
    });
}

fn write_notes(notes: &Notes, json: &mut Json) {
    json.text_field("before", &notes.before);
    json.text_field("comment", &notes.comment);
    json.list("nags", |json| {
        for nag in &notes.nags {
            json.plain(nag);
        }
    });
    write_marks("arrows", &["from", "to"], &notes.arrows, json);
    write_marks("circles", &["square"], &notes.circles, json);
    json.name("clock_ms");
    match notes.clock_ms {
        Some(clock_ms) => json.plain(&clock_ms),
        None => json.plain(&"null"),
    }
}

fn write_marks(field: &str, squares: &[&str], marks: &[Mark], json: &mut Json) {
    json.list(field, |json| {
        for mark in marks {
            json.record(|json| {
                for (name, square) in squares.iter().zip([mark.from, mark.to]) {
                    json.text_field(name, &square);
                }
                json.text_field("color", &mark.paint.name());
            });
        }
    });
}

/// Reads a game that is to be written.
///
/// # Errors
/// A field is missing or of another kind, or a move is wrong.
pub(crate) fn read(question: Value<'_>) -> Result<Record, Refusal> {
    let mut record = Record::new(question.start()?);
    let result = GameResult::from_text(&question.text_or("result", "*")?);
    record.result =
        result.ok_or_else(|| Refusal::field("result", "neither 1-0, 0-1, 1/2-1/2 nor *"))?;
    for tag in question.items("tags")? {
        record.tags.push(read_tag(tag)?);
    }
    read_notes(question, 0, &mut record)?;
    for (index, node) in question.items("nodes")?.enumerate() {
        let read = read_node(node, &mut record);
        read.map_err(|refusal| refusal.at("node", index + 1))?;
    }
    Ok(record)
}

fn read_tag(pair: Value<'_>) -> Result<(String, String), Refusal> {
    let mut texts = pair.parts().map(Value::as_text);
    match (texts.next(), texts.next()) {
        (Some(Some(name)), Some(Some(value))) => Ok((name, value)),
        _ => Err(Refusal::field("tags", "no array of pairs of texts")),
    }
}

fn read_node(fields: Value<'_>, record: &mut Record) -> Result<(), Refusal> {
    let parent = fields.number("parent")?.unwrap_or(0) as usize;
    let Some(node) = record.nodes().get(parent) else {
        return Err(Refusal::field("parent", "no earlier node"));
    };
    let played = node
        .position
        .parse_uci(&fields.text("uci")?)
        .map_err(Refusal::new)?;
    let place = record.play(parent, played).map_err(Refusal::new)?;
    read_notes(fields, place, record)
}

fn read_notes(fields: Value<'_>, place: usize, record: &mut Record) -> Result<(), Refusal> {
    let Some(notes) = record.notes_mut(place) else {
        return Ok(());
    };
    notes.before = fields.text_or("before", "")?;
    notes.comment = fields.text_or("comment", "")?;
    for nag in fields.items("nags")? {
        let nag = nag.as_number().and_then(|nag| u8::try_from(nag).ok());
        notes
            .nags
            .push(nag.ok_or_else(|| Refusal::field("nags", "no array of numbers up to 255"))?);
    }
    read_marks(fields.items("arrows")?, ["from", "to"], &mut notes.arrows)?;
    read_marks(fields.items("circles")?, ["square"; 2], &mut notes.circles)?;
    notes.clock_ms = fields.number("clock_ms")?;
    Ok(())
}

fn read_marks(items: Parts<'_>, names: [&str; 2], marks: &mut Vec<Mark>) -> Result<(), Refusal> {
    for item in items {
        let color = item.text("color")?;
        let paint = Paint::ALL.into_iter().find(|paint| paint.name() == color);
        let square = |name| item.text(name)?.parse::<Square>().map_err(Refusal::new);
        marks.push(Mark {
            paint: paint
                .ok_or_else(|| Refusal::field("color", "none of green, red, yellow, blue"))?,
            from: square(names[0])?,
            to: square(names[1])?,
        });
    }
    Ok(())
}
