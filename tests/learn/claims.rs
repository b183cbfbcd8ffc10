//! Recomputes the numbers that the pages claim: `<data value="nodes ply=4">4,378</data>`. With
//! `BLESS=1` they are written into the pages.

use std::fs;

use super::claim::{Claim, Truth};
use super::page::{folder, pages};

const OPENING: &str = "<data value=\"";
const CLOSING: &str = "</data>";

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

/// Writes a value as a text is written: with as many decimals, as a word, with a sign. None for hexadecimal
/// numbers and sums.
fn like(text: &str, truth: &Truth) -> Option<String> {
    let number = match truth {
        Truth::Word(word) => return Some(word.clone()),
        Truth::Number(number) => *number,
    };
    let shape = text.trim_start_matches(['−', '+']);
    let is_word = WORDS.contains(&shape);
    let is_plain = |letter: char| letter.is_ascii_digit() || ",.".contains(letter);
    if !is_word && !shape.chars().all(is_plain) {
        return None;
    }
    let decimals = shape.split_once('.').map_or(0, |(_, digits)| digits.len());
    let digits = format!("{:.decimals$}", number.abs());
    if is_word
        && let Some(word) = digits
            .parse()
            .ok()
            .and_then(|place: usize| WORDS.get(place))
    {
        return Some((*word).to_owned());
    }
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let is_grouped = shape.len() < 4 || shape.contains([',', '.']) || is_word;
    let mut grouped = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if is_grouped && place > 0 && (whole.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let sign = match number {
        ..0.0 => "−",
        _ if text.starts_with('+') => "+",
        _ => "",
    };
    Some(format!("{sign}{grouped}{rest}"))
}

/// Returns the page with the true numbers, what cannot be written, and the number of claims.
fn blessed(html: &str) -> (String, Vec<String>, usize) {
    let mut parts = html.split(OPENING);
    let mut page = parts.next().unwrap().to_owned();
    let (mut complaints, mut count) = (Vec::new(), 0);
    for part in parts {
        let (data, after) = part.split_once(CLOSING).unwrap();
        let (claim, text) = data.split_once("\">").unwrap();
        let within = claim.rsplit_once(" within=");
        let percent = within.map_or(0.0, |(_, percent)| percent.parse().unwrap());
        let truth = Claim::new(within.map_or(claim, |(claim, _)| claim)).truth();
        let is_true = agrees(text, &truth, percent);
        let written = if is_true { None } else { like(text, &truth) };
        if !is_true && written.is_none() {
            complaints.push(format!("{claim}: {text} is {truth:?}"));
        }
        let now = written.unwrap_or_else(|| text.to_owned());
        for piece in [OPENING, claim, "\">", &now, CLOSING, after] {
            page.push_str(piece);
        }
        count += 1;
    }
    (page, complaints, count)
}

/// The lines of a page that differ, as they should be.
fn changes(now: &str, html: &str) -> Vec<String> {
    let lines = now.lines().zip(html.lines());
    lines
        .filter(|(line, before)| line != before)
        .map(|(line, _)| line.trim().to_owned())
        .collect()
}

#[test]
fn every_number_is_what_the_engine_computes() {
    let mut complaints = Vec::new();
    let mut claims = 0;
    for page in pages() {
        let (now, faults, count) = blessed(&page.html);
        claims += count;
        complaints.extend(faults);
        if std::env::var_os("BLESS").is_none() {
            complaints.extend(changes(&now, &page.html));
        } else if now != page.html {
            fs::write(folder().join(&page.name), now).unwrap();
        }
    }
    let hint = "read the sentences, then run with BLESS=1";
    assert!(complaints.is_empty(), "\n{}\n{hint}", complaints.join("\n"));
    assert!(claims > 40, "{claims} claims");
}

#[test]
fn a_true_number_is_written_as_the_wrong_one_was() {
    let written = |text: &str, number| like(text, &Truth::Number(number)).unwrap_or_default();
    assert_eq!(written("8,399", 12_345.0), "12,345");
    assert_eq!(written("106", 1_106.0), "1,106");
    assert_eq!(written("8000", 9000.0), "9000");
    assert_eq!(written("5.2", 5.34), "5.3");
    assert_eq!(written("−45", 1_045.0), "1,045");
    assert_eq!(written("+13", 12.0), "+12");
    assert_eq!(written("+13", -12.0), "−12");
    assert_eq!(
        (written("two", 3.0), written("two", 13.0)),
        ("three".to_owned(), "13".to_owned())
    );
    assert_eq!(like("0x88", &Truth::Number(1.0)), None);
    assert_eq!(like("Nf3", &Truth::Word("Nc3".to_owned())).unwrap(), "Nc3");
}

#[test]
fn only_wrong_numbers_are_written() {
    let html = "<p><data value=\"legal\">21</data> and <data value=\"legal\">20</data></p>";
    let (now, faults, count) = blessed(html);
    assert_eq!(now, html.replace("21", "20"));
    assert_eq!((faults.len(), count), (0, 2));
    assert_eq!(changes(&now, html), [now]);
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
