//! What happens before the first move of a node is tried.

use super::{MOST_PLIES, Search, Step, at, frame::Waits};
use crate::modern::{
    experiment::SearchFeature,
    generation::legal_moves,
    moves::PackedMove,
    picker::{Desk, Picker},
    score::{DRAW, MATE, UNKNOWN, clamped, mated_in},
};

impl Search {
    /// Begins a node, which is counted.
    #[inline]
    pub(super) fn enter(&mut self) -> Step {
        self.nodes += 1;
        self.frame().begin();
        self.root.seldepth = self.root.seldepth.max(self.ply + 1);
        self.look_around();
        if self.frame().asked.depth <= 0 {
            return self.enter_quiescence();
        }
        if let Some(score) = self.settled_at_once() {
            return Step::Leave(score);
        }
        if let Some(score) = self.settled_by_table() {
            return Step::Leave(score);
        }
        self.appraise();
        self.look_back();
        if let Some(step) = self.prune_node() {
            return step;
        }
        self.begin_moves()
    }

    /// Draws by repetition, by fifty moves and by what is left on the board; paths that are too
    /// long; nodes that cannot change a mate already found.
    #[inline]
    pub(super) fn settled_at_once(&mut self) -> Option<i32> {
        let ply = self.ply;
        if ply == 0 || !self.frame().asked.excluded.is_none() {
            return None;
        }
        if self.is_drawn() {
            return Some(DRAW);
        }
        if ply >= MOST_PLIES {
            return Some(self.evaluation());
        }
        let frame = self.frame();
        frame.alpha = frame.alpha.max(mated_in(ply));
        frame.asked.beta = frame.asked.beta.min(MATE - 1 - ply as i32);
        (frame.alpha >= frame.asked.beta).then_some(frame.alpha)
    }

    #[inline]
    fn is_drawn(&mut self) -> bool {
        if self.board().is_bare() || self.is_repetition() {
            return true;
        }
        self.board().quiet_plies >= 100 && !(self.ago(0).is_check && self.is_mated())
    }

    /// Whether there is no legal move.
    #[cold]
    fn is_mated(&mut self) -> bool {
        let board = &self.frames[at(self.ply)].board;
        legal_moves(board, &self.tables, &mut self.candidates).is_empty()
    }

    /// Whether the position was on the path before, or twice in the game.
    #[inline]
    fn is_repetition(&self) -> bool {
        let (board, ply) = (self.board(), self.ply);
        let mut seen = 0;
        for back in (4..=usize::from(board.quiet_plies)).step_by(2) {
            let (key, worth) = if back <= ply {
                (self.ago(back).board.key, 2)
            } else {
                let place = (self.past.len() + ply).checked_sub(back);
                let Some(&key) = place.and_then(|place| self.past.get(place)) else {
                    return false;
                };
                (key, 1)
            };
            if key == board.key {
                seen += worth;
                if seen >= 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Notes checks and the moves before; the check extension: a ply of the search, before the
    /// quiescence, for the way out of a check.
    #[inline]
    fn look_around(&mut self) {
        let before = if self.ago(0).asked.excluded.is_none() {
            [self.ago(1).man, self.ago(2).man, self.ago(4).man]
        } else {
            self.ago(1).before
        };
        let is_horizon = self.ago(1).asked.depth > 0 && self.ago(0).asked.depth <= 0;
        let frame = self.frame();
        frame.before = before;
        if frame.is_check && is_horizon {
            frame.asked.depth = 1;
        }
    }

    /// What the table knows, if it is deep enough; a root needs a move and a line.
    #[inline]
    pub(super) fn settled_by_table(&mut self) -> Option<i32> {
        let (key, ply) = (self.board().key, self.ply);
        let without_table = self.experiment.leaves_out(SearchFeature::Table);
        if without_table || !self.frame().asked.excluded.is_none() {
            return None;
        }
        let known = self.table.probe(key, ply);
        let frame = self.frame();
        frame.known = known;
        let known = known?;
        let may_settle = ply > 0 && !frame.asked.is_pv() && known.depth >= frame.asked.depth;
        (may_settle && known.settles(frame.alpha, frame.asked.beta)).then_some(known.score)
    }

    /// The evaluation, what history and table add to it, and whether things improve.
    #[inline]
    pub(super) fn appraise(&mut self) {
        if !self.frame().asked.excluded.is_none() {
            let (evaluation, corrected) = (self.ago(1).evaluation, self.ago(1).corrected);
            let frame = self.frame();
            (frame.evaluation, frame.corrected, frame.refined) = (evaluation, corrected, corrected);
            return;
        }
        if self.frame().is_check {
            self.frame().is_improving = false;
            return;
        }
        let stored = self.frame().known.map_or(UNKNOWN, |known| known.evaluation);
        let evaluation = if stored == UNKNOWN {
            self.evaluation()
        } else {
            stored
        };
        let corrected = clamped(evaluation + self.history.correction(self.board()));
        let earlier = [self.ago(2).corrected, self.ago(4).corrected];
        let earlier = if earlier[0] == UNKNOWN {
            earlier[1]
        } else {
            earlier[0]
        };
        let frame = self.frame();
        frame.evaluation = evaluation;
        frame.corrected = corrected;
        frame.refined = corrected;
        frame.is_improving = earlier != UNKNOWN && corrected > earlier;
        if let Some(known) = frame.known
            && known.bound.tells(known.score, corrected)
        {
            frame.refined = known.score;
        }
    }

    /// Hindsight: the move before was reduced too much if it made nothing worse for its side, and a ply more can be
    /// spared if it made much worse.
    #[inline]
    fn look_back(&mut self) {
        let before = self.ago(1);
        let (theirs, full_depth) = (before.corrected, before.reply_depth);
        let is_reduced = before.waits == Waits::Reduced;
        let frame = self.frame();
        if !is_reduced || theirs == UNKNOWN || frame.corrected == UNKNOWN {
            return;
        }
        let lost = frame.corrected + theirs;
        if full_depth - frame.asked.depth >= 2 && lost < 19 {
            frame.asked.depth += 1;
        } else if frame.asked.depth >= 2 && lost > 78 {
            frame.asked.depth -= 1;
        }
    }

    /// Turns to the moves. Internal iterative reduction: without a move from the table the node is
    /// searched a ply less; the next iteration finds one there.
    #[inline]
    pub(super) fn begin_moves(&mut self) -> Step {
        let is_root = self.ply == 0;
        let root_move = self.root.best_move();
        let reduces = !self.root.is_exact()
            && ![SearchFeature::Reduction, SearchFeature::Table]
                .into_iter()
                .any(|part| self.experiment.leaves_out(part));
        let frame = self.frame();
        let table_move = if is_root && !root_move.is_none() {
            root_move
        } else {
            frame.table_move()
        };
        let asked = &mut frame.asked;
        if reduces
            && asked.depth >= 4
            && table_move.is_none()
            && asked.excluded.is_none()
            && (asked.is_pv() || asked.expects_cut)
        {
            asked.depth -= 1;
        }
        self.begin_picker(table_move, false);
        Step::Try
    }

    #[inline]
    pub(super) fn begin_picker(&mut self, table_move: PackedMove, noisy_only: bool) {
        let frame = &mut self.frames[at(self.ply)];
        let desk = Desk {
            board: &frame.board,
            tables: &self.tables,
            history: &self.history,
            killer: frame.killer,
            before: frame.before,
        };
        frame.picker = Picker::begin(&mut self.candidates, &desk, table_move, noisy_only);
    }
}
