use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;

use engine::Score;
use variants::{Move, Position, UciMoveError, Variant};

use super::game_setup::{AnyPosition, GameSetup};
use super::{ChessSetup, NO_LEGAL_MOVE};
use crate::any_move::AnyMove;
use crate::board_text;
use crate::move_text::{MoveText, with_lower_case_squares};
use crate::perft::{Count, Perft, VariantCount};

/// A game of a variant.
pub type VariantSetup = GameSetup<Position>;

impl AnyPosition for Position {
    fn any_move(&self, played: Move) -> AnyMove {
        AnyMove::Variant(played, MoveText::new(self.uci(played)))
    }

    fn move_of(any: AnyMove) -> Option<Move> {
        match any {
            AnyMove::Variant(played, _) => Some(played),
            AnyMove::Chess(_) => None,
        }
    }
}

impl VariantSetup {
    /// Converts a game of chess for the engine that plays variants.
    pub(crate) fn of_chess(chess: &ChessSetup, variant: &Arc<Variant>) -> VariantSetup {
        let fen = chess.start.to_string();
        // Every position of chess is valid in the variant.
        let start = Position::from_fen(variant, &fen).unwrap_or_else(|_| Position::start(variant));
        let mut setup = VariantSetup::new(start);
        for played in &chess.moves {
            let _ = setup.play_uci(&played.to_string());
        }
        setup
    }

    pub(crate) fn variant(&self) -> &Arc<Variant> {
        self.position.variant()
    }

    pub(crate) fn has_legal_move(&self) -> bool {
        !self.position.legal_moves().is_empty()
    }

    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        let first = self.position.legal_moves().first().copied();
        first.map(|first| self.position.any_move(first))
    }

    pub(crate) fn parse_uci(&self, text: &str) -> Option<AnyMove> {
        let legal = self.position.parse_uci(text).ok()?;
        Some(self.position.any_move(legal))
    }

    pub(crate) fn end_without_moves(&self) -> String {
        match self.position.outcome() {
            Some(end) => format!("{NO_LEGAL_MOVE}: {end}"),
            None => NO_LEGAL_MOVE.into(),
        }
    }

    /// A side that has won without a move left, as in antichess, mates in one move: no score of UCI
    /// is nearer.
    pub(crate) fn final_score(&self) -> Score {
        let winner = self.position.outcome().and_then(|outcome| outcome.winner);
        match winner {
            Some(winner) if winner == self.turn() => Score::Mate(1),
            Some(_) => Score::Mate(0),
            None => Score::Cp(0),
        }
    }

    /// Plays a move in UCI notation.
    pub(crate) fn play_uci(&mut self, text: &str) -> Result<(), UciMoveError> {
        let next = self.position.parse_uci(&with_lower_case_squares(text))?;
        self.push(next);
        Ok(())
    }

    pub(crate) fn draw(&self, _: bool, text: &mut String) -> fmt::Result {
        board_text::draw_variant(&self.position, text)
    }

    pub(crate) fn perft(&self, depth: u32, _: bool) -> Perft {
        let root = VariantCount(self.position.clone());
        Perft::Variant(Box::new(Count::new(root, depth)))
    }
}
