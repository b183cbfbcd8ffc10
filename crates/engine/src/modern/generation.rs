//! The moves of a position, but for the test that the own king is not left in check.

use super::{
    bits::{Bits, RANK_1, RANK_8, Square, ahead, bit, pushes, squares},
    board::Board,
    candidates::Candidates,
    moves::PackedMove,
    roles::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
    tables::Tables,
};
use alloc::vec::Vec;

/// Collects the moves of one position.
struct Generation<'a> {
    board: &'a Board,
    tables: &'a Tables,
    found: &'a mut Candidates,
}

/// The moves that take something or promote.
pub(super) fn generate_noisy(board: &Board, tables: &Tables, found: &mut Candidates) {
    let mut generation = Generation {
        board,
        tables,
        found,
    };
    generation.pawn_captures();
    generation.pieces(board.of(board.side ^ 1));
}

/// All others.
pub(super) fn generate_quiet(board: &Board, tables: &Tables, found: &mut Candidates) {
    let mut generation = Generation {
        board,
        tables,
        found,
    };
    generation.pawn_pushes();
    generation.castling();
    generation.pieces(!board.occupied());
}

/// The legal moves of a position; the list is only borrowed.
pub(super) fn legal_moves(
    board: &Board,
    tables: &Tables,
    list: &mut Candidates,
) -> Vec<PackedMove> {
    let start = list.len();
    generate_noisy(board, tables, list);
    generate_quiet(board, tables, list);
    let mut moves = Vec::new();
    for place in start..list.len() {
        let play = list.at(place).play;
        if { *board }.play(tables, play) {
            moves.push(play);
        }
    }
    list.truncate(start);
    moves
}

impl Generation<'_> {
    #[inline]
    fn add(&mut self, play: PackedMove) {
        self.found.push(play);
    }

    #[cold]
    fn add_rare(&mut self, play: PackedMove) {
        self.add(play);
    }

    #[inline(never)]
    fn pieces(&mut self, targets: Bits) {
        let (board, attacks) = (self.board, &self.tables.attacks);
        let occupied = board.occupied();
        for role in KNIGHT..=KING {
            for from in squares(board.men(board.side, role)) {
                for to in squares(attacks.of(role, from, occupied) & targets) {
                    self.add(PackedMove::new(from, to));
                }
            }
        }
    }

    /// Captures of pawns, and their pushes to the last rank.
    fn pawn_captures(&mut self) {
        let board = self.board;
        let side = board.side;
        let enemies = board.of(side ^ 1);
        for from in squares(board.men(side, PAWN)) {
            let attacks = self.tables.attacks.pawn(side, from);
            let push = ahead(side, bit(from)) & !board.occupied() & (RANK_1 | RANK_8);
            for to in squares(attacks & enemies | push) {
                self.add_pawn_move(from, to);
            }
            for to in squares(attacks & board.en_passant()) {
                self.add_rare(PackedMove::en_passant(from, to));
            }
        }
    }

    fn add_pawn_move(&mut self, from: Square, to: Square) {
        if bit(to) & (RANK_1 | RANK_8) == 0 {
            self.add(PackedMove::new(from, to));
            return;
        }
        for role in [QUEEN, ROOK, BISHOP, KNIGHT] {
            self.add_rare(PackedMove::promoting(from, to, role));
        }
    }

    fn pawn_pushes(&mut self) {
        let board = self.board;
        let side = board.side;
        let back = |to: Square, ranks: usize| {
            if side == 0 {
                to - 8 * ranks
            } else {
                to + 8 * ranks
            }
        };
        let [once, twice] = pushes(side, board.men(side, PAWN), !board.occupied());
        for to in squares(once & !(RANK_1 | RANK_8)) {
            self.add(PackedMove::new(back(to, 1), to));
        }
        for to in squares(twice) {
            self.add(PackedMove::double_push(back(to, 2), to));
        }
    }

    /// Castling: the way free, the king neither in check nor going through it. That it does not
    /// end in check is seen when the move is made.
    fn castling(&mut self) {
        let board = self.board;
        let (side, king) = (board.side, board.king(board.side));
        let [short, long] = board.may_castle();
        if !short && !long || board.is_check(self.tables) {
            return;
        }
        let is_free = |way: Bits| board.occupied() & way == 0;
        let is_safe = |square| !board.is_attacked(self.tables, square, side ^ 1);
        let short = short && is_free(bit(king + 1) | bit(king + 2)) && is_safe(king + 1);
        let far = bit(king.wrapping_sub(3));
        let near = bit(king.wrapping_sub(1)) | bit(king.wrapping_sub(2));
        let long = long && is_free(near | far) && is_safe(king - 1);
        if short {
            self.add_rare(PackedMove::castling(king, king + 2));
        }
        if long {
            self.add_rare(PackedMove::castling(king, king - 2));
        }
    }
}
