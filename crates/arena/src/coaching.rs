//! `coach`: explains the mistakes of games, and counts the motifs.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, anyhow};
use coach::{Cause, explain};
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};
use rules::{Move, Position};

use crate::mistakes::{self, FoundMistake};

pub(crate) const HELP: &str = "\
usage: cargo xtask coach FILE [OPTION...]

  Explains the doubtful moves of games as the review of the page does, and counts the motifs.
  FILE is a PGN file, whose games are searched with the limits of the review, or a file from --write.

  --write FILE     write the mistakes with their scores and lines, to explain them without a search";

/// The number of plies of a line to print.
const SHOWN_PLIES: usize = 12;

#[derive(Debug, PartialEq)]
pub(crate) struct CoachingOptions {
    file: String,
    output: Option<String>,
}

impl CoachingOptions {
    /// `None` for `--help`.
    pub(crate) fn parse(args: &mut Parser) -> Result<Option<Self>> {
        let (mut file, mut output) = (None, None);
        while let Some(arg) = args.next()? {
            match arg {
                Long("help") => return Ok(None),
                Long("write") => output = Some(args.value()?.string()?),
                Value(text) if file.is_none() => file = Some(text.string()?),
                other => return Err(anyhow!("{}\n\n{HELP}", other.unexpected())),
            }
        }
        let file = file.with_context(|| format!("no file given\n\n{HELP}"))?;
        Ok(Some(Self { file, output }))
    }
}

/// Prints each mistake with its motif, then the counts.
pub(crate) fn run(options: &CoachingOptions) -> Result<()> {
    let file = &options.file;
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {file}"))?;
    let extension = Path::new(file).extension();
    let is_pgn = extension.is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"));
    let found = if is_pgn {
        mistakes::review(&text)
    } else {
        mistakes::read(&text)
    };
    let found = found.with_context(|| format!("in {file}"))?;
    if let Some(output) = &options.output {
        let text = mistakes::write(&found);
        fs::write(output, text).with_context(|| format!("cannot write {output}"))?;
    }
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

#[cfg(test)]
mod tests {
    use super::CoachingOptions;
    use lexopt::Parser;

    #[test]
    fn a_file_is_required() {
        let parse = |words: &[&str]| CoachingOptions::parse(&mut Parser::from_args(words));
        let options = parse(&["games.pgn", "--write", "found.txt"]).expect("valid options");
        let options = options.map(|options| (options.file, options.output));
        assert_eq!(
            options,
            Some(("games.pgn".to_owned(), Some("found.txt".to_owned())))
        );
        assert!(parse(&["--write", "found.txt"]).is_err());
        assert!(parse(&["a.pgn", "b.pgn"]).is_err());
    }
}
