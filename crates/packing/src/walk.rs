//! The way through a module: which byte is what.

use crate::{
    model::{Model, Question},
    past::{KINDS, Kind, Past, Trace, hash},
    tree::{Path, Tree, usual},
};

/// How many bytes the length of a function takes, so that its place is known beforehand.
pub(crate) const LENGTH_BYTES: usize = 3;

/// The kinds that have a tree of their own.
pub(crate) const PLANTED: usize = Kind::Call as usize + 1;

/// Who goes the way: one who has the module, or one who gets it.
pub(crate) trait Walker {
    /// Comes to a byte.
    fn come(&mut self, kind: Kind);
    /// Stores or reads an answer.
    fn answer(&mut self, probability: u32) -> u32;
    /// Leaves a byte behind.
    fn leave(&mut self, kind: Kind, byte: u8);
    /// How many bytes of the module are behind.
    fn place(&self) -> usize;
    /// Leaves room for the length of a function, which begins behind it.
    fn skip_length(&mut self);
    /// Tells the length of the function that begins here.
    fn tell_length(&mut self, start: usize);
}

/// What comes behind an instruction, if it is not a number of one of the kinds from 1 on.
pub(crate) mod operands {
    pub(crate) const NONE: u8 = 0;
    /// An alignment and an offset.
    pub(crate) const ACCESS: u8 = 8;
    /// A type; then comes a block.
    pub(crate) const BLOCK: u8 = 9;
    /// A block ends.
    pub(crate) const END: u8 = 10;
    /// So many branches, and one more.
    pub(crate) const TABLE: u8 = 11;
    pub(crate) const TWO: u8 = 12;
    /// A number that says which instruction it is; what comes behind it is told by the code that
    /// is that number and `FURTHER`.
    pub(crate) const PREFIX: u8 = 13;
    pub(crate) const FURTHER: usize = 0xe0;
    pub(crate) const FOUR_BYTES: u8 = 14;
    pub(crate) const EIGHT_BYTES: u8 = 15;
}

/// What an instruction does to the values that are there for the next ones.
pub(crate) mod effects {
    pub(crate) const PUSH: u8 = 1;
    /// Makes one of two.
    pub(crate) const POP: u8 = 2;
    /// Most often nothing is left.
    pub(crate) const CLEAR: u8 = 3;
}

#[derive(Debug)]
#[repr(C)]
pub(crate) struct Walk<W> {
    pub(crate) walker: W,
    past: Past,
    /// What comes behind each instruction.
    operands: [u8; 256],
    effects: [u8; 256],
    trees: [Tree; KINDS],
    model: Model,
}

impl<W: Walker> Walk<W> {
    pub(crate) const fn new(walker: W) -> Walk<W> {
        Walk {
            walker,
            past: Past::NOTHING,
            operands: [0; 256],
            effects: [0; 256],
            trees: [const { Tree::EMPTY }; KINDS],
            model: Model::NOTHING,
        }
    }

    /// Goes through the module of so many bytes.
    pub(crate) fn go(&mut self, length: usize) {
        self.model.begin();
        self.trees[Kind::Length as usize].grow(&[4; 16]);
        for kind in 0..Kind::Length as usize {
            let lengths = if kind < PLANTED {
                self.description(kind)
            } else {
                usual()
            };
            self.trees[kind].grow(&lengths);
        }
        self.operands = self.description(PLANTED);
        self.effects = self.description(PLANTED + 1);
        self.run(Kind::Head, 8);
        while self.walker.place() < length {
            let section = self.number(Kind::Head);
            let size = self.number(Kind::Head);
            if section == 10 {
                for _ in 0..self.number(Kind::Head) {
                    self.function();
                }
            } else {
                self.run(
                    if section == 11 {
                        Kind::Data
                    } else {
                        Kind::Head
                    },
                    size,
                );
            }
        }
    }

    /// A number for each of all bytes.
    fn description(&mut self, which: usize) -> [u8; 256] {
        *self.past.of(Trace::Function) = which as u32;
        let mut numbers = [0; 256];
        for number in &mut numbers {
            *number = self.number(Kind::Length) as u8;
        }
        numbers
    }

    fn function(&mut self) {
        self.walker.skip_length();
        let start = self.walker.place();
        self.past.function();
        let groups = self.number(Kind::Declared);
        self.numbers(Kind::Declared, 2 * groups);
        let mut depth = 1;
        while depth > 0 {
            depth = self.instruction(depth);
        }
        self.walker.tell_length(start);
    }

    /// Goes over an instruction; returns how deep the next one is nested.
    fn instruction(&mut self, mut depth: u32) -> u32 {
        let code = self.symbol(Kind::Code, 0);
        self.past.code(code);
        let height = self.past.of(Trace::Height);
        match self.effects[usize::from(code)] {
            effects::PUSH => *height = height.wrapping_add(1),
            effects::POP => *height = height.wrapping_sub(1),
            effects::CLEAR => *height = 0,
            _ => {}
        }
        let mut operands = self.operands[usize::from(code)];
        if operands == operands::PREFIX {
            let which = self.number(Kind::Other);
            operands = self.operands[(operands::FURTHER + which) & 0xff];
        }
        match operands {
            operands::NONE => {}
            1 => self.numbers(Kind::Constant, 1),
            2 => self.numbers(Kind::Offset, 1),
            3 => self.numbers(Kind::Call, 1),
            4 => self.numbers(Kind::Local, 1),
            5 => self.numbers(Kind::Branch, 1),
            operands::ACCESS => {
                self.number(Kind::Other);
                self.number(Kind::Offset);
            }
            operands::BLOCK => {
                self.number(Kind::Other);
                let blocks = self.past.of(Trace::Blocks);
                *blocks = *blocks << 2 | u32::from(code & 3);
                depth += 1;
            }
            operands::END => {
                *self.past.of(Trace::Blocks) >>= 2;
                depth -= 1;
            }
            operands::TABLE => {
                let count = self.number(Kind::Branch);
                self.numbers(Kind::Branch, count + 1);
            }
            operands::TWO => self.numbers(Kind::Other, 2),
            operands::FOUR_BYTES => self.run(Kind::Data, 4),
            operands::EIGHT_BYTES => self.run(Kind::Data, 8),
            _ => self.numbers(Kind::Other, 1),
        }
        depth
    }

    fn run(&mut self, kind: Kind, count: usize) {
        for _ in 0..count {
            *self.past.of(Trace::Place) = self.walker.place() as u32 & 3;
            let byte = self.symbol(kind, 0);
            self.past.number(kind, byte.into());
        }
    }

    fn numbers(&mut self, kind: Kind, count: usize) {
        for _ in 0..count {
            self.number(kind);
        }
    }

    /// Goes over a number of seven bits in each byte.
    fn number(&mut self, kind: Kind) -> usize {
        let mut number = 0;
        let mut before = 0;
        let mut shift = 0;
        loop {
            let byte = u32::from(self.symbol(kind, before));
            number |= (byte & 0x7f).wrapping_shl(shift);
            before = hash(before, byte + 1);
            shift += 7;
            if byte < 0x80 {
                break;
            }
        }
        self.past.number(kind, number);
        number as usize
    }

    /// Goes over a byte; those before it in the same number are told by a hash.
    fn symbol(&mut self, kind: Kind, before: u32) -> u8 {
        self.walker.come(kind);
        self.past.look(kind, before);
        let mut path = Path::default();
        // All answers so far, behind a 1.
        let mut answers: u32 = 1;
        let mut question = Question {
            slot: 1,
            set: kind as usize * 4,
            code: kind as usize * 256 + *self.past.of(Trace::Code) as usize,
            code_before: kind as usize * 256 + *self.past.of(Trace::Code1) as usize,
        };
        loop {
            // A row has two questions of each path, and rows side by side have four.
            if question.slot == 1 {
                let is_elsewhere = answers.leading_zeros() & 2 != 0;
                if is_elsewhere {
                    self.model.go(&self.past.contexts, answers);
                }
                self.model
                    .open(if is_elsewhere { 0 } else { 4 | answers & 3 });
            }
            let probability = self.model.foretell(question);
            let bit = self.walker.answer(probability);
            self.model.learn(question.slot, bit);
            answers = answers << 1 | bit;
            question.slot = if question.slot == 1 {
                2 | bit as usize
            } else {
                1
            };
            question.set += usize::from(question.set & 3 < 3);
            if let Some(byte) = self.trees[kind as usize].step(&mut path, bit) {
                self.walker.leave(kind, byte);
                return byte;
            }
        }
    }
}
