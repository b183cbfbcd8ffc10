//! The command line of `cargo xtask match`.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};

use super::{
    game::Rules,
    pace::Pace,
    player::{Command, Language},
    sprt::Sprt,
};
use crate::arguments::number;

/// What `cargo xtask match --help` prints.
pub(crate) const HELP: &str = "\
usage: cargo xtask match A B [OPTION...]

  A and B are commands of engines that speak UCI or XBoard, in quotes if they have arguments.
  micro-max is the engine of this folder, micro-max@REVISION that of a commit or a branch.

  --games N              100 unless told; the same opening twice, with colors exchanged
  --movetime MS          milliseconds a move; 100 unless told
  --nodes N              nodes a move
  --depth N              plies a move
  --clock SECONDS+SECONDS   a clock for the game, such as 1+0.01
  -a NAME=VALUE, -b NAME=VALUE   an option of A, or of B
  --a-name, --b-name NAME        as it is called in the results
  --a-xboard, --b-xboard         speaks XBoard; found out unless told
  --clock-factor N       an XBoard engine is shown a clock of N move times; 30 unless told
  --openings FILE        a line each: name ; moves or FEN
  --seed N               shuffles the openings
  --concurrency N        games at the same time; 1 unless told
  --sprt ELO ELO         stop when one of the two differences is unlikely
  --resign CP            both engines agree for 4 moves that one is so far ahead
  --longest N            a draw after N half-moves; 400 unless told
  --margin MS            a flag falls so much later; 30 unless told
  --pgn FILE             adds the games to a file";

/// How a match is played.
#[derive(Debug, PartialEq)]
pub(crate) struct Settings {
    engines: [Command; 2],
    pub(super) games: usize,
    pub(super) rules: Rules,
    pub(super) openings: Option<PathBuf>,
    pub(super) seed: u64,
    pub(super) concurrency: usize,
    pub(super) sprt: Option<Sprt>,
    pub(super) pgn: Option<PathBuf>,
    /// Whether nothing is said of a game that is over.
    pub(super) is_silent: bool,
}

/// For how many moves of each engine both must agree that one wins.
const AGREED_MOVES: usize = 4;

impl Settings {
    /// Reads the words after `match`; nothing when help is asked for.
    ///
    /// # Errors
    /// A sentence about the word that is not understood.
    pub(crate) fn read(words: &mut Parser) -> Result<Option<Self>> {
        let mut settings = Self::default();
        let mut commands = 0;
        while let Some(word) = words.next()? {
            match word {
                Long("help") => return Ok(None),
                Value(text) if commands < 2 => {
                    settings.engines[commands] = command(&text.string()?)?;
                    commands += 1;
                }
                other => {
                    let option = match other {
                        Long(name) => format!("--{name}"),
                        lexopt::Arg::Short(letter) => format!("-{letter}"),
                        Value(_) => bail!("{}", other.unexpected()),
                    };
                    settings.set(&option, words)?;
                }
            }
        }
        if commands < 2 {
            bail!("a match needs two engines\n\n{HELP}");
        }
        settings.name_apart();
        Ok(Some(settings))
    }

    /// A match of which only the result counts.
    pub(super) fn silent(engines: [Command; 2], pace: Pace, games: usize) -> Self {
        let mut settings = Self {
            engines,
            games,
            is_silent: true,
            ..Self::default()
        };
        settings.rules.pace = pace;
        settings
    }

    /// The commands as they can be started: what is to be built is built.
    ///
    /// # Errors
    /// A revision is unknown or does not compile.
    pub(super) fn commands(&self) -> Result<[Command; 2]> {
        let [first, second] = self.engines.clone();
        Ok([first.built()?, second.built()?])
    }

    fn set(&mut self, option: &str, words: &mut Parser) -> Result<()> {
        match option {
            "--games" => self.games = number(words, option)?,
            "--seed" => self.seed = number(words, option)?,
            "--concurrency" => self.concurrency = number::<usize>(words, option)?.max(1),
            "--openings" => self.openings = Some(words.value()?.into()),
            "--pgn" => self.pgn = Some(words.value()?.into()),
            "--sprt" => {
                self.sprt = Some(Sprt {
                    low_elo: number(words, option)?,
                    high_elo: number(words, option)?,
                });
            }
            "-a" | "--a-name" | "--a-xboard" => set_engine(&mut self.engines[0], option, words)?,
            "-b" | "--b-name" | "--b-xboard" => set_engine(&mut self.engines[1], option, words)?,
            "--clock-factor" => {
                let factor = number(words, option)?;
                for engine in &mut self.engines {
                    engine.clock_factor = factor;
                }
            }
            _ => self.set_rule(option, words)?,
        }
        Ok(())
    }

    fn set_rule(&mut self, option: &str, words: &mut Parser) -> Result<()> {
        let rules = &mut self.rules;
        match option {
            "--movetime" => rules.pace = Pace::MoveTime(number(words, option)?),
            "--nodes" => rules.pace = Pace::Nodes(number(words, option)?),
            "--depth" => rules.pace = Pace::Depth(number(words, option)?),
            "--clock" => rules.pace = Pace::clock(&words.value()?.string()?)?,
            "--resign" => rules.resign = Some((number(words, option)?, AGREED_MOVES)),
            "--longest" => rules.longest_plies = number(words, option)?,
            "--margin" => rules.margin_ms = number(words, option)?,
            _ => bail!("there is no option '{option}'\n\n{HELP}"),
        }
        Ok(())
    }

    /// Two of one name could not be told apart in the results.
    fn name_apart(&mut self) {
        let [first, second] = &mut self.engines;
        if first.name == second.name {
            first.name.push_str(" A");
            second.name.push_str(" B");
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        let nobody = Command::new("", Vec::new(), []);
        Self {
            engines: [nobody.clone(), nobody],
            games: 100,
            rules: Rules {
                pace: Pace::MoveTime(100),
                longest_plies: 400,
                resign: None,
                margin_ms: 30,
            },
            openings: None,
            seed: 0,
            concurrency: 1,
            sprt: None,
            pgn: None,
            is_silent: false,
        }
    }
}

/// The command of a line, with words in quotes kept together.
fn command(line: &str) -> Result<Command> {
    let words = split(line).with_context(|| format!("a quote in '{line}' is not closed"))?;
    let Some(program) = words.first() else {
        bail!("an engine has an empty command");
    };
    let name = program.rsplit('/').next().unwrap_or(program).to_owned();
    Ok(Command::new(&name, words, []))
}

/// The words of a line, with those in quotes kept together; nothing if a quote is not closed.
pub(crate) fn split(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let (word, after) = match first {
            '"' | '\'' => rest[1..].split_once(first)?,
            _ => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    Some(words)
}

fn set_engine(engine: &mut Command, option: &str, words: &mut Parser) -> Result<()> {
    if option.ends_with("xboard") {
        engine.language = Some(Language::XBoard);
        return Ok(());
    }
    let text = words.value()?.string()?;
    if option.ends_with("name") {
        engine.name = text;
        return Ok(());
    }
    let (name, value) = text
        .split_once('=')
        .with_context(|| format!("'{text}' is not NAME=VALUE"))?;
    engine.options.push((name.to_owned(), value.to_owned()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Pace, Settings, split};
    use lexopt::Parser;

    fn read(words: &[&str]) -> Result<Settings, String> {
        Settings::read(&mut Parser::from_args(words))
            .map_err(|error| format!("{error:#}"))?
            .ok_or_else(|| "help".to_owned())
    }

    #[test]
    fn options_belong_to_the_engine_that_they_name() {
        let words = [
            "micro-max",
            "stockfish -x",
            "-b",
            "UCI_Elo=2500",
            "-a",
            "Hash=16",
            "--clock",
            "1+0.01",
        ];
        let settings = read(&words).expect("it is understood");
        let [first, second] = &settings.engines;
        assert_eq!(first.options, [("Hash".to_owned(), "16".to_owned())]);
        assert_eq!(second.options, [("UCI_Elo".to_owned(), "2500".to_owned())]);
        assert_eq!((second.name.as_str(), second.words.len()), ("stockfish", 2));
        assert_eq!(settings.rules.pace, Pace::clock("1+0.01").expect("a clock"));
    }

    #[test]
    fn twins_are_named_apart() {
        let settings = read(&["x/micro-max", "y/micro-max"]).expect("it is understood");
        assert_eq!(settings.engines[0].name, "micro-max A");
        assert_eq!(settings.engines[1].name, "micro-max B");
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert!(read(&["one"]).unwrap_err().contains("two engines"));
        assert!(read(&["a", "b", "c"]).unwrap_err().contains("\"c\""));
        assert!(
            read(&["a", "b", "--games", "many"])
                .unwrap_err()
                .contains("'many' after --games")
        );
        assert!(
            read(&["a", "b", "--speed", "1"])
                .unwrap_err()
                .contains("'--speed'")
        );
        assert!(
            read(&["a", "b", "-a", "Hash"])
                .unwrap_err()
                .contains("NAME=VALUE")
        );
        assert_eq!(read(&["--help"]).unwrap_err(), "help");
    }

    #[test]
    fn quotes_keep_words_together() {
        let words = split("\"my engine\" -b  'a b'").expect("both are closed");
        assert_eq!(words, ["my engine", "-b", "a b"]);
        assert_eq!(split("'open"), None);
    }
}
