//! Questions about the inside of Classic, answered in rows of numbers.
//!
//! Figures show millions of nodes, so rows have no names; the modules of each figure name the columns.

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

/// The memory that explorers may take beside the one that is asked about, in bytes.
const MEMORY: usize = 32 << 20;

/// The searches that were asked about, kept for the next question about them.
///
/// An answer does not depend on what was asked before, but for how far a search has got.
#[derive(Debug, Default)]
pub struct Inside {
    /// The one asked about last is the last.
    explorers: Vec<(String, Box<TreeExplorer>)>,
}

/// A question about a position and the search of it.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// Where the game begins.
    pub start: &'a Position,
    /// The moves from there.
    pub moves: &'a [Move],
    /// The numbers of the search: bits of the table, what is left out, limits of nodes and depth,
    /// weights of the centre and of pawns, and what each role is worth.
    pub search: &'a str,
    /// A word and numbers: `evaluate`, `stepTo`, `node`, `children` or `table`.
    pub wanted: &'a str,
    /// The most nodes to search for the answer.
    pub budget: u64,
}

impl Inside {
    /// Answers a question.
    ///
    /// `key` is the same for questions about the same search, and only for them.
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
        let wanted = Numbers::wanted(numbers)?;
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

    /// The explorer of a search; it is made if there is none.
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
    /// The node that the search has reached, and whether it is the requested one (1), the search
    /// is still on its way (0) or over (2); `None` if the question is not about a search.
    pub progress: Option<(u64, i32)>,
    /// The rows.
    pub rows: Rows,
}

/// A line for the progress and one for each row, their numbers separated by blanks.
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
