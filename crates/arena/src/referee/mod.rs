//! The referee of a game, which applies the rules of chess or of a game of the crate `variants`.

mod chess;
mod recorded_game;
mod variant;
mod xboard_notation;

use std::fmt::Debug;

use engine::Score;
use game::{Color, pgn::GameResult};

use crate::protocol::Protocol;
pub(crate) use chess::ChessReferee;
pub(crate) use variant::VariantReferee;

/// A game in progress, with its history.
pub(crate) trait Referee: Debug + Send + Sync {
    fn copy(&self) -> Box<dyn Referee>;

    fn turn(&self) -> Color;

    fn fen(&self) -> String;

    /// The position in which the game began; `None` if it is the initial position of the rules.
    fn start_fen(&self) -> Option<String>;

    fn plies(&self) -> usize;

    /// The moves played, in the notation of a protocol.
    fn moves(&self, protocol: Protocol) -> Vec<String>;

    fn is_check(&self) -> bool;

    /// The legal moves, in UCI notation and a deterministic order.
    fn legal_moves(&self) -> Vec<String>;

    /// Plays a move written in the notation of a protocol.
    ///
    /// # Errors
    /// The move is illegal or cannot be parsed; the text includes the move and the position.
    fn play(&mut self, text: &str, protocol: Protocol) -> Result<(), String>;

    /// White's score in centipawns, from a search of a few thousand nodes.
    fn score_cp(&self) -> i32;

    /// The verdict, if the game is over; this includes draws that a player may claim.
    fn outcome(&self) -> Option<Verdict>;

    fn pgn(&self, result: GameResult, tags: Vec<(String, String)>) -> String;
}

/// The end of a game by its rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub(crate) result: GameResult,
    /// The reason in words, such as `checkmate`.
    pub(crate) reason: String,
}

/// The node limit of the search for [`Referee::score_cp`].
const SCORE_NODES: u64 = 3_000;

/// The score of a mate in a search, in centipawns.
const MATE_CP: i32 = 30_000;

/// Converts the score of a search to centipawns from White's perspective.
fn white_score_cp(score: Option<Score>, turn: Color) -> i32 {
    let score = match score {
        None => 0,
        Some(Score::Cp(cp)) => cp,
        Some(Score::Mate(moves)) => MATE_CP * moves.signum(),
    };
    match turn {
        Color::White => score,
        Color::Black => -score,
    }
}

pub(crate) const fn win(color: Color) -> GameResult {
    match color {
        Color::White => GameResult::WhiteWins,
        Color::Black => GameResult::BlackWins,
    }
}
