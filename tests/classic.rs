//! Classic against the recorded searches of the original.

use engine::{
    Iteration, Limits, Progress,
    classic::{
        Classic, CustomParameters, Node, Observer, OriginalParameters, SavedSlot, SearchParameters,
    },
};
use rules::{Game, Move, Position};
use serde_json::Value;

struct Search {
    moves: Vec<Move>,
    table_bits: u8,
    node_limit: u64,
    iterations: Vec<(u64, u64, i64, String)>,
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn searches() -> Vec<Search> {
    let data = json(include_str!("data/classic/searches.json"));
    data["searches"]
        .as_array()
        .unwrap()
        .iter()
        .map(search)
        .collect()
}

fn search(value: &Value) -> Search {
    Search {
        moves: moves(value["moves"].as_str().unwrap()),
        table_bits: value["table_bits"].as_u64().unwrap().try_into().unwrap(),
        node_limit: value["node_limit"].as_u64().unwrap(),
        iterations: value["iterations"]
            .as_array()
            .unwrap()
            .iter()
            .map(iteration)
            .collect(),
    }
}

fn iteration(value: &Value) -> (u64, u64, i64, String) {
    let number = |index: usize| value[index].as_u64().unwrap();
    let best = value[3].as_str().unwrap().to_owned();
    (number(0), number(1), value[2].as_i64().unwrap(), best)
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace()
        .map(|word| word.parse().unwrap())
        .collect()
}

fn printed(iteration: &Iteration) -> (u64, u64, i64, String) {
    let best = iteration
        .best_move
        .map_or("a8a8".to_owned(), |best| best.to_string());
    (
        iteration.depth.into(),
        iteration.nodes,
        iteration.score.into(),
        best,
    )
}

fn nodes(limit: u64) -> Limits {
    Limits {
        nodes: Some(limit),
        ..Limits::default()
    }
}

fn run<V: SearchParameters, O: Observer>(classic: &mut Classic<V, O>, search: &Search, slice: u64) {
    classic.set_position(&Position::start(), &search.moves);
    classic.begin(nodes(search.node_limit));
    while classic.think(slice) == Progress::Running {}
}

fn assert_recorded<V: SearchParameters, O: Observer>(classic: &Classic<V, O>, search: &Search) {
    let printed: Vec<_> = classic.iterations().iter().map(printed).collect();
    assert_eq!(printed, search.iterations, "after {:?}", search.moves);
    assert_eq!(
        classic.best_move().unwrap().to_string(),
        search.iterations.last().unwrap().3
    );
}

#[test]
fn every_recorded_search_is_repeated() {
    for search in searches() {
        let mut classic = Classic::new(search.table_bits).unwrap();
        run(&mut classic, &search, u64::MAX);
        assert_recorded(&classic, &search);
    }
}

#[test]
fn every_recorded_game_is_repeated() {
    let data = json(include_str!("data/classic/games.json"));
    for recorded in data["games"].as_array().unwrap() {
        let bits = recorded["table_bits"].as_u64().unwrap().try_into().unwrap();
        let limit = recorded["node_limit"].as_u64().unwrap();
        let mut classic = Classic::new(bits).unwrap();
        let mut game = Game::new(Position::start());
        for opening in moves(recorded["opening"].as_str().unwrap()) {
            game.play(opening).unwrap();
        }
        for ply in recorded["plies"].as_array().unwrap() {
            classic.set_position(game.start(), game.moves());
            classic.begin(nodes(limit));
            classic.think(u64::MAX);
            let best = classic.best_move().unwrap();
            let last = classic.iterations().last().unwrap();
            let found = (best.to_string(), last.nodes, i64::from(last.score));
            let expected = (
                ply[0].as_str().unwrap(),
                ply[1].as_u64().unwrap(),
                ply[2].as_i64().unwrap(),
            );
            assert_eq!(
                (found.0.as_str(), found.1, found.2),
                expected,
                "in {}",
                game.position()
            );
            game.play(best).unwrap();
        }
    }
}

/// Returns recorded searches, limited to 60,000 nodes so that frequent pauses are affordable.
fn short_searches() -> impl Iterator<Item = Search> {
    searches()
        .into_iter()
        .filter(|search| search.node_limit == 100_000)
        .map(|mut search| {
            search.iterations.retain(|iteration| iteration.1 <= 60_000);
            search.node_limit = search.iterations.last().map_or(0, |last| last.1);
            search
        })
}

#[test]
fn pauses_do_not_change_a_search() {
    for slice in [1, 7, 1000] {
        for search in short_searches()
            .step_by(4)
            .filter(|search| search.node_limit > 0)
        {
            let mut classic = Classic::new(search.table_bits).unwrap();
            run(&mut classic, &search, slice);
            assert_recorded(&classic, &search);
        }
    }
}

#[test]
fn a_search_pauses_at_the_requested_node() {
    let mut classic = Classic::new(16).unwrap();
    classic.set_position(&Position::start(), &[]);
    classic.begin(nodes(10_000));
    for node in [1, 2, 3, 500, 501, 5_000] {
        assert_eq!(classic.think(node - classic.nodes()), Progress::Running);
        assert_eq!(classic.nodes(), node);
    }
}

#[test]
fn a_restored_search_continues_as_if_uninterrupted() {
    for search in short_searches()
        .step_by(6)
        .filter(|search| search.node_limit > 2_000)
    {
        let mut classic = Classic::new(search.table_bits).unwrap();
        classic.set_position(&Position::start(), &search.moves);
        classic.begin(nodes(search.node_limit));
        classic.think(777);
        let snapshot = classic.snapshot().unwrap();
        assert_eq!(snapshot.nodes(), 777);
        while classic.think(5_000) == Progress::Running {}
        classic.set_position(&Position::start(), &[]);
        classic.restore(&snapshot).unwrap();
        while classic.think(3_000) == Progress::Running {}
        assert_recorded(&classic, &search);
    }
}

#[derive(Clone, Debug, Default)]
struct Tally {
    entered: u64,
    left: u64,
    stored: u64,
    cutoffs: u64,
    tried: u64,
    cut: u64,
    deepest: usize,
}

impl Observer for Tally {
    fn enter(&mut self, node: &Node) {
        self.entered += 1;
        self.deepest = self.deepest.max(node.ply);
    }
    fn probe(&mut self, probe: &engine::classic::ProbeResult) {
        self.cutoffs += u64::from(probe.cutoff.is_some());
    }
    fn try_move(&mut self, _: &Node, _: Move, remaining: u8) {
        assert!(remaining > 0);
        self.tried += 1;
    }
    fn cut(&mut self, node: &Node) {
        assert!(node.best >= node.beta);
        self.cut += 1;
    }
    fn store(&mut self, _: &Node, _: SavedSlot, stored: bool) {
        self.stored += u64::from(stored);
    }
    fn leave(&mut self, _: &Node, _: i32) {
        self.left += 1;
    }
}

#[test]
fn an_observed_search_walks_every_node_and_counts_the_same() {
    for search in short_searches()
        .step_by(3)
        .filter(|search| search.node_limit > 0)
    {
        let mut classic =
            Classic::with(search.table_bits, OriginalParameters, Tally::default()).unwrap();
        classic.set_position(&Position::start(), &search.moves);
        *classic.observer_mut() = Tally::default();
        classic.begin(nodes(search.node_limit));
        while classic.think(10_000) == Progress::Running {}
        assert_recorded(&classic, &search);
        let tally = classic.observer();
        assert_eq!(tally.entered, classic.nodes());
        assert_eq!(tally.left, tally.entered);
        assert!(tally.tried + tally.cutoffs > tally.entered);
        assert!(tally.cut > 0 && tally.stored > 0 && tally.deepest > 1);
    }
}

#[test]
fn a_variation_of_the_original_values_is_the_original() {
    for search in short_searches()
        .step_by(5)
        .filter(|search| search.node_limit > 0)
    {
        let mut classic = Classic::with(
            search.table_bits,
            CustomParameters::default(),
            engine::classic::NoObserver,
        )
        .unwrap();
        run(&mut classic, &search, u64::MAX);
        assert_recorded(&classic, &search);
    }
}

/// Returns the node count at the end of iteration 4, after two moves of each side.
fn nodes_to_ply_4(parameters: CustomParameters) -> u64 {
    let mut classic = Classic::with(16, parameters, engine::classic::NoObserver).unwrap();
    classic.set_position(&Position::start(), &moves("e2e4 e7e5 g1f3 b8c6"));
    classic.begin(Limits {
        depth: Some(4),
        ..Limits::default()
    });
    while classic.think(100_000) == Progress::Running {}
    assert_eq!(classic.iterations().last().unwrap().depth, 4);
    classic.nodes()
}

#[test]
fn each_part_of_the_search_can_be_left_out() {
    let original = nodes_to_ply_4(CustomParameters::default());
    assert!(
        nodes_to_ply_4(CustomParameters {
            table: false,
            ..CustomParameters::default()
        }) > original
    );
    assert!(
        nodes_to_ply_4(CustomParameters {
            best_move_first: false,
            ..CustomParameters::default()
        }) > original
    );
    assert_ne!(
        nodes_to_ply_4(CustomParameters {
            iterative_deepening: false,
            ..CustomParameters::default()
        }),
        original
    );
    assert!(
        nodes_to_ply_4(CustomParameters {
            recapture_extension: false,
            ..CustomParameters::default()
        }) < original
    );
    assert_ne!(
        nodes_to_ply_4(CustomParameters {
            centre_weight: 0,
            ..CustomParameters::default()
        }),
        original
    );
    assert_ne!(
        nodes_to_ply_4(CustomParameters {
            pawn_weight: 0,
            ..CustomParameters::default()
        }),
        original
    );
    let mut parameters = CustomParameters::default();
    parameters.piece_values[3] = 900;
    assert_ne!(nodes_to_ply_4(parameters), original);
}

#[test]
fn the_search_continues_where_the_original_gives_up() {
    let fens = [
        "2k2rn1/p2p2p1/8/3q4/P3P3/8/2K2PP1/1r6 w - - 0 23",
        "3Q4/4pk1p/1B3bp1/3N1p2/5pP1/P7/2P3P1/R4RK1 b - - 0 34",
        "QQQQ4/QQQQ4/8/7k/8/8/8/K7 w - - 0 1",
    ];
    for fen in fens {
        let position: Position = fen.parse().unwrap();
        let mut classic = Classic::new(16).unwrap();
        classic.set_position(&position, &[]);
        classic.begin(nodes(10_000));
        while classic.think(1_000) == Progress::Running {}
        let best = classic.best_move().unwrap();
        assert!(position.is_legal(best), "{best} in {fen}");
        let last = classic.iterations().last().unwrap();
        assert_eq!(
            last.best_move,
            Some(best),
            "a searched move, not the first legal one, in {fen}"
        );
        assert!(classic.nodes() > 100, "{fen}");
    }
}

#[test]
fn a_stop_before_the_first_iteration_plays_a_legal_move() {
    let position: Position = "8/8/8/8/8/5k2/7p/7K w - - 0 1".parse().unwrap();
    let mut classic = Classic::new(12).unwrap();
    classic.set_position(&position, &[]);
    classic.begin(Limits::default());
    assert_eq!(classic.think(1), Progress::Running);
    classic.stop();
    assert_eq!(classic.think(1), Progress::Finished);
    assert!(
        classic
            .best_move()
            .is_none_or(|best| position.is_legal(best))
    );
}

#[test]
fn the_principal_variation_is_legal_and_begins_with_the_best_move() {
    for search in searches().into_iter().take(20).step_by(2) {
        let mut classic = Classic::new(search.table_bits).unwrap();
        run(&mut classic, &search, u64::MAX);
        let mut game = Game::new(Position::start());
        for &played in &search.moves {
            game.play(played).unwrap();
        }
        let line = classic.principal_variation();
        assert_eq!(line.first().copied(), classic.best_move());
        assert_eq!(line.get(1).copied(), classic.ponder_move());
        for played in line {
            game.play(played).unwrap();
        }
    }
}

#[test]
fn a_table_of_an_impossible_size_is_refused_with_a_message() {
    let error = Classic::new(11).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a table of 2^11 slots is not supported: use 12 to 24 bits"
    );
    assert!(Classic::new(25).is_err());
}
