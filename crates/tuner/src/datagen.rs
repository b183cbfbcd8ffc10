//! `play`: generates samples by self-play on several threads; the data do not depend on their
//! number.

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
use arena::openings;
use rules::Game;

use crate::{
    options::Options, provenance, sample::Sample, self_play::SelfPlay, splitmix64::SplitMix64,
};

/// The number of games after which progress is printed.
const PROGRESS_INTERVAL: u64 = 500;

/// A game's index and its samples.
type GameSamples = (u64, Vec<Sample>);

/// Plays the games and writes their samples in the order of the games.
///
/// # Errors
/// The openings cannot be read, or the data cannot be written.
pub(crate) fn run(options: &Options, data: &Path) -> Result<()> {
    let openings: Vec<Game> = openings::read(options.openings.as_deref(), 0)?
        .into_iter()
        .map(|opening| opening.game)
        .collect();
    let mut file = File::create(data)
        .with_context(|| format!("cannot write {}", data.display()))
        .map(BufWriter::new)?;
    writeln!(file, "{}", provenance::data_header(options)?)?;
    let (sender, receiver) = mpsc::channel();
    let next_game = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..options.threads {
            let sender = sender.clone();
            let (openings, next_game) = (&openings, &next_game);
            scope.spawn(move || play_games(options, openings, next_game, &sender));
        }
        drop(sender);
        write_in_order(&receiver, file)
    })
}

/// Plays games until none is left or the receiver is gone.
fn play_games(
    options: &Options,
    openings: &[Game],
    next_game: &AtomicU64,
    sender: &Sender<GameSamples>,
) {
    let mut self_play = SelfPlay::new(options.nodes);
    loop {
        let index = next_game.fetch_add(1, Ordering::Relaxed);
        if index >= options.games {
            return;
        }
        let samples = self_play.play(openings, &mut SplitMix64::new(options.seed, index));
        if sender.send((index, samples)).is_err() {
            return;
        }
    }
}

fn write_in_order(receiver: &Receiver<GameSamples>, mut file: impl Write) -> Result<()> {
    let mut pending = BTreeMap::new();
    let mut written = 0;
    for (index, samples) in receiver {
        pending.insert(index, samples);
        while let Some(samples) = pending.remove(&written) {
            for sample in samples {
                writeln!(file, "{sample}")?;
            }
            written += 1;
            if written % PROGRESS_INTERVAL == 0 {
                println!("{written} games");
            }
        }
    }
    Ok(file.flush()?)
}

#[cfg(test)]
mod tests {
    use super::run;
    use crate::options::{Command, Options};

    #[test]
    fn the_data_do_not_depend_on_the_number_of_threads() {
        let data = [1, 3].map(|threads| {
            let name = format!("micro-max-datagen-{}-{threads}", std::process::id());
            let path = std::env::temp_dir().join(name);
            let options = Options {
                games: 3,
                nodes: 60,
                threads,
                ..Options::new(Command::Play)
            };
            run(&options, &path).expect("the data can be written");
            let text = std::fs::read_to_string(&path).expect("the data can be read");
            std::fs::remove_file(&path).expect("the file exists");
            text
        });
        let header = "# tune play --seed 1 --games 3 --nodes 60, by the engine whose bench is ";
        assert!(data[0].starts_with(header), "{}", data[0]);
        assert!(data[0].lines().count() > 10);
        assert_eq!(data[0], data[1]);
    }
}
