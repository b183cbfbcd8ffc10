//! An engine that speaks UCI.

use anyhow::{Result, anyhow};
use rules::{Color, Game, Position};

use super::{
    Driver, Failure, FailureKind, START_TIMEOUT, SearchRequest, SearchResult,
    process::EngineProcess,
};
use crate::time_control::{Clocks, TimeControl};

/// Mate in N is this less N.
const MATE_CP: i32 = 30_000;

/// A UCI engine.
pub(super) struct Uci {
    process: EngineProcess,
}

impl Uci {
    /// Performs the UCI handshake and sets the options.
    ///
    /// # Errors
    /// The engine does not answer `uci`, or lacks an option.
    pub(super) fn start(process: EngineProcess, options: &[(String, String)]) -> Result<Self> {
        let mut uci = Self { process };
        uci.handshake(options)
            .map_err(|failure| anyhow!("{failure}"))?;
        Ok(uci)
    }

    fn handshake(&mut self, options: &[(String, String)]) -> Result<(), Failure> {
        self.process.send("uci")?;
        let mut known = Vec::new();
        self.process.wait_for(START_TIMEOUT, |line| {
            known.extend(option_name(line).map(str::to_lowercase));
            (line == "uciok").then_some(())
        })?;
        for (name, value) in options {
            if !known.contains(&name.to_lowercase()) {
                return Err(FailureKind::Unsupported.with_detail(format!("option '{name}'")));
            }
            self.process
                .send(&format!("setoption name {name} value {value}"))?;
        }
        self.synchronize()
    }

    fn synchronize(&mut self) -> Result<(), Failure> {
        self.process.send("isready")?;
        self.process
            .wait_for(START_TIMEOUT, |line| (line == "readyok").then_some(()))
    }
}

impl Driver for Uci {
    fn new_game(&mut self, _game: &Game) -> Result<(), Failure> {
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
}

/// The name in an `option` line.
fn option_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("option name ")?;
    rest.split(" type ").next()
}

fn position_command(game: &Game) -> String {
    let mut command = String::from("position ");
    if *game.start() == Position::start() {
        command.push_str("startpos");
    } else {
        command.push_str("fen ");
        command.push_str(&game.start().to_string());
    }
    if !game.moves().is_empty() {
        command.push_str(" moves");
    }
    for played in game.moves() {
        command.push(' ');
        command.push_str(&played.to_string());
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
    use super::{SearchResult, option_name, parse_info, position_command};
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
        let mut game = Game::new(Position::start());
        assert_eq!(position_command(&game), "position startpos");
        game.play("e2e4".parse().expect("a move")).expect("legal");
        assert_eq!(position_command(&game), "position startpos moves e2e4");
        let fen = "7k/5Q2/8/8/8/8/8/K7 w - - 0 1";
        let game = Game::new(fen.parse().expect("a position"));
        assert_eq!(position_command(&game), format!("position fen {fen}"));
    }

    #[test]
    fn option_names_may_contain_spaces() {
        let line = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(option_name(line), Some("Move Overhead"));
        assert_eq!(option_name("id name x"), None);
    }
}
