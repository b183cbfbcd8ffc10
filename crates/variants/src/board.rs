//! The pieces on the board, with data that is updated incrementally.

use crate::piece::{Kind, MAX_KINDS, Piece};
use crate::square_set::SquareSet;
use crate::variant::Variant;
use game::Color;
use game::Square;

/// The pieces on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    squares: [Option<Piece>; 256],
    occupied: [SquareSet; 2],
    royals: [SquareSet; 2],
    counts: [[u16; MAX_KINDS]; 2],
    /// The part of the Zobrist key for the pieces on the board.
    key: u64,
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        squares: [None; 256],
        occupied: [SquareSet::EMPTY; 2],
        royals: [SquareSet::EMPTY; 2],
        counts: [[0; MAX_KINDS]; 2],
        key: 0,
    };

    #[inline]
    pub(crate) const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    #[inline]
    pub(crate) const fn occupied(&self, color: Color) -> &SquareSet {
        &self.occupied[color.index()]
    }

    #[inline]
    pub(crate) const fn royals(&self, color: Color) -> &SquareSet {
        &self.royals[color.index()]
    }

    #[inline]
    pub(crate) const fn count(&self, color: Color, kind: Kind) -> u16 {
        self.counts[color.index()][kind.index()]
    }

    #[inline]
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, variant: &Variant, piece: Piece, square: Square) {
        let (color, kind) = (piece.color().index(), piece.kind());
        self.squares[square.index()] = Some(piece);
        self.occupied[color].insert(square);
        self.counts[color][kind.index()] += 1;
        self.key ^= variant.zobrist.piece(piece, square);
        if variant.royal.contains(kind) {
            self.royals[color].insert(square);
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, variant: &Variant, square: Square) -> Option<Piece> {
        let piece = self.squares[square.index()].take()?;
        let (color, kind) = (piece.color().index(), piece.kind());
        self.occupied[color].remove(square);
        self.counts[color][kind.index()] -= 1;
        self.key ^= variant.zobrist.piece(piece, square);
        if variant.royal.contains(kind) {
            self.royals[color].remove(square);
        }
        Some(piece)
    }
}
