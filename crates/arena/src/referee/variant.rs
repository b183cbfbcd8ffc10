//! The referee of a game of the crate `variants`.

use std::sync::Arc;

use engine::{Limits, Progress, fairy::Fairy};
use game::{
    Color,
    pgn::{GameResult, Node},
};
use variants::{Game, Move, Position};

use super::{
    Referee, SCORE_NODES, Verdict, recorded_game::RecordedGame, white_score_cp,
    xboard_notation::XBoardNotation,
};
use crate::{protocol::Protocol, variant_game::VariantGame};

#[derive(Clone, Debug)]
pub(crate) struct VariantReferee {
    rules: Arc<VariantGame>,
    game: RecordedGame<Position>,
}

impl VariantReferee {
    /// A game from the initial position.
    pub(crate) fn new(rules: &Arc<VariantGame>) -> Self {
        let start = Position::start(&rules.variant);
        Self {
            rules: Arc::clone(rules),
            game: RecordedGame::new(Game::new(start)),
        }
    }

    fn notation(&self) -> XBoardNotation<'_> {
        XBoardNotation::new(&self.rules)
    }

    fn parse(&self, text: &str, protocol: Protocol) -> Result<Move, String> {
        let position = self.game.position();
        match protocol {
            Protocol::Uci => position.parse_move(text).map_err(|error| error.to_string()),
            Protocol::XBoard => self
                .notation()
                .parse(position, text)
                .ok_or_else(|| format!("'{text}' is not a legal move here")),
        }
    }
}

impl Referee for VariantReferee {
    fn copy(&self) -> Box<dyn Referee> {
        Box::new(self.clone())
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    fn fen(&self) -> String {
        self.game.position().fen()
    }

    fn start_fen(&self) -> Option<String> {
        None
    }

    fn plies(&self) -> usize {
        self.game.game().moves().len()
    }

    fn moves(&self, protocol: Protocol) -> Vec<String> {
        let notation = self.notation();
        let text = |node: &Node<Position>| {
            let before = &self.game.record().nodes()[node.parent].position;
            let played = node.played?;
            Some(match protocol {
                Protocol::Uci => before.uci(played),
                Protocol::XBoard => notation.write(before, played),
            })
        };
        self.game.record().nodes().iter().filter_map(text).collect()
    }

    fn is_check(&self) -> bool {
        self.game.position().is_check()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.game.legal_moves()
    }

    fn play(&mut self, text: &str, protocol: Protocol) -> Result<(), String> {
        let position = self.game.position();
        let legal = self
            .parse(text, protocol)
            .map_err(|error| format!("{error} in {}", position.fen()))?;
        self.game.play(legal);
        Ok(())
    }

    fn score_cp(&self) -> i32 {
        let limits = Limits {
            nodes: Some(SCORE_NODES),
            ..Limits::default()
        };
        let mut fairy = Fairy::new(&self.rules.variant, 1);
        fairy.set_position(self.game.position(), &[]);
        fairy.begin(limits, &[]);
        while fairy.think(SCORE_NODES) == Progress::Running {}
        let score = fairy.lines().first().map(|line| line.score);
        white_score_cp(score, self.turn())
    }

    fn outcome(&self) -> Option<Verdict> {
        self.game.outcome()
    }

    fn pgn(&self, result: GameResult, tags: Vec<(String, String)>) -> String {
        self.game.pgn(result, tags)
    }
}

#[cfg(test)]
mod tests {
    use super::{Referee, VariantReferee};
    use crate::{protocol::Protocol, variant_game::VariantGame};
    use game::{Color, pgn::GameResult};
    use std::sync::Arc;

    fn referee(name: &str) -> VariantReferee {
        VariantReferee::new(&Arc::new(VariantGame::built_in(name).expect("a game")))
    }

    #[test]
    fn a_game_is_played_to_its_end() {
        let mut referee = referee("atomic");
        for text in ["g1f3", "f7f6", "f3e5", "a7a6"] {
            assert_eq!(referee.play(text, Protocol::Uci), Ok(()));
            assert_eq!(referee.outcome(), None);
        }
        assert_eq!(referee.turn(), Color::White);
        assert_eq!(referee.play("e5d7", Protocol::XBoard), Ok(()));
        let verdict = referee.outcome().expect("the king has exploded");
        assert_eq!(verdict.result, GameResult::WhiteWins);
        assert_eq!(verdict.reason, "white wins by an explosion");
        assert_eq!(referee.plies(), 5);
        let pgn = referee.pgn(verdict.result, vec![("Round".to_owned(), "3".to_owned())]);
        assert!(pgn.contains("[Round \"3\"]\n"), "{pgn}");
        assert!(pgn.contains("[Variant \"atomic\"]\n"), "{pgn}");
        assert!(pgn.contains("1. Nf3 f6 2. Ne5 a6 3. Nxd7"), "{pgn}");
    }

    #[test]
    fn an_illegal_move_is_named_with_its_position() {
        let mut referee = referee("crazyhouse");
        for protocol in [Protocol::Uci, Protocol::XBoard] {
            let error = referee.play("P@e4", protocol).unwrap_err();
            assert!(
                error.contains("P@e4") && error.contains("is not a legal move"),
                "{error}"
            );
            assert!(error.ends_with("w KQkq - 0 1"), "{error}");
        }
        assert_eq!(referee.plies(), 0);
    }

    #[test]
    fn a_copy_continues_independently() {
        let original = referee("courier");
        let mut copy = original.copy();
        let first = copy.legal_moves().swap_remove(0);
        assert_eq!(copy.play(&first, Protocol::Uci), Ok(()));
        assert_eq!((original.plies(), copy.plies()), (0, 1));
        assert_eq!(copy.moves(Protocol::Uci), [first]);
    }
}
