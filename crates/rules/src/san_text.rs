//! The grammar of SAN: what a text says, before anybody asks whether it is legal.

use crate::castling::KING_FILE;
use crate::color::Color;
use crate::role::Role;
use crate::square::Square;

/// What a SAN text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SanText {
    /// What moves.
    pub(crate) role: Role,
    /// The file, 0 to 7, from which it moves, if told.
    pub(crate) file: Option<u8>,
    /// The rank, 0 to 7, from which it moves, if told.
    pub(crate) rank: Option<u8>,
    /// Whether the text says that something is taken.
    pub(crate) is_capture: bool,
    /// Whether the king castles.
    pub(crate) is_castling: bool,
    /// Where it goes.
    pub(crate) to: Square,
    /// What it becomes.
    pub(crate) promotion: Option<Role>,
}

/// Reads the SAN text of a side's move, with the lenience that
/// [`Position::parse_san`](crate::Position::parse_san) lists.
pub(crate) fn parse(text: &str, color: Color) -> Option<SanText> {
    let text = without_marks(text.trim_ascii_start().as_bytes());
    let (role, text) = match *text {
        [letter @ (b'O' | b'0' | b'o'), b'-', ref rest @ ..] => {
            return castling(letter, rest, color);
        }
        [letter @ b'A'..=b'Z', ref rest @ ..] => (Role::from_letter(char::from(letter))?, rest),
        _ => (Role::Pawn, text),
    };
    let (text, promotion) = parse_promotion(text);
    let (text, to) = text.split_last_chunk::<2>()?;
    let to = Square::from_letters(to)?;
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
            let from = Square::from_letters(text)?;
            (Some(from.file()), Some(from.rank()))
        }
    };
    Some(SanText {
        role,
        file,
        rank,
        is_capture,
        is_castling: false,
        to,
        promotion,
    })
}

/// Takes check marks, signs and `e.p.` off the end, and white space.
fn without_marks(text: &[u8]) -> &[u8] {
    let mut text = text;
    while let [rest @ .., b'+' | b'#' | b'!' | b'?' | b' ' | b'\t'..=b'\r']
    | [rest @ .., b'e', b'.', b'p', b'.'] = text
    {
        text = rest;
    }
    text
}

/// Reads what follows `O-`: an `O` that is written the same way, and perhaps another.
fn castling(letter: u8, rest: &[u8], color: Color) -> Option<SanText> {
    let file = match *rest {
        [second] if second == letter => KING_FILE + 2,
        [second, b'-', third] if second == letter && third == letter => KING_FILE - 2,
        _ => return None,
    };
    Some(SanText {
        role: Role::King,
        file: None,
        rank: None,
        is_capture: false,
        is_castling: true,
        to: Square::new(file, color.home_rank()),
        promotion: None,
    })
}

/// Takes a promotion off the end: `=Q`, `Q`, `(Q)` or `/Q`, in either case.
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
