//! [Static exchange evaluation](https://www.chessprogramming.org/Static_Exchange_Evaluation) (SEE).

use super::{
    bitboard::{Bitboard, bit},
    board::Board,
    lookup_tables::LookupTables,
    packed_move::PackedMove,
    role::{KING, PAWN, PIECE_VALUES},
};

/// Whether the static exchange evaluation of a move is at least a threshold, in centipawns.
pub(super) fn see_ge(
    board: &Board,
    tables: &LookupTables,
    played: PackedMove,
    threshold: i32,
) -> bool {
    if played.promotion().is_some() || played.is_castling() {
        return threshold <= 0;
    }
    let mut balance = PIECE_VALUES[board.captured(played) & 7] - threshold;
    if balance < 0 {
        return false;
    }
    balance -= PIECE_VALUES[board.role_on(played.from()) & 7];
    if balance >= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !bit(played.from()) | bit(played.to());
    if played.is_en_passant() {
        occupied &= !bit(played.to() ^ 8);
    }
    board.side == winner(board, tables, played, occupied, balance)
}

/// The side that wins the exchange when each side captures with its least valuable attacker.
fn winner(
    board: &Board,
    tables: &LookupTables,
    played: PackedMove,
    mut occupied: Bitboard,
    mut balance: i32,
) -> usize {
    let square = played.to();
    let mut side = board.side ^ 1;
    loop {
        let attackers = board.attackers(tables, square, occupied) & occupied;
        let own = attackers & board.by_side(side);
        if own == 0 {
            return side ^ 1;
        }
        let mut role = PAWN;
        while own & board.by_role(role) == 0 {
            role += 1;
        }
        if role == KING && attackers & board.by_side(side ^ 1) != 0 {
            return side ^ 1;
        }
        let taker = own & board.by_role(role);
        occupied ^= taker & taker.wrapping_neg();
        side ^= 1;
        balance = -balance - 1 - PIECE_VALUES[role & 7];
        if balance >= 0 {
            return side ^ 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::see_ge;
    use crate::modern::{board::Board, lookup_tables::LookupTables, packed_move::PackedMove};
    use rules::{Position, Square};

    fn sees_ge(fen: &str, played: &str, threshold: i32) -> bool {
        let tables = LookupTables::new();
        let position: Position = fen.parse().unwrap();
        let board = Board::new(&position, &tables);
        let number = |text: &str| {
            let square: Square = text.parse().unwrap();
            usize::from(square.rank() * 8 + square.file())
        };
        let play = PackedMove::new(number(&played[..2]), number(&played[2..]));
        see_ge(&board, &tables, play, threshold)
    }

    /// Whether the evaluation is exactly this value.
    fn is_exactly(fen: &str, played: &str, value: i32) -> bool {
        sees_ge(fen, played, value) && !sees_ge(fen, played, value + 1)
    }

    #[test]
    fn a_hanging_pawn_is_won() {
        assert!(is_exactly(
            "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1",
            "e1e5",
            100
        ));
    }

    #[test]
    fn a_knight_for_a_pawn_is_lost() {
        let fen = "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1";
        assert!(is_exactly(fen, "d3e5", 100 - 320));
    }

    #[test]
    fn x_ray_attackers_take_part() {
        let fen = "4k3/8/4r3/3p4/4P3/5B2/8/3QK3 w - - 0 1";
        assert!(sees_ge(fen, "e4d5", 100));
        assert!(is_exactly(
            "3rk3/8/8/3p4/8/3R4/3R4/4K3 w - - 0 1",
            "d3d5",
            100
        ));
        assert!(is_exactly(
            "3rk3/3r4/8/3p4/8/3R4/3R4/4K3 w - - 0 1",
            "d3d5",
            100 - 500
        ));
    }

    #[test]
    fn a_king_does_not_capture_a_protected_piece() {
        assert!(is_exactly("8/8/3k4/3r4/8/3R4/3R4/3K4 b - - 0 1", "d5d3", 0));
        assert!(is_exactly("8/8/8/3k4/3p4/4K3/3B4/8 w - - 0 1", "e3d4", 100));
    }

    #[test]
    fn a_quiet_move_can_lose_its_piece() {
        assert!(is_exactly("4k3/8/8/3p4/8/8/8/R3K3 w Q - 0 1", "a1a4", 0));
        assert!(is_exactly("4k3/8/2p5/8/8/8/8/3RK3 w - - 0 1", "d1d5", -500));
    }
}
