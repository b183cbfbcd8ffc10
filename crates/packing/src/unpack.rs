//! The module out of what was packed.

use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

use crate::{
    letters::bits,
    past::Kind,
    range::Range,
    walk::{LENGTH_BYTES, Walk, Walker},
};

/// How many of the bits tell how long the module is.
pub(crate) const HEAD_BITS: u32 = 24;

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
    /// What the last letter tells, and how many bits of it are left.
    told: u32,
    left: u32,
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
        told: 0,
        left: 0,
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
        self.read(HEAD_BITS);
        let length = self.value;
        self.read(u32::BITS);
        length as usize
    }

    fn read(&mut self, count: u32) {
        for _ in 0..count {
            if self.left == 0 {
                let letter = self.packed[self.next % PACKED_BYTES].load(Relaxed);
                (self.told, self.left) = bits(letter);
                self.next += 1;
            }
            self.left -= 1;
            self.value = self.value << 1 | self.told >> self.left & 1;
        }
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
        let count = self.range.settle();
        self.read(count);
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
