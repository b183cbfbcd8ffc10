//! The words of a line of a definition, with their positions.

use alloc::string::String;

use game::excerpt;

use super::error::{DefinitionError, DefinitionProblem};

#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    /// The position of its first character, from 1.
    pub(super) column: usize,
}

/// A cursor over the words of a line.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    line: &'a str,
    /// The number of the line, from 1.
    pub(super) number: usize,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn new(line: &'a str, number: usize) -> Words<'a> {
        Words {
            line,
            number,
            at: 0,
        }
    }

    /// The rest of the line.
    fn left(&self) -> &'a str {
        self.line.get(self.at..).unwrap_or_default()
    }

    fn skip_spaces(&mut self) {
        let rest = self.left();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn column(&self) -> usize {
        let before = self.line.get(..self.at).unwrap_or_default();
        before.chars().count() + 1
    }

    /// Returns the next word, and moves past it.
    pub(super) fn next(&mut self) -> Option<Word<'a>> {
        self.skip_spaces();
        let column = self.column();
        let text = self
            .left()
            .split(char::is_whitespace)
            .next()
            .filter(|text| !text.is_empty())?;
        self.at += text.len();
        Some(Word { text, column })
    }

    /// Returns the rest of the line without surrounding spaces, and moves to its end.
    pub(super) fn rest(&mut self) -> Option<Word<'a>> {
        self.skip_spaces();
        let column = self.column();
        let text = self.left().trim_end();
        self.at = self.line.len();
        (!text.is_empty()).then_some(Word { text, column })
    }

    /// Parses the next word, and moves past it.
    pub(super) fn read<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, DefinitionError> {
        let word = self.next();
        let value = word.and_then(|word| read(word.text));
        value.ok_or_else(|| self.expected(expected, word))
    }

    /// The error for a word that differs from what is expected.
    pub(super) fn expected(&self, expected: &'static str, word: Option<Word>) -> DefinitionError {
        let found = word.map_or(String::new(), |word| excerpt(word.text));
        let column = word.map_or_else(|| self.column(), |word| word.column);
        self.error(column, DefinitionProblem::Expected { expected, found })
    }

    pub(super) fn error(&self, column: usize, problem: DefinitionProblem) -> DefinitionError {
        DefinitionError {
            line: self.number,
            column,
            problem,
        }
    }

    /// Returns an error unless the line is at its end.
    pub(super) fn finish(&mut self) -> Result<(), DefinitionError> {
        match self.next() {
            None => Ok(()),
            word => Err(self.expected("nothing more on this line", word)),
        }
    }
}
