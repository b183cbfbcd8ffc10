//! The parts that chess and its variants share: the trait of a position, and the notations of all
//! games.
//!
//! [`Position`] is implemented by `rules::Position` and `variants::Position`. A [`Game`] is a position
//! with the moves that led to it, and has an [`Outcome`]. [`pgn`] reads and writes games of both.
//! [`Position::parse_move`] reads a move in any spelling of people and programs.
//!
//! **Invariant:** no `std`, no dependencies, no unsafe code, and no panic on any input.

#![cfg_attr(not(test), no_std)]
#![deny(missing_docs, clippy::missing_errors_doc)]

extern crate alloc;

mod coded_error;
mod color;
mod digits;
mod excerpt;
mod fen_text;
mod game;
mod move_error;
mod move_grammar;
mod move_reader;
pub mod names;
pub mod nearest;
pub mod notation;
mod outcome;
pub mod pgn;
mod piece_letters;
mod position;
mod splitmix64;
mod square;

pub use self::game::Game;
pub use coded_error::{Coded, Declaration, ErrorField, ErrorVisitor};
pub use color::Color;
pub use digits::parse_digits;
pub use excerpt::{QuotedChar, excerpt};
pub use fen_text::{IGNORED_RIGHTS, distinct_rights, fen_fields};
pub use move_error::MoveError;
pub use move_grammar::NotationScope;
pub use move_reader::{CastlingParts, MoveParts};
pub use outcome::{DrawClaim, Outcome};
pub use piece_letters::Language;
pub use position::Position;
pub use splitmix64::splitmix64;
pub use square::{ParseSquareError, Square};
