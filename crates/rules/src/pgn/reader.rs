//! From PGN to games.

use super::error::{Fault, PgnError};
use super::game_tokens::GameTokens;
use super::record::{GameResult, Notes, Record};
use super::scan::scan;
use super::tokens::{Token, unescape};
use crate::moves::Move;
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
    /// assert_eq!(record.nodes()[1].notes.comment, "best by test");
    ///
    /// let error = Record::read("1. e4 e5\n2. Nf9", 0).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "game 1, line 2, byte 12: 'Nf9' is no move such as e4, Nf3 or O-O"
    /// );
    /// # Ok::<(), rules::pgn::PgnError>(())
    /// ```
    pub fn read(text: &str, number: usize) -> Result<Record, PgnError> {
        let mut scan = scan(text);
        for _ in 0..number {
            if scan.next().is_none() {
                break;
            }
        }
        let skipped = scan.games;
        scan.games += 1;
        let mut game = GameTokens::new(&mut scan.tokens);
        let mut reader = Reader {
            record: Record::new(Position::start()),
            line: Line::default(),
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
    line: Line,
    /// The lines that wait for the end of a variation.
    outer: Vec<Line>,
}

/// Where a line of moves stands.
#[derive(Default)]
struct Line {
    /// The last node.
    node: usize,
    /// Whether this line has a move of its own.
    has_moved: bool,
    /// Whether comments belong to the next move.
    is_move_due: bool,
    /// The comments before the next move.
    before: String,
}

impl Reader {
    fn read(&mut self, game: &mut GameTokens<'_, '_>) -> Result<(), Fault> {
        let mut is_result_known = false;
        loop {
            let (at, token) = game.next()?;
            match token {
                Token::End => break,
                Token::Tag(name, value) => self.tag(at, name, unescape(value))?,
                Token::Comment(text) => self.comment(text),
                Token::Open => self.open(at)?,
                Token::Close => self.close(),
                Token::Nag(nag) => self.nag(nag),
                Token::Number => self.line.is_move_due = true,
                Token::Move(text) => self.play(at, text)?,
                Token::Result(result) => {
                    if game.depth == 0 {
                        self.record.result = result;
                        is_result_known = true;
                    }
                }
            }
        }
        self.keep_comment();
        if !is_result_known {
            let tagged = self.record.tag("Result").and_then(GameResult::from_text);
            self.record.result = tagged.unwrap_or(GameResult::Unknown);
        }
        self.record.take_commands();
        Ok(())
    }

    fn tag(&mut self, at: usize, name: &str, value: String) -> Result<(), Fault> {
        if name == "FEN" {
            let start: Result<Position, _> = value.parse();
            self.record.set_start(start.map_err(|error| Fault {
                byte: at,
                sentence: error.to_string(),
            })?);
        }
        self.record.tags.push((name.to_owned(), value));
        Ok(())
    }

    fn play(&mut self, at: usize, text: &str) -> Result<(), Fault> {
        if self.record.nodes().len() > MOST_MOVES {
            return Err(Fault::new(
                at,
                "no more than 20,000 moves of a game are read",
            ));
        }
        let played = self.find_move(at, text)?;
        self.line.node = self.record.add(self.line.node, played);
        self.notes().before = std::mem::take(&mut self.line.before);
        self.line.has_moved = true;
        self.line.is_move_due = false;
        Ok(())
    }

    fn find_move(&self, at: usize, text: &str) -> Result<Move, Fault> {
        let position = self.record.position(self.line.node);
        position.parse_move(text).map_err(|error| Fault {
            byte: at,
            sentence: error.to_string(),
        })
    }

    fn comment(&mut self, text: &str) {
        let comment = if self.line.is_move_due {
            &mut self.line.before
        } else {
            &mut self.notes().comment
        };
        *comment += " ";
        *comment += text;
    }

    fn nag(&mut self, nag: u8) {
        if self.line.has_moved {
            let nags = &mut self.notes().nags;
            if nag > 0 && !nags.contains(&nag) {
                nags.push(nag);
            }
        }
    }

    fn open(&mut self, at: usize) -> Result<(), Fault> {
        if !self.line.has_moved {
            return Err(Fault::new(at, "there is no move that could be varied here"));
        }
        self.keep_comment();
        let line = Line {
            node: self.record.nodes()[self.line.node].parent,
            is_move_due: true,
            ..Line::default()
        };
        self.outer.push(std::mem::replace(&mut self.line, line));
        Ok(())
    }

    fn close(&mut self) {
        if self.line.has_moved {
            self.keep_comment();
        }
        let outer = self.outer.pop().unwrap_or_default();
        let inner = std::mem::replace(&mut self.line, outer);
        self.notes().comment += &inner.before;
    }

    /// A comment that no move follows belongs to the last one.
    fn keep_comment(&mut self) {
        let before = std::mem::take(&mut self.line.before);
        self.notes().comment += &before;
        self.line.is_move_due = false;
    }

    fn notes(&mut self) -> &mut Notes {
        self.record.notes_at(self.line.node)
    }
}
