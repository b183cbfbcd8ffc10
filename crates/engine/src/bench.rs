//! The positions of the benchmark: twelve of the recorded searches of the original.
//!
//! The sum of the node counts is the signature of an engine. Classic's never changes. Modern's
//! changes with its search, and is the same natively and in wasm, with and without pauses.

use alloc::vec::Vec;

use rules::{Move, ParseUciMoveError, Position};

use crate::{Limits, modern::Modern};

/// The size of Classic's table, as a power of two.
pub const CLASSIC_TABLE_BITS: u8 = 20;

/// The node limit of each search of Classic, as the original applies it.
pub const CLASSIC_NODE_LIMIT: u64 = 400_000;

/// The sum of Classic's node counts over all cases.
pub const CLASSIC_SIGNATURE: u64 = 7_906_767;

/// The size of Modern's table, in megabytes.
pub const MODERN_HASH_MB: usize = 8;

/// The depth of each search of Modern, in plies. The table is cleared before each.
pub const MODERN_DEPTH: u32 = 13;

/// A position to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// A short description.
    pub name: &'static str,
    /// The moves from the start position, in UCI notation.
    pub moves: &'static str,
    /// The node count of the original.
    pub nodes: u64,
}

impl Case {
    /// Parses the moves.
    ///
    /// # Errors
    /// A move is not in UCI notation.
    pub fn parse_moves(&self) -> Result<Vec<Move>, ParseUciMoveError> {
        self.moves.split_whitespace().map(str::parse).collect()
    }

    /// Starts a search of the position to [`MODERN_DEPTH`] with a cleared table.
    ///
    /// # Errors
    /// A move is not in UCI notation.
    pub fn begin(&self, modern: &mut Modern) -> Result<(), ParseUciMoveError> {
        modern.clear_hash();
        modern.set_position(&Position::start(), &self.parse_moves()?);
        let limits = Limits {
            depth: Some(MODERN_DEPTH),
            ..Limits::default()
        };
        modern.begin(limits, &[]);
        Ok(())
    }
}

/// The positions, from the opening to the endgame.
pub const CASES: [Case; 12] = [
    Case {
        name: "start",
        moves: "",
        nodes: 417_886,
    },
    Case {
        name: "a rook for a queen",
        moves: "b2b4 d7d5 c2c3 c8h3 d1c2 h3g2 c2h7 g2h1 h7g8 h8h2 g8f8 e8f8 d2d3 h2f2 c1a3 f2e2 \
                g1e2 c7c6 a3c1 e7e5 c1a3 d8g5 a3b2 a7a5 d3d4 h1f3 b4a5 e5d4 a5a6 f3e2 b2c1 a8a6 \
                f1e2 g5c1 e2d1 c1f4 c3d4 f7f6 d1f3 f4f3 e1d2 a6a2 d2e1 a2a8",
        nodes: 402_347,
    },
    Case {
        name: "opening with a rook lift",
        moves: "a2a4 c7c6 g1f3 b7b6 h2h4 g8f6 f3g1 c8a6 h1h2",
        nodes: 623_471,
    },
    Case {
        name: "queens and knights",
        moves: "g1f3 c7c5 b2b4 c5b4 a2a4 a7a6 h1g1 h7h6 a1a3 f7f5 c1b2 b7b5 f3h4 d7d6 a4b5 b4a3 \
                b1a3 g7g5 g1h1 e8f7 b2h8 a6b5 h4f5 g8f6 f5h6 f7g6 a3b5 g6h7 b5d6 c8b7 h6g4 h7h8 \
                e2e4 e7e6 d6b7 d8e8 e1e2 f6e4 h2h4 g5h4 h1h4 h8g8 e2f3 f8e7",
        nodes: 436_710,
    },
    Case {
        name: "king walk",
        moves: "c2c4 a7a5 d2d4 c7c5 c1f4 d7d5 f4b8 d5c4 d4c5 d8d1 e1d1 e8d7 g2g4 a5a4 d1d2 f7f6 \
                b2b4 a8b8 f1g2 d7e6 d2c3 e6f7 g2h3 b7b5 c3b2 c8g4 f2f4 g4e2",
        nodes: 1_336_805,
    },
    Case {
        name: "bishop before knight",
        moves: "d2d3 g8f6 c1d2",
        nodes: 537_637,
    },
    Case {
        name: "open bishop line",
        moves: "g1f3 f7f6 f3g5 f6g5 f2f3 c7c5 h2h3 e7e6 g2g4",
        nodes: 634_459,
    },
    Case {
        name: "bishop and knight",
        moves: "a2a3 a7a5 h2h4 e7e6 c2c4 f8d6 f2f4 b8a6 c4c5 d6f4 g2g3 d7d5 c5d6 f4d2 e1d2 c7d6 \
                b2b3 d8h4 g3h4 b7b6 f1h3 g8e7 d1f1 e8g8 f1f7 g8f7 h3e6 c8e6 b1c3 e6b3 a1b1 f7f6 \
                b1b3 g7g6 c3d5 f6f5 a3a4 e7d5 b3b6 a8e8 b6a6 e8e3 h1h2 e3e2 h2e2 h7h5 a6b6 d5b6 \
                g1h3 b6a4 d2d3 a4c3 d3c3 f8e8 h3g1 e8e2 g1e2 f5e4 c1b2 e4f3 c3c4 f3g4 b2c3 g4f5 \
                c3a5 g6g5 e2d4 f5g6 h4g5 g6g5 c4d3 g5h6 d3c3 d6d5 d4b5 h6g6 c3d4 g6g7 a5b4 g7g8 \
                d4d5 g8h7 d5e6 h7g8 b4a5 g8g7 b5c3 g7g6 c3e2 g6g5 e6f7 g5h6 e2d4 h6g5 f7e6 g5h4 \
                a5c7 h4h3 d4e2 h3h4",
        nodes: 703_262,
    },
    Case {
        name: "rooks and knight",
        moves: "b1a3 e7e6 g1h3 f8a3 g2g4 d7d5 b2a3 d5d4 e2e4 d4e3 c1b2 e3f2 e1f2 h7h6 b2g7 d8d2 \
                f2g3 d2h2 g3f3 h2e2 d1e2 b7b6 e2d1 b8a6 f1a6 c8a6 g7h6 g8h6 h3f4 h6f5 g4f5 a6e2 \
                f4e2 e8g8 f3g2 e6f5 e2c1 f8c8 d1d2 c8b8 g2g3 c7c6 d2g5 g8f8 g5f5 a7a5 c2c4 b8c8 \
                g3h4 c8e8 f5h3 c6c5 h4g5 e8e3 g5f6 e3a3 h3a3 a8c8 a3a5 b6a5 h1h3 a5a4 h3h7 c8c6 \
                f6g5 f7f6 g5h6 f8e8 h7g7 e8d8",
        nodes: 724_170,
    },
    Case {
        name: "minor pieces",
        moves: "g1h3 a7a5 h1g1 h7h6 h3g5 h6g5 b1a3 h8h2 e2e3 h2g2 f1g2 g8f6 g2b7 c8b7 e3e4 f6e4 \
                d1g4 f7f5 g4f5 e4d2 g1g3 e7e6 f5a5 d2b1 a5b4 b1a3 b4f8 e8f8 c1g5 a8a4 a1c1 a3c2 \
                c1c2 a4a2 g3c3 d7d6 g5d8 f8g8 b2b3 a2a4 c3c7 g8f8 f2f4 a4f4 c7e7 f4f2 e7e8 f8f7 \
                c2f2 f7e8 f2f4 b8a6 d8h4 e6e5 h4f2 e8d7 f4f5 a6b4 f5e5 d6e5 f2b6 b4d5 e1f1 g7g5 \
                b3b4 b7a8 b6f2 d5b4 f2g3 g5g4",
        nodes: 498_595,
    },
    Case {
        name: "rook ending with knights",
        moves: "g1f3 g7g6 f3e5 b7b5 e5d3 c7c6 d3c5 d7d6 g2g3 c8f5 f1h3 f5c8 e1g1 f7f6 h3c8 d6d5 \
                e2e4 a7a5 c8e6 d8d7 e6f5 e7e6 c2c3 a8a7 d1f3 d7g7 c5d3 e6f5 f1d1 b8a6 e4f5 g7h6 \
                f5g6 h6h2 g1h2 h7g6 h2g1 h8h3 f3d5 f8h6 d5h5 c6c5 d3b4 a7g7 h5g6 e8e7 d2d3 h6c1 \
                g6g5 a5b4 c3b4 h3h1 g1h1 f6g5 d3d4 e7d6 d1c1 a6c7 c1c5 c7e6 b1d2 e6d4 c5b5 d4b5 \
                h1g2 d6d7 a1e1 d7d8 e1e6 g7e7",
        nodes: 817_509,
    },
    Case {
        name: "queen in the centre",
        moves: "g1h3 h7h6 h1g1 e7e5 b2b4 b8a6 d2d4 e5d4 d1d4 f8b4",
        nodes: 773_916,
    },
];
