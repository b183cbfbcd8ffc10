//! Positions of a game.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::fen::{parse_fen, write_fen};
use crate::fen_error::FenError;
use crate::fen_repair::FenRepair;
use crate::generate::Filter;
use crate::kind_info::Royalty;
use crate::make::Undo;
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::square_set::SquareSet;
use crate::state::State;
use crate::variant::Variant;
use game::Color;
use game::Square;

/// A position of a game, with the same content as a FEN.
#[derive(Clone)]
pub struct Position {
    pub(crate) variant: Arc<Variant>,
    pub(crate) state: State,
}

impl Position {
    /// The initial position of a game.
    pub fn start(variant: &Arc<Variant>) -> Position {
        // A variant compiles only if its start can be parsed.
        let start = parse_fen(variant, &variant.start, &mut Vec::new());
        let state = start.unwrap_or(State::EMPTY);
        Position {
            variant: Arc::clone(variant),
            state,
        }
    }

    /// Reads a FEN; the game may be over in the position. Rights and an en passant square that
    /// contradict the placement are ignored.
    ///
    /// # Errors
    ///
    /// [`FenError`].
    pub fn from_fen(variant: &Arc<Variant>, fen: &str) -> Result<Position, FenError> {
        Position::parse_and_repair(variant, fen).map(|(position, _)| position)
    }

    /// Reads a FEN as [`Position::from_fen`] does, and also returns the repairs made.
    ///
    /// ```
    /// use variants::{Position, variant};
    ///
    /// let janus = variant("janus").ok_or("no such game")?;
    /// let fen = "4k5/10/10/10/10/10/10/R3K5 w KQkq - 0 1";
    /// let (position, repairs) = Position::parse_and_repair(&janus, fen)?;
    /// assert_eq!(position.fen(), "4k5/10/10/10/10/10/10/R3K5 w Q - 0 1");
    /// assert!(repairs[0].to_string().starts_with("the rights Kkq are ignored"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`FenError`].
    pub fn parse_and_repair(
        variant: &Arc<Variant>,
        fen: &str,
    ) -> Result<(Position, Vec<FenRepair>), FenError> {
        let mut repairs = Vec::new();
        let state = parse_fen(variant, fen, &mut repairs)?;
        check(variant, &state)?;
        let position = Position {
            variant: Arc::clone(variant),
            state,
        };
        Ok((position, repairs))
    }

    /// Checks the initial position of a variant.
    pub(crate) fn check_start(variant: &Variant) -> Result<(), FenError> {
        check(
            variant,
            &parse_fen(variant, &variant.start, &mut Vec::new())?,
        )
    }

    /// The FEN, with an en passant square only if a legal move captures there.
    pub fn fen(&self) -> String {
        if self.state.flags.en_passant.is_none() {
            return write_fen(&self.variant, &self.state);
        }
        let mut position = self.clone();
        position.drop_illegal_en_passant();
        write_fen(&position.variant, &position.state)
    }

    /// The game.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// The piece on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.board.piece_at(square)
    }

    /// The squares of a side's pieces.
    #[inline]
    pub const fn pieces(&self, color: Color) -> &SquareSet {
        self.state.board.occupied(color)
    }

    /// The number of a side's pieces of a kind on the board.
    #[inline]
    pub const fn count(&self, color: Color, kind: Kind) -> u16 {
        self.state.board.count(color, kind)
    }

    /// The number of a side's pieces of a kind in the hand.
    #[inline]
    pub const fn in_hand(&self, color: Color, kind: Kind) -> u8 {
        self.state.hands[color.index()][kind.index()]
    }

    /// The squares of a side's royal pieces.
    #[inline]
    pub const fn royals(&self, color: Color) -> &SquareSet {
        self.state.board.royals(color)
    }

    /// The number of checks that a side must still give to win; 0 if checks are not counted.
    #[inline]
    pub const fn checks_remaining(&self, color: Color) -> u8 {
        self.state.flags.checks[color.index()]
    }

    /// The number of plies since the last capture or pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.state.flags.halfmove_clock
    }

    /// The number of the next move, from 1.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.state.fullmove_number
    }

    /// The [Zobrist key](https://www.chessprogramming.org/Zobrist_Hashing): equal for positions
    /// that count as repetitions of each other, and different for others except for rare
    /// collisions. The clocks are ignored.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.state.board.key() ^ self.state.flags.key
    }

    /// The key that repetitions are compared by: it ignores an en passant square if no legal move
    /// captures there.
    pub fn repetition_key(&self) -> u64 {
        if self.state.flags.en_passant.is_none() {
            return self.key();
        }
        let mut position = self.clone();
        position.drop_illegal_en_passant();
        position.key()
    }

    /// Removes the en passant square if no legal move captures there.
    pub fn drop_illegal_en_passant(&mut self) {
        let is_used = |legal: &Move| legal.action == Action::EnPassant;
        if self.state.flags.en_passant.is_some() && !self.legal_moves().iter().any(is_used) {
            self.state.clear_en_passant(&self.variant);
        }
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.state.is_in_check(&self.variant, self.state.turn)
    }

    /// The attacked royal pieces of the side to move, if it is in check.
    pub fn checked_royals(&self) -> SquareSet {
        let mut checked = SquareSet::EMPTY;
        if self.is_check() {
            let royals = self.royals(self.turn());
            let by = self.turn().other();
            for square in royals.iter().filter(|&square| self.is_attacked(square, by)) {
                checked.insert(square);
            }
        }
        checked
    }

    /// Whether a side could capture on a square that is empty or holds a piece of the other side.
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.state.is_attacked(&self.variant, square, by)
    }

    /// The legal moves, in a deterministic order; empty if the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.immediate_outcome().is_none() {
            let mut state = self.state.clone();
            state.generate_legal(&self.variant, &mut moves);
        }
        moves
    }

    /// Appends the legal moves of a position in which the game is not over.
    ///
    /// The position is unchanged: moves are made and unmade to test them.
    pub fn generate_legal(&mut self, moves: &mut Vec<Move>) {
        self.state.generate_legal(&self.variant, moves);
    }

    /// Appends the pseudo-legal moves: they may leave a royal piece attacked, and may ignore an
    /// obligation to capture.
    pub fn generate(&self, filter: Filter, moves: &mut Vec<Move>) {
        self.state.generate(&self.variant, filter, moves);
    }

    /// Whether a pseudo-legal move is legal, apart from the obligation to capture.
    pub fn is_legal(&mut self, pseudo_legal: Move) -> bool {
        self.state.is_legal_after_test(&self.variant, pseudo_legal)
    }

    /// Whether the position is legal after the last move, which must not leave a royal piece
    /// attacked.
    pub fn is_legally_left(&self) -> bool {
        self.state
            .is_legally_left(&self.variant, self.state.turn.other())
    }

    /// Whether a pseudo-legal move captures.
    pub fn is_capture(&self, pseudo_legal: Move) -> bool {
        self.state.is_capture(pseudo_legal)
    }

    /// Makes a pseudo-legal move, and returns the data needed to unmake it.
    pub fn make(&mut self, pseudo_legal: Move) -> Undo {
        self.state.make(&self.variant, pseudo_legal)
    }

    /// Unmakes the move for which [`Position::make`] returned `undo`.
    pub fn unmake(&mut self, undo: &Undo) {
        self.state.unmake(&self.variant, undo);
    }

    /// Makes a null move; [`Position::unmake`] undoes it.
    pub fn make_null(&mut self) -> Undo {
        self.state.make_null(&self.variant)
    }
}

fn check(variant: &Variant, state: &State) -> Result<(), FenError> {
    for color in Color::ALL {
        let must_have = variant.kinds.iter().enumerate().any(|(index, kind)| {
            kind.royalty != Royalty::None
                && kind.sides.includes(color)
                && variant.starts_with(color, Kind::new(index))
        });
        let may_lack = variant.rules.general.explosions || variant.rules.extinction.is_some();
        if must_have && !may_lack && state.board.royals(color).is_empty() {
            return Err(FenError::MissingRoyal { color });
        }
    }
    let is_left_in_check =
        !variant.rules.general.explosions && state.is_in_check(variant, state.turn.other());
    if is_left_in_check {
        return Err(FenError::OpponentInCheck);
    }
    Ok(())
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({}, {})", self.variant.name(), self.fen())
    }
}
