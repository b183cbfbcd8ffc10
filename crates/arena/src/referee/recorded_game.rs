use game::{
    Game, Outcome, Position,
    pgn::{GameResult, Record},
};

use super::{Verdict, win};

#[derive(Clone, Debug)]
pub(super) struct RecordedGame<P: Position> {
    game: Game<P>,
    record: Record<P>,
}

impl<P: Position> RecordedGame<P> {
    pub(super) fn new(game: Game<P>) -> Self {
        let mut record = Record::new(game.start().clone());
        for (ply, &played) in game.moves().iter().enumerate() {
            // The moves of a game are legal.
            let _ = record.play(ply, played);
        }
        Self { game, record }
    }

    pub(super) fn game(&self) -> &Game<P> {
        &self.game
    }

    pub(super) fn record(&self) -> &Record<P> {
        &self.record
    }

    pub(super) fn position(&self) -> &P {
        self.game.position()
    }

    /// The legal moves in UCI notation.
    pub(super) fn legal_moves(&self) -> Vec<String> {
        let moves = self.position().legal_moves();
        moves
            .iter()
            .map(|&legal| self.position().uci(legal))
            .collect()
    }

    pub(super) fn play(&mut self, legal: P::Move) {
        // The move is legal after the last one.
        let _ = self.record.play(self.game.moves().len(), legal);
        self.game.play_unchecked(legal);
    }

    /// The verdict, if the game is over; this includes draws that a player may claim.
    pub(super) fn outcome(&self) -> Option<Verdict> {
        if let Some(outcome) = self.game.outcome() {
            return Some(Verdict {
                result: outcome.winner().map_or(GameResult::Draw, win),
                reason: outcome.to_string(),
            });
        }
        self.game.draw_claim().map(|claim| Verdict {
            result: GameResult::Draw,
            reason: claim.to_string(),
        })
    }

    pub(super) fn pgn(&self, result: GameResult, tags: Vec<(String, String)>) -> String {
        let mut record = self.record.clone();
        record.result = result;
        record.tags = tags;
        record.write()
    }
}
