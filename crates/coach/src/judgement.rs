//! How good a move was, by the share of the winning chances that it lost.
//!
//! `docs/review.md` describes the rule and how well it agrees with Stockfish. The page applies it
//! with numbers that are generated from [`NUMBERS`].

use engine::Score;

/// How steeply chances grow with a score. This value, [`BEND_CP`] and the limits below are those
/// with which the judgements of 32 games agreed best with those of Stockfish 15.1 by lichess's
/// formula and limits; scores of Modern grow faster than those that lichess made them for.
pub const STEEPNESS_PER_CP: f64 = 0.0058;

/// The score from which chances grow more slowly, in hundredths of a pawn.
pub const BEND_CP: f64 = 1000.0;

/// A score beyond this is a mate, in hundredths of a pawn.
pub const SURE_CP: i32 = 9000;

/// The smallest loss of a blunder, as a share of the way from a sure loss (-1) to a sure win (1).
/// lichess has 0.3.
pub const BLUNDER_LOSS: f64 = 0.3;

/// The smallest loss of a mistake. lichess has 0.2.
pub const MISTAKE_LOSS: f64 = 0.22;

/// The smallest loss of an inaccuracy. lichess has 0.1.
pub const INACCURACY_LOSS: f64 = 0.13;

/// The loss from which the scores around a move are checked with more time. It is below
/// [`MISTAKE_LOSS`], since a longer search may find that more was lost.
pub const DOUBTFUL_LOSS: f64 = 0.18;

/// A move is good if the second best would have lost at least this.
pub const OTHERS_LOSS: f64 = BLUNDER_LOSS;

/// Chances beyond this are decided: no move is hard to find. About five pawns.
pub const OPEN_CHANCES: f64 = 0.9;

/// The names and values of all numbers of the rule.
pub const NUMBERS: [(&str, f64); 9] = [
    ("STEEPNESS_PER_CP", STEEPNESS_PER_CP),
    ("BEND_CP", BEND_CP),
    ("SURE_CP", SURE_CP as f64),
    ("BLUNDER_LOSS", BLUNDER_LOSS),
    ("MISTAKE_LOSS", MISTAKE_LOSS),
    ("INACCURACY_LOSS", INACCURACY_LOSS),
    ("DOUBTFUL_LOSS", DOUBTFUL_LOSS),
    ("OTHERS_LOSS", OTHERS_LOSS),
    ("OPEN_CHANCES", OPEN_CHANCES),
];

/// What a move was, unless it was an ordinary one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It lost at least [`BLUNDER_LOSS`].
    Blunder,
    /// It lost at least [`MISTAKE_LOSS`].
    Mistake,
    /// It lost at least [`INACCURACY_LOSS`].
    Inaccuracy,
    /// It alone kept the chances.
    Good,
}

impl Judgement {
    /// The name of the judgement in data.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Blunder => "blunder",
            Self::Mistake => "mistake",
            Self::Inaccuracy => "inaccuracy",
            Self::Good => "good",
        }
    }
}

/// What is known of a move; scores are those of its side.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The score of the best move.
    pub best: Score,
    /// The score of the second best move; `None` if there is none, or it is unknown.
    pub second: Option<Score>,
    /// The score after the move.
    pub after: Score,
    /// Whether the move is the best move.
    pub is_best: bool,
    /// Whether it takes back what the move before it has captured.
    pub is_recapture: bool,
}

impl Choice {
    /// The chances that the move lost, from 0 to 2.
    #[must_use]
    pub fn loss(&self) -> f64 {
        loss(self.best, self.after)
    }

    /// What the move was. The best move is no mistake, whatever a search finds after it: what would
    /// have been better is not known.
    #[must_use]
    pub fn judgement(&self) -> Option<Judgement> {
        if self.is_best {
            return self.is_good().then_some(Judgement::Good);
        }
        let lost = self.loss();
        [
            (BLUNDER_LOSS, Judgement::Blunder),
            (MISTAKE_LOSS, Judgement::Mistake),
            (INACCURACY_LOSS, Judgement::Inaccuracy),
        ]
        .into_iter()
        .find_map(|(least, judgement)| (lost >= least).then_some(judgement))
    }

    /// Whether the best move was the only one that kept the chances of an open game, and no mere
    /// recapture.
    fn is_good(&self) -> bool {
        let Some(second) = self.second else {
            return false;
        };
        let [best, second] = [self.best, second].map(chances);
        let is_open = second < OPEN_CHANCES && best > -OPEN_CHANCES;
        !self.is_recapture && is_open && best - second >= OTHERS_LOSS
    }
}

/// The chances that a move lost, from 0 to 2, by the scores of its side.
#[must_use]
pub fn loss(best: Score, after: Score) -> f64 {
    (chances(best) - chances(after)).max(0.0)
}

/// The winning chances at a score: -1 is a sure loss, 0 an even game, 1 a sure win.
#[must_use]
pub fn chances(score: Score) -> f64 {
    match score {
        Score::Mate(moves) if moves > 0 => 1.0,
        Score::Mate(_) => -1.0,
        Score::Cp(cp) if cp > SURE_CP => 1.0,
        Score::Cp(cp) if cp < -SURE_CP => -1.0,
        Score::Cp(cp) => {
            let bent_cp = BEND_CP * libm::asinh(f64::from(cp) / BEND_CP);
            2.0 / (1.0 + libm::exp(-STEEPNESS_PER_CP * bent_cp)) - 1.0
        }
    }
}
