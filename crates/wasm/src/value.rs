//! What a question says: JSON, as `JSON.stringify` writes it.

use rules::{Game, Position};

use crate::refusal::Refusal;

/// A value in JSON, read as far as it is asked for.
///
/// A field that is null is missing, and of what is no object, every field is missing. Every reading
/// fails if the value is something else than is wanted.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a>(pub(crate) &'a str);

impl<'a> Value<'a> {
    /// A field that is a text.
    pub(crate) fn text(self, name: &str) -> Result<String, Refusal> {
        let text = self.find(name).and_then(Value::as_text);
        text.ok_or_else(|| Refusal::field(name, "no text"))
    }

    /// A field that is a text, or another one if it is missing.
    pub(crate) fn text_or(self, name: &str, missing: &str) -> Result<String, Refusal> {
        match self.find(name) {
            Some(_) => self.text(name),
            None => Ok(missing.to_owned()),
        }
    }

    /// A field that is a whole number below 2³², if it is there.
    pub(crate) fn number(self, name: &str) -> Result<Option<u32>, Refusal> {
        let Some(field) = self.find(name) else {
            return Ok(None);
        };
        match field.as_number() {
            None => Err(Refusal::field(name, "no whole number from 0 on")),
            number => Ok(number),
        }
    }

    /// The values in a field that is an array; none if the field is missing.
    pub(crate) fn items(self, name: &str) -> Result<Parts<'a>, Refusal> {
        match self.find(name) {
            None => Ok(Parts("")),
            Some(list) if list.0.starts_with('[') => Ok(list.parts()),
            Some(_) => Err(Refusal::field(name, "no array")),
        }
    }

    /// The texts in a field that is an array; none if the field is missing.
    pub(crate) fn texts(self, name: &str) -> Result<Vec<String>, Refusal> {
        let mut texts = Vec::new();
        for item in self.items(name)? {
            let text = item.as_text();
            texts.push(text.ok_or_else(|| Refusal::field(name, "no array of texts"))?);
        }
        Ok(texts)
    }

    /// Where a game begins: a FEN, or `startpos`, which is meant where nothing is said.
    pub(crate) fn start(self) -> Result<Position, Refusal> {
        match self.text_or("start", "startpos")?.as_str() {
            "startpos" => Ok(Position::start()),
            fen => fen.parse().map_err(Refusal::new),
        }
    }

    /// A game so far: its start, and moves as UCI writes them.
    pub(crate) fn game(self) -> Result<Game, Refusal> {
        let mut game = Game::new(self.start()?);
        for (index, text) in self.texts("moves")?.iter().enumerate() {
            let played = game.position().parse_uci(text);
            let played = played.map_err(|error| Refusal::new(error).at("move", index + 1))?;
            game.play(played).map_err(Refusal::new)?;
        }
        Ok(game)
    }

    /// A text without its quotes and escapes.
    pub(crate) fn as_text(self) -> Option<String> {
        let mut rest = self.0.strip_prefix('"')?.strip_suffix('"')?;
        let mut text = String::new();
        while let Some(place) = rest.bytes().position(|byte| byte == b'\\') {
            text += rest.get(..place)?;
            let escaped = *rest.as_bytes().get(place + 1)?;
            let end = if escaped == b'u' { 6 } else { 2 };
            text.push(match escaped {
                b'n' => '\n',
                b'r' => '\r',
                b't' => '\t',
                b'b' => '\x08',
                b'f' => '\x0c',
                b'u' => unicode(rest.get(place + 2..place + end)?),
                _ => char::from(escaped),
            });
            rest = rest.get(place + end..)?;
        }
        Some(text + rest)
    }

    /// A whole number below 2³².
    pub(crate) fn as_number(self) -> Option<u32> {
        let mut number: u32 = 0;
        for byte in self.0.bytes() {
            let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
            number = number.checked_mul(10)?.checked_add(digit)?;
        }
        Some(number)
    }

    fn find(self, name: &str) -> Option<Value<'a>> {
        let mut parts = self.parts();
        while self.0.starts_with('{')
            && let (Some(key), Some(value)) = (parts.next(), parts.next())
        {
            let key = key
                .0
                .strip_prefix('"')
                .and_then(|key| key.strip_suffix('"'));
            if key == Some(name) {
                return (value.0 != "null").then_some(value);
            }
        }
        None
    }

    /// What stands between the brackets: values, or names and values in turn.
    pub(crate) fn parts(self) -> Parts<'a> {
        Parts(
            self.0
                .get(1..self.0.len().saturating_sub(1))
                .unwrap_or_default(),
        )
    }
}

/// The values between two brackets.
pub(crate) struct Parts<'a>(&'a str);

impl<'a> Iterator for Parts<'a> {
    type Item = Value<'a>;

    /// The next value ends with the comma or colon that stands in no text and no brackets.
    fn next(&mut self) -> Option<Value<'a>> {
        let mut depth = 0_usize;
        let mut is_text = false;
        let mut end = 0;
        while let Some(&byte) = self.0.as_bytes().get(end) {
            match byte {
                b'\\' if is_text => end += 1,
                b'"' => is_text = !is_text,
                _ if is_text => {}
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth = depth.saturating_sub(1),
                b',' | b':' if depth == 0 => break,
                _ => {}
            }
            end += 1;
        }
        let value = self.0.get(..end).unwrap_or(self.0).trim();
        self.0 = self.0.get(end + 1..).unwrap_or_default();
        (!value.is_empty()).then_some(Value(value))
    }
}

/// The character of four hexadecimal digits. A half of a pair, which stands alone where there is an
/// escape, is no character.
fn unicode(digits: &str) -> char {
    let code = digits
        .chars()
        .try_fold(0, |code, digit| Some(code * 16 + digit.to_digit(16)?));
    code.and_then(char::from_u32)
        .unwrap_or(char::REPLACEMENT_CHARACTER)
}
