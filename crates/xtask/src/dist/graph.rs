//! Which bundled file needs which.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

/// The bundled files by their names.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Graph(BTreeMap<String, Chunk>);

/// A bundled file.
#[derive(Debug, PartialEq)]
struct Chunk {
    /// The name of the module that it was made for, if it was made for one.
    source: Option<String>,
    /// What it cannot run without.
    imports: Vec<String>,
}

impl Graph {
    /// Reads what `www/bundle.mjs` prints.
    ///
    /// # Errors
    /// It is something else.
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

    /// The file that was made for a source.
    ///
    /// # Errors
    /// There is none.
    pub(crate) fn made_for(&self, source: &str) -> Result<&str> {
        let is_meant = |chunk: &Chunk| chunk.source.as_deref() == Some(source);
        let found = self.0.iter().find(|(_, chunk)| is_meant(chunk));
        let (name, _) = found.with_context(|| format!("the bundle has nothing for {source}"))?;
        Ok(name)
    }

    /// The names of all files.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A file and all that it cannot run without, in the order in which they are found.
    pub(crate) fn needed_by<'a>(&'a self, name: &'a str) -> Vec<&'a str> {
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
        let imports = json["imports"].as_array().into_iter().flatten();
        Self {
            source: text(&json["source"]),
            imports: imports.filter_map(text).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Graph;

    const FILES: &str = r#"{
        "main-A.js": { "source": "main.js", "imports": ["chunk-B.js"] },
        "chunk-B.js": { "source": null, "imports": ["chunk-D.js"] },
        "chunk-D.js": { "source": null, "imports": ["chunk-B.js"] },
        "de-C.js": { "source": "de.js", "imports": ["main-A.js"] } }"#;

    #[test]
    fn what_is_loaded_at_once_and_what_later() {
        let graph = Graph::read(FILES).unwrap();
        let main = graph.made_for("main.js").unwrap();
        assert_eq!(main, "main-A.js");
        assert_eq!(
            graph.needed_by(main),
            ["main-A.js", "chunk-B.js", "chunk-D.js"]
        );
        assert!(graph.made_for("chunk-B.js").is_err());
    }

    #[test]
    fn what_is_no_list_of_files_is_refused() {
        assert!(Graph::read("[]").is_err());
        assert!(Graph::read("").is_err());
    }
}
