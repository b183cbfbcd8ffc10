//! Pins, skewers and discovered attacks.

use alloc::vec;

use rules::{Piece, Position, Role, Square};

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{captured, passed, settled_gain, value},
    line::{Line, first_two, slides},
    reason::{Motif, Target},
};

/// The two pieces of the side to move that stand behind each other, as the piece on a square sees them.
fn aligned(position: &Position, from: Square) -> impl Iterator<Item = [Target; 2]> {
    let role = position.piece_at(from).map(|piece| piece.role);
    let steps = role.map_or(&[][..], slides);
    steps.iter().filter_map(move |&step| {
        let two = first_two(position, from, step)?;
        let is_defender = |(_, piece): &(Square, Piece)| piece.color == position.turn();
        two.iter().all(is_defender).then(|| {
            two.map(|(square, piece)| Target {
                square,
                role: piece.role,
            })
        })
    })
}

/// A first move that attacks a piece along a line, which moves away so that the one behind it is
/// captured.
pub(super) fn skewer(line: &Line) -> Option<Tactic> {
    let &[first, defence, capture] = line.moves.get(..3)? else {
        return None;
    };
    let targets = aligned(&line.positions[1], first.to).find(|[front, behind]| {
        defence.from == front.square
            && capture.from == first.to
            && capture.to == behind.square
            && value(front.role) >= value(behind.role)
    })?;
    (settled_gain(&line.positions[2], capture) >= LEAST_GAIN).then(|| Tactic {
        motif: Motif::Skewer,
        targets: targets.into(),
        plies: 3,
    })
}

/// The squares of the pieces of the side that is not to move.
fn others(position: &Position) -> impl Iterator<Item = Square> {
    Square::all().filter(|&square| {
        let piece = position.piece_at(square);
        piece.is_some_and(|piece| piece.color != position.turn())
    })
}

/// Whether the side to move has these two pieces on a line behind each other, as one of the other side
/// sees them.
pub(crate) fn is_pinned(position: &Position, pieces: &[Target]) -> bool {
    others(position).any(|from| aligned(position, from).any(|two| two == pieces))
}

/// A first move after which a piece cannot leave its line, because a more valuable one stands behind
/// it; it is captured next.
pub(super) fn pin(line: &Line) -> Option<Tactic> {
    let position = &line.positions[1];
    for from in others(position) {
        let pinner = position.piece_at(from)?.role;
        for [pinned, behind] in aligned(position, from) {
            let is_pin = behind.role == Role::King
                || value(behind.role) > value(pinned.role) && value(behind.role) > value(pinner);
            if !is_pin || pinned.role == Role::King || pinned.role == Role::Pawn {
                continue;
            }
            if let Some(ply) = line.capture_of(pinned.square, None)
                && settled_gain(&line.positions[ply], line.moves[ply]) >= LEAST_GAIN
            {
                let targets = vec![pinned, behind];
                return Some(Tactic {
                    motif: Motif::Pin,
                    targets,
                    plies: ply + 1,
                });
            }
        }
    }
    None
}

/// A first move that opens a line for another piece, which captures next, or gives check while the
/// first piece captures.
pub(super) fn discovery(line: &Line) -> Option<Tactic> {
    let first = *line.moves.first()?;
    let position = &line.positions[1];
    let sliders = Square::all().filter(|&from| {
        let piece = position.piece_at(from).filter(|_| from != first.to);
        piece.is_some_and(|piece| piece.color == line.attacker() && !slides(piece.role).is_empty())
    });
    let found = sliders.into_iter().find_map(|from| {
        let opens = |to| position.attacks(from, to) && !line.start().attacks(from, to);
        if opens(position.king(position.turn()))
            && let Some(found) = capture_with_check(line)
        {
            return Some(found);
        }
        uncovered(line, from, opens)
    });
    let (ply, target) = found?;
    Some(Tactic {
        motif: Motif::Discovery,
        targets: vec![target],
        plies: ply + 1,
    })
}

/// The ply, 0 or 2, at which the piece that moves first captures.
fn capture_with_check(line: &Line) -> Option<(usize, Target)> {
    let at = line.moves.first()?.to;
    [0, 2].into_iter().find_map(|ply| {
        let capture = *line.moves.get(ply)?;
        let role = captured(&line.positions[ply], capture)?;
        let square = capture.to;
        (ply == 0 || capture.from == at).then_some((ply, Target { square, role }))
    })
}

/// The capture along a line that the first move opens for the piece on a square.
fn uncovered(line: &Line, from: Square, opens: impl Fn(Square) -> bool) -> Option<(usize, Target)> {
    let threat = passed(&line.positions[1]);
    let moves = threat.legal_moves();
    let attacks = moves.iter().filter(|one| one.from == from && opens(one.to));
    attacks.into_iter().find_map(|&attack| {
        let role = captured(&threat, attack).filter(|role| *role != Role::King)?;
        let ply = line.capture_of(attack.to, Some(from))?;
        let square = attack.to;
        (settled_gain(&threat, attack) >= LEAST_GAIN).then_some((ply, Target { square, role }))
    })
}
