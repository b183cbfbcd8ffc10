//! What the session says of its thinking, in the words of this protocol.

use alloc::string::String;

use rules::Position;

use crate::text::Text;

/// The score of a mate in no moves; each move to it adds one.
const MATE: i64 = 100_000;

/// A line of `info` with a line of play: `depth score centiseconds nodes moves`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Thought<'a> {
    depth: i64,
    score: i64,
    time_ms: i64,
    nodes: i64,
    moves: &'a str,
}

impl<'a> Thought<'a> {
    /// Understands a line of `info`, if it has a line of play.
    pub(super) fn read(line: &'a str) -> Option<Thought<'a>> {
        let (numbers, moves) = line.strip_prefix("info ")?.split_once(" pv ")?;
        let mut thought = Thought {
            moves,
            ..Thought::default()
        };
        let mut words = numbers.split_ascii_whitespace();
        while let Some(name) = words.next() {
            match name {
                "depth" => thought.depth = whole(words.next())?,
                "cp" => thought.score = whole(words.next())?,
                "mate" => {
                    let moves = whole(words.next())?;
                    thought.score = moves.signum() * MATE + moves;
                }
                "time" => thought.time_ms = whole(words.next())?,
                "nodes" => thought.nodes = whole(words.next())?,
                _ => {}
            }
        }
        Some(thought)
    }

    /// The line, with the moves from a position in SAN.
    pub(super) fn told(&self, position: &Position) -> String {
        let mut text = Text::default();
        let numbers = [self.depth, self.score, self.time_ms / 10, self.nodes];
        text.fill("# # # #", &numbers);
        let mut position = position.clone();
        for word in self.moves.split_ascii_whitespace() {
            let Ok(played) = position.parse_uci(word) else {
                break;
            };
            text.add(" ").add(&position.san(played));
            position.make(played);
        }
        text.0
    }

    /// How far an analysis is: time, nodes, depth.
    pub(super) fn status(&self) -> String {
        let mut text = Text::default();
        let numbers = [self.time_ms / 10, self.nodes, self.depth];
        text.fill("stat01: # # # 0 0", &numbers);
        text.0
    }
}

fn whole(word: Option<&str>) -> Option<i64> {
    let word = word?;
    let (digits, sign) = word
        .strip_prefix('-')
        .map_or((word, 1), |digits| (digits, -1));
    let size = i64::try_from(rules::parse_digits(digits.as_bytes())?).ok()?;
    Some(sign * size)
}

#[cfg(test)]
mod tests {
    use super::Thought;
    use rules::Position;

    #[test]
    fn both_engines_are_understood() {
        let position = Position::start();
        let told = |line| Thought::read(line).map(|thought| thought.told(&position));
        let modern = "info depth 7 seldepth 9 multipv 1 score cp -12 time 35 nodes 900 nps 1 hashfull 2 pv e2e4 e7e5";
        assert_eq!(told(modern).as_deref(), Some("7 -12 3 900 e4 e5"));
        let classic = "info depth 3 nodes 1216 score cp 15 pv b1c3";
        assert_eq!(told(classic).as_deref(), Some("3 15 0 1216 Nc3"));
        assert_eq!(told("info time 20 nodes 10 hashfull 0"), None);
    }

    #[test]
    fn mates_are_beyond_all_scores() {
        let read = |score| Thought::read(score).unwrap().score;
        assert_eq!(read("info depth 2 score mate 3 pv a1a2"), 100_003);
        assert_eq!(read("info depth 2 score mate -2 pv a1a2"), -100_002);
    }
}
