use alloc::string::{String, ToString};

use rules::{Game, Position};

use super::game::{End, XBoardGame};
use crate::any_move::AnyMove;
use crate::setup::{AnyPosition, ChessSetup};

impl XBoardGame for ChessSetup {
    fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        match self.position.parse_move(text) {
            Ok(played) => Ok(AnyMove::Chess(played)),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Castling is `O-O` or `O-O-O` in Chess960.
    fn format_move(&self, played: AnyMove, is_chess960: bool) -> String {
        let position = &self.position;
        let side = Position::move_of(played).and_then(|chess| {
            let side = position.castling_side(chess)?;
            (is_chess960 || position.as_chess960(chess) == chess).then_some(side)
        });
        match side {
            Some(side) => side.san().into(),
            None => played.to_string(),
        }
    }

    fn end(&self) -> Option<End> {
        let mut game = Game::new(self.start.clone());
        for &played in &self.moves {
            // All moves of a setup are legal.
            let _ = game.play(played);
        }
        let end = |result, winner, reason| End {
            result,
            winner,
            reason,
            is_verifiable: true,
        };
        if let Some(outcome) = game.outcome() {
            return Some(end(outcome.result(), outcome.winner(), outcome.to_string()));
        }
        let claim = game.draw_claim()?;
        Some(end("1/2-1/2", None, claim.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::XBoardGame;
    use crate::setup::ChessSetup;

    fn played(moves: &str) -> ChessSetup {
        let mut game = ChessSetup::default();
        for word in moves.split(' ') {
            game.play_uci(word).unwrap();
        }
        game
    }

    #[test]
    fn ends_are_reported_with_their_reason() {
        let claim = |moves| played(moves).end().map(|end| end.claim(None));
        assert_eq!(claim("e2e4"), None);
        let mate = claim("f2f3 e7e5 g2g4 d8h4");
        assert_eq!(mate.as_deref(), Some("0-1 {checkmate, black wins}"));
        let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
        let draw = claim(shuffle);
        assert_eq!(
            draw.as_deref(),
            Some("1/2-1/2 {draw by threefold repetition}")
        );
    }

    #[test]
    fn moves_are_taken_back() {
        let mut game = played("e2e4 e7e5 g1f3");
        game.take_back(2);
        assert_eq!(game, played("e2e4"));
        game.take_back(9);
        assert_eq!(game, ChessSetup::default());
    }
}
