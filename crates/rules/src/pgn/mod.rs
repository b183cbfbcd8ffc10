//! PGN: recorded games as text.
//!
//! [`scan_games`] looks a text with any number of games over, [`Record::read`] reads one of them and
//! checks its moves, [`Record::write`] writes it. Of what stands beside the moves are read and
//! written: comments, glyphs (NAGs), variations to any depth, and the commands `[%cal …]`,
//! `[%csl …]` and `[%clk …]` in comments.

mod comment;
mod error;
mod game_tokens;
mod lines;
mod reader;
mod record;
mod scan;
mod tokens;
mod writer;

pub use error::PgnError;
pub use record::{Annotations, GameResult, Mark, MarkColor, Node, Record};
pub use scan::{GameScanner, ScannedGame, scan_games};
