//! The command line of `match`.

use std::{convert::Infallible, path::PathBuf, sync::Arc};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    command_line::split_command,
    engine::{ClockFactor, EngineConfig},
    game::{GameRules, ResignRule},
    protocol::Protocol,
    sprt::Sprt,
    time_control::TimeControl,
    variant_game::VariantGame,
};

/// Play a match between two engines.
///
/// A and B are commands of UCI or `XBoard` engines, quoted if they have arguments. micro-max is the
/// engine of this working tree, micro-max@REVISION that of a commit or branch.
#[expect(
    clippy::struct_excessive_bools,
    reason = "a command line has many switches"
)]
#[derive(Args, Debug, Default)]
pub(crate) struct MatchOptions {
    a: String,
    b: String,
    /// Number of games; each opening is played twice with colors swapped
    #[arg(long, default_value_t = 100)]
    pub(crate) games: usize,
    /// Milliseconds per move; 100 without another limit
    #[arg(long, group = "limit")]
    movetime: Option<u64>,
    /// Nodes per move
    #[arg(long, group = "limit")]
    nodes: Option<u64>,
    /// Plies per move
    #[arg(long, group = "limit")]
    depth: Option<u32>,
    /// Base time per game and increment per move, such as 1+0.01
    #[arg(long, group = "limit", value_name = "SECONDS+SECONDS", value_parser = TimeControl::parse_clock)]
    clock: Option<TimeControl>,
    /// Set an option of A
    #[arg(short, value_name = "NAME=VALUE", value_parser = name_and_value)]
    a_options: Vec<(String, String)>,
    /// Set an option of B
    #[arg(short, value_name = "NAME=VALUE", value_parser = name_and_value)]
    b_options: Vec<(String, String)>,
    /// The name of A in the results
    #[arg(long)]
    a_name: Option<String>,
    /// The name of B in the results
    #[arg(long)]
    b_name: Option<String>,
    /// The protocol of A, which is detected by default
    #[arg(long)]
    a_uci: bool,
    #[arg(long, conflicts_with = "a_uci")]
    a_xboard: bool,
    /// The protocol of B, which is detected by default
    #[arg(long)]
    b_uci: bool,
    #[arg(long, conflicts_with = "b_uci")]
    b_xboard: bool,
    /// An `XBoard` engine under --movetime gets a clock of N moves, by default 30; auto, the default
    /// in variants, adapts it until the mean is the time per move
    #[arg(long, value_name = "N|auto", value_parser = clock_factor)]
    clock_factor: Option<ClockFactor>,
    /// Play these games instead of chess, one match in each; a game may have another name in an
    /// engine
    #[arg(long, value_name = "NAME,NAME…", value_delimiter = ',', value_parser = trimmed)]
    variant: Vec<String>,
    /// Read the games from a definition or an fmax.ini, by the rules of Fairy-Max; the games of the
    /// file that --variant names, or all of them; a UCI engine with the option `VariantFile` receives
    /// it, others must know the games
    #[arg(long)]
    variant_file: Option<PathBuf>,
    /// Opening book for chess, one opening per line: name ; moves or FEN
    #[arg(long, conflicts_with_all = ["variant", "variant_file"])]
    pub(crate) openings: Option<PathBuf>,
    /// Start with N random moves after the opening that give neither side an advantage, the same for
    /// both games of a pair; by default 0, 4 in variants
    #[arg(long)]
    random_plies: Option<usize>,
    /// Shuffle the openings, and choose the random moves; 0 does not shuffle
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Games played at the same time
    #[arg(long, default_value_t = 1)]
    pub(crate) concurrency: usize,
    /// Stop as soon as one of the hypotheses is accepted
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Adjudicate a win when both engines agree on this score for 4 moves, in centipawns
    #[arg(long)]
    resign: Option<i32>,
    /// Adjudicate a draw after this many plies
    #[arg(long, default_value_t = MAX_PLIES)]
    max_plies: usize,
    /// Tolerance before a loss on time, in milliseconds
    #[arg(long, default_value_t = TIME_MARGIN_MS)]
    time_margin: u64,
    /// Append the games to a file
    #[arg(long)]
    pub(crate) pgn: Option<PathBuf>,
    /// Whether only the result is used, and nothing is printed.
    #[arg(skip)]
    pub(crate) is_quiet: bool,
}

/// The time per move without another limit.
const MOVE_MS: u64 = 100;
const MAX_PLIES: usize = 400;
const TIME_MARGIN_MS: u64 = 30;

/// The number of random moves after which games of variants begin, by default.
const VARIANT_RANDOM_PLIES: usize = 4;

/// The number of moves of each engine that must agree for `--resign`.
const RESIGN_MOVES: usize = 4;

impl MatchOptions {
    /// The options of a match that prints nothing.
    pub(crate) fn quiet(depth: u32, games: usize) -> Self {
        Self {
            games,
            depth: Some(depth),
            concurrency: 1,
            max_plies: MAX_PLIES,
            time_margin: TIME_MARGIN_MS,
            is_quiet: true,
            ..Self::default()
        }
    }

    /// The engines, with different names.
    pub(crate) fn engines(&self) -> Result<[EngineConfig; 2]> {
        let protocol = |is_uci, is_xboard| match (is_uci, is_xboard) {
            (true, _) => Some(Protocol::Uci),
            (_, true) => Some(Protocol::XBoard),
            _ => None,
        };
        let (mut first, mut second) = (engine(&self.a)?, engine(&self.b)?);
        first.options.clone_from(&self.a_options);
        second.options.clone_from(&self.b_options);
        first.protocol = protocol(self.a_uci, self.a_xboard);
        second.protocol = protocol(self.b_uci, self.b_xboard);
        for (engine, name) in [(&mut first, &self.a_name), (&mut second, &self.b_name)] {
            engine.clock_factor = self.clock_factor;
            engine.name = name.clone().unwrap_or_else(|| engine.name.clone());
        }
        if first.name == second.name {
            first.name.push_str(" A");
            second.name.push_str(" B");
        }
        Ok([first, second])
    }

    pub(crate) fn rules(&self) -> GameRules {
        let of_nodes = self.nodes.map(TimeControl::Nodes);
        let of_depth = self.depth.map(TimeControl::Depth);
        let of_move = TimeControl::MoveTime(self.movetime.unwrap_or(MOVE_MS));
        GameRules {
            time_control: self.clock.or(of_nodes).or(of_depth).unwrap_or(of_move),
            max_plies: self.max_plies,
            resign: self.resign.map(|score_cp| ResignRule {
                score_cp,
                moves: RESIGN_MOVES,
            }),
            time_margin_ms: self.time_margin,
        }
    }

    pub(crate) fn sprt(&self) -> Option<Sprt> {
        match self.sprt.as_deref() {
            Some(&[elo0, elo1]) => Some(Sprt { elo0, elo1 }),
            _ => None,
        }
    }

    /// The variants to play; empty for chess.
    pub(crate) fn variants(&self) -> Result<Vec<Arc<VariantGame>>> {
        let named = |name: &String| match &self.variant_file {
            Some(file) => VariantGame::from_file(name, file),
            None => VariantGame::built_in(name),
        };
        let games = match &self.variant_file {
            Some(file) if self.variant.is_empty() => VariantGame::all_of_file(file),
            _ => self.variant.iter().map(named).collect(),
        };
        Ok(games?.into_iter().map(Arc::new).collect())
    }

    /// The number of random moves after each opening.
    pub(crate) fn random_plies(&self) -> usize {
        let has_variants = !self.variant.is_empty() || self.variant_file.is_some();
        let default = if has_variants {
            VARIANT_RANDOM_PLIES
        } else {
            0
        };
        self.random_plies.unwrap_or(default)
    }
}

/// Returns the configuration of an engine, which is named after its program.
fn engine(command: &str) -> Result<EngineConfig> {
    let words = split_command(command)?;
    let program = words.first().context("an engine's command is empty")?;
    let name = program.rsplit('/').next().unwrap_or(program).to_owned();
    Ok(EngineConfig::new(&name, words, []))
}

fn clock_factor(text: &str) -> Result<ClockFactor> {
    if text == "auto" {
        return Ok(ClockFactor::Adaptive);
    }
    let factor = text.parse().ok().filter(|&factor| factor > 0);
    let factor = factor.context("a number of moves is more than 0")?;
    Ok(ClockFactor::Fixed(factor))
}

fn name_and_value(text: &str) -> Result<(String, String)> {
    let (name, value) = text.split_once('=').context("this is not NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}

#[allow(clippy::unnecessary_wraps, reason = "the type that clap expects")]
fn trimmed(text: &str) -> Result<String, Infallible> {
    Ok(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::{ClockFactor, MatchOptions, Protocol, TimeControl};
    use crate::{Command, workspace};
    use clap::Parser;

    fn parse(line: &str) -> Result<MatchOptions, String> {
        let words = ["cargo xtask", "match", "x/micro-max"].into_iter();
        match Command::try_parse_from(words.chain(line.split('|'))) {
            Ok(Command::Match(options)) => Ok(*options),
            Ok(other) => Err(format!("{other:?}")),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn options_apply_to_the_engine_that_they_name() {
        let line =
            "stockfish -x|-b|UCI_Elo=2500|-a|Hash=16|--clock|1+0.01|--b-uci|--clock-factor|40";
        let options = parse(line).expect("valid options");
        let [first, second] = options.engines().expect("valid commands");
        assert_eq!(first.options, [("Hash".to_owned(), "16".to_owned())]);
        assert_eq!(second.options, [("UCI_Elo".to_owned(), "2500".to_owned())]);
        assert_eq!((&*second.name, second.command.len()), ("stockfish", 2));
        assert_eq!(
            (first.protocol, second.protocol),
            (None, Some(Protocol::Uci))
        );
        assert_eq!(second.clock_factor, Some(ClockFactor::Fixed(40)));
        let time_control = options.rules().time_control;
        assert_eq!(TimeControl::parse_clock("1+0.01").ok(), Some(time_control));
    }

    #[test]
    fn a_match_has_a_time_per_move_and_different_names_by_default() {
        let options = parse("y/micro-max|--sprt|-5|0").expect("valid options");
        let names = options
            .engines()
            .expect("valid commands")
            .map(|one| one.name);
        assert_eq!(names, ["micro-max A", "micro-max B"]);
        assert_eq!(options.rules().time_control, TimeControl::MoveTime(100));
        let sprt = options.sprt().map(|sprt| (sprt.elo0, sprt.elo1));
        assert_eq!(sprt, Some((-5.0, 0.0)));
    }

    #[test]
    fn variants_are_found_by_their_names() {
        let names = |line: &str| -> Result<Vec<String>, String> {
            let games = parse(line)?
                .variants()
                .map_err(|error| format!("{error:#}"))?;
            Ok(games.iter().map(|game| game.name().to_owned()).collect())
        };
        let found = names("b|--variant|makruk, 3check|--variant|Courier").expect("known games");
        assert_eq!(found, ["makruk", "three-check", "courier"]);
        assert_eq!(names("b"), Ok(Vec::new()));
        let file = workspace::root().join("tests/data/variants/fmax.ini");
        let line = format!("b|--variant-file|{}", file.display());
        let found = names(&format!("{line}|--variant|fairy/fide-nutters"));
        assert_eq!(found.expect("a known game"), ["fairy/FIDE-Nutters"]);
        assert_eq!(names(&line).expect("a valid file").len(), 43);
        assert!(names("b|--variant|go").is_err_and(|error| error.contains("'go'")));
    }

    #[test]
    fn games_of_variants_begin_with_random_moves() {
        let plies = |line: &str| parse(line).map(|options| options.random_plies());
        assert_eq!(plies("b"), Ok(0));
        assert_eq!(plies("b|--variant|makruk"), Ok(4));
        assert_eq!(plies("b|--variant|makruk|--random-plies|9"), Ok(9));
    }

    #[test]
    fn invalid_arguments_are_named() {
        for (line, message) in [
            ("b|c", "'c'"),
            ("b|--games|many", "'many' for '--games"),
            ("b|--clock-factor|0", "'0' for '--clock-factor"),
            ("b|--speed|1", "'--speed'"),
            ("b|-a|Hash", "NAME=VALUE"),
            ("b|--nodes|5|--depth|3", "--depth"),
            ("b|--variant|makruk|--openings|book", "--openings"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(message), "{error}");
        }
    }
}
