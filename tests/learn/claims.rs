//! Recomputes the numbers that the pages claim: `<data value="nodes ply=4">4,378</data>`.

use super::claim::{Claim, Truth};
use super::page::{between, pages};

/// The numbers that may be written as words.
const WORDS: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

/// Whether a text agrees with the true value, rounded to the decimals of the text or within a
/// percentage.
fn agrees(text: &str, truth: &Truth, within_percent: f64) -> bool {
    let number = match truth {
        // An enumeration may end with a word.
        Truth::Word(word) => {
            return text == word || text.replace(" and ", ", ").replace(" or ", ", ") == *word;
        }
        Truth::Number(number) => *number,
    };
    let plain = text.replace(',', "").replace('−', "-").replace('+', " + ");
    let (_, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let unit = fraction.chars().fold(0.5_f64, |unit, _| unit / 10.0);
    (sum(&plain) - number).abs() <= (unit + 1e-9).max(number.abs() * within_percent / 100.0)
}

/// Computes a sum of products, such as `5 × 99 + 799`.
fn sum(text: &str) -> f64 {
    let terms = text
        .split('+')
        .map(str::trim)
        .filter(|term| !term.is_empty());
    terms
        .map(|term| {
            term.split('×')
                .map(|factor| written(factor.trim()))
                .product::<f64>()
        })
        .sum()
}

/// Returns the value of a number in figures or as a word.
fn written(text: &str) -> f64 {
    if let Some(digits) = text.strip_prefix("0x") {
        return u32::from_str_radix(digits, 16).unwrap().into();
    }
    let word = (0_u32..).zip(WORDS).find(|(_, word)| *word == text);
    word.map_or_else(|| text.parse().unwrap(), |(number, _)| number.into())
}

#[test]
fn every_number_is_what_the_engine_computes() {
    let mut complaints = Vec::new();
    let mut count = 0;
    for page in pages() {
        for data in between(&page.html, "<data value=\"", "</data>") {
            let (claim, text) = data.split_once("\">").unwrap();
            let within = claim.rsplit_once(" within=");
            let percent = within.map_or(0.0, |(_, percent)| percent.parse().unwrap());
            let truth = Claim::new(within.map_or(claim, |(claim, _)| claim)).truth();
            if !agrees(text, &truth, percent) {
                complaints.push(format!("{}: {claim}: {text} is {truth:?}", page.name));
            }
            count += 1;
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
    assert!(count > 40, "{count} claims");
}

#[test]
fn a_wrong_number_is_found() {
    let number = Truth::Number(4378.0);
    assert!(agrees("4,378", &number, 0.0) && !agrees("4,379", &number, 0.0));
    assert!(agrees("0x2E", &Truth::Number(46.0), 0.0));
    assert!(agrees("2.1", &Truth::Number(2.14), 0.0) && !agrees("2.2", &Truth::Number(2.14), 0.0));
    assert!(
        agrees("three", &Truth::Number(3.4), 0.0) && !agrees("three", &Truth::Number(3.6), 0.0)
    );
    assert!(agrees("5,000", &Truth::Number(4_800.0), 5.0));
    assert!(agrees("5 × 99 + 799", &Truth::Number(1294.0), 0.0));
    assert!(!agrees("32 + 8", &Truth::Number(46.0), 0.0));
    assert!(agrees("15 and 17", &Truth::Word("15, 17".to_owned()), 0.0));
    assert!(!agrees("Nf3", &Truth::Word("Nc3".to_owned()), 0.0));
    assert_eq!(Claim::new("legal").truth(), Truth::Number(20.0));
    assert_eq!(Claim::new("byte at=a1").truth(), Truth::Number(46.0));
}

#[test]
fn quantities_of_a_search_come_from_one_line() {
    let of = |claim: &str| Claim::new(claim).truth();
    // Ply 4 ends after 8,399 positions, ply 5 after 75,955 with another best move.
    for (stop, nodes, plies) in [
        ("budget=60000", 8_399.0, 4.0),
        ("limit=60000", 75_955.0, 5.0),
    ] {
        assert_eq!(of(&format!("nodes {stop}")), Truth::Number(nodes));
        assert_eq!(of(&format!("plies {stop}")), Truth::Number(plies));
        assert_eq!(
            of(&format!("best {stop}")),
            of(&format!("best ply={plies}"))
        );
        assert_eq!(
            of(&format!("score {stop}")),
            of(&format!("score ply={plies}"))
        );
    }
}
