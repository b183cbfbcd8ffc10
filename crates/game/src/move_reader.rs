//! Reads moves in the spellings of people and programs, for all games.
//!
//! The grammar produces patterns, which are compared with the legal moves. The reading of a text
//! that comes first in this order and matches a legal move decides; if it matches several, the text
//! is ambiguous.
//!
//! 1. As written: a capital letter is a piece of the game, a small letter a file.
//! 2. A small letter as a piece, `nf3`.
//! 3. The letters of German, French and Spanish, if they agree; and a capital letter that is no
//!    piece of the game as a file, `Exd5`.
//!
//! In a text of capital letters alone, such as `BXC3`, the first letter may be a file or a piece
//! with equal right, except that two squares are two squares.

use alloc::string::String;
use alloc::vec::Vec;

use crate::notation::{bare_move, plain_move};
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

/// The board and the pieces of a game, as far as the grammar needs them.
#[derive(Clone, Copy, Debug)]
pub struct NotationScope {
    /// The number of files.
    pub files: u8,
    /// The number of ranks.
    pub ranks: u8,
    /// The letters of the pieces: bit 0 for A, bit 25 for Z.
    pub letters: u32,
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

/// What a text says of a move.
#[derive(Clone, Copy, Debug)]
struct Pattern {
    form: Form,
    /// The letter of the piece.
    piece: Option<char>,
    file: Option<u8>,
    rank: Option<u8>,
    has_capture_sign: bool,
    /// The letters after the target: of a promotion, of a piece that enters.
    additions: [Option<char>; 2],
    /// The square where a piece enters.
    gate_square: Option<Square>,
}

#[derive(Clone, Copy, Debug)]
enum Form {
    Castling { is_kingside: bool },
    Drop(Square),
    Normal(Square),
}

/// Finds the move that a text means among the legal ones.
pub(crate) fn find(
    text: &str,
    scope: NotationScope,
    legal: &[MoveParts],
    reads_languages: bool,
) -> Reading {
    let plain = plain_move(text);
    let text = bare_move(&plain);
    let mut has_pattern = false;
    for patterns in scope.readings(&text) {
        has_pattern |= !patterns.is_empty();
        let found = matches(&patterns, legal);
        if !found.is_empty() {
            return decide(&found, &patterns, legal);
        }
    }
    if reads_languages {
        let patterns = scope.foreign_readings(&text);
        has_pattern |= !patterns.is_empty();
        let found = matches(&patterns, legal);
        if !found.is_empty() {
            return decide(&found, &patterns, legal);
        }
    }
    if has_pattern {
        Reading::Illegal
    } else {
        Reading::Syntax
    }
}

/// The indices of the moves that match any of the patterns.
fn matches(patterns: &[Pattern], legal: &[MoveParts]) -> Vec<usize> {
    let mut found = Vec::new();
    for pattern in patterns {
        let mut of_pattern: Vec<usize> = (0..legal.len())
            .filter(|&index| pattern.matches(&legal[index]))
            .collect();
        prefer(&mut of_pattern, |index| {
            !pattern.has_capture_sign || legal[index].is_capture
        });
        prefer(&mut of_pattern, |index| {
            pattern.names_target_of(&legal[index])
        });
        // A king's move to a square takes precedence over castling to it.
        prefer(&mut of_pattern, |index| legal[index].castling.is_none());
        if pattern.additions[0].is_none() {
            prefer(&mut of_pattern, |index| legal[index].promotion.is_none());
        }
        of_pattern.retain(|index| !found.contains(index));
        found.append(&mut of_pattern);
    }
    found
}

/// Keeps the preferred elements, if there are any.
fn prefer(found: &mut Vec<usize>, is_preferred: impl Fn(usize) -> bool) {
    if found.iter().any(|&index| is_preferred(index)) {
        found.retain(|&index| is_preferred(index));
    }
}

fn decide(found: &[usize], patterns: &[Pattern], legal: &[MoveParts]) -> Reading {
    let &[first, ref others @ ..] = found else {
        return Reading::Illegal;
    };
    if others.is_empty() {
        return Reading::One(first);
    }
    let is_same_but_for_promotion = |&other: &usize| {
        let (one, other) = (&legal[first], &legal[other]);
        one.promotion.is_some() && one.from == other.from && one.to == other.to
    };
    let is_piece_missing = patterns
        .iter()
        .all(|pattern| pattern.additions[0].is_none());
    if is_piece_missing && others.iter().all(is_same_but_for_promotion) {
        return Reading::MissingPromotion;
    }
    Reading::Several(found.into())
}

impl NotationScope {
    /// The patterns of a text in English, in groups; an earlier group takes precedence.
    fn readings(self, text: &str) -> [Vec<Pattern>; 2] {
        if let Some(pattern) = self.castling(text).or_else(|| self.drop(text)) {
            return [Vec::from([pattern]), Vec::new()];
        }
        let as_file = self.normal(None, text);
        let as_piece = self.of_piece(text);
        let is_capital = text.starts_with(|letter: char| letter.is_ascii_uppercase());
        let has_small = text.contains(|letter: char| letter.is_ascii_lowercase() && letter != 'x');
        let list = |pattern: Option<Pattern>| pattern.into_iter().collect();
        match (is_capital, has_small) {
            (false, _) => [list(as_file), list(as_piece)],
            (true, true) => [list(as_piece), Vec::new()],
            (true, false) if as_file.is_some_and(|pattern| pattern.has_whole_origin()) => {
                [list(as_file), list(as_piece)]
            }
            (true, false) => [as_file.into_iter().chain(as_piece).collect(), Vec::new()],
        }
    }

    /// The patterns of a text with the letters of other languages, or with a capital letter for a
    /// file.
    fn foreign_readings(self, text: &str) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        let mut capital = String::from(text);
        if self.file(text).0.is_none()
            && let Some(first) = capital.get_mut(..1)
        {
            first.make_ascii_uppercase();
        }
        for language in Language::ALL {
            let english = language.to_english(&capital);
            // Only in drops a pawn has a letter, so that `Bxc3` is never a capture by a `Bauer`.
            let english = english.filter(|english| {
                *english != text && (english.contains('@') || !english.starts_with('P'))
            });
            patterns.extend(
                english
                    .iter()
                    .flat_map(|text| self.readings(text))
                    .flatten(),
            );
        }
        if self.of_piece(text).is_none() {
            let as_file = self.normal(None, text);
            patterns.extend(as_file.filter(|pattern| !pattern.repeats_file()));
        }
        patterns
    }

    /// The pattern of a text that begins with the letter of a piece.
    fn of_piece(self, text: &str) -> Option<Pattern> {
        let letter = self.piece(text.chars().next()?)?;
        self.normal(Some(letter), text.get(1..)?)
    }

    /// The upper-case letter, if a piece of the game has it.
    fn piece(self, letter: char) -> Option<char> {
        let letter = letter.to_ascii_uppercase();
        let bit = u32::from(letter).checked_sub(u32::from('A'))?;
        let is_piece = bit < 26 && self.letters >> bit & 1 != 0;
        is_piece.then_some(letter)
    }

    /// Castling, with zeros or letters, with or without hyphens.
    fn castling(self, text: &str) -> Option<Pattern> {
        let is_sign = |letter: char| matches!(letter, 'O' | 'o' | '0');
        let (mut rest, mut count) = (text, 0);
        while count < 3
            && let Some(after) = rest.strip_prefix(is_sign)
        {
            count += 1;
            rest = match after.strip_prefix('-') {
                Some(next) if next.starts_with(is_sign) => next,
                _ => after,
            };
        }
        let form = Form::Castling {
            is_kingside: count == 2,
        };
        if count < 2 {
            return None;
        }
        Pattern::new(form, None).with_additions(self, rest)
    }

    /// A drop, `N@f3` or `@e4`.
    fn drop(self, text: &str) -> Option<Pattern> {
        let (piece, square) = text.split_once(['@', '*'])?;
        let letter = match piece.as_bytes() {
            [] => None,
            [letter] => Some(self.piece((*letter).into())?),
            _ => return None,
        };
        let square = square.to_ascii_lowercase();
        let (to, "") = self.square(&square)? else {
            return None;
        };
        Some(Pattern::new(Form::Drop(to), letter))
    }

    /// A move without the letter of the piece: `e4`, `exd5`, `1xd2`, `e7-e8=Q`.
    fn normal(self, piece: Option<char>, text: &str) -> Option<Pattern> {
        let text = text.to_ascii_lowercase();
        let (file, rest) = self.file(&text);
        let (rank, rest) = self.rank(rest);
        let target = rest.trim_start_matches(['-', 'x', ':', '×']);
        let has_capture_sign = rest[..rest.len() - target.len()].contains(['x', ':', '×']);
        if let Some((to, rest)) = self.square(target) {
            let pattern = Pattern {
                file,
                rank,
                has_capture_sign,
                ..Pattern::new(Form::Normal(to), piece)
            };
            return pattern.with_additions(self, rest);
        }
        let to = Square::new(file?, rank?);
        Pattern::new(Form::Normal(to), piece).with_additions(self, rest)
    }

    fn square(self, text: &str) -> Option<(Square, &str)> {
        let (file, rest) = self.file(text);
        let (rank, rest) = self.rank(rest);
        Some((Square::new(file?, rank?), rest))
    }

    /// The file at the beginning of a text, if any, and the rest.
    fn file(self, text: &str) -> (Option<u8>, &str) {
        let first = text.bytes().next().unwrap_or_default();
        match first.checked_sub(b'a').filter(|&file| file < self.files) {
            Some(file) => (Some(file), &text[1..]),
            None => (None, text),
        }
    }

    /// The rank at the beginning of a text, if any, and the rest.
    fn rank(self, text: &str) -> (Option<u8>, &str) {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = text.split_at(digits);
        let rank = number.parse().ok().and_then(|rank: u8| rank.checked_sub(1));
        match rank.filter(|&rank| rank < self.ranks && !number.starts_with('0')) {
            Some(rank) => (Some(rank), rest),
            None => (None, text),
        }
    }
}

impl Pattern {
    const fn new(form: Form, piece: Option<char>) -> Pattern {
        Pattern {
            form,
            piece,
            file: None,
            rank: None,
            has_capture_sign: false,
            additions: [None; 2],
            gate_square: None,
        }
    }

    const fn has_whole_origin(&self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    /// Whether the square is the target of a move, and not the rook's in castling.
    fn names_target_of(&self, legal: &MoveParts) -> bool {
        !matches!(self.form, Form::Normal(to) if to != legal.to)
    }

    /// Whether it only repeats the file of the target, as in `dd4`.
    fn repeats_file(&self) -> bool {
        matches!(self.form, Form::Normal(to) if self.file == Some(to.file())) && self.rank.is_none()
    }

    /// Adds the promotion piece and the piece that enters, `=Q`, `(Q)`, `/H`, `/Hh1`; `None` if the
    /// text is something else.
    fn with_additions(mut self, scope: NotationScope, text: &str) -> Option<Pattern> {
        let mut rest = text;
        for addition in &mut self.additions {
            let item = rest.trim_start_matches(['=', '/', '(', '[']);
            if rest.is_empty() {
                break;
            }
            *addition = Some(scope.piece(item.chars().next()?)?);
            let after = item.get(1..)?.to_ascii_lowercase();
            rest = item.get(1..)?;
            if let Some((square, after)) = scope.square(&after) {
                self.gate_square = Some(square);
                rest = &rest[rest.len() - after.len()..];
            }
            rest = rest.trim_start_matches([')', ']']);
        }
        rest.is_empty().then_some(self)
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
