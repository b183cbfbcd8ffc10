//! Answers to questions about the engines, which are the same in all games.

use protocol::{EngineName, Strength, UciSession};

use crate::{
    fields::{Fields, array},
    hooks::random,
};

/// A random number for the option `Seed`.
pub(crate) fn seed() -> Fields {
    // JavaScript's numbers are exact up to 53 bits; the option `Seed` has 32.
    Fields::default().with("seed", (random() >> 32) as u32)
}

/// How full the transposition table is.
pub(crate) fn table(uci: &UciSession) -> Fields {
    let table = uci.table_usage();
    Fields::default()
        .with("slots", table.slots)
        .with("used", table.used)
}

pub(crate) fn engines() -> Fields {
    Fields::default().with("engines", array(EngineName::ALL.map(engine)))
}

fn engine(engine: EngineName) -> Fields {
    let levels = (1..=Strength::LEVELS).map(|number| level_fields(engine, number));
    // Numbers of lines and nodes are small enough for a floating-point number.
    #[allow(clippy::cast_precision_loss)]
    let lines = engine.max_lines() as f64;
    Fields::default()
        .with("name", engine.name())
        .with("lines", lines)
        .with("levels", array(levels))
}

fn level_fields(engine: EngineName, number: u8) -> Fields {
    let strength = Strength::of_level(engine, number);
    let limits = strength.limits();
    let opponent = strength.opponent();
    #[allow(clippy::cast_precision_loss)]
    let nodes = limits.nodes.map(|nodes| nodes as f64);
    Fields::default()
        .with("level", number)
        .with_option("nodes", nodes)
        .with_option("depth", limits.depth)
        .with_option("people", opponent.map(|opponent| opponent.people))
        .with_option("elo", strength.rating(engine))
}
