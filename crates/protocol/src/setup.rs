//! The game of a session: its start, its moves, and its position.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};

use engine::Score;
use game::{Game, Outcome, Position};
use rules::Color;

use crate::any_move::AnyMove;
use crate::any_position::AnyPosition;
use crate::perft::{Count, Perft};

/// A game in progress: a start, moves, and the position after them.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "fairy",
    expect(clippy::large_enum_variant, reason = "a session has one, in a box")
)]
pub enum Setup {
    /// A game of chess or Chess960.
    Chess(rules::Game),
    /// A game of a variant.
    #[cfg(feature = "fairy")]
    Variant(variants::Game),
}

/// Evaluates an expression with the game of any variant of [`Setup`].
macro_rules! with_game {
    ($setup:expr, $game:ident => $result:expr) => {
        match $setup {
            crate::setup::Setup::Chess($game) => $result,
            #[cfg(feature = "fairy")]
            crate::setup::Setup::Variant($game) => $result,
        }
    };
}

impl Setup {
    /// The start of chess.
    pub fn chess() -> Setup {
        Setup::Chess(Game::new(rules::Position::start()))
    }

    /// The game, if it is chess.
    #[cfg_attr(
        not(feature = "fairy"),
        expect(
            clippy::unnecessary_wraps,
            reason = "there are other games with the feature"
        )
    )]
    pub(crate) fn as_chess(&self) -> Option<&rules::Game> {
        match self {
            Setup::Chess(chess) => Some(chess),
            #[cfg(feature = "fairy")]
            Setup::Variant(_) => None,
        }
    }

    /// Whether another setup is of the same game.
    #[cfg(feature = "fairy")]
    pub(crate) fn is_same_game(&self, other: &Setup) -> bool {
        match (self, other) {
            (Setup::Chess(_), Setup::Chess(_)) => true,
            (Setup::Variant(one), Setup::Variant(other)) => {
                let (one, other) = (one.position(), other.position());
                alloc::sync::Arc::ptr_eq(one.variant(), other.variant())
            }
            _ => false,
        }
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Color {
        with_game!(self, game => game.position().turn())
    }

    /// The hash key of the position.
    pub(crate) fn key(&self) -> u64 {
        with_game!(self, game => game.position().key())
    }

    /// The number of moves played.
    pub(crate) fn ply(&self) -> usize {
        with_game!(self, game => game.moves().len())
    }

    /// Whether there is a legal move.
    pub(crate) fn has_legal_move(&self) -> bool {
        self.first_legal_move().is_some()
    }

    /// Whether there is exactly one legal move.
    pub(crate) fn has_one_legal_move(&self) -> bool {
        with_game!(self, game => game.position().legal_moves().len() == 1)
    }

    /// The first legal move, if any.
    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        with_game!(self, game => game.position().first_legal_move())
    }

    /// Parses a legal move.
    pub(crate) fn parse_move(&self, text: &str) -> Option<AnyMove> {
        with_game!(self, game => {
            let position = game.position();
            let legal = position.parse_move(text).ok()?;
            Some(position.any_move(legal))
        })
    }

    /// Plays a move if it is legal; returns whether it is.
    pub(crate) fn play(&mut self, wanted: AnyMove) -> bool {
        with_game!(self, game => {
            let playable = game.position().playable(wanted);
            playable.map(|playable| push(game, playable)).is_some()
        })
    }

    /// Plays a move, or returns the reason why it is not legal.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), String> {
        with_game!(self, game => match game.position().parse_move_or_null(text) {
            Ok(playable) => {
                push(game, playable);
                Ok(())
            }
            Err(error) => Err(error.to_string()),
        })
    }

    /// Takes back a number of moves, at most those played.
    pub(crate) fn take_back(&mut self, count: usize) {
        with_game!(self, game => game.take_back(count));
    }

    /// The moves of a line in SAN, each after a space, up to the first illegal move.
    pub(crate) fn san_line(&self, line: &[AnyMove]) -> String {
        with_game!(self, game => game.position().san_line(line))
    }

    /// The end of a game without legal moves: a message with the result, and the score from the side
    /// to move. A side that has won without a move left, as in antichess, mates in one move: no score
    /// of UCI is nearer.
    pub(crate) fn end_without_moves(&self) -> (String, Score) {
        let message = "there is no legal move";
        let (message, winner) = with_game!(self, game => match game.outcome() {
            Some(outcome) => (format!("{message}: {outcome}"), outcome.winner()),
            None => (message.to_string(), None),
        });
        let score = match winner {
            Some(winner) if winner == self.turn() => Score::Mate(1),
            Some(_) => Score::Mate(0),
            None => Score::Cp(0),
        };
        (message, score)
    }

    /// A text with the board from White's side, the FEN (Shredder-FEN in Chess960), the key,
    /// whether it is check, and the number of legal moves.
    pub(crate) fn draw(&self, is_chess960: bool) -> String {
        with_game!(self, game => game.position().draw(is_chess960))
    }

    /// A perft of some plies, at least 1, whose moves may be written as in Chess960.
    pub(crate) fn perft(&self, depth: u32, is_chess960: bool) -> Box<dyn Perft> {
        with_game!(self, game => Box::new(Count::new(game.position().clone(), depth, is_chess960)))
    }
}

/// Plays a playable move. With a null move the game begins again, because engines accept only legal
/// moves; no position before it can be repeated.
fn push<P: Position>(game: &mut Game<P>, playable: P::Move) {
    game.play_unchecked(playable);
    if playable == P::NULL_MOVE {
        *game = Game::new(game.position().clone());
    }
}
