//! `cargo xtask dist`: what is published, in `target/dist`. Each product is a file here.

mod authors;
mod bundle;
mod classic;
mod element;
mod graph;
mod hash;
mod learn;
mod modules;
mod npm;
mod offline;
mod one_file;
mod page;
mod reference;
mod site;
mod source;
mod workers;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    node, worker,
    workspace::{target, www},
};

use element::{ELEMENT, FIGURES};

pub(crate) use element::Element;
pub(crate) use site::{Site, Tutorial};
pub(crate) use workers::{Script, Workers};

/// All that is published.
#[derive(Debug)]
pub(crate) struct Products {
    /// The folder of all.
    pub(crate) folder: PathBuf,
    /// The page to play on, and what is loaded from its host.
    pub(crate) site: Site,
    /// `micro-max.js` and what lies beside it.
    pub(crate) element: Element,
    /// `micro-max-figures.js` and what lies beside it.
    pub(crate) figures: Element,
    /// `micro-max.classic.js`, and the same of the figures.
    pub(crate) classics: [PathBuf; 2],
    /// `micro-max.html`.
    pub(crate) one_file: PathBuf,
    /// `micro-max-learn.html`.
    pub(crate) book: PathBuf,
    /// The package for npm.
    pub(crate) package: PathBuf,
}

/// Builds all products and says where they lie.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn run() -> Result<()> {
    let products = build()?;
    let Products { folder, site, .. } = &products;
    println!("{}", site.folder.display());
    for Element { first, later, .. } in [&products.element, &products.figures] {
        for name in first.iter().chain(later) {
            println!("{}", folder.join(name).display());
        }
    }
    let others = [&products.one_file, &products.book, &products.package];
    for path in products.classics.iter().chain(others) {
        println!("{}", path.display());
    }
    Ok(())
}

/// Builds all products.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn build() -> Result<Products> {
    node::ensure_tools()?;
    let workers = Workers::build()?;
    let folder = empty("")?;
    let one_file = one_file::build(&workers.playing, &folder)?;
    let book = learn::build(&workers.inside, &folder)?;
    let element = element::for_pages(&ELEMENT, workers.of(ELEMENT.worker), &folder)?;
    let figures = element::for_pages(&FIGURES, workers.of(FIGURES.worker), &folder)?;
    let classics = [
        classic::build(&ELEMENT, workers.of(ELEMENT.worker), &folder)?,
        classic::build(&FIGURES, workers.of(FIGURES.worker), &folder)?,
    ];
    let beside = [&element, &figures].into_iter();
    let beside = beside.flat_map(|element| element.first.iter().chain(&element.later));
    let mut copies: Vec<PathBuf> = beside.map(|name| folder.join(name)).collect();
    copies.extend(classics.clone());
    copies.extend([one_file.clone(), book.clone()]);
    let site = site::build(&workers, &copies)?;
    let package = npm::build(&workers)?;
    Ok(Products {
        folder,
        site,
        element,
        figures,
        classics,
        one_file,
        book,
        package,
    })
}

/// The folder of the workers that tests and benches run: those that are published, or, where the
/// tools for them are missing, those of `cargo xtask play`.
///
/// # Errors
/// Something does not build.
pub(crate) fn tested_workers() -> Result<PathBuf> {
    match node::are_tools_missing() {
        None => Workers::build()?.write(),
        Some(_) => worker::build(),
    }
}

/// The board by itself, as somebody would bundle it who wants nothing else: script and style.
///
/// # Errors
/// Node is not there, or it does not build.
pub(crate) fn board() -> Result<Vec<PathBuf>> {
    let folder = empty("work/board-alone")?;
    let sources = www().join("board");
    let style = folder.join("board.css");
    write(
        &style,
        bundle::style(&sources.join("board.css"))?.as_bytes(),
    )?;
    let graph = bundle::page(&sources.join("board.js"), &folder)?;
    let script = graph.made_for("board.js")?;
    let scripts = graph.needed_by(script).into_iter();
    Ok(scripts
        .map(|name| folder.join(name))
        .chain([style])
        .collect())
}

/// Whether there is a figure of this name.
pub(crate) fn has_figure(name: &str) -> bool {
    www().join("elements/figures").join(name).is_dir()
}

/// A folder of the products, with nothing in it.
fn empty(name: &str) -> Result<PathBuf> {
    let folder = target().join("dist").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
