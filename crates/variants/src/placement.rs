//! The first field of a FEN: the placement of the pieces.

use alloc::vec::Vec;

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
    let ranks = text.split('/').count();
    if ranks != usize::from(geometry.ranks()) {
        let expected = geometry.ranks();
        return Err(FenError::RankCount { ranks, expected });
    }
    let mut pieces = Vec::new();
    for (rank, squares) in (0..geometry.ranks()).rev().zip(text.split('/')) {
        parse_rank(squares, rank, geometry, kinds, &mut pieces)?;
    }
    Ok(pieces)
}

fn parse_rank(
    text: &str,
    rank: u8,
    geometry: Geometry,
    kinds: &[KindInfo],
    pieces: &mut Vec<(Square, Piece)>,
) -> Result<(), FenError> {
    let files = usize::from(geometry.files());
    let mut file = 0usize;
    let mut number = 0usize;
    for letter in text.chars() {
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
            *piece = piece.promoted_from(first_pawn(kinds));
            continue;
        }
        let piece = piece_of_letter(kinds, letter).ok_or(unknown)?;
        if let Some(file) = u8::try_from(file)
            .ok()
            .filter(|&file| file < geometry.files())
        {
            pieces.push((Square::new(file, rank), piece));
        }
        file += 1;
    }
    file += number;
    if file == files {
        return Ok(());
    }
    Err(FenError::RankLength {
        rank: rank + 1,
        squares: file,
        expected: geometry.files(),
    })
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
