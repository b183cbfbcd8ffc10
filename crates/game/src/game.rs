//! Games: an initial position, the moves played, and the outcome.

use crate::outcome::DrawClaim;
use crate::position::Position;
use alloc::vec::Vec;

/// An initial position and the moves played from it, with the keys of the positions that can recur.
#[derive(Clone, Debug)]
pub struct Game<P: Position> {
    start: P,
    position: P,
    moves: Vec<P::Move>,
    /// The repetition keys of the positions since the last irreversible move or null move, without
    /// the current one.
    keys: Vec<u64>,
}

impl<P: Position> Game<P> {
    /// A game without moves.
    #[must_use]
    pub fn new(start: P) -> Game<P> {
        Game {
            position: start.clone(),
            start,
            moves: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// The initial position.
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// The current position.
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// The moves played.
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Plays a move. Draws do not prevent further moves.
    ///
    /// The null move is possible unless the side to move is in check. Positions before it are
    /// ignored for repetition.
    ///
    /// # Errors
    ///
    /// The move is illegal; the game is then unchanged.
    pub fn play(&mut self, candidate: P::Move) -> Result<(), P::IllegalMoveError> {
        if !self.position.is_playable(candidate) {
            return Err(self.position.illegal_move(candidate));
        }
        self.play_unchecked(candidate);
        Ok(())
    }

    /// Plays a legal move or a possible null move.
    pub fn play_unchecked(&mut self, playable: P::Move) {
        self.keys.push(self.position.repetition_key());
        self.position.make_playable(playable);
        self.moves.push(playable);
        if self.position.halfmove_clock() == 0 || playable == P::NULL_MOVE {
            self.keys.clear();
        }
    }

    /// Takes back a number of moves, at most those played.
    pub fn take_back(&mut self, count: usize) {
        let left = self.moves.len().saturating_sub(count);
        let mut game = Game::new(self.start.clone());
        for &playable in &self.moves[..left] {
            game.play_unchecked(playable);
        }
        *self = game;
    }

    /// The number of occurrences of the current position in this game, at least 1.
    ///
    /// [`Position::repetition_key`] defines which positions are the same.
    pub fn repetitions(&self) -> usize {
        let key = self.position.repetition_key();
        1 + self.keys.iter().filter(|&&earlier| earlier == key).count()
    }

    /// The outcome by the rules, without a claim; `None` while the game is in progress.
    pub fn outcome(&self) -> Option<P::Outcome> {
        self.position.game_outcome(self.repetitions())
    }

    /// The draw that the side to move may claim in the current position; `None` if it may not, or
    /// the game is over.
    ///
    /// To claim a draw with the next move, play that move first.
    pub fn draw_claim(&self) -> Option<DrawClaim> {
        match self.outcome() {
            Some(_) => None,
            None => self.position.draw_claim(self.repetitions()),
        }
    }
}
