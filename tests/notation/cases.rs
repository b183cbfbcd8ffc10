//! Games written by other programs or copied from web pages; `tests/data/cases/README.md` names
//! their sources.

use std::{fs, path::Path};

use game::pgn::{GameResult, Record, Unread, scan_games};

type Read<P> = (Record<P>, Vec<Unread<P>>);

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data/cases")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the main line in SAN.
fn main_line<P: game::Position>((record, _): &Read<P>) -> String {
    let (mut line, mut last) = (Vec::new(), 0);
    for (index, node) in record.nodes().iter().enumerate().skip(1) {
        if node.parent == last {
            line.push(record.san(index));
            last = index;
        }
    }
    line.join(" ")
}

fn chess(text: &str) -> Read<rules::Position> {
    Record::read_leniently(&rules::Position::start(), text, 0)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn variant(name: &str, text: &str, index: usize) -> Read<variants::Position> {
    let variant = std::sync::Arc::clone(&variants::variant(name).unwrap());
    Record::read_leniently(&variants::Position::start(&variant), text, index)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

const CHESS: [(&str, &str, GameResult); 21] = [
    ("pgn-angle", "e4 e5", GameResult::Unknown),
    ("pgn-at-null", "e4 -- d4", GameResult::Unknown),
    ("pgn-bad-castling-fen", "Qe5 Qxd5", GameResult::Unknown),
    ("pgn-colon-result", "e4 e5", GameResult::WhiteWins),
    ("pgn-commands", "e4 e5 Nf3 Nc6", GameResult::Unknown),
    ("pgn-cr-semicolon", "e4 e5 Nf3", GameResult::Unknown),
    (
        "pgn-dash-castling",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O",
        GameResult::Unknown,
    ),
    ("pgn-dash-result", "e4 e5", GameResult::WhiteWins),
    ("pgn-double-forfeit-1", "", GameResult::BothLose),
    (
        "pgn-double-forfeit-2",
        "e4 e5 Nf3 Nc6",
        GameResult::BothLose,
    ),
    (
        "pgn-ep-no-dots",
        "e4 a6 e5 d5 exd6 cxd6",
        GameResult::Unknown,
    ),
    ("pgn-figurines", "e4 e5 Nf3 Nc6 Bb5", GameResult::Unknown),
    ("pgn-forfeit-plus", "", GameResult::WhiteWins),
    ("pgn-half-results", "e4 e5", GameResult::WhiteDraws),
    ("pgn-html", "e4 e5 Nf3", GameResult::Unknown),
    ("pgn-nag-256", "e4 e5 Nf3 Nc6 Bb5", GameResult::Unknown),
    ("pgn-nbsp", "e4 e5 Nf3 Nc6", GameResult::Unknown),
    ("pgn-smart-quotes", "e4 c5 Nf3 d6", GameResult::Unknown),
    ("pgn-tag-over-lines", "e4", GameResult::Unknown),
    ("pgn-tag-unclosed", "e4", GameResult::Unknown),
    ("pgn-variation-first", "e4 e5", GameResult::Unknown),
];

#[test]
fn games_of_chess() {
    for (name, line, result) in CHESS {
        let read = chess(&text(&format!("{name}.pgn")));
        assert_eq!(main_line(&read), line, "{name}");
        assert_eq!(read.0.result, result, "{name}");
        assert!(read.1.is_empty(), "{name}: {:?}", read.1);
        let again = chess(&read.0.write());
        assert_eq!(again.0.write(), read.0.write(), "{name}");
    }
}

#[test]
fn symbols_become_glyphs_and_other_signs_remain() {
    let (record, unread) = chess(&text("pgn-eval-symbols.pgn"));
    assert_eq!(main_line(&(record.clone(), unread)).split(' ').count(), 17);
    let slip = (0..record.nodes().len())
        .find(|&node| record.san(node) == "Bd6")
        .unwrap();
    let annotations = &record.nodes()[slip].annotations;
    assert_eq!(annotations.nags, [2, 16]);
    assert_eq!(annotations.comment, "a slip");
    for (symbol, nag) in [
        ("⩲", 14),
        ("+/-", 16),
        ("∓", 17),
        ("+-", 18),
        ("−+", 19),
        ("=", 10),
        ("∞", 13),
        ("□", 7),
        ("N", 146),
    ] {
        let (record, unread) = chess(&format!("1. e4 {symbol} e5 2. Nf3 *"));
        assert_eq!(record.nodes()[1].annotations.nags, [nag], "{symbol}");
        assert_eq!((record.nodes().len(), unread.len()), (4, 0), "{symbol}");
        if symbol != "N" {
            let (record, _) = chess(&format!("1. e4{symbol} e5"));
            assert_eq!(record.nodes()[1].annotations.nags, [nag], "{symbol}");
        }
    }
    for sign in ["$256", "$", "[!?]", ")", "}", "]", "§", "<note>", "***"] {
        let (record, unread) = chess(&format!("1. e4 e5 {sign} 2. Nf3 Nc6"));
        assert!(
            sign == "***" || record.nodes().len() == 5,
            "{sign}: {record:?}"
        );
        assert!(unread.is_empty(), "{sign}");
    }
}

#[test]
fn tags_are_read_as_they_are_copied() {
    let tag = |pgn: &str, name: &str| chess(pgn).0.tag(name).map(str::to_owned);
    let quoted = text("pgn-smart-quotes.pgn");
    assert_eq!(tag(&quoted, "White").as_deref(), Some("Paul Keres"));
    assert_eq!(tag(&quoted, "Black").as_deref(), Some("Oscar Panno"));
    assert_eq!(tag(&text("pgn-html.pgn"), "Site").as_deref(), Some("y"));
    assert_eq!(
        tag(&text("pgn-tag-over-lines.pgn"), "Event").as_deref(),
        Some("long name")
    );
    assert_eq!(
        tag(&text("pgn-tag-unclosed.pgn"), "White").as_deref(),
        Some("a")
    );
    assert_eq!(
        tag("[White &quot;A &amp; B&quot;]\n\n1. e4 *", "White").as_deref(),
        Some("A & B")
    );
    assert_eq!(
        tag("\u{feff}[White \u{201e}A\u{201d}]\n\n1. e4 *", "White").as_deref(),
        Some("A")
    );
}

#[test]
fn text_of_web_pages() {
    for pgn in [
        "1.&nbsp;e4 e5 2.&nbsp;Nf3 Nc6",
        "\u{200e}1. e4\u{200f} e5 2. N\u{ad}f3 Nc6",
        "<p>1. <b>e4</b> e5<br/>2. <a href=\"x\">Nf3</a> Nc6</p>",
        "1.\u{2009}e4\u{202f}e5 2.\u{3000}♘f3 ♞c6",
        "1. e4, e5, 2. Nf3, Nc6.",
    ] {
        assert_eq!(main_line(&chess(pgn)), "e4 e5 Nf3 Nc6", "{pgn}");
    }
}

#[test]
fn commands_of_other_programs_are_kept_apart() {
    let (record, _) = chess(&text("pgn-commands.pgn"));
    let annotations: Vec<_> = record
        .nodes()
        .iter()
        .map(|node| &node.annotations)
        .collect();
    assert!(
        annotations
            .iter()
            .all(|annotations| annotations.comment.is_empty())
    );
    assert_eq!(annotations[0].commands, ["[%evp 0,3,19,30]"]);
    assert_eq!(annotations[1].commands, ["[%timestamp 1]"]);
    assert_eq!(annotations[1].clock_ms, Some(179_900));
    assert_eq!(annotations[3].commands, ["[%emt 0:0:1]"]);
    // The arrow with an unknown color does not affect the other one.
    assert_eq!(annotations[4].arrows.len(), 1);
    assert!(record.write().contains("[%emt 0:0:1]"));
}

#[test]
fn zeros_at_the_end_are_castling_unless_the_tag_is_that_result() {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0";
    assert!(main_line(&chess(moves)).ends_with(" O-O"));
    let with_tag = chess(&format!("[Result \"1-0\"]\n\n{moves} 1-0"));
    assert!(main_line(&with_tag).ends_with(" O-O"));
    let forfeit = chess(&format!("[Result \"0-0\"]\n\n{moves}"));
    assert!(main_line(&forfeit).ends_with(" Bc5"));
    assert_eq!(forfeit.0.result, GameResult::BothLose);
}

#[test]
fn games_of_variants() {
    for (name, variant_name, index, line) in [
        ("var-3-check-chesscom", "three-check", 0, "e4 e5"),
        ("var-3check-lichess", "three-check", 0, "e4 e5"),
        ("var-ep", "three-check", 0, "e4 a6 e5 d5 exd6 cxd6"),
        ("var-first-game-empty", "atomic", 0, ""),
        ("var-first-game-empty", "atomic", 1, "d4 d5"),
        ("var-first-game-empty", "atomic", 2, "Nf3"),
        ("var-half", "atomic", 0, "Nf3 e6 g3"),
        ("var-null-move", "atomic", 0, "e4 -- d4"),
        (
            "var-overdisambiguated",
            "king-of-the-hill",
            0,
            "Nf3 Nc6 e4 e5",
        ),
        ("var-rk-long-san", "racing-kings", 0, "Nxc2 Nxf2"),
        ("var-spaced-half", "atomic", 0, "e4 e5"),
        ("var-spaced-half", "atomic", 1, "d4 d5"),
        ("var-unclosed-comment", "atomic", 1, "d4 d5"),
        ("var-zh-lichess", "crazyhouse", 0, "P@d6 exd6"),
        (
            "var-zh-python-chess",
            "crazyhouse",
            0,
            "e4 d5 exd5 Qxd5 P@e4",
        ),
    ] {
        let pgn = text(&format!("{name}.pgn"));
        let read = variant(variant_name, &pgn, index);
        assert_eq!(main_line(&read), line, "{name} {index}");
        assert!(read.1.is_empty(), "{name}: {:?}", read.1);
        let again = variant(variant_name, &read.0.write(), 0);
        assert_eq!(again.0.write(), read.0.write(), "{name}");
    }
    // The game is over because the king has exploded.
    let read = variant("atomic", &text("var-atomic-in-element.pgn"), 0);
    assert_eq!(main_line(&read), "Nf3 d5 Ng5 h6 Nxf7");
    assert_eq!(read.1[0].text, "3... Qd6");
    let games = |name: &str| scan_games(&text(name)).count();
    assert_eq!(games("var-first-game-empty.pgn"), 3);
    assert_eq!(games("var-spaced-half.pgn"), 3);
    assert_eq!(games("var-unclosed-comment.pgn"), 2);
}

#[test]
fn moves_of_variants_are_read_in_every_spelling() {
    let atomic = "1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 3. ♗c4 ♝c5 4. 0-0 ♞f6 5. d3 o-o?? ";
    assert_eq!(
        main_line(&variant("atomic", atomic, 0)),
        "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O"
    );
    let hill = "1. e4 d5 2. ed5 Qd8:d5 3. Pd2d4 *";
    assert_eq!(
        main_line(&variant("king-of-the-hill", hill, 0)),
        "e4 d5 exd5 Qxd5 d4"
    );
    let promoted = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. ";
    for promotion in ["a8=q", "a8Q", "a8(Q)", "a8=Q+", "a7a8q", "Pa7-a8=Q"] {
        let pgn = format!("{promoted}{promotion} *");
        assert_eq!(
            main_line(&variant("king-of-the-hill", &pgn, 0)),
            "a8=Q+",
            "{promotion}"
        );
    }
    // None of these is read as a different move.
    for wrong in ["d5", "Nd5", "exd6", "Qe5", "xd5", "e"] {
        let (record, unread) = variant("king-of-the-hill", &format!("1. e4 d5 2. {wrong} *"), 0);
        assert_eq!((record.nodes().len(), unread.len()), (3, 1), "{wrong}");
    }
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
