//! Lines of plain text.

use std::fmt::Display;

use core::fmt::Write;

/// A text that is being written.
#[derive(Debug, Default)]
pub(crate) struct Lines(String);

impl Lines {
    pub(crate) fn into_text(self) -> String {
        self.0
    }

    pub(crate) fn text(&mut self, text: &str) -> &mut Lines {
        self.0.push_str(text);
        self
    }

    /// What writes itself. Texts and numbers would bring the formatting of the library along.
    pub(crate) fn value(&mut self, value: &dyn Display) -> &mut Lines {
        self.text(&value.to_string())
    }

    pub(crate) fn number(&mut self, number: i64) -> &mut Lines {
        // A string takes all that is written to it.
        let _ = write!(self.0, "{number}");
        self
    }

    pub(crate) fn count(&mut self, count: usize) -> &mut Lines {
        self.number(i64::try_from(count).unwrap_or(i64::MAX))
    }

    pub(crate) fn end(&mut self) {
        self.0.push('\n');
    }
}
