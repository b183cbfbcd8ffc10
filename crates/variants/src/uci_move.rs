//! Moves in UCI notation, as `pyffish` writes them.
//!
//! `a10b10`; promotions `e7e8q`; castling as the king's move; drops `P@e4`; gating with the letter
//! of the piece at the end, `b1c3h`, and on the rook's square when castling, `h1e1h`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::position::Position;
use game::{Color, coded_error, excerpt};

coded_error! {
    #[error(
        "illegal-move",
        if example.is_none() => "{found} is not a legal move: the game is over",
        "{found} is not a legal move here; {} is one",
        example.as_deref().unwrap_or_default()
    )]
    /// The error for a text that is not a legal move of a position in UCI notation.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct UciMoveError {
        /// An excerpt of the text.
        pub found: String,
        /// A legal move as an example; `None` if there are no legal moves.
        pub example: Option<String>,
    }
}

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

    /// Parses a legal move in UCI notation, or the null move `0000` if the side to move is not in
    /// check.
    ///
    /// # Errors
    ///
    /// [`UciMoveError`].
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciMoveError> {
        if text == "0000" {
            return game::Position::null_move(self, text);
        }
        let legal: Vec<Move> = self.legal_moves();
        let found = legal
            .iter()
            .copied()
            .find(|&chess_move| self.uci(chess_move) == text);
        found.ok_or_else(|| UciMoveError {
            found: excerpt(text),
            example: legal.first().map(|&chess_move| self.uci(chess_move)),
        })
    }
}
