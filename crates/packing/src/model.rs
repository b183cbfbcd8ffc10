//! What is foretold of the next bit, in each context and by all of them together.

use crate::{
    lanes::{LANES, Lanes},
    past::CONTEXTS,
};

/// How many rows each of the contexts has, as a power of 2.
const ROWS_BITS: u32 = 15;
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
        let rate = 128 * 100 / (100 * count + 128);
        pairs[count as usize / 2] |= (rate << (8 * (count & 1))) as i16;
        count += 1;
    }
    Lanes::new(pairs)
};

/// How many sets of weights there are: one is chosen by what is asked and one by how many contexts
/// know anything, out of 16 for each kind.
const SETS: usize = 256;

/// A weight of 1.
const WHOLE: i32 = 1 << 14;

/// How much each context is trusted by each set before anything is known.
const TRUST: i16 = 1800;

/// How much a mistake moves the weights: by so many 256ths of it, times what was said.
const LEARNING: i32 = 24;

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
    /// The row of each context.
    places: [usize; CONTEXTS],
    by_question: [Lanes; SETS],
    by_informed: [Lanes; SETS],
    /// The probability of each step of a power of e, and the power of each probability.
    probabilities: [i32; 4096],
    powers: [i16; 4096],
    rows: [[Row; ROWS]; CONTEXTS],
}

impl Model {
    /// Has to `begin`.
    #[expect(clippy::large_stack_arrays, reason = "who unpacks has no heap")]
    pub(crate) const NOTHING: Model = Model {
        probability: 0,
        known: Lanes::new([0; LANES]),
        said: Lanes::new([0; LANES]),
        informed: 0,
        places: [0; CONTEXTS],
        by_question: [Lanes::new([0; LANES]); SETS],
        by_informed: [Lanes::new([0; LANES]); SETS],
        probabilities: [0; 4096],
        powers: [0; 4096],
        rows: [[[0; 4]; ROWS]; CONTEXTS],
    };

    /// Fills the tables. Powers of e are multiplied step by step, since a function for them might
    /// differ by a digit elsewhere.
    pub(crate) fn begin(&mut self) {
        self.by_question = [Lanes::all(TRUST); SETS];
        self.by_informed = [Lanes::all(TRUST); SETS];
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

    /// Opens the row of each context, which a hash tells.
    pub(crate) fn open(&mut self, hashes: [u32; CONTEXTS]) {
        self.informed = 0;
        for (context, hash) in hashes.into_iter().enumerate() {
            let hash = (hash ^ (hash >> 15)).wrapping_mul(0x2f0b_4c47);
            let place = (hash >> (32 - ROWS_BITS)) as usize;
            self.places[context] = place;
            let row = &mut self.rows[context][place];
            let about = (hash | 1) as i16;
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
        &mut self.rows[context][self.places[context] % ROWS][slot & 3]
    }

    /// The weights for a question: its set, of which there are four for each kind, and another.
    fn sets(&mut self, set: usize) -> [&mut Lanes; 2] {
        let informed = (set / 4 * 16 + self.informed) % SETS;
        [
            &mut self.by_question[set % SETS],
            &mut self.by_informed[informed],
        ]
    }

    /// How probable a 1 is as the answer of a question in the open rows.
    pub(crate) fn foretell(&mut self, slot: usize, set: usize) -> u32 {
        let known = each!(context => *self.slot(context, slot));
        let said = each!(context => self.powers[((known[context] >> 4) + 0x800) as usize & 0xfff]);
        self.known = Lanes::new(known);
        self.said = Lanes::new(said);
        let [one, other] = self.sets(set).map(|weights| *weights);
        let sum = (self.said.products(one) + self.said.products(other)) / WHOLE;
        self.probability = self.probabilities[(sum.clamp(-2048, 2047) + 2048) as usize & 0xfff];
        self.probability as u32
    }

    /// Takes the answer of the question that was foretold last.
    pub(crate) fn learn(&mut self, slot: usize, set: usize, bit: u32) {
        let missed = ((bit << 16) as i32 - self.probability) * LEARNING / 256;
        let step = self.said.times(Lanes::all(missed as i16));
        for weights in self.sets(set) {
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
