//! Chess as values: positions, moves, games and their notations.
//!
//! # Example
//!
//! ```
//! use rules::{Game, Position};
//!
//! // A position is a value: read it, ask it, play on it.
//! let mut position = Position::start();
//! let pawn_move = position.parse_san("e4")?;
//! position.play(pawn_move)?;
//! assert_eq!(
//!     position.to_string(),
//!     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
//! );
//! assert_eq!(position.legal_moves().len(), 20);
//!
//! // A game remembers its moves, and so knows how it ends.
//! let mut game = Game::new(Position::start());
//! for san in ["f3", "e5", "g4", "Qh4#"] {
//!     game.play(game.position().parse_san(san)?)?;
//! }
//! let outcome = game.outcome().ok_or("the game goes on")?;
//! assert_eq!(outcome.to_string(), "checkmate, black wins");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it is built
//!
//! [`Position`] is a 0x88 board with what a FEN says beside it; [`Square`] explains 0x88. Moves are
//! made and taken back in place ([`Position::make`], [`Position::unmake`]); legal moves come from
//! pins and checks found once for each position, not from trying each move. [`Game`] adds what a
//! position alone cannot know: repetition. Text enters through `FromStr` and the `parse_…` methods,
//! and each says what is wrong in an error of its own.
//!
//! # What this crate does not know
//!
//! Time, input and output, threads, randomness, evaluation, and how to look for a good move.
//! **Invariant:** no `std`, no dependencies, no unsafe code, and no input on which it panics.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod attacks;
mod board;
mod castling;
mod check_info;
mod color;
mod decimal;
mod excerpt;
mod fen;
mod fen_error;
mod game;
mod generate;
mod make;
mod material;
mod move_list;
mod moves;
mod outcome;
mod perft;
pub mod pgn;
mod piece;
mod position;
mod premoves;
mod role;
mod san;
mod san_text;
mod setup_error;
mod splitmix64;
mod square;
mod square_set;
mod uci;
mod validate;
mod zobrist;

pub use castling::{CastlingRights, CastlingSide};
pub use color::Color;
pub use decimal::{read_decimal, write_decimal};
pub use excerpt::excerpt;
pub use fen_error::{FenError, ParseFenError};
pub use game::Game;
pub use make::Undo;
pub use move_list::MoveList;
pub use moves::{IllegalMoveError, Move};
pub use outcome::{DrawClaim, Outcome};
pub use perft::perft;
pub use piece::Piece;
pub use position::Position;
pub use role::Role;
pub use san::{ParseSanError, SanError};
pub use setup_error::SetupError;
pub use splitmix64::splitmix64;
pub use square::{ParseSquareError, Square};
pub use uci::{ParseUciMoveError, UciMoveError};
