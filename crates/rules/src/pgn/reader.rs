//! Reading a game from PGN.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::error::{Fault, PgnError, PgnErrorKind};
use super::game_scanner::scan_games;
use super::game_tokenizer::GameTokenizer;
use super::record::{Annotations, GameResult, Record};
use super::tokenizer::{Token, unescape};
use crate::position::Position;

/// The maximum number of moves of a game, including variations.
const MAX_MOVES: usize = 20_000;

impl Record {
    /// Reads the game with an index, from 0, and checks its moves.
    ///
    /// # Lenience
    ///
    /// - Moves may be in any notation accepted by [`Position::parse_move`].
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
        };
        let read = reader.read(&mut game);
        let is_game = game.is_game();
        match read {
            Err(fault) => Err(scan.error(fault)),
            Ok(()) if is_game && skipped == index => Ok(reader.record),
            Ok(()) => Err(PgnError::no_such_game(index.saturating_add(1), skipped)),
        }
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
}

impl Reader {
    fn read(&mut self, game: &mut GameTokenizer<'_, '_>) -> Result<(), Fault> {
        let mut result = None;
        loop {
            match game.next()? {
                Token::End => break,
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
                Token::Result(value) if self.outer.is_empty() => result = Some(value),
                Token::Result(_) => {}
            }
        }
        self.flush_comment();
        let tagged = || GameResult::from_text(self.record.tag("Result")?);
        self.record.result = result.or_else(tagged).unwrap_or(GameResult::Unknown);
        self.record.extract_commands();
        Ok(())
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
        let played = self.record.position(self.node).parse_move(text);
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
