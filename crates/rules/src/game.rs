//! Games: a start, the moves since, and how it ends.

use alloc::vec::Vec;

use crate::moves::{IllegalMoveError, Move};
use crate::outcome::{DrawClaim, Outcome};
use crate::position::Position;

/// Half-moves without capture or pawn move after which a draw may be claimed.
const FIFTY_MOVES: u32 = 100;
/// Half-moves without capture or pawn move after which the game is drawn.
const SEVENTY_FIVE_MOVES: u32 = 150;
/// Occurrences of a position after which a draw may be claimed.
const THREEFOLD: usize = 3;
/// Occurrences of a position after which the game is drawn.
const FIVEFOLD: usize = 5;

/// A start position and the moves played from it.
///
/// It remembers the key of every position that was on the board, and so knows of repetitions.
///
/// ```
/// use rules::{DrawClaim, Game, Position};
///
/// let mut game = Game::new(Position::start());
/// for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
///     game.play(uci.parse()?)?;
/// }
/// assert_eq!(game.repetitions(), 3);
/// assert_eq!(game.draw_claim(), Some(DrawClaim::ThreefoldRepetition));
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    /// The keys of the positions before the one on the board, the start's first.
    keys: Vec<u64>,
}

impl Game {
    /// A game that begins in a position.
    #[must_use]
    pub fn new(start: Position) -> Game {
        let position = start.clone();
        Game {
            start,
            position,
            moves: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// The position in which the game began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played since the start.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move. A game that is over, or could be claimed, may go on as long as there are legal
    /// moves.
    ///
    /// # Errors
    ///
    /// If the move is illegal; the game is then as it was.
    pub fn play(&mut self, chess_move: Move) -> Result<(), IllegalMoveError> {
        if !self.position.is_legal(chess_move) {
            return Err(IllegalMoveError::of(chess_move));
        }
        self.keys.push(self.position.key());
        self.position.make(chess_move);
        self.moves.push(chess_move);
        Ok(())
    }

    /// How often the position has been on the board since the start of this game, this time
    /// included.
    ///
    /// [`Position::key`] says what counts as the same position.
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        // Nothing from before a capture or a pawn move can come back.
        let reversible = usize::try_from(self.position.halfmove_clock()).unwrap_or(usize::MAX);
        1 + self
            .keys
            .iter()
            .rev()
            .take(reversible)
            .filter(|&&earlier| earlier == key)
            .count()
    }

    /// How the game has ended by itself; `None` if it goes on.
    ///
    /// Mate and stalemate come before the draws: a mate on the hundred and fiftieth half-move is a
    /// mate.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = &self.position;
        if !position.has_legal_move() {
            return Some(if position.is_check() {
                Outcome::Checkmate {
                    winner: position.turn().other(),
                }
            } else {
                Outcome::Stalemate
            });
        }
        if position.has_insufficient_material() {
            Some(Outcome::InsufficientMaterial)
        } else if self.repetitions() >= FIVEFOLD {
            Some(Outcome::FivefoldRepetition)
        } else if position.halfmove_clock() >= SEVENTY_FIVE_MOVES {
            Some(Outcome::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// The draw that the side to move may claim for the position on the board; `None` if it may
    /// not, or if the game is over, so that a mate on the hundredth half-move is a mate.
    ///
    /// A claim that announces the next move is made by playing that move and asking again.
    pub fn draw_claim(&self) -> Option<DrawClaim> {
        if self.outcome().is_some() {
            None
        } else if self.repetitions() >= THREEFOLD {
            Some(DrawClaim::ThreefoldRepetition)
        } else if self.position.halfmove_clock() >= FIFTY_MOVES {
            Some(DrawClaim::FiftyMoves)
        } else {
            None
        }
    }
}
