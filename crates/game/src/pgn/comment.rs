//! Comments and the commands in them: arrows, circles and clock times.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use super::record::{Annotations, Mark, MarkColor};
use crate::digits::parse_digits;
use crate::square::Square;

/// The maximum number of marks in a command, so that it fits on a line.
const MAX_MARKS_PER_COMMAND: usize = 10;

impl Annotations {
    /// Moves the commands in the comments to the other annotations, and normalizes white space.
    pub(super) fn extract_commands(&mut self) {
        let before = mem::take(&mut self.comment_before);
        self.comment_before = normalize(&before, &mut |command| self.apply_command(command));
        let comment = mem::take(&mut self.comment);
        self.comment = normalize(&comment, &mut |command| self.apply_command(command));
    }

    /// Applies a command such as `csl Rd4`, or keeps it if it is unknown or invalid. Returns false
    /// if it must remain in the comment.
    fn apply_command(&mut self, command: &str) -> bool {
        let (name, rest) = command.split_once(' ').unwrap_or((command, ""));
        if name == "eval" {
            return false; // Readers of comments look for evaluations there.
        }
        let is_applied = match name {
            "cal" => add_marks(rest, 2, &mut self.arrows),
            "csl" => add_marks(rest, 1, &mut self.circles),
            "clk" => {
                let clock_ms = clock_ms(rest.as_bytes());
                self.clock_ms = clock_ms.or(self.clock_ms);
                clock_ms.is_some()
            }
            _ => false,
        };
        if !is_applied {
            self.commands.push(format!("[%{command}]"));
        }
        true
    }

    /// The commands for the circles, arrows and clock time, and those of other programs.
    pub(super) fn commands(&self) -> Vec<String> {
        let mut commands = Vec::new();
        write_marks("[%csl ", &self.circles, 1, &mut commands);
        write_marks("[%cal ", &self.arrows, 2, &mut commands);
        commands.extend(self.clock_ms.map(clock_command));
        commands.extend(self.commands.iter().cloned());
        commands
    }
}

/// A comment with single spaces for all white space, with closing braces replaced by parentheses,
/// and without the commands in `[%` and `]` for which `apply_command` returns true.
pub(super) fn normalize(text: &str, apply_command: &mut dyn FnMut(&str) -> bool) -> String {
    let mut normalized = String::new();
    let mut is_space_due = false;
    let mut command_start = None;
    for letter in text.chars() {
        if letter.is_ascii_whitespace() {
            is_space_due = true;
            continue;
        }
        if is_space_due && !normalized.is_empty() {
            normalized.push(' ');
        }
        is_space_due = false;
        if letter == ']'
            && let Some(start) = command_start.take()
            && apply_command(normalized.get(start + 2..).unwrap_or_default())
        {
            let before = normalized.get(..start).unwrap_or_default();
            normalized.truncate(before.trim_ascii_end().len());
            // Keep the words around the command separate.
            is_space_due = true;
            continue;
        }
        normalized.push(if letter == '}' { ')' } else { letter });
        if normalized.ends_with("[%") {
            command_start = command_start.or(Some(normalized.len() - 2));
        }
    }
    normalized
}

/// Adds the marks of a list such as `Ge2e4,Rd1d8` with two squares each, or one for circles.
/// Invalid marks are skipped; false if all are invalid.
fn add_marks(list: &str, squares: usize, marks: &mut Vec<Mark>) -> bool {
    let previous = marks.len();
    let read = list
        .split(',')
        .filter_map(|text| read_mark(text.trim(), squares));
    marks.extend(read);
    marks.len() > previous
}

fn read_mark(text: &str, squares: usize) -> Option<Mark> {
    let color = MarkColor::from_letter(*text.as_bytes().first()?)?;
    let (from, rest) = Square::parse_prefix(text.get(1..)?)?;
    let (to, rest) = if squares == 2 {
        Square::parse_prefix(rest)?
    } else {
        (from, rest)
    };
    rest.is_empty().then_some(Mark { color, from, to })
}

/// Parses a time such as `1:02:03.5`, in milliseconds.
fn clock_ms(text: &[u8]) -> Option<u32> {
    let point = text.iter().position(|&byte| byte == b'.');
    let (time, fraction) = text.split_at(point.unwrap_or(text.len()));
    let mut seconds = 0;
    for part in time.split(|&byte| byte == b':') {
        let part = u32::try_from(parse_digits(part)?).ok()?;
        seconds = 60 * seconds + u64::from(part);
        u32::try_from(seconds).ok()?;
    }
    let unit_ms = match fraction.len() {
        0 | 4 => 1,
        3 => 10,
        2 => 100,
        _ => return None,
    };
    let milliseconds = unit_ms * parse_digits(fraction.get(1..).unwrap_or(b"0"))?;
    u32::try_from(1000 * seconds + milliseconds).ok()
}

/// Adds commands with a prefix for marks with one or two squares.
fn write_marks(prefix: &str, marks: &[Mark], squares: usize, commands: &mut Vec<String>) {
    for chunk in marks.chunks(MAX_MARKS_PER_COMMAND) {
        let mut command = String::new();
        for mark in chunk {
            command += if command.is_empty() { prefix } else { "," };
            command.push(char::from(mark.color.letter()));
            for square in [mark.from, mark.to].iter().take(squares) {
                command += &square.to_string();
            }
        }
        command += "]";
        commands.push(command);
    }
}

/// A command such as `[%clk 1:02:03]`, with milliseconds unless they are 0.
fn clock_command(clock_ms: u32) -> String {
    let (seconds, milliseconds) = (clock_ms / 1000, clock_ms % 1000);
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600);
    let time = format!("[%clk {hours}:{minutes:02}:{:02}", seconds % 60);
    match milliseconds {
        0 => time + "]",
        _ => time + &format!(".{milliseconds:03}]"),
    }
}
