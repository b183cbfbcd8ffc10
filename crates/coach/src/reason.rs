//! Moves, and the reasons why they are mistakes or good.

use alloc::vec::Vec;

use engine::Score;
use rules::{Game, Move, Role, Square};

/// What a search found in a position.
#[derive(Clone, Copy, Debug)]
pub struct Finding<'a> {
    /// The score, from the side whose move is explained.
    pub score: Score,
    /// The principal variation.
    pub line: &'a [Move],
}

/// A bad move.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The game before the move.
    pub game: &'a Game,
    /// The move.
    pub played: Move,
    /// What was found in the position before the move.
    pub best: Finding<'a>,
    /// What was found in the position after the move.
    pub answer: Finding<'a>,
}

/// Whether a move is bad for what it allows or for what it misses, or is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The opponent's answer shows the motif.
    Allowed,
    /// The better move shows the motif.
    Missed,
    /// The move itself shows the motif.
    Found,
}

/// What happens in a line, as the side that moves first sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motif {
    /// It mates.
    Mate,
    /// It mates on the back rank, where pieces of its own block the king.
    BackRank,
    /// It captures a piece for nothing.
    Hanging,
    /// It captures a piece whose only defender has just moved away.
    Undefended,
    /// It captures a rook for a knight or a bishop.
    Exchange,
    /// It captures the first target for the others, which are cheaper.
    Trade,
    /// It captures a piece that has just captured, for no more than that.
    Recapture,
    /// One piece attacks two, the targets, or threatens mate beside one.
    Fork,
    /// The first target is pinned to the second, and captured.
    Pin,
    /// The first target has to move, and the second behind it is captured.
    Skewer,
    /// A move uncovers an attack on the target.
    Discovery,
    /// The target is attacked and cannot escape.
    Trapped,
    /// The first target has to guard two squares, and leaves the second target.
    Overload,
    /// It captures the first target, which guarded the second.
    Defender,
    /// A pawn promotes.
    Promotion,
    /// It wins material in another way.
    Material,
    /// The position is drawn by stalemate, repetition or lack of material.
    Draw,
    /// It draws a lost game by repetition or stalemate.
    ForcedDraw,
    /// An ending was drawn, and is lost.
    DrawnEnding,
    /// An ending was won, and is drawn.
    WonEnding,
}

impl Motif {
    /// The name of the motif in messages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::BackRank => "backRank",
            Self::Hanging => "hanging",
            Self::Undefended => "undefended",
            Self::Exchange => "exchange",
            Self::Trade => "trade",
            Self::Recapture => "recapture",
            Self::Fork => "fork",
            Self::Pin => "pin",
            Self::Skewer => "skewer",
            Self::Discovery => "discovery",
            Self::Trapped => "trapped",
            Self::Overload => "overload",
            Self::Defender => "defender",
            Self::Promotion => "promotion",
            Self::Material => "material",
            Self::Draw => "draw",
            Self::ForcedDraw => "forcedDraw",
            Self::DrawnEnding => "drawnEnding",
            Self::WonEnding => "wonEnding",
        }
    }
}

/// A piece on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Its square.
    pub square: Square,
    /// Its kind.
    pub role: Role,
}

/// Why a move is bad or good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What happens.
    pub motif: Motif,
    /// In which line.
    pub cause: Cause,
    /// The pieces that are concerned; [`Motif`] describes them.
    pub targets: Vec<Target>,
    /// The moves that show the motif, from the position after the move if it is allowed, from the
    /// one before it if it is missed or found.
    pub line: Vec<Move>,
    /// The number of moves to the mate; 0 if it is none.
    pub mate_moves: u32,
}
