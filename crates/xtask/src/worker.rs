//! The workers: the glue of wasm-bindgen, the wasm and the worker's own modules as one classic
//! script each.

mod bindings;
mod script;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    compression::gzip,
    workspace::{built_site, www},
};

pub(crate) use bindings::Bindings;

/// A worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worker {
    /// Plays chess and answers questions about it.
    Playing,
    /// Also answers questions about the internals of Classic, for figures.
    Inside,
    /// Plays variants and answers questions about them.
    Variants,
}

impl Worker {
    /// All workers.
    pub(crate) const ALL: [Worker; 3] = [Worker::Playing, Worker::Inside, Worker::Variants];

    /// The file name, which pages also use.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Worker::Playing => "micro-max.worker.js",
            Worker::Inside => "micro-max.inside.worker.js",
            Worker::Variants => "micro-max.variants.worker.js",
        }
    }

    /// The features of the crate `wasm`.
    fn features(self) -> &'static [&'static str] {
        match self {
            Worker::Playing => &["coach", "tablebase"],
            Worker::Inside => &["inside", "ablation"],
            Worker::Variants => &["variants"],
        }
    }

    /// Compiles the crate `wasm` for this worker.
    ///
    /// # Errors
    /// The target is missing, or the crate does not compile.
    pub(crate) fn bindings(self) -> Result<Bindings> {
        bindings::build(self.features())
    }

    /// Returns the script of a worker with this gzip-compressed wasm.
    ///
    /// # Errors
    /// A source cannot be read.
    pub(crate) fn script(glue: &str, compressed_wasm: &[u8]) -> Result<String> {
        join(glue, compressed_wasm, "engine/worker.js")
    }

    /// Builds the worker for `cargo xtask play`, without Node: the wasm is not optimized and the
    /// script is not minified.
    ///
    /// # Errors
    /// The target is missing, the crate `wasm` does not compile, or a file cannot be written.
    pub(crate) fn build(self) -> Result<()> {
        let Bindings { glue, wasm } = self.bindings()?;
        let script = Worker::script(&glue, &gzip(&wasm)?)?;
        write_if_changed(&built_site().join(self.name()), &script)
    }
}

/// The name of the script of the command for Node.
pub(crate) const COMMAND: &str = "micro-max.command.js";

/// Compiles the crate `wasm` for the command.
///
/// # Errors
/// The target is missing, or the crate does not compile.
pub(crate) fn command_bindings() -> Result<Bindings> {
    bindings::build(&["command"])
}

/// Returns the script of the command with this gzip-compressed wasm.
///
/// # Errors
/// A source cannot be read.
pub(crate) fn command_script(glue: &str, compressed_wasm: &[u8]) -> Result<String> {
    join(glue, compressed_wasm, "npm/command.js")
}

/// Joins a module of `www` that serves the engine, the glue and the wasm into one script.
fn join(glue: &str, compressed_wasm: &[u8], server: &str) -> Result<String> {
    let read = |name: &str| {
        let path = www().join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let gunzip = read("engine/gunzip.js")?;
    script::join(glue, compressed_wasm, &gunzip, &read(server)?)
}

/// Builds all workers for `cargo xtask play`, and returns their folder.
///
/// # Errors
/// See [`Worker::build`].
pub(crate) fn build() -> Result<PathBuf> {
    for worker in Worker::ALL {
        worker.build()?;
    }
    Ok(built_site())
}

/// Writes a file unless it already has this text, so that programs that watch the folder see no
/// change.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn write_if_changed(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
