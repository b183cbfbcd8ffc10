//! `cargo xtask dist`: builds the products into `target/dist`, with one module per product.

mod authors;
mod base85;
mod bundle;
mod chunk_graph;
mod classic;
mod element;
mod hash;
mod html_page;
mod learn;
mod npm;
mod relative_url;
mod replacements;
mod service_worker;
mod single_file;
mod site;
mod source_tree;
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

/// The published files.
#[derive(Debug)]
pub(crate) struct Products {
    /// The folder of all products.
    pub(crate) folder: PathBuf,
    /// The static site.
    pub(crate) site: Site,
    /// `micro-max.js` and its files.
    pub(crate) element: Element,
    /// `micro-max-figures.js` and its files.
    pub(crate) figures: Element,
    /// `micro-max.classic.js`, `micro-max-figures.classic.js`, and `micro-max.variants.classic.js`
    /// for both.
    pub(crate) classics: [PathBuf; 3],
    /// `micro-max.html`.
    pub(crate) one_file: PathBuf,
    /// `micro-max-learn.html`.
    pub(crate) book: PathBuf,
    /// The package for npm.
    pub(crate) package: PathBuf,
}

/// Builds all products and prints their paths.
///
/// # Errors
/// Node is missing, or a product does not build.
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
/// Node is missing, or a product does not build.
pub(crate) fn build() -> Result<Products> {
    node::ensure_tools()?;
    let workers = Workers::build()?;
    let folder = empty("")?;
    let one_file = single_file::build(&workers, &folder)?;
    let book = learn::build(&workers, &folder)?;
    let element = element::for_pages(&ELEMENT, &workers, &folder)?;
    let figures = element::for_pages(&FIGURES, &workers, &folder)?;
    let classics = [
        classic::build(&ELEMENT, &workers, &folder)?,
        classic::build(&FIGURES, &workers, &folder)?,
        classic::write_worker(&workers.variants, &folder)?,
    ];
    let beside = [&element, &figures].into_iter();
    let beside = beside.flat_map(|element| element.first.iter().chain(&element.later));
    let mut copies: Vec<PathBuf> = beside.map(|name| folder.join(name)).collect();
    copies.sort();
    copies.dedup();
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

/// The folder of the workers for tests and benches: the published ones or, without Node and npm,
/// those of `cargo xtask play`.
///
/// # Errors
/// A worker does not build.
pub(crate) fn tested_workers() -> Result<PathBuf> {
    match node::are_tools_missing() {
        None => Workers::build()?.write(),
        Some(_) => worker::build(),
    }
}

/// Bundles the board alone, script and style, and returns the files.
///
/// # Errors
/// Node is missing, or the board does not build.
pub(crate) fn board() -> Result<Vec<PathBuf>> {
    let folder = empty("work/board-alone")?;
    let sources = www().join("board");
    let style = folder.join("board.css");
    write(
        &style,
        bundle::style(&sources.join("board.css"))?.as_bytes(),
    )?;
    let graph = bundle::page(&sources.join("board.js"), &folder, None)?;
    let script = graph.chunk_for("board.js")?;
    let scripts = graph.with_static_imports(script).into_iter();
    Ok(scripts
        .map(|name| folder.join(name))
        .chain([style])
        .collect())
}

/// Whether a figure has this name.
pub(crate) fn has_figure(name: &str) -> bool {
    www().join("elements/figures").join(name).is_dir()
}

/// Creates or empties a folder in `target/dist`.
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
