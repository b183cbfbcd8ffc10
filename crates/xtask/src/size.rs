//! `cargo xtask size`: the sizes of the products against their budgets.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    compression::gzip,
    dist::{self, Element, Products, Site, Tutorial},
    worker::Worker,
};

/// The playing worker, in bytes after gzip.
const WORKER_BUDGET: usize = 86_000;

/// The inside worker, in bytes after gzip.
const INSIDE_WORKER_BUDGET: usize = 96_000;

/// The variants worker, in bytes after gzip.
const VARIANTS_WORKER_BUDGET: usize = 168_000;

/// The files that a game of a variant adds to the page, in one language and without the worker, in
/// bytes after gzip.
const VARIANTS_PAGE_BUDGET: usize = 45_000;

/// The languages other than English, as in file names.
const OTHER_LANGUAGES: [&str; 3] = ["de", "fr", "es"];

/// The first visit of the play page, in bytes after gzip.
const VISIT_BUDGET: usize = 160_000;

/// The board with its pieces and style, in bytes after gzip.
const BOARD_BUDGET: usize = 14_000;

/// A figure without the files that all figures share, in bytes after gzip.
const FIGURE_BUDGET: usize = 8_500;

/// All figures without the files that they share, in bytes after gzip.
const FIGURES_BUDGET: usize = 56_000;

/// The play page in one file, in bytes.
const ONE_FILE_BUDGET: usize = 620_000;

/// The largest difference in bytes between two builds of the same chunk, whose imports have
/// different names. Different chunks of the same name differ by more.
const SAME_CHUNK_BYTES: usize = 64;

/// A page of the tutorial with everything that it loads, in bytes after gzip.
const CHAPTER_BUDGET: usize = 160_000;

/// The tutorial in one file, in bytes.
const TUTORIAL_FILE_BUDGET: usize = 600_000;

/// Builds the products and prints the size of each file; returns false if one is over its budget.
///
/// # Errors
/// A product does not build, or a file cannot be read.
pub(crate) fn run() -> Result<bool> {
    check(&dist::build()?)
}

/// Prints the size of each file; returns false if one is over its budget.
///
/// # Errors
/// The board alone does not build, or a file cannot be read.
pub(crate) fn check(products: &Products) -> Result<bool> {
    let Products { site, element, .. } = products;
    println!("{:40} {:>9} {:>9} {:>9}", "bytes", "raw", "gzip", "budget");
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
    let row_of = |worker: Worker| Row::of(worker.name(), &products.folder.join(worker.name()));
    let worker = row_of(Worker::Playing)?;
    let inside_worker = row_of(Worker::Inside)?;
    let variants_worker = row_of(Worker::Variants)?;
    let mut variants_page = Row::named("the page's part for variants");
    for name in &site.variants[1..] {
        if !is_of_other_language(name) {
            variants_page.add(&Row::of("", &site.folder.join(name))?);
        }
    }
    let one_file = Row::of("micro-max.html", &products.one_file)?;
    let book = Row::of("micro-max-learn.html", &products.book)?;
    element_visit.renamed("a page with an element").print(None);
    for path in &products.classics {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        Row::of(&name, path)?.print(None);
    }
    let within = [
        are_small,
        are_short,
        book.print(Some((book.raw, TUTORIAL_FILE_BUDGET))),
        figures.print(Some((figures.gzip, FIGURES_BUDGET))),
        worker.print(Some((worker.gzip, WORKER_BUDGET))),
        inside_worker.print(Some((inside_worker.gzip, INSIDE_WORKER_BUDGET))),
        variants_page.print(Some((variants_page.gzip, VARIANTS_PAGE_BUDGET))),
        variants_worker.print(Some((variants_worker.gzip, VARIANTS_WORKER_BUDGET))),
        board.print(Some((board.gzip, BOARD_BUDGET))),
        visit
            .renamed("the first visit")
            .print(Some((visit.gzip, VISIT_BUDGET))),
        one_file.print(Some((one_file.raw, ONE_FILE_BUDGET))),
    ];
    Ok(within.into_iter().all(|is_within| is_within))
}

/// Whether a file has the texts of a language other than English, such as `cards-de-1234.js`.
fn is_of_other_language(name: &str) -> bool {
    let stem = name.rsplit('/').next().unwrap_or(name);
    stem.split('-').any(|part| OTHER_LANGUAGES.contains(&part))
}

/// Prints the files that a page with figures loads, and each figure with its budget. Returns the
/// sum of the chunks that neither all figures nor the element share, and whether all figures are
/// within their budgets.
fn list_figures(figures: &Element, element: &Element) -> Result<(Row, bool)> {
    let first = list("figures, first visit:", &figures.folder, &figures.first)?;
    let mut common = first.renamed("what figures have in common");
    common.subtract(&Row::of("", &figures.folder.join(Worker::Inside.name()))?);
    common.print(None);
    println!("figures, loaded when needed:");
    let mut sum = Row::named("what the figures add");
    let mut are_small = true;
    let of_figures = |name: &&String| *name != Worker::Variants.name();
    for name in figures.later.iter().filter(of_figures) {
        let row = Row::of(name, &figures.folder.join(name))?;
        are_small &= row.print(Some((row.gzip, FIGURE_BUDGET)));
        let mut is_shared = false;
        for other in element
            .later
            .iter()
            .filter(|other| chunk_name(other) == chunk_name(name))
        {
            let other = Row::of(other, &element.folder.join(other))?;
            is_shared |= row.raw.abs_diff(other.raw) <= SAME_CHUNK_BYTES;
        }
        if !is_shared {
            sum.add(&row);
        }
    }
    Ok((sum, are_small))
}

/// The name of a chunk: `board` in `micro-max-figures.board-CpLSxnqR.js`.
fn chunk_name(file: &str) -> Option<&str> {
    let (_, rest) = file.split_once('.')?;
    rest.split_once('-').map(|(part, _)| part)
}

/// Prints the size of each page of the tutorial with all files that it loads; returns false if one
/// is over its budget.
fn list_chapters(site: &Site) -> Result<bool> {
    let Tutorial {
        pages,
        first,
        later,
        ..
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

/// Whether a page loads a chunk: a figure that it contains, or a chunk that figures share.
fn is_loaded_by(html: &str, file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or_default();
    let (name, _) = name.split_once('-').unwrap_or((name, ""));
    let is_figure = dist::has_figure(name);
    !is_figure || html.contains(&format!("<micro-max-{name}"))
}

/// Prints the files and returns their sum.
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

/// The size of a file or of several files, in bytes.
struct Row {
    name: String,
    raw: usize,
    gzip: usize,
}

impl Row {
    fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            raw: 0,
            gzip: 0,
        }
    }

    fn of(name: &str, path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Self {
            name: name.to_owned(),
            raw: bytes.len(),
            gzip: gzip(&bytes)?.len(),
        })
    }

    fn renamed(&self, name: &str) -> Self {
        let name = name.to_owned();
        Self { name, ..*self }
    }

    fn subtract(&mut self, other: &Self) {
        self.raw -= other.raw;
        self.gzip -= other.gzip;
    }

    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
    }

    /// Prints the row with its budget, which is the measured bytes and their limit. Returns false
    /// if the row is over its budget.
    fn print(&self, budget: Option<(usize, usize)>) -> bool {
        let text = budget
            .map(|(_, limit)| limit.to_string())
            .unwrap_or_default();
        let is_within = budget.is_none_or(|(bytes, limit)| bytes <= limit);
        let verdict = if is_within { "" } else { "  over budget" };
        println!(
            "{:40} {:9} {:9} {text:>9}{verdict}",
            self.name, self.raw, self.gzip
        );
        is_within
    }
}
