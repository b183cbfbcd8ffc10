//! Positions as FEN writes them.

use std::fmt;
use std::str::FromStr;

use crate::board::Board;
use crate::castling::{Castling, RIGHTS};
use crate::color::Color;
use crate::fen_error::{CLOCK_DIGITS, FenError, ParseFenError};
use crate::piece::Piece;
use crate::position::Position;
use crate::quote::quote;
use crate::square::Square;
use crate::validate::validate;

impl FromStr for Position {
    type Err = FenError;

    /// Reads a FEN.
    ///
    /// # Lenience
    ///
    /// - White space around the fields and between them may be of any length and kind.
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
        let mut position = Position {
            board: Board::EMPTY,
            turn: Color::White,
            castling: Castling::NONE,
            ep_square: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        };
        read(text, &mut position)?;
        validate(&position)?;
        Ok(position)
    }
}

/// Reads the fields into a position without pieces.
fn read(text: &str, position: &mut Position) -> Result<(), ParseFenError> {
    let mut fields = text.split_whitespace();
    let placement = fields.next().ok_or(ParseFenError::Empty)?;
    read_placement(placement, &mut position.board)?;
    position.turn = parse_turn(fields.next().ok_or(ParseFenError::MissingTurn)?)?;
    position.castling = parse_castling(fields.next().unwrap_or("-"))?;
    position.ep_square = parse_ep_square(fields.next().unwrap_or("-"))?;
    position.halfmove_clock = parse_halfmove_clock(fields.next().unwrap_or("0"))?;
    position.fullmove_number = parse_fullmove_number(fields.next().unwrap_or("1"))?;
    match fields.next() {
        None => Ok(()),
        Some(extra) => Err(ParseFenError::ExtraText {
            found: quote(extra),
        }),
    }
}

fn read_placement(field: &str, board: &mut Board) -> Result<(), ParseFenError> {
    let ranks = field.bytes().filter(|&byte| byte == b'/').count() + 1;
    if ranks != 8 {
        return Err(ParseFenError::RankCount { ranks });
    }
    let (mut rank, mut squares) = (7, 0);
    for letter in field.chars() {
        if letter == '/' {
            check_length(rank, squares)?;
            (rank, squares) = (rank - 1, 0);
        } else if let '1'..='8' = letter {
            squares += letter as usize - '0' as usize;
        } else if let Some(piece) = Piece::from_letter(letter) {
            if let Ok(file @ 0..8) = u8::try_from(squares) {
                board.put(piece, Square::new(file, rank));
            }
            squares += 1;
        } else {
            return Err(ParseFenError::PieceLetter {
                rank: rank + 1,
                letter,
            });
        }
    }
    check_length(rank, squares)
}

/// Whether a rank, 0 to 7, has as many squares as a board.
fn check_length(rank: u8, squares: usize) -> Result<(), ParseFenError> {
    match squares {
        8 => Ok(()),
        _ => Err(ParseFenError::RankLength {
            rank: rank + 1,
            squares,
        }),
    }
}

fn parse_turn(field: &str) -> Result<Color, ParseFenError> {
    match field {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(ParseFenError::Turn {
            found: quote(field),
        }),
    }
}

fn parse_castling(field: &str) -> Result<Castling, ParseFenError> {
    let mut castling = Castling::NONE;
    if field == "-" {
        return Ok(castling);
    }
    for letter in field.chars() {
        match RIGHTS.into_iter().find(|right| right.2 == letter) {
            Some((color, side, _)) if !castling.has(color, side) => castling.add(color, side),
            _ => {
                return Err(ParseFenError::Castling {
                    found: quote(field),
                });
            }
        }
    }
    Ok(castling)
}

fn parse_ep_square(field: &str) -> Result<Option<Square>, ParseFenError> {
    if field == "-" {
        return Ok(None);
    }
    field
        .parse()
        .map(Some)
        .map_err(|_| ParseFenError::EpSquare {
            found: quote(field),
        })
}

fn parse_halfmove_clock(field: &str) -> Result<u32, ParseFenError> {
    parse_number(field).ok_or_else(|| ParseFenError::HalfmoveClock {
        found: quote(field),
    })
}

fn parse_fullmove_number(field: &str) -> Result<u32, ParseFenError> {
    let number = parse_number(field).ok_or_else(|| ParseFenError::FullmoveNumber {
        found: quote(field),
    })?;
    Ok(number.max(1))
}

/// A number in digits alone, without a sign.
fn parse_number(field: &str) -> Option<u32> {
    let is_plain = field.len() <= CLOCK_DIGITS && field.bytes().all(|byte| byte.is_ascii_digit());
    field.parse().ok().filter(|_| is_plain)
}

/// The FEN of the position, always with six fields; castling letters in the order `KQkq`.
///
/// The e.p. square is [`Position::ep_square`]: a double push always shows it, whether or not a pawn
/// can take.
impl fmt::Display for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, formatter)?;
        write!(formatter, " {} {} ", self.turn.letter(), self.castling)?;
        match self.ep_square {
            Some(square) => write!(formatter, "{square}")?,
            None => formatter.write_str("-")?,
        }
        write!(
            formatter,
            " {} {}",
            self.halfmove_clock, self.fullmove_number
        )
    }
}

fn write_placement(board: &Board, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match board.at(Square::new(file, rank)) {
                Some(piece) => {
                    write_empty(empty, formatter)?;
                    write!(formatter, "{}", piece.letter())?;
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        write_empty(empty, formatter)?;
        if rank > 0 {
            formatter.write_str("/")?;
        }
    }
    Ok(())
}

fn write_empty(count: u8, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    if count == 0 {
        Ok(())
    } else {
        write!(formatter, "{count}")
    }
}
