//! Rows of numbers that describe the internals of a search.

use alloc::vec::Vec;

use super::{
    frame::{Call, Frame},
    table::Entry,
};

/// The fields of a row about a node; they follow its head in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowFields(pub u8);

impl RowFields {
    /// The arguments of the call, and its data from the table.
    const CALL: u8 = 1;
    /// The current move, and the best score.
    const MOVE: u8 = 2;
    /// The call of the reply.
    const REPLY: u8 = 4;
    /// The content of the slot of the table.
    const ENTRY: u8 = 8;

    /// The fields about the node itself.
    pub(super) const OWN: RowFields = RowFields(Self::CALL | Self::MOVE | Self::ENTRY);
}

/// Rows of numbers of different lengths.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    numbers: Vec<i32>,
    /// The end of each row.
    ends: Vec<i32>,
    /// The fields of a row about a node.
    pub(super) parts: RowFields,
}

impl Rows {
    /// Calls `visit` for each row, in order.
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(&[i32])) {
        let mut rest = self.numbers.as_slice();
        let mut start = 0;
        for &end in &self.ends {
            let length = (end - start).unsigned_abs() as usize;
            let (row, after) = rest.split_at(length);
            visit(row);
            rest = after;
            start = end;
        }
    }

    /// The number of rows.
    #[inline]
    pub fn count(&self) -> usize {
        self.ends.len()
    }

    #[inline]
    pub(super) fn add(&mut self, numbers: &[i32]) {
        self.numbers.extend_from_slice(numbers);
    }

    #[inline]
    pub(super) fn add_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(&[byte.into()]);
        }
    }

    #[inline]
    pub(super) fn end(&mut self) {
        self.ends.push(number(self.numbers.len()));
    }
}

impl Call {
    /// Adds `k q l e n d X Y z E a J Z`.
    #[inline]
    fn write(&self, rows: &mut Rows) {
        rows.add(&[
            self.side.into(),
            self.alpha,
            self.beta,
            self.eval,
            self.depth.into(),
            self.iteration.into(),
            self.best_from.into(),
            self.best_to.into(),
            self.previous_to.into(),
            self.ep_square.into(),
            number(self.slot),
            self.key_index,
            self.key_lock,
        ]);
    }
}

impl Frame {
    /// Adds the requested fields of a row.
    #[inline]
    pub(super) fn write(&self, rows: &mut Rows, reply: &Call, entry: Option<Entry>) {
        let parts = rows.parts.0;
        if parts & RowFields::CALL != 0 {
            self.call.write(rows);
        }
        if parts & RowFields::MOVE != 0 {
            self.write_move(rows);
        }
        if parts & RowFields::REPLY != 0 {
            reply.write(rows);
        }
        if parts & RowFields::ENTRY != 0 {
            let held = entry.is_some().into();
            let entry = entry.unwrap_or_default();
            let [from, to, depth] = [entry.from, entry.to, entry.depth].map(i32::from);
            rows.add(&[held, entry.score.into(), from, to, depth]);
        }
    }

    /// Adds `m B u`, the piece as it arrives, `t x y H F G j r i h`.
    #[inline]
    fn write_move(&self, rows: &mut Rows) {
        let change = &self.change;
        rows.add(&[self.best, self.scan_start.into()]);
        rows.add_bytes(&[
            change.piece,
            change.arrives,
            change.captured,
            change.from,
            change.to,
            change.capture_square,
            change.rook_to,
            change.rook_from,
        ]);
        rows.add(&[
            self.direction.index.into(),
            self.direction.step.into(),
            self.gain,
            self.remaining.into(),
        ]);
    }
}

/// Converts a number of slots; no table has more slots than fit an `i32`.
#[inline]
pub(super) fn number(slots: usize) -> i32 {
    i32::try_from(slots).unwrap_or(i32::MAX)
}
