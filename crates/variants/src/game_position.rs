//! Implements the interface for the notations that all games share.

use alloc::string::String;
use alloc::vec::Vec;

use game::{Color, MoveError, MoveParts, NotationScope, excerpt};

use crate::fen_error::FenError;
use crate::moves::Move;
use crate::outcome::{Outcome, Reason};
use crate::position::Position;

impl game::Position for Position {
    type Move = Move;
    type FenError = FenError;
    type Outcome = Outcome;
    type IllegalMoveError = MoveError;

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

    fn notation_scope(&self) -> NotationScope {
        let variant = self.variant();
        let bit = |letter: char| 1u32.checked_shl(u32::from(letter).wrapping_sub(u32::from('A')));
        let letters = variant.kinds().iter().filter_map(|kind| bit(kind.letter));
        NotationScope {
            files: variant.geometry().files(),
            ranks: variant.geometry().ranks(),
            letters: letters.fold(0, |letters, letter| letters | letter),
        }
    }

    fn parts(&self, legal: Move) -> MoveParts {
        Position::parts(self, legal)
    }

    fn find_uci(&self, text: &str) -> Option<Move> {
        Position::find_uci(self, text)
    }

    fn example_move(&self) -> Option<String> {
        let legal = self.legal_moves();
        legal.first().map(|&example| self.uci(example))
    }

    fn illegal_move(&self, rejected: Move) -> MoveError {
        MoveError::Illegal {
            found: excerpt(&self.uci(rejected)),
            example: self.example_move(),
        }
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
