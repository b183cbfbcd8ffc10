//! The grammar of SAN, independent of a position.

use game::notation::{plain_move, without_marks};

use crate::castling::{CastlingSide, castled_square};
use crate::role::Role;
use crate::square::Square;
use game::Color;

/// A move in SAN, not yet checked for legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ParsedSan {
    /// The moving piece.
    pub(crate) role: Role,
    /// The file of origin, 0 to 7, if given.
    pub(crate) file: Option<u8>,
    /// The rank of origin, 0 to 7, if given.
    pub(crate) rank: Option<u8>,
    /// Whether the move is marked as a capture.
    pub(crate) is_capture: bool,
    /// The direction of castling, if the move is castling.
    pub(crate) castling: Option<CastlingSide>,
    /// The target square.
    pub(crate) to: Square,
    /// The promotion piece, if given.
    pub(crate) promotion: Option<Role>,
}

/// Parses a side's move with the lenience of [`Position::parse_san`](crate::Position::parse_san).
pub(crate) fn parse(text: &str, color: Color) -> Option<ParsedSan> {
    let text = plain_move(text.trim());
    let text = without_marks(&text).as_bytes();
    let (role, text) = match *text {
        [letter @ (b'O' | b'0' | b'o'), b'-', ref rest @ ..] => {
            return parse_castling(letter, rest, color);
        }
        [letter @ b'A'..=b'Z', ref rest @ ..] => (Role::from_letter(char::from(letter))?, rest),
        _ => (Role::Pawn, text),
    };
    let (text, promotion) = parse_promotion(text);
    let (text, to) = text.split_last_chunk::<2>()?;
    let to = Square::from_ascii(to)?;
    let (text, is_capture) = match text {
        [rest @ .., b'x' | b':'] => (rest, true),
        [rest @ .., b'-'] => (rest, false),
        _ => (text, false),
    };
    let (file, rank) = match *text {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
        [rank @ b'1'..=b'8'] => (None, Some(rank - b'1')),
        _ => {
            let from = Square::from_ascii(text)?;
            (Some(from.file()), Some(from.rank()))
        }
    };
    Some(ParsedSan {
        role,
        file,
        rank,
        is_capture,
        castling: None,
        to,
        promotion,
    })
}

/// Parses castling after `O-`; all letters must be the same.
fn parse_castling(letter: u8, rest: &[u8], color: Color) -> Option<ParsedSan> {
    let side = match *rest {
        [second] if second == letter => CastlingSide::King,
        [second, b'-', third] if second == letter && third == letter => CastlingSide::Queen,
        _ => return None,
    };
    Some(ParsedSan {
        role: Role::King,
        file: None,
        rank: None,
        is_capture: false,
        castling: Some(side),
        to: castled_square(color, side),
        promotion: None,
    })
}

/// Splits off a trailing promotion: `=Q`, `Q`, `(Q)` or `/Q`, in either case.
fn parse_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    let ([rest @ .., b'(', letter, b')'] | [rest @ .., b'=' | b'/', letter] | [rest @ .., letter]) =
        text
    else {
        return (text, None);
    };
    match Role::from_letter(char::from(*letter)) {
        None => (text, None),
        role => (rest, role),
    }
}
