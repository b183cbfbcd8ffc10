//! Implements the interface for the notations that all games share.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Color, excerpt};

use crate::fen_error::FenError;
use crate::moves::Move;
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use crate::uci_move::UciMoveError;

impl game::Position for Position {
    type Move = Move;
    type FenError = FenError;
    type Outcome = Outcome;
    type Moves = Vec<Move>;
    type MoveError = UciMoveError;
    type UciMoveError = UciMoveError;
    type IllegalMoveError = UciMoveError;

    const NULL_MOVE: Move = Move::NULL;

    fn with_fen(&self, fen: &str) -> Result<Position, FenError> {
        Position::from_fen(self.variant(), fen)
    }

    fn fen(&self) -> String {
        Position::fen(self)
    }

    fn is_start(&self) -> bool {
        self.fen() == Position::start(self.variant()).fen()
    }

    fn variant_tag(&self) -> Option<&str> {
        Some(&self.variant().name)
    }

    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn halfmove_clock(&self) -> u32 {
        Position::halfmove_clock(self)
    }

    fn repetition_key(&self) -> u64 {
        Position::repetition_key(self)
    }

    /// The outcome includes draws by repetition, counting, lack of progress and insufficient
    /// material.
    fn game_outcome(&self, repetitions: usize) -> Option<Outcome> {
        let limit = self.variant().rules().general.repetition_limit as usize;
        let is_repeated = limit > 0 && repetitions >= limit;
        self.outcome()
            .or_else(|| self.draw_by_clock())
            .or_else(|| self.draw_by_material())
            .or_else(|| is_repeated.then_some(Outcome::draw(Reason::Repetition)))
    }

    fn fullmove_number(&self) -> u32 {
        Position::fullmove_number(self)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    fn parse_uci(&self, text: &str) -> Result<Move, UciMoveError> {
        Position::parse_uci(self, text)
    }

    fn parse_move(&self, text: &str) -> Result<Move, UciMoveError> {
        match self.parse_uci(text) {
            Ok(played) if played != Move::NULL => Ok(played),
            _ => self.parse_san(text),
        }
    }

    fn null_move(&self, text: &str) -> Result<Move, UciMoveError> {
        if !self.is_check() {
            return Ok(Move::NULL);
        }
        let found = excerpt(text);
        let example = self.legal_moves().first().map(|&example| self.san(example));
        Err(UciMoveError { found, example })
    }

    fn illegal_move(&self, rejected: Move) -> UciMoveError {
        let found = excerpt(&self.uci(rejected));
        let example = self.legal_moves().first().map(|&example| self.uci(example));
        UciMoveError { found, example }
    }

    fn san(&self, playable: Move) -> String {
        Position::san(self, playable)
    }

    fn uci(&self, playable: Move) -> String {
        Position::uci(self, playable)
    }

    fn is_playable(&self, candidate: Move) -> bool {
        if candidate == Move::NULL {
            return !self.is_check();
        }
        self.legal_moves().contains(&candidate)
    }

    fn make_playable(&mut self, playable: Move) {
        if playable == Move::NULL {
            self.make_null();
        } else {
            self.make(playable);
        }
    }
}
