//! Games of Chess960 between engines.

use rules::{Game, Position};

use crate::levels::session_with;

/// Modern plays against itself from initial positions, with moves in UCI's notation for Chess960.
/// Every move is legal, and a side castles.
#[test]
fn modern_plays_whole_games_without_an_illegal_move() {
    let mut castlings = 0;
    for number in [0, 262, 518, 703, 959] {
        let start = Position::chess960(number).unwrap();
        let mut game = Game::new(start.clone());
        let mut moves = String::new();
        while game.outcome().is_none() && game.moves().len() < 100 {
            let lines = format!("position fen {start} moves{moves}\ngo nodes 400");
            let written = best_move(&lines);
            let position = game.position();
            let played = position.parse_move(&written).unwrap();
            assert_eq!(position.as_chess960(played).to_string(), written);
            castlings += usize::from(position.castling_side(played).is_some());
            game.play(played).unwrap();
            moves = moves + " " + &written;
        }
        assert!(game.moves().len() > 10, "{number}:{moves}");
    }
    assert!(castlings > 2, "only {castlings} castlings");
}

/// Returns the best move of a session with `UCI_Chess960`.
fn best_move(lines: &str) -> String {
    let (mut session, output) =
        session_with(&["Hash value 1", "UCI_Chess960 value true", "Seed value 1"]);
    session.receive(lines);
    while session.think(1e9) {}
    let output = output.take();
    let best = output
        .iter()
        .find_map(|line| line.strip_prefix("bestmove "));
    best.unwrap().split(' ').next().unwrap().to_owned()
}
