//! Reads and writes FENs.

use alloc::string::String;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::board::Board;
use crate::castling::{CastlingRights, CastlingSide, RIGHTS, rook_square};
use crate::fen_error::{FenError, MAX_CLOCK_DIGITS, ParseFenError};
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use crate::validate::validate;
use game::{Color, QuotedChar, excerpt, parse_digits};

impl FromStr for Position {
    type Err = FenError;

    /// Parses a FEN.
    ///
    /// # Lenience
    ///
    /// - Fields may be surrounded and separated by any ASCII white space.
    /// - Trailing fields after the side to move may be missing. The defaults are no castling
    ///   rights, no en passant square, halfmove clock 0 and move number 1, so the first four fields
    ///   of an EPD line are enough.
    /// - Castling rights may be written as in X-FEN, where `K` and `Q` denote the outermost rook on
    ///   a side of the king and a file such as `G` denotes the rook there, or as in Shredder-FEN,
    ///   which names only files: `HAha`. Their letters may be in any order. With such rights, kings
    ///   and rooks may castle as in Chess960.
    /// - Adjacent digits in the placement are added (`44` for `8`).
    /// - Move number 0 is read as 1.
    /// - An en passant square is accepted whether or not a pawn can capture there, with any
    ///   halfmove clock.
    ///
    /// # Errors
    ///
    /// [`ParseFenError`] if the text is not a FEN, [`SetupError`](crate::SetupError) if the position
    /// cannot be played or fields contradict the placement.
    fn from_str(text: &str) -> Result<Position, FenError> {
        let mut position = Position::EMPTY;
        parse_fields(
            &FenFields::new(text.split_ascii_whitespace()),
            &mut position,
        )?;
        validate(&position)?;
        Ok(position)
    }
}

/// The words of a FEN, with defaults for missing ones.
pub(crate) struct FenFields<'a> {
    /// Placement, side to move, castling rights, en passant square, halfmove clock, move number,
    /// and one extra field.
    pub(crate) fields: [&'a str; 7],
    /// The number of fields that are present.
    pub(crate) count: usize,
}

impl<'a> FenFields<'a> {
    /// The fields of a FEN, with default values for missing ones.
    pub(crate) fn new(words: impl IntoIterator<Item = &'a str>) -> FenFields<'a> {
        let mut fields = ["", "", "-", "-", "0", "1", ""];
        let mut count = 0;
        for (field, word) in fields.iter_mut().zip(words) {
            *field = word;
            count += 1;
        }
        FenFields { fields, count }
    }
}

/// Parses the fields into an empty position.
pub(crate) fn parse_fields(
    fields: &FenFields<'_>,
    position: &mut Position,
) -> Result<(), ParseFenError> {
    let [placement, fields @ ..] = fields.fields;
    parse_placement(placement, &mut position.board)?;
    if fields[0].is_empty() {
        return Err(ParseFenError::MissingTurn);
    }
    for (field, (parse, error)) in fields.iter().zip(&FIELDS) {
        if parse(field, position).is_none() {
            return Err(error(excerpt(field)));
        }
    }
    Ok(())
}

/// A parser of a field, and the error for an invalid field.
type Field = (
    fn(&str, &mut Position) -> Option<()>,
    fn(String) -> ParseFenError,
);

/// The fields after the placement; the last must be missing.
static FIELDS: [Field; 6] = [
    (parse_turn, |found| ParseFenError::Turn { found }),
    (parse_castling, |found| ParseFenError::Castling { found }),
    (parse_ep_square, |found| ParseFenError::EpSquare { found }),
    (parse_halfmove_clock, |found| ParseFenError::HalfmoveClock {
        found,
    }),
    (parse_fullmove_number, |found| {
        ParseFenError::FullmoveNumber { found }
    }),
    (parse_end, |found| ParseFenError::ExtraText { found }),
];

/// Parses the placement onto an empty board.
pub(crate) fn parse_placement(field: &str, board: &mut Board) -> Result<(), ParseFenError> {
    if field.is_empty() {
        return Err(ParseFenError::Empty);
    }
    let ranks = field.bytes().filter(|&byte| byte == b'/').count() + 1;
    if ranks != 8 {
        return Err(ParseFenError::RankCount { ranks });
    }
    let (mut rank, mut squares) = (8, 0);
    // The additional slash ends the last rank.
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
            let found = QuotedChar(letter);
            return Err(ParseFenError::PieceLetter { rank, found });
        }
    }
    Ok(())
}

fn parse_turn(field: &str, position: &mut Position) -> Option<()> {
    position.turn = match field {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return None,
    };
    Some(())
}

fn parse_castling(field: &str, position: &mut Position) -> Option<()> {
    (field == "-" || insert_rights(field, position)?).then_some(())
}

/// Adds the castling rights with these letters, and returns whether no right is repeated; `None` if a
/// letter does not name a right.
pub(crate) fn insert_rights(letters: &str, position: &mut Position) -> Option<bool> {
    letters.bytes().try_fold(true, |are_different, letter| {
        Some(insert_right(letter, position)? && are_different)
    })
}

/// Adds the right of a letter; false if it is already present.
fn insert_right(letter: u8, position: &mut Position) -> Option<bool> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let king = position.king(color).file();
    Some(match letter.to_ascii_lowercase() {
        b'k' => position.insert_outermost_right(color, CastlingSide::King),
        b'q' => position.insert_outermost_right(color, CastlingSide::Queen),
        file @ b'a'..=b'h' => {
            let rook = file - b'a';
            let side = if rook < king {
                CastlingSide::Queen
            } else {
                CastlingSide::King
            };
            position.castling.insert(color, side, [king, rook])
        }
        _ => return None,
    })
}

fn parse_ep_square(field: &str, position: &mut Position) -> Option<()> {
    position.ep_square = Square::from_ascii(field.as_bytes());
    (position.ep_square.is_some() || field == "-").then_some(())
}

fn parse_halfmove_clock(field: &str, position: &mut Position) -> Option<()> {
    position.halfmove_clock = parse_clock(field)?;
    Some(())
}

fn parse_fullmove_number(field: &str, position: &mut Position) -> Option<()> {
    position.fullmove_number = parse_clock(field)?.max(1);
    Some(())
}

fn parse_end(field: &str, _: &mut Position) -> Option<()> {
    field.is_empty().then_some(())
}

pub(crate) fn parse_clock(field: &str) -> Option<u32> {
    if field.len() > MAX_CLOCK_DIGITS {
        return None;
    }
    u32::try_from(parse_digits(field.as_bytes())?).ok()
}

/// The FEN of the position, always with six fields.
///
/// Castling rights are written as in X-FEN: `KQkq`, or the file of a rook that is not the outermost
/// one on its side of the king. The alternate form, `{:#}`, is Shredder-FEN, with the files of all
/// rooks.
///
/// The en passant square is present only if a pawn can legally capture there, unlike
/// [`Position::ep_square`]. The FENs of Stockfish, python-chess and chess.js are the same.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(&self.board, f)?;
        write!(f, " {} ", self.turn.letter())?;
        self.write_castling(f)?;
        f.write_char(' ')?;
        match self.ep_capture(-1).or_else(|| self.ep_capture(1)) {
            Some(capture) => write!(f, "{}", capture.to)?,
            None => f.write_char('-')?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.fullmove_number)
    }
}

impl Position {
    /// Adds the right to castle with the outermost rook on one side of the king; false if there is
    /// a right for that side already.
    pub(crate) fn insert_outermost_right(&mut self, color: Color, side: CastlingSide) -> bool {
        let rook = self.outermost_rook(color, side).map(Square::file);
        let files = [self.king(color).file(), rook.unwrap_or(side.rook_file())];
        self.castling.insert(color, side, files)
    }

    /// The rook that is nearest to the edge on one side of the king, on the first rank of a side.
    fn outermost_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color);
        let step = if side == CastlingSide::King { -1 } else { 1 };
        let mut square = rook_square(color, side);
        while square != king {
            if self.board.has(color, Role::Rook, square) {
                return Some(square);
            }
            square = square.offset(step)?;
        }
        None
    }

    /// Writes the castling rights as X-FEN, or as Shredder-FEN in the alternate form.
    fn write_castling(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.castling == CastlingRights::NONE {
            return f.write_char('-');
        }
        for (color, side) in RIGHTS {
            if self.castling.has(color, side) {
                let letter = self.castling_letter(color, side, f.alternate());
                f.write_char(color.cased(letter))?;
            }
        }
        Ok(())
    }

    /// The letter of a right, in lower case.
    fn castling_letter(&self, color: Color, side: CastlingSide, is_file: bool) -> char {
        let rook = self.castling.rook(color, side);
        if is_file || self.outermost_rook(color, side) != Some(rook) {
            rook.letters()[0]
        } else {
            side.letter()
        }
    }
}

fn write_placement(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match board.piece_at(Square::new(file, rank)) {
                Some(piece) => {
                    write_empty(empty, f)?;
                    f.write_char(piece.letter())?;
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        write_empty(empty, f)?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_empty(count: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if count > 0 {
        write!(f, "{count}")
    } else {
        Ok(())
    }
}
