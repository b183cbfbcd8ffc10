//! Chess as values: positions, moves, games and their notations.
//!
//! # Example
//!
//! ```
//! use rules::{Game, Position};
//!
//! // A position is a value.
//! let mut position = Position::start();
//! let pawn_move = position.parse_move("e4")?;
//! position.play(pawn_move)?;
//! assert_eq!(
//!     position.to_string(),
//!     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
//! );
//! assert_eq!(position.legal_moves().len(), 20);
//!
//! // A game also has a history, and so an outcome.
//! let mut game = Game::new(Position::start());
//! for san in ["f3", "e5", "g4", "Qh4#"] {
//!     game.play(game.position().parse_move(san)?)?;
//! }
//! let outcome = game.outcome().ok_or("the game is not over")?;
//! assert_eq!(outcome.to_string(), "checkmate, black wins");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//!
//! [`Position`] is a 0x88 board and the other fields of a FEN; [`Square`] explains 0x88. Moves are
//! made and unmade in place ([`Position::make`], [`Position::unmake`]). Checks and pins are
//! computed once for each position, so legal moves are generated without making them. [`Game`] adds
//! the history on which repetitions depend. Text is parsed by `FromStr` and the `parse_…` methods,
//! each with its own error type.
//!
//! # What this crate does not know
//!
//! Time, input and output, threads, randomness, evaluation and search.
//! **Invariant:** no `std`, no dependencies but `game`, no unsafe code, and no panic on any input.

#![cfg_attr(not(test), no_std)]
#![deny(missing_docs, clippy::missing_errors_doc)]

extern crate alloc;

mod attacks;
mod bitboard;
mod board;
mod castling;
mod castling_way;
mod check_info;
mod chess960;
mod draw_rules;
mod fen;
mod fen_error;
mod fen_repair;
mod game;
mod game_position;
mod generate;
mod make;
mod moves;
mod outcome;
mod packed_game;
mod perft;
mod piece;
mod position;
mod premoves;
mod role;
mod san;
mod setup_error;
mod side;
mod square;
mod uci;
mod validate;
mod zobrist;

pub use ::game::{Color, DrawClaim, excerpt, parse_digits, splitmix64};

pub use self::game::Game;
pub use castling::{CastlingRights, CastlingSide, king_square, rook_square};
pub use castling_way::CastlingWay;
pub use fen_error::{FenError, ParseFenError};
pub use fen_repair::FenRepair;
pub use make::Undo;
pub use moves::{IllegalMoveError, Move};
pub use outcome::Outcome;
pub use packed_game::{UnpackError, pack, unpack};
pub use perft::perft;
pub use piece::Piece;
pub use position::Position;
pub use role::Role;
pub use setup_error::SetupError;
pub use square::{ParseSquareError, Square};
pub use uci::ParseUciMoveError;
