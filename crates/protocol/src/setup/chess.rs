use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rules::{Color, Move, Position};

use super::NO_LEGAL_MOVE;
use crate::any_move::AnyMove;
use crate::board_text;
use crate::perft::{ChessCount, Count, Perft};

/// A game of chess or Chess960.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChessSetup {
    /// Where the moves begin.
    pub start: Position,
    /// The moves played from there, all legal.
    pub moves: Vec<Move>,
    /// Where they lead.
    pub position: Position,
}

impl ChessSetup {
    /// A position to which no moves lead.
    pub fn new(start: Position) -> ChessSetup {
        ChessSetup {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }

    pub(crate) fn turn(&self) -> Color {
        self.position.turn()
    }

    pub(crate) fn has_legal_move(&self) -> bool {
        self.position.has_legal_move()
    }

    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        let first = self.position.legal_moves().first().copied();
        first.map(AnyMove::Chess)
    }

    pub(crate) fn find_legal(&self, wanted: AnyMove) -> Option<AnyMove> {
        let legal = self.position.find_legal(wanted.as_chess()?);
        legal.map(AnyMove::Chess)
    }

    pub(crate) fn end_without_moves(&self) -> String {
        let end = board_text::end_without_moves(&self.position);
        format!("{NO_LEGAL_MOVE}: {end}")
    }

    /// Plays a move in the notation of UCI.
    pub(crate) fn play_uci(&mut self, text: &str) -> Result<(), rules::UciMoveError> {
        let next = self.position.parse_uci(text)?;
        self.push(next);
        if next == Move::NULL {
            // The engines know legal moves only, and no position before it can be repeated.
            *self = ChessSetup::new(self.position.clone());
        }
        Ok(())
    }

    /// Plays a legal move.
    pub(crate) fn push(&mut self, legal: Move) {
        self.position.make(legal);
        self.moves.push(legal);
    }

    pub(crate) fn draw(&self, is_chess960: bool, text: &mut String) -> fmt::Result {
        board_text::draw(&self.position, is_chess960, text)
    }

    pub(crate) fn perft(&self, depth: u32, is_chess960: bool) -> Perft {
        let root = ChessCount {
            position: self.position.clone(),
            is_chess960,
        };
        Perft::Chess(Box::new(Count::new(root, depth)))
    }
}

impl Default for ChessSetup {
    fn default() -> ChessSetup {
        ChessSetup::new(Position::start())
    }
}
