//! What has come, and what of it helps to foretell what comes next.

use crate::lanes::LANES;

/// In how many contexts each byte is looked at.
pub(crate) const CONTEXTS: usize = LANES;

/// What a byte is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An instruction.
    Code,
    /// Operands: constants, those of loads and stores, calls, locals, branches, all others.
    Constant,
    Offset,
    Call,
    Local,
    Branch,
    Other,
    /// The locals that a function declares.
    Declared,
    /// Sections, but for code and data.
    Head,
    Data,
    /// How long the path to a byte is in one of the trees.
    Length,
}

pub(crate) const KINDS: usize = 11;

/// What is remembered.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Trace {
    /// The instruction whose operand is looked at.
    Code,
    /// Those before it.
    Code1,
    Code2,
    Code3,
    /// The two before those.
    Codes45,
    /// The last instruction with the operands that it has so far; the one before it.
    Whole,
    Whole1,
    /// The last numbers of the kind that is looked at.
    Last,
    Last1,
    Last2,
    Last3,
    Function,
    /// The local that was told last; in data, the place in a word of four bytes.
    Place,
    /// The local that was changed last.
    Changed,
    /// How many values are there for the next instructions, since there were none.
    Height,
    /// What kinds of blocks are open.
    Blocks,
}

const TRACES: usize = 16;

/// The instruction that takes the value of a local.
const GET: u32 = 0x20;

/// The contexts of each kind: sets of traces, as a search found them best.
const LOOKS: [[u16; CONTEXTS]; KINDS] = {
    use Trace::{
        Blocks, Changed, Code, Code1, Code2, Code3, Codes45, Function, Height, Last, Last1, Last2,
        Last3, Place, Whole, Whole1,
    };
    [
        [
            set(&[Height]),
            set(&[Code, Code2, Code3, Codes45, Last1, Last2]),
            set(&[Code, Whole, Height]),
            set(&[Code, Last]),
            set(&[Code, Code1, Code2, Last, Last2, Height]),
            set(&[Code, Whole, Last, Function]),
            set(&[Code, Code1, Whole1, Last, Last1]),
            set(&[Code2, Whole, Last, Last1, Last2, Last3]),
        ],
        [
            set(&[Code, Code1, Last]),
            set(&[Code, Height]),
            set(&[]),
            set(&[Code1, Code2, Code3, Codes45]),
            set(&[Whole]),
            set(&[Code, Whole1, Function]),
            set(&[Code1, Code2, Code3, Whole, Last]),
            set(&[Code1, Code2]),
        ],
        [
            set(&[Code]),
            set(&[Code, Code1, Code2, Code3, Last1, Height]),
            set(&[Code, Code1, Whole1]),
            set(&[Function]),
            set(&[]),
            set(&[Code1, Code2, Code3, Whole, Last]),
            set(&[Code, Last]),
            set(&[Function, Place]),
        ],
        [
            set(&[Code1, Code2, Code3, Height]),
            set(&[Function, Height]),
            set(&[Code1, Code2, Code3, Codes45, Whole, Height]),
            set(&[Code3, Codes45, Whole]),
            set(&[Code, Code1, Whole1]),
            set(&[Code1, Code2, Function, Place, Height]),
            set(&[Whole]),
            set(&[]),
        ],
        [
            set(&[Function, Height, Blocks]),
            set(&[Code, Code2, Code3, Codes45, Last1, Place, Height]),
            set(&[Code, Changed]),
            set(&[Code, Code1, Code2, Place]),
            set(&[Code1, Function]),
            set(&[Function]),
            set(&[Whole, Function]),
            set(&[]),
        ],
        [
            set(&[Codes45, Blocks]),
            set(&[Code, Whole, Blocks]),
            set(&[Code, Last, Height]),
            set(&[Code, Code3, Codes45, Whole, Height]),
            set(&[Code1, Code2, Whole, Height, Blocks]),
            set(&[Code, Whole, Last, Height, Blocks]),
            set(&[Code, Code3, Last, Last1]),
            set(&[Height]),
        ],
        [
            set(&[Code, Whole]),
            set(&[Code, Whole, Last3]),
            set(&[Code1, Height]),
            set(&[Whole]),
            set(&[]),
            set(&[Code3]),
            set(&[Code, Whole, Height]),
            set(&[Code, Whole, Height]),
        ],
        [
            set(&[Code3, Codes45, Whole, Whole1, Last3]),
            set(&[Code, Code1, Codes45, Last1, Place, Changed, Blocks]),
            set(&[Code3, Last1, Last3, Changed]),
            set(&[Code1, Code2, Whole1, Height]),
            set(&[Code, Code2, Code3, Whole, Changed, Height, Blocks]),
            set(&[Code, Whole, Height]),
            set(&[Code, Code1, Codes45, Last, Changed, Height]),
            set(&[Code, Height]),
        ],
        [
            set(&[Code, Code1, Code2, Code3, Last, Blocks]),
            set(&[Code, Code2, Last, Last1, Changed, Blocks]),
            set(&[
                Code, Code1, Code3, Codes45, Whole1, Last, Last2, Height, Blocks,
            ]),
            set(&[
                Code, Code1, Code2, Code3, Codes45, Whole, Whole1, Last, Last1, Last2, Function,
                Place, Changed, Height,
            ]),
            set(&[]),
            set(&[Code, Code2, Code3, Whole, Changed, Height, Blocks]),
            set(&[Height]),
            set(&[Code2, Code3, Codes45, Last1, Last3, Height, Blocks]),
        ],
        [
            set(&[
                Code, Code1, Code2, Code3, Whole1, Last, Last1, Last2, Height,
            ]),
            set(&[Code1, Code3, Last1, Last3, Place, Changed, Height]),
            set(&[Code, Code1, Last, Last1, Function, Blocks]),
            set(&[
                Code, Code1, Code2, Code3, Codes45, Last, Last1, Last2, Last3, Function, Changed,
            ]),
            set(&[]),
            set(&[Code, Whole]),
            set(&[Last]),
            set(&[Code1, Code2, Whole1, Last, Function, Place, Blocks]),
        ],
        [
            set(&[Code1, Codes45, Last, Last1, Last3, Place, Changed, Blocks]),
            set(&[Code2, Function]),
            set(&[
                Code1, Code3, Whole1, Last3, Function, Place, Changed, Height, Blocks,
            ]),
            set(&[
                Code, Code1, Code2, Codes45, Whole, Whole1, Last, Last1, Place, Height,
            ]),
            set(&[Code, Code1, Code2, Place, Blocks]),
            set(&[Code, Code2, Code3, Whole1, Last, Place, Height]),
            set(&[Code1, Codes45, Whole1, Last, Function, Changed, Height]),
            set(&[
                Code1, Whole, Last, Last2, Last3, Function, Place, Changed, Height,
            ]),
        ],
    ]
};

const fn set(traces: &[Trace]) -> u16 {
    let mut set = 0;
    let mut index = 0;
    while index < traces.len() {
        set |= 1 << traces[index] as u16;
        index += 1;
    }
    set
}

/// Scatters numbers, so that few contexts share a row.
pub(crate) fn hash(hash: u32, number: u32) -> u32 {
    (hash.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b1)
}

/// What is remembered of a module.
#[derive(Debug)]
pub(crate) struct Past {
    traces: [u32; TRACES],
    /// The last numbers of each kind, the latest first.
    numbers: [[u32; 4]; KINDS],
    /// A hash for each context in which a byte is looked at.
    pub(crate) contexts: [u32; CONTEXTS],
}

impl Past {
    pub(crate) const NOTHING: Past = Past {
        traces: [0; TRACES],
        numbers: [[0; 4]; KINDS],
        contexts: [0; CONTEXTS],
    };

    pub(crate) fn of(&mut self, trace: Trace) -> &mut u32 {
        &mut self.traces[trace as usize]
    }

    /// Looks at what helps to foretell a byte in each context; the bytes before it in the same number
    /// are told by a hash.
    pub(crate) fn look(&mut self, kind: Kind, before: u32) {
        let last = Trace::Last as usize;
        self.traces[last..last + 4].copy_from_slice(&self.numbers[kind as usize]);
        for (number, (context, look)) in
            (0..).zip(self.contexts.iter_mut().zip(&LOOKS[kind as usize]))
        {
            let mut seen = before.wrapping_add(kind as u32 + number * KINDS as u32);
            let mut left = *look;
            while left != 0 {
                let place = left.trailing_zeros();
                seen = hash(seen, self.traces[place as usize % TRACES]).rotate_left(place);
                left &= left - 1;
            }
            *context = seen;
        }
    }

    pub(crate) fn number(&mut self, kind: Kind, number: u32) {
        let numbers = &mut self.numbers[kind as usize];
        *numbers = [number, numbers[0], numbers[1], numbers[2]];
        let whole = self.of(Trace::Whole);
        *whole = hash(*whole, number);
        if kind == Kind::Local {
            *self.of(Trace::Place) = number;
            if *self.of(Trace::Code) != GET {
                *self.of(Trace::Changed) = number;
            }
        }
    }

    pub(crate) fn code(&mut self, code: u8) {
        let [now, before, before2, before3, before45, whole, whole1, ..] = &mut self.traces;
        *before45 = (*before45 << 8 | *before3) & 0xffff;
        (*before3, *before2, *before, *now) = (*before2, *before, *now, code.into());
        (*whole1, *whole) = (*whole, *now);
        self.numbers[0] = [*now, *before, *before2, *before3];
    }

    pub(crate) fn function(&mut self) {
        let function = *self.of(Trace::Function) + 1;
        self.traces = [0; TRACES];
        *self.of(Trace::Function) = function;
    }
}
