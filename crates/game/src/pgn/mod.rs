//! Portable Game Notation (PGN).
//!
//! [`scan_games`] lists the games of a text, [`Record::read`] parses one of them including its
//! moves, [`Record::write`] writes it. [`Record`] is generic over the position type, so it supports
//! chess and its variants. Comments, numeric annotation glyphs (NAGs), nested variations and the
//! commands `[%cal …]`, `[%csl …]` and `[%clk …]` in comments are supported.

mod comment;
mod error;
mod game_scanner;
mod game_tokenizer;
mod line_wrapper;
mod reader;
mod record;
mod result;
mod symbols;
mod tokenizer;
mod unread;
mod writer;

use crate::move_error::MoveError;
use crate::position::Position;

pub use error::{PgnError, PgnErrorKind, PgnSyntaxError};
pub use game_scanner::{GameScanner, ScannedGame, scan_games};
pub use reader::PartlyRead;
pub use record::{Annotations, Mark, MarkColor, Node, NotPlayable, Record};
pub use result::GameResult;
pub use unread::Unread;

/// Why a game with positions of type `P` cannot be read, and where.
pub type ReadError<P> = PgnError<PgnErrorKind<<P as Position>::FenError, MoveError>>;
