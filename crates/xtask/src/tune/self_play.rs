//! A game that the engine plays against itself, and the quiet positions in it.

use engine::{
    Limits, Progress,
    modern::{Modern, Score},
};
use rules::{Color, Game, Move, Outcome, Position};

use super::{dice::Dice, sample::Sample};

/// The engine's table in megabytes.
const HASH_MB: usize = 4;
/// A game begins within this, or another one is begun.
const LEVEL_CP: i32 = 200;
/// Scores beyond this say who wins, and nothing about the evaluation.
const CLEAR_CP: i32 = 1_500;
/// A game is won when so many searches in turn agree on so much.
const WON: (usize, i32) = (8, 1_000);
/// A game is drawn when so many searches in turn see nothing, after so many plies.
const DRAWN: (usize, i32) = (16, 6);
const EARLIEST_DRAW_PLIES: usize = 80;
const LONGEST_PLIES: usize = 320;

/// The engine, ready for one game after the other.
pub(super) struct SelfPlay {
    engine: Modern,
    nodes: u64,
}

/// A game as it goes on.
struct Course {
    game: Game,
    samples: Vec<(Position, i32)>,
    /// How many searches in turn were for White, for Black, for nobody.
    agreed: [usize; 3],
}

impl SelfPlay {
    /// Searches so many nodes for each move.
    pub(super) fn new(nodes: u64) -> Self {
        Self {
            engine: Modern::new(HASH_MB),
            nodes,
        }
    }

    /// The samples of a game that begins with one of the openings and a few random moves.
    pub(super) fn play(&mut self, openings: &[Game], dice: &mut Dice) -> Vec<Sample> {
        loop {
            let game = begin(openings, dice);
            self.engine.clear_hash();
            if game.outcome().is_none() && self.search(&game).1.abs() <= LEVEL_CP {
                return self.finish(game);
            }
        }
    }

    fn finish(&mut self, game: Game) -> Vec<Sample> {
        let mut course = Course {
            game,
            samples: Vec::new(),
            agreed: [0; 3],
        };
        loop {
            if let Some(result) = course.result() {
                return course.samples(result);
            }
            let (best, score_cp) = self.search(&course.game);
            course.note(best, score_cp);
            if course.game.play(best).is_err() {
                return Vec::new();
            }
        }
    }

    /// The best move, and what it is worth for White.
    fn search(&mut self, game: &Game) -> (Move, i32) {
        self.engine.set_position(&Position::start(), game.moves());
        let limits = Limits {
            nodes: Some(self.nodes),
            ..Limits::default()
        };
        self.engine.begin(limits, &[]);
        while self.engine.think(u64::MAX) == Progress::Running {}
        let best = self
            .engine
            .best_move()
            .unwrap_or(game.position().legal_moves()[0]);
        let score = self.engine.lines().first().map_or(0, |line| cp(line.score));
        let is_white = game.position().turn() == Color::White;
        (best, if is_white { score } else { -score })
    }
}

/// A mate counts as more than any evaluation.
fn cp(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp,
        Score::Mate(moves) => 20_000 * moves.signum(),
    }
}

/// Part of an opening, and up to five random moves.
fn begin(openings: &[Game], dice: &mut Dice) -> Game {
    let moves = openings[dice.below(openings.len())].moves();
    let kept = dice.below(moves.len() + 1);
    let mut game = Game::new(Position::start());
    for &played in &moves[..kept] {
        let _ = game.play(played);
    }
    for _ in 0..2 + dice.below(4) {
        let legal = game.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        let _ = game.play(legal[dice.below(legal.len())]);
    }
    game
}

impl Course {
    /// How the game ended for White, if it did.
    fn result(&self) -> Option<f64> {
        if let Some(Outcome::Checkmate { winner }) = self.game.outcome() {
            return Some(if winner == Color::White { 1.0 } else { 0.0 });
        }
        let plies = self.game.moves().len();
        let [white, black, nobody] = self.agreed;
        if white >= WON.0 {
            Some(1.0)
        } else if black >= WON.0 {
            Some(0.0)
        } else {
            let is_drawn = self.game.outcome().is_some()
                || self.game.draw_claim().is_some()
                || nobody >= DRAWN.0 && plies > EARLIEST_DRAW_PLIES
                || plies >= LONGEST_PLIES;
            is_drawn.then_some(0.5)
        }
    }

    /// Keeps the position if it is quiet, and counts the scores that agree.
    fn note(&mut self, best: Move, score_cp: i32) {
        let position = self.game.position();
        let is_quiet = position.piece_at(best.to).is_none()
            && best.promotion.is_none()
            && !position.is_check();
        if is_quiet && score_cp.abs() < CLEAR_CP {
            self.samples.push((position.clone(), score_cp));
        }
        let holds = [
            score_cp > WON.1,
            score_cp < -WON.1,
            score_cp.abs() < DRAWN.1,
        ];
        for (count, holds) in self.agreed.iter_mut().zip(holds) {
            *count = if holds { *count + 1 } else { 0 };
        }
    }

    fn samples(self, result: f64) -> Vec<Sample> {
        let of_one = |(position, score_cp)| Sample {
            position,
            score_cp,
            result,
        };
        self.samples.into_iter().map(of_one).collect()
    }
}
