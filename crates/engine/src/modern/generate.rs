//! Pseudo-legal move generation: moves may leave the king in check.

use super::{
    bitboard::{Bitboard, RANK_1, RANK_8, Square, bit, forward, pawn_pushes, squares},
    board::Board,
    lookup_tables::LookupTables,
    move_stack::MoveStack,
    packed_move::PackedMove,
    role::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};
use alloc::vec::Vec;

/// The state of the generation for a position.
struct Generator<'a> {
    board: &'a Board,
    tables: &'a LookupTables,
    found: &'a mut MoveStack,
}

/// Generates captures and promotions.
pub(super) fn generate_noisy(board: &Board, tables: &LookupTables, found: &mut MoveStack) {
    let mut generator = Generator {
        board,
        tables,
        found,
    };
    generator.pawn_captures();
    generator.pieces(board.by_side(board.side ^ 1));
}

/// Generates all other moves.
pub(super) fn generate_quiet(board: &Board, tables: &LookupTables, found: &mut MoveStack) {
    let mut generator = Generator {
        board,
        tables,
        found,
    };
    generator.pawn_pushes();
    generator.castling();
    generator.pieces(!board.occupied());
}

/// The legal moves of a position; the stack is unchanged afterwards.
pub(super) fn legal_moves(
    board: &Board,
    tables: &LookupTables,
    list: &mut MoveStack,
) -> Vec<PackedMove> {
    let start = list.len();
    generate_noisy(board, tables, list);
    generate_quiet(board, tables, list);
    let mut moves = Vec::new();
    for place in start..list.len() {
        let play = list.at(place).play;
        if { *board }.make_move(tables, play) {
            moves.push(play);
        }
    }
    list.truncate(start);
    moves
}

impl Generator<'_> {
    #[inline]
    fn add(&mut self, play: PackedMove) {
        self.found.push(play);
    }

    #[cold]
    fn add_rare(&mut self, play: PackedMove) {
        self.add(play);
    }

    #[inline(never)]
    fn pieces(&mut self, targets: Bitboard) {
        let (board, attacks) = (self.board, &self.tables.attacks);
        let occupied = board.occupied();
        for role in KNIGHT..=KING {
            for from in squares(board.pieces(board.side, role)) {
                for to in squares(attacks.of(role, from, occupied) & targets) {
                    self.add(PackedMove::new(from, to));
                }
            }
        }
    }

    /// Pawn captures, and pushes to the last rank.
    fn pawn_captures(&mut self) {
        let board = self.board;
        let side = board.side;
        let enemies = board.by_side(side ^ 1);
        for from in squares(board.pieces(side, PAWN)) {
            let attacks = self.tables.attacks.pawn(side, from);
            let push = forward(side, bit(from)) & !board.occupied() & (RANK_1 | RANK_8);
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
        let [once, twice] = pawn_pushes(side, board.pieces(side, PAWN), !board.occupied());
        for to in squares(once & !(RANK_1 | RANK_8)) {
            self.add(PackedMove::new(back(to, 1), to));
        }
        for to in squares(twice) {
            self.add(PackedMove::double_push(back(to, 2), to));
        }
    }

    /// Castling with empty squares in between, the king neither in check nor passing through one.
    /// Whether its target is attacked is checked when the move is made.
    fn castling(&mut self) {
        let (board, tables) = (self.board, self.tables);
        let rights = board.castling_sides();
        if rights == [false; 2] || board.is_check(tables) {
            return;
        }
        let king = board.king(board.side);
        for (direction, target_file) in [(0, 6), (1, 2)] {
            let way = tables.castling.of(board.side, direction);
            let target = king - king % 8 + target_file;
            if rights[direction]
                && board.occupied() & way.empty == 0
                && squares(way.safe & !bit(target))
                    .all(|square| !board.is_attacked(tables, square, board.side ^ 1))
            {
                self.add_rare(PackedMove::castling(king, target));
            }
        }
    }
}
