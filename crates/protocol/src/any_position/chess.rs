use alloc::format;
use alloc::string::{String, ToString};

use rules::{Move, Position, Square};

use super::AnyPosition;
use crate::any_move::AnyMove;
use crate::board_text::BoardText;

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

    fn chess960_move(&self, legal: Move) -> Move {
        self.as_chess960(legal)
    }

    fn count_lines(&mut self, depth: u32) -> u64 {
        rules::perft(self, depth)
    }

    fn draw(&self, is_chess960: bool) -> String {
        let letter = |file, rank| {
            let piece = self.piece_at(Square::new(file, rank));
            piece.map_or(' ', rules::Piece::letter)
        };
        let fen = if is_chess960 {
            format!("{self:#}")
        } else {
            self.to_string()
        };
        let text = BoardText {
            files: 8,
            ranks: 8,
            letter: &letter,
            fen: &fen,
            key: self.key(),
            is_check: self.is_check(),
            legal_moves: self.legal_moves().len(),
        };
        text.to_string()
    }
}
