//! `cargo xtask match`: two engines play each other, and the difference is estimated.

mod conversation;
mod fault;
mod game;
pub(crate) mod opening;
mod pace;
mod player;
mod revision;
mod score;
mod settings;
mod sprt;
mod summary;
mod uci;
mod xboard;

use std::{
    fs::OpenOptions,
    io::{self, Write},
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

use anyhow::{Context, Result, bail};

pub(crate) use pace::Pace;
pub(crate) use player::{Command, Player, Turn};
pub(crate) use score::{Score, elo};
pub(crate) use settings::{HELP, Settings, split};

use game::{Pairing, Played};
use summary::Summary;

/// Plays the match and prints each game and the sum; false if an engine failed in a game.
///
/// # Errors
/// An engine does not start, the openings cannot be read, or the games cannot be written.
pub(crate) fn run(settings: &Settings) -> Result<bool> {
    let summary = play(settings)?;
    println!("\n{}", summary.text(settings.sprt));
    Ok(summary.is_faultless())
}

/// What the first of two engines scores in so many games, if both may take so many nodes for a
/// move.
///
/// # Errors
/// An engine does not start.
pub(crate) fn score(engines: [Command; 2], nodes: u64, games: usize) -> Result<Score> {
    let settings = Settings::silent(engines, Pace::Nodes(nodes), games);
    Ok(play(&settings)?.score())
}

fn play(settings: &Settings) -> Result<Summary> {
    let openings = opening::read(settings.openings.as_deref(), settings.seed)?;
    let commands = settings.commands()?;
    for command in &commands {
        Player::start(command).with_context(|| format!("{} does not start", command.name))?;
    }
    let hall = Hall {
        settings,
        next: AtomicUsize::new(0),
        is_decided: AtomicBool::new(false),
        summary: Mutex::new(Summary::new(&commands)),
    };
    thread::scope(|scope| {
        let boards: Vec<_> = (0..settings.concurrency)
            .map(|_| scope.spawn(|| hall.play_board(&commands, &openings)))
            .collect();
        boards.into_iter().try_for_each(|board| match board.join() {
            Ok(result) => result,
            Err(_) => bail!("a board broke off"),
        })
    })?;
    Ok(hall
        .summary
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner))
}

/// Where the games are played, one board for each pair of processes.
struct Hall<'a> {
    settings: &'a Settings,
    next: AtomicUsize,
    is_decided: AtomicBool,
    summary: Mutex<Summary>,
}

impl Hall<'_> {
    /// Plays games, as long as there are some that nobody plays.
    fn play_board(
        &self,
        commands: &[player::Command; 2],
        openings: &[opening::Opening],
    ) -> Result<()> {
        let mut players = [Player::start(&commands[0])?, Player::start(&commands[1])?];
        while !self.is_decided.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.settings.games {
                break;
            }
            let pairing = Pairing {
                number,
                opening: &openings[number / 2 % openings.len()],
                rules: &self.settings.rules,
            };
            let played = game::play(&pairing, &mut players)?;
            self.note(&played)?;
        }
        Ok(())
    }

    /// Counts and keeps a game that is over.
    fn note(&self, played: &Played) -> Result<()> {
        let mut summary = self.summary.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = &self.settings.pgn {
            append(path, &played.pgn)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        summary.count(played);
        if !self.settings.is_silent {
            println!("{}", summary.line(played));
        }
        if let Some(test) = self.settings.sprt
            && summary.verdict(test).is_some()
        {
            self.is_decided.store(true, Ordering::Relaxed);
        }
        Ok(())
    }
}

fn append(path: &Path, game: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{game}")
}
