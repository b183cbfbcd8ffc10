//! What is foretold of the next bit, in each context and by all of them together.

use crate::{
    lanes::{LANES, Lanes},
    past::{CONTEXTS, hash},
};

/// How many rows all contexts have, as a power of 2: with twice as many the worker would be 330 bytes
/// smaller, and be unpacked 10 ms later.
const ROWS_BITS: u32 = 18;
const ROWS: usize = 1 << ROWS_BITS;

/// What a context knows of three questions, one of which decides between the other two: slots 1 to
/// 3. Slot 0 tells what the row is about.
///
/// A slot has how often it was asked, up to `SEEN`, in its low four bits, and the probability of a
/// 1 above them, less a half: all zeros is to know nothing.
type Row = [i16; 4];

/// The bits of a slot that tell how often it was asked.
const SEEN_BITS: i16 = 15;

/// From the how manieth answer on all move a slot by the same part.
const SEEN: i16 = 9;

/// By which part of its mistake the first, second and later answers move a slot, in 128ths.
const RATES: Lanes = {
    let mut pairs = [0; LANES];
    let mut count = 0;
    while count < 2 * LANES as i32 {
        let rate = 128 * 100 / (100 * count + 118);
        pairs[count as usize / 2] |= (rate << (8 * (count & 1))) as i16;
        count += 1;
    }
    Lanes::new(pairs)
};

/// How many sets of weights there are: three are chosen, one by how many contexts know anything, and
/// two by instructions. Each kind has its own.
const SETS: usize = 1 << 12;

/// How many bits a weight has behind the point.
const WHOLE_BITS: i32 = 14;

/// How much each context is trusted by each set before anything is known.
const TRUST: i16 = 1200;

/// How much a mistake moves the weights: by so many 256ths of it, times what was said.
const LEARNING: i32 = 24;

/// What tells rows apart that lie side by side.
const NEAR: u32 = 0x9e36;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// Where it stands in the rows that are open.
    pub(crate) slot: usize,
    /// The kind, and how many questions came before.
    pub(crate) set: usize,
    /// The kind, and the last instruction; the kind, and the one before.
    pub(crate) code: usize,
    pub(crate) code_before: usize,
}

/// What an expression is for each context. A loop would keep the numbers in the memory.
macro_rules! each {
    ($context:ident => $each:expr) => {
        [
            each!($context = 0, $each),
            each!($context = 1, $each),
            each!($context = 2, $each),
            each!($context = 3, $each),
            each!($context = 4, $each),
            each!($context = 5, $each),
            each!($context = 6, $each),
            each!($context = 7, $each),
        ]
    };
    ($context:ident = $number:literal, $each:expr) => {{
        let $context = $number;
        $each
    }};
}

/// Foretells bits. The small parts come first, so that they are reached in few bytes.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct Model {
    probability: i32,
    /// What the slots have that were asked last.
    known: Lanes,
    /// What each context says.
    said: Lanes,
    /// How many contexts know anything.
    informed: usize,
    /// The weights for the question that was asked last.
    trusted: [usize; 3],
    /// Where the row of each context is to be found.
    hashes: [u32; CONTEXTS],
    /// The row of each context.
    places: [usize; CONTEXTS],
    weights: [[Lanes; SETS]; 3],
    /// The probability of each step of a power of e, and the power of each probability.
    probabilities: [i32; 4096],
    powers: [i16; 4096],
    rows: [Row; ROWS],
}

impl Model {
    /// Has to `begin`.
    #[expect(clippy::large_stack_arrays, reason = "who unpacks has no heap")]
    pub(crate) const NOTHING: Model = Model {
        probability: 0,
        known: Lanes::new([0; LANES]),
        said: Lanes::new([0; LANES]),
        informed: 0,
        trusted: [0; 3],
        hashes: [0; CONTEXTS],
        places: [0; CONTEXTS],
        weights: [[Lanes::new([0; LANES]); SETS]; 3],
        probabilities: [0; 4096],
        powers: [0; 4096],
        rows: [[0; 4]; ROWS],
    };

    /// Fills the tables. Powers of e are multiplied step by step, since a function for them might
    /// differ by a digit elsewhere.
    pub(crate) fn begin(&mut self) {
        self.weights.as_flattened_mut().fill(Lanes::all(TRUST));
        let mut odds = 2_980.957_987_041_728; // e to the 8th
        let mut from = 0;
        for (step, probability) in (-2048..).zip(&mut self.probabilities) {
            *probability = (65536.0 / (1.0 + odds)) as i32;
            while from <= *probability >> 4 {
                self.powers[from as usize & 0xfff] = step;
                from += 1;
            }
            odds *= 0.996_101_369_470_117_5; // e to the -1/256th
        }
        self.powers[0xfff] = 2047;
    }

    /// Goes where the rows of the contexts are that these answers lead to.
    pub(crate) fn go(&mut self, contexts: &[u32; CONTEXTS], answers: u32) {
        for (place, context) in self.hashes.iter_mut().zip(contexts) {
            *place = hash(*context, answers);
        }
    }

    /// Opens the row of each context, which a hash tells, and a number below 8, by which rows differ
    /// that lie side by side: those are there sooner.
    pub(crate) fn open(&mut self, near: u32) {
        self.informed = 0;
        for (context, hash) in self.hashes.into_iter().enumerate() {
            let hash = hash ^ (hash >> 15);
            let about = (hash.wrapping_add(near * NEAR) | 1) as i16;
            let place = ((hash >> (32 - ROWS_BITS)) ^ near) as usize % ROWS;
            self.places[context] = place;
            let row = &mut self.rows[place];
            if row[0] == about {
                self.informed += 1;
            } else {
                *row = [about, 0, 0, 0];
            }
        }
    }

    /// The slot of a context for a question.
    #[expect(
        clippy::inline_always,
        reason = "a call for each context takes too long"
    )]
    #[inline(always)]
    fn slot(&mut self, context: usize, slot: usize) -> &mut i16 {
        &mut self.rows[self.places[context] % ROWS][slot & 3]
    }

    /// How probable a 1 is as the answer of a question in the open rows.
    pub(crate) fn foretell(&mut self, question: Question) -> u32 {
        let known = each!(context => *self.slot(context, question.slot));
        let said = each!(context => self.powers[((known[context] >> 4) + 0x800) as usize & 0xfff]);
        self.known = Lanes::new(known);
        self.said = Lanes::new(said);
        self.trusted = [
            question.set * 16 + self.informed,
            question.code,
            question.code_before,
        ];
        let [by_informed, by_code, by_code_before] = &self.weights;
        let trust = by_informed[self.trusted[0] % SETS]
            .plus(by_code[self.trusted[1] % SETS])
            .plus(by_code_before[self.trusted[2] % SETS]);
        let sum = self.said.products(trust) >> WHOLE_BITS;
        self.probability = self.probabilities[(sum.clamp(-2048, 2047) + 2048) as usize & 0xfff];
        self.probability as u32
    }

    /// Takes the answer of the question that was foretold last.
    pub(crate) fn learn(&mut self, slot: usize, bit: u32) {
        let missed = (((bit << 16) as i32 - self.probability) * LEARNING) >> 8;
        let step = self.said.times(Lanes::all(missed as i16));
        for (weights, place) in self.weights.iter_mut().zip(self.trusted) {
            let weights = &mut weights[place % SETS];
            *weights = weights.plus(step);
        }
        let target = if bit == 0 { -16384 } else { 16383 };
        let seen = self.known.and(SEEN_BITS);
        let known = self.known.and(!SEEN_BITS);
        let step = Lanes::all(target)
            .minus(known.half())
            .times(seen.pick(RATES));
        let known = known.plus(step).plus(step).and(!SEEN_BITS);
        let known = known.or(seen.minus(Lanes::all(-1)).at_most(SEEN));
        let known = known.array();
        each!(context => *self.slot(context, slot) = known[context]);
    }
}
