//! An engine that speaks the protocol of `XBoard`, version 2.

use std::time::Duration;

use anyhow::{Result, anyhow};
use rules::{Color, Game, Position};

use super::{Driver, Failure, FailureKind, SearchRequest, SearchResult, process::EngineProcess};
use crate::time_control::{Clocks, TimeControl};

/// How long to wait for `feature` lines; older engines send none.
const FEATURES_TIMEOUT: Duration = Duration::from_secs(2);
const PONG_TIMEOUT: Duration = Duration::from_secs(10);

/// The features that this driver uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Features {
    usermove: bool,
    setboard: bool,
    ping: bool,
}

/// An `XBoard` engine, kept in force mode between its moves so that it never ponders.
pub(super) struct XBoard {
    process: EngineProcess,
    features: Features,
    clock_factor: u64,
    /// How many moves of the game the engine has.
    moves_sent: usize,
    /// Whether `level` was sent in this game.
    level_sent: bool,
    pings_sent: u32,
}

impl XBoard {
    /// Performs the handshake and sets the options.
    ///
    /// # Errors
    /// The process ends.
    pub(super) fn start(
        process: EngineProcess,
        options: &[(String, String)],
        clock_factor: u64,
    ) -> Result<Self> {
        let mut engine = Self {
            process,
            features: Features::default(),
            clock_factor,
            moves_sent: 0,
            level_sent: false,
            pings_sent: 0,
        };
        engine
            .handshake(options)
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

    /// Sends the moves that the engine does not have yet.
    fn send_moves(&mut self, game: &Game) -> Result<(), Failure> {
        let command = if self.features.usermove {
            "usermove "
        } else {
            ""
        };
        for played in &game.moves()[self.moves_sent..] {
            self.process.send(&format!("{command}{played}"))?;
        }
        self.moves_sent = game.moves().len();
        Ok(())
    }

    fn send_limit(&mut self, request: &SearchRequest<'_>) -> Result<(), Failure> {
        let own = request.game.position().turn();
        match request.time_control {
            TimeControl::Depth(depth) => self.process.send(&format!("sd {depth}")),
            TimeControl::Nodes(_) => {
                Err(FailureKind::Unsupported.with_detail("a node limit under XBoard"))
            }
            TimeControl::MoveTime(ms) => {
                let remaining_ms = ms * self.clock_factor;
                self.send_clocks(remaining_ms, remaining_ms)
            }
            TimeControl::Clock { .. } => {
                let remaining_ms = |color| {
                    request
                        .clocks
                        .map_or(0, |clocks: &Clocks| clocks.remaining_ms(color))
                };
                self.send_clocks(remaining_ms(own), remaining_ms(own.other()))
            }
        }
    }

    fn send_clocks(&mut self, own_ms: u64, opponent_ms: u64) -> Result<(), Failure> {
        // In centiseconds.
        self.process.send(&format!("time {}", own_ms / 10))?;
        self.process.send(&format!("otim {}", opponent_ms / 10))
    }

    fn send_level(&mut self, time_control: TimeControl) -> Result<(), Failure> {
        let (base_ms, increment_ms) = match time_control {
            TimeControl::Clock {
                base_ms,
                increment_ms,
            } => (base_ms, increment_ms),
            TimeControl::MoveTime(ms) => (ms * self.clock_factor, 0),
            TimeControl::Nodes(_) | TimeControl::Depth(_) => return Ok(()),
        };
        self.process.send(&level_command(base_ms, increment_ms))
    }

    fn ping(&mut self) -> Result<(), Failure> {
        self.pings_sent += 1;
        let pong = format!("pong {}", self.pings_sent);
        self.process.send(&format!("ping {}", self.pings_sent))?;
        self.process
            .wait_for(PONG_TIMEOUT, |line| (line == pong).then_some(()))
    }
}

impl Driver for XBoard {
    fn new_game(&mut self, game: &Game) -> Result<(), Failure> {
        for line in ["new", "force", "post", "easy"] {
            self.process.send(line)?;
        }
        self.moves_sent = 0;
        self.level_sent = false;
        if *game.start() != Position::start() {
            if !self.features.setboard {
                return Err(FailureKind::Unsupported.with_detail("setboard"));
            }
            self.process.send(&format!("setboard {}", game.start()))?;
        }
        if self.features.ping {
            self.ping()?;
        }
        Ok(())
    }

    fn search(&mut self, request: &SearchRequest<'_>) -> Result<SearchResult, Failure> {
        self.send_moves(request.game)?;
        if !self.level_sent {
            self.send_level(request.time_control)?;
            self.level_sent = true;
        }
        self.send_limit(request)?;
        self.process.send("go")?;
        let mut result = SearchResult::default();
        let own = request.game.position().turn();
        let reply = self.process.wait_for(request.timeout, |line| {
            parse_thinking(line, &mut result);
            parse_reply(line, own)
        })?;
        match reply {
            Reply::Move(text) => {
                self.moves_sent += 1;
                self.process.send("force")?;
                result.best_move = Some(text);
                Ok(result)
            }
            Reply::Resign => Ok(result),
            Reply::Refusal(line) => Err(FailureKind::NoMove.with_detail(line)),
        }
    }
}

/// `level MOVES MINUTES:SECONDS INCREMENT`, with the increment in seconds.
fn level_command(base_ms: u64, increment_ms: u64) -> String {
    let seconds = base_ms.div_ceil(1000);
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let increment = match (increment_ms / 1000, increment_ms % 1000) {
        (whole, 0) => format!("{whole}"),
        (whole, thousandths) => format!("{whole}.{thousandths:03}"),
    };
    format!("level 0 {minutes}:{seconds:02} {increment}")
}

/// What ends a search.
#[derive(Debug, PartialEq)]
enum Reply {
    Move(String),
    Resign,
    Refusal(String),
}

fn parse_reply(line: &str, own: Color) -> Option<Reply> {
    let own_loss = match own {
        Color::White => "0-1",
        Color::Black => "1-0",
    };
    let mut words = line.split_whitespace();
    match words.next()? {
        "move" => words.next().map(|text| Reply::Move(text.to_owned())),
        "resign" => Some(Reply::Resign),
        word if word == own_loss => Some(Reply::Resign),
        // The game is not over by the rules, and yet the engine claims a result.
        "1-0" | "0-1" | "1/2-1/2" => Some(Reply::Refusal(line.to_owned())),
        word if word.starts_with("Illegal") => Some(Reply::Refusal(line.to_owned())),
        _ => None,
    }
}

/// Updates the result from a thinking line: depth, score, centiseconds, nodes, variation.
fn parse_thinking(line: &str, result: &mut SearchResult) {
    let numbers: Vec<i64> = line
        .split_whitespace()
        .take(4)
        .map_while(|word| word.trim_end_matches(['.', '+', '&', '-']).parse().ok())
        .collect();
    if let [depth, score, _, nodes] = numbers[..] {
        result.depth = u32::try_from(depth).ok().or(result.depth);
        result.score_cp = i32::try_from(score).ok().or(result.score_cp);
        result.nodes = u64::try_from(nodes).ok().or(result.nodes);
    }
}

impl Features {
    /// Parses a line; true for the last one, which has `done=1`.
    fn parse(&mut self, line: &str) -> bool {
        let Some(list) = line.strip_prefix("feature ") else {
            return false;
        };
        let mut is_done = false;
        for word in list.split_whitespace() {
            match word {
                "usermove=1" => self.usermove = true,
                "setboard=1" => self.setboard = true,
                "ping=1" => self.ping = true,
                "done=1" => is_done = true,
                _ => {}
            }
        }
        is_done
    }
}

#[cfg(test)]
mod tests {
    use super::{Features, Reply, SearchResult, level_command, parse_reply, parse_thinking};
    use rules::Color;

    #[test]
    fn features_accumulate_over_lines() {
        let mut features = Features::default();
        assert!(!features.parse("feature myname=\"x y\" setboard=1 usermove=0"));
        assert!(features.parse("feature ping=1 done=1"));
        let expected = Features {
            usermove: false,
            setboard: true,
            ping: true,
        };
        assert_eq!(features, expected);
    }

    #[test]
    fn a_result_is_a_resignation_only_if_the_engine_loses() {
        assert_eq!(
            parse_reply("move e2e4", Color::White),
            Some(Reply::Move("e2e4".to_owned()))
        );
        assert_eq!(
            parse_reply("0-1 {resigns}", Color::White),
            Some(Reply::Resign)
        );
        assert!(matches!(
            parse_reply("0-1 {mates}", Color::Black),
            Some(Reply::Refusal(_))
        ));
        assert_eq!(parse_reply("3 12 0 900 e4", Color::White), None);
    }

    #[test]
    fn thinking_lines_are_parsed() {
        let mut result = SearchResult::default();
        parse_thinking(" 6.   -12     10      3055  e2e4 e7e5", &mut result);
        assert_eq!(
            (result.depth, result.score_cp, result.nodes),
            (Some(6), Some(-12), Some(3055))
        );
        parse_thinking("telluser hello", &mut result);
        assert_eq!(result.depth, Some(6));
    }

    #[test]
    fn the_level_command_has_minutes_and_a_fractional_increment() {
        assert_eq!(level_command(90_000, 10), "level 0 1:30 0.010");
        assert_eq!(level_command(3_000, 2_000), "level 0 0:03 2");
    }
}
