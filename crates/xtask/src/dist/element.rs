//! `micro-max.js`: the element as a module, beside which its worker and its other languages lie.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{bundle, hash, modules, source::Sources, write},
    worker,
};

/// The module that pages load.
pub(crate) const NAME: &str = "micro-max.js";

/// An element that was built.
#[derive(Debug)]
pub(crate) struct Element {
    /// Where it lies.
    pub(crate) folder: PathBuf,
    /// The files that a page with an element loads, the worker last.
    pub(crate) first: Vec<String>,
    /// The files that are loaded when they are needed.
    pub(crate) later: Vec<String>,
}

/// Builds it for pages. Old files in a cache never meet new ones: their addresses differ.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn for_pages(worker: &str, folder: &Path) -> Result<Element> {
    let address = format!("{}?{}", worker::NAME, hash::short(worker.as_bytes()));
    build(worker, &address, folder)
}

/// Builds it for packages, whose bundlers name files anew and take a question mark amiss.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn for_package(worker: &str, folder: &Path) -> Result<Element> {
    build(worker, worker::NAME, folder)
}

fn build(worker: &str, address: &str, folder: &Path) -> Result<Element> {
    let sources = Sources::copy("element")?;
    sources.replace(&modules::styles_of_element(&sources)?)?;
    sources.replace(&modules::engine_beside(address, worker))?;
    let graph = bundle::module(&sources.path(NAME), folder)?;
    for name in graph.names() {
        let text = std::fs::read_to_string(folder.join(name))
            .with_context(|| format!("cannot read {name}"))?;
        let names_files = text.replace(&format!("new URL(\"{address}\",import.meta.url)"), "");
        ensure!(
            !names_files.contains("import.meta"),
            "{name} names a file that is not beside it"
        );
    }
    write(&folder.join(worker::NAME), worker.as_bytes())?;
    let mut first: Vec<String> = graph
        .needed_by(NAME)
        .into_iter()
        .map(str::to_owned)
        .collect();
    first.push(worker::NAME.to_owned());
    let is_later = |name: &&str| !first.iter().any(|first| first == name);
    let later = graph.names().filter(is_later).map(str::to_owned).collect();
    let folder = folder.to_owned();
    Ok(Element {
        folder,
        first,
        later,
    })
}
