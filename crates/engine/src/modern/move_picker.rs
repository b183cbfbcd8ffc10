//! Staged [move ordering](https://www.chessprogramming.org/Move_Ordering): the transposition table's
//! move, captures that do not lose material, quiet moves, losing captures.
//!
//! Quiet moves are generated when they are needed. The moves already searched are at the front of the
//! node's range of the stack.

use core::ops::Range;

use super::{
    board::Board,
    generate::{generate_noisy, generate_quiet},
    history::{History, PreviousMoves, capture_value},
    lookup_tables::LookupTables,
    move_stack::{MoveStack, ScoredMove},
    packed_move::PackedMove,
    see::see_ge,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    #[default]
    Table,
    Noisy,
    Quiet,
    Losing,
}

/// The order of the remaining quiet moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum QuietOrder {
    #[default]
    BestFirst,
    /// Unsorted, because all of them are pruned.
    AsGenerated,
    Skipped,
}

/// The move picker of a node.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MovePicker {
    stage: Stage,
    /// The node's range of the stack.
    start: usize,
    /// The range of the deferred losing captures.
    first_losing: usize,
    losing: usize,
    /// The last move returned.
    current: usize,
    next: usize,
    /// The first quiet move, after the noisy moves.
    quiets: usize,
    end: usize,
    has_quiets: bool,
    pub(super) quiet_order: QuietOrder,
    /// Without losing captures.
    pub(super) skips_losing: bool,
}

/// The data by which moves are ordered.
pub(super) struct OrderingContext<'a> {
    pub(super) board: &'a Board,
    pub(super) tables: &'a LookupTables,
    pub(super) history: &'a History,
    pub(super) killer: PackedMove,
    pub(super) previous_moves: PreviousMoves,
}

/// The score of the killer move, above all history scores.
const KILLER: i32 = 1 << 20;

/// The score that marks a searched move.
pub(super) const TRIED: i32 = i32::MAX;

impl MovePicker {
    /// Begins a node whose moves start at the end of the list. The table's move comes first if it
    /// is pseudo-legal.
    pub(super) fn begin(
        list: &mut MoveStack,
        context: &OrderingContext,
        table_move: PackedMove,
        noisy_only: bool,
    ) -> Self {
        let start = list.len();
        generate_noisy(context.board, context.tables, list);
        let mut picker = Self {
            start,
            first_losing: start,
            losing: start,
            current: start,
            next: start,
            quiets: list.len(),
            end: list.len(),
            quiet_order: if noisy_only {
                QuietOrder::Skipped
            } else {
                QuietOrder::BestFirst
            },
            skips_losing: noisy_only,
            ..Self::default()
        };
        if !table_move.is_none() {
            picker.find(list, context, table_move, noisy_only);
        }
        if picker.next == start {
            picker.stage = Stage::Noisy;
            picker.order_noisy(list, context);
        }
        picker
    }

    /// Swaps the table's move to the front if it is pseudo-legal.
    fn find(
        &mut self,
        list: &mut MoveStack,
        context: &OrderingContext,
        wanted: PackedMove,
        noisy_only: bool,
    ) {
        if !context.board.is_noisy(wanted) && wanted.promotion().is_none() {
            if noisy_only {
                return;
            }
            self.generate_quiets(list, context);
        }
        let Some(found) = (self.start..self.end).find(|&place| list.at(place).play == wanted)
        else {
            return;
        };
        if found >= self.quiets {
            list.swap(found, self.quiets);
            list.swap(self.quiets, self.start);
            // The swap has moved the first noisy move to the end of the noisy moves.
            self.quiets += 1;
        } else {
            list.swap(found, self.start);
        }
        self.next = self.start + 1;
        self.first_losing = self.next;
        self.losing = self.next;
        self.current = self.start;
    }

    fn generate_quiets(&mut self, list: &mut MoveStack, context: &OrderingContext) {
        generate_quiet(context.board, context.tables, list);
        self.has_quiets = true;
        self.end = list.len();
    }

    fn order_noisy(&self, list: &mut MoveStack, context: &OrderingContext) {
        for place in self.next..self.quiets {
            let play = list.at(place).play;
            list.at(place).score = 16 * capture_value(context.board, play)
                + context.history.capture(context.board, play);
        }
    }

    fn order_quiets(&self, list: &mut MoveStack, context: &OrderingContext) {
        for place in self.next..self.end {
            let play = list.at(place).play;
            list.at(place).score = if context.killer == play {
                KILLER
            } else {
                context
                    .history
                    .quiet(context.board, play, context.previous_moves)
            };
        }
    }

    #[inline]
    pub(super) fn next(
        &mut self,
        list: &mut MoveStack,
        context: &OrderingContext,
    ) -> Option<ScoredMove> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::Noisy;
                    self.order_noisy(list, context);
                    return Some(*list.at(self.start));
                }
                Stage::Noisy => {
                    if let Some(scored_move) = self.next_noisy(list, context) {
                        return Some(scored_move);
                    }
                    self.stage = Stage::Quiet;
                    if self.quiet_order != QuietOrder::Skipped && !self.has_quiets {
                        self.generate_quiets(list, context);
                    }
                    if self.quiet_order == QuietOrder::BestFirst {
                        self.order_quiets(list, context);
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

    /// The next capture that does not lose material; losing captures are deferred.
    #[inline]
    fn next_noisy(
        &mut self,
        list: &mut MoveStack,
        context: &OrderingContext,
    ) -> Option<ScoredMove> {
        while self.next < self.quiets {
            let scored_move = self.take_best(list, self.quiets);
            if see_ge(context.board, context.tables, scored_move.play, 0) {
                return Some(scored_move);
            }
            list.swap(self.current, self.losing);
            self.losing += 1;
        }
        None
    }

    #[inline(never)]
    fn take_best(&mut self, list: &mut MoveStack, end: usize) -> ScoredMove {
        list.bring_best(self.next, end);
        self.take(list)
    }

    #[inline]
    fn take(&mut self, list: &mut MoveStack) -> ScoredMove {
        self.current = self.next;
        self.next += 1;
        *list.at(self.current)
    }

    /// Marks the last move as searched.
    #[inline]
    pub(super) fn mark_tried(&self, list: &mut MoveStack) {
        list.at(self.current).score = TRIED;
    }

    /// The indices of the node's moves.
    #[inline]
    pub(super) fn places(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Removes the node's moves from the stack.
    #[inline]
    pub(super) fn finish(&self, list: &mut MoveStack) {
        list.truncate(self.start);
    }
}
