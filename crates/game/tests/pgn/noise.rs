//! Text in and around games does not change their moves or their number.

use game::Position;
use game::pgn::{Record, scan_games};

use crate::{dice::Dice, reading::SAMPLE, scale::scaled};

/// Text, times, and the marks of other programs, none of which is a move or a result.
const NOISE: [&str; 76] = [
    "good",
    "novelty",
    "N",
    "TN",
    "check",
    "ch",
    "mate",
    "best by test",
    "White",
    "Carlsen,",
    "don't",
    "(good)",
    "(0:05)",
    "(+0.31/12 2s)",
    "( )",
    "(?)",
    "({x} y)",
    "[x]",
    "[0:09]",
    "[!?]",
    "[%emt 0:01]",
    "[%clk 0:05:00]",
    "{a}",
    "{a {b} c}",
    "{a {b {c} d} e}",
    "{[%eval 0.3]}",
    "; to the end\n",
    "0:05",
    "00:01:02",
    "1.5",
    "12s",
    "3/4",
    "+0.35",
    "-1.20/14",
    "40",
    "2024.01.02",
    "2024-01-02",
    "$1",
    "$146",
    "$256",
    "$",
    "!",
    "?",
    "!?",
    "!!",
    "±",
    "⩲",
    "+-",
    "=",
    "∞",
    "□",
    "Δ",
    "♔",
    "†",
    "**",
    "__",
    "`",
    "~~",
    "|",
    "\"",
    "'",
    "“",
    "”",
    "—",
    "…",
    "#",
    "<br>",
    "<b>",
    "</b>",
    "<note>",
    "<",
    "&nbsp;",
    "&quot;",
    "&",
    "§",
    ":-)",
];

/// Spaces between words.
const SPACES: [&str; 10] = [
    " ",
    "  ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\u{a0}",
    "\u{200b} ",
    " \u{ad}",
    "\u{2009}",
];

/// Texts before and after games. Each ends with a line end.
const AROUND: [&str; 14] = [
    "Here is the game:\n\n",
    "Game 1\n",
    "# Game 1\n\n",
    "## *Round 2*, **board 3**\n\n",
    "```pgn\n",
    "```\n",
    "---\n",
    "On Monday, Ann wrote:\n",
    "See you at 10:15 (or later)!\n",
    "<p>The game</p>\n",
    "% escaped\n",
    "{a comment}\n",
    "\u{feff}\n",
    "-- \nAnn\n",
];

/// The moves of a game with their parents, in the order of the text.
fn moves<P: Position>(record: &Record<P>) -> Vec<(usize, String)> {
    let nodes = record.nodes().iter().enumerate().skip(1);
    nodes
        .map(|(index, node)| (node.parent, record.san(index)))
        .collect()
}

/// Inserts noise between the tokens of a movetext.
fn with_noise(movetext: &str, dice: &mut Dice, noise: usize) -> String {
    let mut mixed = String::new();
    let mut is_comment = false;
    for word in movetext.split_whitespace() {
        if !is_comment && dice.below(noise) == 0 {
            mixed += dice.pick::<&str>(&NOISE);
            mixed += " ";
        }
        is_comment =
            (is_comment || word.contains('{')) && !word.trim_end_matches(')').ends_with('}');
        mixed += word;
        mixed += if is_comment {
            " "
        } else {
            dice.pick::<&str>(&SPACES)
        };
    }
    mixed
}

/// Quotes each line as mails do.
fn quoted(text: &str) -> String {
    format!("> {}\n", text.trim_end().replace('\n', "\n> "))
}

/// A text of the games with noise in and around them.
fn noisy_text(games: &[String], dice: &mut Dice) -> String {
    let mut text = String::new();
    let noise = dice.below(6) + 2;
    for game in games {
        for _ in 0..dice.below(3) {
            text += dice.pick::<&str>(&AROUND);
        }
        let (tags, movetext) = game.split_once("\n\n").unwrap();
        let has_tags = tags.contains("[FEN") || tags.contains("[Variant") || dice.below(3) > 0;
        let head = if has_tags { tags } else { "" };
        let game = format!("{head}\n\n{}\n\n", with_noise(movetext, dice, noise));
        text += &match dice.below(4) {
            0 => quoted(&game),
            1 => game.replace("\r\n", "\n").replace('\n', "\r\n"),
            _ => game,
        };
    }
    for _ in 0..dice.below(3) {
        text += dice.pick::<&str>(&AROUND);
    }
    text
}

/// A random game with variations.
fn random_game<P: Position>(start: &P, dice: &mut Dice) -> Record<P> {
    let mut record = Record::new(start.clone());
    let mut node = 0;
    for _ in 0..=dice.below(60) {
        let legal = record.nodes()[node].position.legal_moves();
        if legal.is_empty() || record.nodes()[node].position.game_outcome(1).is_some() {
            break;
        }
        let next = record.play(node, *dice.pick(&legal)).unwrap();
        if dice.below(6) == 0 {
            let variation = record.play(node, *dice.pick(&legal)).unwrap();
            record.annotations_mut(variation).unwrap().comment = "a comment".into();
        }
        node = next;
    }
    record
}

fn check<P: Position>(start: &P, games: &[String], seed: u64) {
    let mut dice = Dice::new(seed);
    let text = noisy_text(games, &mut dice);
    let count = scan_games(&text).count();
    assert_eq!(count, games.len(), "seed {seed}: {text}");
    for (index, game) in games.iter().enumerate() {
        let clean = Record::read(start, game, 0).unwrap();
        let (record, unread) = Record::read_leniently(start, &text, index)
            .unwrap_or_else(|error| panic!("seed {seed}, game {index}: {error}\n{text}"));
        if let Some(part) = unread.first() {
            let from = text[..part.error.byte].rfind("\n\n").unwrap_or(0);
            panic!(
                "seed {seed}, game {index}: {}\n{:?}",
                part.error,
                &text[from..part.error.byte + 20]
            );
        }
        assert_eq!(
            moves(&record),
            moves(&clean),
            "seed {seed}, game {index}\n{text}"
        );
        let again = Record::read(start, &record.write(), 0).unwrap();
        assert_eq!(
            again.write(),
            record.write(),
            "seed {seed}, game {index}\n{text}"
        );
    }
}

#[test]
fn noise_changes_no_game_of_chess() {
    let start = rules::Position::start();
    let python_chess = include_str!("../../../../tests/data/pgn/python-chess.pgn");
    let mut real: Vec<String> = Vec::new();
    for text in [SAMPLE, python_chess] {
        for (index, scanned) in scan_games(text).enumerate() {
            if game::names::variant_of_tags(&scanned.tags).is_none() {
                real.push(Record::read(&start, text, index).unwrap().write());
            }
        }
    }
    assert!(real.len() > 4, "{}", real.len());
    for seed in 0..u64::try_from(scaled(600)).unwrap() {
        let mut dice = Dice::new(seed + 1_000_000);
        let games: Vec<String> = (0..=dice.below(3))
            .map(|_| match dice.below(2) {
                0 => dice.pick(&real).clone(),
                _ => random_game(&start, &mut dice).write(),
            })
            .collect();
        check(&start, &games, seed);
    }
}

#[test]
fn noise_changes_no_game_of_a_variant() {
    for (number, name) in ["atomic", "crazyhouse", "horde", "capablanca"]
        .into_iter()
        .enumerate()
    {
        let variant = variants::variant(name).unwrap();
        let start = variants::Position::start(&variant);
        for seed in 0..u64::try_from(scaled(60)).unwrap() {
            let mut dice = Dice::new(seed + 2_000_000 + (number as u64));
            let games: Vec<String> = (0..=dice.below(3))
                .map(|_| random_game(&start, &mut dice).write())
                .collect();
            check(&start, &games, seed);
        }
    }
}
