//! `micro-max.js` and `micro-max-figures.js`: elements as a module, with their workers and lazily
//! loaded files beside it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{Script, Workers, bundle, hash, replacements, source_tree::SourceTree},
    worker::Worker,
};

/// The sources of a script that pages load.
#[derive(Debug)]
pub(crate) struct Entry {
    /// The module that pages load.
    pub(crate) module: &'static str,
    /// The module that defines the custom elements and exports nothing.
    pub(crate) definition: &'static str,
    /// The modules that fetch their style sheets.
    pub(crate) css_texts: &'static [&'static str],
    /// The workers: the first is for all pages with the elements, the others for games of variants.
    pub(crate) workers: &'static [Worker],
}

/// `<micro-max>`.
pub(crate) const ELEMENT: Entry = Entry {
    module: "micro-max.js",
    definition: "elements/define.js",
    css_texts: &["elements/css-text.js", "elements/hands-css-text.js"],
    workers: &[Worker::Playing, Worker::Variants],
};

/// The figures.
pub(crate) const FIGURES: Entry = Entry {
    module: "micro-max-figures.js",
    definition: "elements/figures/define.js",
    css_texts: &[
        "elements/figures/css-text.js",
        "elements/figures/piece/diagram-css-text.js",
    ],
    workers: &[Worker::Inside, Worker::Variants],
};

/// The files of a built element.
#[derive(Debug)]
pub(crate) struct Element {
    /// The folder of the files.
    pub(crate) folder: PathBuf,
    /// The files that every page with the element loads, the worker last.
    pub(crate) first: Vec<String>,
    /// The files that are loaded on demand.
    pub(crate) later: Vec<String>,
}

/// Builds the element for pages. The hash in a worker's URL prevents the use of an outdated cached
/// worker.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn for_pages(entry: &Entry, workers: &Workers, folder: &Path) -> Result<Element> {
    build(entry, workers, folder, |worker| {
        let hash = hash::short(worker.text.as_bytes());
        format!("{}?{hash}", worker.worker.name())
    })
}

/// Builds the element for the package. URLs have no hash, because bundlers rename files and do not
/// resolve URLs with a query.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn for_package(entry: &Entry, workers: &Workers, folder: &Path) -> Result<Element> {
    build(entry, workers, folder, |worker| {
        worker.worker.name().to_owned()
    })
}

fn build(
    entry: &Entry,
    workers: &Workers,
    folder: &Path,
    address_of: impl Fn(&Script) -> String,
) -> Result<Element> {
    let sources = SourceTree::copy("element")?;
    for css_text in entry.css_texts {
        sources.replace(&replacements::styles_embedded(&sources, css_text)?)?;
    }
    let scripts: Vec<&Script> = (entry.workers.iter().map(|&worker| workers.of(worker))).collect();
    for script in &scripts {
        let modules = replacements::engine_as_file(&address_of(script), script);
        sources.replace_all(&modules)?;
    }
    let graph = bundle::module(&sources.path(entry.module), folder)?;
    for name in graph.names() {
        let text = std::fs::read_to_string(folder.join(name))
            .with_context(|| format!("cannot read {name}"))?;
        let other_urls = scripts.iter().fold(text, |text, script| {
            let address = address_of(script);
            text.replace(&format!("new URL(\"{address}\",import.meta.url)"), "")
        });
        ensure!(
            !other_urls.contains("import.meta"),
            "{name} uses import.meta for a file other than a worker"
        );
    }
    let mut names = Vec::new();
    for script in scripts {
        script.write_to(folder)?;
        names.push(script.worker.name().to_owned());
    }
    let mut first: Vec<String> = graph
        .with_static_imports(entry.module)
        .into_iter()
        .map(str::to_owned)
        .collect();
    let others = names.split_off(1);
    first.append(&mut names);
    let is_later = |name: &&str| !first.iter().any(|first| first == name);
    let mut later: Vec<String> = graph.names().filter(is_later).map(str::to_owned).collect();
    later.extend(others);
    let folder = folder.to_owned();
    Ok(Element {
        folder,
        first,
        later,
    })
}
