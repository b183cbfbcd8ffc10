//! Static exchange: what a series of captures on one square brings, the cheapest man taking first.

use super::{
    bits::{Bits, bit},
    board::Board,
    moves::PackedMove,
    roles::{KING, PAWN, WORTH},
    tables::Tables,
};

/// Whether a move and the captures that may follow on its square bring `least` or more.
pub(super) fn brings(board: &Board, tables: &Tables, played: PackedMove, least: i32) -> bool {
    if played.promotion().is_some() || played.is_castling() {
        return least <= 0;
    }
    let mut balance = WORTH[board.captured(played) & 7] - least;
    if balance < 0 {
        return false;
    }
    balance -= WORTH[board.on(played.from()) & 7];
    if balance >= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !bit(played.from()) | bit(played.to());
    if played.is_en_passant() {
        occupied &= !bit(played.to() ^ 8);
    }
    board.side == winner(board, tables, played, occupied, balance)
}

/// The side that stops the exchange with profit.
fn winner(
    board: &Board,
    tables: &Tables,
    played: PackedMove,
    mut occupied: Bits,
    mut balance: i32,
) -> usize {
    let square = played.to();
    let mut side = board.side ^ 1;
    loop {
        let attackers = board.attackers(tables, square, occupied) & occupied;
        let own = attackers & board.of(side);
        if own == 0 {
            return side ^ 1;
        }
        let mut role = PAWN;
        while own & board.all(role) == 0 {
            role += 1;
        }
        if role == KING && attackers & board.of(side ^ 1) != 0 {
            return side ^ 1;
        }
        let taker = own & board.all(role);
        occupied ^= taker & taker.wrapping_neg();
        side ^= 1;
        balance = -balance - 1 - WORTH[role & 7];
        if balance >= 0 {
            return side ^ 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::brings;
    use crate::modern::{board::Board, moves::PackedMove, tables::Tables};
    use rules::{Position, Square};

    fn is_worth(fen: &str, played: &str, least: i32) -> bool {
        let tables = Tables::new();
        let position: Position = fen.parse().unwrap();
        let board = Board::new(&position, &tables);
        let number = |text: &str| {
            let square: Square = text.parse().unwrap();
            usize::from(square.rank() * 8 + square.file())
        };
        let play = PackedMove::new(number(&played[..2]), number(&played[2..]));
        brings(&board, &tables, play, least)
    }

    /// Whether the exchange brings exactly this.
    fn is_exactly(fen: &str, played: &str, value: i32) -> bool {
        is_worth(fen, played, value) && !is_worth(fen, played, value + 1)
    }

    #[test]
    fn a_pawn_that_hangs_is_won() {
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
    fn men_behind_the_first_take_part() {
        let fen = "4k3/8/4r3/3p4/4P3/5B2/8/3QK3 w - - 0 1";
        assert!(is_worth(fen, "e4d5", 100));
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
    fn a_king_does_not_take_what_is_protected() {
        assert!(is_exactly("8/8/3k4/3r4/8/3R4/3R4/3K4 b - - 0 1", "d5d3", 0));
        assert!(is_exactly("8/8/8/3k4/3p4/4K3/3B4/8 w - - 0 1", "e3d4", 100));
    }

    #[test]
    fn a_quiet_move_can_lose_its_man() {
        assert!(is_exactly("4k3/8/8/3p4/8/8/8/R3K3 w Q - 0 1", "a1a4", 0));
        assert!(is_exactly("4k3/8/2p5/8/8/8/8/3RK3 w - - 0 1", "d1d5", -500));
    }
}
