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

use anyhow::{Result, bail};
use lexopt::{Arg::Value, Parser};

use coaching::CoachingOptions;
use levels::LevelsOptions;
use match_options::MatchOptions;
use styles::StylesOptions;
use tactics::TacticsOptions;

const HELP: &str = "\
usage: arena match A B [OPTION...]
       arena levels [OPTION...]
       arena styles [OPTION...]
       arena tactics COMMAND [OPTION...]
       arena coach FILE [OPTION...]

  Each command lists its options with --help.";

/// Runs one command. Returns whether it succeeded: false if, for example, an engine crashed.
pub fn run(mut args: Parser) -> Result<bool> {
    let command = match args.next()? {
        Some(Value(command)) => command,
        Some(lexopt::Arg::Long("help")) | None => return Ok(print_help(HELP)),
        Some(other) => bail!("{}\n\n{HELP}", other.unexpected()),
    };
    match command.to_str() {
        Some("match") => match MatchOptions::parse(&mut args)? {
            Some(options) => match_runner::run(&options),
            None => Ok(print_help(match_options::HELP)),
        },
        Some("levels") => match LevelsOptions::parse(&mut args)? {
            Some(options) => levels::run(&options),
            None => Ok(print_help(levels::HELP)),
        },
        Some("styles") => match StylesOptions::parse(&mut args)? {
            Some(options) => styles::run(&options).map(|()| true),
            None => Ok(print_help(styles::HELP)),
        },
        Some("tactics") => match TacticsOptions::parse(&mut args)? {
            Some(options) => tactics::run(&options).map(|()| true),
            None => Ok(print_help(tactics::HELP)),
        },
        Some("coach") => match CoachingOptions::parse(&mut args)? {
            Some(options) => coaching::run(&options).map(|()| true),
            None => Ok(print_help(coaching::HELP)),
        },
        _ => bail!("unknown command '{}'\n\n{HELP}", command.display()),
    }
}

fn print_help(text: &str) -> bool {
    println!("{text}");
    true
}
