//! Mates of published problems, which are proved in the published number of moves.

use engine::{Limits, Progress, Score, modern::Modern};
use game::Outcome as _;
use rules::{Game, Outcome};

use crate::dice::Dice;
use crate::epd;

/// Returns the number of plies of a mate in this many moves.
fn plies(moves: u32) -> u32 {
    2 * moves - 1
}

/// Searches for a mate in this many moves. One more ply is needed to find that the mated side has
/// no legal move.
fn look_for_mate(modern: &mut Modern, game: &Game, moves: u32) {
    modern.set_position(game.start(), game.moves());
    let limits = Limits {
        mate: Some(moves),
        depth: Some(plies(moves) + 1),
        ..Limits::default()
    };
    modern.begin(limits, &[]);
    while modern.think(u64::MAX) == Progress::Running {}
}

#[test]
fn mates_are_proved_in_their_number_of_moves_by_the_move_of_their_author() {
    for problem in epd::problems("mates.epd") {
        let (id, moves) = (&problem.id, problem.mate.unwrap());
        let mut modern = Modern::new(16);
        look_for_mate(&mut modern, &Game::new(problem.position.clone()), moves);
        let line = &modern.lines()[0];
        assert_eq!(line.score, Score::Mate(moves.cast_signed()), "{id}");
        let key = problem.position.san(line.moves[0]);
        assert!(problem.is_solved_by(&key), "{key} in {id}");
    }
}

#[test]
fn a_search_in_play_does_not_hide_a_mate() {
    for problem in epd::problems("mates.epd") {
        let (id, moves) = (&problem.id, problem.mate.unwrap());
        let mut modern = Modern::new(16);
        modern.set_position(&problem.position, &[]);
        let in_play = Limits {
            nodes: Some(50_000),
            ..Limits::default()
        };
        modern.begin(in_play, &[]);
        while modern.think(u64::MAX) == Progress::Running {}
        look_for_mate(&mut modern, &Game::new(problem.position.clone()), moves);
        assert_eq!(
            modern.lines()[0].score,
            Score::Mate(moves.cast_signed()),
            "{id}"
        );
    }
}

#[test]
fn mates_are_played_out_against_any_defence() {
    for (number, problem) in epd::problems("mates.epd").into_iter().enumerate() {
        let mut dice = Dice::new(number as u64);
        let mut game = Game::new(problem.position.clone());
        let mut modern = Modern::new(16);
        for moves in (1..=problem.mate.unwrap()).rev() {
            look_for_mate(&mut modern, &game, moves);
            game.play(modern.best_move().unwrap()).unwrap();
            if game.outcome().is_some() {
                break;
            }
            let defence = *dice.pick(&game.position().legal_moves());
            game.play(defence).unwrap();
        }
        assert_eq!(
            game.outcome().and_then(Outcome::winner),
            Some(problem.position.turn()),
            "{}",
            problem.id
        );
    }
}

#[test]
fn a_mate_is_not_reported_shorter_than_it_is() {
    for problem in epd::problems("mates.epd") {
        let shorter = problem.mate.unwrap() - 1;
        let mut modern = Modern::new(16);
        look_for_mate(&mut modern, &Game::new(problem.position.clone()), shorter);
        if let Score::Mate(moves) = modern.lines()[0].score {
            assert!(moves > shorter.cast_signed(), "{}", problem.id);
        }
    }
}
