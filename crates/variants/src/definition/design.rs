//! Definitions that are being edited.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use game::Square;

use crate::geometry::Geometry;
use crate::piece::MAX_KINDS;
use crate::placement::{parse_placement_of, write_placement};

use super::pieces::read_piece;
use super::promotions::read_promotion;
use super::reader::{BOARD_SIZES, read_size};
use super::words::Words;
use super::writer::{write_piece, write_promotion};
use super::{PieceDefinition, PromotionDefinition};

/// The fields of an initial position after the placement, if the definition has none.
const START_FIELDS: &str = "w - - 0 1";

/// A definition that is being edited: it need not be complete or valid.
///
/// [`Design::read`] accepts every text, and `Display` writes a definition without losing a line.
///
/// ```
/// use variants::Design;
///
/// let design = Design::read("game tiny\npiece K king K royal\nexplosions\npiece ?\n");
/// assert_eq!(design.pieces.len(), 1);
/// assert_eq!(design.lines, ["explosions", "piece ?"]);
/// assert_eq!(Design::read(&design.to_string()), design);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// The name; empty if there is none.
    pub name: String,
    /// A sentence about the game; empty if there is none.
    pub about: String,
    /// The size of the board.
    pub board: Geometry,
    /// The pieces.
    pub pieces: Vec<PieceDefinition>,
    /// The letters of the pieces on the board at the start, in upper case for White.
    pub placement: Vec<(Square, char)>,
    /// The pieces in hand at the start as in a FEN: `[]` or nothing.
    pub hands: String,
    /// The fields of the initial position after the placement.
    pub start_fields: String,
    /// The first promotion.
    pub promotion: Option<PromotionDefinition>,
    /// All other lines: rules, further promotions, comments, and lines that cannot be read.
    pub lines: Vec<String>,
}

impl Default for Design {
    fn default() -> Design {
        Design {
            name: String::new(),
            about: String::new(),
            board: Geometry::CHESS,
            pieces: Vec::new(),
            placement: Vec::new(),
            hands: String::new(),
            start_fields: START_FIELDS.to_owned(),
            promotion: None,
            lines: Vec::new(),
        }
    }
}

impl Design {
    /// Reads the text of a definition.
    pub fn read(text: &str) -> Design {
        let mut design = Design::default();
        let mut start = None;
        let mut has_board = false;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let mut words = Words::new(line, 1);
            let is_read = match words.next().map_or("", |keyword| keyword.text) {
                "start" if start.is_none() => {
                    start = words.rest().map(|fen| fen.text);
                    start.is_some()
                }
                "board" if !has_board => {
                    let size = words.read(BOARD_SIZES, read_size);
                    design.board = size.as_ref().copied().unwrap_or(design.board);
                    has_board = size.is_ok() && words.finish().is_ok();
                    has_board
                }
                keyword => design.read_line(keyword, &mut words).is_some(),
            };
            if !is_read {
                design.lines.push(line.to_owned());
            }
        }
        design.set_start(start.unwrap_or_default());
        design
    }

    /// Reads a line whose meaning does not depend on others; `None` if it remains a line.
    fn read_line(&mut self, keyword: &str, words: &mut Words) -> Option<()> {
        match keyword {
            "game" if self.name.is_empty() => self.name = words.rest()?.text.into(),
            "about" if self.about.is_empty() => self.about = words.rest()?.text.into(),
            "piece" if self.pieces.len() < MAX_KINDS => {
                self.pieces.push(read_piece(words).ok()?.0);
            }
            "promotion" if self.promotion.is_none() => {
                self.promotion = Some(read_promotion(words).ok()?);
            }
            _ => return None,
        }
        Some(())
    }

    /// Reads the initial position; the board is empty if the placement has another size.
    fn set_start(&mut self, fen: &str) {
        let split = fen.split_once(char::is_whitespace);
        let (placed, fields) = split.unwrap_or((fen, START_FIELDS));
        let hands = placed.find('[').and_then(|at| placed.split_at_checked(at));
        let (placement, hands) = hands.unwrap_or((placed, ""));
        let letter = |letter: char| letter.is_ascii_alphabetic().then_some(letter);
        let placement = parse_placement_of(placement, self.board, letter, |letter| letter);
        self.placement = placement.unwrap_or_default();
        self.hands = hands.into();
        self.start_fields = fields.trim().into();
    }

    /// The letter of the piece on a square, which is not promoted.
    fn letter_at(&self, square: Square) -> Option<(char, bool)> {
        let piece = self.placement.iter().find(|(other, _)| *other == square)?;
        Some((piece.1, false))
    }
}

impl fmt::Display for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (keyword, text) in [("game", &self.name), ("about", &self.about)] {
            if !text.is_empty() {
                writeln!(f, "{keyword} {text}")?;
            }
        }
        writeln!(f, "board {}x{}", self.board.files(), self.board.ranks())?;
        self.pieces
            .iter()
            .try_for_each(|piece| write_piece(f, piece))?;
        f.write_str("start ")?;
        write_placement(f, self.board, |square| self.letter_at(square))?;
        writeln!(f, "{} {}", self.hands, self.start_fields)?;
        if let Some(promotion) = &self.promotion {
            write_promotion(f, promotion)?;
        }
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::Design;

    #[test]
    fn no_line_is_lost() {
        let text = "# A comment.\nboard 99x1\npiece\npromotion P to Q on 4\npromotion P to R on 4\n\
                    board 5x6\nboard 7x7\nstart k4/5/5/5/5/4K[Pp] b - - 3 4\ngoal K at d4\n";
        let design = Design::read(text);
        assert_eq!((design.board.files(), design.board.ranks()), (5, 6));
        let lines = [
            "# A comment.",
            "board 99x1",
            "piece",
            "promotion P to R on 4",
            "board 7x7",
            "goal K at d4",
        ];
        assert_eq!(design.lines, lines);
        let written = design.to_string();
        assert!(written.contains("\nstart k4/5/5/5/5/4K[Pp] b - - 3 4\npromotion P to Q on 4\n"));
        assert_eq!(Design::read(&written).to_string(), written);
    }

    #[test]
    fn any_text_is_a_design() {
        assert_eq!(Design::read(""), Design::default());
        let design = Design::read("start 9/x\nboard 4x4\n");
        assert_eq!(design.placement, []);
        assert!(design.to_string().contains("start 4/4/4/4 w - - 0 1\n"));
    }
}
