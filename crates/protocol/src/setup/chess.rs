use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use core::fmt;

use engine::Score;
use rules::{Move, Position};

use super::NO_LEGAL_MOVE;
use super::game_setup::{AnyPosition, GameSetup};
use crate::any_move::AnyMove;
use crate::board_text;
use crate::move_text::with_lower_case_squares;
use crate::perft::{ChessCount, Count, Perft};

/// A game of chess or Chess960.
pub type ChessSetup = GameSetup<Position>;

impl AnyPosition for Position {
    fn any_move(&self, played: Move) -> AnyMove {
        AnyMove::Chess(played)
    }

    fn move_of(any: AnyMove) -> Option<Move> {
        match any {
            AnyMove::Chess(chess) => Some(chess),
            #[cfg(feature = "fairy")]
            AnyMove::Variant(..) => None,
        }
    }
}

impl ChessSetup {
    pub(crate) fn has_legal_move(&self) -> bool {
        self.position.has_legal_move()
    }

    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        let first = self.position.legal_moves().first().copied();
        first.map(AnyMove::Chess)
    }

    pub(crate) fn parse_uci(&self, text: &str) -> Option<AnyMove> {
        self.position.parse_uci(text).ok().map(AnyMove::Chess)
    }

    pub(crate) fn end_without_moves(&self) -> String {
        let end = board_text::end_without_moves(&self.position);
        format!("{NO_LEGAL_MOVE}: {end}")
    }

    pub(crate) fn final_score(&self) -> Score {
        if self.position.is_check() {
            Score::Mate(0)
        } else {
            Score::Cp(0)
        }
    }

    /// Plays a move in UCI notation.
    pub(crate) fn play_uci(&mut self, text: &str) -> Result<(), rules::UciMoveError> {
        let next = self.position.parse_uci(&with_lower_case_squares(text))?;
        self.push(next);
        if next == Move::NULL {
            // The engines accept only legal moves. No position before a null move can be repeated.
            *self = ChessSetup::new(self.position.clone());
        }
        Ok(())
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
