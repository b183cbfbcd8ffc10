//! Implements the interface for the notations that all games share.

use alloc::string::{String, ToString};

use game::excerpt;

use crate::fen_error::FenError;
use crate::move_list::MoveList;
use crate::moves::Move;
use crate::position::Position;
use crate::san::SanError;
use crate::uci::UciMoveError;
use game::Color;

impl game::Position for Position {
    type Move = Move;
    type FenError = FenError;
    type Moves = MoveList;
    type MoveError = SanError;
    type UciMoveError = UciMoveError;

    const NULL_MOVE: Move = Move::NULL;

    fn with_fen(&self, fen: &str) -> Result<Position, FenError> {
        Position::parse_and_repair(fen).map(|(position, _)| position)
    }

    fn fen(&self) -> String {
        self.to_string()
    }

    fn is_start(&self) -> bool {
        *self == Position::start()
    }

    fn variant_tag(&self) -> Option<&str> {
        (!self.castling_rights().is_of_chess()).then_some("Chess960")
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    fn legal_moves(&self) -> MoveList {
        Position::legal_moves(self)
    }

    fn parse_uci(&self, text: &str) -> Result<Move, UciMoveError> {
        Position::parse_uci(self, text)
    }

    fn parse_move(&self, text: &str) -> Result<Move, SanError> {
        Position::parse_move(self, text)
    }

    fn null_move(&self, text: &str) -> Result<Move, SanError> {
        if Position::is_playable(self, Move::NULL) {
            return Ok(Move::NULL);
        }
        let found = excerpt(text);
        Err(SanError::Illegal { found })
    }

    fn san(&self, playable: Move) -> String {
        Position::san(self, playable)
    }

    fn uci(&self, playable: Move) -> String {
        playable.to_string()
    }

    fn is_playable(&self, candidate: Move) -> bool {
        Position::is_playable(self, candidate)
    }

    fn make_playable(&mut self, playable: Move) {
        self.make(playable);
    }
}
