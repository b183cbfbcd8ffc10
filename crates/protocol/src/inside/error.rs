use alloc::string::String;

use engine::classic::TableError;
use game::coded_error;

coded_error! {
    /// Why a question about the inside of Classic has no answer.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum InsideError {
        /// A word is not a number in its range.
        #[error("inside-number", "'{found}' is not a whole number from {min} to {max}")]
        Number {
            /// The word.
            found: String,
            /// The minimum.
            min: i64,
            /// The maximum.
            max: u64,
        },
        /// The table cannot be created.
        Table(TableError),
    }
}
