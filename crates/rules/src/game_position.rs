//! Implements the interface for the notations that all games share.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::draw_rules::{self, automatic_draw};
use crate::fen_error::FenError;
use crate::moves::{IllegalMoveError, Move};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::role::Role;
use crate::uci;
use game::{Color, DrawClaim, MoveParts, NotationScope};

impl game::Position for Position {
    type Move = Move;
    type FenError = FenError;
    type Outcome = Outcome;
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

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    fn notation_scope(&self) -> NotationScope {
        NotationScope {
            files: 8,
            ranks: 8,
            letters: Role::ALL.iter().fold(0, |letters, role| {
                letters | 1 << (u32::from(role.letter()) - u32::from('a'))
            }),
        }
    }

    fn parts(&self, legal: Move) -> MoveParts {
        Position::parts(self, legal)
    }

    fn find_uci(&self, text: &str) -> Option<Move> {
        let meant = uci::parse(text.as_bytes())?;
        self.find_legal(meant)
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
