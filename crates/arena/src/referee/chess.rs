//! The referee of chess and Chess960.

use engine::{Limits, Progress, modern::Modern};
use game::pgn::GameResult;
use rules::{Color, Game, Position};

use super::{Referee, SCORE_NODES, Verdict, recorded_game::RecordedGame, white_score_cp};
use crate::protocol::Protocol;

#[derive(Clone, Debug)]
pub(crate) struct ChessReferee(RecordedGame<Position>);

impl ChessReferee {
    /// Continues a game with the moves of its opening.
    pub(crate) fn new(game: Game) -> Self {
        Self(RecordedGame::new(game))
    }
}

impl Referee for ChessReferee {
    fn copy(&self) -> Box<dyn Referee> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Color {
        self.0.position().turn()
    }

    fn fen(&self) -> String {
        self.0.position().to_string()
    }

    fn start_fen(&self) -> Option<String> {
        let start = self.0.game().start();
        (*start != Position::start()).then(|| start.to_string())
    }

    fn plies(&self) -> usize {
        self.0.game().moves().len()
    }

    fn moves(&self, _protocol: Protocol) -> Vec<String> {
        let moves = self.0.game().moves().iter();
        moves.map(ToString::to_string).collect()
    }

    fn is_check(&self) -> bool {
        self.0.position().is_check()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves()
    }

    fn play(&mut self, text: &str, _protocol: Protocol) -> Result<(), String> {
        let position = self.0.position();
        let legal = position
            .parse_move(text)
            .map_err(|error| format!("{error} in {position}"))?;
        self.0.play(legal);
        Ok(())
    }

    fn score_cp(&self) -> i32 {
        let limits = Limits {
            nodes: Some(SCORE_NODES),
            ..Limits::default()
        };
        let mut modern = Modern::new(1);
        modern.set_position(self.0.position(), &[]);
        modern.begin(limits, &[]);
        while modern.think(SCORE_NODES) == Progress::Running {}
        let score = modern.lines().first().map(|line| line.score);
        white_score_cp(score, self.turn())
    }

    fn outcome(&self) -> Option<Verdict> {
        self.0.outcome()
    }

    fn pgn(&self, result: GameResult, tags: Vec<(String, String)>) -> String {
        self.0.pgn(result, tags)
    }
}

#[cfg(test)]
mod tests {
    use super::{ChessReferee, Referee, Verdict};
    use crate::protocol::Protocol;
    use game::pgn::GameResult;
    use rules::{Game, Position};

    fn referee() -> ChessReferee {
        ChessReferee::new(Game::new(Position::start()))
    }

    #[test]
    fn a_game_is_played_to_its_end() {
        let mut referee = referee();
        assert_eq!(referee.start_fen(), None);
        for text in ["f2f3", "e5", "g2g4"] {
            assert_eq!(referee.outcome(), None);
            assert_eq!(referee.play(text, Protocol::Uci), Ok(()));
        }
        assert_eq!(referee.play("d8h4", Protocol::XBoard), Ok(()));
        let expected = Verdict {
            result: GameResult::BlackWins,
            reason: "checkmate, black wins".to_owned(),
        };
        assert_eq!(referee.outcome(), Some(expected));
        assert_eq!(
            referee.moves(Protocol::Uci),
            ["f2f3", "e7e5", "g2g4", "d8h4"]
        );
        assert!(referee.is_check());
        let tags = vec![("White".to_owned(), "one".to_owned())];
        let pgn = referee.pgn(GameResult::BlackWins, tags);
        assert!(pgn.contains("[White \"one\"]"), "{pgn}");
        assert!(pgn.ends_with("1. f3 e5 2. g4 Qh4# 0-1\n"), "{pgn}");
    }

    #[test]
    fn an_illegal_move_is_named_with_its_position() {
        let error = referee().play("e2e5", Protocol::Uci).unwrap_err();
        assert!(error.contains("e2e5"), "{error}");
        assert!(error.ends_with("w KQkq - 0 1"), "{error}");
    }
}
