//! `play`: generates samples by self-play.

use std::path::Path;

use anyhow::Result;
use arena::openings;
use rules::Game;

use crate::{options::Options, parallel, provenance, self_play::SelfPlay, splitmix64::SplitMix64};

/// Plays the games and writes their samples in the order of the games.
pub(crate) fn run(options: &Options, data: &Path) -> Result<()> {
    let openings: Vec<Game> = openings::read(options.openings.as_deref(), 0)?
        .into_iter()
        .map(|opening| opening.game)
        .collect();
    let header = provenance::data_header(options)?;
    let games = usize::try_from(options.games)?;
    let new_player = || SelfPlay::new(options.nodes);
    parallel::write(
        options.threads,
        games,
        &header,
        data,
        new_player,
        |player, index| player.play(&openings, &mut SplitMix64::new(options.seed, index as u64)),
    )
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
