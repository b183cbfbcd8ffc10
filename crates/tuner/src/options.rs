//! The command line.

use std::path::PathBuf;

use anyhow::{Result, bail};
use arena::command_line::number;
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};

pub(crate) const HELP: &str = "\
usage: cargo xtask tune play DATA [OPTION...]
       cargo xtask tune fit DATA... [OPTION...]
       cargo xtask tune observe GAMES DATA [OPTION...]
       cargo xtask tune people DATA [OPTION...]
       cargo xtask tune likeness GAMES --maia ELO=COMMAND --judge COMMAND [OPTION...]

  play   Modern plays against itself. DATA gets a comment line with the provenance, then the quiet
         positions, one per line: FEN;score in centipawns for White;result for White
  fit    minimizes the evaluation's error in predicting scores and results, and writes the weights
         and their provenance to the source file from which Modern is built

  observe  searches positions of games between people. GAMES has a game per line:
         source, time control, ratings of White and Black, result, moves in UCI notation
  people   fits the model of people's moves, and writes its weights to its source file
  likeness compares the opponents of the ladder up to 2000, and other players, with people of their
           rating, in positions of games that were not fitted, and prints a table

  --maia ELO=COMMAND   an engine that gives the probabilities of the moves of people with a rating, as
                  Lc0 does with VerboseMoveStats; repeated, the one nearest to each player's rating is asked
  --judge COMMAND an engine that gives the loss of each move by MultiPV, Stockfish for example
  --player NAME=ELO=COMMAND   another player; with UCI_LimitStrength, if it has it
  --positions N   per player, default 250

  --seed N        default 1; the same seed gives the same games, or the same order of samples
  --games N       default 20000
  --nodes N       nodes per move, default 5000
  --threads N     default all cores; the data do not depend on it
  --openings FILE opening book, one opening per line: name ; moves
  --epochs N      passes over the data, default 12
  --result-weight PERCENT   weight of the results in the target, default 40; scores have the rest
  --out FILE      write the weights to this file instead";

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Command {
    /// Generate data.
    Play,
    Fit,
    /// Search the positions of games between people.
    Observe,
    /// Fit the model of people's moves.
    People,
    /// Compare opponents with people.
    Likeness,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    pub(crate) command: Command,
    pub(crate) data: Vec<PathBuf>,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) threads: usize,
    pub(crate) openings: Option<PathBuf>,
    pub(crate) epochs: usize,
    pub(crate) result_weight_percent: u32,
    pub(crate) out: Option<PathBuf>,
    pub(crate) maia: Vec<String>,
    pub(crate) judge: Option<String>,
    pub(crate) players: Vec<String>,
    pub(crate) positions: usize,
}

impl Options {
    /// `None` for `--help`.
    pub(crate) fn parse(mut args: Parser) -> Result<Option<Self>> {
        let command = match args.next()? {
            Some(Value(word)) if word == "play" => Command::Play,
            Some(Value(word)) if word == "fit" => Command::Fit,
            Some(Value(word)) if word == "observe" => Command::Observe,
            Some(Value(word)) if word == "people" => Command::People,
            Some(Value(word)) if word == "likeness" => Command::Likeness,
            None | Some(Long("help")) => return Ok(None),
            Some(other) => bail!("{}\n\n{HELP}", other.unexpected()),
        };
        let mut options = Self::new(command);
        while let Some(arg) = args.next()? {
            match arg {
                Long("help") => return Ok(None),
                Value(path) => options.data.push(path.into()),
                Long(name) => {
                    let option = format!("--{name}");
                    options.set(&option, &mut args)?;
                }
                lexopt::Arg::Short(_) => bail!("{}\n\n{HELP}", arg.unexpected()),
            }
        }
        match (command, options.data.len()) {
            (_, 0) => bail!("no data file given\n\n{HELP}"),
            (Command::Observe, 1 | 3..) => bail!("observe needs GAMES and DATA\n\n{HELP}"),
            (Command::Likeness, 2..) => bail!("likeness reads a single file of games\n\n{HELP}"),
            (Command::People, 2..) => bail!("people reads a single data file\n\n{HELP}"),
            (Command::Play, 2..) => bail!("play writes a single data file\n\n{HELP}"),
            _ => Ok(Some(options)),
        }
    }

    pub(crate) fn new(command: Command) -> Self {
        Self {
            command,
            data: Vec::new(),
            seed: 1,
            games: 20_000,
            nodes: 5_000,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            openings: None,
            epochs: 12,
            result_weight_percent: 40,
            out: None,
            maia: Vec::new(),
            judge: None,
            players: Vec::new(),
            positions: 250,
        }
    }

    fn set(&mut self, option: &str, args: &mut Parser) -> Result<()> {
        match option {
            "--seed" => self.seed = number(args, option)?,
            "--games" => self.games = number(args, option)?,
            "--nodes" => self.nodes = number(args, option)?,
            "--threads" => self.threads = number::<usize>(args, option)?.max(1),
            "--epochs" => self.epochs = number(args, option)?,
            "--result-weight" => {
                self.result_weight_percent = number::<u32>(args, option)?.min(100);
            }
            "--openings" => self.openings = Some(args.value()?.into()),
            "--maia" => self.maia.push(args.value()?.string()?),
            "--judge" => self.judge = Some(args.value()?.string()?),
            "--player" => self.players.push(args.value()?.string()?),
            "--positions" => self.positions = number(args, option)?,
            "--out" => self.out = Some(args.value()?.into()),
            _ => bail!("unknown option '{option}'\n\n{HELP}"),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, Options};
    use lexopt::Parser;

    fn parse(line: &str) -> Result<Option<Options>, String> {
        let args = Parser::from_args(line.split_whitespace());
        Options::parse(args).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_override_the_defaults() {
        let expected = Options {
            data: vec!["a".into(), "b".into()],
            epochs: 3,
            result_weight_percent: 25,
            ..Options::new(Command::Fit)
        };
        let options = parse("fit a --epochs 3 b --result-weight=25");
        assert_eq!(options, Ok(Some(expected)));
        assert_eq!(parse("play --help"), Ok(None));
    }

    #[test]
    fn invalid_arguments_are_named() {
        assert!(parse("sing").unwrap_err().contains("sing"));
        assert!(parse("fit").unwrap_err().contains("no data file"));
        assert!(parse("play a b").unwrap_err().contains("single data file"));
        assert!(parse("play a --speed 3").unwrap_err().contains("'--speed'"));
        assert!(parse("play a --games x").unwrap_err().contains("'x'"));
    }
}
