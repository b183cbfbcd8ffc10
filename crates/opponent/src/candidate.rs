//! Legal moves with their scores.

use alloc::vec::Vec;

use engine::Score;

/// The number of searches, of increasing depth, in which each move has a score.
pub const SEARCHES: usize = 3;

/// A legal move of any game with its score in each search, from the side that moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    pub played: M,
    /// The score in each search, the shallowest first.
    pub scores: [Score; SEARCHES],
}

#[derive(Clone, Debug)]
pub struct Candidates<M>(Vec<Candidate<M>>);

/// Scores beyond this bound differ too little for people, in centipawns.
const MAX_SCORE_CP: i32 = 1_000;

impl<M> Default for Candidates<M> {
    fn default() -> Self {
        Candidates(Vec::new())
    }
}

impl<M: Copy + PartialEq> Candidates<M> {
    /// Records what a search found: moves with their scores. Later searches have the same scores
    /// until they are recorded. If a search found only some of the moves, the others are dropped.
    pub fn record(&mut self, search: usize, found: impl IntoIterator<Item = (M, Score)>) {
        let mut kept = Vec::new();
        for (played, score) in found {
            let known = self.0.iter().find(|one| one.played == played);
            let mut scores = known.map_or([score; SEARCHES], |one| one.scores);
            scores[search..].fill(score);
            kept.push(Candidate { played, scores });
        }
        if !kept.is_empty() {
            self.0 = kept;
        }
    }

    /// The candidates, the best first.
    pub fn as_slice(&self) -> &[Candidate<M>] {
        &self.0
    }
}

impl<M> Candidate<M> {
    /// The score in a search in centipawns, limited to what people distinguish.
    pub(crate) fn score_cp(&self, search: usize) -> i32 {
        match self.scores[search] {
            Score::Cp(score) => score.clamp(-MAX_SCORE_CP, MAX_SCORE_CP),
            Score::Mate(1..) => MAX_SCORE_CP,
            Score::Mate(_) => -MAX_SCORE_CP,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Candidate, Candidates};
    use engine::Score::Cp;

    #[test]
    fn a_deeper_search_replaces_scores_and_drops_moves() {
        let mut candidates = Candidates::default();
        candidates.record(0, [('a', Cp(10)), ('b', Cp(5)), ('c', Cp(0))]);
        candidates.record(2, [('b', Cp(20)), ('a', Cp(-5))]);
        let expected = [('b', [5, 5, 20]), ('a', [10, 10, -5])];
        let expected = expected.map(|(played, scores)| Candidate {
            played,
            scores: scores.map(Cp),
        });
        assert_eq!(candidates.as_slice(), expected);
    }
}
