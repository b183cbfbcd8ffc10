//! The features of moves in other games than chess: those that need no knowledge of the pieces.

use alloc::vec::Vec;

use variants::{Action, Game, MAX_KINDS, Move, Piece, Position, Square};

use super::{ATTENTION, CAPTURES, FEATURES, Features, SAFETY, flag, in_minors, scores};
use crate::candidate::Candidate;

/// The features of each candidate, in their order; `values_cp` has the value of each kind of piece.
/// Features that exist only in chess are 0. The candidates are all legal moves of the current position.
pub fn of(
    game: &Game,
    candidates: &[Candidate<Move>],
    values_cp: &[i32; MAX_KINDS],
) -> Vec<Features> {
    let best = scores::Best::of(candidates);
    let context = Context::new(game, values_cp);
    let mut all = Vec::new();
    for candidate in candidates {
        let mut features = [0.0; FEATURES];
        for (feature, value) in features.iter_mut().zip(scores::of(candidate, &best)) {
            *feature = value;
        }
        context.add(candidate.played, &mut features);
        all.push(features);
    }
    all
}

struct Context<'a> {
    position: &'a Position,
    values_cp: &'a [i32; MAX_KINDS],
    last: Option<Move>,
    own_last: Option<Move>,
}

impl<'a> Context<'a> {
    fn new(game: &'a Game, values_cp: &'a [i32; MAX_KINDS]) -> Self {
        let mut latest = game.moves().iter().rev().copied();
        Context {
            position: game.position(),
            values_cp,
            last: latest.next(),
            own_last: latest.next(),
        }
    }

    fn add(&self, played: Move, features: &mut Features) {
        let mut after = self.position.clone();
        after.make(played);
        self.add_captures(played, &after, features);
        self.add_attention(played, features);
        let them = self.position.turn().other();
        let is_attacked = after.is_attacked(played.to, them);
        let is_guarded = after.is_attacked(played.to, them.other());
        let was_attacked = self.position.is_attacked(played.from, them);
        let was_guarded = self.position.is_attacked(played.from, them.other());
        features[SAFETY] = flag(was_attacked && !was_guarded);
        features[SAFETY + 3] = flag(is_attacked);
        features[SAFETY + 4] = flag(is_attacked && !is_guarded);
        features[SAFETY + 5] = flag(is_guarded);
    }

    fn add_captures(&self, played: Move, after: &Position, features: &mut Features) {
        let captured = self.position.piece_at(played.to);
        let is_capture = self.position.is_capture(played);
        let is_recapture = is_capture && self.last.is_some_and(|last| last.to == played.to);
        let is_guarded = self
            .position
            .is_attacked(played.to, self.position.turn().other());
        let gain_cp = captured
            .filter(|_| is_capture)
            .map_or(0, |piece| self.value_cp(piece));
        features[CAPTURES] = flag(is_capture);
        features[CAPTURES + 1] = in_minors(gain_cp);
        features[CAPTURES + 2] = flag(is_capture && !is_guarded);
        features[CAPTURES + 5] = flag(is_recapture);
        features[CAPTURES + 7] = flag(after.is_check());
        features[CAPTURES + 10] = flag(matches!(played.action, Action::Promotion(_)));
        features[CAPTURES + 11] = flag(matches!(played.action, Action::Castling(_)));
    }

    fn add_attention(&self, played: Move, features: &mut Features) {
        let last = self.last.map(|last| last.to);
        let board = self.position.variant().geometry();
        let lines = f32::from(board.files().max(board.ranks()).max(2) - 1);
        let distance = |square| last.map_or(0.5, |last| f32::from(steps(square, last)) / lines);
        let own = self.own_last;
        features[ATTENTION + 20] = distance(played.to);
        features[ATTENTION + 21] = distance(played.from);
        features[ATTENTION + 22] = flag(last.is_some_and(|last| steps(last, played.to) == 1));
        features[ATTENTION + 24] = flag(own.is_some_and(|own| own.to == played.from));
        features[ATTENTION + 25] =
            flag(own.is_some_and(|own| own.to == played.from && own.from == played.to));
        features[ATTENTION + 27] =
            flag(last == Some(played.to) && self.position.is_capture(played));
    }

    fn value_cp(&self, piece: Piece) -> i32 {
        self.values_cp[piece.kind().index()]
    }
}

/// The number of a king's steps between two squares.
fn steps(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank()))
}
