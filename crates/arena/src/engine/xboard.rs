//! The driver of engines with the `XBoard` protocol, version 2.

mod features;
mod reply;
mod setup;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};

use super::{
    driver::{Driver, ResultClaim, SearchRequest, SearchResult},
    failure::{Failure, FailureKind},
    pacer::{ClockFactor, Pacer},
    process::EngineProcess,
};
use crate::{
    protocol::Protocol,
    referee::Referee,
    time_control::{Clocks, TimeControl},
    variant_game::VariantGame,
};
use features::Features;
use reply::{Reply, is_refusal, parse_claim, parse_reply, parse_thinking};

/// The time to wait for `feature` lines; older engines send none.
const FEATURES_TIMEOUT: Duration = Duration::from_secs(2);
const PONG_TIMEOUT: Duration = Duration::from_secs(10);

/// An `XBoard` engine, kept in force mode between its moves so that it never ponders.
pub(super) struct XBoard {
    process: EngineProcess,
    features: Features,
    /// The game; `None` for chess.
    variant: Option<Arc<VariantGame>>,
    pacer: Pacer,
    /// The number of moves of the game that the engine has received.
    moves_sent: usize,
    /// Whether `level` was sent in this game.
    level_sent: bool,
    pings_sent: u32,
}

impl XBoard {
    /// Performs the handshake and sets the options.
    pub(super) fn start(
        process: EngineProcess,
        options: &[(String, String)],
        clock_factor: ClockFactor,
        variant: Option<&Arc<VariantGame>>,
    ) -> Result<Self> {
        let mut engine = Self {
            process,
            features: Features::default(),
            variant: variant.cloned(),
            pacer: Pacer::new(clock_factor),
            moves_sent: 0,
            level_sent: false,
            pings_sent: 0,
        };
        engine
            .handshake(options)
            .and_then(|()| engine.check_variant())
            .map_err(|failure| anyhow!("{failure}"))?;
        Ok(engine)
    }

    fn handshake(&mut self, options: &[(String, String)]) -> Result<(), Failure> {
        self.process.send("xboard")?;
        self.process.send("protover 2")?;
        let mut features = Features::default();
        let done = self
            .process
            .wait_for(FEATURES_TIMEOUT, |line| features.parse(line).then_some(()));
        match done {
            Err(failure) if failure.kind == FailureKind::Disconnected => return Err(failure),
            _ => self.features = features,
        }
        for (name, value) in options {
            let line = match name.as_str() {
                "memory" | "cores" => format!("{name} {value}"),
                _ => format!("option {name}={value}"),
            };
            self.process.send(&line)?;
        }
        Ok(())
    }

    /// Selects the game after `new`; chess needs no command.
    fn send_variant(&mut self) -> Result<(), Failure> {
        let Some(game) = &self.variant else {
            return Ok(());
        };
        let commands = self
            .features
            .commands_for(game)
            .map_err(|detail| FailureKind::Unsupported.with_detail(detail))?;
        for command in commands {
            self.process.send(&command)?;
        }
        Ok(())
    }

    /// Selects the game once, to compare the engine's initial position with the referee's before
    /// any game is played.
    fn check_variant(&mut self) -> Result<(), Failure> {
        let Some(game) = self.variant.clone() else {
            return Ok(());
        };
        self.process.send("new")?;
        self.send_variant()?;
        self.process.send("force")?;
        let mut checked = Ok(());
        self.ping(|line| {
            if line.starts_with("setup ") {
                checked = setup::check(line, &game);
            } else if line.starts_with("Error") || line.ends_with("not supported") {
                checked = Err(format!("the variant {}; it reports: {line}", game.name()));
            }
        })?;
        checked.map_err(|detail| FailureKind::Unsupported.with_detail(detail))
    }

    /// Sends the moves that the engine has not received yet, and returns the last move.
    fn send_moves(&mut self, game: &dyn Referee) -> Result<Option<String>, Failure> {
        let command = if self.features.usermove {
            "usermove "
        } else {
            ""
        };
        let mut moves = game.moves(Protocol::XBoard);
        for played in moves.iter().skip(self.moves_sent) {
            self.process.send(&format!("{command}{played}"))?;
        }
        self.moves_sent = moves.len();
        Ok(moves.pop())
    }

    /// Sends the limit of a search. Returns the clock if it replaces a time per move.
    fn send_limit(&mut self, request: &SearchRequest<'_>) -> Result<Option<u64>, Failure> {
        match request.time_control {
            TimeControl::Depth(depth) => self.process.send(&format!("sd {depth}"))?,
            TimeControl::Nodes(_) => {
                return Err(FailureKind::Unsupported.with_detail("a node limit under XBoard"));
            }
            TimeControl::MoveTime(ms) => {
                let clock_ms = self.pacer.clock_ms(ms);
                self.send_clocks(clock_ms, clock_ms)?;
                return Ok(Some(clock_ms));
            }
            TimeControl::Clock { .. } => {
                let own = request.game.turn();
                let remaining_ms = |color| {
                    request
                        .clocks
                        .map_or(0, |clocks: &Clocks| clocks.remaining_ms(color))
                };
                self.send_clocks(remaining_ms(own), remaining_ms(own.other()))?;
            }
        }
        Ok(None)
    }

    fn send_clocks(&mut self, own_ms: u64, opponent_ms: u64) -> Result<(), Failure> {
        // The unit is a centisecond.
        self.process.send(&format!("time {}", own_ms / 10))?;
        self.process.send(&format!("otim {}", opponent_ms / 10))
    }

    fn send_level(&mut self, time_control: TimeControl) -> Result<(), Failure> {
        let (base_ms, increment_ms) = match time_control {
            TimeControl::Clock {
                base_ms,
                increment_ms,
            } => (base_ms, increment_ms),
            TimeControl::MoveTime(ms) => (self.pacer.clock_ms(ms), 0),
            TimeControl::Nodes(_) | TimeControl::Depth(_) => return Ok(()),
        };
        self.process.send(&level_command(base_ms, increment_ms))
    }

    /// Waits until the engine has handled all commands, if it supports `ping`, and reads its lines.
    fn ping(&mut self, mut read: impl FnMut(&str)) -> Result<(), Failure> {
        if !self.features.ping {
            return Ok(());
        }
        self.pings_sent += 1;
        let pong = format!("pong {}", self.pings_sent);
        self.process.send(&format!("ping {}", self.pings_sent))?;
        self.process.wait_for(PONG_TIMEOUT, |line| {
            read(line);
            (line == pong).then_some(())
        })
    }
}

impl Driver for XBoard {
    fn protocol(&self) -> Protocol {
        Protocol::XBoard
    }

    fn new_game(&mut self, game: &dyn Referee) -> Result<(), Failure> {
        self.process.send("new")?;
        self.send_variant()?;
        for line in ["force", "post", "easy"] {
            self.process.send(line)?;
        }
        self.moves_sent = 0;
        self.level_sent = false;
        if let Some(fen) = game.start_fen() {
            if !self.features.setboard {
                return Err(FailureKind::Unsupported.with_detail("setboard"));
            }
            self.process.send(&format!("setboard {fen}"))?;
        }
        // The moves are sent now, so that handling them does not count towards the first search.
        self.send_moves(game)?;
        let mut refusal = None;
        self.ping(|line| refusal = refusal.take().or_else(|| refusal_of_opening(line, game)))?;
        refusal.map_or(Ok(()), Err)
    }

    fn search(&mut self, request: &SearchRequest<'_>) -> Result<SearchResult, Failure> {
        let last_move = self.send_moves(request.game)?;
        if !self.level_sent {
            self.send_level(request.time_control)?;
            self.level_sent = true;
        }
        let clock_ms = self.send_limit(request)?;
        self.process.send("go")?;
        let start = Instant::now();
        let mut result = SearchResult {
            clock_ms,
            ..SearchResult::default()
        };
        let own = request.game.turn();
        let reply = self.process.wait_for(request.timeout, |line| {
            parse_thinking(line, &mut result);
            parse_reply(line, own, last_move.as_deref())
        })?;
        if let (TimeControl::MoveTime(ms), Some(clock_ms)) = (request.time_control, clock_ms) {
            self.pacer.record(ms, clock_ms, start.elapsed());
        }
        match reply {
            Reply::Move(text) => {
                self.moves_sent += 1;
                self.process.send("force")?;
                result.best_move = Some(text);
                Ok(result)
            }
            Reply::Resign => Ok(result),
            Reply::Claim(line) => {
                Err(FailureKind::NoMove.with_detail(format!("{line}, but the game is not over")))
            }
            Reply::RefusedMove(line) => Err(FailureKind::RefusedMove.with_detail(format!(
                "{line}, but the move is legal; the position is {}",
                request.game.fen()
            ))),
        }
    }

    fn conclude(&mut self, game: &dyn Referee) -> Result<Option<ResultClaim>, Failure> {
        if !self.features.ping {
            return Ok(None);
        }
        let last_move = self.send_moves(game)?;
        let mut claim = None;
        let mut refusal = None;
        self.ping(|line| {
            claim = parse_claim(line).or(claim.take());
            if is_refusal(line, last_move.as_deref()) {
                refusal = Some(line.to_owned());
            }
        })?;
        match refusal {
            Some(line) => Err(FailureKind::RefusedMove.with_detail(line)),
            None => Ok(claim),
        }
    }
}

/// Returns the failure if the engine complains about a move of the opening.
fn refusal_of_opening(line: &str, game: &dyn Referee) -> Option<Failure> {
    let moves = game.moves(Protocol::XBoard);
    let is_complaint = moves.iter().any(|played| is_refusal(line, Some(played)));
    is_complaint.then(|| FailureKind::RefusedMove.with_detail(format!("{line} in the opening")))
}

/// The command `level MOVES MINUTES:SECONDS INCREMENT`, with the increment in seconds.
fn level_command(base_ms: u64, increment_ms: u64) -> String {
    let seconds = base_ms.div_ceil(1000);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let increment = match (increment_ms / 1000, increment_ms % 1000) {
        (whole, 0) => format!("{whole}"),
        (whole, thousandths) => format!("{whole}.{thousandths:03}"),
    };
    format!("level 0 {minutes}:{seconds:02} {increment}")
}

#[cfg(test)]
mod tests {
    use super::level_command;

    #[test]
    fn the_level_command_has_minutes_and_a_fractional_increment() {
        assert_eq!(level_command(90_000, 10), "level 0 1:30 0.010");
        assert_eq!(level_command(3_000, 2_000), "level 0 0:03 2");
    }
}
