//! Games in PGN, as JavaScript gets them.

use rules::{
    parse_digits,
    pgn::{Annotations, Node, Record, scan_games},
};

use crate::{
    answer::{cut, sentence},
    lines::Lines,
};

/// Adds the games of a text with their tags.
pub(crate) fn games(text: &str, lines: &mut Lines) {
    for game in scan_games(text) {
        put_tags(lines, &game.tags);
        lines.text("=");
        if let Some(error) = game.error {
            lines.value(&error);
        }
        lines.end();
    }
}

/// Adds one game of a text, with its moves.
///
/// # Errors
/// There is no such game, or it cannot be read.
pub(crate) fn read(question: &str, lines: &mut Lines) -> Result<(), String> {
    let (number, text) = cut(question);
    let number = parse_digits(number.as_bytes()).and_then(|number| usize::try_from(number).ok());
    // What is no number is larger than that of any game.
    let number = number.unwrap_or(usize::MAX - 1);
    let record = Record::read(text, number).map_err(|error| sentence(&error))?;
    put_tags(lines, &record.tags);
    lines.text("=").text(record.result.text()).end();
    for (place, node) in record.nodes().iter().enumerate() {
        put_node(lines, node, &record.san(place));
    }
    Ok(())
}

/// Adds tags, each a line.
fn put_tags(lines: &mut Lines, tags: &[(String, String)]) {
    for (name, value) in tags {
        lines.text(name).text(" ").text(value).end();
    }
}

fn put_node(lines: &mut Lines, node: &Node, san: &str) {
    lines.count(node.parent).text(" ");
    if let Some(played) = node.played {
        lines.value(&played);
    }
    lines
        .text(" ")
        .text(san)
        .text(" ")
        .value(&node.position)
        .end();
    lines.text(&node.annotations.comment_before).end();
    lines.text(&node.annotations.comment).end();
    put_signs(lines, &node.annotations);
    lines.end();
}

/// Adds glyphs, marks and the clock, with a blank after each but the last.
fn put_signs(lines: &mut Lines, annotations: &Annotations) {
    for &nag in &annotations.nags {
        lines.text("$").number(nag.into()).text(" ");
    }
    for (marks, has_end) in [(&annotations.arrows, true), (&annotations.circles, false)] {
        for mark in marks {
            lines.text(mark.color.name().get(..1).unwrap_or_default());
            lines.value(&mark.from);
            if has_end {
                lines.value(&mark.to);
            }
            lines.text(" ");
        }
    }
    if let Some(clock_ms) = annotations.clock_ms {
        lines.number(clock_ms.into());
    }
}
