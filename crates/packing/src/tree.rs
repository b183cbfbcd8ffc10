//! Bytes as paths through a tree of questions, short ones for frequent bytes.

use core::array;

/// The most questions that lead to a byte.
pub(crate) const DEEPEST: usize = 15;

/// How long the paths are where small numbers are frequent.
pub(crate) fn usual() -> [u8; 256] {
    array::from_fn(|byte| match byte {
        0..8 => 4,
        8..32 => 7,
        32..64 => 8,
        _ => 10,
    })
}

/// The tree of a kind of bytes, which the lengths of all paths describe.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    /// How many bytes there are at each depth.
    counts: [u32; DEEPEST + 1],
    /// The bytes, those with short paths first.
    bytes: [u8; 256],
}

/// A way down a tree.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Path {
    depth: usize,
    /// Where it is among all places at this depth.
    code: u32,
    /// How many bytes have been passed.
    passed: u32,
}

impl Tree {
    pub(crate) const EMPTY: Tree = Tree {
        counts: [0; DEEPEST + 1],
        bytes: [0; 256],
    };

    /// Grows from the length of the path to each byte, 0 for those that there are not.
    pub(crate) fn grow(&mut self, lengths: &[u8]) {
        let mut next = 0;
        for depth in 1..=DEEPEST {
            let before = next;
            for (byte, length) in lengths.iter().enumerate() {
                if usize::from(*length) == depth {
                    self.bytes[next & 0xff] = byte as u8;
                    next += 1;
                }
            }
            self.counts[depth] = (next - before) as u32;
        }
    }

    /// Goes one step down, and says which byte is there, if one is.
    pub(crate) fn step(&self, path: &mut Path, bit: u32) -> Option<u8> {
        path.depth += 1;
        path.code = path.code << 1 | bit;
        let count = self.counts[path.depth & DEEPEST];
        if path.code < count {
            return Some(self.bytes[(path.passed + path.code) as usize & 0xff]);
        }
        path.passed += count;
        path.code -= count;
        None
    }
}
