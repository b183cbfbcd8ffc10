//! The driver of UCI engines.

use std::{sync::Arc, time::Duration};

use anyhow::{Result, anyhow};
use rules::Color;

use super::{
    driver::{Driver, ResultClaim, START_TIMEOUT, SearchRequest, SearchResult},
    failure::{Failure, FailureKind},
    process::EngineProcess,
};
use crate::{
    protocol::Protocol,
    referee::Referee,
    time_control::{Clocks, TimeControl},
    variant_game::VariantGame,
};

const VARIANT_OPTION: &str = "UCI_Variant";
const VARIANT_FILE_OPTION: &str = "VariantFile";

/// The score of mate in N is this minus N.
const MATE_CP: i32 = 30_000;

#[derive(Debug)]
pub(super) struct Uci {
    process: EngineProcess,
}

impl Uci {
    /// Performs the UCI handshake, and sets the options and the variant.
    pub(super) fn start(
        process: EngineProcess,
        options: &[(String, String)],
        variant: Option<&Arc<VariantGame>>,
    ) -> Result<Self> {
        let mut uci = Self { process };
        uci.handshake(options, variant.map(Arc::as_ref))
            .map_err(|failure| anyhow!("{failure}"))?;
        Ok(uci)
    }

    fn handshake(
        &mut self,
        options: &[(String, String)],
        variant: Option<&VariantGame>,
    ) -> Result<(), Failure> {
        let known = self.read_options()?;
        for (name, value) in options {
            if !known.has(name) {
                return Err(FailureKind::Unsupported.with_detail(format!("option '{name}'")));
            }
            self.set_option(name, value)?;
        }
        if let Some(game) = variant {
            self.set_variant(game, known)?;
        }
        self.synchronize()
    }

    /// Sends commands, of which the last starts a search, and returns all lines up to `bestmove`.
    pub(super) fn ask(
        &mut self,
        commands: &[&str],
        timeout: Duration,
    ) -> Result<Vec<String>, Failure> {
        for command in commands {
            self.process.send(command)?;
        }
        let mut lines = Vec::new();
        self.process.wait_for(timeout, |line| {
            lines.push(line.to_owned());
            line.starts_with("bestmove").then_some(())
        })?;
        Ok(lines)
    }

    fn read_options(&mut self) -> Result<KnownOptions, Failure> {
        self.process.send("uci")?;
        let mut known = KnownOptions::default();
        self.process.wait_for(START_TIMEOUT, |line| {
            known.parse(line);
            (line == "uciok").then_some(())
        })?;
        Ok(known)
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        self.process
            .send(&format!("setoption name {name} value {value}"))
    }

    fn set_variant(&mut self, game: &VariantGame, mut known: KnownOptions) -> Result<(), Failure> {
        if let Some(file) = &game.file
            && known.has(VARIANT_FILE_OPTION)
        {
            self.set_option(VARIANT_FILE_OPTION, &file.display().to_string())?;
            // The file adds its games to the values of [`VARIANT_OPTION`].
            known = self.read_options()?;
        }
        let Some(name) = game.name_among(&known.variants) else {
            let detail = match known.variants.as_slice() {
                [] => format!(
                    "the variant {}: it has no option {VARIANT_OPTION}",
                    game.name()
                ),
                variants => {
                    format!(
                        "the variant {}; it plays {}",
                        game.name(),
                        variants.join(", ")
                    )
                }
            };
            return Err(FailureKind::Unsupported.with_detail(detail));
        };
        self.set_option(VARIANT_OPTION, name)
    }

    fn synchronize(&mut self) -> Result<(), Failure> {
        self.process.send("isready")?;
        self.process
            .wait_for(START_TIMEOUT, |line| (line == "readyok").then_some(()))
    }
}

/// The options that an engine has announced.
#[derive(Debug, Default)]
struct KnownOptions {
    /// The names in lower case.
    names: Vec<String>,
    /// The games that the engine plays, which are the values of [`VARIANT_OPTION`].
    variants: Vec<String>,
}

impl KnownOptions {
    fn has(&self, name: &str) -> bool {
        self.names.contains(&name.to_lowercase())
    }

    /// Parses a line; lines that do not declare an option are ignored.
    fn parse(&mut self, line: &str) {
        let Some(name) = option_name(line) else {
            return;
        };
        self.names.push(name.to_lowercase());
        if name.eq_ignore_ascii_case(VARIANT_OPTION) {
            let values = line.split(" var ").skip(1);
            self.variants = values.map(|value| value.trim().to_owned()).collect();
        }
    }
}

impl Driver for Uci {
    fn protocol(&self) -> Protocol {
        Protocol::Uci
    }

    fn new_game(&mut self, _game: &dyn Referee) -> Result<(), Failure> {
        self.process.send("ucinewgame")?;
        self.synchronize()
    }

    fn search(&mut self, request: &SearchRequest<'_>) -> Result<SearchResult, Failure> {
        self.process.send(&position_command(request.game))?;
        self.process.send(&go_command(request))?;
        let mut result = SearchResult::default();
        let best_move = self.process.wait_for(request.timeout, |line| {
            parse_info(line, &mut result);
            let rest = line.strip_prefix("bestmove")?;
            Some(rest.split_whitespace().next().unwrap_or("").to_owned())
        })?;
        if matches!(best_move.as_str(), "" | "(none)" | "0000") {
            return Err(FailureKind::NoMove.with_detail(""));
        }
        result.best_move = Some(best_move);
        Ok(result)
    }

    fn conclude(&mut self, _game: &dyn Referee) -> Result<Option<ResultClaim>, Failure> {
        // UCI has no message for the end of a game.
        Ok(None)
    }
}

fn option_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    rest.split(" type ").next()
}

fn position_command(game: &dyn Referee) -> String {
    let mut command = String::from("position ");
    match game.start_fen() {
        None => command.push_str("startpos"),
        Some(fen) => {
            command.push_str("fen ");
            command.push_str(&fen);
        }
    }
    let moves = game.moves(Protocol::Uci);
    if !moves.is_empty() {
        command.push_str(" moves ");
        command.push_str(&moves.join(" "));
    }
    command
}

fn go_command(request: &SearchRequest<'_>) -> String {
    match (request.time_control, request.clocks) {
        (TimeControl::Clock { .. }, Some(clocks)) => go_with_clocks(clocks),
        (TimeControl::MoveTime(ms), _) => format!("go movetime {ms}"),
        (TimeControl::Nodes(nodes), _) => format!("go nodes {nodes}"),
        (TimeControl::Depth(depth), _) => format!("go depth {depth}"),
        (TimeControl::Clock { base_ms, .. }, None) => format!("go movetime {base_ms}"),
    }
}

fn go_with_clocks(clocks: &Clocks) -> String {
    let [white, black] = [Color::White, Color::Black].map(|color| clocks.remaining_ms(color));
    let increment = clocks.increment_ms();
    format!("go wtime {white} btime {black} winc {increment} binc {increment}")
}

/// Updates the result from an `info` line of the best variation.
fn parse_info(line: &str, result: &mut SearchResult) {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return;
    }
    while let Some(word) = words.next() {
        match word {
            "string" | "pv" => return,
            "depth" => result.depth = number(words.next()).or(result.depth),
            "nodes" => result.nodes = number(words.next()).or(result.nodes),
            "multipv" if words.next() != Some("1") => return,
            "score" => result.score_cp = score(words.next(), words.next()).or(result.score_cp),
            _ => {}
        }
    }
}

fn score(kind: Option<&str>, value: Option<&str>) -> Option<i32> {
    let value: i32 = number(value)?;
    match kind? {
        "cp" => Some(value),
        "mate" if value > 0 => Some(MATE_CP.saturating_sub(value)),
        "mate" => Some((-MATE_CP).saturating_sub(value)),
        _ => None,
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{KnownOptions, SearchResult, option_name, parse_info, position_command};
    use crate::{
        protocol::Protocol,
        referee::{ChessReferee, Referee},
        variant_game::VariantGame,
    };
    use rules::{Game, Position};

    #[test]
    fn info_lines_of_the_best_variation_are_parsed() {
        let mut result = SearchResult::default();
        parse_info(
            "info depth 7 seldepth 9 multipv 1 score cp -31 nodes 8123 pv e2e4",
            &mut result,
        );
        parse_info("info depth 9 multipv 2 score cp 5", &mut result);
        parse_info("info string depth 99", &mut result);
        assert_eq!((result.score_cp, result.nodes), (Some(-31), Some(8123)));
        parse_info("info depth 3 score mate -2", &mut result);
        assert_eq!((result.score_cp, result.depth), (Some(-29_998), Some(3)));
    }

    #[test]
    fn the_position_command_has_the_moves() {
        let mut game = ChessReferee::new(Game::new(Position::start()));
        assert_eq!(position_command(&game), "position startpos");
        game.play("e2e4", Protocol::Uci).expect("legal");
        assert_eq!(position_command(&game), "position startpos moves e2e4");
        let fen = "7k/5Q2/8/8/8/8/8/K7 w - - 0 1";
        let game = ChessReferee::new(Game::new(fen.parse().expect("a position")));
        assert_eq!(position_command(&game), format!("position fen {fen}"));
    }

    #[test]
    fn the_variants_of_an_engine_are_listed() {
        let mut known = KnownOptions::default();
        known.parse("option name UCI_Variant type combo default chess var 3check var chess");
        assert!(known.has("uci_variant"));
        assert_eq!(known.variants, ["3check", "chess"]);
        let game = VariantGame::built_in("three-check").expect("a game");
        assert_eq!(game.name_among(&known.variants), Some("3check"));
    }

    #[test]
    fn option_names_may_contain_spaces() {
        let line = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(option_name(line), Some("Move Overhead"));
        assert_eq!(option_name("id name x"), None);
    }
}
