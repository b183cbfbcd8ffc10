//! The game of a session: its start, its moves, and its position.

mod chess;
mod game_setup;
#[cfg(feature = "fairy")]
mod variant;

use alloc::string::String;

use engine::Score;
use rules::Color;

use crate::any_move::AnyMove;
use crate::perft::Perft;

pub use chess::ChessSetup;
pub use game_setup::{AnyPosition, GameSetup};
#[cfg(feature = "fairy")]
pub use variant::VariantSetup;

/// The message for a search in a position without legal moves.
const NO_LEGAL_MOVE: &str = "there is no legal move";

/// A game in progress: a start, moves, and the position after them.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "fairy",
    expect(clippy::large_enum_variant, reason = "a session has one, in a box")
)]
pub enum Setup {
    /// A game of chess or Chess960.
    Chess(ChessSetup),
    /// A game of a variant.
    #[cfg(feature = "fairy")]
    Variant(VariantSetup),
}

/// Evaluates an expression with the game of any variant of [`Setup`].
macro_rules! with_game {
    ($setup:expr, $game:ident => $result:expr) => {
        match $setup {
            crate::setup::Setup::Chess($game) => $result,
            #[cfg(feature = "fairy")]
            crate::setup::Setup::Variant($game) => $result,
        }
    };
}
pub(crate) use with_game;

impl Setup {
    /// The start of chess.
    pub fn chess() -> Setup {
        Setup::Chess(ChessSetup::default())
    }

    /// The game, if it is chess.
    #[cfg_attr(
        not(feature = "fairy"),
        expect(
            clippy::unnecessary_wraps,
            reason = "there are other games with the feature"
        )
    )]
    pub(crate) fn as_chess(&self) -> Option<&ChessSetup> {
        match self {
            Setup::Chess(chess) => Some(chess),
            #[cfg(feature = "fairy")]
            Setup::Variant(_) => None,
        }
    }

    /// Whether another setup is of the same game.
    #[cfg(feature = "fairy")]
    pub(crate) fn is_same_game(&self, other: &Setup) -> bool {
        match (self, other) {
            (Setup::Chess(_), Setup::Chess(_)) => true,
            (Setup::Variant(one), Setup::Variant(other)) => {
                alloc::sync::Arc::ptr_eq(one.variant(), other.variant())
            }
            _ => false,
        }
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Color {
        with_game!(self, game => game.turn())
    }

    /// The number of moves played.
    pub(crate) fn ply(&self) -> usize {
        with_game!(self, game => game.moves.len())
    }

    /// Whether there is a legal move.
    pub(crate) fn has_legal_move(&self) -> bool {
        with_game!(self, game => game.has_legal_move())
    }

    /// Whether there is exactly one legal move.
    pub(crate) fn has_one_legal_move(&self) -> bool {
        with_game!(self, game => game.position.legal_moves().len() == 1)
    }

    /// The first legal move, if any.
    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        with_game!(self, game => game.first_legal_move())
    }

    /// Parses a legal move in UCI notation.
    pub(crate) fn parse_uci(&self, text: &str) -> Option<AnyMove> {
        with_game!(self, game => game.parse_uci(text))
    }

    /// Plays a move if it is legal; returns whether it is.
    pub(crate) fn play(&mut self, wanted: AnyMove) -> bool {
        with_game!(self, game => game.play(wanted))
    }

    /// Takes back a number of moves, at most those played.
    pub(crate) fn take_back(&mut self, count: usize) {
        with_game!(self, game => game.take_back(count));
    }

    /// The moves of a line in SAN, each after a space, up to the first illegal move.
    pub(crate) fn san_line(&self, line: &[AnyMove]) -> String {
        with_game!(self, game => game.san_line(line))
    }

    /// A message that there is no legal move, with the result of the game.
    pub(crate) fn end_without_moves(&self) -> String {
        with_game!(self, game => game.end_without_moves())
    }

    /// The score of the position, which has no legal moves, from the side to move.
    pub(crate) fn final_score(&self) -> Score {
        with_game!(self, game => game.final_score())
    }

    /// A text with the board from White's side, the FEN (Shredder-FEN in Chess960), the key,
    /// whether it is check, and the number of legal moves.
    pub(crate) fn draw(&self, is_chess960: bool) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = with_game!(self, game => game.draw(is_chess960, &mut text));
        text
    }

    /// A perft of some plies, at least 1, whose moves may be written as in Chess960.
    pub(crate) fn perft(&self, depth: u32, is_chess960: bool) -> Perft {
        with_game!(self, game => game.perft(depth, is_chess960))
    }
}
