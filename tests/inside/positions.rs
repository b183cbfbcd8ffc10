//! Random positions in the representations of the rules and of the engine.

use std::fmt::Write as _;

use rules::{Color, Move, Position, Role, Square};

use crate::dice::Dice;

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
];

/// Calls `check` with the moves to random positions.
pub(super) fn for_random_positions(
    seed: u64,
    count: usize,
    mut check: impl FnMut(&Position, &[Move]),
) {
    let mut dice = Dice::new(seed);
    for number in 0..count {
        let start: Position = STARTS[number % STARTS.len()].parse().unwrap();
        let mut position = start.clone();
        let mut moves = Vec::new();
        for _ in 0..dice.below(24) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = *dice.pick(&legal);
            position.make(played);
            moves.push(played);
        }
        if !position.legal_moves().is_empty() {
            check(&start, &moves);
        }
    }
}

pub(super) fn after(start: &Position, moves: &[Move]) -> Position {
    let mut position = start.clone();
    for &played in moves {
        position.make(played);
    }
    position
}

/// Writes a move between two squares of the engine in UCI notation, with promotion to a queen.
pub(super) fn uci(board: &[i64], from: i64, to: i64) -> String {
    let mut text = String::new();
    for square in [from, to & 0x77] {
        let file = char::from(b'a' + u8::try_from(square & 7).unwrap());
        write!(text, "{file}{}", 8 - (square >> 4)).unwrap();
    }
    let pawn = matches!(board[usize::try_from(from).unwrap()] & 7, 1 | 2);
    if pawn && matches!(to & 0x70, 0 | 0x70) {
        text.push('q');
    }
    text
}

/// Asserts that the bytes of a board match a position.
pub(super) fn assert_board(board: &[i64], position: &Position) {
    for index in 0..64 {
        let square = Square::new(index & 7, 7 - (index >> 3));
        let byte = board[usize::from(index >> 3 << 4 | index & 7)];
        let expected = position.piece_at(square).map_or(0, |piece| {
            let role = match (piece.role, piece.color) {
                (Role::Pawn, Color::White) => 1,
                (Role::Pawn, Color::Black) => 2,
                (Role::Knight, _) => 3,
                (Role::King, _) => 4,
                (Role::Bishop, _) => 5,
                (Role::Rook, _) => 6,
                (Role::Queen, _) => 7,
            };
            role | if piece.color == Color::White { 8 } else { 16 }
        });
        assert_eq!(byte & 31, expected, "{square} of {position}");
    }
}

/// Returns 1 for a square with a pawn and 0 for others, which is all that [`uci`] needs to know.
pub(super) fn byte_at(position: &Position, square: u8) -> i64 {
    if square & 0x88 != 0 {
        return 0;
    }
    let piece = position.piece_at(Square::new(square & 7, 7 - (square >> 4)));
    piece.map_or(0, |piece| i64::from(piece.role == Role::Pawn))
}
