use alloc::string::String;

use rules::{Color, Piece, Position, Role, Square};

use crate::text::Text;

/// A position that is put up piece by piece. White is to move if White was before.
#[derive(Clone, Debug)]
pub(super) struct Edit {
    squares: [Option<Piece>; 64],
    /// The side whose pieces come next.
    color: Color,
    turn: Color,
}

impl Edit {
    /// Begins with what stands on the board, and with the white pieces.
    pub(super) fn new(position: &Position) -> Edit {
        let mut squares = [None; 64];
        for (place, square) in squares.iter_mut().zip(Square::all()) {
            *place = position.piece_at(square);
        }
        Edit {
            squares,
            color: Color::White,
            turn: position.turn(),
        }
    }

    /// Takes a line; true if it was the last one.
    ///
    /// # Errors
    ///
    /// If it is none of this mode.
    pub(super) fn take(&mut self, line: &str) -> Result<bool, &'static str> {
        match line.as_bytes() {
            b"." => return Ok(true),
            b"#" => self.squares = [None; 64],
            b"c" => self.color = self.color.other(),
            &[letter, file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                let piece = match letter.to_ascii_lowercase() {
                    b'x' => None,
                    letter => Some(Piece {
                        color: self.color,
                        role: Role::from_letter(letter.into()).ok_or("no piece")?,
                    }),
                };
                let square = Square::new(file - b'a', rank - b'1');
                for (place, other) in self.squares.iter_mut().zip(Square::all()) {
                    if other == square {
                        *place = piece;
                    }
                }
            }
            _ => return Err("not in edit mode"),
        }
        Ok(false)
    }

    fn at(&self, square: Square) -> Option<Piece> {
        let mut squares = self.squares.iter().zip(Square::all());
        squares
            .find(|(_, other)| *other == square)
            .and_then(|(piece, _)| *piece)
    }

    /// The position; who stands where the game began may castle.
    pub(super) fn fen(&self) -> String {
        let mut text = Text::default();
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let Some(piece) = self.at(Square::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.number(empty);
                }
                empty = 0;
                text.0.push(letter(piece));
            }
            if empty > 0 {
                text.number(empty);
            }
            text.add(if rank > 0 { "/" } else { " " });
        }
        text.0.push(self.turn.letter());
        text.add(" ").add(&self.castling()).add(" - 0 1");
        text.0
    }

    fn castling(&self) -> String {
        let stands = |color, role, file| {
            let rank = if color == Color::White { 0 } else { 7 };
            self.at(Square::new(file, rank)) == Some(Piece { color, role })
        };
        let mut letters = String::new();
        for (color, file, letter) in [
            (Color::White, 7, 'K'),
            (Color::White, 0, 'Q'),
            (Color::Black, 7, 'k'),
            (Color::Black, 0, 'q'),
        ] {
            if stands(color, Role::King, 4) && stands(color, Role::Rook, file) {
                letters.push(letter);
            }
        }
        if letters.is_empty() {
            letters.push('-');
        }
        letters
    }
}

/// A piece as a FEN writes it.
fn letter(piece: Piece) -> char {
    match piece.color {
        Color::White => piece.role.letter().to_ascii_uppercase(),
        Color::Black => piece.role.letter(),
    }
}

#[cfg(test)]
mod tests {
    use super::Edit;
    use rules::Position;

    #[test]
    fn what_is_not_changed_stays() {
        let fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
        let edit = Edit::new(&fen.parse().unwrap());
        assert_eq!(edit.fen(), fen);
    }

    #[test]
    fn pieces_are_put_up_colour_by_colour() {
        let mut edit = Edit::new(&Position::start());
        for line in ["#", "Ke1", "Rh1", "Pa2", "c", "Ke8", "qd8", "Qd8", "xd8"] {
            assert_eq!(edit.take(line), Ok(false), "{line}");
        }
        assert!(edit.take("Za1").is_err() && edit.take("go").is_err());
        assert_eq!(edit.take("."), Ok(true));
        assert_eq!(edit.fen(), "4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
    }
}
