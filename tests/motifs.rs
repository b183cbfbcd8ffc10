//! The motifs of bad moves.

use coach::{Finding, Mistake, explain};
use engine::Score;
use rules::{Game, Move, Position};

const CASES: &str = include_str!("data/motifs.txt");

/// Parses the moves of a line in SAN.
fn moves(position: &Position, text: &str) -> Vec<Move> {
    let mut position = position.clone();
    text.split_whitespace()
        .map(|san| {
            let played = position.parse_san(san).unwrap();
            position.make(played);
            played
        })
        .collect()
}

/// Parses a score and a line, such as `cp 20 g6 Qf3`.
fn finding(position: &Position, text: &str) -> (Score, Vec<Move>) {
    let mut words = text.splitn(3, ' ');
    let (kind, number) = (words.next().unwrap(), words.next().unwrap());
    let number = number.parse().unwrap();
    let score = match kind {
        "cp" => Score::Cp(number),
        _ => Score::Mate(number),
    };
    (score, moves(position, words.next().unwrap_or_default()))
}

/// Explains a case in the notation of the file.
fn explained(case: &str) -> String {
    let fields: Vec<_> = case.split('|').map(str::trim).collect();
    let before: Position = fields[0].parse().unwrap();
    let played = before.parse_san(fields[1]).unwrap();
    let mut after = before.clone();
    after.make(played);
    let (best, answer) = (finding(&before, fields[2]), finding(&after, fields[3]));
    let reason = explain(&Mistake {
        game: &Game::new(before.clone()),
        played,
        best: Finding {
            score: best.0,
            line: &best.1,
        },
        answer: Finding {
            score: answer.0,
            line: &answer.1,
        },
    });
    let Some(reason) = reason else {
        return "-".to_owned();
    };
    let mut position = match reason.cause {
        coach::Cause::Allowed => after,
        coach::Cause::Missed => before,
    };
    let mut text = format!("{:?} {}", reason.cause, reason.motif.code());
    for played in reason.line {
        text += " ";
        text += &position.san(played);
        position.make(played);
    }
    text
}

#[test]
fn a_motif_is_found_where_it_is_proven_and_nowhere_else() {
    let cases = CASES.lines().filter(|line| !line.starts_with('#'));
    let wrong: Vec<_> = cases
        .map(|case| (explained(case), case))
        .filter(|(found, case)| !case.ends_with(&format!("| {found}")))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
