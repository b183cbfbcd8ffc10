//! Moves in standard algebraic notation.
//!
//! Drops are written `N@f3`, gating `Nc3/H`, castling to the right `O-O` and to the left `O-O-O`,
//! with gating `O-O/Hh1`. Where the king has a choice of castling moves, a longer one is written as
//! a king move, `Ki1`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::moves::{Action, CastlingSide, Move};
use crate::piece::{Kind, Piece};
use crate::position::Position;
use game::{CastlingParts, Color, MoveError, MoveParts, Square};

impl Position {
    /// A legal move in standard algebraic notation.
    ///
    /// ```
    /// use variants::{Position, variant};
    ///
    /// let chess = variant("chess").ok_or("no such game")?;
    /// let position = Position::start(&chess);
    /// assert_eq!(position.san(position.parse_move("g1f3")?), "Nf3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, legal: Move) -> String {
        self.san_among(legal, &self.legal_moves())
    }

    /// The legal moves, each with its standard algebraic notation.
    pub fn legal_moves_with_san(&self) -> Vec<(Move, String)> {
        let legal = self.legal_moves();
        let write = |&one: &Move| (one, self.san_among(one, &legal));
        legal.iter().map(write).collect()
    }

    /// Parses a legal move in any spelling: see [`game::Position::parse_move`].
    ///
    /// # Errors
    ///
    /// The text is not a move, or means no legal move or more than one.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        game::Position::parse_move(self, text)
    }

    /// A legal move in the terms of notations.
    pub(crate) fn parts(&self, legal: Move) -> MoveParts {
        let letter = |kind: Kind| self.variant.letter_of(Piece::new(Color::White, kind));
        let Move { from, to, .. } = legal;
        let (moved, from) = match legal.action {
            Action::Drop(kind) => (Some(kind), None),
            _ => (self.piece_at(from).map(Piece::kind), Some(from)),
        };
        MoveParts {
            letter: moved.map_or('?', letter),
            is_pawn: moved.is_some_and(|kind| self.variant.pawns.contains(kind)),
            from,
            to,
            is_capture: self.is_capture(legal),
            promotion: match legal.action {
                Action::Promotion(kind) => Some(letter(kind)),
                _ => None,
            },
            gate: legal.gate.map(|gate| (letter(gate.kind), gate.square)),
            castling: match legal.action {
                Action::Castling(side) => self.castling_parts(side, to),
                _ => None,
            },
        }
    }

    fn castling_parts(&self, side: CastlingSide, to: Square) -> Option<CastlingParts> {
        let castlings = self.variant.castlings(self.turn(), side);
        let castling = castlings.iter().find(|castling| castling.king_to == to)?;
        Some(CastlingParts {
            is_kingside: side == CastlingSide::Right,
            is_shortest: self.is_shortest_castling(side, to),
            rook: castling.rook_from,
        })
    }

    fn san_among(&self, legal: Move, moves: &[Move]) -> String {
        if legal == Move::NULL {
            return String::from("--");
        }
        let letter = |kind: Kind| self.variant.letter_of(Piece::new(Color::White, kind));
        let to = legal.to;
        let mut san = String::new();
        // Writing to a string cannot fail.
        let _ = match legal.action {
            Action::Castling(side) if self.is_shortest_castling(side, to) => {
                san.push_str(match side {
                    CastlingSide::Right => "O-O",
                    CastlingSide::Left => "O-O-O",
                });
                Ok(())
            }
            // Where the king has a choice, a longer castling is written as a king move.
            Action::Castling(_) => {
                self.write_piece(legal, moves, &mut san);
                write!(san, "{to}")
            }
            Action::Drop(kind) => write!(san, "{}@{to}", letter(kind)),
            Action::Normal | Action::Promotion(_) | Action::EnPassant => {
                self.write_piece(legal, moves, &mut san);
                let capture = if self.is_capture(legal) { "x" } else { "" };
                write!(san, "{capture}{to}")
            }
        };
        if let Action::Promotion(kind) = legal.action {
            let _ = write!(san, "={}", letter(kind));
        }
        if let Some(gate) = legal.gate {
            let _ = write!(san, "/{}", letter(gate.kind));
            if matches!(legal.action, Action::Castling(_)) {
                let _ = write!(san, "{}", gate.square);
            }
        }
        let mut after = self.clone();
        after.make(legal);
        if after.is_check() {
            let is_over = after.legal_moves().is_empty();
            san.push(if is_over { '#' } else { '+' });
        }
        san
    }

    fn is_shortest_castling(&self, side: CastlingSide, to: Square) -> bool {
        let castlings = self.variant.castlings(self.turn(), side);
        castlings
            .first()
            .is_some_and(|castling| castling.king_to == to)
    }

    /// Writes the letter of the piece and as much of its origin as is needed to distinguish it from
    /// others; for a capture by a pawn, its file.
    fn write_piece(&self, legal: Move, moves: &[Move], san: &mut String) {
        let Move { from, to, .. } = legal;
        let piece = self.piece_at(from);
        let is_pawn = piece.is_some_and(|piece| self.variant.pawns.contains(piece.kind()));
        let others: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|other| {
                other.to == to
                    && other.from != from
                    && other.action == legal.action
                    && other.gate.map(|gate| gate.kind) == legal.gate.map(|gate| gate.kind)
                    && self.piece_at(other.from).map(Piece::kind) == piece.map(Piece::kind)
            })
            .collect();
        if let Some(piece) = piece.filter(|_| !is_pawn) {
            san.push(
                self.variant
                    .letter_of(Piece::new(Color::White, piece.kind())),
            );
        }
        let file = char::from(b'a' + from.file());
        let shares_file = others.iter().any(|other| other.from.file() == from.file());
        let shares_rank = others.iter().any(|other| other.from.rank() == from.rank());
        let needs_file = !others.is_empty() && (!shares_file || shares_rank);
        if needs_file || is_pawn && self.is_capture(legal) {
            san.push(file);
        }
        if shares_file {
            let _ = write!(san, "{}", from.rank() + 1);
        }
    }
}
