//! A UCI engine that is asked about single positions.

use std::time::Duration;

use anyhow::{Result, anyhow};

use super::{EngineConfig, process::EngineProcess, uci::Uci};
use crate::command_line::split_command;

/// The time that an answer may take.
const TIMEOUT: Duration = Duration::from_mins(1);

#[derive(Debug)]
pub struct AnalysisEngine {
    name: String,
    uci: Uci,
}

impl AnalysisEngine {
    /// Starts the engine of a command, in which `micro-max` is the native binary of this workspace, and
    /// sets its options.
    pub fn start(command: &str, options: &[(String, String)]) -> Result<Self> {
        let config = EngineConfig::new(command, split_command(command)?, []).build()?;
        let process = EngineProcess::spawn(&config.command)?;
        let uci = Uci::start(process, options, None)
            .map_err(|failure| anyhow!("{command}: {failure}"))?;
        Ok(Self {
            name: command.to_owned(),
            uci,
        })
    }

    /// Sends commands, of which the last starts a search, and returns the lines of the answer; the
    /// last is `bestmove`.
    pub fn ask(&mut self, commands: &[&str]) -> Result<Vec<String>> {
        self.uci
            .ask(commands, TIMEOUT)
            .map_err(|failure| anyhow!("{}: {failure}", self.name))
    }
}
