//! Attacks.

use crate::board::Board;
use crate::dependencies::{NoRecorder, Recorder};
use crate::movement::{Ray, Shape};
use crate::state::State;
use crate::variant::Variant;
use crate::walk::{step, walk};
use game::Color;
use game::Square;

impl State {
    /// Whether a side could capture on a square that is empty or holds a piece of the other side.
    #[inline]
    pub(crate) fn is_attacked(&self, variant: &Variant, target: Square, by: Color) -> bool {
        self.is_attacked_recording(variant, target, by, &mut NoRecorder)
    }

    /// As [`State::is_attacked`], but also records the squares on which a negative answer depends.
    pub(crate) fn is_attacked_recording(
        &self,
        variant: &Variant,
        target: Square,
        by: Color,
        recorder: &mut impl Recorder,
    ) -> bool {
        is_attacked_on_line(&self.board, variant, target, by, recorder)
            || is_attacked_by_leap(&self.board, variant, target, by)
            || self.is_attacked_irregularly(variant, target, by, recorder)
    }

    /// Checks each piece with captures that the attack table does not cover.
    fn is_attacked_irregularly(
        &self,
        variant: &Variant,
        target: Square,
        by: Color,
        recorder: &mut impl Recorder,
    ) -> bool {
        let table = &variant.attacks[by.index()];
        if table.irregular.is_empty() {
            return false;
        }
        for from in self.board.occupied(by) {
            let kind = match self.board.piece_at(from) {
                Some(piece) if table.irregular.contains(piece.kind()) => piece.kind(),
                _ => continue,
            };
            let Some(rays) = &table.irregular_rays[kind.index()] else {
                continue;
            };
            for index in rays.between(from, target) {
                let ray = &variant.kinds[kind.index()].rays[by.index()][index];
                if self.meets(variant, ray.condition, from, kind, by)
                    && reaches(&self.board, variant, ray, (from, by), target, recorder)
                {
                    return true;
                }
            }
        }
        false
    }
}

#[inline]
fn is_attacked_on_line(
    board: &Board,
    variant: &Variant,
    target: Square,
    by: Color,
    recorder: &mut impl Recorder,
) -> bool {
    let geometry = variant.geometry;
    for line in &variant.attacks[by.index()].lines {
        let mut square = target;
        for distance in 1..=line.range {
            match step(geometry, square, line.back, line.cylinder) {
                Some(next) => square = next,
                None => break,
            }
            if let Some(piece) = board.piece_at(square) {
                if piece.color() == by && line.reach[piece.kind().index()] >= distance {
                    return true;
                }
                recorder.piece(square);
                break;
            }
        }
    }
    false
}

#[inline]
fn is_attacked_by_leap(board: &Board, variant: &Variant, target: Square, by: Color) -> bool {
    variant.attacks[by.index()].leaps.iter().any(|leap| {
        step(variant.geometry, target, leap.back, leap.cylinder)
            .and_then(|square| board.piece_at(square))
            .is_some_and(|piece| piece.color() == by && leap.kinds.contains(piece.kind()))
    })
}

/// Whether a capturing ray of a piece on `from` reaches a square.
fn reaches(
    board: &Board,
    variant: &Variant,
    ray: &Ray,
    (from, color): (Square, Color),
    target: Square,
    recorder: &mut impl Recorder,
) -> bool {
    let geometry = variant.geometry;
    match &ray.shape {
        Shape::Leap(leap) => step(geometry, from, *leap, ray.cylinder) == Some(target),
        Shape::Slide { step: way, range } => {
            let mut square = from;
            for _ in 0..*range {
                match step(geometry, square, *way, ray.cylinder) {
                    Some(next) if next == target => return true,
                    Some(next) => square = next,
                    None => return false,
                }
                recorder.path(square);
                if board.piece_at(square).is_some() {
                    return false;
                }
            }
            false
        }
        Shape::Path(path) => {
            let mut is_reached = false;
            walk(
                board,
                geometry,
                (path, ray.cylinder),
                (from, color),
                |visit| {
                    recorder.path(visit.square);
                    is_reached |= visit.square == target && visit.state.captures;
                },
            );
            is_reached
        }
    }
}
