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
            let played = position.parse_move(san).unwrap();
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
    let game = Game::new(fields[0].parse().unwrap());
    explained_in(&game, fields[1], fields[2], fields[3])
}

/// Explains a move after a game in the notation of the file.
fn explained_in(game: &Game, played: &str, best: &str, answer: &str) -> String {
    let before = game.position();
    let played = before.parse_move(played).unwrap();
    let mut after = before.clone();
    after.make(played);
    let (best, answer) = (finding(before, best), finding(&after, answer));
    let reason = explain(&Mistake {
        game,
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
        _ => before.clone(),
    };
    written(&reason, position)
}

/// Writes a reason whose line begins in a position.
fn written(reason: &Reason, mut position: Position) -> String {
    let targets = reason.targets.iter();
    let targets: String = targets
        .map(|one| {
            [
                " ",
                &one.role.letter().to_string(),
                ":",
                &one.square.to_string(),
            ]
            .concat()
        })
        .collect();
    let mut text = format!("{:?} {}{targets}", reason.cause, reason.motif.code());
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

/// A draw may be claimed when a position occurs for the third time, not for the second.
#[test]
fn a_repetition_is_a_draw_the_third_time() {
    let shuffle = ["Qf2", "Kh8", "Qf1", "Kg8"];
    for (times, expected) in [(2, "-"), (3, "Allowed draw")] {
        let mut game = Game::new("6k1/8/6K1/8/8/8/8/5Q2 w - - 0 1".parse().unwrap());
        let moves = shuffle.iter().cycle().take(4 * times - 2);
        for san in moves {
            game.play(game.position().parse_move(san).unwrap()).unwrap();
        }
        let found = explained_in(&game, "Qf1", "cp 900", "cp 0");
        assert_eq!(found, expected, "{times}");
    }
}

/// A line that repeats one of its own positions is a forced draw. One that repeats a position of the game
/// is not: that may have been a mistake of the player, who can leave it.
#[test]
fn only_a_repetition_in_the_line_is_forced() {
    let start = "r5k1/6p1/8/7Q/8/P6P/1q4PK/8 b - - 0 1";
    let shuffle = ["Qb1", "Qe8+", "Kh7", "Qd7", "Kg8", "Qd1", "Qb2", "Qh5"];
    for is_by_file in [None, Some(true), Some(false)] {
        let mirror =
            |text: &str| is_by_file.map_or(text.to_owned(), |by| mirrored_squares(text, by));
        let fen = is_by_file.map_or(start.to_owned(), |by| mirrored_position(start, by));
        for plies in [0, 8] {
            let mut game = Game::new(fen.parse().unwrap());
            for san in &shuffle[..plies] {
                game.play(game.position().parse_move(&mirror(san)).unwrap())
                    .unwrap();
            }
            for (answer, expected) in [
                (
                    "Qe8+ Kh7 Qh5+ Kg8 Qe8+",
                    "Allowed forcedDraw Qe8+ Kh7 Qh5+ Kg8",
                ),
                ("Qe8+ Kh7 Qh5+", "-"),
                ("Qe8+", "-"),
            ] {
                let answer = format!("cp 0 {}", mirror(answer));
                let expected = match expected.split_once("Draw ") {
                    Some((motif, line)) => format!("{motif}Draw {}", mirror(line)),
                    None => expected.to_owned(),
                };
                let found = explained_in(&game, &mirror("Qb1"), "cp 900", &answer);
                assert_eq!(found, expected, "{fen} {plies} {answer}");
            }
        }
    }
}

/// A piece that has captured is taken back if it captured as much, or if it is taken at a price; in the
/// last case it is worth more.
#[test]
fn taking_back_wins_nothing() {
    for (start, captures, expected) in [
        (
            "4k3/8/8/4b3/8/2N5/1P6/4K3 b - - 0 1",
            "Bxc3+",
            "Missed recapture b:c3 bxc3",
        ),
        (
            "4k3/3p4/8/4b3/8/2P5/1P6/4K3 b - - 0 1",
            "Bxc3+",
            "Missed hanging b:c3 bxc3",
        ),
    ] {
        let mut game = Game::new(start.parse().unwrap());
        game.play(game.position().parse_move(captures).unwrap())
            .unwrap();
        let found = explained_in(&game, "Ke2", "cp 60 bxc3 Ke7 Kd2", "cp -300 Bxb2 Kd3 Ke7");
        assert_eq!(found, expected, "{start}");
    }
}

#[test]
fn a_good_move_is_explained_by_what_it_wins() {
    let bishop = "4k3/8/5b2/8/8/5N2/PP6/4K3 w - - 0 1";
    for (start, game, best, expected) in [
        (
            bishop,
            "Ng5",
            "cp -300 Bxg5 a4 Ke7 b4",
            "Found hanging n:g5 Bxg5",
        ),
        (bishop, "Ng5", "cp 0", "-"),
        (bishop, "Ng5", "cp 0 Ke7 Nf3 Ke6", "-"),
        (
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
            "",
            "mate 1 Rd8#",
            "Found backRank k:g8 Rd8#",
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
            "Found trade n:e5 p:e5 dxe5",
        ),
        (
            "4q3/8/4k3/8/8/8/K7/3R4 w - - 0 1",
            "",
            "cp 500 Re1+ Kd6 Rxe8",
            "Found skewer k:e6 q:e8 Re1+ Kd6 Rxe8",
        ),
    ] {
        assert_eq!(
            merit_of(start, game, best),
            expected,
            "{start} {game} {best}"
        );
    }
}

/// Mirrors the squares of words: the files, or the ranks.
fn mirrored_squares(words: &str, is_by_file: bool) -> String {
    let mirror = |letter: char| match letter {
        'a'..='h' if is_by_file => char::from(b'a' + b'h' - letter as u8),
        '1'..='8' if !is_by_file => char::from(b'1' + b'8' - letter as u8),
        other => other,
    };
    words.chars().map(mirror).collect()
}

/// Mirrors a position; with the ranks, the colors change places.
fn mirrored_position(fen: &str, is_by_file: bool) -> String {
    let fields: Vec<_> = fen.split(' ').collect();
    let ranks = fields[0].split('/');
    if is_by_file {
        let ranks: Vec<String> = ranks.map(|rank| rank.chars().rev().collect()).collect();
        return [&ranks.join("/"), fields[1], "- - 0 1"].join(" ");
    }
    let swap = |letter: char| {
        if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let ranks: Vec<_> = ranks.rev().collect();
    let board: String = ranks.join("/").chars().map(swap).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    [&board, turn, "- - 0 1"].join(" ")
}

/// Mirrors a case.
fn mirrored(case: &str, is_by_file: bool) -> String {
    let fields: Vec<_> = case.split('|').map(str::trim).collect();
    let after_two = |text: &str| {
        let words: Vec<_> = text.splitn(3, ' ').collect();
        let rest = words.get(2).copied().unwrap_or_default();
        let mirrored = rest.split(' ').map(|word| match word.split_once(':') {
            Some((role, square)) => [role, ":", &mirrored_squares(square, is_by_file)].concat(),
            None => mirrored_squares(word, is_by_file),
        });
        let mirrored: Vec<_> = mirrored.collect();
        let start = words[..words.len().min(2)].join(" ");
        [start, mirrored.join(" ")].join(" ").trim_end().to_owned()
    };
    [
        mirrored_position(fields[0], is_by_file),
        mirrored_squares(fields[1], is_by_file),
        after_two(fields[2]),
        after_two(fields[3]),
        after_two(fields[4]),
    ]
    .join(" | ")
}

/// Each case is tried on both sides of the board and with both colors.
#[test]
fn a_motif_is_found_where_it_is_proven_and_nowhere_else() {
    let cases = CASES.lines().filter(|line| !line.starts_with('#'));
    let wrong: Vec<_> = cases
        .flat_map(|case| {
            // Castling has no mirror image.
            if case.contains("O-O") {
                return vec![case.to_owned()];
            }
            let (file, rank) = (mirrored(case, true), mirrored(case, false));
            vec![case.to_owned(), mirrored(&file, false), file, rank]
        })
        .map(|case| (explained(&case), case))
        .filter(|(found, case)| !case.ends_with(&format!("| {found}")))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
