//! The page in real browsers: end to end tests and benches.
//!
//! `cargo xtask test` and `cargo xtask bench` serve the page and run this program once for each browser:
//! `browser test --engine chromium --url http://127.0.0.1:8080/ [NAME...]` runs the tests whose names contain one of
//! the names; `browser bench` takes the same options and the programs to measure. Tests of the products also need
//! `--dist target/dist` and are skipped without it. Without names, `--scenarios` selects those of `every-browser`,
//! those of `one-browser`, or `all`, which also repeats every recorded search.
#![allow(clippy::print_stdout, reason = "a command line prints its results")]

mod bench;
mod driver;
mod element_page;
mod engine;
mod frames;
mod game_file;
mod game_player;
mod keys;
mod page;
mod scenario;
mod site_host;
mod suite;
mod temporary_folder;
mod worker_client;

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};

use bench::Programs;
use driver::Browser;
use engine::Engine;
use page::Page;
use suite::{Results, Scenarios};

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

/// Runs the command line. Returns false if a test failed.
fn run(mut words: Parser) -> Result<bool> {
    let (mut engine, mut url, mut dist) = (None, None, None);
    let (mut native, mut worker, mut site) = (None, None, None);
    let (mut names, mut scenarios) = (Vec::new(), Scenarios::EveryBrowser);
    while let Some(word) = words.next()? {
        match word {
            Long("engine") => engine = Some(words.value()?.parse::<Engine>()?),
            Long("url") => url = Some(words.value()?.string()?),
            Long("native") => native = Some(words.value()?.string()?),
            Long("dist") => dist = Some(PathBuf::from(words.value()?)),
            Long("scenarios") => scenarios = words.value()?.parse()?,
            Long("worker") => worker = Some(words.value()?.string()?),
            Long("site") => site = Some(words.value()?.string()?),
            Value(name) => names.push(name.string()?),
            other => bail!("{}", other.unexpected()),
        }
    }
    let engine = engine.context("--engine is missing")?;
    let url = url.context("--url is missing")?;
    let Some((task, names)) = names.split_first() else {
        bail!("the task is missing: test or bench");
    };
    let place = Place {
        engine,
        url,
        dist,
        scenarios,
    };
    match task.as_str() {
        "test" => test(&place, names),
        "bench" => {
            let native = native.context("--native is missing")?;
            let browser = Browser::start(engine)?;
            let page = place.page(&browser);
            let programs = Programs {
                native,
                worker,
                site,
            };
            bench::run(&page, &programs).map(|()| true)
        }
        _ => bail!("unknown task '{task}'; the tasks are test and bench"),
    }
}

/// The page to test and the browser to test it in.
struct Place {
    engine: Engine,
    url: String,
    dist: Option<PathBuf>,
    scenarios: Scenarios,
}

impl Place {
    fn page<'a>(&'a self, browser: &'a Browser) -> Page<'a> {
        Page::new(
            browser,
            self.engine,
            &self.url,
            self.dist.as_deref(),
            self.scenarios == Scenarios::All,
        )
    }
}

/// Runs scenarios. Returns false if one fails.
fn test(place: &Place, names: &[String]) -> Result<bool> {
    let results = Results::of(place, names)?;
    println!("{results}");
    Ok(results.all_passed())
}
