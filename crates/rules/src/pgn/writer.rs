//! From games to PGN.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use super::lines::Lines;
use super::record::{Node, Record};
use super::tokens::is_of_name;
use crate::color::Color;
use crate::position::Position;

/// The tags that every game has, in their order; the result comes after them.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The tags that say what the record knows by itself.
const KNOWN: [&str; 3] = ["Result", "SetUp", "FEN"];

/// What is to be written next.
#[derive(Clone, Copy)]
enum Step {
    /// A move of the line that is being written, and its variations.
    Main(usize),
    /// A move that begins a variation.
    Variation(usize),
    /// The end of a variation.
    Close,
}

impl Record {
    /// The game as PGN, in the format for export: the seven tags first, lines of less than 80
    /// characters, everything in a fixed order.
    ///
    /// What was written once is read as the same game, and written the same. Tags whose names are
    /// not of letters, digits and `_` are left out; `}` is written as `)` in comments. Longer lines
    /// come only from long tags and long words.
    pub fn write(&self) -> String {
        let mut lines = Lines::default();
        self.write_tags(&mut lines.text);
        self.write_moves(&mut lines);
        lines.add(self.result.text());
        lines.flush();
        lines.text + "\n"
    }

    fn write_tags(&self, text: &mut String) {
        for name in ROSTER {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            write_tag(name, self.tag(name).unwrap_or(unknown), text);
        }
        write_tag("Result", self.result.text(), text);
        let start = self.position(0);
        if *start != Position::start() {
            write_tag("SetUp", "1", text);
            write_tag("FEN", &start.to_string(), text);
        }
        for (name, value) in &self.tags {
            let name = name.as_str();
            let is_name = !name.is_empty() && name.bytes().all(is_of_name);
            if is_name && !ROSTER.contains(&name) && !KNOWN.contains(&name) {
                write_tag(name, value, text);
            }
        }
        text.push('\n');
    }

    fn write_moves(&self, lines: &mut Lines) {
        let [first, next] = self.children();
        lines.add_notes(&self.nodes()[0].annotations);
        let mut is_number_due = true;
        let mut steps = vec![Step::Main(first[0])];
        while let Some(step) = steps.pop() {
            match step {
                Step::Main(0) => {} // the line ends
                Step::Close => {
                    lines.close(")");
                    is_number_due = true;
                }
                Step::Main(place) => {
                    is_number_due = self.write_move(place, is_number_due, lines);
                    steps.push(Step::Main(first[place]));
                    let variations = steps.len();
                    let mut variation = next[place];
                    while variation > 0 {
                        steps.extend([Step::Variation(variation), Step::Close]);
                        variation = next[variation];
                    }
                    steps[variations..].reverse();
                }
                Step::Variation(place) => {
                    lines.open("(");
                    is_number_due = self.write_move(place, true, lines);
                    steps.push(Step::Main(first[place]));
                }
            }
        }
    }

    /// The places of the first move from each node, and of the next move beside each; 0 is none.
    fn children(&self) -> [Vec<usize>; 2] {
        let count = self.nodes().len();
        let [mut first, mut next] = [vec![0; count], vec![0; count]];
        for (place, node) in self.nodes().iter().enumerate().skip(1).rev() {
            next[place] = core::mem::replace(&mut first[node.parent], place);
        }
        [first, next]
    }

    /// Writes a move and what is said about it; true if a number must follow.
    fn write_move(&self, place: usize, is_number_due: bool, lines: &mut Lines) -> bool {
        let Node {
            parent,
            annotations,
            ..
        } = &self.nodes()[place];
        let before = self.position(*parent);
        if before.turn() == Color::White {
            lines.add(&format!("{}.", before.fullmove_number()));
        } else if is_number_due || !annotations.comment_before.is_empty() {
            lines.add(&format!("{}...", before.fullmove_number()));
        }
        lines.add_comment(&[], &annotations.comment_before);
        lines.add(&self.san(place));
        for nag in &annotations.nags {
            lines.add(&format!("${nag}"));
        }
        lines.add_notes(annotations)
    }
}

/// Writes a tag on a line of its own; what would break the line is a blank.
fn write_tag(name: &str, value: &str, text: &mut String) {
    *text += "[";
    *text += name;
    *text += " \"";
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        text.push(if letter.is_control() { ' ' } else { letter });
    }
    *text += "\"]\n";
}
