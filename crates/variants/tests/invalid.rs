//! Tests of invalid texts: each causes an error of one sentence with its position, and none a
//! panic.

use std::sync::Arc;

use variants::{Definition, Design, Position, compile_fmax, definitions, perft, variant};

const FMAX_INI: &str = include_str!("../../../tests/data/variants/fmax.ini");

/// A valid definition, which the tests modify.
const VALID: &str = "game tiny
board 5x6
piece P pawn fmWfcF pawn
piece K king K royal
piece R rook R
start r1k1r/ppppp/5/5/PPPPP/R1K1R w - - 0 1
promotion P to R on 6
";

#[track_caller]
fn assert_error(from: &str, to: &str, expected: &str) {
    let text = VALID.replacen(from, to, 1);
    assert_ne!(text, VALID, "nothing was replaced");
    let error = Definition::read(&text).expect_err("the text is wrong");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn the_text_is_valid_before_it_is_broken() {
    assert!(Definition::read(VALID).is_ok());
}

#[test]
fn a_typo_in_a_keyword() {
    assert_error(
        "piece K",
        "peice K",
        "line 4, column 1: 'peice' is not a keyword of a definition: begin the line with one such \
         as piece, or with # for a comment",
    );
}

#[test]
fn a_variants_ini_of_fairy_stockfish_is_named() {
    let sections = [
        "[shako:chess]\ncannon = c\nstartFen = 8/8 w - - 0 1\n",
        "; a comment\n\n[shako]\nmaxRank = 10\n",
        "# a comment\n[my-game:crazyhouse]  \n",
        "maxRank=10\n",
        "piece P pawn fmWfcF pawn\nking = k\n",
    ];
    for text in sections {
        let error = Definition::read(text).expect_err(text).to_string();
        assert!(
            error.contains("this is a variants.ini of Fairy-Stockfish"),
            "{error}"
        );
    }
    let other = Definition::read("peice K king = royal\n").expect_err("a typo");
    assert!(other.to_string().contains("is not a keyword"), "{other}");
}

#[test]
fn a_typo_in_a_move() {
    assert_error(
        "fmWfcF",
        "fmWfcX",
        "line 3, column 19: 'X' at character 6 is no letter of Betza notation: atoms are W F D N A \
         H C L Z J G B R Q K O, modifiers lower-case letters before them",
    );
}

#[test]
fn a_piece_that_cannot_move() {
    assert_error(
        "rook R\n",
        "rook - rays 7,7\n",
        "line 5, column 21: the rook cannot move on this board: give it shorter moves or enlarge \
         the board",
    );
}

#[test]
fn a_picture_with_capitals() {
    assert_error(
        "rook R\n",
        "rook R picture Rook\n",
        "line 5, column 24: 'Rook' is not expected here: write the name of a picture in lower case, \
         such as archbishop",
    );
}

#[test]
fn a_picture_without_a_name() {
    assert_error(
        "rook R\n",
        "rook R picture\n",
        "line 5, column 23: the line ends too early: add the name of a picture in lower case, such \
         as archbishop",
    );
}

#[test]
fn a_board_without_a_king() {
    assert_error(
        "K royal",
        "K",
        "line 8, column 1: a side has no royal piece and no other way to lose: mark a piece of each \
         side royal, or add an extinction line",
    );
}

#[test]
fn a_start_for_another_board() {
    assert_error(
        "board 5x6",
        "board 8x8",
        "line 6, column 7: the start is not valid: the placement has 6 ranks separated by /, but \
         the board has 8",
    );
}

#[test]
fn two_hundred_pieces() {
    let many = "piece R rook R\n".repeat(200);
    let text = VALID.replace("piece R rook R\n", &many);
    let error = Definition::read(&text).expect_err("too many");
    assert_eq!(
        error.to_string(),
        "line 35, column 1: there are more than 32 kinds of piece: remove some"
    );
}

#[test]
fn the_fen_of_another_game() {
    let capablanca = variant("capablanca").expect("a game");
    let chess = variant("chess").expect("a game");
    let error = Position::from_fen(&chess, capablanca.start_fen()).expect_err("another game");
    assert_eq!(
        error.to_string(),
        "'a' in the placement is neither a piece of this game nor a number"
    );
}

/// Pseudorandom numbers, the same in each run.
fn random(state: &mut u64) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*state >> 33).unwrap_or(0)
}

/// The text with some characters removed, doubled, exchanged or replaced.
fn mutated(text: &str, state: &mut u64) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=random(state) % 4 {
        let at = random(state) % letters.len().max(1);
        let other = random(state) % letters.len().max(1);
        match random(state) % 4 {
            0 => drop(letters.drain(at..(at + random(state) % 20).min(letters.len()))),
            1 => letters.insert(at, letters[other]),
            2 => letters.swap(at, other),
            _ => letters[at] = ['0', '9', '-', 'a', 'é', '/', ',', ' '][other % 8],
        }
        if letters.is_empty() {
            break;
        }
    }
    letters.into_iter().collect()
}

#[test]
fn mutated_definitions_are_games_or_errors() {
    let mut state = 1;
    let texts: Vec<String> = definitions().map(|game| game.to_string()).collect();
    for text in texts.iter().cycle().take(4000) {
        let text = mutated(text, &mut state);
        let design = Design::read(&text);
        assert_eq!(Design::read(&design.to_string()), design, "{text}");
        if let Ok((definition, variant)) = Definition::read(&text) {
            assert_eq!(definition.to_string().parse(), Ok(definition), "{text}");
            play(variant, &mut state);
        }
    }
}

#[test]
fn mutated_games_of_fairy_max_are_games_or_errors() {
    let mut state = 2;
    let games: Vec<&str> = FMAX_INI.split("\nGame:").skip(1).collect();
    for game in games.iter().cycle().take(2000) {
        let text = mutated(&format!("Game:{game}"), &mut state);
        for (_, variant) in compile_fmax(&text).unwrap_or_default() {
            play(variant, &mut state);
        }
    }
}

#[test]
fn mutated_fens_are_positions_or_errors() {
    let mut state = 3;
    for definition in variants::definitions() {
        let game = variant(&definition.name).expect("a valid game");
        for _ in 0..100 {
            let fen = mutated(game.start_fen(), &mut state);
            if let Ok(mut position) = Position::from_fen(&game, &fen) {
                let written = position.fen();
                perft(&mut position, 1);
                assert_eq!(position.fen(), written);
            }
        }
    }
}

/// Plays some moves.
fn play(variant: variants::Variant, state: &mut u64) {
    let mut position = Position::start(&Arc::new(variant));
    for _ in 0..10 {
        let moves = position.legal_moves();
        let Some(&chess_move) = moves.get(random(state) % moves.len().max(1)) else {
            return;
        };
        position.make(chess_move);
    }
}
