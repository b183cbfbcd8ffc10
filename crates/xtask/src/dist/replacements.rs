//! Modules of `www` that a product replaces.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{
    dist::{Script, classic, hash, relative_url, source_tree::SourceTree},
    node,
    worker::Worker,
};

/// The path of a module in `www` and the text that replaces it.
pub(crate) type Replacement = (&'static str, String);

/// The page's modules that load style sheets on demand.
pub(crate) const STYLE_LOADERS: [&str; 3] = [
    "dialogs/load-styles.js",
    "play/load-styles.js",
    "variants/load-styles.js",
];

/// The module with the address of the playing worker.
const ENGINE: &str = "engine/source.js";

/// The module with the address of the inside worker. A product contains one of these two workers.
const INSIDE_ENGINE: &str = "engine/inside-source.js";

/// The module with the address of the variants worker.
const VARIANTS_ENGINE: &str = "engine/variants-source.js";

/// The worker is a file beside the product; a copy fetched from another host must have this hash.
pub(crate) fn engine_as_file(address: &str, script: &Script) -> Vec<Replacement> {
    let integrity = hash::integrity(script.text.as_bytes());
    let address = format!("new URL('{address}', import.meta.url).href");
    engine(script.worker, &address, &integrity, "null")
}

/// The text of the worker is in a classic script beside the one that a page has loaded.
pub(crate) fn engine_in_script(script: &Script) -> Vec<Replacement> {
    let name = script.worker.name();
    let text = format!(
        "textBesideScript('{name}', '{}')",
        classic::worker_script(script)
    );
    let mut modules = engine(script.worker, &format!("'{name}'"), "", &text);
    let import = "import { textBesideScript } from './beside-script.js';\n";
    modules[0].1.insert_str(0, import);
    modules
}

/// The product contains the text of the worker.
pub(crate) fn engine_embedded(script: &Script) -> Vec<Replacement> {
    let address = format!("'{}'", script.worker.name());
    let text = format!("async () => {}", json!(script.text));
    engine(script.worker, &address, "", &text)
}

fn engine(worker: Worker, address: &str, integrity: &str, text: &str) -> Vec<Replacement> {
    let (module, name) = match worker {
        Worker::Playing => (ENGINE, ""),
        Worker::Inside => (INSIDE_ENGINE, "inside"),
        Worker::Variants => (VARIANTS_ENGINE, "variants"),
    };
    let source =
        format!("{{ name: '{name}', address: {address}, integrity: '{integrity}', text: {text} }}");
    let mut modules = vec![(module, format!("export const source = {source};\n"))];
    if worker == Worker::Inside {
        let same = "export { source } from './inside-source.js';\n";
        modules.push((ENGINE, same.to_owned()));
    }
    modules
}

/// The script contains the minified style sheets of the elements, which the module `css_text`
/// otherwise fetches.
///
/// # Errors
/// A style sheet is missing or invalid.
pub(crate) fn styles_embedded(sources: &SourceTree, css_text: &'static str) -> Result<Replacement> {
    let sheets = node::value(&sources.path(css_text), "SHEETS")?;
    let sheets = sheets.as_array().context("the elements have no SHEETS")?;
    let sheets = sheets.iter().filter_map(Value::as_str);
    let sheets: Vec<String> = sheets
        .map(|sheet| relative_url::resolve(css_text, sheet))
        .collect();
    let text = sources.style(sheets.iter().map(String::as_str))?;
    Ok((
        css_text,
        format!("export const cssText = async () => {};\n", json!(text)),
    ))
}

/// The page contains all its styles.
pub(crate) fn styles_preloaded() -> [Replacement; 3] {
    STYLE_LOADERS.map(|module| {
        (
            module,
            "export const loadStyle = async () => {};\n".to_owned(),
        )
    })
}

/// The page is published, so a service worker may cache it.
pub(crate) fn published() -> Replacement {
    (
        "offline/published.js",
        "export const isPublished = true;\n".to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::{engine_as_file, engine_embedded, engine_in_script};
    use crate::{dist::Script, worker::Worker};

    #[test]
    fn worker_modules() {
        let script = |worker, text: &str| Script {
            worker,
            text: text.to_owned(),
        };
        let modules = engine_embedded(&script(Worker::Playing, "say('a\\b')"));
        let expected = "export const source = { name: '', address: 'micro-max.worker.js', integrity: '', \
            text: async () => \"say('a\\\\b')\" };\n";
        assert_eq!(modules, [("engine/source.js", expected.to_owned())]);
        let modules = engine_as_file("a.js?1", &script(Worker::Inside, ""));
        let names = modules.iter().map(|(name, _)| *name);
        assert!(names.eq(["engine/inside-source.js", "engine/source.js"]));
        assert!(modules[0].1.starts_with(
            "export const source = { name: 'inside', address: new URL('a.js?1', import.meta.url).href, \
            integrity: 'sha384-OLBgp1"
        ));
        let modules = engine_in_script(&script(Worker::Variants, ""));
        assert!(modules[0].1.ends_with(
            "text: textBesideScript('micro-max.variants.worker.js', 'micro-max.variants.classic.js') };\n"
        ));
    }
}
