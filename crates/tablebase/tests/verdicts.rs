//! Verdicts of single positions, and the positions that have one.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

#[path = "../../../tests/dice.rs"]
mod dice;

use dice::Dice;
use rules::Position;
use tablebase::{Tablebase, Verdict};

fn verdict(fen: &str) -> Option<Verdict> {
    let position: Position = fen.parse().unwrap();
    let mut tablebase = Tablebase::default();
    while !tablebase.prepare(&position, usize::MAX) {}
    tablebase.verdict(&position)
}

#[test]
fn a_pawn_wins_only_with_the_opposition_or_ahead_of_the_king() {
    for (fen, is_won) in [
        ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", true),
        ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", false),
        ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", true),
        ("8/8/4p3/4k3/8/4K3/8/8 w - - 0 1", true),
        ("k7/8/K7/P7/8/8/8/8 w - - 0 1", false),
        ("8/8/8/8/P7/8/8/K6k w - - 0 1", true),
    ] {
        let found = verdict(fen).unwrap();
        assert_eq!(found != Verdict::Drawn, is_won, "{fen}: {found:?}");
    }
}

#[test]
fn positions_with_two_pawns_armies_or_castling_rights_have_no_verdict() {
    for fen in [
        "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1",
        "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "4k3/8/8/8/8/8/8/QRB1K3 w - - 0 1",
    ] {
        assert_eq!(verdict(fen), None, "{fen}");
    }
    assert_eq!(
        verdict("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        Some(Verdict::Drawn)
    );
}

#[test]
fn the_verdict_before_a_move_is_that_of_the_other_side_a_ply_earlier() {
    assert_eq!(Verdict::Won(3).before(), Verdict::Lost(4));
    assert_eq!(Verdict::Lost(0).before(), Verdict::Won(1));
    assert_eq!(Verdict::Drawn.before(), Verdict::Drawn);
}

/// Up to five pieces on random squares, most of which no table has.
#[test]
fn no_position_causes_a_panic() {
    let mut dice = Dice::new(1);
    let mut covered = 0;
    for _ in 0..3_000 {
        let mut board = ['1'; 64];
        for piece in ['K', 'k'] {
            board[dice.below(64)] = piece;
        }
        for _ in 0..dice.below(4) {
            board[dice.below(64)] = *dice.pick(&['P', 'p', 'N', 'n', 'B', 'R', 'r', 'Q']);
        }
        let ranks: Vec<String> = board.chunks(8).map(|rank| rank.iter().collect()).collect();
        let turn = dice.pick(&['w', 'b']);
        let fen = format!("{} {turn} - - 0 1", ranks.join("/"));
        let Ok(position) = fen.parse::<Position>() else {
            continue;
        };
        let mut tablebase = Tablebase::default();
        let is_done = tablebase.prepare(&position, 10);
        let is_covered = Tablebase::covers(&position);
        assert!(is_covered || is_done, "{fen}");
        assert!(
            is_covered || tablebase.verdict(&position).is_none(),
            "{fen}"
        );
        let _ = tablebase.moves(&position);
        covered += usize::from(is_covered);
    }
    assert!(covered > 300, "only {covered} positions are covered");
}
