//! Positions as FEN writes them.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::board::Board;
use crate::castling::CastlingRights;
use crate::color::Color;
use crate::decimal::{push_decimal, read_decimal};
use crate::excerpt::excerpt;
use crate::fen_error::{CLOCK_DIGITS, FenError, ParseFenError};
use crate::piece::Piece;
use crate::position::Position;
use crate::square::Square;
use crate::validate::validate;

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN.
    ///
    /// # Lenience
    ///
    /// - Blanks, tabs and line ends around the fields and between them may be of any number.
    /// - Fields may be missing from the right, as far as the turn: then there is no castling right,
    ///   no e.p. square, the half-move clock is 0 and the move number 1. So the first four fields
    ///   of an EPD line are enough.
    /// - Castling letters may come in any order.
    /// - In the placement, numbers may stand beside each other (`44` for `8`).
    /// - A move number of 0 is read as 1.
    /// - An e.p. square is taken whether or not a pawn can take there, and whatever the half-move
    ///   clock says.
    ///
    /// # Errors
    ///
    /// [`ParseFenError`] if the text is no FEN, [`SetupError`](crate::SetupError) if no game can
    /// reach the position.
    fn from_str(text: &str) -> Result<Position, FenError> {
        let mut position = Position::EMPTY;
        read(text, &mut position)?;
        validate(&position)?;
        Ok(position)
    }
}

/// Reads the fields into a position without pieces.
fn read(text: &str, position: &mut Position) -> Result<(), ParseFenError> {
    let mut fields = ["", "", "-", "-", "0", "1", ""];
    for (field, word) in fields.iter_mut().zip(text.split_ascii_whitespace()) {
        *field = word;
    }
    let [placement, fields @ ..] = fields;
    read_placement(placement, &mut position.board)?;
    if fields[0].is_empty() {
        return Err(ParseFenError::MissingTurn);
    }
    for (field, (read, fault)) in fields.iter().zip(&FIELDS) {
        if read(field, position).is_none() {
            return Err(fault(excerpt(field)));
        }
    }
    Ok(())
}

/// How a field is read, and what a wrong one is called.
type Field = (
    fn(&str, &mut Position) -> Option<()>,
    fn(String) -> ParseFenError,
);

/// The fields after the placement, and one that should not be there.
static FIELDS: [Field; 6] = [
    (read_turn, |found| ParseFenError::Turn { found }),
    (read_castling, |found| ParseFenError::Castling { found }),
    (read_ep_square, |found| ParseFenError::EpSquare { found }),
    (read_halfmove_clock, |found| ParseFenError::HalfmoveClock {
        found,
    }),
    (read_fullmove_number, |found| {
        ParseFenError::FullmoveNumber { found }
    }),
    (read_nothing, |found| ParseFenError::ExtraText { found }),
];

/// Reads the placement onto a board without pieces.
pub(crate) fn read_placement(field: &str, board: &mut Board) -> Result<(), ParseFenError> {
    if field.is_empty() {
        return Err(ParseFenError::Empty);
    }
    let ranks = field.bytes().filter(|&byte| byte == b'/').count() + 1;
    if ranks != 8 {
        return Err(ParseFenError::RankCount { ranks });
    }
    let (mut rank, mut squares) = (8, 0);
    // The last rank ends as if a ninth followed.
    for letter in field.chars().chain(['/']) {
        if letter == '/' {
            if squares != 8 {
                return Err(ParseFenError::RankLength { rank, squares });
            }
            (rank, squares) = (rank - 1, 0);
        } else if let '1'..='8' = letter {
            squares += letter as usize - '0' as usize;
        } else if let Some(piece) = Piece::from_letter(letter) {
            if let Ok(file @ 0..8) = u8::try_from(squares) {
                board.put(piece, Square::new(file, rank - 1));
            }
            squares += 1;
        } else {
            return Err(ParseFenError::PieceLetter { rank, letter });
        }
    }
    Ok(())
}

fn read_turn(field: &str, position: &mut Position) -> Option<()> {
    position.turn = match field {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return None,
    };
    Some(())
}

fn read_castling(field: &str, position: &mut Position) -> Option<()> {
    if field == "-" {
        return Some(());
    }
    field
        .bytes()
        .all(|letter| {
            CastlingRights::of_letter(letter).is_some_and(|right| position.castling.insert(right))
        })
        .then_some(())
}

fn read_ep_square(field: &str, position: &mut Position) -> Option<()> {
    position.ep_square = Square::from_letters(field.as_bytes());
    (position.ep_square.is_some() || field == "-").then_some(())
}

fn read_halfmove_clock(field: &str, position: &mut Position) -> Option<()> {
    position.halfmove_clock = parse_clock(field)?;
    Some(())
}

fn read_fullmove_number(field: &str, position: &mut Position) -> Option<()> {
    position.fullmove_number = parse_clock(field)?.max(1);
    Some(())
}

fn read_nothing(field: &str, _: &mut Position) -> Option<()> {
    field.is_empty().then_some(())
}

fn parse_clock(field: &str) -> Option<u32> {
    if field.len() > CLOCK_DIGITS {
        return None;
    }
    u32::try_from(read_decimal(field.as_bytes())?).ok()
}

/// The FEN of the position, always with six fields; castling letters in the order `KQkq`.
///
/// The e.p. square is [`Position::ep_square`]: a double push always shows it, whether or not a pawn
/// can take.
impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fen = String::new();
        push_placement(&self.board, &mut fen);
        fen.push(' ');
        fen.push(self.turn.letter());
        fen.push(' ');
        self.castling.push_letters(&mut fen);
        fen.push(' ');
        match self.ep_square {
            Some(square) => square.push_letters(&mut fen),
            None => fen.push('-'),
        }
        for clock in [self.halfmove_clock, self.fullmove_number] {
            fen.push(' ');
            push_decimal(&mut fen, clock as usize);
        }
        formatter.write_str(&fen)
    }
}

fn push_placement(board: &Board, fen: &mut String) {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match board.at(Square::new(file, rank)) {
                Some(piece) => {
                    push_empty(empty, fen);
                    fen.push(piece.letter());
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        push_empty(empty, fen);
        if rank > 0 {
            fen.push('/');
        }
    }
}

fn push_empty(count: u8, fen: &mut String) {
    if count > 0 {
        fen.push(char::from(b'0' + count));
    }
}
