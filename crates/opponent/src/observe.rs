//! The searches whose scores are features.

use engine::{Limits, Progress, modern::Modern};

use rules::Move;

use crate::candidate::{Candidates, SEARCHES};

/// The depth of each search, in plies.
pub const DEPTHS: [u32; SEARCHES] = [1, 2, 3];

/// Searches all legal moves of the engine's position.
pub fn search_all(engine: &mut Modern) -> Candidates<Move> {
    let mut candidates = Candidates::default();
    engine.set_multi_pv(usize::MAX);
    for (search, depth) in DEPTHS.into_iter().enumerate() {
        let limits = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        engine.begin(limits, &[]);
        while engine.think(u64::MAX) == Progress::Running {}
        let lines = engine.lines().iter();
        let found = lines.filter_map(|line| Some((*line.moves.first()?, line.score)));
        candidates.record(search, found);
    }
    candidates
}
