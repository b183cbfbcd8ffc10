//! The workers: the glue of wasm-bindgen, the wasm and the worker's own modules as one classic
//! script each, which `tools/worker.ts` joins.

mod bindings;

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    compression::gzip,
    node,
    process::run,
    workspace::{built_site, target},
};

pub(crate) use bindings::Bindings;

/// A script that contains the crate `wasm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worker {
    /// Plays chess and answers questions about it.
    Playing,
    /// Also answers questions about the internals of Classic, for figures.
    Inside,
    /// Plays variants and answers questions about them.
    Variants,
    /// The command of the package, for Node.
    Command,
}

impl Worker {
    /// The workers of pages.
    pub(crate) const ALL: [Worker; 3] = [Worker::Playing, Worker::Inside, Worker::Variants];

    /// The file name, which pages also use.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Worker::Playing => "micro-max.worker.js",
            Worker::Inside => "micro-max.inside.worker.js",
            Worker::Variants => "micro-max.variants.worker.js",
            Worker::Command => "micro-max.command.js",
        }
    }

    fn features(self) -> &'static [&'static str] {
        match self {
            Worker::Playing => &["coach", "tablebase"],
            Worker::Inside => &["inside", "ablation"],
            Worker::Variants => &["variants"],
            Worker::Command => &["command"],
        }
    }

    /// The module of `www` that serves the engine.
    fn module(self) -> &'static str {
        match self {
            Worker::Playing | Worker::Inside | Worker::Variants => "engine/worker.ts",
            Worker::Command => "npm/command.ts",
        }
    }

    /// Compiles the crate `wasm` for this script.
    pub(crate) fn bindings(self) -> Result<Bindings> {
        bindings::build(self.features())
    }

    /// Writes the script with this gzip-compressed wasm into a folder.
    pub(crate) fn write(
        self,
        folder: &Path,
        glue: &str,
        wasm: &[u8],
        options: &[&str],
    ) -> Result<()> {
        let parts = target().join("wasm-parts");
        fs::create_dir_all(&parts)?;
        let part = |extension| parts.join(self.name()).with_extension(extension);
        let (glue_path, wasm_path) = (part("glue.js"), part("wasm.gz"));
        let write = |path: &Path, bytes: &[u8]| {
            fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
        };
        write(&glue_path, glue.as_bytes())?;
        write(&wasm_path, wasm)?;
        let mut script = node::script("worker.ts")?;
        script.arg(self.module()).args([glue_path, wasm_path]);
        run(script.arg(folder.join(self.name())).args(options))
    }

    /// Builds the script for `cargo xtask play`: the wasm is not optimized and the script is not
    /// minified.
    pub(crate) fn build(self) -> Result<()> {
        let Bindings { glue, wasm } = self.bindings()?;
        self.write(&built_site(), &glue, &gzip(&wasm)?, &[])
    }
}
