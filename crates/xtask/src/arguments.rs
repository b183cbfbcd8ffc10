//! The command line of `cargo xtask`.

use std::ffi::OsString;

use anyhow::{Context, Result, bail};
use lexopt::{
    Arg::{Long, Short, Value},
    Parser, ValueExt,
};

use crate::{
    forward::Tool,
    test::{Choice, Part},
};

pub(crate) const HELP: &str = "\
usage: cargo xtask COMMAND

  play [--port 8080] [--no-open]   build, serve the page on 127.0.0.1 and open the browser
  test [PART...] [--only NAME]     run every test, or only these parts:
                                   style native wasm js scenarios chromium firefox
                                   webkit dist;
                                   in browsers, only scenarios whose names contain NAME
  verify [PART...]                 run the long checks, or only these parts:
                                   oracles variants chromium firefox webkit front-ends
                                   bundlers regexes fuzz levels values;
                                   browsers run every scenario
  verify mutants [CRATE...]        change the crates, or only these, and count what their tests miss
  dist                             build target/dist: site, element, page in one file, package;
                                   needs Node 20.19
  size                             compare the sizes of the products with their budgets; needs Node 20.19
  bench                            nodes per second natively and in wasm, start and stop of the worker
  match A B [OPTION...]            play a match between two engines; see match --help
  levels [OPTION...]               rate the levels of Modern; see levels --help
  styles [OPTION...]               measure the styles of opponents; see styles --help
  tactics COMMAND [OPTION...]      run an engine on tactical test suites; see tactics --help
  coach FILE [OPTION...]           explain the mistakes of games; see coach --help
  tune COMMAND [OPTION...]         fit the evaluation and the model of people's moves; see tune --help
  build                            build the workers in target/www";

#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    Help,
    Build,
    /// Serve the page, and open it in the browser if `open`.
    Play {
        port: u16,
        open: bool,
    },
    Test(Choice),
    Dist,
    Bench,
    /// Check the sizes of the products against the budgets.
    Size,
    /// Run another crate's program.
    Forward {
        tool: Tool,
        args: Vec<OsString>,
    },
}

pub(crate) fn parse(mut args: Parser) -> Result<Command> {
    let command = match args.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(Value(word)) => word.string()?,
        Some(other) => bail!("{}\n\n{HELP}", other.unexpected()),
    };
    match command.as_str() {
        "help" => Ok(Command::Help),
        "play" => play(args),
        "test" => test(args, &Part::TESTS),
        "verify" => test(args, &Part::LONG_CHECKS),
        "build" => without_options(args, Command::Build),
        "dist" => without_options(args, Command::Dist),
        "bench" => without_options(args, Command::Bench),
        "size" => without_options(args, Command::Size),
        "match" | "levels" | "styles" | "tactics" => forward(Tool::Arena, Some(command), args),
        "coach" => forward(Tool::Coach, Some(command), args),
        "tune" => forward(Tool::Tuner, None, args),
        _ => bail!("unknown command '{command}'\n\n{HELP}"),
    }
}

/// Forwards the arguments to a tool, after the tool's own command if it has several.
fn forward(tool: Tool, command: Option<String>, mut args: Parser) -> Result<Command> {
    let command = command.into_iter().map(OsString::from);
    let args = command.chain(args.raw_args()?).collect();
    Ok(Command::Forward { tool, args })
}

fn play(mut args: Parser) -> Result<Command> {
    let (mut port, mut open) = (8080, true);
    while let Some(arg) = args.next()? {
        match arg {
            Long("port") => {
                let text = args.value()?.string()?;
                port = text
                    .parse()
                    .with_context(|| format!("'{text}' is not a port number"))?;
            }
            Long("no-open") => open = false,
            Long("help") => return Ok(Command::Help),
            other => bail!("{}", other.unexpected()),
        }
    }
    Ok(Command::Play { port, open })
}

fn test(mut args: Parser, all: &[Part]) -> Result<Command> {
    let (mut parts, mut names) = (Vec::new(), Vec::new());
    while let Some(arg) = args.next()? {
        match arg {
            Long("only") => names.push(args.value()?.string()?),
            // Crates may have the names of parts.
            Value(name) if parts.last() == Some(&Part::Mutants) => names.push(name.string()?),
            Value(name) => parts.push(Part::find(&name.string()?, all)?),
            Long("help") => return Ok(Command::Help),
            other => bail!("{}", other.unexpected()),
        }
    }
    if parts.is_empty() {
        parts.extend(all);
    }
    Ok(Command::Test(Choice { parts, names }))
}

fn without_options(mut args: Parser, command: Command) -> Result<Command> {
    match args.next()? {
        None => Ok(command),
        Some(Long("help")) => Ok(Command::Help),
        Some(other) => bail!("{}", other.unexpected()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, parse};
    use crate::{
        browser::Engine,
        forward::Tool,
        test::{Choice, Part},
    };
    use lexopt::Parser;

    fn command(line: &str) -> Result<Command, String> {
        parse(Parser::from_args(line.split_whitespace())).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_of_play() {
        let expected = Command::Play {
            port: 8080,
            open: true,
        };
        assert_eq!(command("play"), Ok(expected));
        let expected = Command::Play {
            port: 1,
            open: false,
        };
        assert_eq!(command("play --no-open --port=1"), Ok(expected));
        assert!(command("play --port x").is_err());
        assert!(command("play fast").is_err());
    }

    #[test]
    fn parts_of_test() {
        let choice = |parts: &[Part], names: &[&str]| {
            let names = names.iter().map(|&name| name.to_owned()).collect();
            let parts = parts.to_vec();
            Ok(Command::Test(Choice { parts, names }))
        };
        let chromium = Part::Page(Engine::Chromium);
        assert_eq!(
            command("test wasm chromium"),
            choice(&[Part::Wasm, chromium], &[])
        );
        assert_eq!(command("test"), choice(&Part::TESTS, &[]));
        assert_eq!(
            command("test chromium --only drag:: --only tap::"),
            choice(&[chromium], &["drag::", "tap::"])
        );
        assert_eq!(command("verify"), choice(&Part::LONG_CHECKS, &[]));
        assert_eq!(command("verify fuzz"), choice(&[Part::Fuzz], &[]));
        assert_eq!(
            command("verify mutants game variants"),
            choice(&[Part::Mutants], &["game", "variants"])
        );
        assert!(command("test fuzz").unwrap_err().contains("fuzz"));
        assert!(command("test opera").unwrap_err().contains("opera"));
    }

    #[test]
    fn arguments_of_other_tools_are_forwarded() {
        let forwarded = |tool, args: &[&str]| {
            let args = args.iter().map(Into::into).collect();
            Ok(Command::Forward { tool, args })
        };
        assert_eq!(
            command("match a b --games 2 --help"),
            forwarded(Tool::Arena, &["match", "a", "b", "--games", "2", "--help"])
        );
        assert_eq!(
            command("tune fit data"),
            forwarded(Tool::Tuner, &["fit", "data"])
        );
    }

    #[test]
    fn unknown_commands_are_named() {
        assert!(command("fly").unwrap_err().contains("'fly'"));
        assert_eq!(command(""), Ok(Command::Help));
        for line in ["size --help", "test --help", "play --port 1 --help"] {
            assert_eq!(command(line), Ok(Command::Help), "{line}");
        }
    }
}
