//! The numbers of a question: read, checked, and given their meaning.

use alloc::string::ToString;
use alloc::vec::Vec;

use engine::Limits;
use engine::classic::{CustomParameters, ExplorerConfig, RowFields, TraceFilter, TreeExplorer};
use rules::{Move, Position};

use super::InsideError;
use crate::tokens::Range;

/// The size of the table unless the question says another.
const TABLE_BITS: u8 = 16;

/// The rows of an answer unless the question says another number.
const ROWS: usize = 500;

/// The bits of what may be left out of a search.
const TABLE: u32 = 1;
const BEST_FIRST: u32 = 2;
const DEEPENING: u32 = 4;
const RECAPTURE: u32 = 8;

/// Numbers of a search before those of the roles' worth.
const BEFORE_VALUES: usize = 6;

/// What the numbers of a search may be.
static SEARCH: [Range; BEFORE_VALUES + 1] = [
    Range { min: 12, max: 20 }, // a record of a larger table would not fit its memory
    Range { min: 0, max: 15 },
    COUNT,
    COUNT,
    WEIGHT,
    WEIGHT,
    // Sixteen pieces of the largest worth fit the 16 bits of a score.
    Range {
        min: -2000,
        max: 2000,
    },
];

static WANTED: [Range; 1] = [COUNT];

const COUNT: Range = Range {
    min: 0,
    max: i32::MAX as u64,
};

const WEIGHT: Range = Range {
    min: -100,
    max: 100,
};

/// Numbers, of which the last may be left out.
#[derive(Clone, Debug)]
pub(super) struct Numbers(Vec<i32>);

impl Numbers {
    /// Those of the search.
    pub(super) fn of_search(words: &str) -> Result<Numbers, InsideError> {
        Numbers::read(words, &SEARCH)
    }

    /// Those that tell what is wanted of it.
    pub(super) fn wanted(words: &str) -> Result<Numbers, InsideError> {
        Numbers::read(words, &WANTED)
    }

    /// Reads numbers in ranges; the last range is that of all that follow.
    fn read(words: &str, ranges: &[Range]) -> Result<Numbers, InsideError> {
        let mut numbers = Vec::new();
        for word in words.split_ascii_whitespace() {
            let range = ranges[numbers.len().min(ranges.len() - 1)];
            let number = range.read(word).map(u64::cast_signed);
            let Some(number) = number.and_then(|number| i32::try_from(number).ok()) else {
                let Range { min, max } = range;
                return Err(InsideError::Number {
                    found: word.to_string(),
                    min,
                    max,
                });
            };
            numbers.push(number);
        }
        Ok(Numbers(numbers))
    }

    fn at(&self, index: usize) -> Option<i32> {
        self.0.get(index).copied()
    }

    /// A count, 0 if it is left out.
    pub(super) fn count(&self, index: usize) -> u32 {
        self.at(index).unwrap_or_default().cast_unsigned()
    }

    /// A count that is a number of things in memory.
    pub(super) fn size(&self, index: usize) -> usize {
        self.count(index) as usize
    }

    /// A count of plies and the like; a larger one is as good as the largest.
    fn byte(&self, index: usize) -> u8 {
        self.count(index).try_into().unwrap_or(u8::MAX)
    }

    /// What a search leaves out, and the values that it changes.
    pub(super) fn parameters(&self) -> CustomParameters {
        let off = self.count(1);
        let mut parameters = CustomParameters {
            table: off & TABLE == 0,
            best_move_first: off & BEST_FIRST == 0,
            iterative_deepening: off & DEEPENING == 0,
            recapture_extension: off & RECAPTURE == 0,
            ..CustomParameters::default()
        };
        let [_, values @ ..] = &mut parameters.piece_values;
        let changed = [&mut parameters.centre_weight, &mut parameters.pawn_weight];
        for (index, value) in changed.into_iter().chain(values).enumerate() {
            if let Some(number) = self.at(BEFORE_VALUES - 2 + index) {
                *value = number;
            }
        }
        parameters
    }

    /// The search that they are about.
    pub(super) fn explorer(
        &self,
        start: &Position,
        moves: &[Move],
    ) -> Result<TreeExplorer, InsideError> {
        let [nodes, depth] = [2, 3].map(|index| Some(self.count(index)).filter(|&limit| limit > 0));
        let subject = ExplorerConfig {
            start,
            moves,
            table_bits: if self.0.is_empty() {
                TABLE_BITS
            } else {
                self.byte(0)
            },
            parameters: self.parameters(),
            limits: Limits {
                nodes: nodes.map(u64::from),
                depth,
                ..Limits::default()
            },
        };
        TreeExplorer::new(&subject).map_err(InsideError::Table)
    }

    /// Which transitions of a subtree are returned; the table slot, if any, is the last number.
    pub(super) fn filter(&self) -> TraceFilter {
        TraceFilter {
            min_ply: self.byte(1),
            max_ply: self.byte(2),
            states: self.count(3),
            states_at_max_ply: self.count(4),
            parts: RowFields(self.byte(5)),
            slot: self.at(7).map(|_| self.size(7)),
        }
    }

    /// How many rows are enough.
    pub(super) fn limit(&self) -> usize {
        self.at(6).map_or(ROWS, |_| self.size(6))
    }
}
