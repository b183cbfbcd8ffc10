//! Edit mode, in which a position is set up piece by piece.

use alloc::format;
use alloc::string::String;

use rules::{Color, Piece, Position, Role, Square};

/// The castling rights of a FEN: the side, the rook's file and the letter.
const CASTLING: [(Color, u8, char); 4] = [
    (Color::White, 7, 'K'),
    (Color::White, 0, 'Q'),
    (Color::Black, 7, 'k'),
    (Color::Black, 0, 'q'),
];

/// A line of edit mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditCommand {
    /// `#`: removes all pieces.
    Clear,
    /// `c`: the following pieces belong to the other side.
    SwitchColor,
    /// `Pa4`, or `xa4` to empty the square.
    Put { role: Option<Role>, square: Square },
    /// `.`: leaves edit mode.
    Leave,
}

impl EditCommand {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// A short description of the syntax error.
    pub(super) fn parse(line: &str) -> Result<EditCommand, &'static str> {
        Ok(match line.as_bytes() {
            b"." => EditCommand::Leave,
            b"#" => EditCommand::Clear,
            b"c" => EditCommand::SwitchColor,
            &[letter, file @ b'a'..=b'h', rank @ b'1'..=b'8'] => EditCommand::Put {
                role: match letter.to_ascii_lowercase() {
                    b'x' => None,
                    letter => Some(Role::from_letter(letter.into()).ok_or("no piece")?),
                },
                square: Square::new(file - b'a', rank - b'1'),
            },
            _ => return Err("not in edit mode"),
        })
    }
}

/// The position being edited. The side to move does not change.
#[derive(Clone, Debug)]
pub(super) struct Editor {
    /// By rank and file.
    board: [[Option<Piece>; 8]; 8],
    /// The side of the next piece.
    color: Color,
    turn: Color,
}

impl Editor {
    /// Starts with the pieces of a position, and with White as the side of the next piece.
    pub(super) fn new(position: &Position) -> Editor {
        let mut editor = Editor {
            board: [[None; 8]; 8],
            color: Color::White,
            turn: position.turn(),
        };
        for square in Square::all() {
            *editor.at_mut(square) = position.piece_at(square);
        }
        editor
    }

    /// Executes a command; the caller handles [`EditCommand::Leave`].
    pub(super) fn execute(&mut self, command: EditCommand) {
        match command {
            EditCommand::Clear => self.board = [[None; 8]; 8],
            EditCommand::SwitchColor => self.color = self.color.other(),
            EditCommand::Put { role, square } => {
                let color = self.color;
                *self.at_mut(square) = role.map(|role| Piece { color, role });
            }
            EditCommand::Leave => {}
        }
    }

    fn at_mut(&mut self, square: Square) -> &mut Option<Piece> {
        &mut self.board[usize::from(square.rank())][usize::from(square.file())]
    }

    /// The FEN of the position; a king and a rook on their original squares may castle.
    pub(super) fn fen(&self) -> String {
        let ranks: [String; 8] = core::array::from_fn(|index| rank_text(&self.board[7 - index]));
        let (placement, turn) = (ranks.join("/"), self.turn.letter());
        format!("{placement} {turn} {} - 0 1", self.castling())
    }

    fn castling(&self) -> String {
        let has = |color, role, file: u8| {
            let rank = if color == Color::White { 0 } else { 7 };
            self.board[rank][usize::from(file)] == Some(Piece { color, role })
        };
        let rights = CASTLING
            .into_iter()
            .filter(|&(color, file, _)| has(color, Role::King, 4) && has(color, Role::Rook, file));
        let letters: String = rights.map(|(_, _, letter)| letter).collect();
        if letters.is_empty() {
            "-".into()
        } else {
            letters
        }
    }
}

/// A rank in the notation of a FEN.
fn rank_text(rank: &[Option<Piece>; 8]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for piece in rank {
        match piece {
            None => empty += 1,
            Some(piece) => {
                push_empty(empty, &mut text);
                empty = 0;
                text.push(match piece.color {
                    Color::White => piece.role.letter().to_ascii_uppercase(),
                    Color::Black => piece.role.letter(),
                });
            }
        }
    }
    push_empty(empty, &mut text);
    text
}

fn push_empty(squares: u8, text: &mut String) {
    if squares > 0 {
        text.push(char::from(b'0' + squares));
    }
}

#[cfg(test)]
mod tests {
    use super::{EditCommand, Editor};
    use rules::Position;

    #[test]
    fn an_unchanged_position_stays_the_same() {
        let fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
        let editor = Editor::new(&fen.parse().unwrap());
        assert_eq!(editor.fen(), fen);
    }

    #[test]
    fn pieces_are_placed_color_by_color() {
        let mut editor = Editor::new(&Position::start());
        for line in ["#", "Ke1", "Rh1", "Pa2", "c", "Ke8", "qd8", "Qd8", "xd8"] {
            editor.execute(EditCommand::parse(line).unwrap());
        }
        assert_eq!(editor.fen(), "4k3/8/8/8/8/8/P7/4K2R w K - 0 1");
        assert!(EditCommand::parse("Za1").is_err() && EditCommand::parse("go").is_err());
        assert_eq!(EditCommand::parse("."), Ok(EditCommand::Leave));
    }
}
