//! The placement of the pieces.

use crate::bitboard::Bitboard;
use crate::piece::Piece;
use crate::role::Role;
use crate::square::Square;
use crate::zobrist;
use game::Color;

/// A 0x88 board with a bitboard for each kind of piece and an incremental hash key.
///
/// The fields are private: all changes are made by [`Board::put`], [`Board::remove`] and
/// [`Board::move_piece`], which keep squares, bitboards and key consistent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    squares: [Option<Piece>; 128],
    pieces: [[Bitboard; 6]; 2],
    key: u64,
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        squares: [None; 128],
        pieces: [[Bitboard::EMPTY; 6]; 2],
        key: 0,
    };

    #[inline]
    pub(crate) const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.array_index()]
    }

    #[inline]
    pub(crate) fn has(&self, color: Color, role: Role, square: Square) -> bool {
        self.piece_at(square) == Some(Piece { color, role })
    }

    #[inline]
    pub(crate) const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.pieces[color as usize][role as usize]
    }

    /// The square of a side's king; a1 without a king, which cannot happen in a valid position.
    #[inline]
    pub(crate) const fn king(&self, color: Color) -> Square {
        self.pieces(color, Role::King).first_or_a1()
    }

    /// The Zobrist key of the placement.
    #[inline]
    pub(crate) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, square: Square) {
        self.squares[square.array_index()] = Some(piece);
        self.toggle(piece, square);
    }

    #[inline]
    pub(crate) fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.squares[square.array_index()].take()?;
        self.toggle(piece, square);
        Some(piece)
    }

    /// Moves the piece on a square to an empty square and returns it.
    #[inline]
    pub(crate) fn move_piece(&mut self, from: Square, to: Square) -> Option<Piece> {
        let piece = self.squares[from.array_index()].take()?;
        self.squares[to.array_index()] = Some(piece);
        let pieces = &mut self.pieces[piece.color as usize][piece.role as usize];
        *pieces = pieces.symmetric_difference(Bitboard::of(from).union(Bitboard::of(to)));
        self.key ^= zobrist::placement(piece, from) ^ zobrist::placement(piece, to);
        Some(piece)
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        let pieces = &mut self.pieces[piece.color as usize][piece.role as usize];
        *pieces = pieces.symmetric_difference(Bitboard::of(square));
        self.key ^= zobrist::placement(piece, square);
    }
}

#[cfg(test)]
mod tests {
    use super::Board;
    use crate::piece::Piece;
    use crate::role::Role;
    use crate::square::Square;
    use game::Color;

    const QUEEN: Piece = Piece {
        color: Color::Black,
        role: Role::Queen,
    };

    #[test]
    fn remove_reverses_put() {
        let mut board = Board::EMPTY;
        for square in Square::all() {
            board.put(QUEEN, square);
            assert!(board.key() != 0, "{square}");
            assert_eq!(board.remove(square), Some(QUEEN));
            assert!(board == Board::EMPTY);
        }
    }

    #[test]
    fn move_piece_is_remove_and_put() {
        let [from, to] = [Square::new(0, 0), Square::new(7, 7)];
        let mut moved = Board::EMPTY;
        moved.put(QUEEN, from);
        assert_eq!(moved.move_piece(from, to), Some(QUEEN));
        let mut put = Board::EMPTY;
        put.put(QUEEN, to);
        assert!(moved == put);
        assert_eq!(moved.move_piece(from, to), None);
    }

    #[test]
    fn every_piece_on_every_square_has_a_different_key() {
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
