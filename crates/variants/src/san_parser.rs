//! Parses moves of any game in the forms that people and programs write.

use alloc::vec::Vec;

use game::Square;
use game::notation::{plain_move, without_marks};

use crate::moves::{Action, CastlingSide, Move};
use crate::piece::{Kind, Piece};
use crate::position::Position;
use game::Color;

/// A move in standard algebraic notation, not yet compared with the legal moves.
#[derive(Clone, Copy, Debug)]
enum Parsed {
    Castling(CastlingSide),
    Drop(Moved, Square),
    Normal {
        moved: Moved,
        file: Option<u8>,
        rank: Option<u8>,
        is_capture: bool,
        to: Square,
        /// The letter of the promotion piece, in upper case.
        promotion: Option<char>,
        /// The letter of the piece that enters on the origin, in upper case.
        gate: Option<char>,
    },
}

/// How a move names the piece.
#[derive(Clone, Copy, Debug)]
enum Moved {
    /// No letter: a pawn of any kind.
    Pawn,
    /// The letter in upper case.
    Letter(char),
}

impl Position {
    /// The legal moves that match a text.
    pub(crate) fn matching_san(&self, text: &str, legal: &[Move]) -> Vec<Move> {
        let text = plain_move(text.trim());
        let Some(parsed) = parse(&text) else {
            return Vec::new();
        };
        let matches = |one: &&Move| self.matches_parsed(**one, parsed);
        legal.iter().filter(matches).copied().collect()
    }

    fn matches_parsed(&self, legal: Move, parsed: Parsed) -> bool {
        match parsed {
            Parsed::Castling(side) => {
                legal.action == Action::Castling(side)
                    && legal.gate.is_none()
                    && self.is_shortest_castling(side, legal.to)
            }
            Parsed::Drop(moved, to) => {
                legal.to == to
                    && matches!(legal.action, Action::Drop(kind) if self.is_moved(kind, moved))
            }
            Parsed::Normal {
                moved,
                file,
                rank,
                is_capture,
                to,
                promotion,
                gate,
            } => {
                let kind = self.piece_at(legal.from).map(Piece::kind);
                let captures = self.is_capture(legal);
                let is_pawn = kind.is_some_and(|kind| self.variant.pawns.contains(kind));
                let promoted = match legal.action {
                    Action::Promotion(kind) => Some(self.white_letter(kind)),
                    Action::Normal | Action::EnPassant | Action::Castling(_) => None,
                    Action::Drop(_) => return false,
                };
                legal.to == to
                    && kind.is_some_and(|kind| self.is_moved(kind, moved))
                    && file.map_or(!(is_pawn && captures), |file| file == legal.from.file())
                    && rank.is_none_or(|rank| rank == legal.from.rank())
                    && (captures || !is_capture)
                    && promoted == promotion
                    && legal.gate.map(|gate| self.white_letter(gate.kind)) == gate
            }
        }
    }

    fn white_letter(&self, kind: Kind) -> char {
        self.variant.letter_of(Piece::new(Color::White, kind))
    }

    /// Whether a kind matches the name in a text.
    fn is_moved(&self, kind: Kind, moved: Moved) -> bool {
        match moved {
            Moved::Pawn => self.variant.pawns.contains(kind),
            Moved::Letter(letter) => self.white_letter(kind) == letter,
        }
    }
}

/// Parses a move: long or short, with or without the signs of a capture, a check or a comment.
fn parse(text: &str) -> Option<Parsed> {
    let text = without_marks(text);
    if let Some(side) = castling(text) {
        return Some(Parsed::Castling(side));
    }
    if let Some((piece, square)) = text.split_once('@') {
        return Some(Parsed::Drop(moved_of(piece)?, Square::parse(square)?));
    }
    let (text, promotion, gate) = split_additions(text);
    let (before, to) = split_target(text)?;
    let (before, is_capture) = match before.strip_suffix(['x', ':']) {
        Some(before) => (before, true),
        None => (before.strip_suffix('-').unwrap_or(before), false),
    };
    let letter = before.chars().next().filter(char::is_ascii_uppercase);
    let origin = if letter.is_some() {
        before.get(1..)?
    } else {
        before
    };
    let (file, rank) = parse_origin(origin)?;
    Some(Parsed::Normal {
        moved: letter.map_or(Moved::Pawn, Moved::Letter),
        file,
        rank,
        is_capture,
        to,
        promotion,
        gate,
    })
}

fn castling(text: &str) -> Option<CastlingSide> {
    match text {
        "O-O" | "0-0" | "o-o" => Some(CastlingSide::Right),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(CastlingSide::Left),
        _ => None,
    }
}

fn moved_of(piece: &str) -> Option<Moved> {
    let mut letters = piece.chars();
    match (letters.next(), letters.next()) {
        (None, _) => Some(Moved::Pawn),
        (Some(letter), None) => Some(Moved::Letter(letter.to_ascii_uppercase())),
        _ => None,
    }
}

/// Splits off a promotion, `=Q`, `Q` or `(Q)`, and a piece that enters, `/H`.
fn split_additions(text: &str) -> (&str, Option<char>, Option<char>) {
    let upper = |letter: char| letter.to_ascii_uppercase();
    let last = |text: &str| {
        text.chars()
            .next_back()
            .filter(char::is_ascii_alphabetic)
            .map(upper)
    };
    let (text, gate) = match text.rsplit_once('/') {
        Some((before, piece)) if piece.len() == 1 => (before, last(piece)),
        _ => (text, None),
    };
    let open = text.strip_suffix(')').unwrap_or(text);
    match last(open) {
        Some(letter) => {
            let before = open.get(..open.len() - 1).unwrap_or_default();
            let before = before.trim_end_matches(['=', '(']);
            (before, Some(letter), gate)
        }
        None => (text, None, gate),
    }
}

/// Splits off the square at the end.
fn split_target(text: &str) -> Option<(&str, Square)> {
    [3, 2].into_iter().find_map(|length| {
        let (before, name) = text.split_at_checked(text.len().checked_sub(length)?)?;
        Some((before, Square::parse(name)?))
    })
}

/// The file and the rank of an origin, which may be given in part.
fn parse_origin(text: &str) -> Option<(Option<u8>, Option<u8>)> {
    let file = text
        .bytes()
        .next()
        .filter(|byte| (b'a'..=b'p').contains(byte));
    let digits = if file.is_some() { text.get(1..)? } else { text };
    let rank = match digits {
        "" => None,
        digits => {
            let number = game::parse_digits(digits.as_bytes())?;
            Some(u8::try_from(number.checked_sub(1)?).ok()?)
        }
    };
    Some((file.map(|file| file - b'a'), rank))
}
