//! Measures playing strength: matches between engines, ratings of the levels, tactical test suites
//! and the motifs of mistakes.
#![allow(clippy::print_stdout, reason = "a command line prints its results")]

mod coaching;
pub mod command_line;
mod engine;
mod game;
mod levels;
mod lichess_scale;
mod match_options;
mod match_runner;
mod mistakes;
pub mod openings;
mod protocol;
mod random;
mod referee;
mod revision;
mod score;
#[cfg(test)]
mod scripted_engine;
mod sprt;
mod starts;
mod styles;
mod summary;
mod tactics;
mod time_control;
mod variant_game;
mod variants_report;
pub mod workspace;

pub use engine::AnalysisEngine;

use anyhow::Result;
use clap::Parser;

use coaching::CoachingOptions;
use levels::LevelsOptions;
use match_options::MatchOptions;
use styles::StylesOptions;
use tactics::TacticsOptions;

#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask", disable_help_subcommand = true)]
enum Command {
    Match(Box<MatchOptions>),
    Levels(LevelsOptions),
    Styles(StylesOptions),
    Tactics(TacticsOptions),
    Coach(CoachingOptions),
}

/// Runs the command of the command line. Returns whether it succeeded: false if, for example, an
/// engine crashed.
pub fn run() -> Result<bool> {
    match Command::parse() {
        Command::Match(options) => match_runner::run(&options),
        Command::Levels(options) => levels::run(&options),
        Command::Styles(options) => styles::run(&options).map(|()| true),
        Command::Tactics(options) => tactics::run(&options).map(|()| true),
        Command::Coach(options) => coaching::run(&options).map(|()| true),
    }
}
