//! The published workers: the wasm optimized by `wasm-opt`, the script minified.

use std::{
    fs,
    num::NonZeroU64,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    compression::small_gzip,
    dist::bundle,
    node,
    process::run,
    worker::{self, Bindings, Worker, write_if_changed},
    workspace::target,
};

/// A published worker.
#[derive(Debug)]
pub(crate) struct Script {
    pub(crate) worker: Worker,
    pub(crate) text: String,
}

impl Script {
    /// Writes the worker to a folder and returns its path.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn write_to(&self, folder: &Path) -> Result<PathBuf> {
        let path = folder.join(self.worker.name());
        write_if_changed(&path, &self.text)?;
        Ok(path)
    }
}

/// All workers.
#[derive(Debug)]
pub(crate) struct Workers {
    pub(crate) playing: Script,
    pub(crate) inside: Script,
    pub(crate) variants: Script,
}

impl Workers {
    /// Builds all workers.
    ///
    /// # Errors
    /// Node is missing, or a worker does not build.
    pub(crate) fn build() -> Result<Self> {
        Ok(Self {
            playing: script(Worker::Playing)?,
            inside: script(Worker::Inside)?,
            variants: script(Worker::Variants)?,
        })
    }

    pub(crate) fn of(&self, worker: Worker) -> &Script {
        match worker {
            Worker::Playing => &self.playing,
            Worker::Inside => &self.inside,
            Worker::Variants => &self.variants,
        }
    }

    /// Writes the workers to a folder for tests and benches, and returns the folder.
    ///
    /// # Errors
    /// A file cannot be written.
    pub(crate) fn write(&self) -> Result<PathBuf> {
        let folder = target().join("workers");
        for script in [&self.playing, &self.inside, &self.variants] {
            script.write_to(&folder)?;
        }
        Ok(folder)
    }
}

fn script(worker: Worker) -> Result<Script> {
    let Bindings { glue, wasm } = worker.bindings()?;
    let wasm = small(worker.name(), &wasm)?;
    let text = bundle::minify(&Worker::script(&glue, &wasm)?)?;
    Ok(Script { worker, text })
}

/// The script of the command for Node.
///
/// # Errors
/// Node is missing, or the command does not build.
pub(crate) fn command() -> Result<String> {
    let Bindings { glue, wasm } = worker::command_bindings()?;
    let wasm = small(worker::COMMAND, &wasm)?;
    bundle::minify(&worker::command_script(&glue, &wasm)?)
}

/// Limits further inlining, because LLVM has already inlined the functions that profit: inlining
/// larger functions with one caller makes the download 1 KB larger and nothing faster.
const MAX_INLINED: &str = "--one-caller-inline-max-function-size=20";

/// Removes the names of compilers and required features, which the browser does not use.
const STRIPPED: [&str; 2] = ["--strip-producers", "--strip-target-features"];

/// With 15 iterations, the worker for chess is 40 bytes larger.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(150).unwrap();

/// The wasm, optimized by `wasm-opt` and compressed by gzip. This takes 15 seconds, so the result
/// is cached for the same input.
fn small(name: &str, wasm: &[u8]) -> Result<Vec<u8>> {
    let folder = target().join("wasm-opt");
    fs::create_dir_all(&folder)?;
    let path = |extension| folder.join(name).with_extension(extension);
    let (input, optimized, compressed) = (path("wasm"), path("optimized.wasm"), path("wasm.gz"));
    if !(compressed.exists() && fs::read(&input).is_ok_and(|old| old == wasm)) {
        // The input is written last, so that an interrupted run leaves no wrong result.
        drop(fs::remove_file(&input));
        let fresh = path("fresh.wasm");
        fs::write(&fresh, wasm)?;
        wasm_opt(&fresh, &optimized)?;
        fs::write(&compressed, small_gzip(&fs::read(&optimized)?, ITERATIONS)?)?;
        fs::rename(&fresh, &input)?;
    }
    fs::read(&compressed).with_context(|| format!("cannot read {}", compressed.display()))
}

fn wasm_opt(input: &Path, output: &Path) -> Result<()> {
    let mut command = node::tool("wasm-opt")?;
    run(command
        .args(["-O3", "--converge", MAX_INLINED])
        .args(STRIPPED)
        .arg(input)
        .arg("--output")
        .arg(output))
}
