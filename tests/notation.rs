//! FEN, SAN and UCI moves: what is read, what is written, and what is said of everything else.

use rules::{
    Color, Move, ParseFenError, Piece, Position, Role, SanError, SetupError, Side, Square,
    UciMoveError,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn error_of(fen: &str) -> String {
    fen.parse::<Position>()
        .map_or_else(|error| error.to_string(), |read| format!("read as {read}"))
}

#[test]
fn the_start_position_is_the_one_of_its_fen() {
    assert_eq!(Position::start(), position(START));
    assert_eq!(Position::start().to_string(), START);
    assert_eq!(Position::default(), Position::start());
}

#[test]
fn every_field_of_a_fen_can_be_asked_for() {
    let position = position("r3k2r/8/8/8/3Pp3/8/8/R3K2R b Kq d3 7 42");
    assert_eq!(position.turn(), Color::Black);
    assert_eq!(
        position.piece_at("d4".parse().unwrap()),
        Some(Piece {
            color: Color::White,
            role: Role::Pawn
        })
    );
    assert_eq!(position.piece_at("d5".parse().unwrap()), None);
    assert!(position.castling().has(Color::White, Side::King));
    assert!(!position.castling().has(Color::White, Side::Queen));
    assert_eq!(position.castling().to_string(), "Kq");
    assert_eq!(position.ep_square(), Some(Square::new(3, 2)));
    assert_eq!(
        (position.halfmove_clock(), position.fullmove_number()),
        (7, 42)
    );
    assert_eq!(position.king(Color::Black).to_string(), "e8");
    assert!(!position.is_check());
}

#[test]
fn each_fault_of_a_fen_has_its_own_sentence() {
    let cases = [
        ("", "the fen is empty"),
        (" \t ", "the fen is empty"),
        ("8/8/8 w - - 0 1", "the placement has 3 ranks instead of 8"),
        (
            "8/8/8/8/8/8/8/8/8 w - - 0 1",
            "the placement has 9 ranks instead of 8",
        ),
        (
            "4k3/8/8/7/8/8/8/4K3 w - - 0 1",
            "rank 5 of the placement has 7 squares instead of 8",
        ),
        (
            "4k3/8/8/ppppppppp/8/8/8/4K3 w - - 0 1",
            "rank 5 of the placement has 9 squares instead of 8",
        ),
        (
            "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1",
            "'x' on rank 5 of the placement is no piece and no number from 1 to 8",
        ),
        (
            "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
            "'9' on rank 7 of the placement is no piece and no number from 1 to 8",
        ),
        (
            "4k3/\0/8/8/8/8/8/4K3 w - - 0 1",
            "'\\u{0}' on rank 7 of the placement is no piece and no number from 1 to 8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3",
            "the turn, w or b, is missing after the placement",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
            "the turn 'x' is neither w nor b",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w KX - 0 1",
            "the castling rights 'KX' are neither - nor letters of KQkq",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            "the castling rights 'KK' are neither - nor letters of KQkq",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
            "the e.p. square 'e9' is neither - nor a square",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
            "the half-move clock '-1' is no number of at most 9 digits",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - +1 1",
            "the half-move clock '+1' is no number of at most 9 digits",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296",
            "the move number '4294967296' is no number of at most 9 digits",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves",
            "'moves' follows the last field of the fen",
        ),
    ];
    for (fen, sentence) in cases {
        assert_eq!(error_of(fen), sentence, "{fen}");
    }
}

#[test]
fn each_fault_of_a_setup_has_its_own_sentence() {
    let cases = [
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            "black has 0 kings instead of one",
        ),
        (
            "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
            "white has 2 kings instead of one",
        ),
        (
            "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
            "a pawn cannot stand on a1, on the first or last rank",
        ),
        (
            "p3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "a pawn cannot stand on a8, on the first or last rank",
        ),
        (
            "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
            "white has 9 pawns, more than 8",
        ),
        (
            "4k3/8/8/8/8/8/PPPPPPP1/1QQQKBBB w - - 0 1",
            "white has more promoted pieces (3) than missing pawns (1)",
        ),
        (
            "4k3/8/8/8/8/8/8/R4K1R w K - 0 1",
            "white cannot castle on the king's side: its king is not on e1",
        ),
        (
            "r3k3/8/8/8/8/8/8/4K3 w kq - 0 1",
            "black cannot castle on the king's side: it has no rook on h8",
        ),
        (
            "R3k3/8/8/8/8/8/8/4K3 b q - 0 1",
            "black cannot castle on the queen's side: it has no rook on a8",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            "the e.p. square e3 is not on the rank that a double push skips",
        ),
        (
            "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
            "the e.p. square e3 is not empty",
        ),
        (
            "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1",
            "the e.p. square e3 needs a pawn on e4 that can be taken",
        ),
        (
            "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
            "the e.p. square e3 needs e2 empty, where the pawn came from",
        ),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "black is in check, but white is to move",
        ),
        (
            "8/8/8/8/8/8/3k4/4K3 w - - 0 1",
            "black is in check, but white is to move",
        ),
        (
            "4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 1",
            "3 pieces give check at once",
        ),
        (
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
            "no move can give check from d6 and f6 at once",
        ),
        (
            "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1",
            "no move can give check from a8 and h8 at once",
        ),
        (
            "4k3/8/8/1B6/4P3/8/8/4K3 b - e3 0 1",
            "the check cannot come from the double push that the e.p. square e3 tells of",
        ),
    ];
    for (fen, sentence) in cases {
        assert_eq!(error_of(fen), sentence, "{fen}");
    }
}

#[test]
fn errors_can_be_told_apart_without_reading_them() {
    let error = |fen: &str| fen.parse::<Position>().unwrap_err();
    let turn = ParseFenError::Turn {
        found: "'x'".to_owned(),
    };
    assert_eq!(error("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), turn.into());
    let kings = SetupError::KingCount {
        color: Color::White,
        count: 0,
    };
    assert_eq!(error("4k3/8/8/8/8/8/8/8 w - - 0 1"), kings.into());
}

#[test]
fn checks_that_a_move_can_give_are_accepted() {
    for fen in [
        // A double check by a knight that uncovers a rook.
        "4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1",
        // A rook and a queen after a promotion with capture.
        "3Qk3/8/8/8/8/8/8/4R1K1 b - - 0 1",
        // The pawn of the double push gives check itself.
        "8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1",
        // The double push uncovers the bishop.
        "8/8/8/8/k2P4/8/8/4B1K1 b - d3 0 1",
        // Nine queens.
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    ] {
        assert_eq!(error_of(fen), format!("read as {fen}"));
    }
}

#[test]
fn no_position_has_more_moves_than_this_one() {
    let position = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(position.legal_moves().len(), 218);
}

#[test]
fn the_lenience_of_fen_is_as_listed_and_is_written_in_the_normal_form() {
    let cases = [
        (
            "  4k3/8/8/8/8/8/8/4K3 \t w  -\n-   0 1 \r\n",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
        ("4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w K", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 12",
            "4k3/8/8/8/8/8/8/4K3 w - - 12 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 007 08",
            "4k3/8/8/8/8/8/8/4K3 w - - 7 8",
        ),
        (
            "4k3/8/44/111P4/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 5 9",
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 5 9",
        ),
    ];
    for (fen, normal) in cases {
        assert_eq!(position(fen).to_string(), normal, "{fen}");
    }
}

#[test]
fn the_debug_form_of_a_position_is_its_fen() {
    assert_eq!(
        format!("{:?}", Position::start()),
        format!("Position({START})")
    );
}

#[test]
fn castling_rights_go_with_king_and_rook_and_with_a_rook_that_is_taken() {
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
        assert_eq!(position.castling().to_string(), rights, "{uci}");
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
fn san_is_written_as_short_as_it_is_clear() {
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
        // The file tells the two apart.
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2"),
        // The rank does, where the file is the same.
        ("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"),
        // Both are needed for the queen in the corner of three.
        ("4k3/8/8/8/8/Q1Q5/8/Q3K3 w - - 0 1", "a3b2", "Qa3b2"),
        // The other knight is pinned: nothing needs to be told.
        ("4k3/8/4r3/8/8/8/4N3/N3K3 w - - 0 1", "a1c2", "Nc2"),
        ("4k3/4r3/8/8/8/2N5/4N3/4K3 w - - 0 1", "c3d5", "Nd5"),
    ];
    for (fen, uci, san) in cases {
        let position = position(fen);
        assert_eq!(position.san(uci.parse().unwrap()), san, "{uci} in {fen}");
        assert_eq!(
            position.parse_san(san).unwrap().to_string(),
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
        let read = position.parse_san(san).map_err(|error| error.to_string());
        assert_eq!(read.map(|m| m.to_string()), Ok(uci.to_owned()), "{san}");
    }
}

#[test]
fn what_is_wrong_with_a_san_is_said() {
    let knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    let cases = [
        (START, "", "'' is no move such as e4, Nf3 or O-O"),
        (START, "hello", "'hello' is no move such as e4, Nf3 or O-O"),
        (START, "e9", "'e9' is no move such as e4, Nf3 or O-O"),
        (START, "Nf3é", "'Nf3é' is no move such as e4, Nf3 or O-O"),
        (START, "e5", "'e5' is illegal in this position"),
        (START, "O-O", "'O-O' is illegal in this position"),
        (START, "Nxf3", "'Nxf3' is illegal in this position"),
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
            "'a8' does not say what the pawn becomes, as in e8=Q",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a8=K",
            "'a8=K' is illegal in this position",
        ),
        // Castling is not a king's step.
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "Kg1",
            "'Kg1' is illegal in this position",
        ),
    ];
    for (fen, san, sentence) in cases {
        assert_eq!(
            position(fen).parse_san(san).unwrap_err().to_string(),
            sentence
        );
    }
    assert!(matches!(
        position(knights).parse_san("Nd2"),
        Err(SanError::Ambiguous { .. })
    ));
    assert!(matches!(
        position(START).parse_san("Nd5"),
        Err(SanError::Illegal { .. })
    ));
    assert!(matches!(
        position(START).parse_san("?"),
        Err(SanError::Syntax(_))
    ));
}

#[test]
fn what_is_wrong_with_a_uci_move_is_said() {
    let cases = [
        (START, "", "'' is no uci move such as e2e4 or e7e8q"),
        (START, "0000", "'0000' is no uci move such as e2e4 or e7e8q"),
        (
            START,
            "e2e4 ",
            "'e2e4 ' is no uci move such as e2e4 or e7e8q",
        ),
        (
            START,
            "e2e4k",
            "'e2e4k' is no uci move such as e2e4 or e7e8q",
        ),
        (START, "éé", "'éé' is no uci move such as e2e4 or e7e8q"),
        (START, "e2e5", "e2e5 is illegal in this position"),
        (START, "e2e4q", "e2e4q is illegal in this position"),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8",
            "a7a8 does not say what the pawn becomes, as a7a8q does",
        ),
    ];
    for (fen, uci, sentence) in cases {
        assert_eq!(
            position(fen).parse_uci(uci).unwrap_err().to_string(),
            sentence
        );
    }
    let missing = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").parse_uci("a7a8");
    assert!(matches!(missing, Err(UciMoveError::MissingPromotion(_))));
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

#[test]
fn squares_read_and_write_and_count_the_0x88_way() {
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
        "'i1' is no square from a1 to h8"
    );
    assert!("E4".parse::<Square>().is_err());
}
