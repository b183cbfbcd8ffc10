//! Spellings of moves through each entry point, and of the legal moves of random positions in all
//! games.
//!
//! `tests/data/spellings.txt` is the table. The worker's questions and the puzzles of the page use
//! `parse_move`, and games that a program sends `parse_move_or_null`.

#![cfg(all(feature = "chess", feature = "fairy"))]

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;
use std::sync::Arc;

use game::pgn::Record;
use game::{Coded, ErrorVisitor, Position, splitmix64};
use protocol::{FrontEnd, Hooks};

const TABLE: &str = include_str!("../../../tests/data/spellings.txt");

/// A row of the table.
struct Row<'a> {
    game: &'a str,
    fen: &'a str,
    spelling: &'a str,
    /// A move in UCI notation or the code of an error.
    expected: &'a str,
}

fn rows() -> Vec<Row<'static>> {
    let lines = TABLE
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line: &'static str| {
        let fields: Vec<&str> = line.split(';').collect();
        let [game, fen, spelling, expected] = fields[..] else {
            panic!("{line} has four fields");
        };
        Row {
            game,
            fen,
            spelling,
            expected,
        }
    };
    lines.map(row).collect()
}

/// The code of an error.
#[derive(Default)]
struct Code(&'static str);

impl ErrorVisitor for Code {
    fn code(&mut self, code: &'static str) {
        self.0 = code;
    }
    fn number(&mut self, _: &'static str, _: f64) {}
    fn text(&mut self, _: &'static str, _: &dyn std::fmt::Display) {}
    fn null(&mut self, _: &'static str) {}
    fn texts(&mut self, _: &'static str, _: &[String]) {}
}

fn code(error: &impl Coded) -> String {
    let mut code = Code::default();
    error.visit(&mut code);
    code.0.into()
}

/// The readings of a spelling by each function for single moves and by the reader of PGN.
fn readings<P: Position>(position: &P, row: &Row<'_>) -> Vec<String> {
    let read = |read: Result<P::Move, game::MoveError>| match read {
        Ok(found) => position.uci(found),
        Err(error) => code(&error),
    };
    let mut readings = vec![
        read(position.parse_move(row.spelling)),
        read(position.parse_move_or_null(row.spelling)),
    ];
    // A PGN with an illegal move may also be text.
    if !row.expected.contains('-') {
        let record = Record::read(position, row.spelling, 0);
        readings.push(match record {
            Ok(record) => record
                .nodes()
                .get(1)
                .and_then(|node| node.played)
                .map_or_else(|| "no move".into(), |played| position.uci(played)),
            Err(error) => error.to_string(),
        });
    }
    readings
}

#[test]
fn every_function_reads_the_spellings_of_the_table() {
    let mut wrong = Vec::new();
    for row in rows() {
        let readings = if row.game == "chess" {
            let fen = if row.fen == "start" {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            } else {
                row.fen
            };
            readings(&fen.parse::<rules::Position>().expect(fen), &row)
        } else {
            readings(&variant_position(&row), &row)
        };
        if readings.iter().any(|reading| reading != row.expected) {
            wrong.push(format!(
                "{} in {} ({}): {readings:?}, not {}",
                row.spelling, row.fen, row.game, row.expected
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn variant_position(row: &Row<'_>) -> variants::Position {
    let variant = variants::variant(row.game).expect(row.game);
    match row.fen {
        "start" => variants::Position::start(&variant),
        fen => variants::Position::from_fen(&variant, fen).expect(fen),
    }
}

/// A session that collects the lines that it prints.
fn session() -> (FrontEnd, Rc<RefCell<Vec<String>>>) {
    let lines = Rc::new(RefCell::new(Vec::new()));
    let sink = Rc::clone(&lines);
    let hooks = Hooks {
        clock_ms: Box::new(|| 0.0),
        seed: Box::new(|| 1),
        line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
    };
    (FrontEnd::new(hooks), lines)
}

#[test]
fn uci_and_xboard_read_the_spellings_of_the_table() {
    let (mut uci, uci_lines) = session();
    let (mut xboard, xboard_lines) = session();
    xboard.receive("xboard");
    for row in rows().iter().filter(|row| !row.spelling.contains(' ')) {
        let (game, fen, spelling) = (row.game, row.fen, row.spelling);
        let is_legal = !row.expected.contains('-');
        let position = if fen == "start" {
            "startpos".into()
        } else {
            format!("fen {fen}")
        };
        uci.receive(&format!("setoption name UCI_Variant value {game}"));
        let mut shown = |played: &str| {
            uci_lines.borrow_mut().clear();
            uci.receive(&format!("position {position} moves {played}\nd"));
            uci_lines.borrow().clone()
        };
        let read = shown(spelling);
        if is_legal {
            assert_eq!(read, shown(row.expected), "{spelling} in {fen} in UCI");
        } else {
            assert!(
                read[0].starts_with("info string error: position: move 1: "),
                "{read:?}"
            );
        }
        xboard.receive(&format!("variant {game}\nforce"));
        if fen != "start" {
            xboard.receive(&format!("setboard {fen}"));
        }
        xboard_lines.borrow_mut().clear();
        xboard.receive(&format!("usermove {spelling}"));
        let is_refused = xboard_lines
            .borrow()
            .iter()
            .any(|line| line.starts_with("Illegal move"));
        // On its board of ten ranks XBoard counts from 0.
        assert_eq!(
            is_refused,
            !is_legal,
            "{spelling} in {fen} in XBoard: {:?}",
            xboard_lines.borrow()
        );
    }
}

#[test]
fn the_positions_of_other_programs_are_accepted() {
    for case in [
        &include_bytes!("../../../tests/data/cases/castling-king-takes-rook.uci")[..],
        include_bytes!("../../../tests/data/cases/capital-promotion.uci"),
        include_bytes!("../../../tests/data/cases/stdin-bom.uci"),
    ] {
        let (mut uci, lines) = session();
        uci.receive(&String::from_utf8_lossy(case));
        while uci.think(100.0) {}
        let lines = lines.borrow();
        assert!(!lines.is_empty());
        assert!(
            !lines
                .iter()
                .any(|line| line.contains("error") || line.contains("(none)")),
            "{lines:?}"
        );
    }
}

/// Calls a function with some random positions of a game.
fn for_random_positions<P: Position + Debug>(start: &P, seed: &mut u64, check: impl Fn(&P)) {
    for _ in 0..2 {
        let mut position = start.clone();
        for ply in 0..60 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            if ply % 10 == 0 {
                check(&position);
            }
            *seed = splitmix64(*seed);
            let index = usize::try_from(*seed % legal.len() as u64).expect("a length");
            position.make_playable(legal[index]);
        }
    }
}

/// Spellings of a move that mean no other move.
fn spellings<P: Position>(position: &P, legal: P::Move) -> Vec<String> {
    let (uci, san) = (position.uci(legal), position.san(legal));
    let parts = position.parts(legal);
    let bare = san.trim_end_matches(['+', '#']).to_owned();
    let mut all = vec![
        uci.clone(),
        format!("{san}!?"),
        format!(" {bare} "),
        format!("12...{bare}"),
        format!("{bare}+,"),
        bare.replace('=', ""),
        bare.replace('=', "/"),
    ];
    if !parts.is_pawn {
        all.push(bare.replace('x', ""));
    }
    if bare.starts_with("O-O") {
        all.push(bare.replace('O', "0"));
        all.push(bare.replace("O-O-O", "OOO").replace("O-O", "OO"));
        all.push(bare.to_lowercase());
    }
    let Some(from) = parts.from else {
        all.push(uci.to_lowercase());
        all.push(uci.to_uppercase());
        return all;
    };
    let (to, letter) = (parts.to, parts.letter);
    let promotion = parts
        .promotion
        .map_or_else(String::new, |letter| format!("={letter}"));
    let gate = parts
        .gate
        .map_or_else(String::new, |(letter, _)| format!("/{letter}"));
    all.push(uci.to_uppercase());
    if parts.gate.is_none_or(|(_, square)| square == from) {
        let additions = format!("{promotion}{gate}");
        // A king's move to a square takes precedence over castling to it.
        let is_castling = |other: &P::Move| position.parts(*other).castling.is_some();
        let goes_there = |other: &P::Move| {
            let other = position.parts(*other);
            (other.from, other.to) == (parts.from, to)
        };
        let moves = position.legal_moves();
        let mut rivals = moves
            .iter()
            .filter(|other| goes_there(other) && !is_castling(other));
        if parts.castling.is_none() || rivals.next().is_none() {
            all.push(format!("{from}-{to}{additions}"));
            all.push(format!("{from}–{to}{}", additions.to_lowercase()));
            all.push(format!("{from}{to}{}", additions.replace('=', "")));
            all.push(format!("{letter}{from}-{to}{additions}"));
            all.push(format!("{letter}{from}x{to}{additions}"));
        }
        if let Some(castling) = parts.castling.filter(|castling| castling.is_shortest) {
            let rook = castling.rook;
            all.push(format!("{from}{rook}{gate}"));
            all.push(format!("{letter}x{rook}{gate}"));
        }
    }
    all
}

fn check_spellings<P: Position>(position: &P) {
    for &legal in &position.legal_moves() {
        let uci = position.uci(legal);
        for spelling in spellings(position, legal) {
            let read = position.parse_move(&spelling);
            let read = read.map(|read| position.uci(read));
            assert_eq!(
                read.as_ref(),
                Ok(&uci),
                "{spelling:?} in {}",
                position.fen()
            );
        }
        // A small letter may be a file, and capitals alone may be ambiguous.
        let san = position.san(legal);
        for spelling in [san.to_lowercase(), san.to_uppercase()] {
            let files = position.notation_scope().files;
            let first = spelling
                .bytes()
                .next()
                .unwrap_or_default()
                .to_ascii_lowercase();
            let is_file = first.wrapping_sub(b'a') < files;
            match position.parse_move(&spelling) {
                Ok(read) if !is_file => assert_eq!(position.uci(read), uci, "{spelling:?}"),
                Err(error) if !is_file => panic!("{spelling:?} in {}: {error}", position.fen()),
                _ => {}
            }
        }
    }
}

#[test]
fn spellings_of_every_legal_move_are_read_as_that_move() {
    let mut seed = 61;
    for_random_positions(&rules::Position::start(), &mut seed, check_spellings);
    for number in [0, 100, 477, 959] {
        let start = rules::Position::chess960(number).expect("below 960");
        for_random_positions(&start, &mut seed, check_spellings);
    }
    for definition in variants::definitions() {
        let variant = Arc::new(definition.compile().expect("built in"));
        let start = variants::Position::start(&variant);
        for_random_positions(&start, &mut seed, check_spellings);
    }
}

#[test]
fn blanks_before_a_line_and_a_byte_order_mark_before_a_definition_are_ignored() {
    let (mut front_end, lines) = session();
    front_end.receive("\u{feff}isready");
    assert_eq!(lines.borrow()[0], "readyok");
    front_end.receive("\u{a0}\u{feff} \tisready");
    assert_eq!(lines.borrow()[1], "readyok");
    front_end.receive("\u{feff}xboard");
    front_end.receive("\u{feff}ping 1");
    assert_eq!(lines.borrow()[2], "pong 1");
    let text = "\u{feff}game tiny\nboard 4x4\npiece K king K royal\nstart k3/4/4/3K w - - 0 1\n";
    assert_eq!(
        variants::read_games(text).expect("a game")[0].0.name,
        "tiny"
    );
}
