//! The end of a game, which the engine claims.

use alloc::format;
use alloc::string::{String, ToString};

use game::{Color, Game, Outcome, Position};

use crate::setup::Setup;

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameEnd {
    /// The result, such as `1-0`.
    result: &'static str,
    winner: Option<Color>,
    /// The reason, in words.
    reason: String,
    /// Whether the interface can verify the end. It treats any other claim as false, and the side
    /// that made it loses.
    is_verifiable: bool,
}

impl GameEnd {
    /// The end of a game, if it is over or a side can claim a draw.
    pub(super) fn of(setup: &Setup) -> Option<GameEnd> {
        match setup {
            Setup::Chess(game) => GameEnd::of_game(game, |_| true),
            #[cfg(feature = "fairy")]
            Setup::Variant(game) => {
                let rules = game.position().variant().rules();
                GameEnd::of_game(game, |outcome| is_verifiable(outcome, rules))
            }
        }
    }

    fn of_game<P: Position>(
        game: &Game<P>,
        is_verifiable: impl Fn(P::Outcome) -> bool,
    ) -> Option<GameEnd> {
        let outcome = game.outcome();
        let claim = game.draw_claim().map(|claim| claim.to_string());
        Some(GameEnd {
            result: outcome.map_or("1/2-1/2", Outcome::result),
            winner: outcome.and_then(Outcome::winner),
            reason: outcome.map(|outcome| outcome.to_string()).or(claim)?,
            is_verifiable: outcome.is_none_or(is_verifiable),
        })
    }

    /// The line that the engine prints if it plays this side, or neither.
    pub(super) fn claim(&self, side: Option<Color>) -> String {
        let GameEnd { result, reason, .. } = self;
        match (self.winner, side) {
            (None, Some(_)) if !self.is_verifiable => "offer draw".into(),
            (Some(winner), Some(side)) if !self.is_verifiable && winner == side => {
                format!("telluser {reason}")
            }
            _ => format!("{result} {{{reason}}}"),
        }
    }
}

/// Whether the interface can verify this end: it knows mate, stalemate as a draw, threefold
/// repetition and the fifty-move rule.
#[cfg(feature = "fairy")]
fn is_verifiable(outcome: variants::Outcome, rules: &variants::Rules) -> bool {
    use variants::Reason;
    match outcome.reason {
        // In atomic chess it knows explosions, but not every mate.
        Reason::Checkmate => outcome.winner.is_some() && !rules.general.explosions,
        Reason::Stalemate => outcome.winner.is_none(),
        Reason::Repetition => rules.general.repetition_limit == 3,
        Reason::Progress => rules.general.progress_limit == 50,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::GameEnd;
    use crate::setup::Setup;

    #[test]
    fn ends_are_reported_with_their_reason() {
        let claim = |moves: &str| {
            let mut game = Setup::chess();
            for word in moves.split(' ') {
                game.play_text(word).unwrap();
            }
            GameEnd::of(&game).map(|end| end.claim(None))
        };
        assert_eq!(claim("e2e4"), None);
        let mate = claim("f2f3 e7e5 g2g4 d8h4");
        assert_eq!(mate.as_deref(), Some("0-1 {checkmate, black wins}"));
        let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
        let draw = "1/2-1/2 {draw by threefold repetition}";
        assert_eq!(claim(shuffle).as_deref(), Some(draw));
    }
}
