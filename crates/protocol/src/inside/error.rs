use alloc::string::String;
use core::error::Error;
use core::fmt;

use engine::classic::TableError;

/// Why a question about the inside of Classic has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InsideError {
    /// A word is not a number in its range.
    Number {
        /// The word.
        found: String,
        /// The minimum.
        min: i64,
        /// The maximum.
        max: u64,
    },
    /// There is no memory for the table.
    Table(TableError),
}

impl fmt::Display for InsideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { found, min, max } => {
                write!(f, "'{found}' is not a whole number from {min} to {max}")
            }
            Self::Table(error) => error.fmt(f),
        }
    }
}

impl Error for InsideError {}
