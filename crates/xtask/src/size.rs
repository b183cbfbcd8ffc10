//! `cargo xtask size`: what is published, against the budgets.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    compression::{brotli, gzip},
    dist::{self, Element, Products, Site, Tutorial},
    worker::Worker,
};

/// The largest worker, in bytes of gzip.
const WORKER_BUDGET: usize = 80_000;

/// The largest worker that answers about Classic's inside too, in bytes of gzip.
const INSIDE_WORKER_BUDGET: usize = 90_000;

/// The largest first visit of the page, in bytes of gzip.
const VISIT_BUDGET: usize = 130_000;

/// The largest board with its pieces and its style, in bytes of gzip.
const BOARD_BUDGET: usize = 12_000;

/// The largest figure beside what all have, in bytes of gzip.
const FIGURE_BUDGET: usize = 8_000;

/// All figures beside what they have in common, in bytes of gzip.
const FIGURES_BUDGET: usize = 50_000;

/// The largest page in one file, in bytes on a disk.
const ONE_FILE_BUDGET: usize = 400_000;

/// By how much two files of the same sources differ at most: they name other files that they import. Files of two
/// sources that have the same name differ by more.
const NAMES_BYTES: usize = 64;

/// The most that a page of the tutorial loads, in bytes of gzip.
const CHAPTER_BUDGET: usize = 160_000;

/// The largest tutorial in one file, in bytes on a disk.
const BOOK_BUDGET: usize = 600_000;

/// Prints the bytes of each file; false if one is over its budget.
///
/// # Errors
/// Something does not build, or a file cannot be read.
pub(crate) fn run() -> Result<bool> {
    let products = dist::build()?;
    let Products { site, element, .. } = &products;
    println!(
        "{:40} {:>9} {:>9} {:>9} {:>9}",
        "bytes", "raw", "gzip", "brotli", "budget"
    );
    let visit = list("site, first visit:", &site.folder, &site.first)?;
    list("site, loaded when needed:", &site.folder, &site.later)?;
    let element_visit = list("element, first visit:", &element.folder, &element.first)?;
    list(
        "element, loaded when needed:",
        &element.folder,
        &element.later,
    )?;
    let (figures, are_small) = list_figures(&products.figures, element)?;
    let are_short = list_chapters(site)?;
    println!("together:");
    let mut board = Row::named("the board alone");
    for path in dist::board()? {
        board.add(&Row::of("", &path)?);
    }
    let [worker, inside_worker] = [Worker::Playing, Worker::Inside]
        .map(|worker| Row::of(worker.name(), &products.folder.join(worker.name())));
    let (worker, inside_worker) = (worker?, inside_worker?);
    let one_file = Row::of("micro-max.html", &products.one_file)?;
    let book = Row::of("micro-max-learn.html", &products.book)?;
    element_visit
        .named_anew("a page with an element")
        .print(None);
    for path in &products.classics {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        Row::of(&name, path)?.print(None);
    }
    let within = [
        are_small,
        are_short,
        book.print(Some((book.raw, BOOK_BUDGET))),
        figures.print(Some((figures.gzip, FIGURES_BUDGET))),
        worker.print(Some((worker.gzip, WORKER_BUDGET))),
        inside_worker.print(Some((inside_worker.gzip, INSIDE_WORKER_BUDGET))),
        board.print(Some((board.gzip, BOARD_BUDGET))),
        visit
            .named_anew("the first visit")
            .print(Some((visit.gzip, VISIT_BUDGET))),
        one_file.print(Some((one_file.raw, ONE_FILE_BUDGET))),
    ];
    Ok(within.into_iter().all(|is_within| is_within))
}

/// Prints what a page with figures loads, and each figure against its budget; gives what all of them add to what they have
/// in common, and to what a board loads when it is needed.
fn list_figures(figures: &Element, element: &Element) -> Result<(Row, bool)> {
    let first = list("figures, first visit:", &figures.folder, &figures.first)?;
    let mut common = first.named_anew("what figures have in common");
    common.subtract(&Row::of("", &figures.folder.join(Worker::Inside.name()))?);
    common.print(None);
    println!("figures, loaded when needed:");
    let mut sum = Row::named("what the figures add");
    let mut are_small = true;
    for name in &figures.later {
        let row = Row::of(name, &figures.folder.join(name))?;
        are_small &= row.print(Some((row.gzip, FIGURE_BUDGET)));
        let mut is_shared = false;
        for other in element
            .later
            .iter()
            .filter(|other| part(other) == part(name))
        {
            let other = Row::of(other, &element.folder.join(other))?;
            is_shared |= row.raw.abs_diff(other.raw) <= NAMES_BYTES;
        }
        if !is_shared {
            sum.add(&row);
        }
    }
    Ok((sum, are_small))
}

/// The part of the sources that a file is made of, as its name tells: `board` in `micro-max-figures.board-CpLSxnqR.js`.
fn part(file: &str) -> Option<&str> {
    let (_, rest) = file.split_once('.')?;
    rest.split_once('-').map(|(part, _)| part)
}

/// Prints what each page of the tutorial loads; false if one is over its budget.
fn list_chapters(site: &Site) -> Result<bool> {
    let Tutorial {
        pages,
        first,
        later,
    } = &site.tutorial;
    println!("tutorial, each page with all that it loads:");
    let mut are_short = true;
    for page in pages {
        let path = site.folder.join(page);
        let html = fs::read_to_string(&path)?;
        let mut sum = Row::of(page, &path)?;
        let loaded = later.iter().filter(|name| is_loaded_by(&html, name));
        for name in first.iter().chain(loaded) {
            sum.add(&Row::of("", &site.folder.join(name))?);
        }
        are_short &= sum.print(Some((sum.gzip, CHAPTER_BUDGET)));
    }
    Ok(are_short)
}

/// Whether a page has the figure that a file is for; what figures share is loaded by all.
fn is_loaded_by(html: &str, file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or_default();
    let (name, _) = name.split_once('-').unwrap_or((name, ""));
    let is_figure = dist::has_figure(name);
    !is_figure || html.contains(&format!("<micro-max-{name}"))
}

/// Prints the files of a list and gives what they come to.
fn list(title: &str, folder: &Path, names: &[String]) -> Result<Row> {
    println!("{title}");
    let mut sum = Row::named(title);
    for name in names {
        let row = Row::of(name, &folder.join(name))?;
        row.print(None);
        sum.add(&row);
    }
    Ok(sum)
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
            brotli: brotli(&bytes)?.len(),
        })
    }

    fn named_anew(&self, name: &str) -> Self {
        let name = name.to_owned();
        Self { name, ..*self }
    }

    fn subtract(&mut self, other: &Self) {
        self.raw -= other.raw;
        self.gzip -= other.gzip;
        self.brotli -= other.brotli;
    }

    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }

    /// Prints it, with the bytes that count and the most that they may be; false if they are more.
    fn print(&self, budget: Option<(usize, usize)>) -> bool {
        let text = budget.map(|(_, most)| most.to_string()).unwrap_or_default();
        let is_within = budget.is_none_or(|(bytes, most)| bytes <= most);
        let verdict = if is_within { "" } else { "  over budget" };
        println!(
            "{:40} {:9} {:9} {:9} {text:>9}{verdict}",
            self.name, self.raw, self.gzip, self.brotli
        );
        is_within
    }
}
