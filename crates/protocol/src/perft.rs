use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use rules::{MoveList, Position, perft};

use crate::event::Event;

/// The half-moves that one step counts in one piece, some thousand lines.
const STEP_PLIES: usize = 2;

/// A perft that pauses: the branches from the root down to where counting is quick.
#[derive(Debug)]
pub(crate) struct Perft {
    depth: usize,
    is_chess960: bool,
    /// The branches that are being counted, each the way that the one before it takes now.
    branches: Vec<Branch>,
    /// The lines of the root move that is being counted, and of those before it.
    lines: u64,
    lines_before: u64,
}

#[derive(Debug)]
struct Branch {
    position: Position,
    moves: MoveList,
    /// How many of the moves are taken.
    taken: usize,
}

impl Branch {
    fn new(position: Position) -> Branch {
        Branch {
            moves: position.legal_moves(),
            position,
            taken: 0,
        }
    }
}

impl Perft {
    /// Nothing is counted yet; the depth is in half-moves, at least 1.
    pub(crate) fn new(position: &Position, depth: u32, is_chess960: bool) -> Perft {
        Perft {
            is_chess960,
            depth: usize::try_from(depth).unwrap_or(usize::MAX),
            branches: vec![Branch::new(position.clone())],
            lines: 0,
            lines_before: 0,
        }
    }

    /// Counts some thousand lines more, and says each root move's count when it is known; false
    /// when all is counted and said.
    pub(crate) fn advance(&mut self, events: &mut Vec<Event>) -> bool {
        self.step();
        match self.branches.as_slice() {
            [] => {
                events.push(Event::PerftTotal(self.lines_before));
                return false;
            }
            [root] => {
                if let Some(&root_move) = root.moves.get(root.taken.wrapping_sub(1)) {
                    let root_move = if self.is_chess960 {
                        root.position.as_chess960(root_move)
                    } else {
                        root_move
                    };
                    events.push(Event::PerftMove {
                        root_move,
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
        let mut position = branch.position.clone();
        position.make(next);
        if plies_left > STEP_PLIES {
            self.branches.push(Branch::new(position));
        } else {
            self.lines += perft(&mut position, u32::try_from(plies_left).unwrap_or(0));
        }
    }

    /// Reports how far the count came.
    pub(crate) fn stop(&self) -> Event {
        Event::Message(format!(
            "perft was stopped; the moves above have {} lines",
            self.lines_before
        ))
    }
}
