//! The first field of a FEN: the placement of the pieces.

use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::fen_error::FenError;
use crate::geometry::Geometry;
use crate::kind_info::KindInfo;
use crate::piece::{Kind, Piece};
use game::{Color, QuotedChar, Square};

/// Reads a placement, which begins with the last rank.
pub(crate) fn parse_placement(
    text: &str,
    geometry: Geometry,
    kinds: &[KindInfo],
) -> Result<Vec<(Square, Piece)>, FenError> {
    let piece = |letter| piece_of_letter(kinds, letter);
    parse_placement_of(text, geometry, piece, |piece: Piece| {
        piece.promoted_from(first_pawn(kinds))
    })
}

/// Reads a placement with any type for a piece, which `piece` finds by its letter; `promoted` is
/// called for a piece with the sign of a promoted one.
pub(crate) fn parse_placement_of<P: Copy>(
    text: &str,
    geometry: Geometry,
    piece: impl Fn(char) -> Option<P>,
    promoted: impl Fn(P) -> P,
) -> Result<Vec<(Square, P)>, FenError> {
    let ranks = text.split('/').count();
    if ranks != usize::from(geometry.ranks()) {
        let expected = geometry.ranks();
        return Err(FenError::RankCount { ranks, expected });
    }
    let mut pieces = Vec::new();
    for (rank, squares) in (0..geometry.ranks()).rev().zip(text.split('/')) {
        let mut file = 0usize;
        let mut number = 0usize;
        for letter in squares.chars() {
            if let Some(digit) = letter.to_digit(10) {
                // The limit prevents an overflow, and is greater than the length of any rank.
                number = (number * 10 + digit as usize).min(1000);
                continue;
            }
            file += core::mem::take(&mut number);
            let unknown = FenError::PieceLetter {
                found: QuotedChar(letter),
            };
            if letter == '~' {
                let last = pieces.last_mut().filter(|_| file > 0);
                let (_, piece) = last.ok_or(unknown)?;
                *piece = promoted(*piece);
                continue;
            }
            let piece = piece(letter).ok_or(unknown)?;
            if let Some(square) = square_at(geometry, file, rank) {
                pieces.push((square, piece));
            }
            file += 1;
        }
        check_length(geometry, rank, file + number)?;
    }
    Ok(pieces)
}

/// The square of a file and rank; `None` if the file is not on the board.
fn square_at(geometry: Geometry, file: usize, rank: u8) -> Option<Square> {
    let file = u8::try_from(file).ok()?;
    (file < geometry.files()).then(|| Square::new(file, rank))
}

fn check_length(geometry: Geometry, rank: u8, squares: usize) -> Result<(), FenError> {
    if squares == usize::from(geometry.files()) {
        return Ok(());
    }
    Err(FenError::RankLength {
        rank: rank + 1,
        squares,
        expected: geometry.files(),
    })
}

/// Writes a placement of letters; true is for a promoted piece.
pub(crate) fn write_placement(
    text: &mut impl Write,
    geometry: Geometry,
    letter_at: impl Fn(Square) -> Option<(char, bool)>,
) -> fmt::Result {
    for rank in (0..geometry.ranks()).rev() {
        let mut empty = 0;
        for file in 0..geometry.files() {
            let Some((letter, is_promoted)) = letter_at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            write_number(text, core::mem::take(&mut empty))?;
            text.write_char(letter)?;
            text.write_str(if is_promoted { "~" } else { "" })?;
        }
        write_number(text, empty)?;
        text.write_str(if rank > 0 { "/" } else { "" })?;
    }
    Ok(())
}

/// Writes a number of empty squares, unless it is 0.
fn write_number(text: &mut impl Write, number: u32) -> fmt::Result {
    if number > 0 {
        write!(text, "{number}")?;
    }
    Ok(())
}

/// The piece that a letter denotes: upper case for White, lower case for Black.
pub(crate) fn piece_of_letter(kinds: &[KindInfo], letter: char) -> Option<Piece> {
    let color = match letter {
        'A'..='Z' => Color::White,
        'a'..='z' => Color::Black,
        _ => return None,
    };
    let upper = letter.to_ascii_uppercase();
    let is_it = |kind: &KindInfo| kind.letter == upper && kind.sides.includes(color);
    let index = kinds.iter().position(is_it)?;
    Some(Piece::new(color, Kind::new(index)))
}

/// The kind that promoted pieces in a FEN had before, which the FEN does not contain.
fn first_pawn(kinds: &[KindInfo]) -> Kind {
    Kind::new(kinds.iter().position(|kind| kind.is_pawn).unwrap_or(0))
}
