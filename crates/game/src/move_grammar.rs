//! The grammar of moves in the spellings of people and programs, for all games.

use alloc::vec::Vec;

use crate::digits::parse_digits;
use crate::piece_letters::Language;
use crate::square::Square;

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

/// A move as a text describes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pattern {
    /// Its place in the order of precedence; 0 is the first.
    pub(crate) order: u8,
    pub(crate) form: Form,
    /// The letter of the piece.
    pub(crate) piece: Option<char>,
    pub(crate) file: Option<u8>,
    pub(crate) rank: Option<u8>,
    pub(crate) has_capture_sign: bool,
    /// The letters after the target: of a promotion, of a piece that enters.
    pub(crate) additions: [Option<char>; 2],
    /// The square where a piece enters.
    pub(crate) gate_square: Option<Square>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Form {
    Castling {
        is_kingside: bool,
    },
    Drop(Square),
    Normal(Square),
    /// A pawn's capture on this file.
    CaptureOnFile(u8),
}

/// The last place in the order of precedence.
pub(crate) const LAST: u8 = 2;

/// Whether a text, as [`plain_move`](crate::notation::plain_move) returns it, has the form of a move in
/// any game and language.
pub(crate) fn is_move_form(plain: &str) -> bool {
    let text = plain.as_bytes();
    let mut patterns = Vec::new();
    Grammar::ANY.read(text, &mut patterns);
    // A word such as `de` is not a move.
    let is_move = |pattern: &Pattern| {
        pattern.has_capture_sign || !matches!(pattern.form, Form::CaptureOnFile(_))
    };
    // A number such as 000 is not castling.
    !text.iter().all(u8::is_ascii_digit) && patterns.iter().any(is_move)
}

impl NotationScope {
    /// The possible readings of a text in a language, or in all languages if it is `None`.
    pub(crate) fn patterns(self, text: &[u8], language: Option<Language>) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        let mut grammar = Grammar {
            scope: self,
            small_letters: b"abcdefghijklmnopqrstuvwxyz",
            language: Language::English,
            is_guess: false,
        };
        for &one in &Language::ALL {
            if language.is_none_or(|only| only == one) {
                grammar.language = one;
                grammar.is_guess = language.is_none() && one != Language::English;
                grammar.read(text, &mut patterns);
            }
        }
        patterns
    }
}

/// The grammar of moves in a game and a language. A move consists of ASCII characters.
#[derive(Clone, Copy)]
struct Grammar {
    scope: NotationScope,
    /// The small letters that may be those of pieces.
    small_letters: &'static [u8],
    language: Language,
    /// Whether the language is one of several that are tried last.
    is_guess: bool,
}

impl Grammar {
    /// The grammar of all games and languages. A small letter is that of a usual piece, so that
    /// fewer words have the form of a move.
    const ANY: Grammar = Grammar {
        scope: NotationScope {
            files: 16,
            ranks: 16,
            letters: (1 << 26) - 1,
        },
        small_letters: b"kqrbnpdtlsfca",
        language: Language::English,
        is_guess: false,
    };

    /// Adds the readings of a text in this language.
    fn read(&self, text: &[u8], patterns: &mut Vec<Pattern>) {
        let text = without_number(text);
        let mut push = |pattern: Option<Pattern>, order: u8| {
            if let Some(mut pattern) = pattern {
                pattern.order = if self.is_guess { LAST } else { order };
                patterns.push(pattern);
            }
        };
        let other = self.castling(text).or_else(|| self.drop(text));
        if other.is_some() {
            return push(other, 0);
        }
        let as_file = self.normal(None, text);
        let as_piece = self.of_piece(text);
        let is_capital = text.first().is_some_and(u8::is_ascii_uppercase);
        let is_small = |letter: &u8| letter.is_ascii_lowercase() && *letter != b'x';
        let (file_order, piece_order) = if !is_capital {
            (0, 1)
        } else if text.iter().any(is_small) {
            (LAST, 0)
        } else if as_file.as_ref().is_some_and(Pattern::has_whole_origin) {
            (0, 1)
        } else {
            (0, 0)
        };
        let is_last = |file: &Pattern| !self.is_guess && as_piece.is_none() && !file.repeats_file();
        if file_order < LAST || as_file.as_ref().is_some_and(is_last) {
            push(as_file, file_order);
        }
        push(as_piece, piece_order);
    }

    /// The pattern of a text that begins with the letter of a piece.
    fn of_piece(&self, text: &[u8]) -> Option<Pattern> {
        let [letter, rest @ ..] = text else {
            return None;
        };
        let piece = self.piece(*letter)?;
        // In other languages a pawn has no letter, so that `Bxc3` is never a capture by a `Bauer`, and
        // a small letter that may be a file is one.
        let is_file = letter.is_ascii_lowercase() && self.file(text).0.is_some();
        if self.language != Language::English && (piece == 'P' || is_file) {
            return None;
        }
        self.normal(Some(piece), rest)
    }

    /// The upper-case letter in English, if a piece of the game has it.
    fn piece(&self, letter: u8) -> Option<char> {
        if letter.is_ascii_lowercase() && !self.small_letters.contains(&letter) {
            return None;
        }
        let english = self.language.to_english(letter)?;
        let bit = 1_u32.checked_shl(english.wrapping_sub(b'A').into())?;
        (self.scope.letters & bit != 0).then_some(english.into())
    }

    /// Castling, with zeros or letters, with or without hyphens.
    fn castling(&self, text: &[u8]) -> Option<Pattern> {
        let (mut rest, mut count) = (text, 0);
        while let [b'O' | b'o' | b'0', after @ ..] = rest
            && count < 3
        {
            count += 1;
            rest = match after {
                [b'-', next @ ..] if count < 3 => next,
                _ => after,
            };
        }
        let form = Form::Castling {
            is_kingside: count == 2,
        };
        if count < 2 {
            return None;
        }
        let mut pattern = Pattern::new(form, None);
        self.add(&mut pattern, rest, true).then_some(pattern)
    }

    /// A drop, `N@f3` or `@e4`.
    fn drop(&self, text: &[u8]) -> Option<Pattern> {
        let (piece, square) = match text {
            [b'@' | b'*', square @ ..] => (None, square),
            [letter, b'@' | b'*', square @ ..] => (Some(self.piece(*letter)?), square),
            _ => return None,
        };
        let (to, rest) = self.square(square)?;
        is_marks(rest).then_some(Pattern::new(Form::Drop(to), piece))
    }

    /// A move without the letter of the piece: `e4`, `exd5`, `exd`, `1xd2`, `e7-e8=Q`.
    fn normal(&self, piece: Option<char>, text: &[u8]) -> Option<Pattern> {
        let (file, rest) = self.file(text);
        let (rank, mut rest) = self.rank(rest);
        let mut has_capture_sign = false;
        let mut target = rest;
        while let [sign @ (b'-' | b'x' | b'X' | b':'), after @ ..] = target {
            has_capture_sign |= *sign != b'-';
            target = after;
        }
        let mut pattern = if let Some((to, after)) = self.square(target) {
            rest = after;
            Pattern {
                file,
                rank,
                has_capture_sign,
                ..Pattern::new(Form::Normal(to), piece)
            }
        } else if let (None, None, (Some(to), after)) = (piece, rank, self.file(target))
            && file?.abs_diff(to) == 1
        {
            rest = after;
            Pattern {
                file,
                has_capture_sign,
                ..Pattern::new(Form::CaptureOnFile(to), None)
            }
        } else {
            Pattern::new(Form::Normal(Square::new(file?, rank?)), piece)
        };
        self.add(&mut pattern, rest, false).then_some(pattern)
    }

    /// Adds the promotion piece and the piece that enters, such as `=Q`, `(Q)`, `/H` or `/Hh1`.
    /// Returns whether the text consists of these and of marks after them. A second letter needs a
    /// sign before it.
    fn add(&self, pattern: &mut Pattern, text: &[u8], mut needs_sign: bool) -> bool {
        let mut rest = text;
        for addition in &mut pattern.additions {
            if is_marks(rest) {
                return true;
            }
            let mut has_sign = false;
            while let [b'=' | b'/' | b'(' | b')' | b'[' | b']', after @ ..] = rest {
                has_sign = true;
                rest = after;
            }
            let [letter, after @ ..] = rest else {
                return false;
            };
            // After a sign, even a small letter can only be a piece.
            *addition = self.piece(if has_sign {
                letter.to_ascii_uppercase()
            } else {
                *letter
            });
            if addition.is_none() || needs_sign && !has_sign {
                return false;
            }
            needs_sign = true;
            rest = after;
            if let Some((square, after)) = self.square(after) {
                pattern.gate_square = Some(square);
                rest = after;
            }
        }
        is_marks(rest)
    }

    fn square<'a>(&self, text: &'a [u8]) -> Option<(Square, &'a [u8])> {
        let (file, rest) = self.file(text);
        let (rank, rest) = self.rank(rest);
        Some((Square::new(file?, rank?), rest))
    }

    /// The file at the beginning of a text, if any, and the rest.
    fn file<'a>(&self, text: &'a [u8]) -> (Option<u8>, &'a [u8]) {
        if let [first, rest @ ..] = text {
            let file = first.to_ascii_lowercase().wrapping_sub(b'a');
            if file < self.scope.files {
                return (Some(file), rest);
            }
        }
        (None, text)
    }

    /// The rank at the beginning of a text, if any, and the rest.
    fn rank<'a>(&self, text: &'a [u8]) -> (Option<u8>, &'a [u8]) {
        let (number, rest) = split_digits(text);
        match parse_digits(number) {
            Some(rank) if number[0] != b'0' && rank <= self.scope.ranks.into() => {
                (u8::try_from(rank - 1).ok(), rest)
            }
            _ => (None, text),
        }
    }
}

/// The digits at the beginning of a text, and the rest.
fn split_digits(text: &[u8]) -> (&[u8], &[u8]) {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    text.split_at(digits)
}

/// A text without a move number such as `4.` or `4...` at its beginning.
fn without_number(text: &[u8]) -> &[u8] {
    let (_, mut rest) = split_digits(text);
    if !rest.starts_with(b".") {
        return text;
    }
    while let [b'.', after @ ..] = rest {
        rest = after;
    }
    rest
}

/// The marks after a move that consist of letters, and the dots in them.
const MARKS: [&[u8]; 7] = [
    b"e.p",
    b"ep",
    b"en passant",
    b"enpassant",
    b"mate",
    b"ch",
    b"TN",
];

/// Whether a text consists of marks after a move: of check, mate, comment and en passant, punctuation
/// and brackets.
pub(crate) fn is_marks(text: &[u8]) -> bool {
    let mut rest = text;
    while let [first, after @ ..] = rest {
        let is_next = |mark: &&&[u8]| {
            let word = rest.get(..mark.len());
            word.is_some_and(|word| word.eq_ignore_ascii_case(mark))
        };
        rest = if b"+#!?,.;:()[]/ ".contains(first) {
            after
        } else if let Some(mark) = MARKS.iter().find(is_next) {
            &rest[mark.len()..]
        } else {
            return false;
        };
    }
    true
}

impl Pattern {
    const fn new(form: Form, piece: Option<char>) -> Pattern {
        Pattern {
            order: 0,
            form,
            piece,
            file: None,
            rank: None,
            has_capture_sign: false,
            additions: [None; 2],
            gate_square: None,
        }
    }

    pub(crate) const fn has_whole_origin(&self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    /// Whether it only repeats the file of the target, as in `dd4`.
    fn repeats_file(&self) -> bool {
        matches!(self.form, Form::Normal(to) if self.file == Some(to.file())) && self.rank.is_none()
    }
}
