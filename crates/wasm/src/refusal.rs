//! Why a question gets no answer.

use std::fmt;

/// A sentence about what is wrong with a question, or with its chess.
#[derive(Debug)]
pub(crate) struct Refusal(String);

impl Refusal {
    /// The sentence of an error.
    pub(crate) fn new(error: impl fmt::Display) -> Refusal {
        Refusal(error.to_string())
    }

    /// A sentence that is made of parts.
    pub(crate) fn of(parts: &[&str]) -> Refusal {
        let mut sentence = String::new();
        for part in parts {
            sentence.push_str(part);
        }
        Refusal(sentence)
    }

    /// A field is missing, or something else than is wanted: `no text`.
    pub(crate) fn field(name: &str, fault: &str) -> Refusal {
        Refusal::of(&["the field '", name, "' is ", fault])
    }

    /// The same sentence, with the place before it: `move 3`.
    pub(crate) fn at(&self, thing: &str, number: usize) -> Refusal {
        Refusal::of(&[thing, " ", &number.to_string(), ": ", &self.0])
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
