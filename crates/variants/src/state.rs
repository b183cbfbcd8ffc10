//! The part of a position that moves change.

use crate::board::Board;
use crate::dependencies::{Dependencies, NoRecorder, Recorder};
use crate::kind_info::{FirstMove, Royalty};
use crate::movement::Condition;
use crate::piece::{Kind, MAX_KINDS, Piece};
use crate::square_set::SquareSet;
use crate::variant::Variant;
use game::Color;
use game::Square;

/// A position without its variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    /// The pieces in White's and Black's hand.
    pub(crate) hands: [[u8; MAX_KINDS]; 2],
    pub(crate) flags: Flags,
    pub(crate) fullmove_number: u32,
}

/// The small fields of a state, which an undo stores as a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flags {
    /// The castling rights as bits: White's to the right and left, then Black's.
    pub(crate) castling: u8,
    /// The unmoved pieces that the rules treat specially, apart from castling.
    pub(crate) unmoved: SquareSet,
    pub(crate) en_passant: Option<EnPassant>,
    /// The number of checks that White and Black must still give to win.
    pub(crate) checks: [u8; 2],
    pub(crate) halfmove_clock: u32,
    /// The count of moves in an ending, if one is in progress.
    pub(crate) count: Option<Count>,
    /// The part of the Zobrist key that the board does not maintain.
    pub(crate) key: u64,
}

/// A possible capture en passant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EnPassant {
    /// The squares where the pawn can be captured, which it has passed.
    pub(crate) squares: [Option<Square>; 2],
    /// The square of the pawn.
    pub(crate) victim: Square,
}

/// A count of moves in an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// The plies counted so far.
    pub(crate) plies: u32,
    /// The plies after which the game is drawn.
    pub(crate) limit: u16,
}

impl Flags {
    pub(crate) const EMPTY: Flags = Flags {
        castling: 0,
        unmoved: SquareSet::EMPTY,
        en_passant: None,
        checks: [0; 2],
        halfmove_clock: 0,
        count: None,
        key: 0,
    };
}

impl State {
    pub(crate) const EMPTY: State = State {
        board: Board::EMPTY,
        turn: Color::White,
        hands: [[0; MAX_KINDS]; 2],
        flags: Flags::EMPTY,
        fullmove_number: 1,
    };

    pub(crate) fn hand_size(&self, color: Color) -> u32 {
        self.hands[color.index()]
            .iter()
            .map(|&count| u32::from(count))
            .sum()
    }

    /// Whether a piece of a side and kind on a square meets the condition of a ray.
    #[inline]
    pub(crate) fn meets(
        &self,
        variant: &Variant,
        condition: Condition,
        square: Square,
        kind: Kind,
        color: Color,
    ) -> bool {
        match condition {
            Condition::Always => true,
            Condition::Unmoved => match &variant.kinds[kind.index()].first_move[color.index()] {
                FirstMove::On(squares) => squares.contains(square),
                FirstMove::Remembered => self.flags.unmoved.contains(square),
            },
            Condition::ThirdRank => variant.relative_rank(color, square) == 2,
        }
    }

    /// Whether a side is in check, as the royalty of its pieces defines it.
    #[inline]
    pub(crate) fn is_in_check(&self, variant: &Variant, color: Color) -> bool {
        self.is_in_check_recording(variant, color, &mut NoRecorder)
    }

    /// As [`State::is_in_check`], but returns the squares on which a negative answer depends.
    pub(crate) fn check_dependencies(
        &self,
        variant: &Variant,
        color: Color,
    ) -> Result<Dependencies, InCheck> {
        let mut dependencies = Dependencies::default();
        if self.is_in_check_recording(variant, color, &mut dependencies) {
            Err(InCheck)
        } else {
            Ok(dependencies)
        }
    }

    fn is_in_check_recording(
        &self,
        variant: &Variant,
        color: Color,
        recorder: &mut impl Recorder,
    ) -> bool {
        let mut attacked = 0;
        let mut kind_of_all = None;
        for square in self.board.royals(color) {
            let Some(kind) = self.board.piece_at(square).map(Piece::kind) else {
                continue;
            };
            let royalty = variant.kinds[kind.index()].royalty;
            let count = self.board.count(color, kind);
            if royalty == Royalty::Last && count > 1 {
                continue;
            }
            let is_attacked = self.is_attacked_recording(variant, square, color.other(), recorder)
                && !(variant.rules.general.explosions && self.is_next_to_royal(square, color));
            if royalty != Royalty::LastOrAll || count == 1 {
                if is_attacked {
                    return true;
                }
            } else {
                attacked += u16::from(is_attacked);
                kind_of_all = Some(kind);
            }
        }
        kind_of_all.is_some_and(|kind| attacked == self.board.count(color, kind))
    }

    /// Whether a royal piece of the opponent is next to a square. If so, a piece on the square
    /// cannot be captured without exploding both.
    pub(crate) fn is_next_to_royal(&self, square: Square, color: Color) -> bool {
        self.board.royals(color.other()).iter().any(|other| {
            square.file().abs_diff(other.file()) <= 1 && square.rank().abs_diff(other.rank()) <= 1
        })
    }
}

/// The error for a side that is in check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InCheck;
