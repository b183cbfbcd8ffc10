//! Games with variations and annotations.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use super::result::GameResult;
use crate::game::Game;
use crate::position::Position;
use crate::square::Square;

/// A game with variations, comments and tags.
///
/// The nodes form a tree. The first node is the initial position; each other node is a move and
/// refers to its parent. The first child of a node continues the line, its other children begin
/// variations.
///
/// ```
/// use game::pgn::Record;
/// use rules::Position;
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
pub struct Record<P: Position> {
    /// The names and values of the tags, in order.
    pub tags: Vec<(String, String)>,
    /// The result.
    pub result: GameResult,
    /// The nodes: the initial position first, and parents before their children.
    nodes: Vec<Node<P>>,
}

/// The error for a move that is illegal after the node to which it should be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPlayable;

impl fmt::Display for NotPlayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this move is illegal here")
    }
}

impl Error for NotPlayable {}

/// The initial position of a game, or a move and the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<P: Position> {
    /// The index of the parent node; 0 for the initial position.
    pub parent: usize,
    /// The move; `None` for the initial position.
    pub played: Option<P::Move>,
    /// The position after the move.
    pub position: P,
    /// The annotations of the move.
    pub annotations: Annotations,
}

/// The annotations of a move or of the initial position.
///
/// White space in comments is not preserved, since PGN allows line breaks between any words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The comment before the move.
    pub comment_before: String,
    /// The comment after the move.
    pub comment: String,
    /// Numeric annotation glyphs, such as 1 for `!`.
    pub nags: Vec<u8>,
    /// Arrows on the board.
    pub arrows: Vec<Mark>,
    /// Circles on the board: marks with equal ends.
    pub circles: Vec<Mark>,
    /// Commands of other programs such as `[%emt 0:00:05]`, each with its brackets.
    pub commands: Vec<String>,
    /// The remaining time of the side that moved, in milliseconds.
    pub clock_ms: Option<u32>,
}

/// An arrow, or a circle if both ends are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The color.
    pub color: MarkColor,
    /// The tail.
    pub from: Square,
    /// The head.
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
    /// All colors.
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

    /// The letter in PGN commands, the first of the name.
    pub(super) const fn letter(self) -> u8 {
        self.name().as_bytes()[0].to_ascii_uppercase()
    }

    /// The color with a letter in PGN commands.
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

impl<P: Position> Record<P> {
    /// A game without moves.
    #[must_use]
    pub fn new(start: P) -> Record<P> {
        let mut record = Record {
            tags: Vec::new(),
            result: GameResult::Unknown,
            nodes: Vec::new(),
        };
        record.push(0, None, start);
        record
    }

    /// The initial position and the moves, parents before their children.
    pub fn nodes(&self) -> &[Node<P>] {
        &self.nodes
    }

    /// The record of a game's moves.
    #[must_use]
    pub fn of_game(game: &Game<P>) -> Record<P> {
        let mut record = Record::new(game.start().clone());
        for (node, &played) in game.moves().iter().enumerate() {
            record.add(node, played);
        }
        record
    }

    /// The main line as a game: from the initial position along the first children.
    ///
    /// ```
    /// use game::pgn::Record;
    /// use rules::Position;
    ///
    /// let text = "1. e4 (1. d4 d5 2. c4) 1... e5 2. -- Nf6";
    /// let record = Record::read(&Position::start(), text, 0)?;
    /// let line = record.main_line();
    /// let words: Vec<_> = line.moves().iter().map(ToString::to_string).collect();
    /// assert_eq!(words, ["e2e4", "e7e5", "0000", "g8f6"]);
    /// assert_eq!(Record::of_game(&line).nodes().len(), 5);
    /// # Ok::<(), game::pgn::ReadError<Position>>(())
    /// ```
    #[must_use]
    pub fn main_line(&self) -> Game<P> {
        let mut game = Game::new(self.position(0).clone());
        let mut last = 0;
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some(played) = node.played.filter(|_| node.parent == last) {
                game.play_unchecked(played);
                last = index;
            }
        }
        game
    }

    /// The annotations of a node, mutably.
    pub fn annotations_mut(&mut self, node: usize) -> Option<&mut Annotations> {
        self.nodes.get_mut(node).map(|node| &mut node.annotations)
    }

    /// Adds a move as the last child of a node, and returns its index. The null move is possible unless
    /// the side to move is in check.
    ///
    /// # Errors
    ///
    /// [`NotPlayable`] if the move is illegal or the node does not exist; nothing is added then.
    pub fn play(&mut self, parent: usize, played: P::Move) -> Result<usize, NotPlayable> {
        let is_playable = self
            .nodes
            .get(parent)
            .is_some_and(|node| node.position.is_playable(played));
        if !is_playable {
            return Err(NotPlayable);
        }
        Ok(self.add(parent, played))
    }

    /// The move of a node in SAN; empty for the initial position.
    ///
    /// ```
    /// use game::pgn::Record;
    /// use rules::Position;
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

    /// The value of the first tag with a name.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.0 == name)?;
        Some(&tag.1)
    }

    /// Adds a playable move to an existing node.
    pub(super) fn add(&mut self, parent: usize, played: P::Move) -> usize {
        let mut position = self.position(parent).clone();
        position.make_playable(played);
        self.push(parent, Some(played), position)
    }

    fn push(&mut self, parent: usize, played: Option<P::Move>, position: P) -> usize {
        self.nodes.push(Node {
            parent,
            played,
            position,
            annotations: Annotations::default(),
        });
        self.nodes.len() - 1
    }

    /// Removes the last node, a move without a continuation, and returns its annotations.
    pub(super) fn take_back(&mut self) -> Annotations {
        let removed = self.nodes.pop();
        removed.map(|node| node.annotations).unwrap_or_default()
    }

    pub(super) fn position(&self, node: usize) -> &P {
        &self.nodes[node].position
    }

    /// Changes the initial position of a game without moves.
    pub(super) fn set_start(&mut self, start: P) {
        self.nodes[0].position = start;
    }

    pub(super) fn annotations_at(&mut self, node: usize) -> &mut Annotations {
        &mut self.nodes[node].annotations
    }

    /// Moves the commands in all comments to the other annotations.
    pub(super) fn extract_commands(&mut self) {
        for node in &mut self.nodes {
            node.annotations.extract_commands();
        }
    }
}
