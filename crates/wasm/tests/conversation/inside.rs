//! Questions about Classic's inside: the answers are those of the native program.

use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

/// The answer, however often it must be asked for.
fn answer(talk: &Talk, question: &str) -> String {
    loop {
        let lines = talk.ask(question).unwrap();
        let is_underway = lines.len() == 1 && lines[0].ends_with(" 0");
        if !is_underway {
            return lines.join("\n") + "\n";
        }
    }
}

/// FNV-1a.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

#[wasm_bindgen_test]
fn answers_are_those_of_the_native_program() {
    let talk = Talk::new();
    for line in include_str!("../../../../tests/data/inside.txt").lines() {
        let (sum, question) = line.split_once('|').unwrap();
        let answer = answer(&talk, &format!("i{}", question.replace('|', "\n")));
        assert_eq!(format!("{:016x}", checksum(&answer)), sum, "{question}");
    }
}

#[wasm_bindgen_test]
fn a_long_search_is_answered_in_parts() {
    let talk = Talk::new();
    let ask = || talk.ask("istartpos\n\n16\nstepTo 30001").unwrap();
    assert_eq!(
        (ask(), ask()),
        (vec!["20000 0".into()], vec!["30000 1".into()])
    );
}

#[wasm_bindgen_test]
fn wrong_numbers_get_a_sentence() {
    let talk = Talk::new();
    assert_eq!(
        talk.ask("istartpos\n\n11\nnode 1"),
        Err("'11' is no whole number from 12 to 20".to_owned())
    );
}
