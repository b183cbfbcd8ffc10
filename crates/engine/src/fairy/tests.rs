use super::Fairy;
use crate::{Limits, Progress, Score};
use game::Outcome as _;
use std::sync::Arc;
use variants::{Game, Kind, Position, Variant, definitions, variant};

fn searched(variant: &Arc<Variant>, fen: &str, limits: Limits, slice: u64) -> Fairy {
    let mut fairy = Fairy::new(variant, 1);
    let position = Position::from_fen(variant, fen).unwrap();
    fairy.set_position(&position, &[]);
    fairy.begin(limits, &[]);
    while fairy.think(slice) == Progress::Running {}
    fairy
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

#[test]
fn pauses_do_not_change_the_result() {
    let capablanca = variant("capablanca").unwrap();
    let start = capablanca.start_fen().to_owned();
    let whole = searched(&capablanca, &start, depth(5), u64::MAX);
    let sliced = searched(&capablanca, &start, depth(5), 7);
    assert_eq!(whole.nodes(), sliced.nodes());
    assert_eq!(whole.lines(), sliced.lines());
}

#[test]
fn a_mate_is_found() {
    let makruk = variant("makruk").unwrap();
    let fairy = searched(&makruk, "7k/R7/5K2/8/8/8/8/1R6 w - - 0 1", depth(4), 1_000);
    assert_eq!(fairy.lines()[0].score, Score::Mate(1));
    let best = fairy.best_move().unwrap();
    let mut position = Position::from_fen(&makruk, "7k/R7/5K2/8/8/8/8/1R6 w - - 0 1").unwrap();
    position.make(best);
    assert_eq!(
        position.outcome().map(variants::Outcome::result),
        Some("1-0")
    );
}

#[test]
fn pieces_have_approximately_their_known_values() {
    let capablanca = variant("capablanca").unwrap();
    let fairy = Fairy::new(&capablanca, 1);
    let value = |name: &str| {
        let place = capablanca.kinds().iter().position(|kind| kind.name == name);
        fairy.value(Kind::new(place.unwrap()))
    };
    let (knight, bishop, rook, queen) = (
        value("knight"),
        value("bishop"),
        value("rook"),
        value("queen"),
    );
    assert!(
        knight < rook && bishop < rook && rook + 200 < queen,
        "{knight} {bishop} {rook} {queen}"
    );
    assert!(value("archbishop") > rook && value("chancellor") > rook);
}

#[test]
fn every_variant_can_be_played() {
    assert!(definitions().next().is_some());
    for definition in definitions() {
        let variant = variant(&definition.name).unwrap();
        let mut fairy = Fairy::new(&variant, 1);
        let mut game = Game::new(Position::start(&variant));
        for _ in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            fairy.set_position(game.position(), &[]);
            fairy.begin(
                Limits {
                    nodes: Some(300),
                    ..Limits::default()
                },
                &[],
            );
            while fairy.think(100) == Progress::Running {}
            let best = fairy.best_move().unwrap();
            assert!(game.position().legal_moves().contains(&best), "{game:?}");
            game.play(best).unwrap();
        }
    }
}
