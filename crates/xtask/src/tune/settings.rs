//! The command line of `cargo xtask tune`.

use std::path::PathBuf;

use anyhow::{Result, bail};
use lexopt::{
    Arg::{Long, Value},
    Parser,
};

use crate::arguments::number;

/// What `cargo xtask tune --help` prints.
pub(crate) const HELP: &str = "\
usage: cargo xtask tune play DATA [OPTION...]
       cargo xtask tune fit DATA... [OPTION...]

  play   Modern plays against itself; DATA gets a line that tells so, and the quiet positions, a
         line each: FEN;score in centipawns for White;result for White
  fit    finds the values with which the evaluation foretells scores and results best, and
         writes them, with their origin, where Modern reads them

  --seed N        1 unless told; the same seed gives the same games, or the same order of samples
  --games N       20000 unless told
  --nodes N       nodes a move; 5000 unless told
  --threads N     games at the same time; all cores unless told. The data do not depend on it
  --openings FILE a line each: name ; moves. Every game begins with a part of one
  --rounds N      how often the fit goes through the data; 12 unless told
  --results PERCENT   how much the results count, and the scores the rest; 40 unless told
  --out FILE      where to write the values instead";

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    Play,
    Fit,
}

/// How the values are tuned.
#[derive(Debug, PartialEq)]
pub(crate) struct Settings {
    pub(super) stage: Stage,
    pub(super) data: Vec<PathBuf>,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) nodes: u64,
    pub(super) threads: usize,
    pub(super) openings: Option<PathBuf>,
    pub(super) rounds: usize,
    pub(super) results_percent: u32,
    pub(super) out: Option<PathBuf>,
}

impl Settings {
    /// Reads the words after `tune`; nothing when help is asked for.
    ///
    /// # Errors
    /// A sentence about the word that is not understood.
    pub(crate) fn read(words: &mut Parser) -> Result<Option<Self>> {
        let stage = match words.next()? {
            Some(Value(word)) if word == "play" => Stage::Play,
            Some(Value(word)) if word == "fit" => Stage::Fit,
            None | Some(Long("help")) => return Ok(None),
            Some(other) => bail!("{}\n\n{HELP}", other.unexpected()),
        };
        let mut settings = Self::of(stage);
        while let Some(word) = words.next()? {
            match word {
                Long("help") => return Ok(None),
                Value(path) => settings.data.push(path.into()),
                Long(name) => {
                    let option = format!("--{name}");
                    settings.set(&option, words)?;
                }
                lexopt::Arg::Short(_) => bail!("{}\n\n{HELP}", word.unexpected()),
            }
        }
        match (stage, settings.data.len()) {
            (_, 0) => bail!("there is no file named for the data\n\n{HELP}"),
            (Stage::Play, 2..) => bail!("the games are written to one file\n\n{HELP}"),
            _ => Ok(Some(settings)),
        }
    }

    pub(super) fn of(stage: Stage) -> Self {
        Self {
            stage,
            data: Vec::new(),
            seed: 1,
            games: 20_000,
            nodes: 5_000,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            openings: None,
            rounds: 12,
            results_percent: 40,
            out: None,
        }
    }

    fn set(&mut self, option: &str, words: &mut Parser) -> Result<()> {
        match option {
            "--seed" => self.seed = number(words, option)?,
            "--games" => self.games = number(words, option)?,
            "--nodes" => self.nodes = number(words, option)?,
            "--threads" => self.threads = number::<usize>(words, option)?.max(1),
            "--rounds" => self.rounds = number(words, option)?,
            "--results" => self.results_percent = number::<u32>(words, option)?.min(100),
            "--openings" => self.openings = Some(words.value()?.into()),
            "--out" => self.out = Some(words.value()?.into()),
            _ => bail!("there is no option '{option}'\n\n{HELP}"),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Settings, Stage};
    use lexopt::Parser;

    fn read(line: &str) -> Result<Option<Settings>, String> {
        let mut words = Parser::from_args(line.split_whitespace());
        Settings::read(&mut words).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_change_what_they_name() {
        let expected = Settings {
            data: vec!["a".into(), "b".into()],
            rounds: 3,
            results_percent: 25,
            ..Settings::of(Stage::Fit)
        };
        let settings = read("fit a --rounds 3 b --results=25");
        assert_eq!(settings, Ok(Some(expected)));
        assert_eq!(read("play --help"), Ok(None));
    }

    #[test]
    fn wrong_words_are_named() {
        assert!(read("sing").unwrap_err().contains("sing"));
        assert!(read("fit").unwrap_err().contains("no file"));
        assert!(read("play a b").unwrap_err().contains("one file"));
        assert!(read("play a --speed 3").unwrap_err().contains("'--speed'"));
        assert!(read("play a --games x").unwrap_err().contains("'x'"));
    }
}
