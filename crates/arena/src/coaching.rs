//! `coach`: explains the mistakes of games, and counts the motifs.

use std::{collections::BTreeMap, fs, path::PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use coach::{Cause, explain};
use rules::{Move, Position};

use crate::mistakes::{self, FoundMistake};

/// The number of plies of a line to print.
const SHOWN_PLIES: usize = 12;

/// Explain the doubtful moves of games.
///
/// The games of a PGN file are searched with the limits of the review of the page; each doubtful move
/// is explained as there, and the motifs are counted.
#[derive(Args, Debug)]
pub(crate) struct CoachingOptions {
    file: PathBuf,
}

/// Prints each mistake with its motif, then the counts.
pub(crate) fn run(options: &CoachingOptions) -> Result<()> {
    let file = options.file.display();
    let text = fs::read_to_string(&options.file).with_context(|| format!("cannot read {file}"))?;
    let found = mistakes::review(&text).with_context(|| format!("in {file}"))?;
    let mut counts = BTreeMap::new();
    for one in &found {
        *counts.entry(print_explained(one)).or_insert(0) += 1;
    }
    for (motif, count) in &counts {
        println!("{count:5} {motif}");
    }
    let unexplained = counts.get(UNEXPLAINED).unwrap_or(&0);
    println!("{} of {} explained", found.len() - unexplained, found.len());
    Ok(())
}

/// The name that is printed for mistakes without a motif.
const UNEXPLAINED: &str = "-";

/// Prints a mistake with its motif and its lines; returns the motif.
fn print_explained(found: &FoundMistake) -> String {
    let mistake = found.as_mistake();
    let before = mistake.game.position();
    let mut after = before.clone();
    after.make(mistake.played);
    println!("{before}  {}{}", before.san(mistake.played), found.mark());
    let reason = explain(&mistake);
    let motif = reason.as_ref().map_or_else(
        || UNEXPLAINED.to_owned(),
        |reason| format!("{:?} {}", reason.cause, reason.motif.code()),
    );
    if let Some(reason) = reason {
        let position = match reason.cause {
            Cause::Allowed => &after,
            Cause::Missed | Cause::Found => before,
        };
        let names = reason.targets.iter();
        let names: Vec<_> = names
            .map(|one| format!("{} {}", one.role, one.square))
            .collect();
        let line = san_line(position, &reason.line);
        println!("  {motif} ({}): {line}", names.join(", "));
    }
    let (best, answer) = (mistake.best, mistake.answer);
    println!("  best {:?} {}", best.score, san_line(before, best.line));
    println!(
        "  then {:?} {}",
        answer.score,
        san_line(&after, answer.line)
    );
    motif
}

/// Formats the first moves of a line in SAN.
fn san_line(position: &Position, line: &[Move]) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for &played in line.iter().take(SHOWN_PLIES) {
        words.push(position.san(played));
        position.make(played);
    }
    words.join(" ")
}
