//! Invalid numbers, and the numbers that the browser is compared with.

use super::asked::Asked;
use rules::Position;

#[test]
fn invalid_numbers_get_a_message() {
    let mut asked = Asked::new(&Position::start(), &[], "");
    for (search, wanted, sentence) in [
        ("11", "stepTo 1", "'11' is not a whole number from 12 to 20"),
        ("21", "stepTo 1", "'21' is not a whole number from 12 to 20"),
        ("16 16", "node 1", "'16' is not a whole number from 0 to 15"),
        (
            "16 0 -1",
            "node 1",
            "'-1' is not a whole number from 0 to 2147483647",
        ),
        (
            "16 0 0 0 1 9 5000",
            "table 1",
            "'5000' is not a whole number from -2000 to 2000",
        ),
        (
            "",
            "node x",
            "'x' is not a whole number from 0 to 2147483647",
        ),
        (
            "",
            "node 99999999999",
            "'99999999999' is not a whole number from 0 to 2147483647",
        ),
    ] {
        search.clone_into(&mut asked.search);
        assert_eq!(
            asked.text(wanted),
            Err(sentence.to_owned()),
            "{search}, {wanted}"
        );
    }
    asked.search.clear();
    let largest = i32::MAX;
    for wanted in [
        "node".to_owned(),
        "stepTo 0".to_owned(),
        "nothing".to_owned(),
        String::new(),
        format!("children 1 {largest} {largest} {largest} {largest} {largest} {largest} {largest}"),
        format!("table 1 {largest} {largest}"),
        format!("evaluate {largest}"),
    ] {
        asked.budget = 100;
        assert!(asked.text(&wanted).is_ok(), "{wanted}");
    }
}

#[test]
fn the_browser_is_compared_with_the_output_of_the_program() {
    let checksum = |text: &str| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3) // FNV-1a
        })
    };
    for line in include_str!("../data/inside.txt").lines() {
        let (sum, question) = line.split_once('|').unwrap();
        let words: Vec<&str> = question.split('|').collect();
        let mut shown = Vec::new();
        cli::inside(&mut shown, &words).unwrap();
        let text = String::from_utf8(shown).unwrap();
        assert_eq!(format!("{:016x}", checksum(&text)), sum, "{question}");
    }
}
