//! The starting positions of a match's games: openings from a book, random moves, or both.

use anyhow::{Result, bail};

use crate::{
    openings::Opening,
    protocol::Protocol,
    random::Xorshift64,
    referee::{ChessReferee, Referee},
};

/// The number of unsuitable openings to try before giving up.
const MAX_ATTEMPTS: u32 = 1000;

/// The largest change of the score that random moves may cause, in centipawns: if they lost a
/// piece, the same color would win both games of a pair.
const MAX_CHANGE_CP: i32 = 70;

#[derive(Debug)]
pub(crate) struct Start {
    pub(crate) name: String,
    pub(crate) referee: Box<dyn Referee>,
}

impl Start {
    /// A game of chess after an opening of a book.
    pub(crate) fn chess(opening: Opening) -> Self {
        Self {
            name: opening.name,
            referee: Box::new(ChessReferee::new(opening.game)),
        }
    }

    fn copy(&self) -> Self {
        Self {
            name: self.name.clone(),
            referee: self.referee.copy(),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Starts {
    /// At least one opening; openings are used in turn.
    pub(crate) openings: Vec<Start>,
    /// The number of random moves played after each opening.
    pub(crate) random_plies: usize,
    pub(crate) seed: u64,
}

impl Starts {
    /// Returns the starting position of both games of a pair.
    pub(crate) fn of_pair(&self, pair: usize) -> Result<Start> {
        let Some(opening) = self.openings.get(pair % self.openings.len().max(1)) else {
            bail!("the match has no openings");
        };
        if self.random_plies == 0 {
            return Ok(opening.copy());
        }
        let mut random = Xorshift64::of_pair(self.seed, pair as u64);
        let before_cp = opening.referee.score_cp();
        for _ in 0..MAX_ATTEMPTS {
            let mut referee = opening.referee.copy();
            play_random_moves(referee.as_mut(), self.random_plies, &mut random);
            let is_playable = referee.outcome().is_none() && !referee.is_check();
            if is_playable && (referee.score_cp() - before_cp).abs() <= MAX_CHANGE_CP {
                return Ok(Start {
                    name: format!("{}, {} random plies", opening.name, self.random_plies),
                    referee,
                });
            }
        }
        bail!(
            "each opening of {} random plies that was tried ends the game, gives check, or gives one side an \
             advantage: choose fewer with --random-plies",
            self.random_plies
        );
    }
}

/// Plays random moves, and stops early if the game is over.
fn play_random_moves(referee: &mut dyn Referee, plies: usize, random: &mut Xorshift64) {
    for _ in 0..plies {
        let legal = referee.legal_moves();
        let Some(text) = legal.get(random.below(legal.len())) else {
            return;
        };
        // A legal move is always accepted.
        let _ = referee.play(text, Protocol::Uci);
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_CHANGE_CP, Start, Starts};
    use crate::{protocol::Protocol, referee::VariantReferee, variant_game::VariantGame};
    use std::sync::Arc;

    fn starts(name: &str, random_plies: usize) -> Starts {
        let game = VariantGame::built_in(name).expect("a game");
        let referee = VariantReferee::new(&Arc::new(game));
        Starts {
            openings: vec![Start {
                name: name.to_owned(),
                referee: Box::new(referee),
            }],
            random_plies,
            seed: 7,
        }
    }

    fn moves(starts: &Starts, pair: usize) -> Vec<String> {
        let start = starts.of_pair(pair).expect("an opening");
        start.referee.moves(Protocol::Uci)
    }

    #[test]
    fn random_openings_are_reproducible_and_differ() {
        let starts = starts("courier", 4);
        assert_eq!(moves(&starts, 3).len(), 4);
        assert_eq!(moves(&starts, 3), moves(&starts, 3));
        assert_ne!(moves(&starts, 3), moves(&starts, 4));
    }

    #[test]
    fn the_game_is_not_over_after_a_random_opening() {
        let starts = starts("atomic", 5);
        let before_cp = starts.openings[0].referee.score_cp();
        for pair in 0..8 {
            let start = starts.of_pair(pair).expect("an opening");
            assert_eq!(start.referee.plies(), 5);
            assert_eq!(start.referee.outcome(), None);
            assert!(!start.referee.is_check());
            assert!((start.referee.score_cp() - before_cp).abs() <= MAX_CHANGE_CP);
        }
        assert!(
            starts
                .of_pair(0)
                .is_ok_and(|start| start.name == "atomic, 5 random plies")
        );
    }

    #[test]
    fn openings_that_are_too_long_are_refused() {
        let error = starts("racing-kings", 100_000).of_pair(0).unwrap_err();
        assert!(error.to_string().contains("--random-plies"), "{error}");
    }
}
