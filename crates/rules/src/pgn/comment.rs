//! Comments, and the commands in them: arrows, circles and clocks.

use super::record::{Mark, Notes, Paint};
use super::tokens::number;
use crate::square::Square;

/// The marks that one command is written with, at most: it stays on a line.
const MARKS_OF_A_COMMAND: usize = 10;

impl Notes {
    /// Takes the commands out of the comments, and superfluous white space with them.
    pub(super) fn take_commands(&mut self) {
        for is_before in [true, false] {
            let text = tidy(if is_before {
                &self.before
            } else {
                &self.comment
            });
            let plain = self.without_commands(&text);
            *(if is_before {
                &mut self.before
            } else {
                &mut self.comment
            }) = plain;
        }
    }

    /// A tidy text without the commands that are understood; they are obeyed.
    fn without_commands(&mut self, text: &str) -> String {
        let mut plain = String::new();
        let mut rest = text;
        while let Some((before, command, after)) = split_command(rest) {
            plain += before;
            rest = after;
            if !self.obey(command) {
                plain += "[%";
                plain += command;
                plain += "]";
                continue;
            }
            // One blank remains, so that nothing grows together.
            rest = after.strip_prefix(' ').unwrap_or(after);
            if !plain.is_empty() && !plain.ends_with(' ') {
                plain += " ";
            }
        }
        plain += rest;
        if plain.ends_with(' ') {
            plain.pop();
        }
        plain
    }

    /// Obeys a command such as `csl Rd4`, if it is understood.
    fn obey(&mut self, command: &str) -> bool {
        let Some((name, rest)) = command.split_at_checked(4) else {
            return false;
        };
        match name {
            "cal " => add_marks(rest, 5, &mut self.arrows),
            "csl " => add_marks(rest, 3, &mut self.circles),
            "clk " => {
                let clock_ms = clock_ms(rest);
                self.clock_ms = clock_ms.or(self.clock_ms);
                clock_ms.is_some()
            }
            _ => false,
        }
    }

    /// The commands that say what the notes hold.
    pub(super) fn commands(&self) -> Vec<String> {
        let mut commands = Vec::new();
        write_marks("[%csl ", &self.circles, 1, &mut commands);
        write_marks("[%cal ", &self.arrows, 2, &mut commands);
        commands.extend(self.clock_ms.map(clock_command));
        commands
    }
}

/// White space made single, and no brace that would end the comment too early.
pub(super) fn tidy(text: &str) -> String {
    let mut tidy = String::new();
    for word in text.split_whitespace() {
        if !tidy.is_empty() {
            tidy += " ";
        }
        for part in word.split_inclusive('}') {
            let plain = part.strip_suffix('}');
            tidy += plain.unwrap_or(part);
            tidy += if plain.is_some() { ")" } else { "" };
        }
    }
    tidy
}

/// What stands before the first `[%…]`, what in it, and what after it.
fn split_command(text: &str) -> Option<(&str, &str, &str)> {
    let start = text.as_bytes().windows(2).position(|pair| pair == b"[%")?;
    let (before, rest) = text.split_at_checked(start)?;
    let end = rest.bytes().position(|byte| byte == b']')?;
    Some((before, rest.get(2..end)?, rest.get(end + 1..)?))
}

/// Adds a list such as `Ge2e4,Rd1d8`, of marks of 5 letters, or of 3 for circles, if all of it is
/// understood.
fn add_marks(list: &str, length: usize, marks: &mut Vec<Mark>) -> bool {
    let known = marks.len();
    for text in list.split(',') {
        let Some(mark) = read_mark(text.trim(), length) else {
            marks.truncate(known);
            return false;
        };
        marks.push(mark);
    }
    true
}

fn read_mark(text: &str, length: usize) -> Option<Mark> {
    let letter = text.as_bytes().first().filter(|_| text.len() == length)?;
    let square = |start: usize| text.get(start..start + 2)?.parse::<Square>().ok();
    Some(Mark {
        paint: Paint::ALL
            .into_iter()
            .find(|paint| paint.letter() == *letter)?,
        from: square(1)?,
        to: square(length - 2)?,
    })
}

/// A time such as `1:02:03.5` in milliseconds.
fn clock_ms(text: &str) -> Option<u32> {
    let (time, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut seconds: u32 = 0;
    for part in time.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
    }
    let milliseconds = number(fraction)?.checked_mul(match fraction.len() {
        1 => 100,
        2 => 10,
        3 => 1,
        _ => return None,
    })?;
    seconds.checked_mul(1000)?.checked_add(milliseconds)
}

/// Adds commands with this head, each with so many squares a mark.
fn write_marks(head: &str, marks: &[Mark], squares: usize, commands: &mut Vec<String>) {
    for few in marks.chunks(MARKS_OF_A_COMMAND) {
        let mut command = String::new();
        for mark in few {
            command += if command.is_empty() { head } else { "," };
            command.push(char::from(mark.paint.letter()));
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
