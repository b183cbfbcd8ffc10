use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Color, Position};

use crate::any_move::AnyMove;
use crate::perft::{Count, Perft};

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

    /// A legal move as it is written in Chess960, if this game has that notation.
    fn chess960_move(&self, legal: Self::Move) -> Self::Move {
        legal
    }

    /// The result of a game that ends here because there is no legal move.
    fn outcome_without_moves(&self) -> Option<String>;

    /// The number of lines of a depth in plies.
    fn count_lines(&mut self, depth: u32) -> u64;

    /// A text with the board from White's side, the FEN (Shredder-FEN in Chess960), the key, whether
    /// it is check, and the number of legal moves.
    fn draw(&self, is_chess960: bool) -> String;
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

    /// Plays a playable move. With a null move the game begins again, because engines accept only
    /// legal moves; no position before it can be repeated.
    pub(crate) fn push(&mut self, playable: P::Move) {
        self.position.make_playable(playable);
        self.moves.push(playable);
        if playable == P::NULL_MOVE {
            *self = GameSetup::new(self.position.clone());
        }
    }

    /// Plays a move in UCI notation.
    pub(crate) fn play_uci(&mut self, text: &str) -> Result<(), P::UciMoveError> {
        let next = self.position.parse_uci(text)?;
        self.push(next);
        Ok(())
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

    /// The first legal move, if any.
    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        let first = self.position.legal_moves().first().copied();
        first.map(|first| self.position.any_move(first))
    }

    /// Parses a legal move in UCI notation.
    pub(crate) fn parse_uci(&self, text: &str) -> Option<AnyMove> {
        let legal = self.position.parse_uci(text).ok()?;
        Some(self.position.any_move(legal))
    }

    /// A message that there is no legal move, with the result of the game.
    pub(crate) fn end_without_moves(&self) -> String {
        let mut message = "there is no legal move".to_string();
        if let Some(outcome) = self.position.outcome_without_moves() {
            message = message + ": " + &outcome;
        }
        message
    }

    /// A perft of some plies, at least 1, whose moves may be written as in Chess960.
    pub(crate) fn perft(&self, depth: u32, is_chess960: bool) -> Box<dyn Perft>
    where
        P: 'static,
    {
        Box::new(Count::new(self.position.clone(), depth, is_chess960))
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
