//! FENs and positions of other programs; `tests/data/cases/README.md` names their sources.

use std::{fs, path::Path};

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data/cases")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn fens_of_variants_as_other_programs_write_them() {
    let board = "rnbqkb1r/ppp1pppp/5n2/3P4/8/8/PPPP1PPP/RNBQKBNR";
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (name, fen, moves) in [
        ("crazyhouse", format!("{board}/P w KQkq - 1 3"), 62),
        ("crazyhouse", format!("{board}[P] w KQkq - 1 3"), 62),
        ("crazyhouse", format!("{start}/ w KQkq - 0 1"), 20),
        ("crazyhouse", format!("{board}[-] w KQkq - 1 3"), 30),
        ("crazyhouse", format!("{board}[] w KQkq - 1 3"), 30),
        (
            "crazyhouse",
            "rnbqkb1Q~/ppp1pppp/5n2/3P4/8/8/PPPP1PPP/RNBQKBNR[Nn] w KQq - 1 3".to_owned(),
            67,
        ),
        ("atomic", format!("FEN: \"{start} w KQkq - 0 1\"."), 20),
        ("horde", "`8/8/8/4k3/8/8/PPPPPPPP/PPPPPPPP b`".to_owned(), 8),
        ("king-of-the-hill", format!("{start} w KQkq - -1 x"), 20),
    ] {
        let variant = variants::variant(name).unwrap();
        let position = variants::Position::from_fen(&variant, &fen)
            .unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(position.legal_moves().len(), moves, "{name} {fen}");
    }
    let three_check = variants::variant("three-check").unwrap();
    for (checks, left) in [("+0+0", "3+3"), ("+1+0", "2+3"), ("+2+1", "1+2")] {
        for fen in [
            format!("{start} w KQkq - 0 1 {checks}"),
            format!("{start} w KQkq - {left} 0 1"),
        ] {
            let position = variants::Position::from_fen(&three_check, &fen).unwrap();
            assert_eq!(
                position.fen(),
                format!("{start} w KQkq - {left} 0 1"),
                "{fen}"
            );
        }
    }
}

#[test]
fn fens_of_chess_as_people_paste_them() {
    let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    let placement = fen.split(' ').next().unwrap();
    for text in [
        format!("\"{fen}\""),
        format!("`{fen}`"),
        format!("FEN: {fen}"),
        format!("{fen}."),
        format!("position fen {fen}"),
        format!("{} bm d6; id \"x.001\";", fen.replace(" 1 2", "")),
        format!("{placement} b KQkq - - -"),
        format!("{placement} b KQkq e3 1 2"),
        format!("{placement} b KQkq"),
    ] {
        let (position, _) = rules::Position::parse_and_repair(&text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            position.to_string().split(' ').next(),
            Some(placement),
            "{text}"
        );
        assert_eq!(position.legal_moves().len(), 22, "{text}");
    }
    let surplus = "2r5/5p1k/p4b2/2Rp1pr1/1Pn1q3/2P3PP/P4P2/2RQ2K1 b KQkq - 0 1";
    assert!(rules::Position::parse_and_repair(surplus).is_ok());
    let without_rights = format!("{placement} b - 1 2");
    let (position, _) = rules::Position::parse_and_repair(&without_rights).unwrap();
    assert_eq!(position.to_string(), format!("{placement} b - - 1 2"));
}

#[test]
fn who_may_win_on_time_in_variants() {
    use variants::Color::{Black, White};
    for (name, fen, color, can_win) in [
        (
            "king-of-the-hill",
            "8/8/8/7k/8/8/K5Q1/8 w - - 0 1",
            Black,
            true,
        ),
        ("racing-kings", "8/8/8/8/8/8/k6K/7Q w - - 0 1", Black, true),
        (
            "horde",
            "8/8/8/4k3/8/8/PPPPPPPP/PPPPPPPP w - - 0 1",
            Black,
            true,
        ),
        (
            "crazyhouse",
            "rnb1kbnr/8/8/4k3/8/8/4K3/8[Qq] w - - 0 1",
            White,
            true,
        ),
        (
            "crazyhouse",
            "8/8/8/4k3/8/8/4K3/8[Qq] w - - 0 1",
            Black,
            true,
        ),
        (
            "crazyhouse",
            "8/8/8/4k3/8/8/4K3/8[] w - - 0 1",
            Black,
            false,
        ),
        ("atomic", "8/8/8/4k3/8/8/4K3/1Q6 w - - 0 1", Black, false),
        (
            "three-check",
            "8/8/8/4k3/8/8/4K3/1Q6 w - - 1+1 0 1",
            Black,
            false,
        ),
        (
            "three-check",
            "8/8/8/4k3/8/8/4K2N/8 w - - 1+1 0 1",
            White,
            true,
        ),
        ("antichess", "8/8/8/4k3/8/8/4K3/1Q6 w - - 0 1", Black, true),
    ] {
        let variant = variants::variant(name).unwrap();
        let position = variants::Position::from_fen(&variant, fen)
            .unwrap_or_else(|error| panic!("{name} {fen}: {error}"));
        assert_eq!(position.can_win(color), can_win, "{name} {fen}");
    }
}

#[test]
fn a_captured_piece_returns_as_the_kind_that_was_promoted() {
    let definition: variants::Definition = text("two-pawn-kinds.txt").parse().unwrap();
    let variant = std::sync::Arc::new(definition.compile().unwrap());
    for (fen, moves, hand) in [
        ("4k2r/6S1/8/8/8/8/8/4K3 w - - 0 1", "g7f8q e8f8", "[s]"),
        ("4k2r/6P1/8/8/8/8/8/4K3 w - - 0 1", "g7g8q h8g8", "[p]"),
        ("3Q~k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8d8", "[p]"),
        ("3Qk3/8/8/8/8/8/8/4K3 b - - 0 1", "e8d8", "[q]"),
    ] {
        let mut position = variants::Position::from_fen(&variant, fen).unwrap();
        for word in moves.split(' ') {
            let played = position.parse_move(word).unwrap();
            position.make(played);
        }
        assert!(position.fen().contains(hand), "{fen}: {}", position.fen());
    }
}
