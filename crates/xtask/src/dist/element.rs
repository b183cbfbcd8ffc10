//! `micro-max.js` and `micro-max-figures.js`: elements as a module, beside which their worker and what they load later lie.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{Script, bundle, hash, modules, source::Sources, write},
    worker::Worker,
};

/// What a page loads by one script tag.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The module that pages load.
    pub(crate) module: &'static str,
    /// The module that makes the elements known, and gives nothing.
    pub(crate) definition: &'static str,
    /// Their module that fetches style sheets.
    pub(crate) css_text: &'static str,
    /// The worker that they ask.
    pub(crate) worker: Worker,
}

/// The element to play on.
pub(crate) const ELEMENT: Entry = Entry {
    module: "micro-max.js",
    definition: "elements/define.js",
    css_text: "elements/css-text.js",
    worker: Worker::Playing,
};

/// The figures.
pub(crate) const FIGURES: Entry = Entry {
    module: "micro-max-figures.js",
    definition: "elements/figures/define.js",
    css_text: "elements/figures/css-text.js",
    worker: Worker::Inside,
};

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
pub(crate) fn for_pages(entry: &Entry, worker: &Script, folder: &Path) -> Result<Element> {
    let hash = hash::short(worker.text.as_bytes());
    let address = format!("{}?{hash}", worker.worker.name());
    build(entry, worker, &address, folder)
}

/// Builds it for packages, whose bundlers name files anew and take a question mark amiss.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn for_package(entry: &Entry, worker: &Script, folder: &Path) -> Result<Element> {
    build(entry, worker, worker.worker.name(), folder)
}

fn build(entry: &Entry, worker: &Script, address: &str, folder: &Path) -> Result<Element> {
    let sources = Sources::copy("element")?;
    sources.replace(&modules::styles_inside(&sources, entry.css_text)?)?;
    sources.replace_all(&modules::engine_beside(address, worker))?;
    let graph = bundle::module(&sources.path(entry.module), folder)?;
    for name in graph.names() {
        let text = std::fs::read_to_string(folder.join(name))
            .with_context(|| format!("cannot read {name}"))?;
        let names_files = text.replace(&format!("new URL(\"{address}\",import.meta.url)"), "");
        ensure!(
            !names_files.contains("import.meta"),
            "{name} names a file that is not beside it"
        );
    }
    write(&folder.join(worker.worker.name()), worker.text.as_bytes())?;
    let mut first: Vec<String> = graph
        .needed_by(entry.module)
        .into_iter()
        .map(str::to_owned)
        .collect();
    first.push(worker.worker.name().to_owned());
    let is_later = |name: &&str| !first.iter().any(|first| first == name);
    let later = graph.names().filter(is_later).map(str::to_owned).collect();
    let folder = folder.to_owned();
    Ok(Element {
        folder,
        first,
        later,
    })
}
