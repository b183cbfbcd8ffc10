//! The order in which the moves of a node are tried: the table's move, captures that lose nothing,
//! quiet moves, captures that lose.
//!
//! The moves of all nodes on the path lie behind each other in one list. Quiet moves are generated
//! when they are needed; the moves already tried stand at the front of the node's part.

use core::ops::Range;

use super::{
    board::Board,
    candidates::{Candidate, Candidates},
    exchange,
    generation::{generate_noisy, generate_quiet},
    history::{Before, History, worth_taken},
    moves::PackedMove,
    tables::Tables,
};

/// What is tried next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Table,
    Noisy,
    Quiet,
    Losing,
}

/// How the quiet moves that are left are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum QuietOrder {
    #[default]
    BestFirst,
    /// In any order, since they are hardly worth a search.
    AsGenerated,
    LeftOut,
}

/// Where a node is in the list of its moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Picker {
    stage: Stage,
    /// The node's part of the list.
    start: usize,
    /// The losing captures put aside.
    first_losing: usize,
    losing: usize,
    /// The move given last.
    current: usize,
    /// The next move to be tried.
    next: usize,
    /// The first quiet move; the end of the noisy ones.
    quiets: usize,
    end: usize,
    has_quiets: bool,
    pub(super) quiet_order: QuietOrder,
    /// Captures that lose are left out.
    pub(super) skips_losing: bool,
}

/// What the picker looks at.
pub(super) struct Desk<'a> {
    pub(super) board: &'a Board,
    pub(super) tables: &'a Tables,
    pub(super) history: &'a History,
    pub(super) killer: PackedMove,
    pub(super) before: Before,
}

/// Makes a quiet move stand before those that only have a history.
const KILLER: i32 = 1 << 20;

/// The promise of a move that was searched.
pub(super) const TRIED: i32 = i32::MAX;

impl Picker {
    /// Begins a node whose moves start at the end of the list; the table's move comes first if it
    /// is one of the position.
    pub(super) fn begin(
        list: &mut Candidates,
        desk: &Desk,
        table_move: PackedMove,
        noisy_only: bool,
    ) -> Self {
        let start = list.len();
        generate_noisy(desk.board, desk.tables, list);
        let mut picker = Self {
            start,
            first_losing: start,
            losing: start,
            current: start,
            next: start,
            quiets: list.len(),
            end: list.len(),
            quiet_order: if noisy_only {
                QuietOrder::LeftOut
            } else {
                QuietOrder::BestFirst
            },
            skips_losing: noisy_only,
            ..Self::default()
        };
        if !table_move.is_none() {
            picker.find(list, desk, table_move, noisy_only);
        }
        if picker.next == start {
            picker.stage = Stage::Noisy;
            picker.order_noisy(list, desk);
        }
        picker
    }

    /// Brings the table's move to the front, if it is there.
    fn find(&mut self, list: &mut Candidates, desk: &Desk, wanted: PackedMove, noisy_only: bool) {
        if !desk.board.is_noisy(wanted) && wanted.promotion().is_none() {
            if noisy_only {
                return;
            }
            self.generate_quiets(list, desk);
        }
        let Some(found) = (self.start..self.end).find(|&place| list.at(place).play == wanted)
        else {
            return;
        };
        if found >= self.quiets {
            list.swap(found, self.quiets);
            list.swap(self.quiets, self.start);
            // The first noisy move now stands where the noisy ones end.
            self.quiets += 1;
        } else {
            list.swap(found, self.start);
        }
        self.next = self.start + 1;
        self.first_losing = self.next;
        self.losing = self.next;
        self.current = self.start;
    }

    fn generate_quiets(&mut self, list: &mut Candidates, desk: &Desk) {
        generate_quiet(desk.board, desk.tables, list);
        self.has_quiets = true;
        self.end = list.len();
    }

    fn order_noisy(&self, list: &mut Candidates, desk: &Desk) {
        for place in self.next..self.quiets {
            let play = list.at(place).play;
            list.at(place).promise =
                16 * worth_taken(desk.board, play) + desk.history.capture(desk.board, play);
        }
    }

    fn order_quiets(&self, list: &mut Candidates, desk: &Desk) {
        for place in self.next..self.end {
            let play = list.at(place).play;
            list.at(place).promise = if desk.killer == play {
                KILLER
            } else {
                desk.history.quiet(desk.board, play, desk.before)
            };
        }
    }

    /// The next move to try.
    #[inline]
    pub(super) fn next(&mut self, list: &mut Candidates, desk: &Desk) -> Option<Candidate> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::Noisy;
                    self.order_noisy(list, desk);
                    return Some(*list.at(self.start));
                }
                Stage::Noisy => {
                    if let Some(candidate) = self.next_noisy(list, desk) {
                        return Some(candidate);
                    }
                    self.stage = Stage::Quiet;
                    if self.quiet_order != QuietOrder::LeftOut && !self.has_quiets {
                        self.generate_quiets(list, desk);
                    }
                    if self.quiet_order == QuietOrder::BestFirst {
                        self.order_quiets(list, desk);
                    }
                }
                Stage::Quiet => {
                    let are_left = self.next < self.end;
                    match self.quiet_order {
                        QuietOrder::BestFirst if are_left => {
                            return Some(self.take_best(list, self.end));
                        }
                        QuietOrder::AsGenerated if are_left => return Some(self.take(list)),
                        _ => {}
                    }
                    self.stage = Stage::Losing;
                    self.next = self.first_losing;
                }
                Stage::Losing => {
                    if self.skips_losing || self.next >= self.losing {
                        return None;
                    }
                    return Some(self.take(list));
                }
            }
        }
    }

    /// The next capture that loses nothing; those that do are put aside.
    #[inline]
    fn next_noisy(&mut self, list: &mut Candidates, desk: &Desk) -> Option<Candidate> {
        while self.next < self.quiets {
            let candidate = self.take_best(list, self.quiets);
            if exchange::brings(desk.board, desk.tables, candidate.play, 0) {
                return Some(candidate);
            }
            list.swap(self.current, self.losing);
            self.losing += 1;
        }
        None
    }

    #[inline(never)]
    fn take_best(&mut self, list: &mut Candidates, end: usize) -> Candidate {
        list.bring_best(self.next, end);
        self.take(list)
    }

    #[inline]
    fn take(&mut self, list: &mut Candidates) -> Candidate {
        self.current = self.next;
        self.next += 1;
        *list.at(self.current)
    }

    /// Notes that the move just given was searched.
    #[inline]
    pub(super) fn mark_tried(&self, list: &mut Candidates) {
        list.at(self.current).promise = TRIED;
    }

    /// The places of the node's moves.
    #[inline]
    pub(super) fn places(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Gives the list back what the node took.
    #[inline]
    pub(super) fn finish(&self, list: &mut Candidates) {
        list.truncate(self.start);
    }
}
