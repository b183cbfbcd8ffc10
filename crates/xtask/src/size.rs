//! `cargo xtask size`: what is published, against the budgets.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    dist,
    worker::{self, gzip},
};

/// The largest worker, in bytes of gzip.
const WORKER_BUDGET: usize = 40_000;

/// The largest first visit of the page, in bytes of gzip.
const VISIT_BUDGET: usize = 60_000;

/// The largest board with its pieces and its style, in bytes of gzip.
const BOARD_BUDGET: usize = 10_000;

/// Prints the bytes of each file; false if one is over its budget.
///
/// # Errors
/// Something does not build, or a file cannot be read.
pub(crate) fn run() -> Result<bool> {
    let site = dist::site()?;
    let rows = |names: &[String]| -> Result<Vec<Row>> {
        let rows = names
            .iter()
            .map(|name| Row::of(name, &site.folder.join(name)));
        rows.collect()
    };
    let (first, later) = (rows(&site.first)?, rows(&site.later)?);
    println!(
        "{:36} {:>9} {:>9} {:>9} {:>9}",
        "bytes", "raw", "gzip", "brotli", "budget"
    );
    print_all(&first);
    println!("loaded when needed:");
    print_all(&later);
    println!("together:");
    let worker = Row::of(worker::NAME, &site.folder.join(worker::NAME))?;
    let mut board = Row::named("the board alone");
    for path in dist::board()? {
        board.add(&Row::of("", &path)?);
    }
    let mut visit = Row::named("the first visit");
    for row in &first {
        visit.add(row);
    }
    let within = [
        worker.print(Some(WORKER_BUDGET)),
        board.print(Some(BOARD_BUDGET)),
        visit.print(Some(VISIT_BUDGET)),
    ];
    Ok(within.into_iter().all(|is_within| is_within))
}

fn print_all(rows: &[Row]) {
    for row in rows {
        row.print(None);
    }
}

/// A file's size in bytes, or that of several files together.
struct Row {
    name: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Row {
    fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            raw: 0,
            gzip: 0,
            brotli: 0,
        }
    }

    /// The gzip is that of any host, not the smaller one that lies beside the file.
    fn of(name: &str, path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Self {
            name: name.to_owned(),
            raw: bytes.len(),
            gzip: gzip(&bytes)?.len(),
            brotli: dist::brotli(&bytes)?.len(),
        })
    }

    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }

    /// Prints it; false if it is over the budget.
    fn print(&self, budget: Option<usize>) -> bool {
        let text = budget.map(|bytes| bytes.to_string()).unwrap_or_default();
        let is_within = budget.is_none_or(|bytes| self.gzip <= bytes);
        let verdict = if is_within { "" } else { "  over budget" };
        println!(
            "{:36} {:9} {:9} {:9} {text:>9}{verdict}",
            self.name, self.raw, self.gzip, self.brotli
        );
        is_within
    }
}
