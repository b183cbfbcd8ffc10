//! The command line of `cargo xtask`.

use std::str::FromStr;

use anyhow::{Context, Result, bail};
use lexopt::{
    Arg::{Long, Short, Value},
    Parser, ValueExt,
};

use crate::{
    contest::Settings,
    levels, tactics,
    test::{Choice, Part},
    tune,
};

/// What `cargo xtask help` prints.
pub(crate) const HELP: &str = "\
usage: cargo xtask COMMAND

  play [--port 8080] [--no-open]   build, serve the page on 127.0.0.1 and open the browser
  test [PART...] [--only NAME]     run every test, or only these parts:
                                   style native wasm js chromium firefox webkit dist;
                                   in browsers, only scenarios whose names contain NAME
  verify [PART...]                 run the long checks, or only these parts:
                                   oracles recorded-chromium recorded-firefox recorded-webkit
                                   front-ends fuzz levels
  dist                             build target/dist: site, element, page in one file, package;
                                   needs Node 20
  size                             bytes of what dist builds against the budgets; needs Node 20
  bench                            nodes per second natively and in wasm, start and stop of the worker
  match A B [OPTION...]            two engines play each other; match --help tells the options
  levels [OPTION...]               the levels of Modern play each other and Stockfish: their table
  tactics COMMAND [OPTION...]      what an engine solves of the suites in tests/data/tactics
  tune play|fit DATA [OPTION...]   the values of Modern's evaluation from games against itself;
                                   tune --help tells the options
  build                            build the workers in target/www";

/// The number after an option.
///
/// # Errors
/// There is none.
pub(crate) fn number<T: FromStr>(words: &mut Parser, option: &str) -> Result<T> {
    let text = words.value()?.string()?;
    text.parse()
        .ok()
        .with_context(|| format!("'{text}' after {option} is no number"))
}

/// A command with its options.
#[derive(Debug, PartialEq)]
pub(crate) enum Task {
    /// Print how the command is used.
    Help,
    /// Build the worker.
    Build,
    /// Serve the page; `open` says whether to show it in the browser too.
    Play { port: u16, open: bool },
    /// Run tests or long checks.
    Test(Choice),
    /// Build what is published.
    Dist,
    /// Measure speed.
    Bench,
    /// Measure bytes.
    Size,
    /// Have two engines play each other.
    Match(Box<Settings>),
    /// Print how a match is asked for.
    MatchHelp,
    /// Measure the levels.
    Levels(levels::Settings),
    /// Print how the levels are measured.
    LevelsHelp,
    /// Have an engine solve the suites.
    Tactics(tactics::Settings),
    /// Print how an engine is asked to.
    TacticsHelp,
    /// Play for the values of the evaluation, or fit them.
    Tune(Box<tune::Settings>),
    /// Print how the values are tuned.
    TuneHelp,
}

/// Reads the command line.
///
/// # Errors
/// A sentence about the word that is not understood.
pub(crate) fn parse(mut words: Parser) -> Result<Task> {
    let command = match words.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Task::Help),
        Some(Value(word)) => word.string()?,
        Some(other) => bail!("{}\n\n{HELP}", other.unexpected()),
    };
    match command.as_str() {
        "help" => Ok(Task::Help),
        "play" => play(words),
        "test" => test(words, &Part::TESTS),
        "verify" => test(words, &Part::LONG_CHECKS),
        "build" => alone(words, Task::Build),
        "dist" => alone(words, Task::Dist),
        "bench" => alone(words, Task::Bench),
        "size" => alone(words, Task::Size),
        "match" => Ok(Settings::read(&mut words)?
            .map_or(Task::MatchHelp, |settings| Task::Match(Box::new(settings)))),
        "levels" => Ok(levels::Settings::read(&mut words)?.map_or(Task::LevelsHelp, Task::Levels)),
        "tactics" => {
            Ok(tactics::Settings::read(&mut words)?.map_or(Task::TacticsHelp, Task::Tactics))
        }
        "tune" => Ok(tune::Settings::read(&mut words)?
            .map_or(Task::TuneHelp, |settings| Task::Tune(Box::new(settings)))),
        _ => bail!("there is no command '{command}'\n\n{HELP}"),
    }
}

fn play(mut words: Parser) -> Result<Task> {
    let (mut port, mut open) = (8080, true);
    while let Some(word) = words.next()? {
        match word {
            Long("port") => {
                let text = words.value()?.string()?;
                port = text
                    .parse()
                    .with_context(|| format!("'{text}' is no port"))?;
            }
            Long("no-open") => open = false,
            Long("help") => return Ok(Task::Help),
            other => bail!("{}", other.unexpected()),
        }
    }
    Ok(Task::Play { port, open })
}

fn test(mut words: Parser, all: &[Part]) -> Result<Task> {
    let (mut parts, mut names) = (Vec::new(), Vec::new());
    while let Some(word) = words.next()? {
        match word {
            Long("only") => names.push(words.value()?.string()?),
            Value(name) => parts.push(Part::find(&name.string()?, all)?),
            Long("help") => return Ok(Task::Help),
            other => bail!("{}", other.unexpected()),
        }
    }
    if parts.is_empty() {
        parts.extend(all);
    }
    Ok(Task::Test(Choice { parts, names }))
}

fn alone(mut words: Parser, task: Task) -> Result<Task> {
    match words.next()? {
        None => Ok(task),
        Some(Long("help")) => Ok(Task::Help),
        Some(other) => bail!("{}", other.unexpected()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Task, parse};
    use crate::{
        browser::Engine,
        test::{Choice, Part},
    };
    use lexopt::Parser;

    fn task(line: &str) -> Result<Task, String> {
        parse(Parser::from_args(line.split_whitespace())).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_of_play() {
        let expected = Task::Play {
            port: 8080,
            open: true,
        };
        assert_eq!(task("play"), Ok(expected));
        let expected = Task::Play {
            port: 1,
            open: false,
        };
        assert_eq!(task("play --no-open --port=1"), Ok(expected));
        assert!(task("play --port x").is_err());
        assert!(task("play fast").is_err());
    }

    #[test]
    fn parts_of_test() {
        let choice = |parts: &[Part], names: &[&str]| {
            let names = names.iter().map(|&name| name.to_owned()).collect();
            let parts = parts.to_vec();
            Ok(Task::Test(Choice { parts, names }))
        };
        let chromium = Part::Page(Engine::Chromium);
        assert_eq!(
            task("test wasm chromium"),
            choice(&[Part::Wasm, chromium], &[])
        );
        assert_eq!(task("test"), choice(&Part::TESTS, &[]));
        assert_eq!(
            task("test chromium --only drag:: --only tap::"),
            choice(&[chromium], &["drag::", "tap::"])
        );
        assert_eq!(task("verify"), choice(&Part::LONG_CHECKS, &[]));
        assert_eq!(task("verify fuzz"), choice(&[Part::Fuzz], &[]));
        assert!(task("test fuzz").unwrap_err().contains("fuzz"));
        assert!(task("test opera").unwrap_err().contains("opera"));
    }

    #[test]
    fn unknown_commands_are_named() {
        assert!(task("fly").unwrap_err().contains("'fly'"));
        assert_eq!(task(""), Ok(Task::Help));
        for line in ["size --help", "test --help", "play --port 1 --help"] {
            assert_eq!(task(line), Ok(Task::Help), "{line}");
        }
    }
}
