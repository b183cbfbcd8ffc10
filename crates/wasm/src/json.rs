//! Answers as JSON, which JavaScript reads faster than it takes fields one by one.

use std::fmt::{self, Display, Write};

/// An answer that is being written.
#[derive(Debug, Default)]
pub(crate) struct Json(String);

impl Json {
    /// The text.
    pub(crate) fn into_text(self) -> String {
        self.0
    }

    /// A record, whose fields `write` adds.
    pub(crate) fn record(&mut self, write: impl FnOnce(&mut Json)) {
        self.separate();
        self.0.push('{');
        write(self);
        self.0.push('}');
    }

    /// A field that is a list, whose items `write` adds.
    pub(crate) fn list(&mut self, name: &str, write: impl FnOnce(&mut Json)) {
        self.name(name);
        self.0.push('[');
        write(self);
        self.0.push(']');
    }

    /// The name of a field; its value comes next.
    pub(crate) fn name(&mut self, name: &str) {
        self.text(&name);
        self.0.push(':');
    }

    /// A field that is a text.
    pub(crate) fn text_field(&mut self, name: &str, value: &dyn Display) {
        self.name(name);
        self.text(value);
    }

    /// A field that is a number, true, false or null.
    pub(crate) fn plain_field(&mut self, name: &str, value: &dyn Display) {
        self.name(name);
        self.plain(value);
    }

    /// A field that is a text, or null.
    pub(crate) fn optional_field(&mut self, name: &str, value: Option<impl Display>) {
        match value {
            Some(value) => self.text_field(name, &value),
            None => self.plain_field(name, &"null"),
        }
    }

    /// A list of two texts.
    pub(crate) fn pair(&mut self, first: &str, second: &str) {
        self.separate();
        self.0.push('[');
        self.text(&first);
        self.text(&second);
        self.0.push(']');
    }

    /// A text.
    pub(crate) fn text(&mut self, value: &dyn Display) {
        self.separate();
        self.0.push('"');
        // A string takes all that is written to it.
        let _ = write!(Escaped(&mut self.0), "{value}");
        self.0.push('"');
    }

    /// A number, true, false or null.
    pub(crate) fn plain(&mut self, value: &dyn Display) {
        self.separate();
        let _ = write!(self.0, "{value}");
    }

    /// The comma between two values.
    fn separate(&mut self) {
        if !matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.0.push(',');
        }
    }
}

/// The inside of a text: quotes, backslashes and control characters are escaped.
struct Escaped<'a>(&'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for letter in text.chars() {
            match letter {
                '"' | '\\' => self.0.extend(['\\', letter]),
                ..' ' => write!(self.0, "\\u{:04x}", u32::from(letter))?,
                _ => self.0.push(letter),
            }
        }
        Ok(())
    }
}
