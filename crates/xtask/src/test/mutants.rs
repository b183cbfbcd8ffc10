//! Whether the tests of a crate notice changes to its code, which cargo-mutants makes one by one.

use std::{env, fs};

use anyhow::{Context, Result, ensure};

use crate::{
    install,
    process::{for_lines, output, program},
    workspace::target,
};

use super::report::Report;

/// The crates, and the largest share of changes that the tests of each may miss, in percent.
const CRATES: [(&str, usize); 6] = [
    ("game", 5),
    ("rules", 5),
    ("tablebase", 5),
    ("variants", 10),
    ("coach", 10),
    ("protocol", 10),
];

/// The least number of changes to each crate.
const SAMPLE: usize = 60;

/// Changes that are not made: nearly all unions are of disjoint sets, for which both operators mean
/// the same.
const EQUIVALENT: &str = r"replace \| with \^";

/// The variable with the seed that chooses the changes.
const SEED: &str = "MICRO_MAX_SEED";

/// Makes a sample of changes to the crates with these names, or to all. Each crate is tested by its
/// own tests only.
pub(crate) fn run(report: &mut Report, names: &[String]) -> Result<()> {
    for name in names {
        let all = CRATES.map(|(known, _)| known);
        let is_known = all.contains(&&**name);
        ensure!(is_known, "unknown crate '{name}': {}", all.join(", "));
    }
    let seed = env::var(SEED).unwrap_or_else(|_| "1".to_owned());
    let seed = seed
        .parse()
        .with_context(|| format!("{SEED} is not a number: {seed}"))?;
    let is_chosen = |name: &str| names.is_empty() || names.iter().any(|chosen| chosen == name);
    for (name, percent) in CRATES {
        if is_chosen(name) {
            change(report, name, percent, seed)?;
        }
    }
    Ok(())
}

/// Changes a copy of the crate, and lists the changes that its tests do not notice.
fn change(report: &mut Report, name: &str, percent: usize, seed: usize) -> Result<()> {
    let mutants = install::mutants()?;
    let mut words = vec!["mutants", "--package", name, "--exclude-re", EQUIVALENT];
    if name == "protocol" {
        words.extend(["--features", "protocol/fairy"]);
    }
    let list = output(program(&mutants).args(&words).arg("--list"))?;
    let shards = (list.lines().count() / SAMPLE).max(1);
    let folder = target().join("mutants");
    let results = folder.join(name);
    fs::create_dir_all(&results)?;
    let mut command = program(&mutants);
    command.args(&words);
    // Every `shards`th change, so that all files have their share.
    command.args(["--sharding", "round-robin", "--shard"]);
    command.arg(format!("{}/{shards}", seed % shards));
    command.args(["--minimum-test-timeout", "60", "--colors", "never"]);
    command.arg("--output").arg(&results);
    command.env("CARGO_TARGET_DIR", &folder);
    let status = for_lines(&mut command, |line| report.print_line(line))?;
    // 2 and 3 mean that changes were missed or took too long.
    let has_ended = matches!(status.code(), Some(0 | 2 | 3));
    ensure!(has_ended, "cargo-mutants in {name}: {status}");
    let count = |result: &str| -> Result<usize> {
        let file = results.join("mutants.out").join(result);
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        Ok(text.lines().count())
    };
    let [caught, missed, unviable, timeout] =
        ["caught.txt", "missed.txt", "unviable.txt", "timeout.txt"].map(count);
    let (caught, missed, unviable, timeout) = (caught?, missed?, unviable?, timeout?);
    let counts =
        format!("{name}: {caught} caught, {missed} missed, {unviable} unviable, {timeout} timeout");
    report.print_line(&counts);
    report.result(
        &counts,
        missed * 100 <= percent * (caught + missed + timeout),
    );
    Ok(())
}
