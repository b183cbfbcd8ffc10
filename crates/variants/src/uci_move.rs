//! Moves in UCI notation, as `pyffish` writes them.
//!
//! `a10b10`; promotions `e7e8q`; castling as the king's move; drops `P@e4`; gating with the letter
//! of the piece at the end, `b1c3h`, and on the rook's square when castling, `h1e1h`.

use alloc::format;
use alloc::string::String;

use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::position::Position;
use game::{Color, Square};

impl Position {
    /// A move in UCI notation.
    ///
    /// The null move is `0000`.
    pub fn uci(&self, chess_move: Move) -> String {
        if chess_move == Move::NULL {
            return String::from("0000");
        }
        let Move {
            from,
            to,
            action,
            gate,
        } = chess_move;
        let letter = |kind: Kind, color: Color| self.variant.letter_of(Piece::new(color, kind));
        if let Some(gate) = gate {
            let letter = letter(gate.kind, Color::Black);
            return if gate.square == from {
                format!("{from}{to}{letter}")
            } else {
                format!("{}{from}{letter}", gate.square)
            };
        }
        match action {
            Action::Drop(kind) => format!("{}@{to}", letter(kind, Color::White)),
            Action::Promotion(kind) => format!("{from}{to}{}", self.promotion_letter(kind)),
            Action::Normal | Action::EnPassant | Action::Castling(_) => format!("{from}{to}"),
        }
    }

    fn promotion_letter(&self, kind: Kind) -> char {
        let letter = self.variant.letter_of(Piece::new(Color::Black, kind));
        letter.to_ascii_lowercase()
    }

    /// The legal move that is written like this in UCI notation.
    pub(crate) fn find_uci(&self, text: &str) -> Option<Move> {
        let (first, rest) = match text.split_once('@') {
            Some((_, square)) => (Square::parse(square)?, ""),
            None => Square::parse_prefix(text)?,
        };
        let second = Square::parse_prefix(rest).map_or(first, |(second, _)| second);
        let mut legal = self.legal_moves();
        legal.retain(|legal| legal.to == second || legal.gate.is_some());
        legal.into_iter().find(|&legal| self.uci(legal) == text)
    }
}
