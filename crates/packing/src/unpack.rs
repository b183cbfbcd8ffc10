//! The module out of what was packed.

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::{
    past::Kind,
    range::Range,
    walk::{LENGTH_BYTES, Walk, Walker},
};

/// How many bytes of what is packed tell how long the module is.
pub(crate) const HEAD_BYTES: usize = 3;

/// How many bytes there may be of what is packed, and of the module: powers of 2.
pub(crate) const PACKED_BYTES: usize = 1 << 16;
pub(crate) const MODULE_BYTES: usize = 1 << 18;

/// Reads what is packed, and writes the module.
///
/// The bytes are atomic, since those that the worker reaches cannot be changed otherwise.
#[derive(Debug)]
pub(crate) struct Unpacker<'a> {
    packed: &'a [AtomicU8; PACKED_BYTES],
    module: &'a [AtomicU8; MODULE_BYTES],
    next: usize,
    place: usize,
    range: Range,
    value: u32,
}

/// Unpacks, and returns how many bytes the module has.
pub(crate) fn unpack(
    packed: &[AtomicU8; PACKED_BYTES],
    module: &[AtomicU8; MODULE_BYTES],
) -> usize {
    let mut walk = Walk::new(Unpacker {
        packed,
        module,
        next: 0,
        place: 0,
        range: Range::ALL,
        value: 0,
    });
    let length = walk.walker.begin();
    walk.go(length);
    length
}

impl Unpacker<'_> {
    /// Reads what stands before the answers: how long the module is.
    fn begin(&mut self) -> usize {
        for _ in 0..HEAD_BYTES {
            self.read();
        }
        let length = self.value;
        for _ in 0..4 {
            self.read();
        }
        length as usize
    }

    fn read(&mut self) {
        let digit = self.packed[self.next % PACKED_BYTES].load(Relaxed);
        self.value = self.value << 8 | u32::from(digit);
        self.next += 1;
    }

    fn write(&self, place: usize, byte: u8) {
        self.module[place % MODULE_BYTES].store(byte, Relaxed);
    }
}

impl Walker for Unpacker<'_> {
    fn come(&mut self, _: Kind) {}

    fn answer(&mut self, probability: u32) -> u32 {
        let border = self.range.border(probability);
        let bit = u32::from(self.value <= border);
        self.range.narrow(border, bit);
        while self.range.digit().is_some() {
            self.read();
        }
        bit
    }

    fn leave(&mut self, kind: Kind, byte: u8) {
        if kind != Kind::Length {
            self.write(self.place, byte);
            self.place += 1;
        }
    }

    fn place(&self) -> usize {
        self.place
    }

    fn skip_length(&mut self) {
        self.place += LENGTH_BYTES;
    }

    fn tell_length(&mut self, start: usize) {
        let length = self.place - start;
        self.write(start - 3, length as u8 | 0x80);
        self.write(start - 2, (length >> 7) as u8 | 0x80);
        self.write(start - 1, (length >> 14) as u8);
    }
}
