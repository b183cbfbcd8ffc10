//! An engine process in a match, with either protocol.

mod analysis;
mod driver;
mod failure;
mod pacer;
mod process;
mod uci;
mod xboard;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::{protocol::Protocol, referee::Referee, revision, variant_game::VariantGame};
pub use analysis::AnalysisEngine;
use driver::Driver;
pub(crate) use driver::{ResultClaim, SearchRequest, SearchResult};
pub(crate) use failure::{Failure, FailureKind};
pub(crate) use pacer::{ClockFactor, DEFAULT_CLOCK_FACTOR};
use process::EngineProcess;
use uci::Uci;
use xboard::XBoard;

/// The time to wait for `uciok` before trying `XBoard`.
const DETECTION_TIMEOUT: Duration = Duration::from_secs(3);

/// How an engine is started.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EngineConfig {
    pub(crate) name: String,
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    pub(crate) options: Vec<(String, String)>,
    /// `None` to detect it.
    pub(crate) protocol: Option<Protocol>,
    /// The clock of an `XBoard` engine, which has no limit for a single move. `None` for the
    /// default of the match.
    pub(crate) clock_factor: Option<ClockFactor>,
}

impl EngineConfig {
    /// A program whose protocol is detected.
    pub(crate) fn new<const COUNT: usize>(
        name: &str,
        command: Vec<String>,
        options: [(&str, String); COUNT],
    ) -> Self {
        Self {
            name: name.to_owned(),
            command,
            options: options.map(|(name, value)| (name.to_owned(), value)).into(),
            protocol: None,
            clock_factor: None,
        }
    }

    /// Builds the program if it is micro-Max, and names the binary in the command.
    pub(crate) fn build(mut self) -> Result<Self> {
        if let Some(program) = self.command.first_mut() {
            *program = revision::resolve_program(program)?;
        }
        Ok(self)
    }
}

/// An engine that plays games, and is restarted after a failure.
pub(crate) struct Engine {
    config: EngineConfig,
    /// The game that it plays; `None` for chess.
    variant: Option<Arc<VariantGame>>,
    protocol: Protocol,
    /// `None` after a failure.
    driver: Option<Box<dyn Driver>>,
}

impl Engine {
    /// Starts the process and detects its protocol.
    pub(crate) fn start(config: &EngineConfig, variant: Option<&Arc<VariantGame>>) -> Result<Self> {
        let driver = connect(config, variant)?;
        Ok(Self {
            config: config.clone(),
            variant: variant.cloned(),
            protocol: driver.protocol(),
            driver: Some(driver),
        })
    }

    pub(crate) const fn protocol(&self) -> Protocol {
        self.protocol
    }

    pub(crate) fn name(&self) -> &str {
        &self.config.name
    }

    /// Prepares for a game. The inner result is an error if the engine fails to do so.
    pub(crate) fn new_game(&mut self, game: &dyn Referee) -> Result<Result<(), Failure>> {
        if self.driver.is_none() {
            self.driver = Some(connect(&self.config, self.variant.as_ref())?);
        }
        Ok(self.call(|driver| driver.new_game(game)))
    }

    /// Runs a search and measures its duration. Ends the process of an engine that fails.
    pub(crate) fn search(
        &mut self,
        request: &SearchRequest<'_>,
    ) -> Result<(SearchResult, Duration), Failure> {
        let start = Instant::now();
        let result = self.call(|driver| driver.search(request))?;
        Ok((result, start.elapsed()))
    }

    /// Returns the result that the engine announces for a finished game, if any. Fails if the
    /// engine refuses the last move. Ends the process of an engine that fails.
    pub(crate) fn conclude(&mut self, game: &dyn Referee) -> Result<Option<ResultClaim>, Failure> {
        self.call(|driver| driver.conclude(game))
    }

    /// Ends the process; the next game starts a new one.
    pub(crate) fn disconnect(&mut self) {
        self.driver = None;
    }

    fn call<T>(
        &mut self,
        call: impl FnOnce(&mut dyn Driver) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let Some(driver) = &mut self.driver else {
            return Err(FailureKind::Disconnected.with_detail(""));
        };
        let result = call(driver.as_mut());
        if result.is_err() {
            self.disconnect();
        }
        result
    }
}

fn connect(config: &EngineConfig, variant: Option<&Arc<VariantGame>>) -> Result<Box<dyn Driver>> {
    let mut process = EngineProcess::spawn(&config.command)?;
    let speaks_uci = match config.protocol {
        Some(protocol) => protocol == Protocol::Uci,
        None => answers_uci(&mut process),
    };
    if speaks_uci {
        return Ok(Box::new(Uci::start(process, &config.options, variant)?));
    }
    if config.protocol.is_none() {
        // An engine that does not know `uci` may be in an undefined state after the detection.
        process = EngineProcess::spawn(&config.command)?;
    }
    let clock_factor = config.clock_factor.unwrap_or(match variant {
        Some(_) => ClockFactor::Adaptive,
        None => ClockFactor::Fixed(DEFAULT_CLOCK_FACTOR),
    });
    let driver = XBoard::start(process, &config.options, clock_factor, variant)?;
    Ok(Box::new(driver))
}

fn answers_uci(process: &mut EngineProcess) -> bool {
    process.send("uci").is_ok()
        && process
            .wait_for(DETECTION_TIMEOUT, |line| (line == "uciok").then_some(()))
            .is_ok()
}
