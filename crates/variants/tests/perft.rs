//! Published perft numbers. The numbers of Chess960 are in `tests/data/perft` because the crate
//! `rules` plays it.

use variants::{Position, perft, variant};

/// The game, the position, the depth and the number of leaves.
type Case = (&'static str, &'static str, u32, u64);

const START: &str = "";

/// <https://www.chessprogramming.org/Perft_Results>, and the promotions of
/// <https://www.rocechess.ch/perft.html>.
const CHESS: [Case; 4] = [
    ("chess", START, 4, 197_281),
    (
        "chess",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        3,
        97_862,
    ),
    (
        "chess",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        5,
        674_624,
    ),
    (
        "chess",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        4,
        182_838,
    ),
];

/// The tests of Fairy-Stockfish, which collect the numbers of several programs:
/// <https://github.com/fairy-stockfish/Fairy-Stockfish/blob/master/tests/perft.sh>.
const VARIANTS: [Case; 27] = [
    ("los-alamos", START, 5, 191_846),
    ("makruk", START, 4, 273_026),
    ("asean", START, 4, 273_026),
    ("ai-wok", START, 4, 485_045),
    ("shatranj", START, 4, 68_122),
    ("amazon", START, 4, 318_185),
    ("nightrider", START, 4, 419_019),
    ("grasshopper", START, 4, 635_298),
    ("racing-kings", START, 4, 296_242),
    (
        "racing-kings",
        "6r1/2K5/5k2/8/3R4/8/8/8 w - - 0 1",
        4,
        86_041,
    ),
    (
        "three-check",
        "7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1+3 1 39",
        3,
        12_407,
    ),
    ("atomic", START, 4, 197_326),
    (
        "atomic",
        "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1",
        4,
        1_434_825,
    ),
    ("antichess", START, 4, 153_299),
    ("horde", START, 4, 23_310),
    (
        "horde",
        "4k3/7r/8/P7/2p1n2P/3p2P1/1P3P2/PPP1PPP1 w - - 0 1",
        4,
        128_809,
    ),
    ("knightmate", START, 4, 139_774),
    ("crazyhouse", START, 4, 197_281),
    (
        "crazyhouse",
        "2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1",
        2,
        75_353,
    ),
    ("crazyhouse", "2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", 3, 88_634),
    ("seirawan", START, 4, 782_599),
    ("capablanca", START, 4, 805_128),
    ("embassy", START, 4, 809_539),
    ("janus", START, 4, 772_074),
    ("modern", START, 4, 433_729),
    ("chancellor", START, 4, 436_656),
    ("courier", START, 4, 500_337),
];

/// <https://oeis.org/A114037>, the numbers of games of Gothic Chess.
const GOTHIC: [Case; 2] = [("gothic", START, 3, 25_283), ("gothic", START, 4, 808_984)];

/// Counted with pyffish 0.0.90: the published numbers in [`VARIANTS`] are one ply shallower.
const HORDE: [Case; 1] = [("horde", START, 5, 265_223)];

fn assert_all(cases: &[Case]) {
    for &(name, fen, depth, expected) in cases {
        let game = variant(name).expect("a game of the catalogue");
        let mut position = match fen {
            START => Position::start(&game),
            fen => Position::from_fen(&game, fen).expect("a valid FEN"),
        };
        let before = (position.fen(), position.key());
        assert_eq!(perft(&mut position, depth), expected, "{name} {fen}");
        assert_eq!((position.fen(), position.key()), before, "unmade");
    }
}

#[test]
fn chess() {
    assert_all(&CHESS);
}

#[test]
fn variants_of_chess() {
    assert_all(&VARIANTS);
}

#[test]
fn gothic_chess() {
    assert_all(&GOTHIC);
}

#[test]
fn horde() {
    assert_all(&HORDE);
}
