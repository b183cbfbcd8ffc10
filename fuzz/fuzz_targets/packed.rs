//! Unpacking any text does not panic, and an unpacked game is packed so that unpacking it returns
//! the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{Game, Position, pack, unpack};

fuzz_target!(|text: &str| {
    let Ok(record) = unpack(Position::start(), text) else {
        return;
    };
    let mut game = Game::new(Position::start());
    for node in &record.nodes()[1..] {
        let played = node.played.expect("every node but the first has a move");
        game.play(played).expect("an unpacked move is legal");
    }
    let packed = pack(&game).expect("an unpacked game is short enough");
    let again = unpack(Position::start(), &packed).expect("a packed game is valid");
    assert_eq!(again.nodes(), record.nodes());
});
