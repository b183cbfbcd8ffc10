//! What captures win, as seen from the pieces on the board.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

use coach::exchange::{best_attack, best_capture, captured, exchange, gain, passed, settled_gain};
use rules::{Position, Role};

/// The position, the square of the exchange, and what it wins in centipawns.
const EXCHANGES: [(&str, &str, i32); 11] = [
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", 100),
    ("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "d5", 0),
    ("4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "d5", 200),
    ("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "d5", 0),
    ("4k3/8/4p3/3n4/8/8/3R4/3RK3 w - - 0 1", "d5", 0),
    ("4k3/8/3rp3/3n4/4P3/8/3R4/3RK3 w - - 0 1", "d5", 300),
    // The pawn captures, not the queen, and becomes a queen.
    ("r3k3/1P6/8/8/8/8/8/Q3K3 w - - 0 1", "a8", 1300),
    // The queen that promotes is captured, and the rook before it.
    ("r3k3/1P6/8/3b4/8/8/8/4K3 w - - 0 1", "a8", 400),
    // A pinned pawn protects nothing.
    ("4k3/4p3/3n4/4R3/1B6/8/8/4K3 w - - 0 1", "d6", 300),
    // The king may not capture what is protected.
    ("8/8/4p3/3n4/3K4/8/8/7k w - - 0 1", "d5", 0),
    ("8/8/8/3n4/3K4/8/8/7k w - - 0 1", "d5", 300),
];

#[test]
fn each_side_captures_as_long_as_it_gains() {
    for (fen, square, expected) in EXCHANGES {
        let position: Position = fen.parse().unwrap();
        let square = square.parse().unwrap();
        assert_eq!(exchange(&position, square), expected, "{fen}");
        assert!(best_capture(&position) >= expected, "{fen}");
        assert_eq!(exchange(&passed(&position), square), 0, "{fen}");
    }
}

#[test]
fn a_move_wins_what_it_captures_and_what_the_pawn_becomes() {
    let fen = "r3k3/1P5P/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let position: Position = fen.parse().unwrap();
    for (san, role, at_once, settled) in [
        ("bxa8=Q+", Some(Role::Rook), 1300, 1300),
        ("bxa8=N", Some(Role::Rook), 700, 700),
        ("b8=Q+", None, 800, -100),
        ("b8=R+", None, 400, -100),
        ("h8=Q+", None, 800, 800),
        ("exd6", Some(Role::Pawn), 100, 100),
        ("e6", None, 0, 0),
        ("Kd1", None, 0, 0),
    ] {
        let played = position.parse_move(san).unwrap();
        assert_eq!(captured(&position, played), role, "{san}");
        assert_eq!(gain(&position, played), at_once, "{san}");
        assert_eq!(settled_gain(&position, played), settled, "{san}");
    }
    assert_eq!(best_capture(&position), 1300);
}

#[test]
fn an_attack_may_begin_with_a_check() {
    for (fen, expected) in [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", 100),
        ("4q1k1/5p1p/8/3N4/8/8/8/6K1 w - - 0 1", 600),
        ("5qk1/5p1p/8/3N4/8/8/8/6K1 w - - 0 1", 0),
        ("4k3/5b2/8/4N3/8/8/8/4K3 w - - 0 1", 0),
        ("6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1", 10_000),
        // The capture is stalemate, not mate.
        ("7k/8/6p1/8/8/8/6Q1/K7 w - - 0 1", 100),
    ] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(best_attack(&position), expected, "{fen}");
    }
}
