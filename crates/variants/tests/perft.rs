//! Published perft numbers.
//!
//! Chess: <https://www.chessprogramming.org/Perft_Results>. Others: the tables of Fairy-Stockfish's
//! test suite (<https://github.com/fairy-stockfish/Fairy-Stockfish/blob/master/tests/perft.sh>), which
//! collects the numbers of sjaakii, lichess and H. G. Muller.

use variants::{Position, perft, variant};

#[track_caller]
fn assert_perft(name: &str, fen: Option<&str>, depth: u32, expected: u64) {
    let game = variant(name).expect("a game of the catalogue");
    let mut position = match fen {
        Some(fen) => Position::from_fen(&game, fen).expect("a valid FEN"),
        None => Position::start(&game),
    };
    let before = (position.fen(), position.key());
    assert_eq!(perft(&mut position, depth), expected);
    assert_eq!((position.fen(), position.key()), before, "unmade");
}

#[test]
fn chess_start() {
    assert_perft("chess", None, 4, 197_281);
}

#[test]
fn chess_kiwipete() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_perft("chess", Some(fen), 3, 97_862);
}

#[test]
fn chess_en_passant_and_pins() {
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    assert_perft("chess", Some(fen), 5, 674_624);
}

#[test]
fn chess_promotions() {
    let fen = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1";
    assert_perft("chess", Some(fen), 4, 182_838);
}

#[test]
fn capablanca() {
    assert_perft("capablanca", None, 4, 805_128);
}

#[test]
fn gothic() {
    assert_perft("gothic", None, 4, 808_984);
}

#[test]
fn makruk() {
    assert_perft("makruk", None, 4, 273_026);
}

#[test]
fn shatranj() {
    assert_perft("shatranj", None, 4, 68_122);
}

#[test]
fn courier() {
    assert_perft("courier", None, 4, 500_337);
}

#[test]
fn crazyhouse() {
    assert_perft("crazyhouse", None, 4, 197_281);
    let fen = "2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1";
    assert_perft("crazyhouse", Some(fen), 2, 75_353);
}

#[test]
fn atomic() {
    assert_perft("atomic", None, 4, 197_326);
    let fen = "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1";
    assert_perft("atomic", Some(fen), 3, 45_237);
}

#[test]
fn horde() {
    assert_perft("horde", None, 5, 265_223);
}

#[test]
fn racing_kings() {
    assert_perft("racing-kings", None, 4, 296_242);
}

#[test]
fn three_check() {
    assert_perft("three-check", None, 4, 197_281);
}

#[test]
fn antichess() {
    assert_perft("antichess", None, 4, 153_299);
}

#[test]
fn los_alamos() {
    assert_perft("los-alamos", None, 5, 191_846);
}
