//! Premoves: moves that are made before the opponent's move.

use rules::{Move, Position};

use crate::dice::Dice;

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
];

fn premoves_of(fen: &str, from: &str) -> String {
    let position: Position = fen.parse().unwrap();
    let mut texts: Vec<String> = position
        .premoves()
        .iter()
        .map(ToString::to_string)
        .filter(|text| text.starts_with(from))
        .map(|text| text[2..].to_owned())
        .collect();
    texts.sort_unstable();
    texts.join(" ")
}

#[test]
fn every_legal_reply_to_any_move_is_a_premove() {
    let mut dice = Dice::new(31);
    let mut answers = 0;
    for game in 0..60 {
        let mut position: Position = STARTS[game % STARTS.len()].parse().unwrap();
        for _ in 0..60 {
            let premoves = position.premoves();
            let moves = position.legal_moves();
            for &played in &moves {
                let undo = position.make(played);
                for answer in &position.legal_moves() {
                    assert!(
                        premoves.contains(answer),
                        "{answer} after {played} in {position}"
                    );
                    answers += 1;
                }
                position.unmake(played, undo);
            }
            if moves.is_empty() {
                break;
            }
            position.make(*dice.pick(&moves));
        }
    }
    assert!(answers > 500_000, "{answers}");
}

#[test]
fn every_premove_moves_a_piece_of_its_side_and_is_listed_once() {
    for fen in STARTS {
        let position: Position = fen.parse().unwrap();
        let premoves = position.premoves();
        for (index, premove) in premoves.iter().enumerate() {
            let piece = position.piece_at(premove.from).unwrap();
            assert_ne!(piece.color, position.turn(), "{premove} in {fen}");
            assert!(!premoves[..index].contains(premove), "{premove} in {fen}");
        }
    }
}

#[test]
fn pieces_premove_over_others_and_onto_their_own() {
    let start = STARTS[0];
    assert_eq!(
        premoves_of(start, "a8"),
        "a1 a2 a3 a4 a5 a6 a7 b8 c8 d8 e8 f8 g8 h8"
    );
    assert_eq!(premoves_of(start, "c8"), "a6 b7 d7 e6 f5 g4 h3");
    assert_eq!(premoves_of(start, "b8"), "a6 c6 d7");
    assert_eq!(premoves_of(start, "e8"), "c8 d7 d8 e7 f7 f8 g8");
    assert_eq!(premoves_of(start, "e2"), "");
}

#[test]
fn pawns_premove_straight_and_diagonally_and_promote_to_any_piece() {
    let fen = "4k3/P7/8/8/6P1/8/4P3/4K3 b - - 0 1";
    assert_eq!(premoves_of(fen, "e2"), "d3 e3 e4 f3");
    assert_eq!(premoves_of(fen, "g4"), "f5 g5 h5");
    assert_eq!(premoves_of(fen, "a7"), "a8b a8n a8q a8r b8b b8n b8q b8r");
    assert_eq!(
        premoves_of("4k3/4p3/8/8/8/8/7p/4K3 w - - 0 1", "h2"),
        "g1b g1n g1q g1r h1b h1n h1q h1r"
    );
}

#[test]
fn the_king_castles_as_long_as_it_has_the_right() {
    let fen = |rights: &str| format!("r3k2r/8/8/8/8/8/8/R3K2R b {rights} - 0 1");
    for (rights, castling) in [
        ("KQkq", "c1g1"),
        ("Kkq", "g1"),
        ("Qk", "c1"),
        ("kq", ""),
        ("-", ""),
    ] {
        let position: Position = fen(rights).parse().unwrap();
        let king = position.premoves().into_iter().filter(|premove: &Move| {
            let step = premove.from.file().abs_diff(premove.to.file());
            premove.from.to_string() == "e1" && step == 2
        });
        let mut squares: Vec<String> = king.map(|premove| premove.to.to_string()).collect();
        squares.sort_unstable();
        assert_eq!(squares.concat(), castling, "{rights}");
    }
}
