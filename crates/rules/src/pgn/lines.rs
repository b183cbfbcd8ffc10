//! Lines of a limited width.

use alloc::string::String;

use super::comment::tidy;
use super::record::Annotations;

/// The longest line, in characters.
const WIDTH: usize = 79;

/// Words that are put into lines.
#[derive(Debug, Default)]
pub(super) struct Lines {
    pub(super) text: String,
    /// The length of the last line, in characters.
    column: usize,
    /// The last word, which may still grow.
    word: String,
    /// Marks that the next word will begin with.
    opening: String,
}

impl Lines {
    /// Adds a word, after a blank or on the next line.
    pub(super) fn add(&mut self, word: &str) {
        self.flush();
        self.word.clear();
        self.word += &self.opening;
        self.word += word;
        self.opening.clear();
    }

    /// The next word begins with this mark.
    pub(super) fn open(&mut self, mark: &str) {
        self.opening += mark;
    }

    /// The last word ends with this mark.
    pub(super) fn close(&mut self, mark: &str) {
        self.word += mark;
    }

    /// Puts the last word into the text.
    pub(super) fn flush(&mut self) {
        let length = self.word.chars().count();
        if self.column > 0 {
            let is_room = self.column + 1 + length <= WIDTH;
            self.text += if is_room { " " } else { "\n" };
            self.column = if is_room { self.column + 1 } else { 0 };
        }
        self.text += &self.word;
        self.column += length;
    }

    /// Adds what is said after a move, in braces; false if nothing is.
    pub(super) fn add_notes(&mut self, annotations: &Annotations) -> bool {
        self.add_comment(&annotations.commands(), &annotations.comment)
    }

    /// Adds a comment in braces, its commands first; false if there is nothing to add.
    pub(super) fn add_comment(&mut self, commands: &[String], comment: &str) -> bool {
        let comment = tidy(comment, &mut |_| false);
        if commands.is_empty() && comment.is_empty() {
            return false;
        }
        self.open("{");
        for command in commands {
            self.add(command);
        }
        for word in comment.split_ascii_whitespace() {
            self.add(word);
        }
        self.close("}");
        true
    }
}
