use alloc::boxed::Box;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::Deref;

use rules::{Move, MoveList, Position, perft};

use crate::any_move::AnyMove;
use crate::event::Event;
#[cfg(feature = "fairy")]
use crate::setup::AnyPosition as _;

/// The number of plies that one step counts without a pause: some thousand lines.
const STEP_PLIES: usize = 2;

/// A perft in any game that is counted in steps.
#[derive(Debug)]
pub(crate) enum Perft {
    Chess(Box<Count<ChessCount>>),
    #[cfg(feature = "fairy")]
    Variant(Box<Count<VariantCount>>),
}

impl Perft {
    /// Counts some thousand more lines and reports each finished root move; returns false after the
    /// total is reported.
    pub(crate) fn advance(&mut self, events: &mut Vec<Event>) -> bool {
        match self {
            Perft::Chess(count) => count.advance(events),
            #[cfg(feature = "fairy")]
            Perft::Variant(count) => count.advance(events),
        }
    }

    /// A message with the number of lines counted.
    pub(crate) fn stop(&self) -> Event {
        let counted = match self {
            Perft::Chess(count) => count.lines_before,
            #[cfg(feature = "fairy")]
            Perft::Variant(count) => count.lines_before,
        };
        Event::Message(format!(
            "perft was stopped; the moves above have {counted} lines"
        ))
    }
}

/// A position whose lines are counted.
pub(crate) trait Countable: Sized {
    /// A move.
    type Move: Copy;
    /// The legal moves.
    type Moves: Deref<Target = [Self::Move]> + Debug;

    /// The legal moves.
    fn legal_moves(&self) -> Self::Moves;

    /// The position after a legal move.
    fn after(&self, legal: Self::Move) -> Self;

    /// The number of lines of this depth in plies.
    fn lines(&mut self, depth: u32) -> u64;

    /// A legal move in the form that is reported.
    fn write(&self, legal: Self::Move) -> AnyMove;
}

/// A position of chess, and whether its moves are written as in Chess960.
#[derive(Debug)]
pub(crate) struct ChessCount {
    pub(crate) position: Position,
    pub(crate) is_chess960: bool,
}

impl Countable for ChessCount {
    type Move = Move;
    type Moves = MoveList;

    fn legal_moves(&self) -> MoveList {
        self.position.legal_moves()
    }

    fn after(&self, legal: Move) -> ChessCount {
        let mut position = self.position.clone();
        position.make(legal);
        ChessCount {
            position,
            is_chess960: self.is_chess960,
        }
    }

    fn lines(&mut self, depth: u32) -> u64 {
        perft(&mut self.position, depth)
    }

    fn write(&self, legal: Move) -> AnyMove {
        AnyMove::Chess(if self.is_chess960 {
            self.position.as_chess960(legal)
        } else {
            legal
        })
    }
}

/// A position of a variant.
#[cfg(feature = "fairy")]
#[derive(Debug)]
pub(crate) struct VariantCount(pub(crate) variants::Position);

#[cfg(feature = "fairy")]
impl Countable for VariantCount {
    type Move = variants::Move;
    type Moves = Vec<variants::Move>;

    fn legal_moves(&self) -> Vec<variants::Move> {
        self.0.legal_moves()
    }

    fn after(&self, legal: variants::Move) -> VariantCount {
        let mut position = self.0.clone();
        position.make(legal);
        VariantCount(position)
    }

    fn lines(&mut self, depth: u32) -> u64 {
        variants::perft(&mut self.0, depth)
    }

    fn write(&self, legal: variants::Move) -> AnyMove {
        self.0.any_move(legal)
    }
}

/// A perft count in progress: the path from the root to the node whose moves are being counted.
#[derive(Debug)]
pub(crate) struct Count<P: Countable> {
    depth: usize,
    /// The nodes of the path; each is a child of the one before.
    branches: Vec<Branch<P>>,
    /// The lines of the current root move.
    lines: u64,
    /// The lines of the root moves before it.
    lines_before: u64,
}

#[derive(Debug)]
struct Branch<P: Countable> {
    position: P,
    moves: P::Moves,
    /// The number of moves that are counted or being counted.
    taken: usize,
}

impl<P: Countable> Branch<P> {
    fn new(position: P) -> Branch<P> {
        Branch {
            moves: position.legal_moves(),
            position,
            taken: 0,
        }
    }
}

impl<P: Countable> Count<P> {
    /// A count that has not begun; the depth is in plies, at least 1.
    pub(crate) fn new(root: P, depth: u32) -> Count<P> {
        Count {
            depth: usize::try_from(depth).unwrap_or(usize::MAX),
            branches: vec![Branch::new(root)],
            lines: 0,
            lines_before: 0,
        }
    }

    fn advance(&mut self, events: &mut Vec<Event>) -> bool {
        self.step();
        match self.branches.as_slice() {
            [] => {
                events.push(Event::PerftTotal(self.lines_before));
                return false;
            }
            [root] => {
                if let Some(&root_move) = root.moves.get(root.taken.wrapping_sub(1)) {
                    events.push(Event::PerftMove {
                        root_move: root.position.write(root_move),
                        nodes: self.lines,
                    });
                }
                self.lines_before += self.lines;
                self.lines = 0;
            }
            _ => {}
        }
        true
    }

    /// Counts the next move of the last node, or removes the node if it has no more moves.
    fn step(&mut self) {
        let plies_left = self.depth - self.branches.len();
        let Some(branch) = self.branches.last_mut() else {
            return;
        };
        let Some(&next) = branch.moves.get(branch.taken) else {
            self.branches.pop();
            return;
        };
        branch.taken += 1;
        let mut position = branch.position.after(next);
        if plies_left > STEP_PLIES {
            self.branches.push(Branch::new(position));
        } else {
            self.lines += position.lines(u32::try_from(plies_left).unwrap_or(0));
        }
    }
}
