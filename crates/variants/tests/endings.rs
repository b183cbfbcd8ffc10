//! The ends of games that not all games share: counts of moves, goals, extinction, bare kings.

use game::Outcome as _;
use variants::{Position, variant};

/// The fields from the castling rights on of the FEN after a move.
fn counters_after(name: &str, fen: &str, uci: &str) -> String {
    let game = variant(name).expect("a game of the catalogue");
    let mut position = Position::from_fen(&game, fen).expect("a position");
    let played = position
        .legal_moves()
        .into_iter()
        .find(|&one| position.uci(one) == uci);
    position.make(played.expect("a legal move"));
    let fen = position.fen();
    fen.split(' ').skip(2).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_pieces_against_a_bare_king_limit_the_moves() {
    for (name, limits) in [
        ("makruk", [8, 16, 22, 32, 44, 64]),
        ("cambodian", [7, 15, 21, 31, 43, 63]),
    ] {
        for (pieces, moves) in ["RR", "RN", "SS", "NN", "SN", "MM"].iter().zip(limits) {
            let fen = format!("8/3k4/8/8/8/8/{pieces}6/K7 w - - 0 40");
            // Four pieces are on the board.
            let counters = counters_after(name, &fen, "a1b1");
            assert_eq!(counters, format!("- {} 8 40", 2 * moves), "{name} {pieces}");
        }
    }
    for (pieces, moves) in [("RB", 16), ("BN", 44), ("NQ", 64)] {
        let fen = format!("8/3k4/8/8/8/8/{pieces}6/K7 w - - 0 40");
        let counters = counters_after("asean", &fen, "a1b1");
        assert_eq!(counters, format!("- {} 0 40", 2 * moves), "asean {pieces}");
    }
}

#[test]
fn no_moves_are_counted_with_pawns_or_without_pieces() {
    for (name, fen) in [
        ("makruk", "8/3k4/8/8/8/P7/RR6/K7 w - - 0 40"),
        ("makruk", "8/3k4/8/8/8/8/8/K7 w - - 0 40"),
        ("cambodian", "8/2nknn2/8/8/8/8/RR6/K7 w - - 0 40"),
        ("asean", "8/3k4/8/8/8/8/QQ6/K7 w - - 0 40"),
        ("asean", "8/3kn3/8/8/8/8/RR6/K7 w - - 0 40"),
    ] {
        let counters = counters_after(name, fen, "a1b1");
        assert_eq!(counters.split(' ').next_back(), Some("40"));
        assert!(!counters.starts_with("- 1"), "{name} {fen}: {counters}");
    }
    for (name, limit) in [("makruk", 128), ("cambodian", 126)] {
        let counters = counters_after(name, "8/3kn3/8/8/8/8/RR6/K7 w - - 0 40", "a1b1");
        assert_eq!(counters, format!("- {limit} 0 40"), "{name}");
    }
}

/// The winner's result and the reason; `None` while the game goes on.
fn ended(name: &str, fen: &str) -> Option<(&'static str, &'static str)> {
    let game = variant(name).expect("a game of the catalogue");
    let outcome = Position::from_fen(&game, fen)
        .expect("a position")
        .outcome();
    outcome.map(|end| (end.result(), end.reason()))
}

#[test]
fn kings_that_reach_their_goal_win() {
    let goal = |result| Some((result, "goal"));
    for (name, fen, expected) in [
        (
            "king-of-the-hill",
            "7k/8/8/8/4K3/8/8/8 b - - 0 1",
            goal("1-0"),
        ),
        (
            "king-of-the-hill",
            "8/8/8/3k4/8/8/8/K7 w - - 0 1",
            goal("0-1"),
        ),
        ("king-of-the-hill", "7k/8/8/8/5K2/8/8/8 b - - 0 1", None),
        ("king-of-the-hill", "7k/8/8/8/4Q3/8/8/K7 b - - 0 1", None),
        // Black has one more move.
        ("racing-kings", "K7/7k/8/8/8/8/8/8 b - - 0 1", None),
        ("racing-kings", "K7/8/7k/8/8/8/8/8 b - - 0 1", goal("1-0")),
        ("racing-kings", "K7/8/7k/8/8/8/8/8 w - - 0 1", goal("1-0")),
        ("racing-kings", "k7/7K/8/8/8/8/8/8 w - - 0 1", goal("0-1")),
        (
            "racing-kings",
            "k6K/8/8/8/8/8/8/8 w - - 0 1",
            goal("1/2-1/2"),
        ),
    ] {
        assert_eq!(ended(name, fen), expected, "{name} {fen}");
    }
}

#[test]
fn a_side_without_pieces_loses_or_wins() {
    for (name, fen, expected) in [
        (
            "horde",
            "4k3/8/8/8/8/8/8/8 w - - 0 1",
            Some(("0-1", "extinction")),
        ),
        ("horde", "4k3/8/8/8/8/8/P7/8 w - - 0 1", None),
    ] {
        assert_eq!(ended(name, fen), expected, "{name} {fen}");
    }
}
