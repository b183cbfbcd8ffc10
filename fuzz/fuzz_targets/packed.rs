//! Unpacking any text does not panic, and an unpacked game is packed so that unpacking it returns
//! the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::{pack, unpack};

fuzz_target!(|text: &str| {
    let Ok(game) = unpack(text) else { return };
    let packed = pack(&game).expect("an unpacked game is short enough");
    let again = unpack(&packed).expect("a packed game is valid");
    assert_eq!(
        (again.start(), again.moves()),
        (game.start(), game.moves())
    );
});
