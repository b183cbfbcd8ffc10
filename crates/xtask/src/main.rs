//! The commands of the project: `cargo xtask play`, `test`, `verify`, `dist`, `size`, `bench` and
//! `build`. `match`, `levels`, `tactics` and `coach` are forwarded to the crate
//! `arena`, `tune` to `tuner`.
#![allow(clippy::print_stdout, reason = "a command line prints its results")]

mod arguments;
mod bench;
mod browser;
mod compression;
mod dist;
mod forward;
mod install;
mod node;
mod play;
mod process;
mod scripts;
mod test;
mod toolchain;
mod worker;
mod workspace;

use std::process::ExitCode;

use arguments::Command;

fn main() -> ExitCode {
    match arguments::parse(lexopt::Parser::from_env()).and_then(run) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Not `{error:?}`, which would add a backtrace under RUST_BACKTRACE.
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command; returns false if its result is a failure, such as a failed test.
fn run(command: Command) -> anyhow::Result<bool> {
    match command {
        Command::Help => {
            println!("{}", arguments::HELP);
            Ok(true)
        }
        Command::Build => {
            for worker in worker::Worker::ALL {
                worker.build()?;
            }
            println!("{}", scripts::build()?.display());
            Ok(true)
        }
        Command::Play { port, open } => play::run(port, open).map(|()| true),
        Command::Test(choice) => Ok(test::run(&choice)),
        Command::Dist => dist::run().map(|()| true),
        Command::Bench => bench::measure().map(|()| true),
        Command::Size => dist::size(),
        Command::Forward { tool, args } => forward::run(tool, &args),
    }
}
