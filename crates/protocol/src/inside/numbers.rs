//! Parses and checks the numbers of a question.

use alloc::string::ToString;
use alloc::vec::Vec;

use engine::Limits;
use engine::classic::{CustomParameters, ExplorerConfig, RowFields, TraceFilter, TreeExplorer};
use rules::{Move, Position};

use super::InsideError;
use crate::tokens::Range;

/// The default size of the table.
const TABLE_BITS: u8 = 16;

/// The default number of rows in an answer.
const ROWS: usize = 500;

/// The bits that switch off features of a search.
const TABLE: u32 = 1;
const BEST_FIRST: u32 = 2;
const DEEPENING: u32 = 4;
const RECAPTURE: u32 = 8;

/// The numbers of a search that precede the values of the roles.
const BEFORE_VALUES: usize = 6;

/// The ranges of the numbers of a search; the last applies to the values of the roles.
static SEARCH: [Range; BEFORE_VALUES + 1] = [
    Range { min: 12, max: 20 }, // a recording of a larger table would not fit in memory
    Range { min: 0, max: 15 },
    COUNT,
    COUNT,
    WEIGHT,
    WEIGHT,
    // Sixteen pieces of the largest value fit in the 16 bits of a score.
    Range {
        min: -2000,
        max: 2000,
    },
];

static REQUEST: [Range; 1] = [COUNT];

const COUNT: Range = Range {
    min: 0,
    max: i32::MAX as u64,
};

const WEIGHT: Range = Range {
    min: -100,
    max: 100,
};

/// Numbers; trailing ones may be missing.
#[derive(Clone, Debug)]
pub(super) struct Numbers(Vec<i32>);

impl Numbers {
    /// Parses the numbers of a search.
    pub(super) fn of_search(words: &str) -> Result<Numbers, InsideError> {
        Numbers::read(words, &SEARCH)
    }

    /// Parses the numbers after the word of a question.
    pub(super) fn of_request(words: &str) -> Result<Numbers, InsideError> {
        Numbers::read(words, &REQUEST)
    }

    /// Parses numbers, each in its range; the last range applies to all further numbers.
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

    /// A count; 0 if it is missing.
    pub(super) fn count(&self, index: usize) -> u32 {
        self.at(index).unwrap_or_default().cast_unsigned()
    }

    /// A count as a `usize`.
    pub(super) fn size(&self, index: usize) -> usize {
        self.count(index) as usize
    }

    /// A count as a byte; a larger count becomes the largest byte.
    fn byte(&self, index: usize) -> u8 {
        self.count(index).try_into().unwrap_or(u8::MAX)
    }

    /// The features and values of the search.
    pub(super) fn parameters(&self) -> CustomParameters {
        let disabled = self.count(1);
        let mut parameters = CustomParameters {
            table: disabled & TABLE == 0,
            best_move_first: disabled & BEST_FIRST == 0,
            iterative_deepening: disabled & DEEPENING == 0,
            recapture_extension: disabled & RECAPTURE == 0,
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

    /// An explorer of the search with these parameters.
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

    /// The maximum number of rows.
    pub(super) fn limit(&self) -> usize {
        self.at(6).map_or(ROWS, |_| self.size(6))
    }
}
