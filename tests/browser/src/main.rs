//! The page in real browsers: end to end tests and benches.
//!
//! `cargo xtask test` and `cargo xtask bench` serve the page and run this program once for each
//! browser: `browser test --engine chromium --url http://127.0.0.1:8080/ [NAME...]`.
#![allow(clippy::print_stdout, reason = "a command line prints its results")]

mod driver;
mod engine;
mod page;
mod suite;

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};

use engine::Engine;

fn main() -> ExitCode {
    match run(Parser::from_env()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("browser: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the command line says; false if a test failed.
fn run(mut words: Parser) -> Result<bool> {
    let (mut engine, mut url, mut names) = (None, None, Vec::new());
    while let Some(word) = words.next()? {
        match word {
            Long("engine") => engine = Some(words.value()?.parse::<Engine>()?),
            Long("url") => url = Some(words.value()?.string()?),
            Value(name) => names.push(name.string()?),
            other => bail!("{}", other.unexpected()),
        }
    }
    let engine = engine.context("which --engine?")?;
    let url = url.context("which --url?")?;
    match names.split_first() {
        Some((task, names)) if task == "test" => suite::run(engine, &url, names),
        _ => bail!("usage: browser test --engine ENGINE --url URL [NAME...]"),
    }
}
