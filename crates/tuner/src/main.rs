//! Fits weights to data: those of Modern's evaluation to games that it plays against itself, those of
//! people's moves to games between people. `cargo xtask tune` runs it.
#![allow(clippy::print_stdout, reason = "a command line prints its results")]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of samples are far below the precision of f64"
)]

mod adam;
mod datagen;
mod dataset;
mod fit;
mod model;
mod options;
mod parallel;
mod people;
mod provenance;
mod sample;
mod self_play;
mod splitmix64;
mod weights_file;

use std::process::ExitCode;

use anyhow::Result;
use options::{Command, Options};

fn main() -> ExitCode {
    match Options::parse(lexopt::Parser::from_env()).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Not `{error:?}`, which would add a backtrace under RUST_BACKTRACE.
            eprintln!("tuner: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: Option<Options>) -> Result<()> {
    let Some(options) = options else {
        println!("{}", options::HELP);
        return Ok(());
    };
    match options.command {
        Command::Play => datagen::run(&options, &options.data[0]),
        Command::Fit => fit::run(&options),
        Command::Observe => people::observe(&options, &options.data[0], &options.data[1]),
        Command::People => people::fit(&options, &options.data[0]),
        Command::Likeness => people::likeness(&options, &options.data[0]),
    }
}
