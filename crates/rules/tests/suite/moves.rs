//! SAN and UCI moves and their effects: reading, writing, and the errors for invalid texts.

use game::MoveError;
use rules::{Move, Position};

use crate::{START, position};

#[test]
fn castling_rights_end_with_moves_of_king_and_rook_and_captures_of_rooks() {
    let cases = [
        ("e1e2", "kq"),
        ("e1g1", "kq"),
        ("e1c1", "kq"),
        ("a1b1", "Kkq"),
        ("h1g1", "Qkq"),
        ("a1a8", "Kk"),
        ("h1h8", "Qq"),
    ];
    for (uci, rights) in cases {
        let mut position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        position.play(uci.parse().unwrap()).unwrap();
        assert_eq!(position.castling_rights().to_string(), rights, "{uci}");
    }
}

#[test]
fn castling_moves_king_and_rook() {
    let after = |fen: &str, uci: &str| {
        let mut position = position(fen);
        position.play(uci.parse().unwrap()).unwrap();
        position.to_string()
    };
    let white = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(after(white, "e1g1"), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    assert_eq!(after(white, "e1c1"), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
    let black = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    assert_eq!(after(black, "e8g8"), "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2");
    assert_eq!(after(black, "e8c8"), "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2");
}

#[test]
fn san_is_as_short_as_possible_and_unambiguous() {
    let cases = [
        (START, "e2e4", "e4"),
        (START, "g1f3", "Nf3"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "exd8=Q+"),
        ("5k2/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "a8=N"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "O-O"),
        ("3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "O-O-O+"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"),
        // The file distinguishes the two knights.
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2"),
        // The rank distinguishes two rooks on the same file.
        ("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"),
        // Both are needed for the queen in the corner of three.
        ("4k3/8/8/8/8/Q1Q5/8/Q3K3 w - - 0 1", "a3b2", "Qa3b2"),
        // The other knight is pinned: no disambiguation is needed.
        ("4k3/8/4r3/8/8/8/4N3/N3K3 w - - 0 1", "a1c2", "Nc2"),
        ("4k3/4r3/8/8/8/2N5/4N3/4K3 w - - 0 1", "c3d5", "Nd5"),
    ];
    for (fen, uci, san) in cases {
        let position = position(fen);
        assert_eq!(position.san(uci.parse().unwrap()), san, "{uci} in {fen}");
        assert_eq!(
            position.parse_move(san).unwrap().to_string(),
            uci,
            "{san} in {fen}"
        );
    }
}

#[test]
fn the_san_of_a_move_that_is_not_legal_is_its_uci_text() {
    assert_eq!(Position::start().san("e2e5".parse().unwrap()), "e2e5");
    assert_eq!(Position::start().san("e4e5".parse().unwrap()), "e4e5");
}

#[test]
fn the_lenience_of_san_is_as_listed() {
    let tangle = "r3k2r/1P6/8/3pP3/4n3/2N5/8/R3K2R w KQkq d6 0 1";
    let cases = [
        (" O-O ", "e1g1"),
        ("0-0", "e1g1"),
        ("o-o-o", "e1c1"),
        ("0-0-0+?!", "e1c1"),
        ("Nxe4", "c3e4"),
        ("Ne4", "c3e4"),
        ("N:e4", "c3e4"),
        ("Nc3xe4#", "c3e4"),
        ("Nc3-e4!!", "c3e4"),
        ("N3e4", "c3e4"),
        ("exd6", "e5d6"),
        ("ed6", "e5d6"),
        ("e5xd6 e.p.", "e5d6"),
        ("exd6e.p.", "e5d6"),
        ("e6", "e5e6"),
        ("Pe6", "e5e6"),
        ("e5-e6", "e5e6"),
        ("b8=Q+", "b7b8q"),
        ("b8N", "b7b8n"),
        ("b8=r", "b7b8r"),
        ("b8b", "b7b8b"),
        ("b8(Q)", "b7b8q"),
        ("bxa8/Q", "b7a8q"),
        ("ba8=Q", "b7a8q"),
    ];
    let position = position(tangle);
    for (san, uci) in cases {
        let read = position.parse_move(san).map_err(|error| error.to_string());
        assert_eq!(read.map(|m| m.to_string()), Ok(uci.to_owned()), "{san}");
    }
}

#[test]
fn each_invalid_san_has_its_error() {
    let knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    let cases = [
        (START, "", "'' is not a valid move; try e4, Nf3 or O-O"),
        (
            START,
            "hello",
            "'hello' is not a valid move; try e4, Nf3 or O-O",
        ),
        (START, "e9", "'e9' is not a valid move; try e4, Nf3 or O-O"),
        (
            START,
            "Nf3é",
            "'Nf3é' is not a valid move; try e4, Nf3 or O-O",
        ),
        (START, "e5", "'e5' is illegal in this position"),
        (START, "O-O", "'O-O' is illegal in this position"),
        (START, "e4=Q", "'e4=Q' is illegal in this position"),
        (knights, "Nd2", "'Nd2' is ambiguous: Nbd2 or Nfd2"),
        (
            "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
            "d5",
            "'d5' is illegal in this position",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a8",
            "'a8' is missing the promotion piece, as in e8=Q",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a8=K",
            "'a8=K' is illegal in this position",
        ),
    ];
    for (fen, san, sentence) in cases {
        assert_eq!(
            position(fen).parse_move(san).unwrap_err().to_string(),
            sentence
        );
    }
    assert!(matches!(
        position(knights).parse_move("Nd2"),
        Err(MoveError::Ambiguous { .. })
    ));
    assert!(matches!(
        position(START).parse_move("Nd5"),
        Err(MoveError::Illegal { .. })
    ));
    assert!(matches!(
        position(START).parse_move("?"),
        Err(MoveError::Syntax { .. })
    ));
}

#[test]
fn either_side_promotes_to_any_of_four_pieces() {
    for (fen, from, to) in [
        ("8/4P3/8/8/8/k7/8/4K3 w - - 0 1", "e7", "e8"),
        ("4k3/8/8/K7/8/8/4p3/8 b - - 0 1", "e2", "e1"),
    ] {
        let position = position(fen);
        let promoted: Vec<Move> = position
            .legal_moves()
            .iter()
            .copied()
            .filter(|m| m.promotion.is_some())
            .collect();
        let expected =
            ["q", "r", "b", "n"].map(|letter| format!("{from}{to}{letter}").parse().unwrap());
        assert_eq!(promoted, expected, "{fen}");
        for chess_move in promoted {
            let mut after = position.clone();
            after.play(chess_move).unwrap();
            let piece = after.piece_at(chess_move.to).unwrap();
            assert_eq!(
                (piece.color, Some(piece.role)),
                (position.turn(), chess_move.promotion)
            );
        }
    }
}
