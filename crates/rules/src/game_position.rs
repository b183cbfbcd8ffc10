//! Implements the interface for the notations that all games share.

use alloc::string::{String, ToString};

use crate::draw_rules::{self, automatic_draw};
use crate::fen_error::FenError;
use crate::move_list::MoveList;
use crate::moves::{IllegalMoveError, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::san::SanError;
use crate::uci::UciMoveError;
use game::{Color, DrawClaim, excerpt};

impl game::Position for Position {
    type Move = Move;
    type FenError = FenError;
    type Outcome = Outcome;
    type Moves = MoveList;
    type MoveError = SanError;
    type UciMoveError = UciMoveError;
    type IllegalMoveError = IllegalMoveError;

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

    fn halfmove_clock(&self) -> u32 {
        Position::halfmove_clock(self)
    }

    fn repetition_key(&self) -> u64 {
        self.key()
    }

    /// Checkmate and stalemate take precedence over the draws: a mate on the 150th halfmove is a
    /// mate.
    fn game_outcome(&self, repetitions: usize) -> Option<Outcome> {
        if self.has_legal_move() {
            automatic_draw(self, repetitions)
        } else if self.is_check() {
            let winner = self.turn.other();
            Some(Outcome::Checkmate { winner })
        } else {
            Some(Outcome::Stalemate)
        }
    }

    fn draw_claim(&self, repetitions: usize) -> Option<DrawClaim> {
        draw_rules::draw_claim(self, repetitions)
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

    fn illegal_move(&self, rejected: Move) -> IllegalMoveError {
        IllegalMoveError::of(rejected)
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
