//! The command line of `match`.

use std::{path::PathBuf, sync::Arc};

use anyhow::{Context, Result, bail};
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};

use crate::{
    command_line::{number, split_command},
    engine::{ClockFactor, EngineConfig},
    game::{GameRules, ResignRule},
    protocol::Protocol,
    sprt::Sprt,
    time_control::TimeControl,
    variant_game::VariantGame,
};

pub(crate) const HELP: &str = "\
usage: cargo xtask match A B [OPTION...]

  A and B are commands of UCI or XBoard engines, quoted if they have arguments.
  micro-max is the engine of this working tree, micro-max@REVISION that of a commit or branch.

  --games N              number of games, default 100; each opening is played twice with colors swapped
  --movetime MS          milliseconds per move, default 100
  --nodes N              nodes per move
  --depth N              plies per move
  --clock SECONDS+SECONDS   base time per game and increment per move, such as 1+0.01
  -a NAME=VALUE, -b NAME=VALUE   set an option of A or B
  --a-name NAME, --b-name NAME   the name in the results
  --a-uci, --b-uci, --a-xboard, --b-xboard
                         the protocol, which is detected by default
  --clock-factor N|auto  an XBoard engine under --movetime gets a clock of N moves, default 30; auto,
                         the default in variants, adapts it until the mean is the time per move
  --variant NAME,NAME…   play these games instead of chess, one match in each; the same game may be
                         have another name in an engine
  --variant-file FILE    read the games from a definition or an fmax.ini, by the rules of Fairy-Max;
                         the games of the file that --variant names, or all of them; a UCI engine
                         with the option VariantFile receives it, others must know the games
  --openings FILE        opening book for chess, one opening per line: name ; moves or FEN
  --random-plies N       start with N random moves after the opening that give neither side an
                         advantage, the same for both games of a pair; default 0, 4 in variants
  --seed N               shuffle the openings, and choose the random moves
  --concurrency N        games played at the same time, default 1
  --sprt ELO0 ELO1       stop as soon as one of the hypotheses is accepted
  --resign CP            adjudicate a win when both engines agree on this score for 4 moves
  --max-plies N          adjudicate a draw after this many plies, default 400
  --time-margin MS       tolerance before a loss on time, default 30
  --pgn FILE             append the games to a file";

#[derive(Debug, PartialEq)]
pub(crate) struct MatchOptions {
    engines: [EngineConfig; 2],
    pub(crate) games: usize,
    pub(crate) rules: GameRules,
    pub(crate) openings: Option<PathBuf>,
    /// `None` for the default, which depends on the game.
    random_plies: Option<usize>,
    /// The seed for shuffling the openings and choosing random moves; 0 does not shuffle the
    /// openings.
    pub(crate) seed: u64,
    /// The names of the games to play; empty for chess.
    variants: Vec<String>,
    variant_file: Option<PathBuf>,
    pub(crate) concurrency: usize,
    pub(crate) sprt: Option<Sprt>,
    pub(crate) pgn: Option<PathBuf>,
    pub(crate) is_quiet: bool,
}

/// The number of random moves after which games of variants begin, by default.
const VARIANT_RANDOM_PLIES: usize = 4;

/// The number of moves of each engine that must agree for `--resign`.
const RESIGN_MOVES: usize = 4;

impl MatchOptions {
    /// `None` for `--help`.
    pub(crate) fn parse(args: &mut Parser) -> Result<Option<Self>> {
        let mut options = Self::default();
        let mut engines = 0;
        while let Some(arg) = args.next()? {
            match arg {
                Long("help") => return Ok(None),
                Value(command) if engines < 2 => {
                    options.engines[engines] = engine(&command.string()?)?;
                    engines += 1;
                }
                other => {
                    let option = match other {
                        Long(name) => format!("--{name}"),
                        lexopt::Arg::Short(letter) => format!("-{letter}"),
                        Value(_) => bail!("{}", other.unexpected()),
                    };
                    options.set(&option, args)?;
                }
            }
        }
        if engines < 2 {
            bail!("a match needs two engines\n\n{HELP}");
        }
        if options.openings.is_some() && options.has_variants() {
            bail!("--openings is for chess: in variants, use --random-plies");
        }
        options.make_names_distinct();
        Ok(Some(options))
    }

    /// Returns the options of a match that prints nothing.
    pub(crate) fn quiet(
        engines: [EngineConfig; 2],
        time_control: TimeControl,
        games: usize,
    ) -> Self {
        let mut options = Self {
            engines,
            games,
            is_quiet: true,
            ..Self::default()
        };
        options.rules.time_control = time_control;
        options
    }

    /// Returns the engines of the match; those of this repository are built first.
    pub(crate) fn build_engines(&self) -> Result<[EngineConfig; 2]> {
        let [first, second] = self.engines.clone();
        Ok([first.build()?, second.build()?])
    }

    /// Returns the variants to play; empty for chess.
    pub(crate) fn variants(&self) -> Result<Vec<Arc<VariantGame>>> {
        let games: Result<Vec<VariantGame>> = match &self.variant_file {
            Some(file) if self.variants.is_empty() => VariantGame::all_of_file(file),
            Some(file) => {
                let names = self.variants.iter();
                names
                    .map(|name| VariantGame::from_file(name, file))
                    .collect()
            }
            None => {
                let names = self.variants.iter();
                names.map(|name| VariantGame::built_in(name)).collect()
            }
        };
        Ok(games?.into_iter().map(Arc::new).collect())
    }

    /// The number of random moves after each opening.
    pub(crate) fn random_plies(&self) -> usize {
        let default = if self.has_variants() {
            VARIANT_RANDOM_PLIES
        } else {
            0
        };
        self.random_plies.unwrap_or(default)
    }

    fn has_variants(&self) -> bool {
        !self.variants.is_empty() || self.variant_file.is_some()
    }

    fn set(&mut self, option: &str, args: &mut Parser) -> Result<()> {
        match option {
            "--games" => self.games = number(args, option)?,
            "--seed" => self.seed = number(args, option)?,
            "--concurrency" => self.concurrency = number::<usize>(args, option)?.max(1),
            "--openings" => self.openings = Some(args.value()?.into()),
            "--pgn" => self.pgn = Some(args.value()?.into()),
            "--sprt" => {
                self.sprt = Some(Sprt {
                    elo0: number(args, option)?,
                    elo1: number(args, option)?,
                });
            }
            "-a" | "--a-name" | "--a-uci" | "--a-xboard" => {
                configure(&mut self.engines[0], option, args)?;
            }
            "-b" | "--b-name" | "--b-uci" | "--b-xboard" => {
                configure(&mut self.engines[1], option, args)?;
            }
            "--clock-factor" => {
                let factor = clock_factor(args, option)?;
                for engine in &mut self.engines {
                    engine.clock_factor = Some(factor);
                }
            }
            "--variant" => {
                let names = args.value()?.string()?;
                let names = names.split(',').map(str::trim);
                let names = names.filter(|name| !name.is_empty());
                self.variants.extend(names.map(str::to_owned));
            }
            "--variant-file" => self.variant_file = Some(args.value()?.into()),
            "--random-plies" => self.random_plies = Some(number(args, option)?),
            _ => self.set_rule(option, args)?,
        }
        Ok(())
    }

    fn set_rule(&mut self, option: &str, args: &mut Parser) -> Result<()> {
        let rules = &mut self.rules;
        match option {
            "--movetime" => rules.time_control = TimeControl::MoveTime(number(args, option)?),
            "--nodes" => rules.time_control = TimeControl::Nodes(number(args, option)?),
            "--depth" => rules.time_control = TimeControl::Depth(number(args, option)?),
            "--clock" => rules.time_control = TimeControl::parse_clock(&args.value()?.string()?)?,
            "--resign" => {
                rules.resign = Some(ResignRule {
                    score_cp: number(args, option)?,
                    moves: RESIGN_MOVES,
                });
            }
            "--max-plies" => rules.max_plies = number(args, option)?,
            "--time-margin" => rules.time_margin_ms = number(args, option)?,
            _ => bail!("unknown option '{option}'\n\n{HELP}"),
        }
        Ok(())
    }

    fn make_names_distinct(&mut self) {
        let [first, second] = &mut self.engines;
        if first.name == second.name {
            first.name.push_str(" A");
            second.name.push_str(" B");
        }
    }
}

impl Default for MatchOptions {
    fn default() -> Self {
        let no_engine = EngineConfig::new("", Vec::new(), []);
        Self {
            engines: [no_engine.clone(), no_engine],
            games: 100,
            rules: GameRules {
                time_control: TimeControl::MoveTime(100),
                max_plies: 400,
                resign: None,
                time_margin_ms: 30,
            },
            openings: None,
            random_plies: None,
            seed: 0,
            variants: Vec::new(),
            variant_file: None,
            concurrency: 1,
            sprt: None,
            pgn: None,
            is_quiet: false,
        }
    }
}

/// Returns the configuration of an engine, which is named after its program.
fn engine(command: &str) -> Result<EngineConfig> {
    let words = split_command(command)?;
    let program = words.first().context("an engine's command is empty")?;
    let name = program.rsplit('/').next().unwrap_or(program).to_owned();
    Ok(EngineConfig::new(&name, words, []))
}

/// Parses `auto` or a number.
fn clock_factor(args: &mut Parser, option: &str) -> Result<ClockFactor> {
    let text = args.value()?.string()?;
    if text == "auto" {
        return Ok(ClockFactor::Adaptive);
    }
    let factor = text.parse().ok().filter(|&factor| factor > 0);
    factor
        .map(ClockFactor::Fixed)
        .with_context(|| format!("'{text}' is not a valid number for {option}"))
}

fn configure(engine: &mut EngineConfig, option: &str, args: &mut Parser) -> Result<()> {
    if option.ends_with("xboard") {
        engine.protocol = Some(Protocol::XBoard);
        return Ok(());
    }
    if option.ends_with("uci") {
        engine.protocol = Some(Protocol::Uci);
        return Ok(());
    }
    let text = args.value()?.string()?;
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
    use super::{ClockFactor, MatchOptions, Protocol, TimeControl};
    use crate::workspace;
    use lexopt::Parser;

    fn parse(words: &[&str]) -> Result<MatchOptions, String> {
        MatchOptions::parse(&mut Parser::from_args(words))
            .map_err(|error| format!("{error:#}"))?
            .ok_or_else(|| "help".to_owned())
    }

    #[test]
    fn engine_options_apply_to_the_engine_that_they_name() {
        let words = [
            "micro-max",
            "stockfish -x",
            "-b",
            "UCI_Elo=2500",
            "-a",
            "Hash=16",
            "--clock",
            "1+0.01",
            "--b-uci",
        ];
        let options = parse(&words).expect("valid options");
        let [first, second] = &options.engines;
        assert_eq!(first.options, [("Hash".to_owned(), "16".to_owned())]);
        assert_eq!(second.options, [("UCI_Elo".to_owned(), "2500".to_owned())]);
        assert_eq!(
            (second.name.as_str(), second.command.len()),
            ("stockfish", 2)
        );
        assert_eq!(
            (first.protocol, second.protocol),
            (None, Some(Protocol::Uci))
        );
        let clock = TimeControl::parse_clock("1+0.01").expect("a valid clock");
        assert_eq!(options.rules.time_control, clock);
    }

    #[test]
    fn several_variants_may_be_named() {
        let names = |words: &[&str]| -> Result<Vec<String>, String> {
            let games = parse(words)?
                .variants()
                .map_err(|error| format!("{error:#}"))?;
            Ok(games.iter().map(|game| game.name().to_owned()).collect())
        };
        let found = names(&[
            "a",
            "b",
            "--variant",
            "makruk, 3check",
            "--variant",
            "Courier",
        ]);
        assert_eq!(
            found.as_deref(),
            Ok(&["makruk", "three-check", "courier"].map(str::to_owned)[..])
        );
        assert_eq!(names(&["a", "b"]), Ok(Vec::new()));
        let file = workspace::root().join("tests/data/variants/fmax.ini");
        let file = file.to_str().expect("a path");
        let found = names(&[
            "a",
            "b",
            "--variant-file",
            file,
            "--variant",
            "fairy/fide-nutters",
        ]);
        assert_eq!(found.as_deref(), Ok(&["fairy/FIDE-Nutters".to_owned()][..]));
        let all = names(&["a", "b", "--variant-file", file]).expect("a valid file");
        assert_eq!(all.len(), 43);
        assert!(names(&["a", "b", "--variant", "go"]).is_err_and(|error| error.contains("'go'")));
    }

    #[test]
    fn games_of_variants_begin_with_random_moves() {
        let plies = |words: &[&str]| parse(words).map(|options| options.random_plies());
        assert_eq!(plies(&["a", "b"]), Ok(0));
        assert_eq!(plies(&["a", "b", "--variant", "makruk"]), Ok(4));
        assert_eq!(
            plies(&["a", "b", "--variant", "makruk", "--random-plies", "9"]),
            Ok(9)
        );
    }

    #[test]
    fn the_clock_factor_is_a_number_or_automatic() {
        let factor = |text: &str| {
            let options = parse(&["a", "b", "--clock-factor", text])?;
            Ok::<_, String>(options.engines[1].clock_factor)
        };
        assert_eq!(factor("40"), Ok(Some(ClockFactor::Fixed(40))));
        assert_eq!(factor("auto"), Ok(Some(ClockFactor::Adaptive)));
        assert!(factor("0").is_err_and(|error| error.contains("--clock-factor")));
    }

    #[test]
    fn engines_of_the_same_name_get_distinct_names() {
        let options = parse(&["x/micro-max", "y/micro-max"]).expect("valid options");
        assert_eq!(options.engines[0].name, "micro-max A");
        assert_eq!(options.engines[1].name, "micro-max B");
    }

    #[test]
    fn invalid_arguments_are_named() {
        for (words, message) in [
            (&["one"][..], "two engines"),
            (&["a", "b", "c"], "\"c\""),
            (
                &["a", "b", "--games", "many"],
                "'many' is not a valid number for --games",
            ),
            (&["a", "b", "--speed", "1"], "'--speed'"),
            (&["a", "b", "-a", "Hash"], "NAME=VALUE"),
            (
                &["a", "b", "--variant", "makruk", "--openings", "book"],
                "use --random-plies",
            ),
        ] {
            let error = parse(words).unwrap_err();
            assert!(error.contains(message), "{error}");
        }
        assert_eq!(parse(&["--help"]).unwrap_err(), "help");
    }
}
