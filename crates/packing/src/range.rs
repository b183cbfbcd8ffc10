//! Bits as parts of a range of numbers: the likelier a bit, the larger its part, and the fewer
//! bits tell it.

/// A probability of 1: numbers below it have this many bits.
pub(crate) const PROBABILITY_BITS: u32 = 16;

/// The range that is left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    low: u32,
    high: u32,
}

impl Range {
    pub(crate) const ALL: Range = Range {
        low: 0,
        high: u32::MAX,
    };

    /// The last number of the part that a 1 has.
    pub(crate) fn border(self, probability: u32) -> u32 {
        let width = self.high - self.low;
        let whole = (width >> PROBABILITY_BITS) * probability;
        let rest = width & ((1 << PROBABILITY_BITS) - 1);
        self.low + whole + ((rest * probability) >> PROBABILITY_BITS)
    }

    pub(crate) fn narrow(&mut self, border: u32, bit: u32) {
        if bit == 0 {
            self.low = border + 1;
        } else {
            self.high = border;
        }
    }

    /// The first number.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn first(self) -> u32 {
        self.low
    }

    /// Takes the bits away that all numbers of the range begin with, and tells how many.
    pub(crate) fn settle(&mut self) -> u32 {
        let count = (self.low ^ self.high).leading_zeros() % u32::BITS;
        self.low <<= count;
        self.high = !(!self.high << count);
        count
    }
}

#[cfg(test)]
mod tests {
    use super::Range;

    #[test]
    fn a_likely_bit_has_the_larger_part() {
        let mut range = Range::ALL;
        let border = range.border(0xc000);
        assert_eq!(border >> 24, 0xbf);
        assert_eq!(range.settle(), 0);
        range.narrow(border, 0);
        assert_eq!(range.border(0x8000) >> 24, 0xdf);
    }

    #[test]
    fn bits_are_known_when_all_numbers_have_them() {
        let mut range = Range {
            low: 0x5000_0000,
            high: 0x5fff_0000,
        };
        assert_eq!(range.settle(), 4);
        assert_eq!((range.low, range.high), (0, 0xfff0_000f));
        assert_eq!(range.settle(), 0);
        assert_eq!((range.low, range.high), (0, 0xfff0_000f));
    }
}
