//! Reading PGN: the accepted syntax and its meaning.

use game::pgn::{GameResult, Mark, MarkColor, PartlyRead, ReadError, scan_games};
use rules::Position;

pub(crate) type Record = game::pgn::Record<Position>;
type Node = game::pgn::Node<Position>;

/// Reads a game of chess.
pub(crate) fn read_record(text: &str, index: usize) -> Result<Record, ReadError<Position>> {
    Record::read(&Position::start(), text, index)
}

/// Reads a game of chess up to the first invalid part.
pub(crate) fn read_leniently(
    text: &str,
    index: usize,
) -> Result<PartlyRead<Position>, ReadError<Position>> {
    Record::read_leniently(&Position::start(), text, index)
}

pub(crate) const SAMPLE: &str = include_str!("../../../../tests/data/pgn/sample.pgn");

pub(crate) fn read(text: &str) -> Record {
    read_record(text, 0).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Writes the moves as a sequence of `parent san`.
fn moves(record: &Record) -> String {
    let moves = record.nodes().iter().enumerate().skip(1);
    let moves = moves.map(|(place, node)| format!("{}:{}", node.parent, record.san(place)));
    moves.collect::<Vec<_>>().join(" ")
}

fn node<'a>(record: &'a Record, san: &str) -> &'a Node {
    let places = 0..record.nodes().len();
    let place = places.into_iter().find(|&place| record.san(place) == san);
    &record.nodes()[place.unwrap_or_else(|| panic!("no {san}"))]
}

fn mark(text: &str) -> Mark {
    let color = MarkColor::ALL.into_iter();
    let mut color = color.filter(|color| color.name()[..1].eq_ignore_ascii_case(&text[..1]));
    Mark {
        color: color.next().unwrap(),
        from: text[1..3].parse().unwrap(),
        to: text[text.len() - 2..].parse().unwrap(),
    }
}

#[test]
fn all_elements_of_pgn_are_read() {
    let record = read(SAMPLE);
    assert_eq!(record.result, GameResult::Draw);
    assert_eq!(record.tags.len(), 8);
    assert_eq!(record.tag("Event"), Some("The \"all\" of PGN"));
    assert_eq!(record.tag("Site"), Some("C:\\games"));
    assert_eq!(record.tag("White"), Some("Ännchen, von Tharau"));
    assert_eq!(
        moves(&record),
        "0:e4 1:e5 2:Nf3 2:f4 4:exf4 4:d5 6:exd5 7:e4 5:Nf3 9:g5 2:Bc4 3:Nc6 12:Bc4 13:Bc5 \
         14:O-O 15:Nf6 16:d3 17:d6 18:c3 19:a6 20:h3 21:h6"
    );
}

#[test]
fn comments_belong_to_the_move_before_them() {
    let record = read(SAMPLE);
    let comment = |san: &str| node(&record, san).annotations.comment.clone();
    let start = &record.nodes()[0].annotations;
    assert!(
        start.comment.ends_with("for the tests. The start"),
        "{start:?}"
    );
    assert_eq!(comment("e4"), "best by test");
    assert_eq!(comment("Bc4"), "");
    assert_eq!(record.nodes()[13].annotations.comment, "the Italian game");
    assert_eq!(comment("O-O"), "short");
    assert_eq!(comment("h6"), "agreed");
    assert_eq!(node(&record, "d5").annotations.comment_before, "declined");
    assert_eq!(node(&record, "c3").annotations.comment_before, "now");
    assert_eq!(node(&record, "h3").annotations.comment_before, "quiet");
    assert_eq!(comment("a6"), "");
}

#[test]
fn commands_are_taken_out_of_comments() {
    let record = read(SAMPLE);
    let start = &record.nodes()[0].annotations;
    assert_eq!(start.circles, [mark("Gd4"), mark("Re5")]);
    assert_eq!(start.arrows, []);
    let e5 = &node(&record, "e5").annotations;
    assert_eq!(e5.arrows, ["Ge7e5", "Rd1h5", "Yf1c4", "Bg1f3"].map(mark));
    assert_eq!(e5.comment, "");
    assert_eq!(node(&record, "e4").annotations.clock_ms, Some(300_000));
    assert_eq!(node(&record, "Nf6").annotations.clock_ms, Some(271_500));
    // Evaluations remain in the comment; unknown commands are stored separately.
    assert_eq!(node(&record, "Nf6").annotations.comment, "[%eval 0.3]");
    assert_eq!(node(&record, "d6").annotations.comment, "");
    assert_eq!(node(&record, "d6").annotations.commands, ["[%csl Zz9]"]);
}

#[test]
fn marks_are_read_and_other_commands_are_kept() {
    let cases = [
        ("[%csl Ra1]", "", 1),
        ("[%csl  Ra1 , Gb2 ]", "", 2),
        ("a [%csl Ra1] b", "a b", 1),
        ("a[%csl Ra1]b", "a b", 1),
        ("[[%csl Ra1]%csl Ra2]", "[ %csl Ra2]", 1),
        ("a [%csl Ra1]", "a", 1),
        ("[%csl Ra1] b", "b", 1),
        ("[%csl\nRa1]", "", 1),
        ("[%csl Ra1][%csl Ra2]", "", 2),
        ("[%csl Ra1,Xb2]", "", 1),
        ("[%csl Xb2,Ra1]", "", 1),
        ("[%csl Ra1,]", "", 1),
        ("[%csl Ra1a2]", "", 0),
        ("[%csl Réa1]", "", 0),
        ("[%csl]", "", 0),
        ("[%timestamp 1] b", "b", 0),
        ("[%csl Ra1", "[%csl Ra1", 0),
        ("[%]", "", 0),
        ("[%é]", "", 0),
        ("%csl Ra1]", "%csl Ra1]", 0),
    ];
    for (text, comment, circles) in cases {
        let record = read(&format!("[White \"A\"]\n{{{text}}} *"));
        let annotations = &record.nodes()[0].annotations;
        assert_eq!(annotations.comment, comment, "{text}");
        assert_eq!(annotations.circles.len(), circles, "{text}");
        let has_unknown = circles == 0 && text.starts_with("[%") && text.contains(']');
        assert_eq!(
            annotations.commands.len(),
            usize::from(has_unknown),
            "{text}"
        );
    }
}

#[test]
fn clocks_are_read_to_the_millisecond() {
    let cases = [
        ("0:00:00", Some(0)),
        ("1:02:03", Some(3_723_000)),
        ("1:02:03.4", Some(3_723_400)),
        ("1:02:03.45", Some(3_723_450)),
        ("1:02:03.456", Some(3_723_456)),
        ("2:03", Some(123_000)),
        ("1193:02:47.295", Some(u32::MAX)),
        ("1193:02:47.296", None),
        ("99999999999:00", None),
        ("1:18446744073709551615", None),
        ("0:00:00.1234", None),
        ("0:00:", None),
        ("0:-1:00", None),
        ("soon", None),
        ("", None),
    ];
    for (text, clock_ms) in cases {
        let record = read(&format!("1. e4 {{[%clk {text}]}} *"));
        let annotations = &record.nodes()[1].annotations;
        assert_eq!(annotations.clock_ms, clock_ms, "{text}");
        assert_eq!(
            annotations.commands.is_empty(),
            clock_ms.is_some(),
            "{text}"
        );
    }
}

#[test]
fn a_result_may_stand_right_after_a_move() {
    for text in ["1.e4 e5*", "1. e4 e5 *", "1.e4 e5{x}*"] {
        let record = read(text);
        assert_eq!(moves(&record), "0:e4 1:e5", "{text}");
        assert_eq!(record.result, GameResult::Unknown, "{text}");
    }
}

#[test]
fn glyphs_may_be_numbers_or_signs() {
    let record =
        read("1. e4! e5? 2. d4!! d5?? 3. c4!? c5?! 4. Nf3 $255 $1 ! $1 Nf6 ?? $0 5. g3 ! ? *");
    let nags: Vec<&[u8]> = record.nodes()[1..]
        .iter()
        .map(|node| &*node.annotations.nags)
        .collect();
    let expected: [&[u8]; 9] = [&[1], &[2], &[3], &[4], &[5], &[6], &[255, 1], &[4], &[1, 2]];
    assert_eq!(nags, expected);
}

#[test]
fn move_numbers_and_moves_may_be_sloppy() {
    let spellings = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O",
        "1.e4 1...e5 2.Nf3 2...Nc6 3. Bb5 3. ... Nf6 4.0-0",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5 Nf6 4 0-0",
        "1e4 e5 2Nf3 Nc6 3Bb5 Nf6 4o-o",
        "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O",
        "7. e4 e5 7. Nf3 Nc6 0. Bb5 Nf6 99999999999999999999. O-O",
        "1.e4 1…e5 2.Nf3 … Nc6 3.Bb5 Nf6 4.O-O",
        "1. e2-e4 e7e5 2. g1f3 Ng8f6? 3. Bb5",
        "\u{feff}1. e4 e5\r\n2. Nf3 Nc6\r\n3. Bb5 Nf6\r\n4. O-O\r\n",
        "1. e4+ e5# 2. Ng1f3! Nb8-c6 3. f1b5 g8f6 4. e1g1",
    ];
    for text in spellings {
        let record = read(text);
        let sans: Vec<String> = (1..=5).map(|place| record.san(place)).collect();
        let black = if text.contains("Ng8f6?") {
            "Nf6"
        } else {
            "Nc6"
        };
        assert_eq!(sans, ["e4", "e5", "Nf3", black, "Bb5"], "{text}");
        assert!(record.nodes().len() == 8 || black == "Nf6", "{text}");
    }
}

#[test]
fn en_passant_promotion_and_castling_are_read_from_a_set_position() {
    let record = read_record(SAMPLE, 1).unwrap();
    assert_eq!(moves(&record), "0:exd6 1:Kg7 2:a8=Q 3:Kf6 4:O-O-O");
    assert_eq!(
        record.nodes()[0].position.to_string(),
        "7k/P7/8/3pP3/8/8/8/R3K3 w Q d6 0 40"
    );
    assert_eq!(record.result, GameResult::WhiteWins);
}

#[test]
fn variations_nest_and_stand_beside_each_other() {
    let record =
        read("1. e4 (1. d4 (1. c4 (1. b3) c5) d5 (1... f5 (1... Nf6))) (1. f4) e5 (1... c5)");
    assert_eq!(
        moves(&record),
        "0:e4 0:d4 0:c4 0:b3 3:c5 2:d5 2:f5 2:Nf6 0:f4 1:e5 1:c5"
    );
}

#[test]
fn empty_variations_and_results_in_variations_do_not_count() {
    let record = read("1. e4 ( ) (1. d4 1-0) ({only words}) e5 (1... c5 *) 2. Nf3 1/2-1/2");
    assert_eq!(moves(&record), "0:e4 0:d4 1:e5 1:c5 3:Nf3");
    assert_eq!(record.nodes()[1].annotations.comment, "only words");
    assert_eq!(record.result, GameResult::Draw);
}

#[test]
fn a_comment_that_no_move_follows_is_not_lost() {
    assert_eq!(
        read("1. e4 e5 2. {the end}").nodes()[2].annotations.comment,
        "the end"
    );
    assert_eq!(
        read("1. e4 1... {a} (1. d4 1... {b}) e5").nodes()[1]
            .annotations
            .comment,
        "a"
    );
    assert_eq!(
        read("1. e4 1... {a} (1. d4 1... {b}) e5").nodes()[2]
            .annotations
            .comment,
        "b"
    );
    assert_eq!(
        read("[White \"A\"]\n{nothing was played} *").nodes()[0]
            .annotations
            .comment,
        "nothing was played"
    );
    assert_eq!(
        read("1. e4 {a} ; b\n{c} *").nodes()[1].annotations.comment,
        "a b c"
    );
}

#[test]
fn braces_in_comments_to_the_end_of_the_line_are_made_harmless() {
    assert_eq!(
        read("1. e4 ; {see} }\n *").nodes()[1].annotations.comment,
        "{see) )"
    );
}

#[test]
fn the_result_is_that_of_the_moves_else_that_of_the_tag() {
    let cases = [
        ("[Result \"1-0\"]\n1. e4 0-1", GameResult::BlackWins),
        ("[Result \"1-0\"]\n1. e4", GameResult::WhiteWins),
        ("[Result \"1-0\"]\n1. e4 *", GameResult::Unknown),
        ("[Result \"won\"]\n1. e4", GameResult::Unknown),
        ("1. e4 1/2", GameResult::Draw),
        ("1. e4", GameResult::Unknown),
    ];
    for (text, result) in cases {
        assert_eq!(read(text).result, result, "{text}");
    }
}

#[test]
fn tags_may_be_sloppy() {
    let record =
        read("[ Event  \"a \"b\" c\" ]  [Site \"\\\"]\\\\\"]\n[_1 \"\"]\r\n[X \"\\n]\" ]\n*");
    let tags: Vec<(&str, &str)> = record
        .tags
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    assert_eq!(
        tags,
        [
            ("Event", "a \"b\" c"),
            ("Site", "\"]\\"),
            ("_1", ""),
            ("X", "\\n]")
        ]
    );
}

#[test]
fn games_end_with_their_result_or_before_the_next_tags() {
    let count = |text: &str| {
        scan_games(text)
            .map(|game| game.tags.len())
            .collect::<Vec<_>>()
    };
    assert_eq!(count(SAMPLE), [8, 3, 0]);
    assert_eq!(count(""), Vec::<usize>::new());
    assert_eq!(count(" \n% nothing\n; here {\n"), Vec::<usize>::new());
    assert_eq!(count("*"), Vec::<usize>::new());
    assert_eq!(count("1. e4 * 1. d4 *"), [0, 0]);
    assert_eq!(count("[A \"\"]\n1. e4\n[A \"\"]\n[B \"\"]\n"), [1, 2]);
    assert_eq!(
        count("[Event \"\"]\n[Event \"\"]\n{no result}\n[Event \"\"]"),
        [1, 1, 1]
    );
    assert_eq!(count("[Event \"\"] ; a comment\n[Site \"\"]\n*"), [2]);
    assert_eq!(count("1. e4 {[Event \"\"]} ; [Event \"\"]\n *"), [0]);
}

#[test]
fn each_game_of_a_text_is_read_by_its_number() {
    let texts = ["e4 e5 2", "exd6 Kg7 2", "d4 d5 1"];
    for (number, start) in texts.into_iter().enumerate() {
        let record = read_record(SAMPLE, number).unwrap();
        let first = [1, 2].map(|place| record.san(place)).join(" ");
        assert!(start.starts_with(&first), "{number}: {first}");
    }
    assert_eq!(
        read_record(SAMPLE, 3).unwrap_err().to_string(),
        "there are only 3 games in this text"
    );
    assert_eq!(
        read_record("{nothing}", 0).unwrap_err().to_string(),
        "there is no game in this text"
    );
    assert!(read_record(SAMPLE, usize::MAX).is_err());
}
