use rules::{Color, Outcome, Position, Square};

use crate::text::Text;

const RULE: &str = " +---+---+---+---+---+---+---+---+\n";

/// Writes the position: the board seen by White, the FEN, the key, check, the moves.
pub(crate) fn draw(position: &Position, text: &mut Text) {
    text.add(RULE);
    for rank in (0..8).rev() {
        for file in 0..8 {
            let man = position.piece_at(Square::new(file, rank));
            let letter = man.map_or(' ', |man| match man.color {
                Color::White => man.role.letter().to_ascii_uppercase(),
                Color::Black => man.role.letter(),
            });
            text.add(" | ").0.push(letter);
        }
        text.fill(" | #\n", &[i64::from(rank) + 1]).add(RULE);
    }
    text.add("   a   b   c   d   e   f   g   h\nFen: ")
        .shown(position);
    text.add("\nKey: ");
    write_hexadecimal(position.key(), text);
    text.add("\nCheck: ")
        .add(if position.is_check() { "yes" } else { "no" });
    let moves = position.legal_moves().len() as u64;
    text.add("\nLegal moves: ").count(moves).add("\n");
}

/// All sixteen digits.
fn write_hexadecimal(number: u64, text: &mut Text) {
    for place in (0..16).rev() {
        let digit = (number >> (4 * place)).to_le_bytes()[0] & 15;
        let letter = if digit < 10 { b'0' } else { b'A' - 10 };
        text.0.push(char::from(letter + digit));
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

#[cfg(test)]
mod tests {
    use super::write_hexadecimal;
    use crate::text::Text;

    #[test]
    fn keys_have_sixteen_digits() {
        let mut text = Text::default();
        write_hexadecimal(0x0123_4567_89AB_CDEF, &mut text);
        assert_eq!(text.0, "0123456789ABCDEF");
    }
}
