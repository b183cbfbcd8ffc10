//! Questions about the inside of Classic, answered in rows of numbers.
//!
//! Who asks gives the numbers their names: that takes fewer bytes than to write the names here.

mod numbers;

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use engine::classic::{Rows, TreeExplorer, evaluation_breakdown};
use rules::{Move, Position};

use numbers::Numbers;

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
    /// The answer: lines of numbers.
    ///
    /// `key` is the same for questions about the same search, and only for them.
    ///
    /// # Errors
    ///
    /// A sentence about what is wrong with the question.
    pub fn answer(&mut self, key: &str, question: &Question<'_>) -> Result<String, String> {
        let search = Numbers::of_search(question.search)?;
        let (word, numbers) = question
            .wanted
            .split_once(' ')
            .unwrap_or((question.wanted, ""));
        let wanted = Numbers::wanted(numbers)?;
        let letter = word.bytes().next();
        let mut text = String::new();
        if letter == Some(b'e') {
            let base = wanted.size(0);
            let rows =
                evaluation_breakdown(question.start, question.moves, base, &search.parameters());
            write(&rows, &mut text);
            return Ok(text);
        }
        let explorer = self.explorer(key, question, &search)?;
        let (node, budget) = (wanted.count(0).into(), question.budget);
        let (arrival, rows) = match letter {
            Some(b's') => (explorer.seek(node, budget), Rows::default()),
            Some(b'n') => explorer.inspect_node(node, budget),
            Some(b'c') => explorer.trace_subtree(node, wanted.filter(), wanted.limit(), budget),
            _ => explorer.table_slots(node, wanted.size(1), wanted.size(2), budget),
        };
        // Writing to a string does not fail.
        let _ = writeln!(text, "{} {}", explorer.nodes(), arrival as i64);
        write(&rows, &mut text);
        Ok(text)
    }

    /// The explorer of a search; it is made if there is none.
    fn explorer(
        &mut self,
        key: &str,
        question: &Question<'_>,
        search: &Numbers,
    ) -> Result<&mut TreeExplorer, String> {
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

/// Writes each row on a line, its numbers with a blank between each two.
fn write(rows: &Rows, text: &mut String) {
    rows.each(|row| {
        let mut blank = "";
        for &number in row {
            let _ = write!(text, "{blank}{number}");
            blank = " ";
        }
        text.push('\n');
    });
}
