//! The referee of a game, who knows its rules: chess, or any game of the crate `variants`.

mod chess;
mod variant;
mod xboard_notation;

use std::fmt::Debug;

use engine::Score;
use game::{Color, pgn::GameResult};

use crate::engine::Protocol;
pub(crate) use chess::ChessReferee;
pub(crate) use variant::VariantReferee;

/// A game in progress, with its history.
pub(crate) trait Referee: Debug + Send + Sync {
    /// A copy that goes on independently.
    fn copy(&self) -> Box<dyn Referee>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The current position.
    fn fen(&self) -> String;

    /// The position that the game began with; none if it is the initial position of the rules.
    fn start_fen(&self) -> Option<String>;

    /// The number of moves played.
    fn plies(&self) -> usize;

    /// The moves played, as engines of a protocol write them.
    fn moves(&self, protocol: Protocol) -> Vec<String>;

    /// Whether the side to move is in check.
    fn is_check(&self) -> bool;

    /// The legal moves, in UCI notation and a deterministic order.
    fn legal_moves(&self) -> Vec<String>;

    /// Plays a move that an engine of a protocol has written.
    ///
    /// # Errors
    /// The move is illegal or cannot be parsed; the text says which, and in what position.
    fn play(&mut self, text: &str, protocol: Protocol) -> Result<(), String>;

    /// How good the position is for White, in centipawns, by a search of some thousand nodes.
    fn score_cp(&self) -> i32;

    /// How the game is over; draws that a player may claim are included.
    fn outcome(&self) -> Option<Verdict>;

    /// The game as PGN, with these tags.
    fn pgn(&self, result: GameResult, tags: Vec<(String, String)>) -> String;
}

/// How a game is over by its rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub(crate) result: GameResult,
    /// In words, such as `checkmate`.
    pub(crate) reason: String,
}

/// The nodes of a search for [`Referee::score_cp`].
const SCORE_NODES: u64 = 3_000;

/// What the mate of a search is worth, in centipawns.
const MATE_CP: i32 = 30_000;

/// The score of a search from White's side, in centipawns.
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

/// The result that a color's win is.
pub(crate) const fn win(color: Color) -> GameResult {
    match color {
        Color::White => GameResult::WhiteWins,
        Color::Black => GameResult::BlackWins,
    }
}
