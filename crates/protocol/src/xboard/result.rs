//! How a game has ended.

use alloc::format;
use alloc::string::String;

use rules::Game;

/// The line that claims the result of a game that is over, or that a side may end as a draw.
pub(super) fn of(game: &Game) -> Option<String> {
    if let Some(outcome) = game.outcome() {
        return Some(format!("{} {{{outcome}}}", outcome.result()));
    }
    let claim = game.draw_claim()?;
    Some(format!("1/2-1/2 {{{claim}}}"))
}

#[cfg(test)]
mod tests {
    use super::of;
    use rules::{Game, Position};

    fn played(moves: &str) -> Game {
        let mut game = Game::new(Position::start());
        for word in moves.split(' ') {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn ends_are_told_with_their_reason() {
        assert_eq!(of(&played("e2e4")), None);
        let mate = of(&played("f2f3 e7e5 g2g4 d8h4"));
        assert_eq!(mate.as_deref(), Some("0-1 {checkmate, black wins}"));
        let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
        let draw = of(&played(shuffle));
        assert_eq!(
            draw.as_deref(),
            Some("1/2-1/2 {draw by threefold repetition}")
        );
    }
}
