//! A module, packed.

use std::{array, error, fmt, io, sync::atomic::AtomicU8, thread, vec};

use crate::{
    letters::written,
    past::Kind,
    planting::{lengths, paths},
    range::Range,
    tree::usual,
    unpack::{HEAD_BITS, MODULE_BYTES, PACKED_BYTES, unpack},
    walk::{LENGTH_BYTES, PLANTED, Walk, Walker, effects, operands},
    wide::widened,
};

/// What lies on the stack, as in the wasm, and as much again.
const STACK_BYTES: usize = 16 << 20;

/// How long the paths to the bytes of each kind are.
type Lengths = [[u8; 256]; PLANTED];

/// Why a module cannot be packed: it is none, or is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackError;

impl fmt::Display for PackError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("this is no wasm module, or is too long to be packed")
    }
}

impl error::Error for PackError {}

/// Packs a module into printable letters of ASCII that can stand between single quotes in a script.
///
/// What comes out when it is unpacked means the same; only the lengths of functions are written in
/// more bytes.
///
/// # Errors
/// It is no module, or has more than the 256 KB that can be unpacked.
///
/// ```
/// let empty = b"\0asm\x01\0\0\0";
/// assert!(packing::pack(empty).is_ok());
/// assert!(packing::pack(b"PK").is_err());
/// ```
pub fn pack(module: &[u8]) -> Result<String, PackError> {
    let module = widened(module).filter(|module| module.len() <= MODULE_BYTES);
    let module = module.ok_or(PackError)?;
    let thread = thread::Builder::new().stack_size(STACK_BYTES);
    let packed = thread.spawn(move || packed(&module));
    let packed = packed.and_then(|thread| thread.join().map_err(|_| io::ErrorKind::Other.into()));
    packed.ok().flatten().ok_or(PackError)
}

/// The module packed, unless it comes out otherwise.
fn packed(module: &[u8]) -> Option<String> {
    let (counts, _) = Packer::go(module, &[[8; 256]; PLANTED]);
    let (_, packed) = Packer::go(module, &counts.map(|counts| lengths(&counts)));
    let packed = written(&packed);
    let unpacked = cells::<MODULE_BYTES>(&[])?;
    let length = unpack(&*cells::<PACKED_BYTES>(packed.as_bytes())?, &unpacked);
    let unpacked = unpacked.into_iter().map(AtomicU8::into_inner);
    unpacked
        .take(length)
        .eq(module.iter().copied())
        .then_some(packed)
}

/// The last so many bits of a number.
fn bits(number: u32, count: u32) -> Vec<u32> {
    let shifts = (0..count).rev();
    shifts.map(|shift| number >> shift & 1).collect()
}

/// The bytes, and zeros behind them.
fn cells<const COUNT: usize>(bytes: &[u8]) -> Option<Box<[AtomicU8; COUNT]>> {
    let zeros = COUNT.checked_sub(bytes.len())?;
    let bytes = bytes.iter().copied().chain(std::iter::repeat_n(0, zeros));
    let cells: Box<[AtomicU8]> = bytes.map(AtomicU8::new).collect();
    cells.try_into().ok()
}

/// What comes behind the instruction with this code.
fn operands_of(code: usize) -> u8 {
    match code {
        0x02..=0x04 => operands::BLOCK,
        0x0b => operands::END,
        0x0c | 0x0d => Kind::Branch as u8,
        0x0e => operands::TABLE,
        0x10 => Kind::Call as u8,
        0x11 | 0xe8 | 0xea | 0xec | 0xee => operands::TWO,
        0x20..=0x22 => Kind::Local as u8,
        0x28..=0x3e => operands::ACCESS,
        0x23..=0x26 | 0x3f | 0x40 | 0xd0 | 0xd2 | 0xe9 | 0xeb | 0xed | 0xef..=0xf1 => {
            Kind::Other as u8
        }
        0x41 | 0x42 => Kind::Constant as u8,
        0x43 => operands::FOUR_BYTES,
        0x44 => operands::EIGHT_BYTES,
        0xfc => operands::PREFIX,
        _ => operands::NONE,
    }
}

/// What the instruction with this code does to the values that are there for the next ones; 0 if
/// it leaves as many.
fn effect_of(code: usize) -> u8 {
    match code {
        0x20 | 0x23 | 0x41..=0x44 => effects::PUSH,
        0x1b
        | 0x46..=0x4f
        | 0x51..=0x66
        | 0x6a..=0x78
        | 0x7c..=0x8a
        | 0x92..=0x98
        | 0xa0..=0xa6 => effects::POP,
        0x00 | 0x02..=0x05 | 0x0b..=0x10 | 0x1a | 0x21 | 0x24 | 0x36..=0x3e => effects::CLEAR,
        _ => 0,
    }
}

/// How often each byte of each kind comes.
type Counts = [[u32; 256]; PLANTED];

/// Reads a module, and writes what is packed.
#[derive(Debug)]
struct Packer<'a> {
    module: &'a [u8],
    place: usize,
    lengths: &'a Lengths,
    /// How many lengths and operands have been described.
    described: usize,
    /// The paths of each kind.
    paths: Vec<[Vec<u32>; 256]>,
    answers: vec::IntoIter<u32>,
    counts: Counts,
    range: Range,
    /// What is packed, in bits.
    packed: Vec<u32>,
}

impl Packer<'_> {
    fn go(module: &[u8], lengths: &Lengths) -> (Counts, Vec<u32>) {
        let planted = lengths.iter().map(paths);
        let usual = (PLANTED..Kind::Length as usize).map(|_| paths(&usual()));
        let length = paths(&array::from_fn(|number| if number < 16 { 4 } else { 0 }));
        let mut walk = Walk::new(Packer {
            module,
            place: 0,
            lengths,
            described: 0,
            paths: planted.chain(usual).chain([length]).collect(),
            answers: Vec::new().into_iter(),
            counts: [[0; 256]; PLANTED],
            range: Range::ALL,
            packed: bits(module.len() as u32, HEAD_BITS),
        });
        walk.go(module.len());
        let mut packed = walk.walker.packed;
        packed.extend(bits(walk.walker.range.border(0x8000), u32::BITS));
        (walk.walker.counts, packed)
    }

    /// What describes a tree or the instructions.
    fn description(&self) -> u8 {
        let place = self.described & 0xff;
        match self.lengths.get(self.described >> 8) {
            Some(lengths) => lengths[place],
            None if self.described >> 8 == PLANTED => operands_of(place),
            None => effect_of(place),
        }
    }
}

impl Walker for Packer<'_> {
    fn come(&mut self, kind: Kind) {
        let byte = if kind == Kind::Length {
            self.description()
        } else {
            // Behind a module that is cut off, all blocks end.
            self.module.get(self.place).copied().unwrap_or(0x0b)
        };
        if let Some(counts) = self.counts.get_mut(kind as usize) {
            counts[usize::from(byte)] += 1;
        }
        self.answers = self.paths[kind as usize][usize::from(byte)]
            .clone()
            .into_iter();
    }

    fn answer(&mut self, probability: u32) -> u32 {
        let bit = self.answers.next().unwrap_or(0);
        let border = self.range.border(probability);
        self.range.narrow(border, bit);
        let known = bits(self.range.first(), u32::BITS);
        let count = self.range.settle();
        self.packed.extend(&known[..count as usize]);
        bit
    }

    fn leave(&mut self, kind: Kind, _: u8) {
        if kind == Kind::Length {
            self.described += 1;
        } else {
            self.place += 1;
        }
    }

    fn place(&self) -> usize {
        self.place
    }

    fn skip_length(&mut self) {
        self.place += LENGTH_BYTES;
    }

    fn tell_length(&mut self, _: usize) {}
}

#[cfg(test)]
mod tests {
    use super::{PackError, pack};

    const HEAD: [u8; 8] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

    /// One local, loads, a loop with a branch, a call, a table of branches, and instructions with a
    /// prefix.
    const BODY: &[u8] = &[
        1, 1, 0x7f, 0x20, 0, 0x28, 0, 4, 0x1a, 0x20, 0, 0x28, 2, 8, 0x21, 1, 0x03, 0x40, 0x41,
        0xac, 2, 0x10, 0, 0x20, 1, 0x0d, 0, 0x0b, 0x44, 0, 0, 0, 0, 0, 0, 0x80, 0x40, 0xfc, 2,
        0x1a, 0x20, 0, 0x0e, 1, 0, 0, 0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 11, 0, 0x11, 0, 0, 0x42,
        0x7f, 0x1a, 0x0b,
    ];

    /// Nothing but so many functions.
    fn module(count: u8) -> Vec<u8> {
        let size = u8::try_from(BODY.len()).unwrap();
        let body = [&[size], BODY].concat().repeat(count.into());
        let length = u8::try_from(body.len() + 1).unwrap();
        [&HEAD, &[10, length, count][..], &body].concat()
    }

    #[test]
    fn a_module_comes_out_as_it_was() {
        // `pack` itself looks whether it does.
        let once = pack(&module(1)).unwrap();
        let twice = pack(&module(2)).unwrap();
        assert!(
            once.len() > 8 && twice.len() < once.len() + 24,
            "{once:?} {twice:?}"
        );
    }

    #[test]
    fn what_is_no_module_is_refused() {
        let module = module(1);
        for length in (0..8).chain(9..module.len()) {
            assert_eq!(pack(&module[..length]), Err(PackError), "{length}");
        }
        let long = [&HEAD[..], &[11, 0x80, 0x80, 0x10], &vec![0; 0x40000]].concat();
        assert_eq!(pack(&long), Err(PackError));
    }
}
