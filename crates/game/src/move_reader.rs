//! Reads moves in the spellings of people and programs, for all games.
//!
//! The grammar produces patterns, which are compared with the legal moves. The first reading in the
//! following order that matches a legal move decides. If it matches several, the text is ambiguous.
//!
//! 1. As written: a capital letter is a piece of the game, a small letter a file.
//! 2. A small letter as a piece, `nf3`.
//! 3. The letters of German, French and Spanish, if they agree; and a capital letter that is not a
//!    piece of the game as a file, `Exd5`.
//!
//! In a text of capital letters alone, such as `BXC3`, the first letter may equally be a file or a
//! piece. If the text consists of two squares, the letter is a file.

use alloc::vec::Vec;

use crate::move_grammar::{Form, LAST, NotationScope, Pattern};
use crate::notation::{CharTest, figurine_letter, plain_move};
use crate::piece_letters::Language;
use crate::square::Square;

/// A legal move in the terms of notations. Letters of pieces are in upper case.
#[derive(Clone, Copy, Debug)]
pub struct MoveParts {
    /// The letter of the piece that moves or is dropped.
    pub letter: char,
    /// Whether the piece is a pawn, whose letter may be missing.
    pub is_pawn: bool,
    /// The origin; `None` for a drop.
    pub from: Option<Square>,
    /// The target; for castling, the king's.
    pub to: Square,
    /// Whether a piece is captured.
    pub is_capture: bool,
    /// The letter of the promotion piece.
    pub promotion: Option<char>,
    /// The letter of a piece that enters the board with this move, and its square.
    pub gate: Option<(char, Square)>,
    /// The details of castling.
    pub castling: Option<CastlingParts>,
}

/// The details of a castling move.
#[derive(Clone, Copy, Debug)]
pub struct CastlingParts {
    /// Whether it is `O-O`, not `O-O-O`.
    pub is_kingside: bool,
    /// Whether the king has no shorter castling move in this direction.
    pub is_shortest: bool,
    /// The square of the rook.
    pub rook: Square,
}

/// The result of reading a text.
pub(crate) enum Reading {
    /// The index of the move that is meant.
    One(usize),
    /// The indices of moves that match equally well.
    Several(Vec<usize>),
    /// A promotion without its piece.
    MissingPromotion,
    /// No legal move matches.
    Illegal,
    /// The text is not a move.
    Syntax,
}

/// Finds the move that a text means among the legal ones, in the letters of a language, or of all
/// languages if it is `None`.
pub(crate) fn find(
    text: &str,
    scope: NotationScope,
    legal: &[MoveParts],
    language: Option<Language>,
) -> Reading {
    const IS_FIGURINE: CharTest = |letter| figurine_letter(letter).is_some();
    // Figurines are the same in all languages.
    let language = if text.contains(IS_FIGURINE) {
        Some(Language::English)
    } else {
        language
    };
    let plain = plain_move(text);
    let patterns = scope.patterns(plain.as_bytes(), language);
    if patterns.is_empty() {
        return Reading::Syntax;
    }
    for order in 0..=LAST {
        let found = matches(&patterns, order, legal);
        if !found.is_empty() {
            return decide(found, &patterns, legal);
        }
    }
    Reading::Illegal
}

/// The indices of the moves that match any of the patterns with a precedence; of each, those that fit best.
fn matches(patterns: &[Pattern], order: u8, legal: &[MoveParts]) -> Vec<usize> {
    let mut found = Vec::new();
    for pattern in patterns {
        if pattern.order != order {
            continue;
        }
        let earlier = found.len();
        let mut best = [false; 4];
        for (index, legal) in legal.iter().enumerate() {
            let fit = pattern.fit(legal);
            if !pattern.matches(legal) || fit < best {
                continue;
            }
            if fit > best {
                best = fit;
                found.truncate(earlier);
            }
            if !found.contains(&index) {
                found.push(index);
            }
        }
    }
    found
}

/// The meaning of a text that matches these moves.
fn decide(found: Vec<usize>, patterns: &[Pattern], legal: &[MoveParts]) -> Reading {
    if let [one] = found[..] {
        return Reading::One(one);
    }
    let is_same_but_for_promotion = |pair: &[usize]| {
        let (one, other) = (&legal[pair[0]], &legal[pair[1]]);
        one.promotion.is_some() && one.from == other.from && one.to == other.to
    };
    let is_piece_missing = patterns
        .iter()
        .all(|pattern| pattern.additions[0].is_none());
    if is_piece_missing && found.windows(2).all(is_same_but_for_promotion) {
        return Reading::MissingPromotion;
    }
    Reading::Several(found)
}

impl Pattern {
    /// How well a matching move fits the pattern; earlier elements count more. In castling, the
    /// square is read as the king's target rather than as the rook's square. A move of the king to
    /// that square takes precedence over castling.
    fn fit(&self, legal: &MoveParts) -> [bool; 4] {
        [
            !self.has_capture_sign || legal.is_capture,
            !matches!(self.form, Form::Normal(to) if to != legal.to),
            legal.castling.is_none(),
            self.additions[0].is_some() || legal.promotion.is_none(),
        ]
    }

    fn matches(&self, legal: &MoveParts) -> bool {
        let is_moved = |needs_letter: bool| match self.piece {
            Some(letter) => letter == legal.letter,
            None => legal.is_pawn || !needs_letter,
        };
        let is_called = match (self.form, legal.castling, legal.from) {
            (Form::Castling { is_kingside }, Some(castling), _) => {
                castling.is_kingside == is_kingside && castling.is_shortest
            }
            (Form::Drop(to), _, None) => to == legal.to && is_moved(true),
            (Form::Normal(to), _, Some(from)) => {
                is_moved(!self.has_whole_origin()) && self.goes(from, to, legal)
            }
            (Form::CaptureOnFile(to), _, Some(from)) => {
                let is_pawn_capture = legal.is_pawn && legal.is_capture;
                is_pawn_capture && self.file == Some(from.file()) && to == legal.to.file()
            }
            _ => false,
        };
        is_called && self.adds(legal)
    }

    /// Whether a move goes from the given origin to a square.
    fn goes(&self, from: Square, to: Square, legal: &MoveParts) -> bool {
        let is_origin = |from: Square| {
            self.file.is_none_or(|file| file == from.file())
                && self.rank.is_none_or(|rank| rank == from.rank())
        };
        // A piece that enters on the rook's square by castling: from there to the king's square.
        if let Some((_, square)) = legal.gate
            && square != from
            && self.has_whole_origin()
            && to == from
        {
            return is_origin(square);
        }
        if let Some(castling) = legal.castling
            && to == castling.rook
            && to != legal.to
        {
            return castling.is_shortest && is_origin(from);
        }
        // A pawn's capture needs its file, and only its capture has the sign.
        let is_sign_right = if legal.is_capture {
            self.file.is_some()
        } else {
            !self.has_capture_sign || self.has_whole_origin()
        };
        to == legal.to && is_origin(from) && (is_sign_right || !legal.is_pawn)
    }

    /// Whether the letters after the target fit; a promotion piece may be missing.
    fn adds(&self, legal: &MoveParts) -> bool {
        let gate = legal.gate.map(|(letter, _)| letter);
        let expected = match legal.promotion {
            Some(_) if self.additions[0].is_none() => [gate, None],
            Some(promotion) => [Some(promotion), gate],
            None => [gate, None],
        };
        let gate_square = legal.gate.map(|(_, square)| square);
        self.additions == expected
            && (self.gate_square.is_none() || self.gate_square == gate_square)
    }
}
