//! Games that the engine plays against itself, and their quiet positions.

use engine::{Limits, Progress, Score, modern::Modern};
use rules::{Color, Game, Move, Outcome, Position};

use crate::{sample::Sample, splitmix64::SplitMix64};

const HASH_MB: usize = 4;
/// Starting positions with a larger score, for either side, are discarded.
const MAX_START_SCORE_CP: i32 = 200;
/// Positions with a larger score are not recorded: the evaluation's details do not matter there.
const MAX_SAMPLE_SCORE_CP: i32 = 1_500;
const MATE_CP: i32 = 20_000;
const MAX_PLIES: usize = 320;

/// A win is adjudicated if the score stays above this for this many consecutive plies.
const WIN_SCORE_CP: i32 = 1_000;
const WIN_PLIES: usize = 8;
/// Once the game is long enough, a draw is adjudicated if the score stays below this for this many
/// consecutive plies.
const DRAW_SCORE_CP: i32 = 6;
const DRAW_PLIES: usize = 16;
const MIN_DRAW_PLIES: usize = 80;

/// An engine that plays one game after another.
pub(crate) struct SelfPlay {
    engine: Modern,
    nodes: u64,
}

struct OngoingGame {
    game: Game,
    samples: Vec<(Position, i32)>,
    streaks: Streaks,
}

/// The number of consecutive plies with each kind of score.
#[derive(Default)]
struct Streaks {
    white_wins: usize,
    black_wins: usize,
    drawn: usize,
}

impl SelfPlay {
    /// Creates an engine with a node limit per move.
    pub(crate) fn new(nodes: u64) -> Self {
        Self {
            engine: Modern::new(HASH_MB),
            nodes,
        }
    }

    /// Plays a game from a random, balanced starting position and returns its samples.
    pub(crate) fn play(&mut self, openings: &[Game], rng: &mut SplitMix64) -> Vec<Sample> {
        loop {
            let game = random_start(openings, rng);
            self.engine.clear_hash();
            if game.outcome().is_none() && self.search(&game).1.abs() <= MAX_START_SCORE_CP {
                return self.play_from(game);
            }
        }
    }

    fn play_from(&mut self, game: Game) -> Vec<Sample> {
        let mut ongoing = OngoingGame {
            game,
            samples: Vec::new(),
            streaks: Streaks::default(),
        };
        loop {
            if let Some(result) = ongoing.result() {
                return ongoing.into_samples(result);
            }
            let (best_move, score_cp) = self.search(&ongoing.game);
            ongoing.record(best_move, score_cp);
            if ongoing.game.play(best_move).is_err() {
                return Vec::new();
            }
        }
    }

    /// Returns the best move and its score from White's point of view.
    fn search(&mut self, game: &Game) -> (Move, i32) {
        self.engine.set_position(&Position::start(), game.moves());
        let limits = Limits {
            nodes: Some(self.nodes),
            ..Limits::default()
        };
        self.engine.begin(limits, &[]);
        while self.engine.think(u64::MAX) == Progress::Running {}
        let best_move = self
            .engine
            .best_move()
            .unwrap_or(game.position().legal_moves()[0]);
        let lines = self.engine.lines();
        let score_cp = lines.first().map_or(0, |line| centipawns(line.score));
        let is_white = game.position().turn() == Color::White;
        (best_move, if is_white { score_cp } else { -score_cp })
    }
}

fn centipawns(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp,
        Score::Mate(moves) => MATE_CP * moves.signum(),
    }
}

/// Plays a prefix of an opening, followed by two to five random moves.
fn random_start(openings: &[Game], rng: &mut SplitMix64) -> Game {
    let moves = openings[rng.below(openings.len())].moves();
    let prefix = rng.below(moves.len() + 1);
    let mut game = Game::new(Position::start());
    for &played in &moves[..prefix] {
        let _ = game.play(played);
    }
    for _ in 0..2 + rng.below(4) {
        let legal = game.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        let _ = game.play(legal[rng.below(legal.len())]);
    }
    game
}

impl OngoingGame {
    /// White's result, once the game is over or adjudicated.
    fn result(&self) -> Option<f64> {
        if let Some(Outcome::Checkmate { winner }) = self.game.outcome() {
            return Some(if winner == Color::White { 1.0 } else { 0.0 });
        }
        if self.streaks.white_wins >= WIN_PLIES {
            Some(1.0)
        } else if self.streaks.black_wins >= WIN_PLIES {
            Some(0.0)
        } else {
            self.is_drawn().then_some(0.5)
        }
    }

    fn is_drawn(&self) -> bool {
        let plies = self.game.moves().len();
        self.game.outcome().is_some()
            || self.game.draw_claim().is_some()
            || self.streaks.drawn >= DRAW_PLIES && plies > MIN_DRAW_PLIES
            || plies >= MAX_PLIES
    }

    /// Keeps the position if it is quiet, and updates the streaks.
    fn record(&mut self, best_move: Move, score_cp: i32) {
        let position = self.game.position();
        let is_quiet = position.piece_at(best_move.to).is_none()
            && best_move.promotion.is_none()
            && !position.is_check();
        if is_quiet && score_cp.abs() < MAX_SAMPLE_SCORE_CP {
            self.samples.push((position.clone(), score_cp));
        }
        self.streaks.update(score_cp);
    }

    fn into_samples(self, result: f64) -> Vec<Sample> {
        let sample = |(position, score_cp)| Sample {
            position,
            score_cp,
            result,
        };
        self.samples.into_iter().map(sample).collect()
    }
}

impl Streaks {
    fn update(&mut self, score_cp: i32) {
        let next = |streak: usize, continues: bool| if continues { streak + 1 } else { 0 };
        *self = Self {
            white_wins: next(self.white_wins, score_cp > WIN_SCORE_CP),
            black_wins: next(self.black_wins, score_cp < -WIN_SCORE_CP),
            drawn: next(self.drawn, score_cp.abs() < DRAW_SCORE_CP),
        };
    }
}
