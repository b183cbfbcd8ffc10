//! Null moves: the side to move passes, which shows a threat in annotated games.

use game::Position as _;
use rules::{Game, Move, Position, pack};

use super::{Record, START, position, read_leniently, read_record};
use crate::{dice::Dice, scale::scaled};

/// A game, its moves as the record writes them, and the positions after them in the order of the
/// text, from python-chess 1.11.2.
type Case = (&'static str, &'static str, &'static [&'static str]);

const GAMES: [Case; 6] = [
    (
        "1. e4 -- 2. d4 d5",
        "1. e4 -- 2. d4 d5 *",
        &[
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2",
            "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
            "rnbqkbnr/ppp1pppp/8/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3",
        ],
    ),
    (
        "1. e4 e5 (1... -- 2. d4 (2. Z0 d5) 2... d5) 2. Nf3",
        "1. e4 e5 (1... -- 2. d4 (2. -- d5) 2... d5) 2. Nf3 *",
        &[
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2",
            "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 2 2",
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
            "rnbqkbnr/ppp1pppp/8/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        ],
    ),
    (
        "1.-- 1...-- 2.Z0 0000",
        "1. -- -- 2. -- -- *",
        &[
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2 2",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3",
        ],
    ),
    (
        "1. e4!? --$5{threat}2. d4 *",
        "1. e4 $5 -- $5 {threat} 2. d4 *",
        &[
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2",
            "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
        ],
    ),
    (
        "1. e4 e5 2. Bc4 -- 3. Qh5 -- 4. Qxf7#",
        "1. e4 e5 2. Bc4 -- 3. Qh5 -- 4. Qxf7# *",
        &[
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2",
            "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3",
            "rnbqkbnr/pppp1ppp/8/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3",
            "rnbqkbnr/pppp1ppp/8/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            "rnbqkbnr/pppp1Qpp/8/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
        ],
    ),
    (
        "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20\"]\n\n20... -- 21. O-O --",
        "20... -- 21. O-O -- *",
        &[
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 21",
            "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 21",
            "r3k2r/8/8/8/8/8/8/R4RK1 w kq - 6 22",
        ],
    ),
];

#[test]
fn a_pass_changes_the_turn_ends_en_passant_and_counts() {
    for (text, movetext, fens) in GAMES {
        let record = read_record(text, 0).unwrap();
        let read: Vec<String> = record.nodes()[1..]
            .iter()
            .map(|node| node.position.to_string())
            .collect();
        assert_eq!(read, fens, "{text}");
        let written = record.write();
        assert_eq!(written.lines().last(), Some(movetext), "{text}");
        assert_eq!(read_record(&written, 0).unwrap().nodes(), record.nodes());
    }
}

#[test]
fn a_side_in_check_cannot_pass() {
    for pass in ["--", "Z0", "0000"] {
        let text = format!("1. e4 e5 2. Bc4 d6 3. Bb5+ {pass} 4. d4 *");
        let (record, unread) = read_leniently(&text, 0).unwrap();
        assert_eq!(record.nodes().len(), 6);
        assert_eq!(unread[0].text, format!("3... {pass} 4. d4"));
        assert_eq!(
            unread[0].error.to_string(),
            format!("game 1, line 1, byte 27: '{pass}' is illegal in this position")
        );
    }
    let check = position("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    assert!(check.clone().play(Move::NULL).is_err());
    assert!(Game::new(check.clone()).play(Move::NULL).is_err());
    assert!(Record::new(check.clone()).play(0, Move::NULL).is_err());
    let error = check.parse_move_or_null("0000").unwrap_err();
    assert_eq!(error.to_string(), "'0000' is illegal in this position");
}

#[test]
fn only_the_texts_for_it_mean_the_null_move() {
    let start = position(START);
    assert_eq!(start.parse_move_or_null("0000"), Ok(Move::NULL));
    assert_eq!(Move::NULL.to_string(), "0000");
    assert_eq!(start.san(Move::NULL), "--");
    // Players cannot enter a null move.
    for text in ["--", "Z0", "0000", "a1a1", "a1a1k"] {
        assert!(start.parse_move(text).is_err(), "{text}");
        assert!(text.parse::<Move>() != Ok(Move::NULL), "{text}");
    }
    assert!(start.parse_move("a1a1").is_err());
    for text in ["1. e4 Z", "1. e4 Z0Z0"] {
        assert_eq!(read_record(text, 0).unwrap().nodes().len(), 2, "{text}");
    }
    // Results and castling with zeros begin like move numbers, too.
    let record = read_record("1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.0-0 0-0 1-0", 0).unwrap();
    let written = record.write();
    let movetext = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O 1-0";
    assert_eq!(written.lines().last(), Some(movetext));
}

#[test]
fn a_pass_is_unmade_and_never_legal() {
    let mut dice = Dice::new(47);
    let mut record = Record::new(Position::start());
    for _ in 0..scaled(2_000) {
        let node = record.nodes().len() - 1;
        let before = record.nodes()[node].position.clone();
        let legal = before.legal_moves();
        assert!(!legal.contains(&Move::NULL) && !before.is_legal(Move::NULL));
        if legal.is_empty() || node > 300 {
            let again = read_record(&record.write(), 0).unwrap();
            assert_eq!(again.nodes(), record.nodes());
            record = Record::new(Position::start());
            continue;
        }
        if before.is_check() || dice.below(3) > 0 {
            record.play(node, *dice.pick(&legal)).unwrap();
            continue;
        }
        let mut after = before.clone();
        let undo = after.make(Move::NULL);
        assert_eq!(after.to_string().parse(), Ok(after.clone()));
        assert_eq!(after.turn(), before.turn().other());
        after.unmake(Move::NULL, undo);
        assert_eq!(after, before);
        assert_eq!(after.key(), before.key());
        record.play(node, Move::NULL).unwrap();
    }
}

#[test]
fn positions_before_a_pass_do_not_count_for_repetition() {
    let mut game = Game::new(Position::start());
    let mut play = |uci: &str| {
        game.play(game.position().parse_move_or_null(uci).unwrap())
            .unwrap();
        game.repetitions()
    };
    let counts = ["g1f3", "g8f6", "f3g1", "f6g8", "0000", "0000"].map(&mut play);
    assert_eq!(counts, [1, 1, 1, 2, 1, 1]);
    assert_eq!(["g1f3", "g8f6", "f3g1", "f6g8"].map(play), [1, 1, 1, 2]);
}

#[test]
fn a_game_with_a_pass_is_not_packed() {
    let mut game = Game::new(Position::start());
    game.play("e2e4".parse().unwrap()).unwrap();
    assert!(pack(&game).is_some());
    game.play(Move::NULL).unwrap();
    assert_eq!(pack(&game), None);
}

#[test]
fn a_stalemated_side_may_pass() {
    let stalemate = "[FEN \"7k/5Q2/8/8/8/8/8/K7 b - - 0 1\"]\n\n1... -- 2. Qg7#";
    assert_eq!(
        read_record(stalemate, 0).map(|read| read.nodes().len()),
        Ok(3)
    );
}
