//! PGN: recorded games as text.
//!
//! [`scan`] looks a text with any number of games over, [`Record::read`] reads one of them and
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
pub use record::{GameResult, Mark, Node, Notes, Paint, Record};
pub use scan::{Scan, Scanned, scan};
