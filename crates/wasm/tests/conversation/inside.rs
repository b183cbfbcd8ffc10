//! Questions about the inside of Classic: the answers are those of the native program.

use js_sys::JSON;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

/// A question in JSON: the parts of a line of `inside.txt`.
fn json(start: &str, moves: &str, search: &str, wanted: &str) -> String {
    let list = |text: &str, quote: &str| {
        let words: Vec<String> = text
            .split_ascii_whitespace()
            .map(|word| format!("{quote}{word}{quote}"))
            .collect();
        words.join(",")
    };
    let (call, numbers) = wanted.split_once(' ').unwrap_or((wanted, ""));
    format!(
        r#"{{"call":"{call}","start":"{start}","moves":[{}],"search":[{}],"ask":[{}]}}"#,
        list(moves, "\""),
        list(search, ""),
        list(numbers, "")
    )
}

/// The rows of an answer in the format of the native program, after repeating the question until
/// the search has reached the requested node.
fn rows(talk: &mut Talk, question: &str) -> String {
    loop {
        let result: JsValue = JSON::parse(&talk.ask(question).unwrap()).unwrap();
        let rows = js_sys::Reflect::get(&result, &"rows".into()).unwrap();
        let rows = js_sys::Array::from(&rows);
        let line = |row: JsValue| String::from(js_sys::Array::from(&row).join(" "));
        let lines: Vec<String> = rows.iter().map(line).collect();
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
    let mut talk = Talk::new();
    for line in include_str!("../../../../tests/data/inside.txt").lines() {
        let parts: Vec<&str> = line.split('|').collect();
        let [sum, start, moves, search, wanted] = parts[..] else {
            panic!("{line}");
        };
        let rows = rows(&mut talk, &json(start, moves, search, wanted));
        assert_eq!(format!("{:016x}", checksum(&rows)), sum, "{line}");
    }
}

#[wasm_bindgen_test]
fn a_long_search_is_answered_in_parts() {
    let mut talk = Talk::new();
    let mut ask = || {
        talk.ask(r#"{"call":"stepTo","search":16,"ask":30001}"#)
            .unwrap()
    };
    assert_eq!(ask(), r#"{"rows":[[20000,0]]}"#);
    assert_eq!(ask(), r#"{"rows":[[30000,1]]}"#);
}

#[wasm_bindgen_test]
fn numbers_out_of_range_are_refused() {
    let error = Talk::new().ask(r#"{"call":"node","search":11,"ask":1}"#);
    assert!(error.unwrap_err().contains(r#""code":"inside-number""#));
}
