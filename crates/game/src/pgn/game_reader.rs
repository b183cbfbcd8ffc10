//! Reads the tokens of a game, and plays its moves.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::comment::normalize;
use super::error::{Fault, PgnErrorKind, PgnSyntaxError};
use super::game_tokenizer::GameTokenizer;
use super::record::{Annotations, Record};
use super::result::{GameResult, is_zeros};
use super::symbols::{BETTER_IS, WITH_THE_IDEA, without_symbol};
use super::tokenizer::{Token, is_quote, tag_name, unescape};
use super::word::{IS_DOT, is_null_move, is_prose};
use super::writer::move_number;
use crate::color::Color;
use crate::digits::parse_digits;
use crate::move_error::MoveError;
use crate::notation::{CharTest, is_dash, plain_move};
use crate::piece_letters::Language;
use crate::position::Position;

/// The maximum number of moves of a game, including variations and moves that cannot be read.
const MAX_MOVES: usize = 20_000;

/// An error in a game at a byte offset.
type ReadFault<P> = Fault<PgnErrorKind<<P as Position>::FenError, MoveError>>;

pub(super) struct GameReader<P: Position> {
    pub(super) record: Record<P>,
    /// The language of the letters.
    language: Language,
    /// The byte offset of the first word that cannot be read as a move; 0 if a letter is not of the
    /// language.
    pub(super) valid_until: usize,
    /// The last node of the current line.
    node: usize,
    /// Whether the current line has a move of its own.
    has_moved: bool,
    /// Whether comments belong to the next move.
    is_move_expected: bool,
    /// The comments before the next move.
    comment_before: String,
    /// The last nodes of the enclosing lines.
    outer: Vec<usize>,
    /// The result after the moves.
    result: Option<GameResult>,
    /// The parts that were not read.
    pub(super) cuts: Vec<Cut<P>>,
    /// The number of words that were tried as moves.
    tries: usize,
    /// Whether the last word was text.
    is_after_prose: bool,
    /// The last moves of the line that were played after a word of text, without a number.
    guesses: Vec<String>,
    /// The first illegal move after the last legal one, kept as text.
    doubt: Option<Doubt<P>>,
}

/// An illegal move that is kept as text until a move number shows that it was played.
struct Doubt<P: Position> {
    fault: ReadFault<P>,
    /// The lengths of the comments at that place.
    comment: usize,
    comment_before: usize,
}

/// A part of a line that was not read; see [`Unread`].
pub(super) struct Cut<P: Position> {
    pub(super) node: usize,
    pub(super) text: String,
    pub(super) fault: ReadFault<P>,
}

impl<P: Position> GameReader<P> {
    pub(super) fn new(start: &P, language: Language) -> GameReader<P> {
        GameReader {
            record: Record::new(start.clone()),
            language,
            valid_until: usize::MAX,
            node: 0,
            has_moved: false,
            is_move_expected: false,
            comment_before: String::new(),
            outer: Vec::new(),
            result: None,
            cuts: Vec::new(),
            tries: 0,
            is_after_prose: false,
            guesses: Vec::new(),
            doubt: None,
        }
    }

    pub(super) fn read(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<(), ReadFault<P>> {
        loop {
            match self.read_token(game) {
                Ok(true) => {}
                Ok(false) => break,
                Err(fault) if !self.is_kept(&fault) => return Err(fault),
                Err(fault) => {
                    if !self.cut(game, fault) {
                        break;
                    }
                }
            }
        }
        self.flush_comment();
        let tagged = || GameResult::named(self.record.tag("Result")?);
        let result = self.result.or_else(tagged);
        self.record.result = result.unwrap_or(GameResult::Unknown);
        self.record.extract_commands();
        Ok(())
    }

    /// Reads a token. Returns false at the end of the game.
    fn read_token(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<bool, ReadFault<P>> {
        match game.next()? {
            Token::End => return Ok(false),
            Token::Tag(name, value) => self.tag(game, tag_name(name), unescape(value))?,
            Token::Comment(text) => self.comment(&without_quote_marks(text)),
            Token::Text(text) => self.text(text),
            Token::Open if !self.has_moved => self.keep_variation(game)?,
            Token::Open => self.open(),
            Token::Close => self.close(),
            Token::Nag(nag) => self.nag(nag),
            Token::Number(text) => self.number(text)?,
            Token::Move(text) => self.play(game, text)?,
            Token::Result(value) if self.outer.is_empty() => self.result = Some(value),
            Token::Result(_) => {}
        }
        Ok(true)
    }

    /// Whether the part of the game before a fault is kept.
    fn is_kept(&self, fault: &ReadFault<P>) -> bool {
        let is_begun = self.record.nodes().len() > 1 || self.record.tag("FEN").is_some();
        is_begun
            && !matches!(
                fault.kind,
                PgnErrorKind::Fen(_) | PgnErrorKind::TooManyMoves
            )
    }

    /// Skips the rest of the current line and keeps its text. Returns false at the end of the game.
    fn cut(&mut self, game: &mut GameTokenizer<'_, '_>, fault: ReadFault<P>) -> bool {
        let is_variation = !self.outer.is_empty();
        // An unread variation without a move of its own is kept with the move that it varies.
        let (node, before) = match self.outer.last() {
            Some(&outer) if !self.has_moved => (outer, self.node),
            _ => (self.node, self.node),
        };
        // A variation that is not closed has been read completely.
        let is_unclosed = matches!(
            fault.kind,
            PgnErrorKind::Syntax(PgnSyntaxError::UnclosedVariation)
        );
        let is_over = is_unclosed || self.skip(game);
        let mut text = String::new();
        if !is_unclosed {
            if matches!(fault.kind, PgnErrorKind::Move(_)) {
                text = move_number(self.record.position(before)) + " ";
            }
            text += game.text_since(fault.byte);
        }
        // An earlier fault in the same variation is enough.
        if self
            .cuts
            .last()
            .is_none_or(|last| last.fault.byte < fault.byte)
        {
            self.cuts.push(Cut {
                node,
                text: plain(&text),
                fault,
            });
        }
        if is_variation {
            self.close();
        }
        while is_over && !self.outer.is_empty() {
            self.close();
        }
        !is_over
    }

    /// Skips tokens until the current line ends. Returns true if the game ends, too. The last token
    /// is the first one that is not skipped.
    fn skip(&mut self, game: &mut GameTokenizer<'_, '_>) -> bool {
        let depth = self.outer.len();
        loop {
            match game.next() {
                Ok(Token::End) => return true,
                Ok(Token::Result(value)) if game.depth == 0 => {
                    self.result = Some(value);
                    return false;
                }
                Ok(Token::Close) if game.depth < depth => return false,
                Err(fault) if fault.kind == PgnSyntaxError::UnclosedVariation => return true,
                Ok(_) | Err(_) => {}
            }
        }
    }

    fn tag(
        &mut self,
        game: &GameTokenizer<'_, '_>,
        name: String,
        value: String,
    ) -> Result<(), ReadFault<P>> {
        if name == "FEN" && !is_start(&value) {
            let start = self.record.position(0).with_fen(&value);
            let start = start.map_err(|error| fault(game, PgnErrorKind::Fen(error)))?;
            self.record.set_start(start);
        }
        self.record.tags.push((name, value));
        Ok(())
    }

    fn play(&mut self, game: &mut GameTokenizer<'_, '_>, text: &str) -> Result<(), ReadFault<P>> {
        self.tries += 1;
        if self.tries > MAX_MOVES {
            return Err(fault(game, PgnErrorKind::TooManyMoves));
        }
        if self.language.lacks_letter_of(text) {
            self.valid_until = 0;
        }
        let before = self.record.position(self.node);
        let (played, symbol) = match parse_move(before, text, self.language) {
            Ok(parsed) => parsed,
            Err(_) if is_zeros(text) && game.is_last() => {
                self.result = Some(GameResult::BothLose);
                game.end();
                return Ok(());
            }
            Err(error) => {
                let fault = fault(game, PgnErrorKind::Move(error));
                return self.refuse(text, fault);
            }
        };
        if self.is_after_prose && self.has_moved {
            self.guesses.push(String::from(text));
        } else {
            self.guesses.clear();
        }
        self.node = self.record.add(self.node, played);
        self.annotations().comment_before = mem::take(&mut self.comment_before);
        self.annotations().nags.extend(symbol);
        self.has_moved = true;
        self.is_move_expected = false;
        self.is_after_prose = false;
        self.doubt = None;
        Ok(())
    }

    /// Keeps an illegal move after a word of text as text, or returns the error.
    fn refuse(&mut self, text: &str, fault: ReadFault<P>) -> Result<(), ReadFault<P>> {
        self.valid_until = self.valid_until.min(fault.byte);
        if !self.is_after_prose {
            return Err(self.take_doubt().unwrap_or(fault));
        }
        if self.doubt.is_none() {
            self.doubt = Some(Doubt {
                fault,
                comment: self.annotations().comment.len(),
                comment_before: self.comment_before.len(),
            });
        }
        self.text(text);
        Ok(())
    }

    /// The error of the first illegal move that was kept as text, which is removed from the comments.
    fn take_doubt(&mut self) -> Option<ReadFault<P>> {
        let doubt = self.doubt.take()?;
        self.annotations().comment.truncate(doubt.comment);
        self.comment_before.truncate(doubt.comment_before);
        Some(doubt.fault)
    }

    /// Reads a move number. If it contradicts the moves before it, either the moves that were
    /// guessed between words are text, or the illegal move was meant to be played.
    fn number(&mut self, text: &str) -> Result<(), ReadFault<P>> {
        if !self.is_number_of(self.node, text) {
            if let Some(fault) = self.take_doubt() {
                return Err(fault);
            }
            self.take_back_guesses(text);
        }
        self.guesses.clear();
        self.is_move_expected = true;
        self.is_after_prose = false;
        Ok(())
    }

    /// Whether a number such as `12...` belongs to the move after a node.
    fn is_number_of(&self, node: usize, text: &str) -> bool {
        let position = self.record.position(node);
        let digits = text.trim_end_matches(IS_DOT);
        let dots = text.get(digits.len()..).unwrap_or_default();
        let turn = if matches!(dots, "" | ".") {
            Color::White
        } else {
            Color::Black
        };
        // Dots alone are a sign of punctuation as well.
        parse_digits(digits.as_bytes()).is_none_or(|number| {
            position.turn() == turn && number == u64::from(position.fullmove_number())
        })
    }

    /// Converts the last moves to text if all of them were guessed, and a number belongs to the move
    /// before them.
    fn take_back_guesses(&mut self, number: &str) {
        let mut before = self.node;
        for count in 1..=self.guesses.len() {
            before = self.record.nodes()[before].parent;
            if !self.is_number_of(before, number) {
                continue;
            }
            let kept = self.guesses.len() - count;
            let mut words = String::new();
            while self.guesses.len() > kept
                && let Some(guess) = self.guesses.pop()
            {
                let removed = self.record.take_back();
                words = removed.comment_before + " " + &guess + &removed.comment + &words;
            }
            self.node = before;
            self.comment(&words);
            return;
        }
    }

    /// Keeps a text as a comment, apart from single signs.
    fn text(&mut self, text: &str) {
        const IS_NO_SIGN: CharTest =
            |letter| !(letter.is_ascii_punctuation() || is_dash(letter) || is_quote(letter));
        self.is_after_prose = is_prose(text);
        if text.contains(IS_NO_SIGN) {
            self.comment(&plain(&unescape(text)));
        }
    }

    /// Keeps a variation without a first move as a comment.
    fn keep_variation(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<(), ReadFault<P>> {
        let (depth, start) = (game.depth, game.start());
        while game.depth >= depth {
            game.next()?;
        }
        let text = plain(game.text_since(start));
        self.comment(&text);
        self.comment(")");
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let comment = if self.is_move_expected {
            &mut self.comment_before
        } else {
            &mut self.annotations().comment
        };
        comment.push(' ');
        comment.push_str(text);
    }

    fn nag(&mut self, nag: u8) {
        self.is_after_prose |= matches!(nag, WITH_THE_IDEA | BETTER_IS);
        let has_moved = self.has_moved;
        let nags = &mut self.annotations().nags;
        if has_moved && nag > 0 && !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    /// Begins a variation of the last move.
    fn open(&mut self) {
        self.flush_comment();
        self.begin_line();
        self.outer.push(self.node);
        self.node = self.record.nodes()[self.node].parent;
        self.has_moved = false;
        self.is_move_expected = true;
    }

    /// Returns to the enclosing line; a comment in a variation without moves belongs to the move
    /// before the variation.
    fn close(&mut self) {
        let outer = self.outer.pop().unwrap_or_default();
        if !self.has_moved {
            self.node = outer;
        }
        let is_empty = !self.has_moved;
        self.flush_comment();
        self.begin_line();
        self.node = outer;
        self.has_moved = true;
        // A comment after a variation is written after it, too.
        self.is_move_expected = !is_empty;
    }

    fn begin_line(&mut self) {
        self.is_after_prose = false;
        self.guesses.clear();
        self.doubt = None;
    }

    /// Adds a comment that is not followed by a move to the last move.
    fn flush_comment(&mut self) {
        let before = mem::take(&mut self.comment_before);
        self.annotations().comment.push_str(&before);
        self.is_move_expected = false;
    }

    fn annotations(&mut self) -> &mut Annotations {
        self.record.annotations_at(self.node)
    }
}

/// An error at the last token.
const fn fault<K>(game: &GameTokenizer<'_, '_>, kind: K) -> Fault<K> {
    let byte = game.start();
    Fault { byte, kind }
}

/// Parses a move of a game, which may be the null move, and the NAG of a symbol attached to it.
fn parse_move<P: Position>(
    position: &P,
    text: &str,
    language: Language,
) -> Result<(P::Move, Option<u8>), MoveError> {
    let (bare, nag) = without_symbol(text);
    let played = if is_null_move(&plain_move(text)) {
        position.null_move(text)?
    } else {
        position.parse_move_in(language, bare)?
    };
    Ok((played, nag))
}

/// Whether the value of a tag `FEN` names no position, so that the game begins at the start.
fn is_start(fen: &str) -> bool {
    const IS_SIGN: CharTest = |letter| !letter.is_ascii_alphanumeric();
    let word = fen.trim_matches(IS_SIGN);
    ["", "startpos", "start", "initial", "unknown", "none"]
        .iter()
        .any(|start| start.eq_ignore_ascii_case(word))
}

/// A comment without the `>` before each of its lines but the first, which a mail quotes.
fn without_quote_marks(comment: &str) -> String {
    let mut plain = String::new();
    let mut is_first = true;
    for line in comment.split('\n') {
        let unquoted = line.strip_prefix('>');
        if !is_first && unquoted.is_none() && !line.trim_ascii().is_empty() {
            return String::from(comment);
        }
        plain.push_str(if is_first {
            line
        } else {
            unquoted.unwrap_or(line)
        });
        plain.push('\n');
        is_first = false;
    }
    plain
}

/// Converts a text so that it can be part of a comment, without sequences that a reader would take
/// for commands.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in normalize(text, &mut |_| false).chars() {
        if letter == '%' && plain.ends_with('[') {
            plain.push(' ');
        }
        plain.push(if letter == '{' { '(' } else { letter });
    }
    plain
}
