//! What is wrong with a PGN is said, with the place.

use rules::pgn::{Record, scan_games};

/// Texts whose first game cannot be read, and what is said.
const WRONG: [(&str, &str); 24] = [
    (
        "1. e4 {no end",
        "line 1, byte 6: this comment is not closed",
    ),
    ("{", "line 1, byte 0: this comment is not closed"),
    (
        "1. e4\n\n(1. d4",
        "line 3, byte 7: this variation is not closed",
    ),
    (
        "1. e4 (1. d4 (1. c4)",
        "line 1, byte 6: this variation is not closed",
    ),
    (
        "1. e4 (1. d4\n[Event \"x\"]",
        "line 1, byte 6: this variation is not closed",
    ),
    ("1. e4 ) e5", "line 1, byte 6: no variation is open here"),
    (
        "1. e4 (1. d4) )",
        "line 1, byte 14: no variation is open here",
    ),
    (
        "(1. e4)",
        "line 1, byte 0: a variation requires a move before it",
    ),
    (
        "1. e4 ((1. d4))",
        "line 1, byte 7: a variation requires a move before it",
    ),
    (
        "1. e4 $256",
        "line 1, byte 6: '$256' is not a NAG from $0 to $255",
    ),
    (
        "1. e4 $",
        "line 1, byte 6: '$' is not a NAG from $0 to $255",
    ),
    (
        "1. e4 $x",
        "line 1, byte 6: '$' is not a NAG from $0 to $255",
    ),
    (
        "1. e4 $99999999999",
        "line 1, byte 6: '$99999999999' is not a NAG from $0 to $255",
    ),
    (
        "[Event]",
        "line 1, byte 0: '[Event]' is not a tag such as [Event \"?\"]",
    ),
    (
        "[Event \"x]\n",
        "line 1, byte 0: '[Event \"x]' is not a tag such as [Event \"?\"]",
    ),
    (
        "[Event \"x\"\r\n]",
        "line 1, byte 0: '[Event \"x\"' is not a tag such as [Event \"?\"]",
    ),
    (
        "[Round 5]",
        "line 1, byte 0: '[Round 5]' is not a tag such as [Event \"?\"]",
    ),
    (
        "[\"x\"]",
        "line 1, byte 0: '[\"x\"]' is not a tag such as [Event \"?\"]",
    ),
    (
        "[Event \"x\"]\n[FEN \"8/8\"]\n*",
        "line 2, byte 12: the placement has 2 ranks instead of 8",
    ),
    (
        "1. e4 e5\r\n2. Nf9",
        "line 2, byte 13: 'Nf9' is not a valid move; try e4, Nf3 or O-O",
    ),
    (
        "1. é4 e5 2. ♘f3",
        "line 1, byte 3: 'é4' is not a valid move; try e4, Nf3 or O-O",
    ),
    (
        "1. e4 e5 2. Ke3",
        "line 1, byte 12: 'Ke3' is illegal in this position",
    ),
    (
        "1. e4 } e5",
        "line 1, byte 6: '}' is not a valid move; try e4, Nf3 or O-O",
    ),
    (
        "1. e4 ---",
        "line 1, byte 6: '---' is not a valid move; try e4, Nf3 or O-O",
    ),
];

#[test]
fn every_error_names_its_place() {
    for (text, sentence) in WRONG {
        let error = Record::read(text, 0).unwrap_err();
        assert_eq!(error.to_string(), format!("game 1, {sentence}"), "{text}");
        let place = format!("line {}, byte {}", error.line, error.byte);
        assert!(sentence.starts_with(&place), "{text}");
        assert_eq!(error.game, 1);
    }
}

#[test]
fn the_place_is_counted_from_the_beginning_of_the_text() {
    for (text, _) in WRONG {
        let alone = Record::read(text, 0).unwrap_err();
        let error = Record::read(&format!("1. e4 *\n\n1. d4 *\n{text}"), 2).unwrap_err();
        assert_eq!(
            (error.game, error.line, error.byte),
            (3, alone.line + 3, alone.byte + 17),
            "{text}"
        );
    }
}

#[test]
fn the_third_game_is_wrong_and_the_others_are_not() {
    let text = include_str!("../data/pgn/three-games.pgn");
    let games: Vec<_> = scan_games(text).collect();
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(|game| game.error.is_none()));
    for number in 0..2 {
        assert!(Record::read(text, number).is_ok());
    }
    let error = Record::read(text, 2).unwrap_err();
    let byte = text.find("Nf9").unwrap();
    assert_eq!(
        error.to_string(),
        format!("game 3, line 15, byte {byte}: 'Nf9' is not a valid move; try e4, Nf3 or O-O")
    );
}

#[test]
fn games_after_one_that_is_broken_are_found_again() {
    let text = "[Event \"1\"]\n\n1. e4 {broken *\n\n[Event \"2\"]\n\n1. e4 } (\n\n[Event \"3\"]\n[oops]\n\n\
                1. e4\n[Event \"4\"]\n\n1. e4 *\n";
    let games: Vec<_> = scan_games(text).collect();
    let events: Vec<&str> = games.iter().map(|game| &*game.tags[0].1).collect();
    assert_eq!(events, ["1", "3", "4"]); // the comment of the first ends in the second
    let errors: Vec<String> = games
        .iter()
        .map(|game| {
            game.error
                .as_ref()
                .map(ToString::to_string)
                .unwrap_or_default()
        })
        .collect();
    assert_eq!(
        errors,
        [
            "game 1, line 7, byte 51: this variation is not closed",
            "game 2, line 10, byte 66: '[oops]' is not a tag such as [Event \"?\"]",
            ""
        ]
    );
    assert!(Record::read(text, 2).is_ok());
    for (number, game) in games.iter().enumerate() {
        assert_eq!(Record::read(text, number).err(), game.error, "{number}");
    }
}

#[test]
fn a_game_may_have_twenty_thousand_moves() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ";
    let most = there_and_back.repeat(5_000);
    assert_eq!(Record::read(&most, 0).unwrap().nodes().len(), 20_001);
    let error = Record::read(&format!("{most}e4"), 0).unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 1, line 1, byte 80000: the game has more than 20,000 moves"
    );
}
