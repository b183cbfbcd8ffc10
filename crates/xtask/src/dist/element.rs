//! `micro-max.js` and `micro-max-figures.js`: elements as a module, with their worker and lazily
//! loaded files beside it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{Script, bundle, hash, replacements, source_tree::SourceTree, write},
    worker::Worker,
};

/// What one script tag loads.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The module that pages load.
    pub(crate) module: &'static str,
    /// The module that defines the custom elements and exports nothing.
    pub(crate) definition: &'static str,
    /// The module that fetches their style sheets.
    pub(crate) css_text: &'static str,
    /// Their worker.
    pub(crate) worker: Worker,
}

/// `<micro-max>`.
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

/// The files of a built element.
#[derive(Debug)]
pub(crate) struct Element {
    /// Their folder.
    pub(crate) folder: PathBuf,
    /// The files that every page with the element loads, the worker last.
    pub(crate) first: Vec<String>,
    /// The files that are loaded on demand.
    pub(crate) later: Vec<String>,
}

/// Builds the element for pages. The hash in the worker's URL keeps old cached files from being used with new ones.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn for_pages(entry: &Entry, worker: &Script, folder: &Path) -> Result<Element> {
    let hash = hash::short(worker.text.as_bytes());
    let address = format!("{}?{hash}", worker.worker.name());
    build(entry, worker, &address, folder)
}

/// Builds the element for the package: bundlers rename files and do not resolve URLs with a query.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn for_package(entry: &Entry, worker: &Script, folder: &Path) -> Result<Element> {
    build(entry, worker, worker.worker.name(), folder)
}

fn build(entry: &Entry, worker: &Script, address: &str, folder: &Path) -> Result<Element> {
    let sources = SourceTree::copy("element")?;
    sources.replace(&replacements::styles_embedded(&sources, entry.css_text)?)?;
    sources.replace_all(&replacements::engine_as_file(address, worker))?;
    let graph = bundle::module(&sources.path(entry.module), folder)?;
    for name in graph.names() {
        let text = std::fs::read_to_string(folder.join(name))
            .with_context(|| format!("cannot read {name}"))?;
        let other_urls = text.replace(&format!("new URL(\"{address}\",import.meta.url)"), "");
        ensure!(
            !other_urls.contains("import.meta"),
            "{name} uses import.meta for a file other than the worker"
        );
    }
    write(&folder.join(worker.worker.name()), worker.text.as_bytes())?;
    let mut first: Vec<String> = graph
        .with_static_imports(entry.module)
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
