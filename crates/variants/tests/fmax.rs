//! The games of Debian's `fmax.ini` (Fairy-Max 5.0b).

use std::sync::Arc;

use variants::{Definition, FmaxGame, Position, compile_fmax, perft, read_fmax, variant};

const FMAX_INI: &str = include_str!("../../../tests/data/variants/fmax.ini");

#[test]
fn every_game_is_read() {
    let games = read_fmax(FMAX_INI).expect("Debian's file is valid");
    assert_eq!(games.len(), 43);
}

#[test]
fn every_game_becomes_a_definition() {
    for game in read_fmax(FMAX_INI).expect("Debian's file is valid") {
        let text = game.to_definition().to_string();
        let (definition, _) =
            Definition::read(&text).unwrap_or_else(|error| panic!("{text}{error}"));
        assert_eq!(definition, game.to_definition());
    }
}

#[test]
fn every_game_can_be_played() {
    for (game, variant) in compile_fmax(FMAX_INI).expect("Debian's file is valid") {
        let mut position = Position::start(&Arc::new(variant));
        let before = (position.fen(), position.key());
        assert!(perft(&mut position, 3) > 500, "{}", game.name);
        assert_eq!((position.fen(), position.key()), before);
    }
}

#[test]
fn a_king_with_several_ways_to_castle_may_choose() {
    let games = compile_fmax(FMAX_INI).expect("Debian's file is valid");
    let find = |(game, _): &(FmaxGame, _)| game.name == "almost-wildebeest";
    let (_, of_file) = games.into_iter().find(find).expect("the game");
    let built_in = variant("almost-wildebeest").expect("the game");
    for game in [Arc::new(of_file), built_in] {
        let fen = "11/11/5k5/11/11/11/11/11/11/R4K4R w KQ - 0 1";
        for (uci, san, after) in [
            ("f1h1", "O-O", "R5RK3"),
            ("f1i1", "Ki1", "R6RK2"),
            ("f1j1", "Kj1", "R7RK1"),
            ("f1d1", "O-O-O", "3KR5R"),
            ("f1c1", "Kc1", "2KR6R"),
            ("f1b1", "Kb1", "1KR7R"),
        ] {
            let mut position = Position::from_fen(&game, fen).expect("a position");
            let castling = position.parse_move(uci).expect("legal");
            assert_eq!(position.san(castling).trim_end_matches('+'), san);
            assert_eq!(position.parse_move(san), Ok(castling));
            let undo = position.make(castling);
            let expected = format!("11/11/5k5/11/11/11/11/11/11/{after} b - - 1 1");
            assert_eq!(position.fen(), expected);
            position.unmake(&undo);
            assert_eq!(position.fen(), fen);
        }
    }
}

#[test]
fn a_file_that_ends_in_a_game_names_the_line() {
    let half = &FMAX_INI[..FMAX_INI.find("Game: gothic").expect("the game") + 60];
    let error = read_fmax(half).expect_err("half a game");
    assert_eq!(error.line, half.lines().count() + 1, "{error}");
}
