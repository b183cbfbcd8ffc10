//! Writing PGN in the export format, from which the same game is read.

use game::pgn::{Annotations, GameResult, Mark, MarkColor};
use rules::{Move, Position};

use crate::dice::Dice;
use crate::reading::{Record, SAMPLE, read, read_record};

const ROSTER: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                      [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n";

/// Returns the movetext in one line.
fn movetext(record: &Record) -> String {
    let text = record.write();
    let movetext = text.split_once("\n\n").unwrap().1;
    movetext.trim_end().replace('\n', " ")
}

#[test]
fn a_game_without_anything_has_the_roster_and_a_result() {
    let record = Record::new(Position::start());
    assert_eq!(record.write(), format!("{ROSTER}\n*\n"));
}

/// The page writes the same text: `tests/browser/questions.test.ts`.
#[test]
fn a_written_game_is_read_and_written_unchanged() {
    let text = include_str!("../../../../tests/data/games/annotated.pgn");
    assert_eq!(read(text).write(), text);
}

#[test]
fn everything_is_written_in_its_order() {
    let text = "[ECO \"C50\"]\n[Black \"B\\\\\"]\n[Event \"a \"b\"\"]\n[Result \"*\"]\n\
                {x [%cal Ge2e4] y} 1. e4 $14 ! {z [%clk 0:01:00] [%csl Ra1] [%cal Bb1b2]} \
                (1. d4 {q} d5 (1... Nf6 2. c4)) (1. c4) e5 2. {w} Nf3 {[%eval 1]} 2... {v} Nc6 3. Bb5 1-0";
    assert_eq!(
        read(text).write(),
        "[Event \"a \\\"b\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"B\\\\\"]\n[Result \"1-0\"]\n[ECO \"C50\"]\n\n\
         {[%cal Ge2e4] x y} 1. e4 $14 $1 {[%csl Ra1] [%cal Bb1b2] [%clk 0:01:00] z} (1.\n\
         d4 {q} 1... d5 (1... Nf6 2. c4)) (1. c4) 1... e5 2. {w} Nf3 {[%eval 1]} 2...\n\
         {v} Nc6 3. Bb5 1-0\n"
    );
}

#[test]
fn a_set_position_has_its_tags_and_its_numbers() {
    let fen = "4k3/8/8/8/8/8/4p3/K7 b - - 3 40";
    let mut record = Record::new(fen.parse().unwrap());
    record.play(0, "e2e1q".parse().unwrap()).unwrap();
    record.play(1, "a1b2".parse().unwrap()).unwrap();
    record.tags = vec![
        ("FEN".into(), "no position".into()),
        ("SetUp".into(), "0".into()),
    ];
    let text = record.write();
    assert!(
        text.contains(&format!(
            "[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n"
        )),
        "{text}"
    );
    assert!(text.ends_with("\n40... e1=Q+ 41. Kb2 *\n"), "{text}");
    assert_eq!(read(&text).nodes(), record.nodes());
}

#[test]
fn what_would_break_the_text_is_made_harmless() {
    let mut record = Record::new(Position::start());
    record.tags = vec![
        ("Event".into(), "a\nb\tc\r".into()),
        ("not a name".into(), "x".into()),
        (String::new(), "x".into()),
    ];
    record.annotations_mut(0).unwrap().comment = "  a}\n\n{b\u{a0} ".into();
    let text = record.write();
    assert_eq!(
        text,
        format!(
            "{}\n{{a) {{b\u{a0}}} *\n",
            ROSTER.replacen('?', "a b c ", 1)
        )
    );
}

#[test]
fn lines_are_less_than_eighty_characters_long() {
    let mut record = read_record(SAMPLE, 0).unwrap();
    record.annotations_mut(3).unwrap().comment = "ein längerer Satz ".repeat(40);
    record.annotations_mut(4).unwrap().arrows = vec![mark(&mut Dice::new(1)); 64];
    let text = record.write();
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert!(matches!(longest, Some(70..80)), "{longest:?}: {text}");
    assert!(
        !text.contains(" \n") && !text.contains("\n ") && !text.contains("  "),
        "{text}"
    );
    assert_eq!(read(&text).nodes()[4].annotations.arrows.len(), 64);
}

#[test]
fn a_word_that_is_too_long_has_a_line_of_its_own() {
    let mut record = read("1. e4 e5");
    let word = "x".repeat(300);
    record.annotations_mut(1).unwrap().comment.clone_from(&word);
    let text = record.write();
    assert!(
        text.ends_with(&format!("\n1. e4\n{{{word}}}\n1... e5 *\n")),
        "{text}"
    );
    assert_eq!(read(&text).nodes(), record.nodes());
}

#[test]
fn moves_that_are_illegal_or_lead_from_nowhere_are_not_added() {
    let mut record = Record::new(Position::start());
    let pawn: Move = "e2e4".parse().unwrap();
    assert_eq!(record.play(0, pawn), Ok(1));
    assert!(record.play(1, pawn).is_err());
    assert!(record.play(2, pawn).is_err());
    assert!(record.play(usize::MAX, pawn).is_err());
    assert!(record.annotations_mut(2).is_none());
    assert_eq!(record.san(0), "");
    assert_eq!(record.san(9), "");
    assert_eq!(movetext(&record), "1. e4 *");
}

#[test]
fn moves_may_come_in_any_order_after_their_parents() {
    let mut record = Record::new(Position::start());
    for (parent, uci) in [
        (0, "e2e4"),
        (1, "e7e5"),
        (0, "d2d4"),
        (2, "g1f3"),
        (1, "c7c5"),
        (3, "d7d5"),
    ] {
        record.play(parent, uci.parse().unwrap()).unwrap();
    }
    assert_eq!(
        movetext(&record),
        "1. e4 (1. d4 d5) 1... e5 (1... c5) 2. Nf3 *"
    );
}

#[test]
fn what_is_written_is_read_as_the_same_game() {
    for number in 0..3 {
        let record = read_record(SAMPLE, number).unwrap();
        let again = read(&record.write());
        assert_eq!(
            (again.nodes(), again.result),
            (record.nodes(), record.result)
        );
        assert_eq!(read(&again.write()), again);
    }
}

#[test]
fn random_games_survive_writing_and_reading() {
    let mut dice = Dice::new(11);
    let mut moves = 0;
    for _ in 0..400 {
        let record = random_record(&mut dice);
        moves += record.nodes().len() - 1;
        let text = record.write();
        let again = read_record(&text, 0).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again, record, "{text}");
        assert_eq!(again.write(), text);
    }
    assert!(moves > 10_000, "{moves}");
}

/// Returns a random game with all kinds of content, with nodes in the order of reading.
fn random_record(dice: &mut Dice) -> Record {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1P6/8/3pP3/4n3/2N5/8/R3K2R w KQkq d6 7 33",
    ];
    let mut record = Record::new(dice.pick(&starts).parse().unwrap());
    record.result = *dice.pick(&[
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::Unknown,
    ]);
    let mut names: Vec<&str> = ["Event", "Site", "Date", "Round", "White", "Black"].into();
    let start = record.nodes()[0].position.to_string();
    let is_set = start != starts[0];
    record.tags = names
        .drain(..)
        .map(|name| (name.to_owned(), words(dice).replace('}', ")")))
        .collect();
    record
        .tags
        .push(("Result".into(), record.result.text().into()));
    if is_set {
        record.tags.push(("SetUp".into(), "1".into()));
        record.tags.push(("FEN".into(), start));
    }
    record.tags.push(("ECO".into(), "C5\"0\\".into()));
    *record.annotations_mut(0).unwrap() = random_notes(dice, false);
    grow(&mut record, 0, 40, dice);
    record
}

/// Adds a line after a node, and random variations of its moves.
fn grow(record: &mut Record, from: usize, length: usize, dice: &mut Dice) {
    let mut parent = from;
    for _ in 0..dice.below(length + 1) {
        let moves = record.nodes()[parent].position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let place = record.play(parent, *dice.pick(&moves)).unwrap();
        *record.annotations_mut(place).unwrap() = random_notes(dice, true);
        while dice.below(5) == 0 {
            let moves = record.nodes()[parent].position.legal_moves();
            let variation = record.play(parent, *dice.pick(&moves)).unwrap();
            *record.annotations_mut(variation).unwrap() = random_notes(dice, true);
            grow(record, variation, length / 4, dice);
        }
        parent = place;
    }
}

fn random_notes(dice: &mut Dice, is_move: bool) -> Annotations {
    let mut annotations = Annotations::default();
    if dice.below(3) == 0 {
        annotations.comment = words(dice);
        annotations.arrows = (0..dice.below(14)).map(|_| mark(dice)).collect();
        for _ in 0..dice.below(3) {
            let mark = mark(dice);
            annotations.circles.push(Mark {
                to: mark.from,
                ..mark
            });
        }
    }
    if is_move && dice.below(4) == 0 {
        annotations.comment_before = words(dice);
        annotations.nags = (1..=255).step_by(dice.below(200) + 50).collect();
        annotations.clock_ms = Some(u32::try_from(dice.below(1 << 32)).unwrap());
    }
    annotations
}

fn mark(dice: &mut Dice) -> Mark {
    let squares: Vec<game::Square> = (0..64)
        .map(|index| game::Square::new(index % 8, index / 8))
        .collect();
    Mark {
        color: *dice.pick(&MarkColor::ALL),
        from: *dice.pick(&squares),
        to: *dice.pick(&squares),
    }
}

/// Returns words with single blanks between them, none of which ends a comment or begins a command.
fn words(dice: &mut Dice) -> String {
    let words = [
        "1.", "e4", "(", ")", "[Event", "\"x\"]", ";", "%", "$7", "!?", "{", "[%eval", "]", "1-0",
        "*", "é♞", "\\", "\"", "Wort", "—",
    ];
    let words: Vec<&str> = (0..dice.below(9)).map(|_| *dice.pick(&words)).collect();
    words.join(" ")
}

fn rewritten<P: game::Position>(start: &P, text: &str, index: usize) -> String {
    let record = game::pgn::Record::read(start, text, index);
    record.unwrap_or_else(|error| panic!("{error}")).write()
}

/// Games of chess, Chess960 and seven variants with comments, variations and glyphs. `tests/oracle/pgn_games.py` wrote them
/// with python-chess 1.11.2, which reads the same games from the rewritten text.
#[test]
fn games_of_python_chess_are_written_as_it_reads_them() {
    let text = include_str!("../../../../tests/data/pgn/python-chess.pgn");
    let mut written = String::new();
    for (index, scanned) in game::pgn::scan_games(text).enumerate() {
        written += &match game::names::variant_of_tags(&scanned.tags) {
            None => rewritten(&rules::Position::start(), text, index),
            Some(name) => {
                let variant = variants::variant(&name).unwrap();
                rewritten(&variants::Position::start(&variant), text, index)
            }
        };
        written.push('\n');
    }
    assert_eq!(
        written,
        include_str!("../../../../tests/data/pgn/python-chess.rewritten.pgn")
    );
}
