//! Tests of the built-in games.

use std::sync::Arc;

use variants::{Color, Definition, Position, Reason, compile_fmax, definitions, perft, variant};

const FMAX_INI: &str = include_str!("../../../tests/data/variants/fmax.ini");

/// The games whose first three plies differ from those of Fairy-Max: an unmoved Cambodian met may
/// not leap backwards or capture, and in Courier Chess the first four moves have already been made.
const DIFFERENT: [&str; 2] = ["cambodian", "courier"];

#[test]
fn names_and_aliases_are_unique() {
    let mut names: Vec<String> = definitions()
        .flat_map(|definition| std::iter::once(definition.name).chain(definition.aliases))
        .collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn every_game_of_debians_file_is_there() {
    for (game, _) in compile_fmax(FMAX_INI).expect("Debian's file is valid") {
        let name = game.name.to_ascii_lowercase();
        assert!(variant(&name).is_some(), "{name}");
    }
}

#[test]
fn games_in_betza_notation_have_the_moves_of_fairy_max() {
    for (game, fairy_max) in compile_fmax(FMAX_INI).expect("Debian's file is valid") {
        let name = game.name.to_ascii_lowercase();
        let Some(ours) = variant(&name).filter(|_| !DIFFERENT.contains(&name.as_str())) else {
            continue;
        };
        let [mut ours, mut theirs] =
            [ours, Arc::new(fairy_max)].map(|variant| Position::start(&variant));
        assert_eq!(perft(&mut ours, 3), perft(&mut theirs, 3), "{name}");
    }
}

#[test]
fn a_piece_keeps_its_picture() {
    let text = "game tiny\nboard 4x4\npiece K king K royal\n\
                piece G general RF picture crowned-rook\nstart kg2/4/4/2GK w - - 0 1\n";
    let (definition, variant) = Definition::read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(definition.to_string().parse(), Ok(definition));
    let pictures: Vec<Option<&str>> = variant
        .kinds()
        .iter()
        .map(|kind| kind.picture.as_deref())
        .collect();
    assert_eq!(pictures, [None, Some("crowned-rook")]);
}

/// A board so narrow that leaps meet across its edges, with pieces whose slides and leaps coincide.
const MEETING_RAYS: &str = "\
game meeting
about Rays that end on the same square.
source none

board 4x8
piece N knight oN
piece R rook oR
piece S slider RD
piece T traveller BA
piece K king K royal
start snkt/4/4/rr2/RR2/4/4/SNKT w - - 0 1
";

#[test]
fn no_move_is_listed_twice() {
    let fairy_max = compile_fmax(FMAX_INI).expect("Debian's file is valid");
    let (_, meeting) = Definition::read(MEETING_RAYS).unwrap_or_else(|error| panic!("{error}"));
    let games = definitions()
        .filter_map(|definition| variant(&definition.name))
        .chain(fairy_max.into_iter().map(|(_, variant)| Arc::new(variant)))
        .chain([Arc::new(meeting)]);
    for game in games {
        let mut position = Position::start(&game);
        for ply in 0..120 {
            let mut moves = position.legal_moves();
            let count = moves.len();
            let next = moves.get((ply * 7 + 3) % count.max(1)).copied();
            moves.sort_by_key(|&legal| position.uci(legal));
            moves.dedup();
            assert_eq!(moves.len(), count, "{position:?}");
            let Some(next) = next else {
                break;
            };
            position.make(next);
        }
    }
}

#[test]
fn a_bare_king_loses_where_it_did_historically() {
    for (name, rest) in [("courier", 12), ("shatranj", 8)] {
        let game = variant(name).expect("a valid game");
        let outcome = |white: &str, black: &str, turn: char| {
            let [after_white, after_black] = [white, black].map(|pieces| rest - pieces.len());
            let fen = format!(
                "{black}{after_black}/{rest}/{rest}/{rest}/{rest}/{rest}/{rest}/{white}{after_white} \
                 {turn} - - 0 1"
            );
            let position = Position::from_fen(&game, &fen).expect("a position");
            position.outcome().map(|end| (end.winner, end.reason))
        };
        let black_wins = Some((Some(Color::Black), Reason::BareKing));
        assert_eq!(outcome("K", "kr", 'b'), black_wins);
        assert_eq!(outcome("K", "krn", 'w'), black_wins);
        assert_eq!(outcome("K", "kr", 'w'), None, "it may take the last piece");
        assert_eq!(outcome("KR", "kr", 'b'), None);
    }
}

#[test]
fn making_and_unmaking_restores_every_position() {
    for definition in definitions() {
        let game = variant(&definition.name).expect("a valid game");
        let mut position = Position::start(&game);
        for ply in 0..80 {
            let moves = position.legal_moves();
            let before = (position.fen(), position.key());
            for &chess_move in &moves {
                let undo = position.make(chess_move);
                let parsed = Position::from_fen(&game, &position.fen());
                if let Ok(parsed) = parsed {
                    assert_eq!(parsed.fen(), position.fen());
                    assert_eq!(
                        parsed.repetition_key(),
                        position.repetition_key(),
                        "{}: {}",
                        game.name(),
                        position.fen()
                    );
                }
                position.unmake(&undo);
            }
            assert_eq!((position.fen(), position.key()), before, "{}", game.name());
            // A different choice for each ply, without randomness.
            let Some(&chess_move) = moves.get((ply * 7 + 3) % moves.len().max(1)) else {
                break;
            };
            position.make(chess_move);
        }
    }
}
