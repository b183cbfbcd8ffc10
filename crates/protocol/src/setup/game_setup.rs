use alloc::string::String;
use alloc::vec::Vec;

use game::{Color, Position};

use crate::any_move::AnyMove;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetup<P: Position> {
    /// The position before the first move.
    pub start: P,
    /// The moves played, all legal.
    pub moves: Vec<P::Move>,
    /// The position after them.
    pub position: P,
}

/// A position whose moves pass between engines and interfaces as [`AnyMove`].
pub trait AnyPosition: Position {
    /// Converts a move of this position to the type for all games.
    fn any_move(&self, played: Self::Move) -> AnyMove;

    /// Converts a move from the type for all games; `None` if it is of another game.
    fn move_of(any: AnyMove) -> Option<Self::Move>;
}

impl<P: Position> GameSetup<P> {
    /// A game without moves.
    pub fn new(start: P) -> GameSetup<P> {
        GameSetup {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }

    pub(crate) fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Plays a legal move.
    pub(crate) fn push(&mut self, legal: P::Move) {
        self.position.make_playable(legal);
        self.moves.push(legal);
    }

    /// Takes back a number of moves, at most those played.
    pub(crate) fn take_back(&mut self, count: usize) {
        self.moves.truncate(self.moves.len().saturating_sub(count));
        self.position = self.start.clone();
        for &played in &self.moves {
            self.position.make_playable(played);
        }
    }
}

impl<P: AnyPosition> GameSetup<P> {
    /// The move in the type of this game, if it is legal.
    pub(crate) fn legal(&self, wanted: AnyMove) -> Option<P::Move> {
        P::move_of(wanted).filter(|&wanted| self.position.is_playable(wanted))
    }

    /// Plays a move if it is legal; returns whether it is.
    pub(crate) fn play(&mut self, wanted: AnyMove) -> bool {
        let legal = self.legal(wanted);
        if let Some(legal) = legal {
            self.push(legal);
        }
        legal.is_some()
    }

    /// The moves of a line in SAN, each after a space, up to the first illegal move.
    pub(crate) fn san_line(&self, line: &[AnyMove]) -> String {
        let mut position = self.position.clone();
        let mut san = String::new();
        for &next in line {
            let Some(next) = P::move_of(next).filter(|&next| position.is_playable(next)) else {
                break;
            };
            san.push(' ');
            san.push_str(&position.san(next));
            position.make_playable(next);
        }
        san
    }
}
