//! A line with a FEN, then bytes that choose moves: a game stays consistent, and replaying its moves
//! leads to the same position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Game, Position};

fuzz_target!(|bytes: &[u8]| {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(0);
    let (fen, choices) = bytes.split_at(end);
    let start = String::from_utf8_lossy(fen)
        .parse::<Position>()
        .unwrap_or_default();
    let mut game = Game::new(start.clone());
    for &choice in choices {
        let moves = game.position().legal_moves();
        assert_eq!(moves.is_empty(), !game.position().has_legal_move());
        if moves.is_empty() {
            break;
        }
        let played = game.play(moves[usize::from(choice) % moves.len()]);
        assert!(played.is_ok());
        assert!(game.outcome().is_none() || game.draw_claim().is_none());
        let again: Result<Position, _> = game.position().to_string().parse();
        assert_eq!(again.map(|again| again.key()), Ok(game.position().key()));
    }
    let mut position = start;
    for &played in game.moves() {
        assert!(position.play(played).is_ok());
    }
    assert_eq!(*game.position(), position);
});
