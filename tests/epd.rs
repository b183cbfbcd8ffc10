//! Positions with their solutions: the files of `data/tactics`.

use std::{fs, path::Path};

use rules::Position;

/// A position with its solutions.
pub(crate) struct Problem {
    pub(crate) id: String,
    pub(crate) position: Position,
    /// The moves that solve it, in SAN.
    pub(crate) solutions: Vec<String>,
    /// The number of moves to mate, if the solutions mate.
    pub(crate) mate: Option<u32>,
}

impl Problem {
    /// Whether this move is one of the solutions.
    pub(crate) fn is_solved_by(&self, san: &str) -> bool {
        self.solutions.iter().any(|solution| solution == san)
    }
}

/// Reads a file of `data/tactics`.
pub(crate) fn text(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/tactics");
    fs::read_to_string(folder.join(file)).unwrap()
}

/// Parses the problems of a file of `data/tactics`.
pub(crate) fn problems(file: &str) -> Vec<Problem> {
    text(file).lines().map(problem).collect()
}

fn problem(line: &str) -> Problem {
    let (placement, operations) = line.split_once(" bm ").unwrap();
    let position: Position = format!("{placement} 0 1").parse().unwrap();
    let (solutions, rest) = operations.split_once(';').unwrap();
    let mate = rest
        .split_once("dm ")
        .and_then(|(_, rest)| rest.split_once(';'));
    Problem {
        id: rest.split('"').nth(1).unwrap().to_owned(),
        solutions: solutions.split(' ').map(str::to_owned).collect(),
        mate: mate.map(|(moves, _)| moves.parse().unwrap()),
        position,
    }
}

#[test]
fn the_solutions_are_legal_and_in_standard_notation() {
    for file in [
        "bratko-kopec.epd",
        "bt-2630.epd",
        "win-at-chess.epd",
        "mates.epd",
    ] {
        for problem in problems(file) {
            for solution in &problem.solutions {
                let played = problem.position.parse_move(solution).unwrap();
                assert_eq!(problem.position.san(played), *solution, "{}", problem.id);
            }
        }
    }
}
