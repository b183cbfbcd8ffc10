//! The published workers: the wasm optimized by `wasm-opt`, the script minified.

use std::{
    fs,
    num::NonZeroU64,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    compression::small_gzip,
    node,
    process::run,
    worker::{Bindings, Worker},
    workspace::target,
};

/// Builds all workers and returns their folder.
pub(crate) fn build() -> Result<PathBuf> {
    node::ensure_tools()?;
    let folder = target().join("workers");
    for worker in Worker::ALL {
        build_one(worker, &folder)?;
    }
    Ok(folder)
}

/// Builds a worker, or the command for Node, into a folder.
pub(crate) fn build_one(worker: Worker, folder: &Path) -> Result<()> {
    let Bindings { glue, wasm } = worker.bindings()?;
    let wasm = small(worker.name(), &wasm)?;
    worker.write(folder, &glue, &wasm, &["--minify"])
}

/// Limits further inlining, because LLVM has already inlined the functions that benefit. Inlining
/// larger functions with one caller adds 1 KB to the download and makes nothing faster.
const MAX_INLINED: &str = "--one-caller-inline-max-function-size=20";

/// Removes the sections that name the compilers and the required features: browsers ignore them.
const STRIPPED: [&str; 2] = ["--strip-producers", "--strip-target-features"];

/// With 15 iterations, the worker for chess is 40 bytes larger.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(150).unwrap();

/// Optimizes the wasm with `wasm-opt` and compresses it with gzip. This takes 15 seconds, so the
/// result is cached for the same input.
fn small(name: &str, wasm: &[u8]) -> Result<Vec<u8>> {
    let folder = target().join("wasm-opt");
    fs::create_dir_all(&folder)?;
    let path = |extension| folder.join(name).with_extension(extension);
    let (input, optimized, compressed) = (path("wasm"), path("optimized.wasm"), path("wasm.gz"));
    if !(compressed.exists() && fs::read(&input).is_ok_and(|old| old == wasm)) {
        // The input is written last, so that an interrupted run leaves no stale result.
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
