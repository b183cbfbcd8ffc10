//! Kinds of piece, and pieces on the board.

use core::num::NonZeroU16;

use game::Color;

/// The most kinds of piece in a game.
pub const MAX_KINDS: usize = 32;

/// A kind of piece in a game: its index in [`Variant::kinds`](crate::Variant::kinds), 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The kind with an index; only the lowest five bits are used.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "the mask leaves five bits")]
    pub const fn new(index: usize) -> Kind {
        Kind((index & 31) as u8)
    }

    /// The index, 0 to 31.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this kind only.
    #[inline]
    pub const fn set(self) -> KindSet {
        KindSet(1 << self.0)
    }
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KindSet(u32);

impl KindSet {
    /// The empty set.
    pub const EMPTY: KindSet = KindSet(0);

    /// Whether a kind is in the set.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.0 & 1 != 0
    }

    /// The kinds in either set or both.
    #[inline]
    #[must_use]
    pub const fn union(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        (0..MAX_KINDS)
            .map(Kind::new)
            .filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> KindSet {
        kinds
            .into_iter()
            .fold(KindSet::EMPTY, |set, kind| set.union(kind.set()))
    }
}

/// A piece on the board, in two bytes that are never both 0, so that an `Option<Piece>` has the same
/// size.
///
/// | bits | content |
/// |---|---|
/// | 0–4 | the kind |
/// | 5 | always 1 |
/// | 6 | the color, 1 for Black |
/// | 7 | whether it is promoted |
/// | 8–12 | the kind before its promotion, to which it returns when captured to a hand |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece(NonZeroU16);

const PRESENT: u16 = 1 << 5;
const BLACK: u16 = 1 << 6;
const PROMOTED: u16 = 1 << 7;
const ORIGIN_SHIFT: u32 = 8;

impl Piece {
    /// A piece of a side and a kind.
    #[inline]
    pub const fn new(color: Color, kind: Kind) -> Piece {
        let color = match color {
            Color::White => 0,
            Color::Black => BLACK,
        };
        Piece::from_bits(kind.0 as u16 | color)
    }

    #[inline]
    const fn from_bits(bits: u16) -> Piece {
        match NonZeroU16::new(bits | PRESENT) {
            Some(bits) => Piece(bits),
            None => Piece(NonZeroU16::MIN),
        }
    }

    /// The same piece, promoted from another kind.
    #[must_use]
    pub const fn promoted_from(self, before: Kind) -> Piece {
        let kept = self.0.get() & ((1 << ORIGIN_SHIFT) - 1);
        Piece::from_bits(kept | PROMOTED | (before.0 as u16) << ORIGIN_SHIFT)
    }

    /// Whether the piece is promoted.
    #[inline]
    pub const fn is_promoted(self) -> bool {
        self.0.get() & PROMOTED != 0
    }

    /// The kind of the piece in a hand: for a promoted piece, the kind before its promotion.
    #[inline]
    pub const fn kind_in_hand(self) -> Kind {
        if self.is_promoted() {
            Kind::new((self.0.get() >> ORIGIN_SHIFT) as usize)
        } else {
            self.kind()
        }
    }

    /// The side.
    #[inline]
    pub const fn color(self) -> Color {
        if self.0.get() & BLACK == 0 {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::new(self.0.get() as usize)
    }

    /// The color and the kind as a number from 0 to 63.
    #[inline]
    pub(crate) const fn color_and_kind(self) -> usize {
        ((self.0.get() & 31) | (self.0.get() & BLACK) >> 1) as usize
    }
}
