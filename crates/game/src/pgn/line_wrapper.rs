//! Wraps words into lines.

use alloc::string::String;

use super::comment::normalize;
use super::record::Annotations;

/// The longest line, in characters.
const WIDTH: usize = 79;

/// Wraps words into lines of at most [`WIDTH`] characters.
#[derive(Debug, Default)]
pub(super) struct LineWrapper {
    pub(super) text: String,
    /// The length of the last line, in characters.
    column: usize,
    /// The last word, which is not complete yet.
    word: String,
    /// The opening delimiters of the next word.
    opening: String,
}

impl LineWrapper {
    /// Adds a word, separated by a space or a line break.
    pub(super) fn add(&mut self, word: &str) {
        self.flush();
        self.word.clear();
        self.word += &self.opening;
        self.word += word;
        self.opening.clear();
    }

    /// Prefixes the next word with a delimiter.
    pub(super) fn open(&mut self, delimiter: &str) {
        self.opening += delimiter;
    }

    /// Appends a delimiter to the last word.
    pub(super) fn close(&mut self, delimiter: &str) {
        self.word += delimiter;
    }

    /// Writes the last word to the text.
    pub(super) fn flush(&mut self) {
        let length = self.word.chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + length <= WIDTH;
            self.text += if fits { " " } else { "\n" };
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text += &self.word;
        self.column += length;
    }

    /// Adds the commands and the comment after a move, in braces; returns false if there are none.
    pub(super) fn add_notes(&mut self, annotations: &Annotations) -> bool {
        self.add_comment(&annotations.commands(), &annotations.comment)
    }

    /// Adds a comment in braces, its commands first; returns false if there is nothing to add.
    pub(super) fn add_comment(&mut self, commands: &[String], comment: &str) -> bool {
        let comment = normalize(comment, &mut |_| false);
        if commands.is_empty() && comment.is_empty() {
            return false;
        }
        self.open("{");
        for command in commands {
            self.add(command);
        }
        let mut rest = comment.as_str();
        while !rest.is_empty() {
            let (word, after) = split_word(rest);
            self.add(word);
            rest = after;
        }
        self.close("}");
        true
    }
}

/// The first word of a normalized comment, and the rest after the space. A command such as
/// `[%eval 0.3]` is one word, since some programs do not read it across lines.
fn split_word(comment: &str) -> (&str, &str) {
    let mut is_in_command = false;
    for (index, letter) in comment.char_indices() {
        match letter {
            '[' => is_in_command = comment[index..].starts_with("[%"),
            ']' => is_in_command = false,
            ' ' if !is_in_command => return (&comment[..index], &comment[index + 1..]),
            _ => {}
        }
    }
    (comment, "")
}
