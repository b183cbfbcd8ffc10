//! Errors in the calls of a page, which the crate `wasm` answers.

use alloc::string::String;

use game::coded_error;

coded_error! {
    /// Why a call is not valid.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CallError {
        /// A field is missing or of another type.
        #[error("invalid-field", "the field '{name}' must be {expected}")]
        Field {
            /// The name of the field.
            name: &'static str,
            /// The type that it must have, with an article.
            expected: &'static str,
        },
        /// There is no such call.
        #[error("unknown-call", "there is no call {call}")]
        UnknownCall {
            /// An excerpt of the call.
            call: String,
        },
        /// Only the inside worker answers this call.
        #[error("inside-call", "only micro-max.inside.worker.js answers the call {call}")]
        InsideCall {
            /// The call.
            call: String,
        },
    }
}
