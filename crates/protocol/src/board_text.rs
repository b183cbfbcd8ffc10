use rules::{Color, Outcome, Piece, Position, Square};

const RULE: &str = " +---+---+---+---+---+---+---+---+";

/// The position as lines of text: the board seen by White, the FEN, the key, check, the moves.
pub(crate) fn draw(position: &Position) -> Vec<String> {
    let mut lines = vec![RULE.to_owned()];
    for rank in (0..8).rev() {
        lines.push(draw_rank(position, rank));
        lines.push(RULE.to_owned());
    }
    lines.push("   a   b   c   d   e   f   g   h".to_owned());
    lines.push(format!("Fen: {position}"));
    lines.push(format!("Key: {:016X}", position.key()));
    lines.push(format!(
        "Check: {}",
        if position.is_check() { "yes" } else { "no" }
    ));
    lines.push(format!("Legal moves: {}", position.legal_moves().len()));
    lines
}

fn draw_rank(position: &Position, rank: u8) -> String {
    let mut line = String::new();
    for file in 0..8 {
        line.push_str(" | ");
        line.push(
            position
                .piece_at(Square::new(file, rank))
                .map_or(' ', letter),
        );
    }
    format!("{line} | {}", rank + 1)
}

/// The FEN's letter of a piece.
fn letter(piece: Piece) -> char {
    match piece.color {
        Color::White => piece.role.letter().to_ascii_uppercase(),
        Color::Black => piece.role.letter(),
    }
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
