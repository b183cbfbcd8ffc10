//! Edit mode, in which a position is set up piece by piece.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Color, Piece, Position, Role, Square};

/// An empty square in the placement of a FEN.
const EMPTY: char = '1';

/// Whether a line is executed in edit mode as in every other mode.
pub(super) fn is_allowed_in_edit_mode(line: &str) -> bool {
    line == "quit" || line.starts_with("ping ")
}

/// The position being edited. The side to move does not change.
#[derive(Clone, Debug)]
pub(super) struct Editor {
    /// The letter of each square in a FEN, by rank and file.
    board: [[char; 8]; 8],
    /// The side of the next piece.
    color: Color,
    turn: Color,
}

impl Editor {
    /// Starts with the pieces of a position, and with White as the side of the next piece.
    pub(super) fn new(position: &Position) -> Editor {
        let mut editor = Editor {
            board: [[EMPTY; 8]; 8],
            color: Color::White,
            turn: position.turn(),
        };
        for square in Square::all() {
            editor.put(square, position.piece_at(square));
        }
        editor
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.board[usize::from(square.rank())][usize::from(square.file())] =
            piece.map_or(EMPTY, Piece::letter);
    }

    /// Executes a line: `#` removes all pieces, after `c` pieces belong to the other side, `Pa4`
    /// puts a piece on a square, and `xa4` empties it.
    ///
    /// # Errors
    ///
    /// A short description of the syntax error.
    pub(super) fn execute(&mut self, line: &str) -> Result<(), &'static str> {
        match line.as_bytes() {
            b"#" => self.board = [[EMPTY; 8]; 8],
            b"c" => self.color = self.color.other(),
            &[letter, file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                let piece = match letter.to_ascii_lowercase() {
                    b'x' => None,
                    letter => Some(Piece {
                        color: self.color,
                        role: Role::from_letter(letter.into()).ok_or("no piece")?,
                    }),
                };
                self.put(Square::new(file - b'a', rank - b'1'), piece);
            }
            _ => return Err("not in edit mode"),
        }
        Ok(())
    }

    /// The FEN of the position; a king and a rook on their original squares may castle.
    pub(super) fn fen(&self) -> String {
        let mut rights = String::new();
        for (rank, color) in [(0, Color::White), (7, Color::Black)] {
            let is_on = |file: usize, letter| self.board[rank][file] == color.cased(letter);
            for (file, right) in [(7, 'k'), (0, 'q')] {
                if is_on(4, 'k') && is_on(file, 'r') {
                    rights.push(color.cased(right));
                }
            }
        }
        if rights.is_empty() {
            rights.push('-');
        }
        let ranks = self.board.map(String::from_iter);
        let placement: Vec<&str> = ranks.iter().rev().map(String::as_str).collect();
        let (placement, turn) = (placement.join("/"), self.turn.letter());
        format!("{placement} {turn} {rights} - 0 1")
    }
}

#[cfg(test)]
mod tests {
    use super::Editor;
    use rules::Position;

    fn position_of(editor: &Editor) -> String {
        editor.fen().parse::<Position>().unwrap().to_string()
    }

    #[test]
    fn an_unchanged_position_stays_the_same() {
        let fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
        let editor = Editor::new(&fen.parse().unwrap());
        assert_eq!(position_of(&editor), fen);
    }

    #[test]
    fn pieces_are_placed_color_by_color() {
        let mut editor = Editor::new(&Position::start());
        for line in ["#", "Ke1", "Rh1", "Pa2", "c", "Ke8", "qd8", "Qd8", "xd8"] {
            editor.execute(line).unwrap();
        }
        assert_eq!(position_of(&editor), "4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
        assert!(editor.execute("Za1").is_err() && editor.execute("go").is_err());
    }
}
