//! Modules that a product has in the place of those of `www`: by their paths there, with their texts.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{
    dist::{hash, reference, source::Sources},
    node, worker,
};

/// A module that replaces another.
pub(crate) type Module = (&'static str, String);

/// The page's module that loads style sheets when they are needed.
pub(crate) const STYLE: &str = "rooms/style.js";

/// The engine is a file beside the product, with a hash that it must have where it is fetched.
pub(crate) fn engine_beside(address: &str, script: &str) -> Module {
    let integrity = hash::integrity(script.as_bytes());
    let address = format!("new URL('{address}', import.meta.url).href");
    engine(&address, &integrity, "null")
}

/// The engine is inside the product.
pub(crate) fn engine_inside(script: &str) -> Module {
    let address = format!("'{}'", worker::NAME);
    engine(&address, "", &format!("async () => {}", json!(script)))
}

fn engine(address: &str, integrity: &str, text: &str) -> Module {
    let source = format!("{{ address: {address}, integrity: '{integrity}', text: {text} }}");
    (
        "engine/source.js",
        format!("export const source = {source};\n"),
    )
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
    use super::{engine_beside, engine_inside};

    #[test]
    fn where_the_engine_is() {
        let (_, text) = engine_inside("say('a\\b')");
        let expected = "export const source = { address: 'micro-max.worker.js', integrity: '', \
            text: async () => \"say('a\\\\b')\" };\n";
        assert_eq!(text, expected);
        let (_, text) = engine_beside("a.js?1", "");
        assert!(text.starts_with(
            "export const source = { address: new URL('a.js?1', import.meta.url).href, integrity: 'sha384-OLBgp1"
        ));
    }
}
