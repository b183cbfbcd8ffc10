//! The commands of the project: `cargo xtask play`, `test`, `verify`, `dist`, `size`, `bench`, `match`,
//! `levels`, `tactics`, `tune` and `build`.
#![allow(clippy::print_stdout, reason = "a command line prints its results")]

mod arguments;
mod bench;
mod browser;
mod contest;
mod dist;
mod install;
mod levels;
mod node;
mod play;
mod process;
mod size;
mod tactics;
mod test;
mod toolchain;
mod tune;
mod worker;
mod workspace;

use std::process::ExitCode;

use arguments::Task;

fn main() -> ExitCode {
    match arguments::parse(lexopt::Parser::from_env()).and_then(run) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Not `{error:?}`: with RUST_BACKTRACE set it would bury the sentence.
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Does what was asked; false when it was done and found wanting.
fn run(task: Task) -> anyhow::Result<bool> {
    match task {
        Task::Help => {
            println!("{}", arguments::HELP);
            Ok(true)
        }
        Task::Build => worker::build().map(|()| {
            for worker in worker::Worker::ALL {
                println!("{}", worker.path().display());
            }
            true
        }),
        Task::Play { port, open } => play::run(port, open).map(|()| true),
        Task::Test(choice) => Ok(test::run(&choice)),
        Task::Dist => dist::run().map(|()| true),
        Task::Bench => bench::measure().map(|()| true),
        Task::Size => size::run(),
        Task::Match(settings) => contest::run(&settings),
        Task::MatchHelp => {
            println!("{}", contest::HELP);
            Ok(true)
        }
        Task::Levels(settings) => levels::run(&settings),
        Task::LevelsHelp => {
            println!("{}", levels::HELP);
            Ok(true)
        }
        Task::Tactics(settings) => tactics::run(&settings).map(|()| true),
        Task::TacticsHelp => {
            println!("{}", tactics::HELP);
            Ok(true)
        }
        Task::Tune(settings) => tune::run(&settings).map(|()| true),
        Task::TuneHelp => {
            println!("{}", tune::HELP);
            Ok(true)
        }
    }
}
