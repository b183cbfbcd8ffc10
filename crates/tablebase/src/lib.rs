//! The exact result of endings of chess with few pieces.
//!
//! [`Tablebase`] has the result of every position of a king and a piece or a pawn, or a king and two
//! pieces, against a lone king: who wins, and in how many moves. A table is computed when it is
//! first needed. Three pieces take a fraction of a second and 64 to 400 KB, four take seconds and
//! 5 MB.
//!
//! # What this crate does not know
//!
//! Draws by repetition and by the fifty-move rule, and all other endings.
//! **Invariant:** no `std`, no dependencies but `rules`, and no panic on any position.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod attacks;
mod placement;
mod table;

use alloc::vec::Vec;

use rules::{CastlingRights, Color, Move, Piece, Position, Role, Square};

use placement::{Material, Placement};
use table::{Builder, PROMOTIONS, Tables};

/// The exact result of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It mates in this number of plies at most.
    Won(u32),
    /// Neither side can force mate.
    Drawn,
    /// It is mated in this number of plies at least.
    Lost(u32),
}

impl Verdict {
    /// The verdict before a move that leads to this one.
    #[must_use]
    pub fn before(self) -> Verdict {
        match self {
            Verdict::Won(plies) => Verdict::Lost(plies + 1),
            Verdict::Drawn => Verdict::Drawn,
            Verdict::Lost(plies) => Verdict::Won(plies + 1),
        }
    }
}

/// The tables that have been made so far.
///
/// ```
/// use rules::Position;
/// use tablebase::{Tablebase, Verdict};
///
/// let rook: Position = "8/8/8/4k3/8/8/8/K6R w - - 0 1".parse()?;
/// let mut tablebase = Tablebase::default();
/// while !tablebase.prepare(&rook, 1_000) {}
/// assert_eq!(tablebase.verdict(&rook), Some(Verdict::Won(29)));
/// assert_eq!(tablebase.verdict(&Position::start()), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tablebase {
    tables: Tables,
    unfinished: Option<Builder>,
}

impl Tablebase {
    /// Whether a table can have the pieces of a position.
    pub fn covers(position: &Position) -> bool {
        placement(position).is_some()
    }

    /// Works on the table that a position needs, for a number of its entries; returns whether there
    /// is nothing more to do. Work on the table of another position is dropped.
    pub fn prepare(&mut self, position: &Position, entries: usize) -> bool {
        placement(position).is_none_or(|(placement, _)| self.make(placement.material, entries))
    }

    /// The verdict on a position; `None` if its table has not been made.
    pub fn verdict(&self, position: &Position) -> Option<Verdict> {
        let (placement, is_strong_to_move) = placement(position)?;
        let table = self.tables.get(placement.material)?;
        Some(match table.result(&placement, is_strong_to_move) {
            0 => Verdict::Drawn,
            value if is_strong_to_move => Verdict::Won(u32::from(value) - 1),
            value => Verdict::Lost(u32::from(value) - 1),
        })
    }

    /// The verdicts on the legal moves of a position, for the side to move; `None` if a table that
    /// they need has not been made.
    pub fn moves(&self, position: &Position) -> Option<Vec<(Move, Verdict)>> {
        let mut moves = Vec::new();
        for &played in &position.legal_moves() {
            let mut after = position.clone();
            after.make(played);
            moves.push((played, self.verdict(&after)?.before()));
        }
        Some(moves)
    }

    /// Works on the table of a material, or on one that it needs; returns whether it is finished.
    fn make(&mut self, material: Material, entries: usize) -> bool {
        let Some(missing) = self.missing(material) else {
            return true;
        };
        let unfinished = self.unfinished.take();
        let mut builder = unfinished
            .filter(|builder| builder.material() == missing)
            .unwrap_or_else(|| Builder::new(missing));
        builder.advance(entries, &self.tables);
        match builder.finish() {
            Ok(table) => self.tables.insert(missing, table),
            Err(builder) => self.unfinished = Some(builder),
        }
        self.missing(material).is_none()
    }

    /// The first table to make before a material has its table.
    fn missing(&self, material: Material) -> Option<Material> {
        if self.tables.get(material).is_some() {
            return None;
        }
        for (piece, &role) in material.roles().iter().enumerate() {
            let mut smaller = self.missing(material.without(piece));
            if role == Role::Pawn {
                for promotion in PROMOTIONS {
                    smaller = smaller.or_else(|| self.missing(material.promoted(piece, promotion)));
                }
            }
            if smaller.is_some() {
                return smaller;
            }
        }
        Some(material)
    }
}

/// The pieces of a side without its king.
fn pieces(position: &Position, color: Color) -> impl Iterator<Item = (Square, Piece)> {
    Square::all().filter_map(move |square| {
        let piece = position.piece_at(square)?;
        (piece.color == color && piece.role != Role::King).then_some((square, piece))
    })
}

/// The placement of a position, turned so that the strong side is White, and whether that side is
/// to move; `None` if both sides have pieces, or if the pieces are too many or can castle.
fn placement(position: &Position) -> Option<(Placement, bool)> {
    let has_pieces = |color| pieces(position, color).next().is_some();
    let strong = match (has_pieces(Color::White), has_pieces(Color::Black)) {
        (true, true) => return None,
        (false, true) => Color::Black,
        (_, false) => Color::White,
    };
    let flip = if strong == Color::White {
        0
    } else {
        placement::MIRROR_RANKS
    };
    let place = |square: Square| (square.rank() << 3 | square.file()) ^ flip;
    let mut placement = Placement::of_kings(
        place(position.king(strong)),
        place(position.king(strong.other())),
    );
    for (square, piece) in pieces(position, strong) {
        if !placement.add(piece.role, place(square)) {
            return None;
        }
    }
    let can_castle = position.castling_rights() != CastlingRights::NONE;
    let is_covered = !can_castle && placement.material.has_table();
    is_covered.then_some((placement, position.turn() == strong))
}
