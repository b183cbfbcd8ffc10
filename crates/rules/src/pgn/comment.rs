//! Comments, and the commands in them: arrows, circles and clocks.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use super::record::{Annotations, Mark, MarkColor};
use crate::decimal::read_decimal;
use crate::square::Square;

/// The marks that one command is written with, at most: it stays on a line.
const MARKS_OF_A_COMMAND: usize = 10;

impl Annotations {
    /// Takes the commands out of the comments, and superfluous white space with them.
    pub(super) fn take_commands(&mut self) {
        let before = mem::take(&mut self.comment_before);
        self.comment_before = tidy(&before, &mut |command| self.obey(command));
        let comment = mem::take(&mut self.comment);
        self.comment = tidy(&comment, &mut |command| self.obey(command));
    }

    /// Obeys a command such as `csl Rd4`, if it is understood.
    fn obey(&mut self, command: &str) -> bool {
        let Some((name, rest)) = command.as_bytes().split_first_chunk() else {
            return false;
        };
        match name {
            b"cal " => add_marks(rest, 5, &mut self.arrows),
            b"csl " => add_marks(rest, 3, &mut self.circles),
            b"clk " => {
                let clock_ms = clock_ms(rest);
                self.clock_ms = clock_ms.or(self.clock_ms);
                clock_ms.is_some()
            }
            _ => false,
        }
    }

    /// The commands that say what the annotations hold.
    pub(super) fn commands(&self) -> Vec<String> {
        let mut commands = Vec::new();
        write_marks("[%csl ", &self.circles, 1, &mut commands);
        write_marks("[%cal ", &self.arrows, 2, &mut commands);
        commands.extend(self.clock_ms.map(clock_command));
        commands
    }
}

/// A text with single blanks for its white space, without a brace that would end the comment too
/// early, and without the commands in `[%` and `]` that are obeyed.
pub(super) fn tidy(text: &str, obey: &mut dyn FnMut(&str) -> bool) -> String {
    let mut tidy = String::new();
    let mut is_blank_due = false;
    let mut command_start = None;
    for letter in text.chars() {
        if letter.is_ascii_whitespace() {
            is_blank_due = true;
            continue;
        }
        if is_blank_due && !tidy.is_empty() {
            tidy.push(' ');
        }
        is_blank_due = false;
        if letter == ']'
            && let Some(start) = command_start.take()
            && obey(tidy.get(start + 2..).unwrap_or_default())
        {
            let before = tidy.get(..start).unwrap_or_default();
            tidy.truncate(before.trim_ascii_end().len());
            // One blank remains, so that nothing grows together.
            is_blank_due = true;
            continue;
        }
        tidy.push(if letter == '}' { ')' } else { letter });
        if tidy.ends_with("[%") {
            command_start = command_start.or(Some(tidy.len() - 2));
        }
    }
    tidy
}

/// Adds a list such as `Ge2e4,Rd1d8`, of marks of 5 letters, or of 3 for circles, if all of it is
/// understood.
fn add_marks(list: &[u8], length: usize, marks: &mut Vec<Mark>) -> bool {
    let known = marks.len();
    for text in list.split(|&byte| byte == b',') {
        let Some(mark) = read_mark(text.trim_ascii(), length) else {
            marks.truncate(known);
            return false;
        };
        marks.push(mark);
    }
    true
}

fn read_mark(text: &[u8], length: usize) -> Option<Mark> {
    let [letter, squares @ ..] = text else {
        return None;
    };
    let (from, _) = squares.split_first_chunk::<2>()?;
    let (_, to) = squares.split_last_chunk::<2>()?;
    if text.len() != length {
        return None;
    }
    Some(Mark {
        color: MarkColor::from_letter(*letter)?,
        from: Square::from_letters(from)?,
        to: Square::from_letters(to)?,
    })
}

/// A time such as `1:02:03.5` in milliseconds.
fn clock_ms(text: &[u8]) -> Option<u32> {
    let point = text.iter().position(|&byte| byte == b'.');
    let (time, fraction) = text.split_at(point.unwrap_or(text.len()));
    let mut seconds = 0;
    for part in time.split(|&byte| byte == b':') {
        let part = u32::try_from(read_decimal(part)?).ok()?;
        seconds = 60 * seconds + u64::from(part);
        u32::try_from(seconds).ok()?;
    }
    let unit_ms = match fraction.len() {
        0 | 4 => 1,
        3 => 10,
        2 => 100,
        _ => return None,
    };
    let milliseconds = unit_ms * read_decimal(fraction.get(1..).unwrap_or(b"0"))?;
    u32::try_from(1000 * seconds + milliseconds).ok()
}

/// Adds commands with this head, each with so many squares a mark.
fn write_marks(head: &str, marks: &[Mark], squares: usize, commands: &mut Vec<String>) {
    for few in marks.chunks(MARKS_OF_A_COMMAND) {
        let mut command = String::new();
        for mark in few {
            command += if command.is_empty() { head } else { "," };
            command.push(char::from(mark.color.letter()));
            for square in [mark.from, mark.to].iter().take(squares) {
                command += &square.to_string();
            }
        }
        command += "]";
        commands.push(command);
    }
}

/// `[%clk 1:02:03]`, with a fraction if there is one.
fn clock_command(clock_ms: u32) -> String {
    let (seconds, milliseconds) = (clock_ms / 1000, clock_ms % 1000);
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600);
    let time = format!("[%clk {hours}:{minutes:02}:{:02}", seconds % 60);
    match milliseconds {
        0 => time + "]",
        _ => time + &format!(".{milliseconds:03}]"),
    }
}
