use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use crate::any_position::AnyPosition;
use crate::event::Event;

/// The number of plies that one step counts without a pause: some thousand lines.
const STEP_PLIES: usize = 2;

/// A perft in any game that is counted in steps.
pub(crate) trait Perft {
    /// Counts some thousand more lines and reports each finished root move; returns false after the
    /// total is reported.
    fn advance(&mut self, events: &mut Vec<Event>) -> bool;

    /// A message with the number of lines counted.
    fn stop(&self) -> Event;
}

/// A perft count in progress: the path from the root to the node whose moves are being counted.
#[derive(Debug)]
pub(crate) struct Count<P: AnyPosition> {
    depth: usize,
    /// Whether moves are written as in Chess960.
    is_chess960: bool,
    /// The nodes of the path; each is a child of the one before.
    branches: Vec<Branch<P>>,
    /// The lines of the current root move.
    lines: u64,
    /// The lines of the root moves before it.
    lines_before: u64,
}

#[derive(Debug)]
struct Branch<P: AnyPosition> {
    position: P,
    moves: Vec<P::Move>,
    /// The number of moves that are counted or being counted.
    taken: usize,
}

impl<P: AnyPosition> Branch<P> {
    fn new(position: P) -> Branch<P> {
        Branch {
            moves: position.legal_moves(),
            position,
            taken: 0,
        }
    }
}

impl<P: AnyPosition> Count<P> {
    /// A count that has not begun; the depth is in plies, at least 1.
    pub(crate) fn new(root: P, depth: u32, is_chess960: bool) -> Count<P> {
        Count {
            depth: usize::try_from(depth).unwrap_or(usize::MAX),
            is_chess960,
            branches: vec![Branch::new(root)],
            lines: 0,
            lines_before: 0,
        }
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
        let mut position = branch.position.clone();
        position.make_playable(next);
        if plies_left > STEP_PLIES {
            self.branches.push(Branch::new(position));
        } else {
            self.lines += position.count_lines(u32::try_from(plies_left).unwrap_or(0));
        }
    }
}

impl<P: AnyPosition> Perft for Count<P> {
    fn advance(&mut self, events: &mut Vec<Event>) -> bool {
        self.step();
        match self.branches.as_slice() {
            [] => {
                events.push(Event::PerftTotal(self.lines_before));
                return false;
            }
            [root] => {
                if let Some(&root_move) = root.moves.get(root.taken.wrapping_sub(1)) {
                    let written = if self.is_chess960 {
                        root.position.chess960_move(root_move)
                    } else {
                        root_move
                    };
                    events.push(Event::PerftMove {
                        root_move: root.position.any_move(written),
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

    fn stop(&self) -> Event {
        let counted = self.lines_before;
        Event::Message(format!(
            "perft was stopped; the moves above have {counted} lines"
        ))
    }
}
