//! The features of moves in other games than chess: those that need no knowledge of the pieces.

use alloc::vec::Vec;

use variants::{Action, Game, MAX_KINDS, Move, Piece, Position, Square};

use super::{
    FEATURES, Features, flag, in_minors,
    index::{
        BESIDE_LAST, CAPTURE, CAPTURE_OF_HANGING, CAPTURE_OF_LAST, CAPTURED_VALUE, CASTLING, CHECK,
        IS_ATTACKED, IS_GUARDED, IS_LOOSE, PIECE_DISTANCE, PROMOTION, RECAPTURE, SAME_PIECE,
        SAVES_HANGING, TARGET_DISTANCE, UNDOES_MOVE,
    },
    scores,
};
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
        features[SAVES_HANGING] = flag(was_attacked && !was_guarded);
        features[IS_ATTACKED] = flag(is_attacked);
        features[IS_LOOSE] = flag(is_attacked && !is_guarded);
        features[IS_GUARDED] = flag(is_guarded);
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
        features[CAPTURE] = flag(is_capture);
        features[CAPTURED_VALUE] = in_minors(gain_cp);
        features[CAPTURE_OF_HANGING] = flag(is_capture && !is_guarded);
        features[RECAPTURE] = flag(is_recapture);
        features[CHECK] = flag(after.is_check());
        features[PROMOTION] = flag(matches!(played.action, Action::Promotion(_)));
        features[CASTLING] = flag(matches!(played.action, Action::Castling(_)));
    }

    fn add_attention(&self, played: Move, features: &mut Features) {
        let last = self.last.map(|last| last.to);
        let board = self.position.variant().geometry();
        let lines = f32::from(board.files().max(board.ranks()).max(2) - 1);
        let distance = |square| last.map_or(0.5, |last| f32::from(steps(square, last)) / lines);
        let own = self.own_last;
        features[TARGET_DISTANCE] = distance(played.to);
        features[PIECE_DISTANCE] = distance(played.from);
        features[BESIDE_LAST] = flag(last.is_some_and(|last| steps(last, played.to) == 1));
        features[SAME_PIECE] = flag(own.is_some_and(|own| own.to == played.from));
        features[UNDOES_MOVE] =
            flag(own.is_some_and(|own| own.to == played.from && own.from == played.to));
        features[CAPTURE_OF_LAST] =
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

#[cfg(test)]
mod tests {
    use alloc::{string::ToString, vec::Vec};

    use engine::Score;
    use variants::{Game, MAX_KINDS, Position};

    use super::{
        BESIDE_LAST, CAPTURE, CAPTURE_OF_LAST, CASTLING, CHECK, IS_ATTACKED, IS_GUARDED, IS_LOOSE,
        PIECE_DISTANCE, PROMOTION, RECAPTURE, SAME_PIECE, TARGET_DISTANCE, UNDOES_MOVE, of,
    };
    use crate::{
        candidate::{Candidate, SEARCHES},
        features::{Features, features},
    };

    /// The features that mean the same in chess and in other games.
    const SHARED: [usize; 14] = [
        CAPTURE,
        RECAPTURE,
        CHECK,
        PROMOTION,
        CASTLING,
        TARGET_DISTANCE,
        PIECE_DISTANCE,
        BESIDE_LAST,
        SAME_PIECE,
        UNDOES_MOVE,
        CAPTURE_OF_LAST,
        IS_ATTACKED,
        IS_LOOSE,
        IS_GUARDED,
    ];

    fn candidate<M>(played: M) -> Candidate<M> {
        Candidate {
            played,
            scores: [Score::Cp(0); SEARCHES],
        }
    }

    /// The features of a move in chess as a variant and in chess itself, after moves from the start.
    fn both(line: &[&str], played: &str) -> [Features; 2] {
        let mut variant = Game::new(Position::start(&variants::variant("chess").unwrap()));
        let mut chess = rules::Game::new(rules::Position::start());
        for text in line {
            let playable = variant.position().parse_move(text).unwrap();
            variant.play(playable).unwrap();
            chess.play(text.parse().unwrap()).unwrap();
        }
        let own = candidate(variant.position().parse_move(played).unwrap());
        let moves = chess.position().legal_moves();
        let all: Vec<_> = moves.iter().map(|&played| candidate(played)).collect();
        let index = all.iter().position(|one| one.played.to_string() == played);
        [
            of(&variant, &[own], &[100; MAX_KINDS])[0],
            features(&chess, &all)[index.unwrap()],
        ]
    }

    #[test]
    fn chess_as_a_variant_has_the_features_of_chess() {
        let open = ["e2e4", "d7d5", "e4d5", "d8d5"];
        let castled = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
        let promoting = [
            "h2h4", "g7g5", "h4g5", "h7h6", "g5h6", "a7a6", "h6h7", "a6a5",
        ];
        for (line, played) in [
            (&open[..], "b1c3"),
            (&open[..3], "d8d5"),
            (&open[..], "d1g4"),
            (&castled[..], "e1g1"),
            (&castled[..], "b5c6"),
            (&castled[..], "b5f1"),
            (&promoting[..], "h7g8q"),
            (&["f2f3", "e7e5", "a2a3"][..], "d8h4"),
        ] {
            let [variant, chess] = both(line, played);
            for index in SHARED {
                let [one, other] = [variant[index], chess[index]];
                let is_same = (one - other).abs() < 1e-6;
                assert!(is_same, "feature {index} of {played}: {one}, {other}");
            }
        }
    }
}
