//! Fairy behind the interface of the session.

use alloc::borrow::Cow;
use alloc::string::ToString as _;
use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::fairy::Fairy;
use engine::{Limits, Line, Progress, Score};
use rules::Role;
use variants::{Action, Color, Game, Move, Piece, Position, Square, Variant};

use crate::answer::Answer;
use crate::any_move::AnyMove;
use crate::any_position::AnyPosition as _;
use crate::levels::Noise;
use crate::setup::Setup;
use crate::time_management::BestLine;

/// The name of chess among the variants.
const CHESS: &str = "chess";

/// Fairy with the position that it searches.
#[derive(Debug)]
pub(crate) struct FairyPlayer {
    fairy: Fairy,
    /// Whether the session plays chess with the crate `rules`, so that moves must be converted.
    is_chess: bool,
    /// The position to search; before the first, the start of the game.
    position: Position,
}

impl FairyPlayer {
    /// Fairy for the game of a setup, with a table of at most `hash_mb` megabytes; `None` if chess
    /// is not among the variants.
    pub(crate) fn new(setup: &Setup, hash_mb: usize) -> Option<FairyPlayer> {
        let variant = match setup {
            Setup::Chess(_) => variants::variant(CHESS)?,
            Setup::Variant(game) => Arc::clone(game.position().variant()),
        };
        Some(FairyPlayer {
            fairy: Fairy::new(&variant, hash_mb),
            position: Position::start(&variant),
            is_chess: setup.as_chess().is_some(),
        })
    }

    /// Whether the engine was created for the game of a setup.
    pub(crate) fn is_for(&self, setup: &Setup) -> bool {
        match setup {
            Setup::Chess(_) => self.is_chess,
            Setup::Variant(game) => Arc::ptr_eq(game.position().variant(), self.position.variant()),
        }
    }

    /// Sets the position to search or evaluate, and the noise of the evaluation; returns false if
    /// it is not a position of the variant.
    pub(crate) fn set(&mut self, setup: &Setup, noise: Noise) -> bool {
        let game = match setup {
            Setup::Chess(chess) => of_chess(chess, self.position.variant()).map(Cow::Owned),
            Setup::Variant(game) => Some(Cow::Borrowed(game)),
        };
        let Some(game) = game else {
            return false;
        };
        self.set_noise(noise);
        self.fairy.set_position(game.start(), game.moves());
        self.position = game.position().clone();
        true
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

    /// A legal move in the type of the variant.
    fn move_of(&self, any: AnyMove) -> Option<Move> {
        match any {
            AnyMove::Chess(chess) => legal_move(&self.position, chess),
            AnyMove::Variant(played, _) => Some(played),
        }
    }

    /// A move in the type for all games.
    fn any_move(&self, played: Move) -> AnyMove {
        if self.is_chess {
            AnyMove::Chess(chess_move(self.position.variant(), played))
        } else {
            self.position.any_move(played)
        }
    }

    /// A line of moves in the type for all games.
    pub(crate) fn any_moves(&self, line: &[Move]) -> Vec<AnyMove> {
        line.iter().map(|&next| self.any_move(next)).collect()
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
        let any_move = |next| self.any_move(next);
        Answer {
            best: self.fairy.best_move().map(any_move),
            ponder: self.fairy.ponder_move().map(any_move),
        }
    }

    /// The moves that the search has found, with their scores.
    pub(crate) fn found(&self) -> Vec<(AnyMove, Score)> {
        let lines = self.fairy.lines().iter();
        let found =
            lines.filter_map(|line| Some((self.any_move(*line.moves.first()?), line.score)));
        found.collect()
    }

    /// The best line, if there is one.
    pub(crate) fn best_line(&self) -> Option<BestLine> {
        let line: &Line<Move> = self.fairy.lines().first()?;
        let best = line.moves.first().copied();
        Some(BestLine {
            depth: line.depth,
            score: line.score,
            best: best.map(|best| self.any_move(best)),
        })
    }
}

/// Converts a game of chess to the variant; `None` if one of its positions is not legal there.
fn of_chess(chess: &rules::Game, variant: &Arc<Variant>) -> Option<Game> {
    let start = Position::from_fen(variant, &chess.start().to_string()).ok()?;
    let mut game = Game::new(start);
    for &played in chess.moves() {
        game.play_unchecked(legal_move(game.position(), played)?);
    }
    Some(game)
}

/// The legal move of the variant that is a move of chess.
fn legal_move(position: &Position, chess: rules::Move) -> Option<Move> {
    let variant = position.variant();
    let mut legal = position.legal_moves().into_iter();
    legal.find(|&legal| chess_move(variant, legal) == chess)
}

/// A move of the variant as a move of chess.
fn chess_move(variant: &Variant, played: Move) -> rules::Move {
    let square = |square: Square| rules::Square::new(square.file(), square.rank());
    rules::Move {
        from: square(played.from),
        to: square(played.to),
        promotion: match played.action {
            Action::Promotion(kind) => {
                Role::from_letter(variant.letter_of(Piece::new(Color::White, kind)))
            }
            _ => None,
        },
    }
}
