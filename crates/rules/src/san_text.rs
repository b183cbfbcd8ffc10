//! The grammar of SAN: what a text says, before anybody asks whether it is legal.

use crate::castling::Side;
use crate::role::Role;
use crate::square::Square;

/// What a SAN text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SanText {
    /// `O-O` or `O-O-O`.
    Castling(Side),
    /// Any other move.
    Piece(PieceText),
}

impl SanText {
    /// What the text says that a pawn becomes.
    pub(crate) const fn promotion(self) -> Option<Role> {
        match self {
            SanText::Castling(_) => None,
            SanText::Piece(said) => said.promotion,
        }
    }
}

/// What a SAN text says of a move that is not castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceText {
    /// What moves.
    pub(crate) role: Role,
    /// The file, 0 to 7, from which it moves, if told.
    pub(crate) file: Option<u8>,
    /// The rank, 0 to 7, from which it moves, if told.
    pub(crate) rank: Option<u8>,
    /// Whether the text says that something is taken.
    pub(crate) is_capture: bool,
    /// Where it goes.
    pub(crate) to: Square,
    /// What it becomes.
    pub(crate) promotion: Option<Role>,
}

/// Reads a SAN text, with the lenience that [`Position::parse_san`](crate::Position::parse_san)
/// lists.
pub(crate) fn parse(text: &str) -> Option<SanText> {
    let marks = ['+', '#', '!', '?'];
    let text = text.trim().trim_end_matches(marks).trim_end();
    let text = text.strip_suffix("e.p.").unwrap_or(text).trim_end();
    match text {
        "O-O" | "0-0" | "o-o" => Some(SanText::Castling(Side::King)),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(SanText::Castling(Side::Queen)),
        _ => parse_piece(text.as_bytes()).map(SanText::Piece),
    }
}

fn parse_piece(text: &[u8]) -> Option<PieceText> {
    let (role, text) = match text {
        [
            letter @ (b'P' | b'N' | b'B' | b'R' | b'Q' | b'K'),
            rest @ ..,
        ] => (Role::from_letter(char::from(*letter))?, rest),
        _ => (Role::Pawn, text),
    };
    let (text, promotion) = parse_promotion(text);
    let (text, to) = text.split_last_chunk::<2>()?;
    let to = Square::new(file_of(to[0])?, rank_of(to[1])?);
    let (text, is_capture) = match text {
        [rest @ .., b'x' | b':'] => (rest, true),
        [rest @ .., b'-'] => (rest, false),
        _ => (text, false),
    };
    let (file, rank) = match *text {
        [] => (None, None),
        [file, rank] => (Some(file_of(file)?), Some(rank_of(rank)?)),
        [only] => match file_of(only) {
            Some(file) => (Some(file), None),
            None => (None, Some(rank_of(only)?)),
        },
        _ => return None,
    };
    Some(PieceText {
        role,
        file,
        rank,
        is_capture,
        to,
        promotion,
    })
}

/// Takes a promotion off the end: `=Q`, `Q`, `(Q)` or `/Q`, in either case.
fn parse_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    let role_of = |letter: u8| Role::from_letter(char::from(letter));
    match *text {
        [ref rest @ .., b'(', letter, b')'] if role_of(letter).is_some() => (rest, role_of(letter)),
        [ref rest @ .., b'=' | b'/', letter] if role_of(letter).is_some() => {
            (rest, role_of(letter))
        }
        [ref rest @ .., letter] if role_of(letter).is_some() => (rest, role_of(letter)),
        _ => (text, None),
    }
}

fn file_of(letter: u8) -> Option<u8> {
    matches!(letter, b'a'..=b'h').then(|| letter - b'a')
}

fn rank_of(digit: u8) -> Option<u8> {
    matches!(digit, b'1'..=b'8').then(|| digit - b'1')
}
