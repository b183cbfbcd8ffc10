//! The pieces on their squares.

use crate::color::Color;
use crate::piece::Piece;
use crate::role::Role;
use crate::square::Square;
use crate::square_set::SquareSet;
use crate::zobrist;

/// The 0x88 board: what stands on each square, where the pieces of each kind stand, and the key of
/// it all.
///
/// Its fields are private and every change goes through [`Board::put`], [`Board::remove`] and
/// [`Board::shift`]: nothing outside can move a piece and forget the sets or the key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    squares: [Option<Piece>; 128],
    sets: [[SquareSet; 6]; 2],
    key: u64,
}

impl Board {
    /// A board without pieces.
    pub(crate) const EMPTY: Board = Board {
        squares: [None; 128],
        sets: [[SquareSet::EMPTY; 6]; 2],
        key: 0,
    };

    /// What stands on a square.
    #[inline]
    pub(crate) const fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.place()]
    }

    /// Whether this very piece stands on a square.
    #[inline]
    pub(crate) fn has(&self, color: Color, role: Role, square: Square) -> bool {
        self.at(square) == Some(Piece { color, role })
    }

    /// Where the pieces of a kind stand.
    #[inline]
    pub(crate) const fn set(&self, color: Color, role: Role) -> SquareSet {
        self.sets[color as usize][role as usize]
    }

    /// Where the king of a side stands; a1 if it has none, which no position allows.
    #[inline]
    pub(crate) const fn king(&self, color: Color) -> Square {
        self.set(color, Role::King).first_or_a1()
    }

    /// The key of the placement: equal for equal placements, and hardly ever for others.
    #[inline]
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, square: Square) {
        self.squares[square.place()] = Some(piece);
        self.toggle(piece, square);
    }

    /// Takes what stands on a square away.
    #[inline]
    pub(crate) fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.squares[square.place()].take()?;
        self.toggle(piece, square);
        Some(piece)
    }

    /// Moves what stands on a square to an empty one, and tells what it was.
    #[inline]
    pub(crate) fn shift(&mut self, from: Square, to: Square) -> Option<Piece> {
        let piece = self.squares[from.place()].take()?;
        self.squares[to.place()] = Some(piece);
        let set = &mut self.sets[piece.color as usize][piece.role as usize];
        *set = set.toggled(SquareSet::of(from).union(SquareSet::of(to)));
        self.key ^= zobrist::placement(piece, from) ^ zobrist::placement(piece, to);
        Some(piece)
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        let set = &mut self.sets[piece.color as usize][piece.role as usize];
        *set = set.toggled(SquareSet::of(square));
        self.key ^= zobrist::placement(piece, square);
    }
}

#[cfg(test)]
mod tests {
    use super::Board;
    use crate::color::Color;
    use crate::piece::Piece;
    use crate::role::Role;
    use crate::square::Square;

    const QUEEN: Piece = Piece {
        color: Color::Black,
        role: Role::Queen,
    };

    #[test]
    fn a_piece_put_and_removed_leaves_nothing_behind() {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            board.put(QUEEN, square);
            assert!(board.key() != 0, "{square} has no number");
            assert_eq!(board.remove(square), Some(QUEEN));
            assert!(board == Board::EMPTY);
        }
    }

    #[test]
    fn a_shift_is_a_removal_and_a_put() {
        let [from, to] = [Square::new(0, 0), Square::new(7, 7)];
        let mut shifted = Board::EMPTY;
        shifted.put(QUEEN, from);
        assert_eq!(shifted.shift(from, to), Some(QUEEN));
        let mut put = Board::EMPTY;
        put.put(QUEEN, to);
        assert!(shifted == put);
        assert_eq!(shifted.shift(from, to), None);
    }

    #[test]
    fn every_piece_on_every_square_has_a_number_of_its_own() {
        let mut keys = Vec::new();
        for square in Square::all() {
            for role in Role::ALL {
                for color in Color::ALL {
                    let mut board = Board::EMPTY;
                    board.put(Piece { color, role }, square);
                    keys.push(board.key());
                }
            }
        }
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 768);
    }
}
