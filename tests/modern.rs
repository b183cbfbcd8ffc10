//! The promises of Modern to its callers.

use engine::{Limits, Progress, Score, modern::Modern};
use rules::{Game, Move, Outcome, Position};

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

fn set(fen: &str) -> Modern {
    let mut modern = Modern::new(1);
    modern.set_position(&fen.parse().unwrap(), &[]);
    modern
}

fn run(modern: &mut Modern, limits: Limits, slice: u64) {
    modern.begin(limits, &[]);
    while modern.think(slice) == Progress::Running {}
}

fn searched(fen: &str, limits: Limits) -> Modern {
    let mut modern = set(fen);
    run(&mut modern, limits, u64::MAX);
    modern
}

fn best(modern: &Modern) -> String {
    modern.best_move().unwrap().to_string()
}

const MIDDLEGAMES: [&str; 4] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
];

#[test]
fn pauses_change_nothing() {
    for fen in MIDDLEGAMES {
        let whole = searched(fen, nodes(30_000));
        for slice in [1, 7, 1_000] {
            let mut sliced = set(fen);
            run(&mut sliced, nodes(30_000), slice);
            assert_eq!(sliced.nodes(), whole.nodes(), "{fen}");
            assert_eq!(sliced.lines(), whole.lines(), "{fen}");
            assert_eq!(sliced.best_move(), whole.best_move(), "{fen}");
        }
    }
}

#[test]
fn the_limit_of_nodes_is_kept_to_the_node() {
    for limit in [1_000, 12_345] {
        let modern = searched(MIDDLEGAMES[0], nodes(limit));
        assert_eq!(modern.nodes(), limit);
        assert!(modern.best_move().is_some());
    }
}

#[test]
fn the_first_iteration_is_finished_whatever_the_limit_of_nodes() {
    let whole = searched(MIDDLEGAMES[0], depth(1));
    for limit in [0, 1, 2] {
        let limited = searched(MIDDLEGAMES[0], nodes(limit));
        assert_eq!(limited.nodes(), whole.nodes());
        assert_eq!(limited.lines(), whole.lines());
    }
}

#[test]
fn a_search_after_forgetting_repeats_the_first() {
    let mut modern = set(MIDDLEGAMES[1]);
    run(&mut modern, depth(8), u64::MAX);
    let (first, lines) = (modern.nodes(), modern.lines().to_vec());
    run(&mut modern, depth(8), u64::MAX);
    assert!(modern.nodes() < first, "the table is kept between searches");
    modern.clear_hash();
    run(&mut modern, depth(8), u64::MAX);
    assert_eq!((modern.nodes(), modern.lines()), (first, &lines[..]));
}

#[test]
fn after_forgetting_nothing_is_left_of_other_searches() {
    let mut used = Modern::new(1);
    for fen in MIDDLEGAMES.iter().cycle().take(12) {
        for limit in [3_000, 20_000] {
            used.clear_hash();
            used.set_position(&fen.parse().unwrap(), &[]);
            run(&mut used, nodes(limit), u64::MAX);
            let fresh = searched(fen, nodes(limit));
            assert_eq!(used.lines(), fresh.lines(), "{fen}");
        }
    }
}

/// Positions, and the smallest number of moves in which the side to move mates.
const MATES: [(&str, i32); 5] = [
    ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", 1),
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2),
    (
        "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1",
        3,
    ),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3),
    ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 1),
];

#[test]
fn mates_are_proved_at_their_depth() {
    for (fen, moves) in MATES {
        let limits = Limits {
            mate: Some(moves.cast_unsigned()),
            ..Limits::default()
        };
        let modern = searched(fen, limits);
        assert_eq!(modern.lines()[0].score, Score::Mate(moves), "{fen}");
    }
}

#[test]
fn a_mate_that_is_not_there_is_refuted() {
    let limits = Limits {
        mate: Some(1),
        ..Limits::default()
    };
    let modern = searched(MATES[1].0, limits);
    assert!(!matches!(modern.lines()[0].score, Score::Mate(1)));
}

/// A mate by zugzwang: every move of the mated side loses, but passing would not. A search in play
/// does not find it, because it tries null moves.
const MATE_BY_ZUGZWANG: &str = MATES[1].0;

#[test]
fn mates_are_found_in_play_too() {
    for (fen, moves) in MATES
        .into_iter()
        .filter(|(fen, _)| *fen != MATE_BY_ZUGZWANG)
    {
        let modern = searched(fen, nodes(60_000));
        assert_eq!(modern.lines()[0].score, Score::Mate(moves), "{fen}");
    }
}

#[test]
fn several_lines_are_different_and_in_order() {
    let mut modern = set(MIDDLEGAMES[0]);
    modern.set_multi_pv(4);
    run(&mut modern, depth(6), 100);
    let lines = modern.lines();
    assert_eq!(lines.len(), 4);
    for (place, line) in lines.iter().enumerate() {
        assert_eq!(line.depth, 6);
        assert!(
            lines[..place]
                .iter()
                .all(|other| other.moves[0] != line.moves[0])
        );
    }
    let cp: Vec<i32> = lines
        .iter()
        .map(|line| match line.score {
            Score::Cp(cp) => cp,
            Score::Mate(moves) => 30_000 * moves.signum(),
        })
        .collect();
    assert!(cp.is_sorted_by(|one, other| one >= other), "{cp:?}");
    modern.set_multi_pv(500);
    run(&mut modern, depth(2), u64::MAX);
    assert_eq!(modern.lines().len(), 48, "the position has 48 moves");
}

#[test]
fn lines_have_different_first_moves_whenever_the_search_stops() {
    for fen in MIDDLEGAMES {
        let mut modern = set(fen);
        modern.set_multi_pv(3);
        modern.begin(nodes(60_000), &[]);
        let mut depths = vec![0; 3];
        while modern.think(50) == Progress::Running {
            let mut stopped = modern.clone();
            stopped.stop();
            let lines = stopped.lines();
            let firsts: Vec<Move> = lines.iter().map(|line| line.moves[0]).collect();
            for (place, first) in firsts.iter().enumerate() {
                assert!(!firsts[..place].contains(first), "{fen}: {lines:?}");
            }
            let best = stopped.best_move();
            assert!(
                firsts.is_empty() || firsts.first() == best.as_ref(),
                "{fen}"
            );
            // A line that was searched to some depth is not replaced by one that was not searched.
            let least = |depths: &[u32]| depths.iter().min().copied();
            let now: Vec<u32> = lines.iter().map(|line| line.depth).collect();
            assert!(
                least(&now) >= least(&depths) || now.len() < 3,
                "{fen}: {lines:?}"
            );
            depths = now;
        }
    }
}

#[test]
fn a_search_that_is_stopped_at_once_has_a_result() {
    let mut modern = Modern::new(256);
    modern.set_position(&MATES[0].0.parse().unwrap(), &[]);
    modern.begin(Limits::default(), &[]);
    assert_eq!(modern.think(1), Progress::Running, "the table is cleared");
    assert_eq!(modern.nodes(), 0);
    modern.stop();
    assert_eq!(best(&modern), "a1a8");
    assert_eq!(modern.lines()[0].score, Score::Mate(1));
}

#[test]
fn only_the_requested_moves_are_searched() {
    let asked: Vec<Move> = ["a2a3", "h2h4"].map(|text| text.parse().unwrap()).to_vec();
    let mut modern = set("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    modern.begin(depth(5), &asked);
    assert!(asked.contains(&modern.best_move().unwrap()));
    while modern.think(50) == Progress::Running {
        assert!(asked.contains(&modern.best_move().unwrap()));
    }
    modern.begin(depth(3), &["e2e5".parse().unwrap()]);
    while modern.think(50) == Progress::Running {}
    assert!(
        modern.best_move().is_some(),
        "no requested move is legal, so that all moves are searched"
    );
}

#[test]
fn every_line_is_legal() {
    for fen in MIDDLEGAMES {
        let modern = searched(fen, depth(9));
        let mut position: Position = fen.parse().unwrap();
        assert!(!modern.lines()[0].moves.is_empty());
        for &played in &modern.lines()[0].moves {
            position.play(played).unwrap();
        }
    }
}

#[test]
fn a_legal_move_is_available_from_the_start() {
    let mut modern = set(MIDDLEGAMES[0]);
    modern.begin(Limits::default(), &[]);
    let position: Position = MIDDLEGAMES[0].parse().unwrap();
    assert!(position.is_legal(modern.best_move().unwrap()));
    modern.stop();
    assert_eq!(modern.think(100), Progress::Finished);
    assert!(position.is_legal(modern.best_move().unwrap()));
}

#[test]
fn without_a_legal_move_there_is_nothing_to_search() {
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
    ] {
        let modern = searched(fen, Limits::default());
        assert_eq!((modern.best_move(), modern.nodes()), (None, 0), "{fen}");
        assert!(modern.lines().is_empty());
    }
}

#[test]
fn many_queens_and_many_moves_are_searched() {
    for fen in [
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "qqqqkqqq/qqqqqqqq/8/8/8/8/8/4K3 w - - 0 1",
        "QQQQ1QQQ/QQQQQQQQ/8/k7/8/8/K7/8 b - - 0 1",
    ] {
        let Ok(position) = fen.parse::<Position>() else {
            continue;
        };
        let modern = searched(fen, nodes(20_000));
        assert_eq!(
            modern.best_move().is_some(),
            position.has_legal_move(),
            "{fen}"
        );
    }
}

#[test]
fn the_deepest_search_ends() {
    let modern = searched("8/8/8/p1k5/P7/2K5/8/8 w - - 0 1", nodes(400_000));
    assert!(modern.depth() >= 20);
    let modern = searched("8/8/4k3/8/8/3BK3/8/8 w - - 0 1", Limits::default());
    assert_eq!(modern.lines()[0].score, Score::Cp(0));
}

#[test]
fn a_stalemate_is_not_given_away() {
    let modern = searched("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", depth(6));
    assert_ne!(best(&modern), "f2f7");
    // The rook is sacrificed for stalemate.
    for fen in [
        "k7/2Q5/2K5/8/8/8/8/1r6 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/r7 b - - 0 1",
    ] {
        let modern = searched(fen, depth(13));
        assert_eq!(modern.lines()[0].score, Score::Cp(0), "{fen}");
    }
}

#[test]
fn a_losing_side_gives_perpetual_check() {
    let fen = "6k1/6p1/5p2/7Q/8/1q6/r5PP/6K1 w - - 0 1";
    let modern = searched(fen, depth(8));
    assert_eq!(best(&modern), "h5e8");
    assert_eq!(modern.lines()[0].score, Score::Cp(0));
}

#[test]
fn a_winning_side_does_not_repeat() {
    let start: Position = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
    let mut game = Game::new(start);
    for text in ["h1h2", "e8d8", "h2h1", "d8e8"].repeat(2) {
        let played = game.position().parse_move(text).unwrap();
        game.play(played).unwrap();
        if game.draw_claim().is_some() {
            break;
        }
        if game.position().turn() == rules::Color::Black {
            continue;
        }
        let mut modern = Modern::new(1);
        modern.set_position(game.start(), game.moves());
        run(&mut modern, nodes(20_000), u64::MAX);
        let mut after = game.clone();
        after.play(modern.best_move().unwrap()).unwrap();
        assert_eq!(after.draw_claim(), None);
        let score = modern.lines()[0].score;
        assert!(
            matches!(score, Score::Cp(300..) | Score::Mate(1..)),
            "{score:?}"
        );
    }
    assert!(game.draw_claim().is_some(), "the third time was reached");
}

#[test]
fn a_search_starts_after_three_hundred_half_moves_of_shuffling() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves: Vec<Move> = shuffle
        .iter()
        .cycle()
        .take(300)
        .map(|text| text.parse().unwrap())
        .collect();
    let mut modern = Modern::new(1);
    modern.set_position(&Position::start(), &moves);
    run(&mut modern, depth(5), u64::MAX);
    assert!(Position::start().is_legal(modern.best_move().unwrap()));
}

#[test]
fn the_fifty_move_rule_is_foreseen() {
    let modern = searched("7k/8/8/8/8/5R2/8/K7 w - - 99 80", depth(6));
    assert_eq!(modern.lines()[0].score, Score::Cp(0));
    // A mate on the hundredth ply takes precedence over the draw.
    let modern = searched("7k/8/6K1/8/8/8/8/R7 w - - 99 80", depth(6));
    assert_eq!(modern.lines()[0].score, Score::Mate(1));
}

#[test]
fn tables_of_any_size_can_be_requested() {
    let mut modern = Modern::new(0);
    assert_eq!(modern.hash_mb(), 1);
    assert!(modern.set_hash(usize::MAX) >= 1);
    assert_eq!(modern.set_hash(2), 2);
    modern.set_position(&Position::start(), &[]);
    run(&mut modern, depth(5), u64::MAX);
    assert!(modern.best_move().is_some());
}

#[test]
fn noise_changes_the_play_and_the_seed_repeats_it() {
    let play = |seed, cp| {
        let mut modern = set(MIDDLEGAMES[1]);
        modern.set_noise(seed, cp);
        run(&mut modern, depth(5), u64::MAX);
        (modern.nodes(), modern.lines().to_vec())
    };
    assert_eq!(play(1, 0), play(2, 0));
    assert_eq!(play(1, 200), play(1, 200));
    assert_ne!(play(1, 200), play(2, 200));
    assert_ne!(play(1, 200), play(1, 0));
}

/// Lets Modern play against itself until the game ends. Returns the outcome and the number of
/// plies.
fn played_out(fen: &str, nodes_each: u64) -> (Option<Outcome>, usize) {
    let start: Position = fen.parse().unwrap();
    let mut game = Game::new(start.clone());
    let mut modern = Modern::new(4);
    while game.outcome().is_none() && game.draw_claim().is_none() {
        modern.set_position(&start, game.moves());
        run(&mut modern, nodes(nodes_each), u64::MAX);
        game.play(modern.best_move().unwrap()).unwrap();
    }
    (game.outcome(), game.moves().len())
}

#[test]
fn bare_kings_are_mated_within_fifty_moves() {
    for fen in [
        "8/8/3k4/8/8/8/8/KQ6 w - - 0 1",
        "8/8/3k4/8/8/8/8/KR6 w - - 0 1",
        "8/8/3k4/8/8/8/8/KBB5 w - - 0 1",
        "8/8/3k4/8/8/8/8/KBN5 w - - 0 1",
        "1nb1k3/8/8/4K3/8/8/8/8 b - - 0 1",
    ] {
        let (outcome, plies) = played_out(fen, 40_000);
        assert!(
            matches!(outcome, Some(Outcome::Checkmate { .. })),
            "{fen} {outcome:?}"
        );
        assert!(plies <= 100, "{fen} {plies}");
    }
}

#[test]
fn material_that_cannot_win_is_no_advantage() {
    for fen in [
        "8/8/4k3/8/8/3NK3/8/8 w - - 0 1",
        "8/8/4k3/8/8/2NNK3/8/8 w - - 0 1",
    ] {
        assert!(set(fen).evaluate().abs() < 60, "{fen}");
    }
}

#[test]
fn a_line_keeps_its_continuation_wherever_the_search_stops() {
    let fen = "r4r1k/4b1pp/pPq4n/2Ppp3/8/1QNbP2P/3B1PPN/R1R3K1 w - - 0 24";
    for limit in (6000..30_000).step_by(500) {
        let modern = searched(fen, nodes(limit));
        assert!(modern.lines()[0].moves.len() > 1, "{limit} nodes");
    }
}
