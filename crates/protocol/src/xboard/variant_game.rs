use alloc::format;
use alloc::string::{String, ToString};

use variants::Game;

use super::game::XBoardGame;
use crate::any_move::AnyMove;
use crate::setup::VariantSetup;

impl XBoardGame for VariantSetup {
    fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        let position = &self.position;
        let found = position
            .parse_uci(text)
            .or_else(|error| position.parse_san(text).map_err(|_| error));
        match found {
            Ok(played) => Ok(AnyMove::written(position, played)),
            Err(error) => Err(error.to_string()),
        }
    }

    fn written(&self, played: AnyMove, _: bool) -> String {
        played.to_string()
    }

    fn san_line(&self, line: &[AnyMove]) -> String {
        let mut position = self.position.clone();
        let mut san = String::new();
        for next in line {
            let Ok(next) = position.parse_uci(next.text().as_str()) else {
                break;
            };
            san.push(' ');
            san.push_str(&position.san(next));
            position.make(next);
        }
        san
    }

    fn result(&self) -> Option<String> {
        let mut game = Game::new(self.start.clone());
        for &played in &self.moves {
            game.play(played);
        }
        let outcome = game.outcome()?;
        Some(format!("{} {{{outcome}}}", outcome.result()))
    }

    fn play(&mut self, played: AnyMove) -> bool {
        self.play_uci(played.text().as_str()).is_ok()
    }

    fn take_back(&mut self, count: usize) {
        self.moves.truncate(self.moves.len().saturating_sub(count));
        self.position = self.start.clone();
        for &played in &self.moves {
            self.position.make(played);
        }
    }
}
