//! The command `micro-max`, for any input and output.
//!
//! # Example
//!
//! ```
//! let mut shown = Vec::new();
//! cli::perft(&mut shown, &rules::Position::start(), 2)?;
//! assert!(String::from_utf8_lossy(&shown).ends_with("Nodes searched: 400\n"));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! # What this crate does not know
//!
//! Chess, search and UCI: they are in `rules`, `engine` and `protocol`. **Invariant:** when the
//! output is closed, the program ends without an error.

mod args;
mod bench;
mod console;
mod console_input;
mod inside;
mod perft;
mod uci;
mod variants;

pub use args::{ArgsError, HELP, Request, parse_args};
pub use bench::bench;
pub use console::{ConsoleSettings, console};
pub use inside::inside;
pub use perft::perft;
pub use uci::uci;
pub use variants::{check_variants, list_variants, read_games_file};
