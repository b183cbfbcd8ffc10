use alloc::format;
use alloc::string::String;

use variants::{Move, Position, Square};

use super::AnyPosition;
use crate::any_move::AnyMove;
use crate::board_text::BoardText;
use crate::move_text::MoveText;

impl AnyPosition for Position {
    fn any_move(&self, played: Move) -> AnyMove {
        AnyMove::Variant(played, MoveText::new(self.uci(played)))
    }

    fn move_of(any: AnyMove) -> Option<Move> {
        match any {
            AnyMove::Variant(played, _) => Some(played),
            AnyMove::Chess(_) => None,
        }
    }

    fn count_lines(&mut self, depth: u32) -> u64 {
        variants::perft(self, depth)
    }

    /// The text also has the name of the variant.
    fn draw(&self, _: bool) -> String {
        let variant = self.variant();
        let letter = |file, rank| {
            let piece = self.piece_at(Square::new(file, rank));
            piece.map_or(' ', |piece| variant.letter_of(piece))
        };
        let text = BoardText {
            files: variant.geometry().files(),
            ranks: variant.geometry().ranks(),
            letter: &letter,
            fen: &self.fen(),
            key: self.key(),
            is_check: self.is_check(),
            legal_moves: self.legal_moves().len(),
        };
        format!("{text}Variant: {}\n", variant.name())
    }
}
