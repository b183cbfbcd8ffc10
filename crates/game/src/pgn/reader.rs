//! Reads a game from PGN.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::ReadError;
use super::comment::normalize;
use super::error::{Fault, PgnError, PgnErrorKind, PgnSyntaxError};
use super::game_scanner::scan_games;
use super::game_tokenizer::GameTokenizer;
use super::record::{Annotations, Record};
use super::result::GameResult;
use super::symbols::without_symbol;
use super::tokenizer::{NULL_MOVES, Token, unescape};
use super::unread::Unread;
use super::writer::move_number;
use crate::move_error::MoveError;
use crate::notation::plain_move;
use crate::position::Position;

/// The readable parts of a game, and the unreadable ones.
pub type PartlyRead<P> = (Record<P>, Vec<Unread<P>>);

/// The maximum number of moves of a game, including variations.
const MAX_MOVES: usize = 20_000;

impl<P: Position> Record<P> {
    /// Reads the game with an index, from 0, and checks its moves. Without a tag `FEN` it begins at
    /// `start`.
    ///
    /// # Lenience
    ///
    /// - Moves may be in any notation accepted by [`Position::parse_english_move`].
    /// - `--`, `Z0`, `0000`, `@@@@` and `null` are the null move, unless the side to move is in check.
    /// - Move numbers may be wrong, missing, or not separated from the move.
    /// - Tags may be missing. Quotation marks in values need not be escaped unless a bracket follows.
    /// - The result may be missing if tags of another game or the end of the text follow.
    /// - Results in variations, empty variations and suffixes before the first move are ignored.
    /// - Symbols such as `±` are read as their NAG. Signs without a meaning are kept as a comment,
    ///   and so are variations before the first move.
    /// - White space of any kind, invisible characters, and HTML tags are skipped.
    /// - Unknown commands such as `[%emt 0:00:05]` are kept in `Annotations::commands`, `[%eval 0.3]` in the comment.
    ///
    /// # Errors
    ///
    /// [`PgnError`] if the game does not exist, is not well formed, or has an illegal move or more
    /// than 20,000 moves. Errors in previous games are ignored.
    ///
    /// ```
    /// use game::pgn::Record;
    /// use rules::Position;
    ///
    /// let start = Position::start();
    /// let record = Record::read(&start, "1. e4 {[%csl Ge4] best by test} e5 (1... c5) 2. Nf3", 0)?;
    /// assert_eq!(record.nodes().len(), 5);
    /// assert_eq!(record.nodes()[1].annotations.comment, "best by test");
    ///
    /// let error = Record::read(&start, "1. e4 e5\n2. Nf9", 0).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "game 1, line 2, byte 12: 'Nf9' is not a valid move; try e4, Nf3 or O-O"
    /// );
    /// # Ok::<(), game::pgn::ReadError<Position>>(())
    /// ```
    pub fn read(start: &P, text: &str, index: usize) -> Result<Record<P>, ReadError<P>> {
        let (record, unread) = Record::read_leniently(start, text, index)?;
        match unread.into_iter().next() {
            None => Ok(record),
            Some(first) => Err(first.error),
        }
    }

    /// Reads the readable parts of the game with an index: a line ends before its first invalid
    /// move or other invalid part, and the rest of that line is returned as text.
    ///
    /// # Errors
    ///
    /// As [`Record::read`], if neither a move nor the initial position of the game can be read, or
    /// if it has too many moves.
    ///
    /// ```
    /// use game::pgn::Record;
    /// use rules::Position;
    ///
    /// let text = "1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf9 d6";
    /// let (record, unread) = Record::read_leniently(&Position::start(), text, 0)?;
    /// assert_eq!(record.write().lines().last(), Some("1. e4 e5 (1... c5) *"));
    /// assert_eq!(unread[0].text, "2. Ke3 d6");
    /// assert_eq!(unread[1].text, "2. Nf9 d6");
    /// # Ok::<(), game::pgn::ReadError<Position>>(())
    /// ```
    pub fn read_leniently(
        start: &P,
        text: &str,
        index: usize,
    ) -> Result<PartlyRead<P>, ReadError<P>> {
        let mut scan = scan_games(text);
        let skipped = scan.by_ref().take(index).count();
        scan.games += 1;
        let mut game = GameTokenizer::new(&mut scan.tokens);
        let mut reader = Reader {
            record: Record::new(start.clone()),
            node: 0,
            has_moved: false,
            is_move_expected: false,
            comment_before: String::new(),
            outer: Vec::new(),
            result: None,
            cuts: Vec::new(),
        };
        let read = reader.read(&mut game);
        let is_game = game.is_game();
        if let Err(fault) = read {
            return Err(scan.error(fault));
        }
        if !is_game || skipped != index {
            return Err(PgnError::no_such_game(index.saturating_add(1), skipped));
        }
        let unread = |cut: Cut<P>| Unread {
            node: cut.node,
            text: cut.text,
            error: scan.error(cut.fault),
        };
        let unread = reader.cuts.into_iter().map(unread).collect();
        Ok((reader.record, unread))
    }
}

/// An error in a game at a byte offset.
type ReadFault<P> = Fault<PgnErrorKind<<P as Position>::FenError, MoveError>>;

/// The state of reading a game.
struct Reader<P: Position> {
    record: Record<P>,
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
    cuts: Vec<Cut<P>>,
}

/// A part of a line that was not read; see [`Unread`].
struct Cut<P: Position> {
    node: usize,
    text: String,
    fault: ReadFault<P>,
}

impl<P: Position> Reader<P> {
    fn read(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<(), ReadFault<P>> {
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
        let tagged = || GameResult::from_text(self.record.tag("Result")?);
        let result = self.result.or_else(tagged);
        self.record.result = result.unwrap_or(GameResult::Unknown);
        self.record.extract_commands();
        Ok(())
    }

    /// Reads a token. Returns false at the end of the game.
    fn read_token(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<bool, ReadFault<P>> {
        match game.next()? {
            Token::End => return Ok(false),
            Token::Tag(name, value) => self.tag(game, name, unescape(value))?,
            Token::Comment(text) => self.comment(text),
            Token::Text(text) => self.comment(&plain(text)),
            Token::Open if !self.has_moved => self.keep_variation(game)?,
            Token::Open => self.open(),
            Token::Close => self.close(),
            Token::Nag(nag) => self.nag(nag),
            Token::Number => self.is_move_expected = true,
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
        name: &str,
        value: String,
    ) -> Result<(), ReadFault<P>> {
        if name == "FEN" {
            let start = self.record.position(0).with_fen(&value);
            let start = start.map_err(|error| fault(game, PgnErrorKind::Fen(error)))?;
            self.record.set_start(start);
        }
        self.record.tags.push((String::from(name), value));
        Ok(())
    }

    fn play(&mut self, game: &GameTokenizer<'_, '_>, text: &str) -> Result<(), ReadFault<P>> {
        if self.record.nodes().len() > MAX_MOVES {
            return Err(fault(game, PgnErrorKind::TooManyMoves));
        }
        let before = self.record.position(self.node);
        let (played, symbol) =
            parse_move(before, text).map_err(|error| fault(game, PgnErrorKind::Move(error)))?;
        self.node = self.record.add(self.node, played);
        self.annotations().comment_before = mem::take(&mut self.comment_before);
        self.annotations().nags.extend(symbol);
        self.has_moved = true;
        self.is_move_expected = false;
        Ok(())
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
        let has_moved = self.has_moved;
        let nags = &mut self.annotations().nags;
        if has_moved && nag > 0 && nags.iter().all(|&known| known != nag) {
            nags.push(nag);
        }
    }

    /// Begins a variation of the last move.
    fn open(&mut self) {
        self.flush_comment();
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
        self.flush_comment();
        self.node = outer;
        self.has_moved = true;
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
fn parse_move<P: Position>(position: &P, text: &str) -> Result<(P::Move, Option<u8>), MoveError> {
    let plain = plain_move(text);
    if NULL_MOVES.contains(&&*plain) {
        return Ok((position.null_move(text)?, None));
    }
    let result = position.parse_english_move(&plain);
    if result.is_err()
        && let Some((before, nag)) = without_symbol(&plain)
        && let Ok(played) = position.parse_english_move(before)
    {
        return Ok((played, Some(nag)));
    }
    Ok((result?, None))
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
