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
use crate::uci_move::UciMoveError;
use game::Color;
use game::Square;
use game::excerpt;

impl Position {
    /// A legal move in standard algebraic notation.
    ///
    /// ```
    /// use variants::{Position, variant};
    ///
    /// let chess = variant("chess").ok_or("no such game")?;
    /// let position = Position::start(&chess);
    /// assert_eq!(position.san(position.parse_uci("g1f3")?), "Nf3");
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

    /// Parses a legal move in standard algebraic notation.
    ///
    /// The signs of capture, check, mate and comment are optional. The origin may be given where it
    /// is redundant, with or without a hyphen, castling may be written with zeros, and promotion
    /// letters in either case. The capture of a pawn requires its file: `d5` never means `exd5`.
    ///
    /// # Errors
    ///
    /// [`UciMoveError`], with a legal move as an example.
    pub fn parse_san(&self, text: &str) -> Result<Move, UciMoveError> {
        let legal = self.legal_moves();
        let bare = |san: &str| String::from(san.trim_end_matches(['+', '#', '!', '?']));
        let wanted = bare(text);
        let found = legal
            .iter()
            .copied()
            .find(|&found| bare(&self.san_among(found, &legal)) == wanted);
        let lenient = || match self.matching_san(text, &legal)[..] {
            [only] => Some(only),
            _ => None,
        };
        found.or_else(lenient).ok_or_else(|| UciMoveError {
            found: excerpt(text),
            example: legal
                .first()
                .map(|&example| self.san_among(example, &legal)),
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

    pub(crate) fn is_shortest_castling(&self, side: CastlingSide, to: Square) -> bool {
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
