//! Eight numbers of 16 bits at once, one for each context: the wasm has instructions for them.

#[cfg(target_arch = "wasm32")]
use core::arch::wasm32::{
    i8x16_swizzle, i16x8, i16x8_add_sat, i16x8_extract_lane, i16x8_min, i16x8_q15mulr_sat,
    i16x8_shl, i16x8_shr, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
    i32x4_shuffle, v128, v128_and, v128_or,
};

/// How many numbers there are.
pub(crate) const LANES: usize = 8;

/// What the numbers are kept in.
#[cfg(target_arch = "wasm32")]
type Inner = v128;
#[cfg(not(target_arch = "wasm32"))]
type Inner = [i16; LANES];

/// The numbers.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub(crate) struct Lanes(Inner);

#[cfg(target_arch = "wasm32")]
impl Lanes {
    pub(crate) const fn new([a, b, c, d, e, f, g, h]: [i16; LANES]) -> Lanes {
        Lanes(i16x8(a, b, c, d, e, f, g, h))
    }

    pub(crate) fn all(number: i16) -> Lanes {
        Lanes(i16x8_splat(number))
    }

    pub(crate) fn array(self) -> [i16; LANES] {
        [
            i16x8_extract_lane::<0>(self.0),
            i16x8_extract_lane::<1>(self.0),
            i16x8_extract_lane::<2>(self.0),
            i16x8_extract_lane::<3>(self.0),
            i16x8_extract_lane::<4>(self.0),
            i16x8_extract_lane::<5>(self.0),
            i16x8_extract_lane::<6>(self.0),
            i16x8_extract_lane::<7>(self.0),
        ]
    }

    /// The sum of all products.
    pub(crate) fn products(self, by: Lanes) -> i32 {
        let sums = i32x4_dot_i16x8(self.0, by.0);
        let sums = i32x4_add(sums, i32x4_shuffle::<2, 3, 0, 1>(sums, sums));
        i32x4_extract_lane::<0>(sums) + i32x4_extract_lane::<1>(sums)
    }

    /// Each times another, of which 32768 is a whole.
    pub(crate) fn times(self, by: Lanes) -> Lanes {
        Lanes(i16x8_q15mulr_sat(self.0, by.0))
    }

    /// The sums, within what 16 bits hold.
    pub(crate) fn plus(self, other: Lanes) -> Lanes {
        Lanes(i16x8_add_sat(self.0, other.0))
    }

    pub(crate) fn minus(self, other: Lanes) -> Lanes {
        Lanes(i16x8_sub(self.0, other.0))
    }

    pub(crate) fn half(self) -> Lanes {
        Lanes(i16x8_shr(self.0, 1))
    }

    pub(crate) fn at_most(self, most: i16) -> Lanes {
        Lanes(i16x8_min(self.0, i16x8_splat(most)))
    }

    pub(crate) fn and(self, bits: i16) -> Lanes {
        Lanes(v128_and(self.0, i16x8_splat(bits)))
    }

    pub(crate) fn or(self, other: Lanes) -> Lanes {
        Lanes(v128_or(self.0, other.0))
    }

    /// The low byte of what each number, from 0 to 7, picks, times 256.
    pub(crate) fn pick(self, from: Lanes) -> Lanes {
        Lanes(i16x8_shl(i8x16_swizzle(from.0, self.0), 8))
    }
}

/// The same one by one, for those that pack.
#[cfg(not(target_arch = "wasm32"))]
impl Lanes {
    pub(crate) const fn new(numbers: [i16; LANES]) -> Lanes {
        Lanes(numbers)
    }

    pub(crate) fn all(number: i16) -> Lanes {
        Lanes([number; LANES])
    }

    pub(crate) fn array(self) -> [i16; LANES] {
        self.0
    }

    pub(crate) fn products(self, by: Lanes) -> i32 {
        let products = self.0.into_iter().zip(by.0);
        let products = products.map(|(one, other)| i32::from(one) * i32::from(other));
        products.fold(0, i32::wrapping_add)
    }

    pub(crate) fn times(self, by: Lanes) -> Lanes {
        self.with(by, |one, other| {
            let product = (i32::from(one) * i32::from(other) + 0x4000) >> 15;
            product.min(i16::MAX.into()) as i16
        })
    }

    pub(crate) fn plus(self, other: Lanes) -> Lanes {
        self.with(other, i16::saturating_add)
    }

    pub(crate) fn minus(self, other: Lanes) -> Lanes {
        self.with(other, i16::wrapping_sub)
    }

    pub(crate) fn half(self) -> Lanes {
        Lanes(self.0.map(|number| number >> 1))
    }

    pub(crate) fn at_most(self, most: i16) -> Lanes {
        Lanes(self.0.map(|number| number.min(most)))
    }

    pub(crate) fn and(self, bits: i16) -> Lanes {
        Lanes(self.0.map(|number| number & bits))
    }

    pub(crate) fn or(self, other: Lanes) -> Lanes {
        self.with(other, |one, other| one | other)
    }

    pub(crate) fn pick(self, from: Lanes) -> Lanes {
        let byte = |place: i16| from.0[usize::from(place as u16 >> 1) % LANES] >> (8 * (place & 1));
        Lanes(self.0.map(|place| byte(place) << 8))
    }

    fn with(self, other: Lanes, act: impl Fn(i16, i16) -> i16) -> Lanes {
        let mut numbers = self.0;
        for (number, other) in numbers.iter_mut().zip(other.0) {
            *number = act(*number, other);
        }
        Lanes(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::{LANES, Lanes};

    fn first(lanes: Lanes) -> i16 {
        lanes.array()[0]
    }

    #[test]
    fn a_whole_is_more_than_the_largest_number() {
        let half = Lanes::all(0x4000);
        assert_eq!(first(half.times(Lanes::all(301))), 151);
        assert_eq!(
            first(Lanes::all(i16::MIN).times(Lanes::all(i16::MIN))),
            i16::MAX
        );
        assert_eq!(first(half.plus(half)), i16::MAX);
    }

    #[test]
    fn products_are_summed() {
        let numbers = Lanes::new([1, 2, 3, 4, 5, 6, 7, -8]);
        assert_eq!(numbers.products(Lanes::all(1000)), 20_000);
    }

    #[test]
    fn a_number_picks_a_byte() {
        let mut table = [0; LANES];
        table[2] = 0x2211;
        let picked = Lanes::new([4, 5, 0, 0, 0, 0, 0, 0]).pick(Lanes::new(table));
        assert_eq!(picked.array(), [0x1100, 0x2200, 0, 0, 0, 0, 0, 0]);
    }
}
