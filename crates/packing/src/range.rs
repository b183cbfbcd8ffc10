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

    /// Takes a bit away that all numbers of the range begin with.
    pub(crate) fn bit(&mut self) -> Option<u32> {
        let bit = self.high >> 31;
        (self.low >> 31 == bit).then(|| {
            self.low <<= 1;
            self.high = self.high << 1 | 1;
            bit
        })
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
        assert_eq!(range.bit(), None);
        range.narrow(border, 0);
        assert_eq!(range.border(0x8000) >> 24, 0xdf);
    }

    #[test]
    fn a_bit_is_known_when_all_numbers_have_it() {
        let mut range = Range {
            low: 0x4000_0000,
            high: 0x7fff_0000,
        };
        assert_eq!(range.bit(), Some(0));
        assert_eq!((range.low, range.high), (0x8000_0000, 0xfffe_0001));
        assert_eq!(range.bit(), Some(1));
        assert_eq!((range.low, range.high), (0, 0xfffc_0003));
        assert_eq!(range.bit(), None);
    }
}
