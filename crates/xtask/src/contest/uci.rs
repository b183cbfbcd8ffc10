//! An engine that speaks UCI.

use anyhow::{Result, anyhow};
use rules::{Color, Game, Position};

use super::{
    conversation::Conversation,
    fault::{Fault, Kind},
    pace::{Clocks, Pace},
    player::{Answer, Engine, START, Turn},
};

/// A mate as a score, less the distance to it.
const MATE_CP: i32 = 30_000;

/// The protocol's side of the conversation.
pub(super) struct Uci {
    conversation: Conversation,
}

impl Uci {
    /// Agrees on the protocol and sets the options.
    ///
    /// # Errors
    /// The program does not speak UCI, or lacks an option.
    pub(super) fn start(conversation: Conversation, options: &[(String, String)]) -> Result<Self> {
        let mut uci = Self { conversation };
        uci.open(options).map_err(|error| anyhow!("{error}"))?;
        Ok(uci)
    }

    fn open(&mut self, options: &[(String, String)]) -> Result<(), Fault> {
        self.conversation.say("uci")?;
        let mut known = Vec::new();
        self.conversation.hear_until(START, |line| {
            known.extend(option_name(line).map(str::to_lowercase));
            (line == "uciok").then_some(())
        })?;
        for (name, value) in options {
            if !known.contains(&name.to_lowercase()) {
                return Err(Kind::NoMove.with(format!("it has no option '{name}'")));
            }
            self.conversation
                .say(&format!("setoption name {name} value {value}"))?;
        }
        self.synchronise()
    }

    fn synchronise(&mut self) -> Result<(), Fault> {
        self.conversation.say("isready")?;
        self.conversation
            .hear_until(START, |line| (line == "readyok").then_some(()))
    }
}

impl Engine for Uci {
    fn begin(&mut self, _game: &Game) -> Result<(), Fault> {
        self.conversation.say("ucinewgame")?;
        self.synchronise()
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Answer, Fault> {
        self.conversation.say(&position_line(turn.game))?;
        self.conversation.say(&go_line(turn))?;
        let mut answer = Answer::default();
        let best = self.conversation.hear_until(turn.patience, |line| {
            read_info(line, &mut answer);
            let best = line.strip_prefix("bestmove")?;
            Some(best.split_whitespace().next().unwrap_or("").to_owned())
        })?;
        if matches!(best.as_str(), "" | "(none)" | "0000") {
            return Err(Kind::NoMove.with(""));
        }
        answer.played = Some(best);
        Ok(answer)
    }
}

/// The name in a line that declares an option.
fn option_name(line: &str) -> Option<&str> {
    let declared = line.strip_prefix("option name ")?;
    declared.split(" type ").next()
}

fn position_line(game: &Game) -> String {
    let mut line = String::from("position ");
    if *game.start() == Position::start() {
        line.push_str("startpos");
    } else {
        line.push_str("fen ");
        line.push_str(&game.start().to_string());
    }
    if !game.moves().is_empty() {
        line.push_str(" moves");
    }
    for played in game.moves() {
        line.push(' ');
        line.push_str(&played.to_string());
    }
    line
}

fn go_line(turn: &Turn<'_>) -> String {
    match (turn.pace, turn.clocks) {
        (Pace::Clock { .. }, Some(clocks)) => clock_line(clocks),
        (Pace::MoveTime(ms), _) => format!("go movetime {ms}"),
        (Pace::Nodes(nodes), _) => format!("go nodes {nodes}"),
        (Pace::Depth(depth), _) => format!("go depth {depth}"),
        (Pace::Clock { base_ms, .. }, None) => format!("go movetime {base_ms}"),
    }
}

fn clock_line(clocks: &Clocks) -> String {
    let (white, black) = (clocks.left_ms(Color::White), clocks.left_ms(Color::Black));
    let increment = clocks.increment_ms();
    format!("go wtime {white} btime {black} winc {increment} binc {increment}")
}

/// Takes what a line of information says of the best line.
fn read_info(line: &str, answer: &mut Answer) {
    let mut words = line.split_whitespace();
    if words.next() != Some("info") {
        return;
    }
    while let Some(word) = words.next() {
        match word {
            "string" | "pv" => return,
            "depth" => answer.depth = number(words.next()).or(answer.depth),
            "nodes" => answer.nodes = number(words.next()).or(answer.nodes),
            "multipv" if words.next() != Some("1") => return,
            "score" => answer.score_cp = score(words.next(), words.next()).or(answer.score_cp),
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
    use super::{Answer, option_name, position_line, read_info};
    use rules::{Game, Position};

    #[test]
    fn what_is_said_of_the_best_line_is_read() {
        let mut answer = Answer::default();
        read_info(
            "info depth 7 seldepth 9 multipv 1 score cp -31 nodes 8123 pv e2e4",
            &mut answer,
        );
        read_info("info depth 9 multipv 2 score cp 5", &mut answer);
        read_info("info string depth 99", &mut answer);
        assert_eq!((answer.score_cp, answer.nodes), (Some(-31), Some(8123)));
        read_info("info depth 3 score mate -2", &mut answer);
        assert_eq!((answer.score_cp, answer.depth), (Some(-29_998), Some(3)));
    }

    #[test]
    fn a_game_is_told_with_its_moves() {
        let mut game = Game::new(Position::start());
        assert_eq!(position_line(&game), "position startpos");
        game.play("e2e4".parse().expect("a move")).expect("legal");
        assert_eq!(position_line(&game), "position startpos moves e2e4");
        let fen = "7k/5Q2/8/8/8/8/8/K7 w - - 0 1";
        let game = Game::new(fen.parse().expect("a position"));
        assert_eq!(position_line(&game), format!("position fen {fen}"));
    }

    #[test]
    fn names_of_options_may_have_blanks() {
        let line = "option name Move Overhead type spin default 10 min 0 max 5000";
        assert_eq!(option_name(line), Some("Move Overhead"));
        assert_eq!(option_name("id name x"), None);
    }
}
