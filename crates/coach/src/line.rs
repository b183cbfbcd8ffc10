//! Lines, and the material that they win.

use alloc::vec::Vec;

use rules::{Color, Move, Piece, Position, Role, Square};

use crate::{
    exchange::{after, best_attack, best_capture, captured, gain, settled_gain},
    reason::Target,
    tactics::LEAST_GAIN,
};

/// What a line wins is counted up to this ply.
const MAX_PLIES: usize = 12;

/// What a sentence says is won has to last until this ply, or to the end of a shorter line.
const LASTING_PLIES: usize = 16;

/// The exchanges that are due are counted in this many positions before that ply: earlier in the
/// line they may be due only because they do not work.
const SETTLED_PLIES: usize = 4;

/// A line from a position. The side that moves first is the attacker, the other the defender.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The position before each move, and the one after the last.
    pub(crate) positions: Vec<Position>,
    pub(crate) moves: Vec<Move>,
}

impl Line {
    /// The legal beginning of a line.
    pub(crate) fn new(position: &Position, moves: &[Move]) -> Self {
        let mut line = Self {
            positions: alloc::vec![position.clone()],
            moves: Vec::new(),
        };
        for &played in moves {
            let position = line.end();
            if !position.is_legal(played) {
                break;
            }
            let next = after(position, played);
            line.positions.push(next);
            line.moves.push(played);
        }
        line
    }

    /// The position before the first move.
    pub(crate) fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position after the last move.
    pub(crate) fn end(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The side that moves first.
    pub(crate) fn attacker(&self) -> Color {
        self.start().turn()
    }

    /// Whether the first move is a capture, a promotion or a check.
    pub(crate) fn is_forcing(&self) -> bool {
        let first = self.moves.first();
        first.is_some_and(|&first| self.positions[1].is_check() || gain(self.start(), first) > 0)
    }

    /// The line without its first two moves.
    pub(crate) fn skip_two(mut self) -> Self {
        self.positions.drain(..2);
        self.moves.drain(..2);
        self
    }

    /// The plies of the line whose gains are counted.
    pub(crate) fn counted_plies(&self) -> usize {
        self.moves.len().min(MAX_PLIES)
    }

    /// The material that the attacker wins in the line and by the exchanges that are due at its end, in
    /// centipawns.
    pub(crate) fn gain(&self) -> i32 {
        self.gain_until(self.counted_plies())
    }

    /// The same for the first moves of the line.
    pub(crate) fn gain_until(&self, plies: usize) -> i32 {
        self.played_gain(plies) + sign(plies) * best_capture(&self.positions[plies])
    }

    /// The least that the attacker has won in the last positions of the line, but not before some ply.
    pub(crate) fn lasting_gain(&self, plies: usize) -> i32 {
        let end = self.lasting_plies();
        let settled = end.saturating_sub(SETTLED_PLIES).max(plies.min(end));
        let gains = (settled..=end).map(|plies| self.gain_until(plies));
        gains.min().unwrap_or(0)
    }

    /// The plies of the line in which a gain has to last.
    pub(crate) fn lasting_plies(&self) -> usize {
        self.moves.len().min(LASTING_PLIES)
    }

    /// The material that the attacker wins by the first moves of the line alone.
    pub(crate) fn played_gain(&self, plies: usize) -> i32 {
        (0..plies)
            .map(|ply| sign(ply) * gain(&self.positions[ply], self.moves[ply]))
            .sum()
    }

    /// The least that the attacker keeps if the defender leaves the line after some plies with a capture:
    /// what the attacker captures next, perhaps after a check, is counted, too.
    pub(crate) fn least_gain(&self, plies: usize) -> i32 {
        let position = &self.positions[plies];
        let moves = position.legal_moves();
        let others = moves
            .iter()
            .filter(|&one| gain(position, *one) > 0 && self.moves.get(plies) != Some(one));
        let gains = others.map(|&one| best_attack(&after(position, one)) - gain(position, one));
        gains
            .min()
            .map_or(i32::MAX, |least| self.played_gain(plies) + least)
    }

    /// The piece that the move at a ply captures.
    pub(crate) fn capture_at(&self, ply: usize) -> Option<Target> {
        let square = self.moves[ply].to;
        let role = captured(&self.positions[ply], self.moves[ply])?;
        Some(Target { square, role })
    }

    /// Whether the defender captures a piece with a gain.
    pub(crate) fn loses(&self, piece: Target) -> bool {
        (1..self.moves.len()).any(|ply| {
            ply % 2 == 1
                && self.capture_at(ply) == Some(piece)
                && settled_gain(&self.positions[ply], self.moves[ply]) >= LEAST_GAIN
        })
    }

    /// The piece on a square in the position before a ply, if it is one of a side.
    pub(crate) fn piece_of(&self, ply: usize, color: Color, square: Square) -> Option<Target> {
        let Piece { color: own, role } = self.positions[ply].piece_at(square)?;
        (own == color).then_some(Target { square, role })
    }

    /// Whether a piece of a side stands on its square when the line begins.
    pub(crate) fn has_stood(&self, piece: Target, color: Color) -> bool {
        self.piece_of(0, color, piece.square) == Some(piece)
    }

    /// The ply, 2 or 4, at which the piece on a square after the first move makes its next move, if that
    /// is a capture.
    pub(crate) fn capture_by(&self, square: Square) -> Option<usize> {
        for ply in [2, 4] {
            let (defence, played) = (self.moves.get(ply - 1)?, self.moves.get(ply)?);
            if defence.to == square {
                return None;
            }
            if played.from == square {
                return (gain(&self.positions[ply], *played) > 0).then_some(ply);
            }
        }
        None
    }

    /// The ply, 2 or 4, at which the attacker captures the piece that has been on a square since the
    /// first move; `by` is the square of the capturing piece, if it matters.
    pub(crate) fn capture_of(&self, square: Square, by: Option<Square>) -> Option<usize> {
        for ply in [2, 4] {
            let (defence, capture) = (self.moves.get(ply - 1)?, self.moves.get(ply)?);
            if defence.from == square || defence.to == square {
                return None;
            }
            if capture.to == square {
                return by.is_none_or(|from| capture.from == from).then_some(ply);
            }
            if Some(capture.from) == by || Some(defence.to) == by {
                return None;
            }
        }
        None
    }
}

/// 1 if the attacker is to move after a number of plies, or else -1.
const fn sign(plies: usize) -> i32 {
    if plies.is_multiple_of(2) { 1 } else { -1 }
}

/// The first pieces on a ray: squares one step apart, from a square to the edge of the board.
pub(crate) fn first_two(
    position: &Position,
    from: Square,
    step: i8,
) -> Option<[(Square, Piece); 2]> {
    let squares = core::iter::successors(from.offset(step), |square| square.offset(step));
    let mut pieces = squares.filter_map(|square| Some((square, position.piece_at(square)?)));
    Some([pieces.next()?, pieces.next()?])
}

/// The steps of the rays along which a piece slides.
pub(crate) const fn slides(role: Role) -> &'static [i8] {
    match role {
        Role::Bishop => &[-0x11, -0x0f, 0x0f, 0x11],
        Role::Rook => &[-0x10, -0x01, 0x01, 0x10],
        Role::Queen => &[-0x11, -0x10, -0x0f, -0x01, 0x01, 0x0f, 0x10, 0x11],
        Role::Pawn | Role::Knight | Role::King => &[],
    }
}
