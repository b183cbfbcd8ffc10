//! `match`: two engines play pairs of games, and their Elo difference is estimated.

use std::{
    fs::OpenOptions,
    io::{self, Write},
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

use anyhow::{Context, Result, bail};

use crate::{
    engine::{Engine, EngineConfig},
    game::{self, FinishedGame, GameRules, Pairing},
    match_options::MatchOptions,
    openings,
    referee::VariantReferee,
    score::Score,
    sprt::Sprt,
    starts::{Start, Starts},
    summary::Summary,
    variant_game::VariantGame,
    variants_report,
};

/// Plays the match, or one match of each variant, and prints the games and the report. Returns
/// false if an engine failed in a game.
pub(crate) fn run(options: &MatchOptions) -> Result<bool> {
    let variants = options.variants()?;
    let engines = options.engines()?;
    if variants.is_empty() {
        let summary = play(engines, options, None)?;
        println!("\n{}", summary.report(options.sprt()));
        return Ok(!summary.has_failures());
    }
    let mut summaries = Vec::new();
    for game in &variants {
        let summary = play(engines.clone(), options, Some(game))?;
        println!("\n{}: {}\n", game.name(), summary.report(options.sprt()));
        summaries.push((game.name(), summary));
    }
    println!("{}", variants_report::table(&summaries));
    Ok(!summaries.iter().any(|(_, summary)| summary.has_failures()))
}

/// Plays a match with a limit of plies per move, and returns the first engine's score.
pub(crate) fn score(engines: [EngineConfig; 2], depth: u32, games: usize) -> Result<Score> {
    Ok(play(engines, &MatchOptions::quiet(depth, games), None)?.score())
}

/// Plays a match like [`score`], and appends the games to a file.
pub(crate) fn kept(
    pgn: &Path,
    engines: [EngineConfig; 2],
    depth: u32,
    games: usize,
) -> Result<Score> {
    let mut options = MatchOptions::quiet(depth, games);
    options.pgn = Some(pgn.to_owned());
    Ok(play(engines, &options, None)?.score())
}

fn play(
    [first, second]: [EngineConfig; 2],
    options: &MatchOptions,
    variant: Option<&Arc<VariantGame>>,
) -> Result<Summary> {
    let engines = [first.build()?, second.build()?];
    for engine in &engines {
        Engine::start(engine, variant)
            .with_context(|| format!("{} does not start", engine.name))?;
    }
    let runner = MatchRunner {
        options,
        rules: options.rules(),
        sprt: options.sprt(),
        variant,
        starts: starts(options, variant)?,
        next_game: AtomicUsize::new(0),
        is_decided: AtomicBool::new(false),
        summary: Mutex::new(Summary::new(&engines)),
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..options.concurrency.max(1))
            .map(|_| scope.spawn(|| runner.play_games(&engines)))
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| match worker.join() {
                Ok(result) => result,
                Err(_) => bail!("a worker thread panicked"),
            })
    })?;
    Ok(runner
        .summary
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner))
}

fn starts(options: &MatchOptions, variant: Option<&Arc<VariantGame>>) -> Result<Starts> {
    let openings = if let Some(game) = variant {
        vec![Start {
            name: game.name().to_owned(),
            referee: Box::new(VariantReferee::new(game)),
        }]
    } else {
        let book = openings::read(options.openings.as_deref(), options.seed)?;
        book.into_iter().map(Start::chess).collect()
    };
    Ok(Starts {
        openings,
        random_plies: options.random_plies(),
        seed: options.seed,
    })
}

/// The data shared by the worker threads, each of which has its own pair of engine processes.
struct MatchRunner<'a> {
    options: &'a MatchOptions,
    rules: GameRules,
    sprt: Option<Sprt>,
    variant: Option<&'a Arc<VariantGame>>,
    starts: Starts,
    next_game: AtomicUsize,
    is_decided: AtomicBool,
    summary: Mutex<Summary>,
}

impl MatchRunner<'_> {
    /// Plays games until all are played or the SPRT has decided.
    fn play_games(&self, engines: &[EngineConfig; 2]) -> Result<()> {
        let [first, second] = engines.each_ref();
        let mut engines = [
            Engine::start(first, self.variant)?,
            Engine::start(second, self.variant)?,
        ];
        while !self.is_decided.load(Ordering::Relaxed) {
            let index = self.next_game.fetch_add(1, Ordering::Relaxed);
            if index >= self.options.games {
                break;
            }
            let pairing = Pairing {
                index,
                start: &self.starts.of_pair(index / 2)?,
                rules: &self.rules,
            };
            let game = game::play(&pairing, &mut engines)?;
            self.record(&game)?;
        }
        Ok(())
    }

    fn record(&self, game: &FinishedGame) -> Result<()> {
        let mut summary = self.summary.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = &self.options.pgn {
            append(path, &game.pgn).with_context(|| format!("cannot write {}", path.display()))?;
        }
        summary.add(game);
        if !self.options.is_quiet {
            println!("{}", summary.game_line(game));
        }
        if let Some(sprt) = self.sprt
            && sprt.accepted(&summary.score()).is_some()
        {
            self.is_decided.store(true, Ordering::Relaxed);
        }
        Ok(())
    }
}

fn append(path: &Path, pgn: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    writeln!(file, "{pgn}")
}
