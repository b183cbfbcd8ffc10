//! What is foretold of the next bit, in each context and by all of them together.

use crate::{past::CONTEXTS, range::PROBABILITY_BITS};

/// How many rows each of the contexts has, as a power of 2.
const ROWS_BITS: u32 = 15;
const ROWS: usize = 1 << ROWS_BITS;

/// What a context knows of three questions, one of which decides between the other two: slots 1 to
/// 3. Slot 0 tells what the row is about.
///
/// A slot has how often it was asked, up to `SEEN`, in its low four bits, and the probability of a
/// 1 above them, less a half: all zeros is to know nothing.
type Row = [i16; 4];

/// The half of a probability in a slot.
const HALF: i32 = 0x800;

/// From the how manieth answer on all move a slot by the same part.
const SEEN: i16 = 12;

/// How many sets of weights there are.
const SETS: usize = 64;

/// How much a mistake moves the weights.
const LEARNING: f32 = 0.008;

/// How much each context is trusted before anything is known.
const TRUST: f32 = 0.25;

/// What the contexts say is a power of e, from -8 to 8; steps in one.
const STEPS: f32 = 256.0;

/// Foretells bits. The small parts come first, so that they are reached in few bytes.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct Model {
    probability: u32,
    /// The row of each context.
    places: [usize; CONTEXTS],
    /// What each context says.
    said: [f32; CONTEXTS],
    /// By how much of its mistake the first, second and later answers move a slot.
    rates: [i32; 16],
    weights: [[f32; CONTEXTS]; SETS],
    /// The probability of each step of a power of e, and the power of each probability.
    probabilities: [i32; 4096],
    powers: [f32; 4096],
    rows: [[Row; ROWS]; CONTEXTS],
}

impl Model {
    /// Has to `begin`.
    #[expect(clippy::large_stack_arrays, reason = "who unpacks has no heap")]
    pub(crate) const NOTHING: Model = Model {
        probability: 0,
        places: [0; CONTEXTS],
        said: [0.0; CONTEXTS],
        rates: [0; 16],
        weights: [[0.0; CONTEXTS]; SETS],
        probabilities: [0; 4096],
        powers: [0.0; 4096],
        rows: [[[0; 4]; ROWS]; CONTEXTS],
    };

    /// Fills the tables. Powers of e are multiplied step by step, since a function for them might
    /// differ by a digit elsewhere.
    pub(crate) fn begin(&mut self) {
        for (count, rate) in (0..).zip(&mut self.rates) {
            *rate = 6_553_600 / (100 * count + 135);
        }
        for weight in self.weights.as_flattened_mut() {
            *weight = TRUST;
        }
        let mut odds = 2_980.957_987_041_728; // e to the 8th
        let mut from = 0;
        let mut power = -8.0;
        for probability in &mut self.probabilities {
            *probability = (65536.0 / (1.0 + odds)) as i32;
            while from <= *probability >> 4 {
                self.powers[from as usize & 0xfff] = power;
                from += 1;
            }
            odds *= 0.996_101_369_470_117_5; // e to the -1/256th
            power += 1.0 / STEPS;
        }
        self.powers[0xfff] = power;
    }

    /// Opens the row of each context, which a hash tells.
    pub(crate) fn open(&mut self, hashes: [u32; CONTEXTS]) {
        for (context, hash) in hashes.into_iter().enumerate() {
            let hash = (hash ^ (hash >> 15)).wrapping_mul(0x2f0b_4c47);
            let place = (hash >> (32 - ROWS_BITS)) as usize;
            self.places[context] = place;
            let row = &mut self.rows[context][place];
            let about = (hash | 1) as i16;
            if row[0] != about {
                *row = [about, 0, 0, 0];
            }
        }
    }

    /// How probable a 1 is as the answer of a question in the open rows.
    pub(crate) fn foretell(&mut self, slot: usize, set: usize) -> u32 {
        let mut sum = 0.0;
        for context in 0..CONTEXTS {
            let slot = self.rows[context][self.places[context] % ROWS][slot & 3];
            let said = self.powers[(i32::from(slot >> 4) + HALF) as usize & 0xfff];
            self.said[context] = said;
            sum += said * self.weights[set % SETS][context];
        }
        let step = (sum * STEPS) as i32 + 2048;
        self.probability = self.probabilities[step.clamp(0, 4095) as usize & 0xfff] as u32;
        self.probability
    }

    /// Takes the answer of the question that was foretold last.
    pub(crate) fn learn(&mut self, slot: usize, set: usize, bit: u32) {
        let missed = (bit << PROBABILITY_BITS) as f32 - self.probability as f32;
        let missed = missed * (LEARNING / 65536.0);
        for context in 0..CONTEXTS {
            self.weights[set % SETS][context] += missed * self.said[context];
            let slot = &mut self.rows[context][self.places[context] % ROWS][slot & 3];
            let seen = *slot & 15;
            let known = i32::from(*slot >> 4);
            let (target, up) = if bit == 0 {
                (-HALF, 0)
            } else {
                (HALF - 1, 0xffff)
            };
            let step = (target - known) * self.rates[seen as usize] + up;
            let known = known + (step >> 16);
            *slot = ((known as i16) << 4) | (seen + 1).min(SEEN);
        }
    }
}
