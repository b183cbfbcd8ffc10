//! Writes a game as PGN.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::line_wrapper::LineWrapper;
use super::record::{Node, Record};
use super::tokenizer::is_tag_name_letter;
use crate::color::Color;
use crate::position::Position;

/// The seven tag roster without the result, which comes last.
const SEVEN_TAG_ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The tags that are derived from the record.
const DERIVED_TAGS: [&str; 3] = ["Result", "SetUp", "FEN"];

/// The tag for games other than chess.
const VARIANT: &str = "Variant";

/// A step of the depth-first traversal.
#[derive(Clone, Copy)]
enum Step {
    /// A move of the current line, and its variations.
    Main(usize),
    /// The first move of a variation.
    Variation(usize),
    /// The end of a variation.
    Close,
}

impl<P: Position> Record<P> {
    /// The game in PGN export format: the seven tag roster first, lines shorter than 80 characters.
    ///
    /// Reading and rewriting the text returns the same text. Tags whose names have characters other
    /// than letters, digits and `_` are omitted; `}` in comments is replaced by `)`. Only long tags
    /// and words cause longer lines.
    pub fn write(&self) -> String {
        let mut lines = LineWrapper::default();
        self.write_tags(&mut lines.text);
        self.write_moves(&mut lines);
        lines.add(self.result.text());
        lines.flush();
        lines.text + "\n"
    }

    fn write_tags(&self, text: &mut String) {
        for name in SEVEN_TAG_ROSTER {
            let unknown = if name == "Date" { "????.??.??" } else { "?" };
            write_tag(name, self.tag(name).unwrap_or(unknown), text);
        }
        write_tag("Result", self.result.text(), text);
        let start = self.position(0);
        let variant = start
            .variant_tag()
            .map(|required| self.tag(VARIANT).unwrap_or(required));
        if let Some(variant) = variant {
            write_tag(VARIANT, variant, text);
        }
        if !start.is_start() {
            write_tag("SetUp", "1", text);
            write_tag("FEN", &start.fen(), text);
        }
        for (name, value) in &self.tags {
            let name = name.as_str();
            let is_name = !name.is_empty() && name.chars().all(is_tag_name_letter);
            let is_written = variant.is_some() && name == VARIANT;
            if is_name
                && !is_written
                && !SEVEN_TAG_ROSTER.contains(&name)
                && !DERIVED_TAGS.contains(&name)
            {
                write_tag(name, value, text);
            }
        }
        text.push('\n');
    }

    fn write_moves(&self, lines: &mut LineWrapper) {
        let [first, next] = self.children();
        lines.add_notes(&self.nodes()[0].annotations);
        let mut needs_number = true;
        let mut steps = vec![Step::Main(first[0])];
        while let Some(step) = steps.pop() {
            match step {
                Step::Main(0) => {} // end of the line
                Step::Close => {
                    lines.close(")");
                    needs_number = true;
                }
                Step::Main(index) => {
                    needs_number = self.write_move(index, needs_number, lines);
                    steps.push(Step::Main(first[index]));
                    let variations = steps.len();
                    let mut variation = next[index];
                    while variation > 0 {
                        steps.extend([Step::Variation(variation), Step::Close]);
                        variation = next[variation];
                    }
                    steps[variations..].reverse();
                }
                Step::Variation(index) => {
                    lines.open("(");
                    needs_number = self.write_move(index, true, lines);
                    steps.push(Step::Main(first[index]));
                }
            }
        }
    }

    /// The indices of the first child and of the next sibling of each node; 0 if there is none.
    fn children(&self) -> [Vec<usize>; 2] {
        let count = self.nodes().len();
        let [mut first, mut next] = [vec![0; count], vec![0; count]];
        for (index, node) in self.nodes().iter().enumerate().skip(1).rev() {
            next[index] = core::mem::replace(&mut first[node.parent], index);
        }
        [first, next]
    }

    /// Writes a move and its annotations; returns true if the next move needs a number.
    fn write_move(&self, index: usize, needs_number: bool, lines: &mut LineWrapper) -> bool {
        let Node {
            parent,
            annotations,
            ..
        } = &self.nodes()[index];
        let before = self.position(*parent);
        let is_white = before.turn() == Color::White;
        if is_white || needs_number || !annotations.comment_before.is_empty() {
            lines.add(&move_number(before));
        }
        lines.add_comment(&[], &annotations.comment_before);
        lines.add(&self.san(index));
        for nag in &annotations.nags {
            lines.add(&format!("${nag}"));
        }
        lines.add_notes(annotations)
    }
}

/// The number before a move: `12.` for White, `12...` for Black.
pub(super) fn move_number<P: Position>(before: &P) -> String {
    let dots = if before.turn() == Color::White {
        "."
    } else {
        "..."
    };
    format!("{}{dots}", before.fullmove_number())
}

/// Writes a tag on its own line, with control characters replaced by spaces.
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
