//! The rules of chess: agreement with published counts and with `cozy-chess`, FEN, SAN, the ends of
//! games, Chess960, premoves.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

#[path = "../../../../tests/dice.rs"]
mod dice;
#[path = "../../../../tests/heavy_position.rs"]
mod heavy_position;
#[path = "../../../../tests/scale.rs"]
mod scale;

mod chess960;
mod draws;
mod fen;
mod moves;
mod perft;
mod premoves;
mod property;

use rules::{Position, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Checks that two positions differ at most in an en passant square that no legal capture uses.
#[track_caller]
fn assert_same(one: &Position, other: &Position) {
    assert_eq!(format!("{one:#}"), format!("{other:#}"));
    assert_eq!(one.key(), other.key(), "key of {other}");
    assert_eq!(*one.legal_moves(), *other.legal_moves(), "moves of {other}");
}

/// A FEN of `cozy-chess` without an en passant square that no legal capture uses.
fn with_legal_ep(board: &cozy_chess::Board, fen: &str) -> String {
    let mut fields: Vec<&str> = fen.split(' ').collect();
    if fields[3] != "-" && !has_ep_capture(board, fields[3]) {
        fields[3] = "-";
    }
    fields.join(" ")
}

fn has_ep_capture(board: &cozy_chess::Board, ep_square: &str) -> bool {
    let ep_square: cozy_chess::Square = ep_square.parse().unwrap();
    board.generate_moves(|batch| {
        batch.piece == cozy_chess::Piece::Pawn
            && batch
                .into_iter()
                .any(|m| m.to == ep_square && m.from.file() != m.to.file())
    })
}

#[test]
fn squares_are_parsed_written_and_numbered_in_0x88() {
    let all: Vec<Square> = Square::all().collect();
    assert_eq!(all.len(), 64);
    assert_eq!(
        [all[0], all[1], all[63]].map(|square| square.to_string()),
        ["a1", "b1", "h8"]
    );
    for (text, index) in [("a1", 0x00), ("h1", 0x07), ("a8", 0x70), ("h8", 0x77)] {
        let square: Square = text.parse().unwrap();
        assert_eq!(square.index(), index);
        assert_eq!(Square::from_index(index), Some(square));
    }
    assert_eq!(Square::from_index(0x08), None);
    assert_eq!(
        "i1".parse::<Square>().unwrap_err().to_string(),
        "'i1' is not a square from a1 to h8"
    );
    assert!("E4".parse::<Square>().is_err());
}
