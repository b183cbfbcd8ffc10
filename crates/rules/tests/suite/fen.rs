//! FEN: reading, writing, and the errors for invalid texts and positions.

use rules::{CastlingSide, Color, ParseFenError, Piece, Position, Role, SetupError, Square};

use crate::{START, position};

/// Texts that are not FENs, and the errors.
const SYNTAX_FAULTS: &[(&str, &str)] = &[
    ("", "the FEN is empty"),
    (" \t ", "the FEN is empty"),
    ("8/8/8 w - - 0 1", "the placement has 3 ranks instead of 8"),
    ("8 w - - 0 1", "the placement has 1 rank instead of 8"),
    (
        "4k3/8/8/P/8/8/8/4K3 w - - 0 1",
        "rank 5 of the placement has 1 square instead of 8",
    ),
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
        "'x' on rank 5 of the placement is neither a piece nor a digit from 1 to 8",
    ),
    (
        "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
        "'9' on rank 7 of the placement is neither a piece nor a digit from 1 to 8",
    ),
    (
        "4k3/\0/8/8/8/8/8/4K3 w - - 0 1",
        "'\\u{0}' on rank 7 of the placement is neither a piece nor a digit from 1 to 8",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3",
        "the side to move, w or b, is missing after the placement",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "the side to move 'x' is neither w nor b",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w KX - 0 1",
        "the castling rights 'KX' are neither - nor as in KQkq or HAha",
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
        "the castling rights 'KK' are neither - nor as in KQkq or HAha",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
        "the en passant square 'e9' is neither - nor a square",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
        "the halfmove clock '-1' is not a number of at most 9 digits",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - +1 1",
        "the halfmove clock '+1' is not a number of at most 9 digits",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296",
        "the move number '4294967296' is not a number of at most 9 digits",
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves",
        "'moves' follows the last field of the FEN",
    ),
];

/// FENs of positions that cannot be played, or with fields that contradict the placement, and the
/// errors.
const SETUP_FAULTS: &[(&str, &str)] = &[
    ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
    (
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
        "White has 2 kings instead of one",
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
        "4k3/8/8/8/8/8/5K2/R6R w K - 0 1",
        "White cannot castle kingside: its king is not on e1",
    ),
    (
        "r3k3/8/8/8/8/8/8/4K3 w kq - 0 1",
        "Black cannot castle kingside: it has no rook on h8",
    ),
    (
        "R3k3/8/8/8/8/8/8/4K3 b q - 0 1",
        "Black cannot castle queenside: it has no rook on a8",
    ),
    (
        "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
        "the en passant square e3 is not on the rank skipped by a double push",
    ),
    (
        "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
        "the en passant square e3 is not empty",
    ),
    (
        "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1",
        "the en passant square e3 requires a pawn on e4 to capture",
    ),
    (
        "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
        "the en passant square e3 requires e2, where the pawn came from, to be empty",
    ),
    (
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
        "Black is in check, but White is to move",
    ),
    (
        "8/8/8/8/8/8/3k4/4K3 w - - 0 1",
        "Black is in check, but White is to move",
    ),
    (
        "4k3/8/8/1B6/4P3/8/8/4K3 b - e3 0 1",
        "the en passant square e3 implies a double push that cannot have given this check",
    ),
];

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
    assert!(
        position
            .castling_rights()
            .has(Color::White, CastlingSide::King)
    );
    assert!(
        !position
            .castling_rights()
            .has(Color::White, CastlingSide::Queen)
    );
    assert_eq!(position.castling_rights().to_string(), "Kq");
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
    for (fen, sentence) in SYNTAX_FAULTS {
        assert_eq!(error_of(fen), *sentence, "{fen}");
    }
}

#[test]
fn each_fault_of_a_setup_has_its_own_sentence() {
    for (fen, sentence) in SETUP_FAULTS {
        assert_eq!(error_of(fen), *sentence, "{fen}");
    }
}

#[test]
fn errors_can_be_distinguished_without_their_text() {
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
fn any_number_of_pieces_and_any_check_is_accepted() {
    for fen in [
        // Nine queens and all pawns; three knights; bishops on squares of one colour.
        "rnbqkbnr/pppppppp/8/8/8/QQQQQQQQ/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1",
        // 64 pieces, of which 46 are pawns.
        "rnbqkbnr/pppppppp/pppppppp/pppppppp/PPPPPPPP/PPPPPPPP/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        // Three checkers, two knights, and rooks on both sides of the king.
        "4k3/8/3N4/1B6/8/8/4R3/4K3 b - - 0 1",
        "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
        "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1",
        // A double check by a knight and the rook that it uncovers.
        "4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1",
        // A rook and a queen after a promotion with capture.
        "3Qk3/8/8/8/8/8/8/4R1K1 b - - 0 1",
        // The pawn of the double push gives check itself.
        "8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1",
        // The double push uncovers the bishop.
        "8/8/8/8/k2Pp3/8/8/4B1K1 b - d3 0 1",
        // Nine queens.
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    ] {
        assert_eq!(error_of(fen), format!("read as {fen}"));
    }
}

#[test]
fn no_position_of_a_game_has_more_moves_than_this_one() {
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
            "4k3/8/8/8/4P3/8/8/4K3 b - - 5 9",
        ),
        (
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 5 9",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 5 9",
        ),
        (
            // The capture would uncover the rook.
            "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 5 9",
            "3k4/8/8/8/3pP3/8/8/3RK3 b - - 5 9",
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
