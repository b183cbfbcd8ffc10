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

/// The half-moves that one step counts in one piece, some thousand lines.
const STEP_PLIES: usize = 2;

/// A perft that pauses, in any game.
#[derive(Debug)]
pub(crate) enum Perft {
    Chess(Box<Count<ChessCount>>),
    #[cfg(feature = "fairy")]
    Variant(Box<Count<VariantCount>>),
}

impl Perft {
    /// Counts some thousand lines more, and says each root move's count when it is known; false
    /// when all is counted and said.
    pub(crate) fn advance(&mut self, events: &mut Vec<Event>) -> bool {
        match self {
            Perft::Chess(count) => count.advance(events),
            #[cfg(feature = "fairy")]
            Perft::Variant(count) => count.advance(events),
        }
    }

    /// Reports how far the count came.
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

/// A position whose moves are counted.
pub(crate) trait Countable: Sized {
    /// A move.
    type Move: Copy;
    /// The legal moves.
    type Moves: Deref<Target = [Self::Move]> + Debug;

    /// The legal moves.
    fn legal_moves(&self) -> Self::Moves;

    /// The position after a legal move.
    fn after(&self, legal: Self::Move) -> Self;

    /// The lines of so many plies.
    fn lines(&mut self, depth: u32) -> u64;

    /// A legal move as it is reported.
    fn write(&self, legal: Self::Move) -> AnyMove;
}

/// A position of chess, and how its moves are written.
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

/// A position of a game by table.
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

/// The branches from the root down to where counting is quick.
#[derive(Debug)]
pub(crate) struct Count<P: Countable> {
    depth: usize,
    /// The branches that are being counted, each the way that the one before it takes now.
    branches: Vec<Branch<P>>,
    /// The lines of the root move that is being counted, and of those before it.
    lines: u64,
    lines_before: u64,
}

#[derive(Debug)]
struct Branch<P: Countable> {
    position: P,
    moves: P::Moves,
    /// How many of the moves are taken.
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
    /// Nothing is counted yet; the depth is in half-moves, at least 1.
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

    /// Takes the next move of the lowest branch, or goes back to the branch above.
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
