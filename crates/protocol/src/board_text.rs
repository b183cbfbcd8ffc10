#[cfg(feature = "fairy")]
mod variant;

use alloc::string::String;
use core::fmt::{self, Write};

use rules::{Color, Outcome, Position, Square};

#[cfg(feature = "fairy")]
pub(crate) use variant::draw_variant;

const RULE: &str = " +---+---+---+---+---+---+---+---+\n";

/// Writes a position of chess: the board from White's side, the FEN (Shredder-FEN in Chess960), the
/// key, whether it is check, and the number of legal moves.
pub(crate) fn draw(position: &Position, is_chess960: bool, text: &mut String) -> fmt::Result {
    text.push_str(RULE);
    for rank in (0..8).rev() {
        for file in 0..8 {
            let piece = position.piece_at(Square::new(file, rank));
            let letter = piece.map_or(' ', |piece| match piece.color {
                Color::White => piece.role.letter().to_ascii_uppercase(),
                Color::Black => piece.role.letter(),
            });
            write!(text, " | {letter}")?;
        }
        write!(text, " | {}\n{RULE}", rank + 1)?;
    }
    let check = if position.is_check() { "yes" } else { "no" };
    text.push_str("   a   b   c   d   e   f   g   h\nFen: ");
    if is_chess960 {
        write!(text, "{position:#}")?;
    } else {
        write!(text, "{position}")?;
    }
    writeln!(text, "\nKey: {:016X}\nCheck: {check}", position.key())?;
    writeln!(text, "Legal moves: {}", position.legal_moves().len())
}

/// How a game ends in a position without a legal move.
pub(crate) fn end_without_moves(position: &Position) -> Outcome {
    if position.is_check() {
        Outcome::Checkmate {
            winner: position.turn().other(),
        }
    } else {
        Outcome::Stalemate
    }
}
