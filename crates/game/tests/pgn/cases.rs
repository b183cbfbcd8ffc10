//! Games written by other programs or copied from web pages; `tests/data/cases/README.md` names
//! their sources.

use std::{fs, path::Path};

use game::pgn::{GameResult, Record, Unread, scan_games};

type Read<P> = (Record<P>, Vec<Unread<P>>);

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/cases")
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

const CHESS: [(&str, &str, GameResult); 33] = [
    ("pgn-castling-e1-g1", "O-O O-O-O", GameResult::Unknown),
    (
        "pgn-king-castles-doubtful",
        "O-O O-O-O",
        GameResult::Unknown,
    ),
    ("pgn-orientation", "e4 e5", GameResult::Unknown),
    ("pgn-fen-semicolon", "e4 e5", GameResult::Unknown),
    ("pgn-angle", "e4 e5", GameResult::Unknown),
    ("pgn-at-null", "e4 -- d4", GameResult::Unknown),
    ("pgn-bad-castling-fen", "Qe5 Qxd5", GameResult::Unknown),
    ("pgn-code-fence", "e4 e5 Nf3", GameResult::Unknown),
    ("pgn-colon-result", "e4 e5", GameResult::WhiteWins),
    (
        "pgn-comment-after-variation",
        "e4 e5 Nf3 Nc6 Bb5 a6",
        GameResult::Unknown,
    ),
    ("pgn-fen-tag-case", "Kd2 Kd7", GameResult::Unknown),
    ("pgn-no-tags", "e4 e5 Nf3 Nc6", GameResult::Unknown),
    ("pgn-result-twice", "e4 e5", GameResult::WhiteWins),
    ("pgn-sentence-first", "e4 e5", GameResult::Unknown),
    (
        "pgn-words",
        "e4 e5 Bc4 Nf6 Bxf7+ Kxf7 d3 d6",
        GameResult::Unknown,
    ),
    ("pgn-words-mate", "f3 e5 g4 Qh4#", GameResult::BlackWins),
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
fn texts_around_games_are_not_games() {
    for (name, games) in [
        ("pgn-code-fence", 1),
        ("pgn-sentence-first", 1),
        ("pgn-result-twice", 2),
        ("pgn-words", 1),
        ("pgn-double-forfeit-1", 1),
    ] {
        assert_eq!(
            scan_games(&text(&format!("{name}.pgn"))).count(),
            games,
            "{name}"
        );
    }
    for none in [
        "",
        "*",
        "1-0",
        "Game 1",
        "# Heading\n\n> quoted",
        "```\n```",
        "See you on the h4 file",
        "Hello, world! (see below) 1. First point",
        "-- \nAnn",
        "<p>nothing</p>",
    ] {
        assert_eq!(scan_games(none).count(), 0, "{none}");
    }
    for (two, first) in [
        ("Game 1\n1. e4 e5 1-0\nGame 2\n1. d4 d5 0-1\n", "e4 e5"),
        (
            "## Game 1\n\n**1. e4 e5** 1-0\n\n## Game 2\n\n1. d4 *\n",
            "e4 e5",
        ),
        (
            "> [White \"A\"]\n>\n> 1. e4 {a\n> b}\n> e5 *\n\nOn 1 May, B wrote:\n\n[White \"B\"]\n\n1. d4",
            "e4 e5",
        ),
        (
            "[White \"A\"]\n\n1. e4 e5 1-0 White wins on time\n\n[White \"B\"]\n\n1. d4 *",
            "e4 e5",
        ),
        ("- 1. e4 e5 *\n- 1. d4 d5 *\n", "e4 e5"),
    ] {
        assert_eq!(scan_games(two).count(), 2, "{two}");
        assert_eq!(main_line(&chess(two)), first, "{two}");
    }
}

#[test]
fn words_between_moves_are_text() {
    for pgn in [
        "1. e4 e5 2. Nf3 N Nc6",
        "1. e4 TN e5 novelty 2. Nf3 check Nc6 good move!",
        "Game 1\n1. e4 e5 2. Nf3 Nc6",
        "1. e4 0:05 e5 (0:07) 2. Nf3 [0:09] Nc6 12.5s",
        "1. e4 {a {nested} comment} e5 2. Nf3 {b {c} {d} e} Nc6",
        "**1. e4 e5** *2. Nf3* `Nc6`",
        "| 1. | e4 | e5 |\n| 2. | Nf3 | Nc6 |",
        "1) e4 e5 2) Nf3 Nc6",
        "1. e4 e5 2. Nf3 with the idea Bb5 and Ke2 Nc6",
        "1. e4 e5 :-) 2. Nf3 :( Nc6",
        "1. e4 e5 The pawn on d4 is weak 2. Nf3 Nc6",
        "1. \"e4\" 'e5' 2. \u{201c}Nf3\u{201d} _Nc6_",
        "1. e4 +0.35/12 e5 -0.20 2. Nf3 0.5/3 Nc6 #",
        "1. e4 \u{2014} e5 2. Nf3 - Nc6 ...",
        "1. e4 [a] e5 [!] 2. Nf3 [ Nc6 [%clk 0:05:00]",
        "1. e4 &quot;best by test&quot; e5 2. Nf3 &amp; Nc6",
        "1. e4 https://example.org/?q=e4&r=1 e5 2. Nf3 a@b.org Nc6",
        "1.e4 e5; good\n2.Nf3,Nc6",
        "1. e4 e5 (not 1... Ke3) 2. Nf3 Nc6",
    ] {
        let (record, unread) = chess(pgn);
        if pgn.contains("not 1") {
            assert_eq!(unread.len(), 1, "{pgn}");
        } else {
            assert!(unread.is_empty(), "{pgn}: {unread:?}");
        }
        assert_eq!(
            main_line(&(record.clone(), unread)),
            "e4 e5 Nf3 Nc6",
            "{pgn}"
        );
        let again = chess(&record.write());
        assert_eq!(again.0.nodes(), record.nodes(), "{pgn}");
    }
    assert_eq!(
        chess("1. e4 [%clk 0:05:00] e5").0.nodes()[1]
            .annotations
            .clock_ms,
        Some(300_000)
    );
    assert_eq!(
        chess("1. e4 0:05 e5").0.nodes()[1].annotations.comment,
        "0:05"
    );
}

#[test]
fn an_illegal_move_after_a_word_is_text_only_if_the_numbers_agree() {
    let (record, unread) = chess("1. e4 e5 2. then Ke3 Nc6 3. Bb5 a6");
    assert_eq!(record.nodes().len(), 3);
    assert_eq!(unread[0].text, "2. Ke3 Nc6 3. Bb5 a6");
    assert_eq!(record.nodes()[2].annotations.comment, "then");
}

#[test]
fn results_between_moves_and_in_tags() {
    let result = |pgn: &str| chess(pgn).0.result;
    for (tag, expected) in [
        ("1:0", GameResult::WhiteWins),
        ("\u{bd}-\u{bd}", GameResult::Draw),
        ("1/2", GameResult::Draw),
        ("0\u{2013}1", GameResult::BlackWins),
        ("+--", GameResult::WhiteWins),
        ("0\u{2013}0", GameResult::BothLose),
    ] {
        assert_eq!(
            result(&format!("[Result \"{tag}\"]\n\n1. e4 e5")),
            expected,
            "{tag}"
        );
    }
    assert_eq!(result("1. e4 e5 2. Nf3 Nc6 0-0"), GameResult::BothLose);
    assert_eq!(
        result("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 0\u{2013}0"),
        GameResult::BothLose
    );
    let (record, _) = chess("1. e4 e5 1-0 2. Nf3 Nc6 0-1");
    assert_eq!(
        (record.nodes().len(), record.result),
        (5, GameResult::BlackWins)
    );
}

#[test]
fn a_comment_after_a_variation_remains_there() {
    let (record, _) = chess(&text("pgn-comment-after-variation.pgn"));
    let written = record.write().replace('\n', " ");
    assert!(
        written.contains("3. Bb5 {White.} (3. {Or} Bc4) 3... {Now Black} a6"),
        "{written}"
    );
}

#[test]
fn the_letters_of_another_language_are_read_in_a_whole_game() {
    let line = "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6";
    for pgn in [
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. O-O Sxe4 5. Te1 Sd6",
        "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. O-O Cxe4 5. Te1 Cd6",
        "1. e4 e5 2. Cf3 Cc6 3. Ab5 Cf6 4. O-O Cxe4 5. Te1 Cd6 *",
        "1. e4 e5 2. Sf3 gut Sc6 3. Lb5 ({Oder} 3. Lc4 Lc5 (3... Sf6)) Sf6 4. O-O Sxe4 5. Te1 Sd6",
    ] {
        assert_eq!(main_line(&chess(pgn)), line, "{pgn}");
        assert!(chess(pgn).1.is_empty(), "{pgn}");
    }
    let nested = chess("1. e4 e5 2. Sf3 Sc6 3. Lb5 (3. Lc4 Lc5 (3... Sf6)) a6").0;
    assert!(nested.write().contains("(3. Bc4 Bc5 (3... Nf6))"));
    let promotion = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=D+";
    assert_eq!(main_line(&chess(promotion)), "a8=Q+");
    assert_eq!(
        main_line(&variant("atomic", "1. Sf3 d5 2. Sg5 h6 3. Sxf7", 0)),
        "Nf3 d5 Ng5 h6 Nxf7"
    );
    // R is the rook in English and the king in French; B the bishop and the pawn in German.
    for english in [
        "1. e4 e5 2. Bc4 Nf6 3. Nf3 Nc6 4. Rf1 Rg8 5. Ke2",
        "1. e4 e5 2. Be2 Be7 3. Bf1",
    ] {
        assert!(chess(english).1.is_empty(), "{english}");
        assert!(english.ends_with(main_line(&chess(english)).split(' ').next_back().unwrap()));
    }
    // Where no language fits, the one that fits furthest is read, and the error names the move.
    let (record, unread) = chess("1. e4 e5 2. Sf3 Sc6 3. Lb9 a6");
    assert_eq!(record.nodes().len(), 5);
    assert_eq!(unread[0].text, "3. Lb9 a6");
    let (record, unread) = chess("1. e4 e5 2. Nf3 Nc6 3. Sb5 a6");
    assert_eq!((record.nodes().len(), &*unread[0].text), (5, "3. Sb5 a6"));
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
    let (record, _) = chess("1. e4 d5 2. ed Qxd5 3. d4 e5 4. dxe Qxe5+");
    assert_eq!(record.nodes().len(), 9);
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
    for wrong in ["d5", "Nd5", "exd6", "Qe5", "xd5"] {
        let (record, unread) = variant("king-of-the-hill", &format!("1. e4 d5 2. {wrong} *"), 0);
        assert_eq!((record.nodes().len(), unread.len()), (3, 1), "{wrong}");
    }
}
