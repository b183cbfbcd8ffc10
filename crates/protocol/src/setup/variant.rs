use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use game::Position as _;
use variants::{Move, Position, UciMoveError, Variant};

use super::{ChessSetup, NO_LEGAL_MOVE};
use crate::any_move::AnyMove;
use crate::board_text;
use crate::perft::{Count, Perft, VariantCount};

/// A game that is defined by tables.
#[derive(Clone, Debug)]
pub struct VariantSetup {
    /// Where the moves begin.
    pub start: Position,
    /// The moves played from there, all legal.
    pub moves: Vec<Move>,
    /// Where they lead.
    pub position: Position,
}

impl VariantSetup {
    /// A position to which no moves lead.
    pub fn new(start: Position) -> VariantSetup {
        VariantSetup {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }

    /// A game of chess as one by table.
    pub(crate) fn of_chess(chess: &ChessSetup, variant: &Arc<Variant>) -> VariantSetup {
        let fen = chess.start.to_string();
        // Every position of chess is one of the table.
        let start = Position::from_fen(variant, &fen).unwrap_or_else(|_| Position::start(variant));
        let mut setup = VariantSetup::new(start);
        for played in &chess.moves {
            let _ = setup.play_uci(&played.to_string());
        }
        setup
    }

    /// The game.
    pub(crate) fn variant(&self) -> &Arc<Variant> {
        self.position.variant()
    }

    pub(crate) fn turn(&self) -> game::Color {
        self.position.turn()
    }

    pub(crate) fn has_legal_move(&self) -> bool {
        !self.position.legal_moves().is_empty()
    }

    pub(crate) fn first_legal_move(&self) -> Option<AnyMove> {
        let first = self.position.legal_moves().first().copied();
        first.map(|first| AnyMove::written(&self.position, first))
    }

    pub(crate) fn find_legal(&self, wanted: AnyMove) -> Option<AnyMove> {
        let text = wanted.text();
        let is_legal = self.position.parse_uci(text.as_str()).is_ok();
        is_legal.then_some(AnyMove::Text(text))
    }

    pub(crate) fn end_without_moves(&self) -> String {
        match self.position.outcome() {
            Some(end) => format!("{NO_LEGAL_MOVE}: {end}"),
            None => NO_LEGAL_MOVE.into(),
        }
    }

    /// Plays a move in the notation of UCI.
    pub(crate) fn play_uci(&mut self, text: &str) -> Result<(), UciMoveError> {
        let next = self.position.parse_uci(text)?;
        self.position.make_playable(next);
        self.moves.push(next);
        Ok(())
    }

    pub(crate) fn draw(&self, _: bool, text: &mut String) -> fmt::Result {
        board_text::draw_variant(&self.position, text)
    }

    pub(crate) fn perft(&self, depth: u32, _: bool) -> Perft {
        let root = VariantCount(self.position.clone());
        Perft::Variant(Box::new(Count::new(root, depth)))
    }
}
