//! The import graph of bundled files.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

/// The bundled files by name.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct ChunkGraph(BTreeMap<String, Chunk>);

/// A bundled file.
#[derive(Debug, PartialEq)]
struct Chunk {
    /// The name of the bundle's entry module, if it is in this chunk.
    source: Option<String>,
    /// The files that it imports statically.
    imports: Vec<String>,
    /// The paths of its modules, from `www` or from a folder in it.
    modules: Vec<String>,
}

impl ChunkGraph {
    /// Parses the output of `tools/bundle.mjs`.
    ///
    /// # Errors
    /// It is not a JSON object.
    pub(crate) fn read(json: &str) -> Result<Self> {
        let files: Value = serde_json::from_str(json)?;
        let files = files.as_object().context("the bundle has no files")?;
        let chunks = files.iter();
        Ok(Self(
            chunks
                .map(|(name, chunk)| (name.clone(), Chunk::read(chunk)))
                .collect(),
        ))
    }

    /// The file with the bundle's entry module, whose name is `source`.
    ///
    /// # Errors
    /// There is none.
    pub(crate) fn chunk_for(&self, source: &str) -> Result<&str> {
        let is_entry = |chunk: &Chunk| chunk.source.as_deref() == Some(source);
        let found = self.0.iter().find(|(_, chunk)| is_entry(chunk));
        let (name, _) = found.with_context(|| format!("the bundle has no chunk for {source}"))?;
        Ok(name)
    }

    /// The files whose modules all satisfy a condition, without files that other files import
    /// statically.
    pub(crate) fn only_with(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<&str> {
        let has_only = |chunk: &Chunk| {
            !chunk.modules.is_empty() && chunk.modules.iter().all(|module| is_wanted(module))
        };
        let found = self.0.iter().filter(|(_, chunk)| has_only(chunk));
        let mut found: Vec<&str> = found.map(|(name, _)| name.as_str()).collect();
        loop {
            let others = self
                .0
                .iter()
                .filter(|(name, _)| !found.contains(&name.as_str()));
            let needed: Vec<&String> = others.flat_map(|(_, chunk)| &chunk.imports).collect();
            let before = found.len();
            found.retain(|name| !needed.iter().any(|needed| needed == name));
            if found.len() == before {
                return found;
            }
        }
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A file and everything it imports statically, breadth first.
    pub(crate) fn with_static_imports<'a>(&'a self, name: &'a str) -> Vec<&'a str> {
        let mut needed = vec![name];
        let mut next = 0;
        while let Some(name) = needed.get(next) {
            let imports = self.0.get(*name).map_or(&[][..], |chunk| &chunk.imports);
            for import in imports {
                if !needed.contains(&import.as_str()) {
                    needed.push(import);
                }
            }
            next += 1;
        }
        needed
    }
}

impl Chunk {
    fn read(json: &Value) -> Self {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let texts = |field: &str| {
            let values = json[field].as_array().into_iter().flatten();
            values.filter_map(text).collect()
        };
        Self {
            source: text(&json["source"]),
            imports: texts("imports"),
            modules: texts("modules"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ChunkGraph;

    const FILES: &str = r#"{
        "main-A.js": { "source": "main.js", "imports": ["chunk-B.js"] },
        "chunk-B.js": { "source": null, "imports": ["chunk-D.js"] },
        "chunk-D.js": { "source": null, "imports": ["chunk-B.js"] },
        "de-C.js": { "source": null, "imports": ["main-A.js"], "modules": ["i18n/de.js", "i18n/a.js"] } }"#;

    #[test]
    fn static_imports_are_found_transitively() {
        let graph = ChunkGraph::read(FILES).unwrap();
        let main = graph.chunk_for("main.js").unwrap();
        assert_eq!(main, "main-A.js");
        assert_eq!(
            graph.with_static_imports(main),
            ["main-A.js", "chunk-B.js", "chunk-D.js"]
        );
        assert!(graph.chunk_for("chunk-B.js").is_err());
        let of_texts = graph.only_with(|module| module.starts_with("i18n/"));
        assert_eq!(of_texts, ["de-C.js"]);
        let needed = FILES.replace("[\"chunk-B.js\"]", "[\"chunk-B.js\", \"de-C.js\"]");
        let graph = ChunkGraph::read(&needed).unwrap();
        assert!(
            graph
                .only_with(|module| module.starts_with("i18n/"))
                .is_empty()
        );
    }

    #[test]
    fn other_output_is_an_error() {
        assert!(ChunkGraph::read("[]").is_err());
        assert!(ChunkGraph::read("").is_err());
    }
}
