//! Reads a game from PGN.

use alloc::vec::Vec;

use super::ReadError;
use super::error::PgnError;
use super::game_reader::{Cut, GameReader};
use super::game_scanner::{GameScanner, scan_games};
use super::game_tokenizer::GameTokenizer;
use super::record::Record;
use super::unread::Unread;
use crate::piece_letters::Language;
use crate::position::Position;

/// The readable parts of a game, and the unreadable ones.
pub type PartlyRead<P> = (Record<P>, Vec<Unread<P>>);

impl<P: Position> Record<P> {
    /// Reads the game with an index, from 0, and checks its moves. Without a tag `FEN` it begins at
    /// `start`.
    ///
    /// # Lenience
    ///
    /// - Moves may be in any notation accepted by [`Position::parse_move_in`]. If more of the game
    ///   can be read with the letters of another [`Language`] than with those of English, the game
    ///   is read in that language.
    /// - `--`, `Z0`, `0000`, `@@@@` and `null` are the null move, unless the side to move is in check.
    /// - Move numbers may be wrong, missing, or not separated from the move.
    /// - Tags may be missing. Quotation marks in values need not be escaped unless a bracket follows.
    /// - The result may be missing if tags of another game or the end of the text follow.
    /// - Results in variations, empty variations and suffixes before the first move are ignored.
    /// - Symbols such as `±` are read as their NAG. Words and signs that are neither moves nor results
    ///   are kept as a comment, and so are variations before the first move. A word with the form of a
    ///   move is text, too, if it is illegal, follows a word of text, and the numbers of the next moves
    ///   show that it was not played.
    /// - White space of any kind, invisible characters, HTML tags, marks of Markdown, and the `>` of
    ///   quoted lines are skipped.
    /// - The names of known tags may be in any case. If the tag `FEN` names no position, the game
    ///   begins with `start`.
    /// - Unknown commands such as `[%emt 0:00:05]` are kept in `Annotations::commands`, and
    ///   `[%eval 0.3]` in the comment.
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
        if skipped != index {
            return Err(PgnError::no_such_game(index.saturating_add(1), skipped));
        }
        let mut best = Reading::new(start, scan.clone(), Language::English);
        for language in Language::ALL.into_iter().skip(1) {
            if !best.has_invalid_move() {
                break;
            }
            let reading = Reading::new(start, scan.clone(), language);
            if reading.valid_until > best.valid_until {
                best = reading;
            }
        }
        best.result
    }
}

/// A game as it is read in one language.
struct Reading<P: Position> {
    result: Result<PartlyRead<P>, ReadError<P>>,
    /// The byte offset of the first word that cannot be read as a move; 0 if a letter is not of the
    /// language.
    valid_until: usize,
}

impl<P: Position> Reading<P> {
    /// Reads the next game of a text.
    fn new(start: &P, mut scan: GameScanner<'_>, language: Language) -> Reading<P> {
        let skipped = scan.games;
        scan.games += 1;
        let mut game = GameTokenizer::new(&mut scan.tokens);
        let mut reader = GameReader::new(start, language);
        let read = reader.read(&mut game);
        let is_game = game.is_game();
        let valid_until = reader.valid_until;
        let result = match read {
            Err(fault) => Err(scan.error(fault)),
            Ok(()) if !is_game => Err(PgnError::no_such_game(skipped + 1, skipped)),
            Ok(()) => {
                let mut unread = Vec::new();
                for Cut { node, text, fault } in reader.cuts {
                    let error = scan.error(fault);
                    unread.push(Unread { node, text, error });
                }
                Ok((reader.record, unread))
            }
        };
        Reading {
            result,
            valid_until,
        }
    }

    const fn has_invalid_move(&self) -> bool {
        self.valid_until < usize::MAX
    }
}
