use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use variants::{Action, Game, Move, Outcome, Position, Reason, Rules};

use super::game::{End, XBoardGame};
use super::rank_numbers;
use crate::any_move::AnyMove;
use crate::setup::{AnyPosition, VariantSetup};

impl XBoardGame for VariantSetup {
    /// A promotion without a piece promotes to the first possible piece.
    fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        let position = &self.position;
        let uci = rank_numbers::read(text, position.variant().geometry().ranks());
        let found = position
            .parse_uci(&uci)
            .or_else(|error| promotion(position, &uci).ok_or(error))
            .or_else(|error| position.parse_san(text).map_err(|_| error));
        match found {
            Ok(played) => Ok(position.any_move(played)),
            Err(error) => Err(error.to_string()),
        }
    }

    fn format_move(&self, played: AnyMove, _: bool) -> String {
        let ranks = self.variant().geometry().ranks();
        rank_numbers::write(&played.to_string(), ranks)
    }

    fn end(&self) -> Option<End> {
        let mut game = Game::new(self.start.clone());
        for &played in &self.moves {
            game.play(played);
        }
        let outcome = game.outcome()?;
        Some(End {
            result: outcome.result(),
            winner: outcome.winner,
            reason: outcome.to_string(),
            is_verifiable: is_verifiable(outcome, self.variant().rules()),
        })
    }
}

/// Whether the interface can verify this end: it knows mate, stalemate as a draw, threefold
/// repetition and the fifty-move rule.
fn is_verifiable(outcome: Outcome, rules: &Rules) -> bool {
    match outcome.reason {
        // In atomic chess it knows explosions, but not every mate.
        Reason::Checkmate => outcome.winner.is_some() && !rules.explosions,
        Reason::Stalemate => outcome.winner.is_none(),
        Reason::Repetition => rules.repetition_limit == 3,
        Reason::Progress => rules.progress_limit == 100,
        _ => false,
    }
}

/// The promotion for a move without a piece, or with a promotion sign instead.
fn promotion(position: &Position, uci: &str) -> Option<Move> {
    let squares = uci.trim_end_matches(['+', '=']);
    let legal: Vec<Move> = position.legal_moves();
    legal.into_iter().find(|&legal| {
        let is_promotion = matches!(legal.action, Action::Promotion(_));
        is_promotion && format!("{}{}", legal.from, legal.to) == squares
    })
}
