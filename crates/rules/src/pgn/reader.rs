//! From PGN to games.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::error::{Fault, PgnError};
use super::game_tokens::GameTokens;
use super::record::{Annotations, GameResult, Record};
use super::scan::scan_games;
use super::tokens::{Token, unescape};
use crate::position::Position;

/// The moves that a game may have, with those of its variations.
const MOST_MOVES: usize = 20_000;

impl Record {
    /// Reads the game of a number, the first being 0, and checks its moves.
    ///
    /// # Lenience
    ///
    /// - Moves may be written as [`Position::parse_move`] takes them.
    /// - Move numbers may be wrong, missing, or without a blank or dot before the move.
    /// - Tags may be missing, and in values quotes need not be escaped where no bracket follows.
    /// - The result may be missing: the game ends where the tags of the next one begin.
    /// - Results in variations, empty variations and signs before the first move do not count.
    /// - Commands that are not understood, such as `[%eval 0.3]`, stay in the comment.
    ///
    /// # Errors
    ///
    /// If there is no such game, it is not well formed, has more than 20,000 moves, or one of them
    /// is wrong. The games before it do not matter.
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
    ///     "game 1, line 2, byte 12: 'Nf9' is no move such as e4, Nf3 or O-O"
    /// );
    /// # Ok::<(), rules::pgn::PgnError>(())
    /// ```
    pub fn read(text: &str, number: usize) -> Result<Record, PgnError> {
        let mut scan = scan_games(text);
        let skipped = scan.by_ref().take(number).count();
        scan.games += 1;
        let mut game = GameTokens::new(&mut scan.tokens);
        let mut reader = Reader {
            record: Record::new(Position::start()),
            node: 0,
            has_moved: false,
            is_move_due: false,
            before: String::new(),
            outer: Vec::new(),
        };
        let read = reader.read(&mut game);
        let is_game = game.is_game();
        match read {
            Err(fault) => Err(scan.error(fault)),
            Ok(()) if is_game && skipped == number => Ok(reader.record),
            Ok(()) => Err(PgnError::missing(number.saturating_add(1), skipped)),
        }
    }
}

/// A game that is being read.
struct Reader {
    record: Record,
    /// The last node of the line.
    node: usize,
    /// Whether the line has a move of its own.
    has_moved: bool,
    /// Whether comments belong to the next move.
    is_move_due: bool,
    /// The comments before the next move.
    before: String,
    /// The last nodes of the lines that wait for the end of a variation.
    outer: Vec<usize>,
}

impl Reader {
    fn read(&mut self, game: &mut GameTokens<'_, '_>) -> Result<(), Fault> {
        let mut result = None;
        loop {
            match game.next()? {
                Token::End => break,
                Token::Tag(name, value) => self.tag(game, name, unescape(value))?,
                Token::Comment(text) => self.comment(text),
                Token::Open if !self.has_moved => {
                    return Err(game.fault("there is no move that could be varied here"));
                }
                Token::Open => self.open(),
                Token::Close => self.close(),
                Token::Nag(nag) => self.nag(nag),
                Token::Number => self.is_move_due = true,
                Token::Move(text) => self.play(game, text)?,
                Token::Result(said) if self.outer.is_empty() => result = Some(said),
                Token::Result(_) => {}
            }
        }
        self.keep_comment();
        let tagged = || GameResult::from_text(self.record.tag("Result")?);
        self.record.result = result.or_else(tagged).unwrap_or(GameResult::Unknown);
        self.record.take_commands();
        Ok(())
    }

    fn tag(&mut self, game: &GameTokens<'_, '_>, name: &str, value: String) -> Result<(), Fault> {
        if name == "FEN" {
            let start: Result<Position, _> = value.parse();
            let start = start.map_err(|error| game.error(&error))?;
            self.record.set_start(start);
        }
        self.record.tags.push((String::from(name), value));
        Ok(())
    }

    fn play(&mut self, game: &GameTokens<'_, '_>, text: &str) -> Result<(), Fault> {
        if self.record.nodes().len() > MOST_MOVES {
            return Err(game.fault("no more than 20,000 moves of a game are read"));
        }
        let played = self.record.position(self.node).parse_move(text);
        let played = played.map_err(|error| game.error(&error))?;
        self.node = self.record.add(self.node, played);
        self.annotations().comment_before = mem::take(&mut self.before);
        self.has_moved = true;
        self.is_move_due = false;
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let comment = if self.is_move_due {
            &mut self.before
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
        self.keep_comment();
        self.outer.push(self.node);
        self.node = self.record.nodes()[self.node].parent;
        self.has_moved = false;
        self.is_move_due = true;
    }

    /// Goes back to the move that was varied; what was said in a variation without moves belongs
    /// to it.
    fn close(&mut self) {
        let outer = self.outer.pop().unwrap_or_default();
        if !self.has_moved {
            self.node = outer;
        }
        self.keep_comment();
        self.node = outer;
        self.has_moved = true;
    }

    /// A comment that no move follows belongs to the last one.
    fn keep_comment(&mut self) {
        let before = mem::take(&mut self.before);
        self.annotations().comment.push_str(&before);
        self.is_move_due = false;
    }

    fn annotations(&mut self) -> &mut Annotations {
        self.record.annotations_at(self.node)
    }
}
