//! Parts of a game that cannot be read.

use alloc::string::String;

use super::ReadError;
use crate::position::Position;

/// A part of a game that was not read because its beginning is invalid.
///
/// White space is not preserved, and braces are replaced by parentheses, so that the text can be
/// part of a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread<P: Position> {
    /// The index of the last node before the part.
    pub node: usize,
    /// The text, with its move number first if it begins with a move; empty if only the end of a
    /// variation is missing.
    pub text: String,
    /// The reason why it was not read.
    pub error: ReadError<P>,
}
