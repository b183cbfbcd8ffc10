//! Variety in the opening: random first moves, and a little noise in the evaluation of the moves
//! after them.

use rules::{Move, Position, splitmix64};

/// Sound replies to first moves of White; the replies to the empty string are White's first moves.
const MOVES: [(&str, &str); 3] = [
    ("", "e2e4 d2d4 c2c4 g1f3"),
    ("e2e4", "e7e5 c7c5 e7e6 c7c6"),
    ("d2d4", "d7d5 g8f6 e7e6"),
];

/// Sound replies to all other first moves.
const OTHERWISE: &str = "g8f6 e7e6 c7c6";

/// The number of plies at the beginning of a game that are searched with noise.
const NOISY_PLIES: usize = 12;

/// The maximum noise of the evaluation, in hundredths of a pawn: enough to choose between nearly
/// equal moves, too little to choose a bad one.
const NOISE_CP: u16 = 12;

/// The number of letters from one move to the next.
const STRIDE: usize = 5;

/// The first or second move of a game from the start position, chosen by a seed.
pub(crate) fn choose(start: &Position, moves: &[Move], seed: u64) -> Option<Move> {
    if start.key() != Position::start().key() || moves.len() > 1 {
        return None;
    }
    let first = moves.first();
    let mut choices = OTHERWISE;
    for (before, answers) in MOVES {
        if before.parse::<Move>().ok().as_ref() == first {
            choices = answers;
        }
    }
    let count = choices.len().div_ceil(STRIDE) as u64;
    let place = STRIDE * usize::try_from(splitmix64(seed) % count).ok()?;
    choices.get(place..place + STRIDE - 1)?.parse().ok()
}

/// The maximum noise of the evaluation after a number of plies.
pub(crate) fn noise_cp(plies: usize, seed: u64) -> u16 {
    if seed != 0 && plies < NOISY_PLIES {
        NOISE_CP
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_is_legal_and_each_is_chosen_by_some_seed() {
        for first in ["", "e2e4", "d2d4", "b1c3"] {
            let mut position = Position::start();
            let moves: Vec<Move> = first.parse().into_iter().collect();
            for &first in &moves {
                position.play(first).unwrap();
            }
            let chosen = |seed| choose(&Position::start(), &moves, seed).unwrap();
            let mut all: Vec<Move> = (1..100).map(chosen).collect();
            assert!(all.iter().all(|&choice| position.is_legal(choice)));
            all.sort_unstable();
            all.dedup();
            assert_eq!(
                all.len(),
                if first.is_empty() || first == "e2e4" {
                    4
                } else {
                    3
                }
            );
        }
    }

    #[test]
    fn the_third_move_and_other_beginnings_are_left_to_the_engine() {
        let mut position = Position::start();
        let moves = ["e2e4", "e7e5"].map(|text| text.parse().unwrap());
        assert_eq!(choose(&position, &moves, 7), None);
        position.play(moves[0]).unwrap();
        assert_eq!(choose(&position, &[], 7), None);
    }
}
