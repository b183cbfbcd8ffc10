//! The trait of a position.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Debug;

use crate::coded_error::Coded;
use crate::color::Color;
use crate::excerpt::excerpt;
use crate::move_error::MoveError;
use crate::move_grammar::NotationScope;
use crate::move_reader::{MoveParts, Reading, find};
use crate::outcome::{DrawClaim, Outcome};
use crate::piece_letters::Language;

/// A position of a game, which implements the rules of that game.
pub trait Position: Clone + Debug {
    /// A move.
    type Move: Copy + Debug + Eq;

    /// The error for a text that is not the FEN of a position of this game.
    type FenError: Clone + Eq + Coded;

    /// The end of a game.
    type Outcome: Outcome;

    /// The error for an illegal move.
    type IllegalMoveError: Clone + Eq + Coded;

    /// The null move, by which a side passes.
    const NULL_MOVE: Self::Move;

    /// Reads a FEN of the same game. Fields that contradict the placement are repaired.
    ///
    /// # Errors
    ///
    /// The placement cannot be read, or the position is illegal.
    fn with_fen(&self, fen: &str) -> Result<Self, Self::FenError>;

    /// The FEN.
    fn fen(&self) -> String;

    /// Whether games without a tag `FEN` begin with this position.
    fn is_start(&self) -> bool;

    /// The value that a game from this position needs for its tag `Variant`; `None` if it needs no
    /// such tag.
    fn variant_tag(&self) -> Option<&str>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The number of half-moves without progress before this position.
    fn halfmove_clock(&self) -> u32;

    /// A key that is equal for positions that count as repetitions of each other, and different for
    /// others except for rare collisions.
    fn repetition_key(&self) -> u64;

    /// The outcome of a game in which this position has occurred a number of times; `None` while it
    /// is in progress.
    fn game_outcome(&self, repetitions: usize) -> Option<Self::Outcome>;

    /// The draw that the side to move may claim if the game is in progress and this position has
    /// occurred a number of times.
    fn draw_claim(&self, repetitions: usize) -> Option<DrawClaim> {
        let _ = repetitions;
        None
    }

    /// The number of the next move, from 1.
    fn fullmove_number(&self) -> u32;

    /// The legal moves.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// The board and the pieces, as far as the grammar of moves needs them.
    fn notation_scope(&self) -> NotationScope;

    /// A legal move in the terms of notations.
    fn parts(&self, legal: Self::Move) -> MoveParts;

    /// The legal move that a text in UCI notation denotes.
    fn find_uci(&self, text: &str) -> Option<Self::Move>;

    /// Parses a legal move in any spelling: SAN or coordinates, with surplus or missing signs, and
    /// with the letters of English, German, French or Spanish. `move_reader` describes which reading
    /// takes precedence.
    ///
    /// # Errors
    ///
    /// The text is not a move, or means no legal move or more than one.
    fn parse_move(&self, text: &str) -> Result<Self::Move, MoveError> {
        read(self, text, None)
    }

    /// Parses a legal move as [`Position::parse_move`] does, with the letters of one language: for texts
    /// that contain more than one move, whose language is found by reading all of them.
    ///
    /// # Errors
    ///
    /// As for [`Position::parse_move`].
    fn parse_move_in(&self, language: Language, text: &str) -> Result<Self::Move, MoveError> {
        read(self, text, Some(language))
    }

    /// Parses a move that a program sends, as [`Position::parse_move`] does. The null move `0000`
    /// is also accepted.
    ///
    /// # Errors
    ///
    /// As for [`Position::parse_move`]; or the side to move is in check and cannot pass.
    fn parse_move_or_null(&self, text: &str) -> Result<Self::Move, MoveError> {
        if text == "0000" {
            return self.null_move(text);
        }
        self.parse_move(text)
    }

    /// The null move, or the error for it if the side to move is in check.
    ///
    /// # Errors
    ///
    /// The side to move is in check; `text` is the move for the error message.
    fn null_move(&self, text: &str) -> Result<Self::Move, MoveError> {
        if self.is_playable(Self::NULL_MOVE) {
            return Ok(Self::NULL_MOVE);
        }
        Err(illegal(self, text))
    }

    /// A legal move for error messages, in games whose notation is little known.
    fn example_move(&self) -> Option<String> {
        None
    }

    /// The error for a move that is not playable.
    fn illegal_move(&self, rejected: Self::Move) -> Self::IllegalMoveError;

    /// A playable move in SAN.
    fn san(&self, playable: Self::Move) -> String;

    /// A playable move in UCI notation.
    fn uci(&self, playable: Self::Move) -> String;

    /// Whether a move is legal, or a possible null move.
    fn is_playable(&self, candidate: Self::Move) -> bool;

    /// Plays a playable move.
    fn make_playable(&mut self, playable: Self::Move);
}

/// Reads a legal move, in UCI notation or in any other spelling.
fn read<P: Position>(
    position: &P,
    text: &str,
    language: Option<Language>,
) -> Result<P::Move, MoveError> {
    if let Some(found) = position.find_uci(text) {
        return Ok(found);
    }
    let legal = position.legal_moves();
    let parts: Vec<MoveParts> = legal.iter().map(|&legal| position.parts(legal)).collect();
    match find(text, position.notation_scope(), &parts, language) {
        Reading::One(index) => Ok(legal[index]),
        Reading::Several(indices) => Err(MoveError::Ambiguous {
            found: excerpt(text),
            choices: indices
                .into_iter()
                .map(|index| position.san(legal[index]))
                .collect(),
        }),
        Reading::MissingPromotion => Err(MoveError::MissingPromotion {
            found: excerpt(text),
        }),
        Reading::Illegal => Err(illegal(position, text)),
        Reading::Syntax => Err(match position.example_move() {
            None => MoveError::Syntax {
                found: excerpt(text),
            },
            Some(_) => illegal(position, text),
        }),
    }
}

fn illegal<P: Position>(position: &P, text: &str) -> MoveError {
    MoveError::Illegal {
        found: excerpt(text),
        example: position.example_move(),
    }
}
