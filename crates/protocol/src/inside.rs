//! Questions about the inside of Classic, answered in rows of numbers.
//!
//! Figures show millions of nodes, so the columns are not named; the modules of each figure name
//! them.

mod error;
mod numbers;

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use engine::classic::{Rows, TreeExplorer, evaluation_breakdown};
use rules::{Move, Position};

use numbers::Numbers;

pub use error::InsideError;

/// The maximum memory of all explorers except the one in use, in bytes.
const MEMORY: usize = 32 << 20;

/// The searches of earlier questions, kept for more questions about them.
///
/// An answer does not depend on earlier questions, except for the progress of the search.
#[derive(Debug, Default)]
pub struct Inside {
    /// The explorers with their keys, the most recently used last.
    explorers: Vec<(String, Box<TreeExplorer>)>,
}

/// A question about a position and the search of it.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position before the first move.
    pub start: &'a Position,
    /// The moves played.
    pub moves: &'a [Move],
    /// The numbers of the search: the bits of the table, the features that are switched off, the
    /// limits of nodes and depth, the weights of the centre and of pawns, and the value of each
    /// role.
    pub search: &'a str,
    /// A word and numbers: `evaluate`, `stepTo`, `node`, `children` or `table`.
    pub wanted: &'a str,
    /// The maximum number of nodes to search for the answer.
    pub budget: u64,
}

impl Inside {
    /// Answers a question.
    ///
    /// Questions have the same `key` if and only if they are about the same search.
    ///
    /// # Errors
    ///
    /// [`InsideError`] if a number is out of range or there is not enough memory.
    pub fn answer(
        &mut self,
        key: &str,
        question: &Question<'_>,
    ) -> Result<InsideAnswer, InsideError> {
        let search = Numbers::of_search(question.search)?;
        let (word, numbers) = question
            .wanted
            .split_once(' ')
            .unwrap_or((question.wanted, ""));
        let wanted = Numbers::of_request(numbers)?;
        let letter = word.bytes().next();
        if letter == Some(b'e') {
            let base = wanted.size(0);
            let rows =
                evaluation_breakdown(question.start, question.moves, base, &search.parameters());
            return Ok(InsideAnswer {
                progress: None,
                rows,
            });
        }
        let explorer = self.explorer(key, question, &search)?;
        let (node, budget) = (wanted.count(0).into(), question.budget);
        let (arrival, rows) = match letter {
            Some(b's') => (explorer.seek(node, budget), Rows::default()),
            Some(b'n') => explorer.inspect_node(node, budget),
            Some(b'c') => explorer.trace_subtree(node, wanted.filter(), wanted.limit(), budget),
            _ => explorer.table_slots(node, wanted.size(1), wanted.size(2), budget),
        };
        Ok(InsideAnswer {
            progress: Some((explorer.nodes(), arrival as i32)),
            rows,
        })
    }

    /// The explorer of a search; it is created if there is none.
    fn explorer(
        &mut self,
        key: &str,
        question: &Question<'_>,
        search: &Numbers,
    ) -> Result<&mut TreeExplorer, InsideError> {
        let kept = self.explorers.iter().position(|(of, _)| of == key);
        let found = match kept {
            Some(place) => self.explorers.remove(place),
            None => (
                key.to_string(),
                Box::new(search.explorer(question.start, question.moves)?),
            ),
        };
        let mut bytes = 0;
        for place in (0..self.explorers.len()).rev() {
            bytes += self.explorers[place].1.bytes();
            if bytes > MEMORY {
                self.explorers.remove(place);
            }
        }
        let last = self.explorers.len();
        self.explorers.push(found);
        Ok(&mut self.explorers[last].1)
    }
}

/// The answer to a question about the inside of Classic.
#[derive(Clone, Debug)]
pub struct InsideAnswer {
    /// The node that the search has reached, and a status: 0 if the search has not reached the
    /// requested node, 1 if it has, 2 if it is over. `None` if the question is not about a search.
    pub progress: Option<(u64, i32)>,
    /// The rows of numbers.
    pub rows: Rows,
}

/// A line for the progress and a line for each row, with numbers separated by spaces.
impl fmt::Display for InsideAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((nodes, status)) = self.progress {
            writeln!(f, "{nodes} {status}")?;
        }
        let mut result = Ok(());
        self.rows.each(|row| {
            let numbers: Vec<String> = row.iter().map(ToString::to_string).collect();
            result = result.and_then(|()| writeln!(f, "{}", numbers.join(" ")));
        });
        result
    }
}
