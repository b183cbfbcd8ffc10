//! Modules that a product has in the place of those of `www`: by their paths there, with their texts.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{
    dist::{Script, hash, reference, source::Sources},
    node,
    worker::Worker,
};

/// A module that replaces another.
pub(crate) type Module = (&'static str, String);

/// The page's module that loads style sheets when they are needed.
pub(crate) const STYLE: &str = "dialogs/load-styles.js";

/// Where the engine to play against is.
const ENGINE: &str = "engine/source.js";

/// Where the engine is that answers about Classic's inside. A product that has it has no other.
const INSIDE_ENGINE: &str = "engine/inside-source.js";

/// The engine is a file beside the product, with a hash that it must have where it is fetched.
pub(crate) fn engine_beside(address: &str, script: &Script) -> Vec<Module> {
    let integrity = hash::integrity(script.text.as_bytes());
    let address = format!("new URL('{address}', import.meta.url).href");
    engine(script.worker, &address, &integrity, "null")
}

/// The engine is within the product.
pub(crate) fn engine_within(script: &Script) -> Vec<Module> {
    let address = format!("'{}'", script.worker.name());
    let text = format!("async () => {}", json!(script.text));
    engine(script.worker, &address, "", &text)
}

fn engine(worker: Worker, address: &str, integrity: &str, text: &str) -> Vec<Module> {
    let (module, name) = match worker {
        Worker::Playing => (ENGINE, ""),
        Worker::Inside => (INSIDE_ENGINE, "inside"),
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

/// The style sheets of elements are inside, made small; `css_text` is their module that fetches them.
///
/// # Errors
/// One is missing or has a fault.
pub(crate) fn styles_inside(sources: &Sources, css_text: &'static str) -> Result<Module> {
    let sheets = node::value(&sources.path(css_text), "SHEETS")?;
    let sheets = sheets.as_array().context("the elements have no SHEETS")?;
    let sheets = sheets.iter().filter_map(Value::as_str);
    let sheets: Vec<String> = sheets
        .map(|sheet| reference::beside(css_text, sheet))
        .collect();
    let text = sources.style(sheets.iter().map(String::as_str))?;
    Ok((
        css_text,
        format!("export const cssText = async () => {};\n", json!(text)),
    ))
}

/// The page has all its styles from the beginning, and loads none.
pub(crate) fn styles_at_once() -> Module {
    (
        STYLE,
        "export const loadStyle = async () => {};\n".to_owned(),
    )
}

/// The page is on a host, where a service worker can keep it.
pub(crate) fn published() -> Module {
    (
        "offline/published.js",
        "export const isPublished = true;\n".to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::{engine_beside, engine_within};
    use crate::{dist::Script, worker::Worker};

    #[test]
    fn where_the_engine_is() {
        let script = |worker, text: &str| Script {
            worker,
            text: text.to_owned(),
        };
        let modules = engine_within(&script(Worker::Playing, "say('a\\b')"));
        let expected = "export const source = { name: '', address: 'micro-max.worker.js', integrity: '', \
            text: async () => \"say('a\\\\b')\" };\n";
        assert_eq!(modules, [("engine/source.js", expected.to_owned())]);
        let modules = engine_beside("a.js?1", &script(Worker::Inside, ""));
        let names = modules.iter().map(|(name, _)| *name);
        assert!(names.eq(["engine/inside-source.js", "engine/source.js"]));
        assert!(modules[0].1.starts_with(
            "export const source = { name: 'inside', address: new URL('a.js?1', import.meta.url).href, \
            integrity: 'sha384-OLBgp1"
        ));
    }
}
