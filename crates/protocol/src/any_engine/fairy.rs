//! Fairy behind the interface of the session.

use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::fairy::Fairy;
use engine::{Limits, Line, Progress};
use variants::{Move, Position, Variant};

use super::Answer;
use crate::any_move::AnyMove;
use crate::levels::Noise;
use crate::setup::{AnyPosition, Setup, VariantSetup};
use crate::time_management::BestLine;

/// The name of chess among the variants.
const CHESS: &str = "chess";

/// Fairy with the position that it searches.
#[derive(Debug)]
pub(crate) struct FairyPlayer {
    fairy: Fairy,
    /// The game that the engine was created for.
    variant: Arc<Variant>,
    position: Position,
}

impl FairyPlayer {
    /// Fairy for the game of a setup, with a table of at most `hash_mb` megabytes; `None` if chess
    /// is not among the variants.
    pub(crate) fn new(setup: &Setup, hash_mb: usize) -> Option<FairyPlayer> {
        let variant = match setup {
            Setup::Chess(_) => variants::variant(CHESS)?,
            Setup::Variant(game) => Arc::clone(game.variant()),
        };
        Some(FairyPlayer {
            fairy: Fairy::new(&variant, hash_mb),
            position: Position::start(&variant),
            variant,
        })
    }

    /// Whether the engine was created for the game of a setup.
    pub(crate) fn is_for(&self, setup: &Setup) -> bool {
        match setup {
            Setup::Chess(_) => self.variant.name() == CHESS,
            Setup::Variant(game) => Arc::ptr_eq(game.variant(), &self.variant),
        }
    }

    /// Sets the position to search or evaluate, and the noise of the evaluation.
    pub(crate) fn set(&mut self, setup: &Setup, noise: Noise) {
        let game = match setup {
            Setup::Chess(chess) => Cow::Owned(VariantSetup::of_chess(chess, &self.variant)),
            Setup::Variant(game) => Cow::Borrowed(game),
        };
        self.set_noise(noise);
        self.fairy.set_position(&game.start, &game.moves);
        self.position = game.position.clone();
    }

    pub(crate) fn set_noise(&mut self, noise: Noise) {
        self.fairy.set_noise(noise.seed, noise.cp);
    }

    /// Begins to search for a number of lines.
    pub(crate) fn begin(&mut self, limits: Limits, search_moves: &[AnyMove], lines: usize) {
        let chosen: Vec<Move> = search_moves
            .iter()
            .filter_map(|&one| self.move_of(one))
            .collect();
        self.fairy.set_multi_pv(lines);
        self.fairy.begin(limits, &chosen);
    }

    /// A move in the type of the variant; a move of chess is converted.
    fn move_of(&self, any: AnyMove) -> Option<Move> {
        let parse = || self.position.parse_uci(&any.to_string()).ok();
        Position::move_of(any).or_else(parse)
    }

    /// A line of moves from the position, in the type for all games.
    pub(crate) fn any_moves(&self, line: &[Move]) -> Vec<AnyMove> {
        let write = |&next: &Move| self.position.any_move(next);
        line.iter().map(write).collect()
    }

    pub(crate) fn think(&mut self, nodes: u64) -> Progress {
        self.fairy.think(nodes)
    }

    pub(crate) fn stop(&mut self) {
        self.fairy.stop();
    }

    pub(crate) fn clear_hash(&mut self) {
        self.fairy.clear_hash();
    }

    pub(crate) fn evaluate(&mut self) -> i32 {
        self.fairy.evaluate()
    }

    pub(crate) fn hash_mb(&self) -> usize {
        self.fairy.hash_mb()
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.fairy.nodes()
    }

    pub(crate) fn hashfull(&self) -> u32 {
        self.fairy.hashfull()
    }

    pub(crate) fn lines(&self) -> &[Line<Move>] {
        self.fairy.lines()
    }

    pub(crate) fn report_count(&self) -> u64 {
        self.fairy.report_count()
    }

    /// The move to play and the expected reply.
    pub(crate) fn answer(&self) -> Answer {
        let write = |next| self.position.any_move(next);
        Answer {
            best: self.fairy.best_move().map(write),
            ponder: self.fairy.ponder_move().map(write),
        }
    }

    /// The best line, if there is one.
    pub(crate) fn best_line(&self) -> Option<BestLine> {
        let line: &Line<Move> = self.fairy.lines().first()?;
        let best = line.moves.first().copied();
        Some(BestLine {
            depth: line.depth,
            score: line.score,
            best: best.map(|best| self.position.any_move(best)),
        })
    }
}
