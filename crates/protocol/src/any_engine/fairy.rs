//! Fairy, for the session.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::fairy::Fairy;
use engine::{Limits, Line};
use variants::{Move, Position, Variant};

use crate::any_move::AnyMove;
use crate::levels::Noise;
use crate::setup::{Setup, VariantSetup};
use crate::time_management::BestLine;

/// The name of chess among the games by table.
const CHESS: &str = "chess";

/// Fairy, and the position that it searches.
#[derive(Debug)]
pub(crate) struct FairyPlayer {
    pub(crate) fairy: Fairy,
    /// The game that it was made for.
    variant: Arc<Variant>,
    position: Position,
}

impl FairyPlayer {
    /// Fairy for the game of a setup, with a table of so many megabytes or fewer; `None` if chess is
    /// not among the games by table.
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

    /// Whether it was made for the game of a setup.
    pub(crate) fn is_for(&self, setup: &Setup) -> bool {
        match setup {
            Setup::Chess(_) => self.variant.name() == CHESS,
            Setup::Variant(game) => Arc::ptr_eq(game.variant(), &self.variant),
        }
    }

    /// Sets the position that is searched or evaluated next, and the noise of the evaluation.
    pub(crate) fn set(&mut self, setup: &Setup, noise: Noise) {
        let game = match setup {
            Setup::Chess(chess) => Cow::Owned(VariantSetup::of_chess(chess, &self.variant)),
            Setup::Variant(game) => Cow::Borrowed(game),
        };
        self.fairy.set_noise(noise.seed, noise.cp);
        self.fairy.set_position(&game.start, &game.moves);
        self.position = game.position.clone();
    }

    /// Begins to search, and looks for so many lines.
    pub(crate) fn begin(&mut self, limits: Limits, search_moves: &[AnyMove], lines: usize) {
        let parse = |wanted: &AnyMove| self.position.parse_uci(wanted.text().as_str()).ok();
        let chosen: Vec<Move> = search_moves.iter().filter_map(parse).collect();
        self.fairy.set_multi_pv(lines);
        self.fairy.begin(limits, &chosen);
    }

    /// A line of moves from the position.
    pub(crate) fn written(&self, line: &[Move]) -> Vec<AnyMove> {
        let write = |&next: &Move| AnyMove::written(&self.position, next);
        line.iter().map(write).collect()
    }

    /// The move to play and the expected reply.
    pub(crate) fn answer(&self) -> (Option<AnyMove>, Option<AnyMove>) {
        let write = |next| AnyMove::written(&self.position, next);
        let (best, ponder) = (self.fairy.best_move(), self.fairy.ponder_move());
        (best.map(write), ponder.map(write))
    }

    /// The best line, if there is one.
    pub(crate) fn best_line(&self) -> Option<BestLine> {
        let line: &Line<Move> = self.fairy.lines().first()?;
        let best = line.moves.first().copied();
        Some(BestLine {
            depth: line.depth,
            score: line.score,
            best: best.map(|best| AnyMove::written(&self.position, best)),
        })
    }
}
