//! The games: many at a time, and the same data however many.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{BufWriter, Write},
    path::Path,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
};

use anyhow::{Context, Result};
use rules::Game;

use super::{dice::Dice, origin, sample::Sample, self_play::SelfPlay, settings::Settings};
use crate::contest::opening;

/// After so many games a line says how far it is.
const NEWS: u64 = 500;

/// A game's number and its samples.
type Played = (u64, Vec<Sample>);

/// Plays the games and writes their samples, in the order of the games.
///
/// # Errors
/// The openings cannot be read, or the data cannot be written.
pub(super) fn run(settings: &Settings, data: &Path) -> Result<()> {
    let openings: Vec<Game> = opening::read(settings.openings.as_deref(), 0)?
        .into_iter()
        .map(|opening| opening.game)
        .collect();
    let mut file = File::create(data)
        .with_context(|| format!("cannot write {}", data.display()))
        .map(BufWriter::new)?;
    writeln!(file, "{}", origin::of_games(settings)?)?;
    let (sender, receiver) = mpsc::channel();
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..settings.threads {
            let sender = sender.clone();
            let (openings, next) = (&openings, &next);
            scope.spawn(move || play(settings, openings, next, &sender));
        }
        drop(sender);
        write(&receiver, file)
    })
}

/// Plays the next game that nobody plays yet, until there is none or nobody listens.
fn play(settings: &Settings, openings: &[Game], next: &AtomicU64, sender: &Sender<Played>) {
    let mut engine = SelfPlay::new(settings.nodes);
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= settings.games {
            return;
        }
        let samples = engine.play(openings, &mut Dice::new(settings.seed, number));
        if sender.send((number, samples)).is_err() {
            return;
        }
    }
}

/// Games end in any order; each waits for those before it.
fn write(receiver: &Receiver<Played>, mut file: impl Write) -> Result<()> {
    let mut waiting = BTreeMap::new();
    let mut written = 0;
    for (number, samples) in receiver {
        waiting.insert(number, samples);
        while let Some(samples) = waiting.remove(&written) {
            for sample in samples {
                writeln!(file, "{sample}")?;
            }
            written += 1;
            if written % NEWS == 0 {
                println!("{written} games");
            }
        }
    }
    Ok(file.flush()?)
}

#[cfg(test)]
mod tests {
    use super::run;
    use crate::tune::settings::{Settings, Stage};

    #[test]
    fn the_data_do_not_depend_on_the_threads() {
        let data = [1, 3].map(|threads| {
            let name = format!("micro-max-tune-{}-{threads}", std::process::id());
            let path = std::env::temp_dir().join(name);
            let settings = Settings {
                games: 3,
                nodes: 60,
                threads,
                ..Settings::of(Stage::Play)
            };
            run(&settings, &path).expect("the games can be written");
            let text = std::fs::read_to_string(&path).expect("they were");
            std::fs::remove_file(&path).expect("it is there");
            text
        });
        let origin = "# tune play --seed 1 --games 3 --nodes 60, by the engine whose bench is ";
        assert!(data[0].starts_with(origin), "{}", data[0]);
        assert!(data[0].lines().count() > 10);
        assert_eq!(data[0], data[1]);
    }
}
