//! Counting the moves of endings, as in Makruk and its relatives.
//!
//! The board's honour limits the moves when no pawns are left, the pieces' honour when a side has
//! only its king; the latter count begins with the number of pieces on the board. The limits are
//! those of [Fairy-Stockfish](https://github.com/fairy-stockfish/Fairy-Stockfish), which follows the
//! Thai, Cambodian and ASEAN federations.

use crate::color::Color;
use crate::kind_info::KindInfo;
use crate::piece::{Kind, KindSet};
use crate::rules::Counting;
use crate::state::{Count, State};
use crate::variant::Variant;

/// The kinds that the limits depend on, found by their names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedKinds {
    pub(crate) rooks: KindSet,
    khons: KindSet,
    knights: KindSet,
}

impl CountedKinds {
    pub(crate) fn new(kinds: &[KindInfo]) -> CountedKinds {
        let named = |name: &str| {
            let indexes = (0..kinds.len()).filter(|&index| kinds[index].name == name);
            indexes.map(Kind::new).collect()
        };
        CountedKinds {
            rooks: named("rook"),
            khons: named("khon"),
            knights: named("knight"),
        }
    }
}

impl State {
    /// Continues or begins the count after a move; the turn has already passed.
    pub(crate) fn update_count(&mut self, variant: &Variant, has_captured: bool) {
        if variant.rules.counting == Counting::None {
            return;
        }
        if let Some(count) = &mut self.flags.count {
            count.plies = count.plies.saturating_add(1);
        }
        let weaker = self.turn;
        let is_bare = self.board.occupied(weaker).len() == 1;
        let begins = self.flags.count.is_none() || has_captured && is_bare;
        if !begins {
            return;
        }
        let limit = self.count_limit(variant, weaker);
        if limit > 0 {
            let pieces =
                self.board.occupied(weaker).len() + self.board.occupied(weaker.other()).len();
            let begins_with_pieces = is_bare && variant.rules.counting != Counting::Asean;
            let plies = if begins_with_pieces { 2 * pieces } else { 0 };
            self.flags.count = Some(Count {
                plies: u16::try_from(plies).unwrap_or(u16::MAX),
                limit,
            });
        }
    }

    /// The plies that are allowed when a side escapes mate; 0 if nothing is counted.
    fn count_limit(&self, variant: &Variant, weaker: Color) -> u16 {
        let pieces = |color: Color| self.board.occupied(color).len();
        let has_pawns = Color::ALL.into_iter().any(|color| {
            variant
                .pawns
                .iter()
                .any(|kind| self.board.count(color, kind) > 0)
        });
        let [bare, others] = [weaker, weaker.other()].map(pieces);
        let moves = match variant.rules.counting {
            Counting::None => 0,
            Counting::Makruk if has_pawns || others == 1 => 0,
            Counting::Makruk if bare > 1 => 64,
            Counting::Makruk => {
                self.pieces_honour(variant, weaker.other(), [8, 16, 22, 32, 44, 64])
            }
            Counting::Cambodian if bare > 3 || others == 1 => 0,
            Counting::Cambodian if bare > 1 => 63,
            Counting::Cambodian if has_pawns => 0,
            Counting::Cambodian => {
                self.pieces_honour(variant, weaker.other(), [7, 15, 21, 31, 43, 63])
            }
            Counting::Asean if has_pawns || bare > 1 => 0,
            Counting::Asean => self.asean_limit(variant, weaker.other()),
        };
        2 * moves
    }

    /// The limit by the strongest pieces: two rooks, one, two khons, two knights, one khon, others.
    fn pieces_honour(&self, variant: &Variant, stronger: Color, limits: [u16; 6]) -> u16 {
        let count = |kinds: KindSet| self.count_all(stronger, kinds);
        let CountedKinds {
            rooks,
            khons,
            knights,
        } = variant.counted;
        match (count(rooks), count(khons), count(knights)) {
            (2.., _, _) => limits[0],
            (1, _, _) => limits[1],
            (_, 2.., _) => limits[2],
            (_, _, 2..) => limits[3],
            (_, 1, _) => limits[4],
            _ => limits[5],
        }
    }

    fn asean_limit(&self, variant: &Variant, stronger: Color) -> u16 {
        let has = |kinds: KindSet| self.count_all(stronger, kinds) > 0;
        if has(variant.counted.rooks) {
            16
        } else if has(variant.counted.khons) {
            44
        } else if has(variant.counted.knights) {
            64
        } else {
            0
        }
    }

    fn count_all(&self, color: Color, kinds: KindSet) -> u8 {
        let counts = kinds.iter().map(|kind| self.board.count(color, kind));
        counts.fold(0, u8::saturating_add)
    }
}
