//! The errors of invalid PGN, with their places.

use game::pgn::scan_games;

use crate::reading::read_record;

/// Texts whose first game cannot be read, and the errors.
const WRONG: [(&str, &str); 9] = [
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
    (
        "[Event \"x\"]\n[FEN \"8/8\"]\n*",
        "line 2, byte 12: the placement has 2 ranks instead of 8",
    ),
    (
        "1. e4 e5\r\n2. Nf9",
        "line 2, byte 13: 'Nf9' is not a valid move; try e4, Nf3 or O-O",
    ),
    (
        "1. Фd4 e5 2. ♘f3",
        "line 1, byte 3: 'Фd4' is not a valid move; try e4, Nf3 or O-O",
    ),
    (
        "1. e4 e5 2. Ke3",
        "line 1, byte 12: 'Ke3' is illegal in this position",
    ),
];

#[test]
fn every_error_names_its_place() {
    for (text, sentence) in WRONG {
        let error = read_record(text, 0).unwrap_err();
        assert_eq!(error.to_string(), format!("game 1, {sentence}"), "{text}");
        let place = format!("line {}, byte {}", error.line, error.byte);
        assert!(sentence.starts_with(&place), "{text}");
        assert_eq!(error.game, 1);
    }
}

#[test]
fn the_place_is_counted_from_the_beginning_of_the_text() {
    for (text, _) in WRONG {
        let alone = read_record(text, 0).unwrap_err();
        let error = read_record(&format!("1. e4 *\n\n1. d4 *\n{text}"), 2).unwrap_err();
        assert_eq!(
            (error.game, error.line, error.byte),
            (3, alone.line + 3, alone.byte + 17),
            "{text}"
        );
    }
}

#[test]
fn only_the_third_game_is_invalid() {
    let text = include_str!("../../../../tests/data/pgn/three-games.pgn");
    let games: Vec<_> = scan_games(text).collect();
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(|game| game.error.is_none()));
    for number in 0..2 {
        assert!(read_record(text, number).is_ok());
    }
    let error = read_record(text, 2).unwrap_err();
    let byte = text.find("Nf9").unwrap();
    assert_eq!(
        error.to_string(),
        format!("game 3, line 15, byte {byte}: 'Nf9' is not a valid move; try e4, Nf3 or O-O")
    );
}

#[test]
fn games_after_one_that_is_broken_are_found_again() {
    let text = "[Event \"1\"]\n\n1. e4 {broken *\n\n[Event \"2\"]\n\n1. e4 (\n\n[Event \"3\"]\n\n1. e4 *\n";
    let games: Vec<_> = scan_games(text).collect();
    let events: Vec<&str> = games.iter().map(|game| &*game.tags[0].1).collect();
    assert_eq!(events, ["1", "2", "3"]);
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
            "game 1, line 3, byte 19: this comment is not closed",
            "game 2, line 7, byte 49: this variation is not closed",
            ""
        ]
    );
    for (number, game) in games.iter().enumerate() {
        let error = read_record(text, number)
            .err()
            .map(|error| error.to_string());
        assert_eq!(
            error,
            game.error.as_ref().map(ToString::to_string),
            "{number}"
        );
    }
}

#[test]
fn a_game_may_have_twenty_thousand_moves() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ";
    let most = there_and_back.repeat(5_000);
    assert_eq!(read_record(&most, 0).unwrap().nodes().len(), 20_001);
    let error = read_record(&format!("{most}e4"), 0).unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 1, line 1, byte 80000: the game has more than 20,000 moves"
    );
}
