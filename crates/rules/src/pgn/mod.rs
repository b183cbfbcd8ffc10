//! Portable Game Notation (PGN).
//!
//! [`scan_games`] lists the games of a text, [`Record::read`] parses one of them including its
//! moves, [`Record::write`] writes it. Comments, numeric annotation glyphs (NAGs), nested variations
//! and the commands `[%cal …]`, `[%csl …]` and `[%clk …]` in comments are supported.

mod comment;
mod error;
mod game_scanner;
mod game_tokenizer;
mod line_wrapper;
mod reader;
mod record;
mod tokenizer;
mod unread;
mod writer;

pub use error::{PgnError, PgnErrorKind};
pub use game_scanner::{GameScanner, ScannedGame, scan_games};
pub use record::{Annotations, GameResult, Mark, MarkColor, Node, Record};
pub use unread::Unread;
