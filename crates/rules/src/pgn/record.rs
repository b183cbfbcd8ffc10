//! A game as it is recorded: moves with their variations, and what is said about them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::moves::{IllegalMoveError, Move};
use crate::position::Position;
use crate::square::Square;

/// A game with its variations, comments and tags.
///
/// The nodes make a tree: each but the first is a move and names the node that it is played from.
/// The first node is the start of the game. Of the moves from one node the one that was added
/// first goes on with the line, the others are variations.
///
/// ```
/// use rules::{Position, pgn::Record};
///
/// let mut record = Record::new(Position::start());
/// let pawn = record.play(0, "e2e4".parse()?)?;
/// record.play(pawn, "e7e5".parse()?)?;
/// record.play(0, "d2d4".parse()?)?; // a variation
/// let movetext = record.write().lines().last().map(str::to_owned);
/// assert_eq!(movetext.as_deref(), Some("1. e4 (1. d4) 1... e5 *"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Names and values, in order.
    pub tags: Vec<(String, String)>,
    /// How the game ended.
    pub result: GameResult,
    /// The start first; parents before their children.
    nodes: Vec<Node>,
}

/// The start of a game, or a move of it and the position that it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The place, among the nodes, of the one that it is played from; 0 for the start itself.
    pub parent: usize,
    /// The move that leads here; none to the start.
    pub played: Option<Move>,
    /// The position.
    pub position: Position,
    /// What is said about it.
    pub annotations: Annotations,
}

/// What is said about a move, or about the start of a game.
///
/// White space in the texts does not count: PGN breaks lines wherever it likes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The comment before the move.
    pub comment_before: String,
    /// The comment after it.
    pub comment: String,
    /// Numbers of glyphs, such as 1 for `!`.
    pub nags: Vec<u8>,
    /// Arrows on the board.
    pub arrows: Vec<Mark>,
    /// Circles on the board: marks that end where they begin.
    pub circles: Vec<Mark>,
    /// What was left on the clock of the side that moved, in milliseconds.
    pub clock_ms: Option<u32>,
}

/// An arrow, or a circle if it ends where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its color.
    pub color: MarkColor,
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// The color of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl MarkColor {
    /// Every color.
    pub const ALL: [MarkColor; 4] = [
        MarkColor::Green,
        MarkColor::Red,
        MarkColor::Yellow,
        MarkColor::Blue,
    ];

    /// The name: `green`, `red`, `yellow` or `blue`.
    pub const fn name(self) -> &'static str {
        match self {
            MarkColor::Green => "green",
            MarkColor::Red => "red",
            MarkColor::Yellow => "yellow",
            MarkColor::Blue => "blue",
        }
    }

    /// The letter that PGN has for it, the first of its name.
    pub(super) const fn letter(self) -> u8 {
        self.name().as_bytes()[0].to_ascii_uppercase()
    }

    /// The color of a letter, if it has one.
    pub(super) const fn from_letter(letter: u8) -> Option<MarkColor> {
        match letter {
            b'G' => Some(MarkColor::Green),
            b'R' => Some(MarkColor::Red),
            b'Y' => Some(MarkColor::Yellow),
            b'B' => Some(MarkColor::Blue),
            _ => None,
        }
    }
}

/// How a game ended, as PGN writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: it goes on, or nobody knows.
    Unknown,
}

impl GameResult {
    const ALL: [GameResult; 4] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::Unknown,
    ];

    /// The text in PGN.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// The result of a text, if it is one.
    pub fn from_text(text: &str) -> Option<GameResult> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.text() == text)
    }
}

impl Record {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> Record {
        let mut record = Record {
            tags: Vec::new(),
            result: GameResult::Unknown,
            nodes: Vec::new(),
        };
        record.push(0, None, start);
        record
    }

    /// The start and the moves, parents before their children.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// What is said about a node, to be changed.
    pub fn annotations_mut(&mut self, node: usize) -> Option<&mut Annotations> {
        self.nodes.get_mut(node).map(|node| &mut node.annotations)
    }

    /// Adds a move from a node, after the moves that it has, and tells its place.
    ///
    /// # Errors
    ///
    /// If the move is illegal there, or there is no such node; nothing is added then.
    pub fn play(&mut self, parent: usize, played: Move) -> Result<usize, IllegalMoveError> {
        let is_legal = self
            .nodes
            .get(parent)
            .is_some_and(|node| node.position.is_legal(played));
        if !is_legal {
            return Err(IllegalMoveError::of(played));
        }
        Ok(self.add(parent, played))
    }

    /// The move that leads to a node, in SAN; empty for the start.
    ///
    /// ```
    /// use rules::{Position, pgn::Record};
    ///
    /// let mut record = Record::new(Position::start());
    /// let knight = record.play(0, "g1f3".parse()?)?;
    /// assert_eq!(record.san(knight), "Nf3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, node: usize) -> String {
        match self.nodes.get(node) {
            Some(&Node {
                parent,
                played: Some(played),
                ..
            }) => self.position(parent).san(played),
            _ => String::new(),
        }
    }

    /// The value of the first tag of a name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.0 == name)?;
        Some(&tag.1)
    }

    /// Adds a move that is legal in the position of a node.
    pub(super) fn add(&mut self, parent: usize, played: Move) -> usize {
        let mut position = self.position(parent).clone();
        position.make(played);
        self.push(parent, Some(played), position)
    }

    fn push(&mut self, parent: usize, played: Option<Move>, position: Position) -> usize {
        self.nodes.push(Node {
            parent,
            played,
            position,
            annotations: Annotations::default(),
        });
        self.nodes.len() - 1
    }

    /// The position of a node that is there.
    pub(super) fn position(&self, node: usize) -> &Position {
        &self.nodes[node].position
    }

    /// Another start, for a game without moves.
    pub(super) fn set_start(&mut self, start: Position) {
        self.nodes[0].position = start;
    }

    /// What is said about a node that is there.
    pub(super) fn annotations_at(&mut self, node: usize) -> &mut Annotations {
        &mut self.nodes[node].annotations
    }

    /// Takes the commands out of all comments.
    pub(super) fn take_commands(&mut self) {
        for node in &mut self.nodes {
            node.annotations.take_commands();
        }
    }
}
