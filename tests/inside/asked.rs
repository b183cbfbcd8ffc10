//! A search to ask questions about, and the indices of the numbers in the answers.

use protocol::{Inside, Question};
use rules::{Move, Position};

pub(super) type Row = Vec<i64>;

// Indices in the head of a row.
pub(super) const STATE: usize = 0;
pub(super) const NEXT: usize = 1;
pub(super) const NODE: usize = 2;
pub(super) const LEVEL: usize = 3;
pub(super) const SCORE: usize = 4;

// Indices in the parts of a row, relative to the beginning of a part.
pub(super) const DEPTH: usize = 4;
pub(super) const ITERATION: usize = 5;
pub(super) const BEST_FROM: usize = 6;
pub(super) const BEST_TO: usize = 7;
pub(super) const FROM: usize = 5;
pub(super) const TO: usize = 6;
pub(super) const ROOK_FROM: usize = 9;

// The numbers of states.
pub(super) const ENTER: u32 = 1;
pub(super) const STEP: u32 = 6;
pub(super) const TRY: u32 = 8;
pub(super) const ANSWER: u32 = 9;
pub(super) const EXTEND: u32 = 10;
pub(super) const CLOSE: u32 = 11;
pub(super) const STORE: u32 = 12;
pub(super) const LEAVE: u32 = 14;

// The status at the beginning of an answer.
pub(super) const UNDERWAY: i64 = 0;
pub(super) const REACHED: i64 = 1;
pub(super) const OVER: i64 = 2;

/// Returns a set of states as a bit mask.
pub(super) fn mask(states: &[u32]) -> u32 {
    states.iter().map(|state| 1 << state).sum()
}

/// A search to ask about.
pub(super) struct Asked {
    inside: Inside,
    start: Position,
    moves: Vec<Move>,
    pub(super) search: String,
    pub(super) budget: u64,
}

impl Asked {
    pub(super) fn new(start: &Position, moves: &[Move], search: &str) -> Asked {
        Asked {
            inside: Inside::default(),
            start: start.clone(),
            moves: moves.to_vec(),
            search: search.to_owned(),
            budget: u64::MAX,
        }
    }

    pub(super) fn text(&mut self, wanted: &str) -> Result<String, String> {
        let question = Question {
            start: &self.start,
            moves: &self.moves,
            search: &self.search,
            wanted,
            budget: self.budget,
        };
        let answer = self.inside.answer(&self.search, &question);
        answer
            .map(|answer| answer.to_string())
            .map_err(|error| error.to_string())
    }

    pub(super) fn rows(&mut self, wanted: &str) -> Vec<Row> {
        let text = self.text(wanted).unwrap();
        let row = |line: &str| line.split(' ').map(|word| word.parse().unwrap()).collect();
        text.lines().map(row).collect()
    }

    /// Returns all rows of a trace, which is requested page by page, and its final status.
    pub(super) fn trace(&mut self, from: i64, filter: &str) -> (Vec<Row>, i64) {
        let (mut rows, mut node) = (Vec::new(), from);
        loop {
            let mut page = self.rows(&format!("children {node} {filter}"));
            let head = page.remove(0);
            rows.append(&mut page);
            if head[1] != UNDERWAY {
                return (rows, head[1]);
            }
            node = head[0] + 1;
        }
    }
}
