//! Reading a game from PGN.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::comment::normalize;
use super::error::{Fault, PgnError, PgnErrorKind};
use super::game_scanner::scan_games;
use super::game_tokenizer::GameTokenizer;
use super::record::{Annotations, GameResult, Record};
use super::tokenizer::{Token, unescape};
use super::unread::Unread;
use super::writer::move_number;
use crate::excerpt::excerpt;
use crate::moves::Move;
use crate::position::Position;
use crate::san::SanError;

/// The maximum number of moves of a game, including variations.
const MAX_MOVES: usize = 20_000;

impl Record {
    /// Reads the game with an index, from 0, and checks its moves.
    ///
    /// # Lenience
    ///
    /// - Moves may be in any notation accepted by [`Position::parse_move`].
    /// - `--`, `Z0` and `0000` are the null move, unless the side to move is in check.
    /// - Move numbers may be wrong, missing, or not separated from the move.
    /// - Tags may be missing. Quotation marks in values need not be escaped unless a bracket follows.
    /// - The result may be missing if tags of another game or the end of the text follow.
    /// - Results in variations, empty variations and suffixes before the first move are ignored.
    /// - Unknown commands such as `[%eval 0.3]` are kept in the comment.
    ///
    /// # Errors
    ///
    /// [`PgnError`] if there is no such game, or if it is not well formed, has an illegal move or
    /// more than 20,000 moves. Errors in previous games are ignored.
    ///
    /// ```
    /// use rules::pgn::Record;
    ///
    /// let record = Record::read("1. e4 {[%csl Ge4] best by test} e5 (1... c5) 2. Nf3", 0)?;
    /// assert_eq!(record.nodes().len(), 5);
    /// assert_eq!(record.nodes()[1].annotations.comment, "best by test");
    ///
    /// let error = Record::read("1. e4 e5\n2. Nf9", 0).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "game 1, line 2, byte 12: 'Nf9' is not a valid move; try e4, Nf3 or O-O"
    /// );
    /// # Ok::<(), rules::pgn::PgnError>(())
    /// ```
    pub fn read(text: &str, index: usize) -> Result<Record, PgnError> {
        let (record, unread) = Record::read_leniently(text, index)?;
        match unread.into_iter().next() {
            None => Ok(record),
            Some(first) => Err(first.error),
        }
    }

    /// Reads the game with an index as far as it can be read: a line ends before the first move or
    /// other part that is invalid, and the rest of that line is returned as text.
    ///
    /// # Errors
    ///
    /// As [`Record::read`], if nothing of the game can be read: neither a move nor its initial
    /// position; or if it has too many moves.
    ///
    /// ```
    /// use rules::pgn::Record;
    ///
    /// let (record, unread) = Record::read_leniently("1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf9 d6", 0)?;
    /// assert_eq!(record.write().lines().last(), Some("1. e4 e5 (1... c5) *"));
    /// assert_eq!(unread[0].text, "2. Ke3 d6");
    /// assert_eq!(unread[1].text, "2. Nf9 d6");
    /// # Ok::<(), rules::pgn::PgnError>(())
    /// ```
    pub fn read_leniently(text: &str, index: usize) -> Result<(Record, Vec<Unread>), PgnError> {
        let mut scan = scan_games(text);
        let skipped = scan.by_ref().take(index).count();
        scan.games += 1;
        let mut game = GameTokenizer::new(&mut scan.tokens);
        let mut reader = Reader {
            record: Record::new(Position::start()),
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
        let unread = |cut: Cut| Unread {
            node: cut.node,
            text: cut.text,
            error: scan.error(cut.fault),
        };
        let unread = reader.cuts.into_iter().map(unread).collect();
        Ok((reader.record, unread))
    }
}

/// The state of reading a game.
struct Reader {
    record: Record,
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
    cuts: Vec<Cut>,
}

/// A part of a line that was not read; see [`Unread`].
struct Cut {
    node: usize,
    text: String,
    fault: Fault,
}

impl Reader {
    fn read(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<(), Fault> {
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

    /// Reads a token; false at the end of the game.
    fn read_token(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<bool, Fault> {
        match game.next()? {
            Token::End => return Ok(false),
            Token::Tag(name, value) => self.tag(game, name, unescape(value))?,
            Token::Comment(text) => self.comment(text),
            Token::Open if !self.has_moved => {
                return Err(game.fault(PgnErrorKind::VariationWithoutMove));
            }
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

    /// Whether the game can be read up to a fault.
    fn is_kept(&self, fault: &Fault) -> bool {
        let is_begun = self.record.nodes().len() > 1 || self.record.tag("FEN").is_some();
        is_begun
            && !matches!(
                fault.kind,
                PgnErrorKind::Fen(_) | PgnErrorKind::TooManyMoves
            )
    }

    /// Skips the rest of the current line and keeps its text; false at the end of the game.
    fn cut(&mut self, game: &mut GameTokenizer<'_, '_>, fault: Fault) -> bool {
        let is_variation = !self.outer.is_empty();
        // A variation without a move of its own is shown with the move that it varies.
        let (node, before) = match self.outer.last() {
            Some(&outer) if !self.has_moved => (outer, self.node),
            _ => (self.node, self.node),
        };
        // Everything in a variation that is not closed has been read.
        let is_unclosed = matches!(fault.kind, PgnErrorKind::UnclosedVariation);
        let is_over = is_unclosed || self.skip(game);
        let mut text = String::new();
        if !is_unclosed {
            if matches!(fault.kind, PgnErrorKind::Move(_)) {
                text = move_number(self.record.position(before)) + " ";
            }
            text += game.text_since(fault.byte);
        }
        // An earlier fault in that variation was enough.
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

    /// Skips tokens until the current line ends; true if the game ends, too. The last token is the
    /// first that is not skipped.
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
                Err(fault) if matches!(fault.kind, PgnErrorKind::UnclosedVariation) => return true,
                Ok(_) | Err(_) => {}
            }
        }
    }

    fn tag(
        &mut self,
        game: &GameTokenizer<'_, '_>,
        name: &str,
        value: String,
    ) -> Result<(), Fault> {
        if name == "FEN" {
            let start: Result<Position, _> = value.parse();
            let start = start.map_err(|error| game.fault(PgnErrorKind::Fen(error)))?;
            self.record.set_start(start);
        }
        self.record.tags.push((String::from(name), value));
        Ok(())
    }

    fn play(&mut self, game: &GameTokenizer<'_, '_>, text: &str) -> Result<(), Fault> {
        if self.record.nodes().len() > MAX_MOVES {
            return Err(game.fault(PgnErrorKind::TooManyMoves));
        }
        let played = parse_move(self.record.position(self.node), text);
        let played = played.map_err(|error| game.fault(PgnErrorKind::Move(error)))?;
        self.node = self.record.add(self.node, played);
        self.annotations().comment_before = mem::take(&mut self.comment_before);
        self.has_moved = true;
        self.is_move_expected = false;
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

    /// A comment that is not followed by a move belongs to the last one.
    fn flush_comment(&mut self) {
        let before = mem::take(&mut self.comment_before);
        self.annotations().comment.push_str(&before);
        self.is_move_expected = false;
    }

    fn annotations(&mut self) -> &mut Annotations {
        self.record.annotations_at(self.node)
    }
}

/// Reads a move of a game, which may be the null move.
fn parse_move(position: &Position, text: &str) -> Result<Move, SanError> {
    // As different programs write the null move.
    if !matches!(text, "--" | "Z0" | "0000") {
        position.parse_move(text)
    } else if position.is_playable(Move::NULL) {
        Ok(Move::NULL)
    } else {
        let found = excerpt(text);
        Err(SanError::Illegal { found })
    }
}

/// Text as it can be part of a comment, without what a reader would take for commands.
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
