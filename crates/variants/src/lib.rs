//! Table-driven chess variants: any board, any piece, the rules of many games.
//!
//! # Example
//!
//! ```
//! use variants::{Position, variant};
//!
//! let capablanca = variant("capablanca").ok_or("no such game")?;
//! let mut position = Position::start(&capablanca);
//! let chess_move = position.parse_move("b1c3")?;
//! position.make(chess_move);
//! assert_eq!(
//!     position.fen(),
//!     "rnabqkbcnr/pppppppppp/10/10/10/2N7/PPPPPPPPPP/R1ABQKBCNR b KQkq - 1 1"
//! );
//! assert_eq!(position.legal_moves().len(), 28);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Design
//!
//! A game is a [`Definition`]: a text that names the board, the pieces with their moves in Betza
//! notation or as rays of an `fmax.ini`, the initial position and the rules. It is compiled to a
//! [`Variant`], whose pieces are tables of [`Ray`]s. One generator follows the rays in all games. A
//! [`Position`] belongs to a variant.
//!
//! Moves are made and unmade in place, but most of them are known to be legal without being made.
//! The test for check records the squares on which its answer depends. A move that changes none of
//! these squares cannot change the answer.
//!
//! # What this crate does not know
//!
//! Time, input and output, threads, randomness, evaluation and search. **Invariant:** no `std`, no
//! dependencies but `game`, no unsafe code, and no panic on any input.

#![cfg_attr(not(test), no_std)]
#![deny(missing_docs, clippy::missing_errors_doc)]

extern crate alloc;

mod attack_table;
mod attacks;
mod betza;
mod board;
mod castling;
mod catalogue;
mod counted_kinds;
mod counting;
mod definition;
mod dependencies;
mod fen;
mod fen_error;
mod fen_repair;
mod fmax;
mod game;
mod game_position;
mod games_file;
mod gating;
mod generate;
mod geometry;
mod irregular_rays;
mod kind_info;
mod make;
mod movement;
mod moves;
mod outcome;
mod perft;
mod piece;
mod placement;
mod position;
mod premoves;
mod reach;
mod rules;
mod san;
mod square_set;
mod state;
#[cfg(test)]
mod tests;
mod uci_move;
mod variant;
mod walk;
mod zobrist;

pub use ::game::{Color, Square};

pub use self::game::Game;
pub use betza::{BetzaError, BetzaProblem, BetzaStep, BetzaSteps, Motion};
pub use catalogue::{UnknownVariant, definition, definitions, nearest_names, variant};
pub use definition::{
    Definition, DefinitionError, DefinitionProblem, Design, FirstMoveDefinition, PieceDefinition,
    PieceMoves, PromotionDefinition,
};
pub use fen_error::FenError;
pub use fen_repair::FenRepair;
pub use fmax::{
    FmaxError, FmaxGame, FmaxKind, FmaxProblem, RayError, RayProblem, compile_fmax, read_fmax,
};
pub use games_file::{GamesFileError, read_games};
pub use generate::Filter;
pub use geometry::{Geometry, MAX_SIDE, MIN_SIDE, Step};
pub use kind_info::{FirstMove, KindInfo, Royalty, Sides};
pub use make::Undo;
pub use movement::{Condition, Hop, Obstacle, Path, PathState, Ray, Shape};
pub use moves::{Action, CastlingSide, Gate, Move};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use piece::{Kind, KindSet, MAX_KINDS, Piece};
pub use position::Position;
pub use reach::Reach;
pub use rules::{
    BareKing, Castling, Counting, Extinction, GeneralRules, Goal, Hand, Promotion, PromotionChoice,
    Rules, Stalemate, Value,
};
pub use square_set::{SquareSet, Squares};
pub use variant::Variant;
