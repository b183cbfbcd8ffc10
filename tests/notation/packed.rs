//! Games that are packed into short texts and unpacked.

use rules::{Game, Move, Position, UnpackError, pack, unpack};

use super::{Record, read_record};
use crate::{dice::Dice, scale::scaled};

/// Plays random moves from a position.
fn random_game(dice: &mut Dice, start: Position, moves: usize) -> Game {
    let mut game = Game::new(start);
    for _ in 0..moves {
        let legal = game.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        game.play(*dice.pick(&legal)).unwrap();
    }
    game
}

/// Returns the moves of a record without variations.
fn moves_of(record: &Record) -> Vec<Move> {
    let moves = record.nodes().iter();
    moves.filter_map(|node| node.played).collect()
}

fn assert_round_trip(game: &Game) -> String {
    let packed = pack(game).unwrap();
    let again = unpack(game.start().clone(), &packed).unwrap();
    assert_eq!(moves_of(&again), game.moves(), "{packed}");
    packed
}

#[test]
fn every_game_comes_back() {
    let mut dice = Dice::new(31);
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/P6k/8/8/8/7p/8/K7 b - - 12 70",
    ];
    for round in 0..scaled(300) {
        let start: Position = starts[round % starts.len()].parse().unwrap();
        let moves = dice.below(200);
        let packed = assert_round_trip(&random_game(&mut dice, start, moves));
        let is_link = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        assert!(packed.chars().all(is_link), "{packed}");
    }
}

#[test]
fn a_game_of_forty_moves_has_less_than_eighty_characters() {
    let text = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be2 e5 7. Nb3 Be7 8. O-O O-O \
        9. Be3 Be6 10. Qd2 Nbd7 11. a4 Rc8 12. a5 Qc7 13. Rfd1 Rfd8 14. Qe1 Qc6 15. Bf3 Bc4 \
        16. Nc1 h6 17. b3 Be6 18. Nd3 Nc5 19. Nb4 Qe8 20. Ncd5 Bxd5 21. Nxd5 Nxd5 22. exd5 Bg5 \
        23. Bxg5 hxg5 24. Be4 Nxe4 25. Qxe4 g6 26. c4 f5 27. Qe3 g4 28. b4 Qf7 29. Rac1 Qh7 \
        30. c5 dxc5 31. bxc5 Rd7 32. d6 Qh5 33. h3 gxh3 34. Qxh3 Qxh3 35. gxh3 Rc6 36. Rc4 Kf7 \
        37. Rb4 Ke6 38. Rb6 Rxc5 39. Rdb1 Rxa5 40. Rxb7 Rxb7 *";
    let record = read_record(text, 0).unwrap();
    let mut game = Game::new(Position::start());
    for node in &record.nodes()[1..] {
        game.play(node.played.unwrap()).unwrap();
    }
    assert_eq!(game.moves().len(), 80);
    let packed = assert_round_trip(&game);
    assert!(packed.len() < 80, "{}: {packed}", packed.len());
}

#[test]
fn a_changed_or_cut_text_is_refused() {
    let mut dice = Dice::new(32);
    let mut refused = 0;
    let mut all = 0;
    for _ in 0..scaled(2_000) {
        let game = random_game(&mut dice, Position::start(), 60);
        let packed = pack(&game).unwrap();
        let mut changed = packed.clone().into_bytes();
        let place = dice.below(changed.len());
        if dice.below(2) == 0 {
            changed.truncate(place);
        } else {
            changed[place] = *dice.pick(b"ABCdef012-_. \xff");
        }
        let changed = String::from_utf8_lossy(&changed);
        if changed == packed {
            continue;
        }
        all += 1;
        refused += usize::from(unpack(Position::start(), &changed).is_err());
    }
    // The checksum has 12 bits, so that few changes go unnoticed.
    assert!(refused * 200 > all * 199, "{refused} of {all}");
}

#[test]
fn any_text_is_unpacked_or_refused() {
    let mut dice = Dice::new(33);
    for _ in 0..scaled(20_000) {
        let bytes: Vec<u8> = (0..dice.below(60))
            .map(|_| *dice.pick(b"AAAABCZaz09-_. \xc3\xa9\0"))
            .collect();
        let text = format!("A{}", String::from_utf8_lossy(&bytes));
        if let Ok(record) = unpack(Position::start(), &text) {
            let mut game = Game::new(Position::start());
            for played in moves_of(&record) {
                game.play(played).unwrap();
            }
            assert_round_trip(&game);
        }
    }
    assert_eq!(unpack(Position::start(), "Zabc").unwrap_err(), UnpackError);
}

#[test]
fn a_game_may_be_too_long() {
    let mut game = Game::new(Position::start());
    for _ in 0..1_250 {
        for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
            game.play(uci.parse().unwrap()).unwrap();
        }
    }
    assert_round_trip(&game);
    game.play("g1f3".parse().unwrap()).unwrap();
    assert_eq!(pack(&game), None);
}
