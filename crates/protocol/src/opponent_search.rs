//! The choice of a move by an opponent of the ladder.

use alloc::vec::Vec;

use engine::Limits;
use opponent::{Candidate, Candidates, DEPTHS, Features, Player, SEARCHES, features};

use crate::any_engine::{AnyEngine, Task};
use crate::any_move::AnyMove;
use crate::any_position::AnyPosition as _;
use crate::setup::Setup;

/// The searches of all legal moves, of increasing depth, and the choice among the moves found.
#[derive(Clone, Debug)]
pub(crate) struct OpponentSearch {
    player: Player,
    /// The number of moves that the last search finds.
    lines: usize,
    seed: u64,
    setup: Setup,
    /// What the last search looks for.
    task: Task,
    /// The index of the running search.
    search: usize,
    candidates: Candidates<AnyMove>,
}

impl OpponentSearch {
    /// Creates the search of an opponent in a position. The limits of `task` apply to the last
    /// search, which reports `lines` lines.
    pub(crate) fn new(player: Player, lines: usize, seed: u64, setup: &Setup, task: Task) -> Self {
        OpponentSearch {
            player,
            lines,
            seed,
            setup: setup.clone(),
            task,
            search: 0,
            candidates: Candidates::default(),
        }
    }

    /// What the running search looks for.
    pub(crate) fn task(&self) -> Task {
        let is_last = self.search + 1 == SEARCHES;
        let Limits { depth, .. } = self.task.limits;
        let fitted = DEPTHS[self.search];
        Task {
            limits: Limits {
                depth: Some(depth.map_or(
                    fitted,
                    |depth| if is_last { depth } else { depth.min(fitted) },
                )),
                ..self.task.limits
            },
            lines: if is_last { self.lines } else { usize::MAX },
            search_moves: self.task.search_moves.clone(),
        }
    }

    /// Takes the result of the running search, and begins the next one; returns whether there is one.
    pub(crate) fn proceed(&mut self, engine: &mut AnyEngine) -> bool {
        self.candidates.record(self.search, engine.found());
        self.search += 1;
        let has_next = self.search < SEARCHES;
        if has_next {
            engine.begin_task(&self.task());
        }
        has_next
    }

    /// The move to play among those found so far.
    pub(crate) fn choose(&mut self, engine: &mut AnyEngine) -> Option<AnyMove> {
        if self.search < SEARCHES {
            engine.stop();
            self.candidates.record(self.search, engine.found());
        }
        let candidates = self.candidates.as_slice();
        let features = features_of(&self.setup, candidates);
        let key = self.setup.key();
        let index = self.player.draw(&features, key, self.seed);
        candidates.get(index).map(|one| one.played)
    }
}

/// The features of the moves of any game.
fn features_of(setup: &Setup, candidates: &[Candidate<AnyMove>]) -> Vec<Features> {
    match setup {
        Setup::Chess(game) => {
            let moves = of_game(candidates, rules::Position::move_of);
            features(game, &moves)
        }
        #[cfg(feature = "fairy")]
        Setup::Variant(game) => {
            let moves = of_game(candidates, variants::Position::move_of);
            let values_cp = engine::fairy::piece_values(game.position().variant());
            opponent::variant_features(game, &moves, &values_cp)
        }
    }
}

/// The candidates with moves in the type of a game.
fn of_game<M>(
    candidates: &[Candidate<AnyMove>],
    move_of: impl Fn(AnyMove) -> Option<M>,
) -> Vec<Candidate<M>> {
    let convert = |one: &Candidate<AnyMove>| {
        Some(Candidate {
            played: move_of(one.played)?,
            scores: one.scores,
        })
    };
    candidates.iter().filter_map(convert).collect()
}
