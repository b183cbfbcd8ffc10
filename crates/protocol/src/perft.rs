use rules::{Move, MoveList, Position, Undo, perft};

use crate::hooks::Hooks;

/// The half-moves that one step counts in one piece, some thousand lines.
const STEP_PLIES: usize = 2;

/// A perft that pauses: the branches from the root down to where counting is quick.
#[derive(Debug)]
pub(crate) struct Perft {
    position: Position,
    depth: usize,
    root: Branch,
    /// The branches below the root that are being counted, each with the move that led there.
    below: Vec<(Move, Undo, Branch)>,
}

#[derive(Debug)]
struct Branch {
    moves: MoveList,
    next: usize,
    lines: u64,
}

impl Branch {
    fn new(position: &Position) -> Branch {
        Branch {
            moves: position.legal_moves(),
            next: 0,
            lines: 0,
        }
    }

    fn next_move(&mut self) -> Option<Move> {
        let next = self.moves.get(self.next).copied();
        self.next += 1;
        next
    }
}

impl Perft {
    /// Nothing is counted yet; the depth is in half-moves, at least 1.
    pub(crate) fn new(position: &Position, depth: u32) -> Perft {
        let depth = usize::try_from(depth).unwrap_or(usize::MAX);
        let root = Branch::new(position);
        Perft {
            position: position.clone(),
            depth,
            root,
            below: Vec::new(),
        }
    }

    /// Counts some thousand lines more, and says each root move's count when it is known; false
    /// when all is counted and said.
    pub(crate) fn advance(&mut self, hooks: &mut Hooks) -> bool {
        let plies_left = self.depth - self.below.len() - 1;
        let branch = self
            .below
            .last_mut()
            .map_or(&mut self.root, |(_, _, branch)| branch);
        match branch.next_move() {
            Some(next) => self.enter(next, plies_left, hooks),
            None => return self.leave(hooks),
        }
        true
    }

    fn enter(&mut self, next: Move, plies_left: usize, hooks: &mut Hooks) {
        let undo = self.position.make(next);
        if plies_left > STEP_PLIES {
            self.below.push((next, undo, Branch::new(&self.position)));
            return;
        }
        let lines = perft(&mut self.position, u32::try_from(plies_left).unwrap_or(0));
        self.position.unmake(next, undo);
        self.add(next, lines, hooks);
    }

    fn leave(&mut self, hooks: &mut Hooks) -> bool {
        if let Some((played, undo, branch)) = self.below.pop() {
            self.position.unmake(played, undo);
            self.add(played, branch.lines, hooks);
            return true;
        }
        hooks.say(&format!("Nodes searched: {}", self.root.lines));
        false
    }

    fn add(&mut self, played: Move, lines: u64, hooks: &mut Hooks) {
        if let Some((_, _, branch)) = self.below.last_mut() {
            branch.lines += lines;
        } else {
            self.root.lines += lines;
            hooks.say(&format!("{played}: {lines}"));
        }
    }

    /// Says how far the count came.
    pub(crate) fn stop(&self, hooks: &mut Hooks) {
        let lines = self.root.lines;
        hooks.note(format_args!(
            "perft was stopped; the moves above have {lines} lines"
        ));
    }
}
