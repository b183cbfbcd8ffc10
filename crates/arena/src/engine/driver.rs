//! The interface of the drivers, one for each protocol.

use std::time::Duration;

use game::pgn::GameResult;

use super::failure::Failure;
use crate::{
    protocol::Protocol,
    referee::Referee,
    time_control::{Clocks, TimeControl},
};

pub(super) const START_TIMEOUT: Duration = Duration::from_secs(20);

/// A position to search and its limits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchRequest<'a> {
    pub(crate) game: &'a dyn Referee,
    pub(crate) time_control: TimeControl,
    /// The clocks, under [`TimeControl::Clock`].
    pub(crate) clocks: Option<&'a Clocks>,
    /// The time after which the engine counts as stalled.
    pub(crate) timeout: Duration,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SearchResult {
    /// The move in the engine's notation; `None` if it resigns.
    pub(crate) best_move: Option<String>,
    /// The engine's score in centipawns, for the side to move.
    pub(crate) score_cp: Option<i32>,
    /// The depth in plies.
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    /// The clock sent to the engine in place of a time per move.
    pub(crate) clock_ms: Option<u64>,
}

/// A result that an engine announces at the end of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ResultClaim {
    pub(crate) result: GameResult,
    /// The text sent by the engine.
    pub(crate) text: String,
}

/// Communicates with an engine in one protocol.
pub(super) trait Driver: Send {
    fn protocol(&self) -> Protocol;

    fn new_game(&mut self, game: &dyn Referee) -> Result<(), Failure>;

    fn search(&mut self, request: &SearchRequest<'_>) -> Result<SearchResult, Failure>;

    /// Sends the last move of a finished game, and returns the result that the engine announces, if
    /// any.
    fn conclude(&mut self, game: &dyn Referee) -> Result<Option<ResultClaim>, Failure>;
}
