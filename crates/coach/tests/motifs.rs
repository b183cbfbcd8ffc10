//! The motifs of bad moves.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

use coach::{Finding, Mistake, Reason, explain, merit};
use engine::Score;
use rules::{Game, Move, Position};

const CASES: &str = include_str!("motifs.txt");

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
    let position = match reason.cause {
        coach::Cause::Allowed => after,
        _ => before,
    };
    written(&reason, position)
}

/// Writes a reason whose line begins in a position.
fn written(reason: &Reason, mut position: Position) -> String {
    let mut text = format!("{:?} {}", reason.cause, reason.motif.code());
    for &played in &reason.line {
        text += " ";
        text += &position.san(played);
        position.make(played);
    }
    text
}

/// What a line of a game achieves, in the notation of the file.
fn merit_of(start: &str, game: &str, best: &str) -> String {
    let start: Position = start.parse().unwrap();
    let mut game_so_far = Game::new(start.clone());
    for played in moves(&start, game) {
        game_so_far.play(played).unwrap();
    }
    let (score, line) = finding(game_so_far.position(), best);
    let reason = merit(&game_so_far, Finding { score, line: &line });
    reason.map_or_else(
        || "-".to_owned(),
        |reason| written(&reason, game_so_far.position().clone()),
    )
}

#[test]
fn a_good_move_is_explained_by_what_it_wins() {
    let bishop = "4k3/8/5b2/8/8/5N2/PP6/4K3 w - - 0 1";
    for (start, game, best, expected) in [
        (
            bishop,
            "Ng5",
            "cp -300 Bxg5 a4 Ke7 b4",
            "Found hanging Bxg5",
        ),
        (bishop, "Ng5", "cp 0", "-"),
        (bishop, "Ng5", "cp 0 Ke7 Nf3 Ke6", "-"),
        (
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
            "",
            "mate 1 Rd8#",
            "Found backRank Rd8#",
        ),
        (
            "4k3/8/3p4/4b3/8/5N2/PP6/4K3 w - - 0 1",
            "Nxe5",
            "cp 0 dxe5 a4 Kd7",
            "-",
        ),
        (
            "4k3/8/3p4/4p3/8/5N2/PP6/4K3 w - - 0 1",
            "Nxe5",
            "cp 0 dxe5 a4 Kd7",
            "Found trade dxe5",
        ),
        (
            "4q3/8/4k3/8/8/8/K7/3R4 w - - 0 1",
            "",
            "cp 500 Re1+ Kd6 Rxe8",
            "Found skewer Re1+ Kd6 Rxe8",
        ),
    ] {
        assert_eq!(
            merit_of(start, game, best),
            expected,
            "{start} {game} {best}"
        );
    }
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
