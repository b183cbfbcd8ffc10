//! The published workers: the wasm optimized by `wasm-opt`, the script minified.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
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
    /// Builds them.
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

    /// Writes them to a folder for tests and benches, and returns the folder.
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
    let bindings = optimized(worker.name(), worker.bindings()?)?;
    let text = bundle::minify(&Worker::script(&bindings)?)?;
    Ok(Script { worker, text })
}

/// The script of the command for Node.
///
/// # Errors
/// Node is missing, or the command does not build.
pub(crate) fn command() -> Result<String> {
    let bindings = optimized(worker::COMMAND, worker::command_bindings()?)?;
    bundle::minify(&worker::command_script(&bindings)?)
}

fn optimized(name: &str, Bindings { glue, wasm }: Bindings) -> Result<Bindings> {
    let wasm = optimize(name, &wasm)?;
    Ok(Bindings { glue, wasm })
}

/// LLVM has already inlined what is worth it; inlining larger functions with one caller too makes the download 1 KB larger and
/// nothing faster.
const MAX_INLINED: &str = "--one-caller-inline-max-function-size=20";

/// The names of compilers, and of the features that the code needs, are of no use to the browser.
const STRIPPED: [&str; 2] = ["--strip-producers", "--strip-target-features"];

/// The wasm as `wasm-opt` optimizes it. That takes seconds, so the result is cached for the same input.
fn optimize(name: &str, wasm: &[u8]) -> Result<Vec<u8>> {
    let folder = target().join("wasm-opt");
    fs::create_dir_all(&folder)?;
    let path = |extension| folder.join(name).with_extension(extension);
    let (input, output) = (path("wasm"), path("optimized.wasm"));
    if !(output.exists() && fs::read(&input).is_ok_and(|old| old == wasm)) {
        fs::write(&input, wasm)?;
        wasm_opt(&input, &output)?;
    }
    fs::read(&output).with_context(|| format!("cannot read {}", output.display()))
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
