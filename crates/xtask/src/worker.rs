//! The workers: glue, wasm and what the worker does joined into one classic script each.

mod cuts;
mod encoding;
mod formatting;
mod glue;
mod names;
mod script;
mod table;
mod texts;
mod traps;
mod unpacker;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::{
    process::{cargo, run},
    toolchain::{WASM, ensure_wasm},
    workspace::{built_site, target, www},
};

/// A worker that is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worker {
    /// It plays, and answers questions about chess.
    Playing,
    /// It answers questions about Classic's inside too.
    Inside,
}

/// The profile of cargo for what is downloaded.
const PROFILE: &str = "wasm";

/// What makes the packed wasm of the engine 2 % smaller, at the same speed: all of what the linker
/// knows to leave out, but nothing twice that saves time in loops only.
const LEAN: [&str; 8] = [
    "-Cllvm-args=-enable-load-pre=false",
    "-Clink-arg=--lto-O3",
    "-Clink-arg=-mllvm",
    "-Clink-arg=-disable-lsr",
    "-Clink-arg=-mllvm",
    "-Clink-arg=-enable-load-pre=false",
    "-Clink-arg=-mllvm",
    "-Clink-arg=-inline-threshold=15",
];

/// Five times what the engine needs. Behind a megabyte, where the linker would put them, addresses have
/// a byte more.
const ENGINE_STACK_BYTES: u32 = 1 << 18;

/// What the unpacker has on its stack: all that it knows, 2.3 MB.
const UNPACKER_STACK_BYTES: u32 = 4 << 20;

impl Worker {
    /// All of them.
    pub(crate) const ALL: [Worker; 2] = [Worker::Playing, Worker::Inside];

    /// The name under which pages ask for it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Worker::Playing => "micro-max.worker.js",
            Worker::Inside => "micro-max.inside.worker.js",
        }
    }

    /// Where it lies once it is built.
    pub(crate) fn path(self) -> PathBuf {
        built_site().join(self.name())
    }

    /// The features of the crate `wasm`.
    fn features(self) -> &'static str {
        match self {
            Worker::Playing => "alone",
            Worker::Inside => "alone,inside",
        }
    }

    /// The modules of `www/engine` that are in it; the last one starts it.
    fn modules(self) -> &'static [&'static str] {
        match self {
            Worker::Playing => &["unpack.js", "questions.js", "worker.js"],
            Worker::Inside => &["unpack.js", "questions.js", "inside.js", "worker.js"],
        }
    }
}

/// Builds the workers as they are served during development.
///
/// # Errors
/// The target is missing, the crate `wasm` does not compile, or a file cannot be written.
pub(crate) fn build() -> Result<()> {
    for worker in Worker::ALL {
        write_if_changed(&worker.path(), &script::classic(&module(worker)?))?;
    }
    Ok(())
}

/// A worker as a module without imports or exports.
///
/// The wasm is packed with more care than a server or browser would: it is most of the worker.
///
/// # Errors
/// The target is missing, or one of the crates `wasm` and `packing` does not compile.
pub(crate) fn module(worker: Worker) -> Result<String> {
    ensure_wasm()?;
    let engine = [
        "wasm",
        "--no-default-features",
        "--features",
        worker.features(),
    ];
    // The table begins where `table` expects it.
    let base = format!("-Clink-arg=--table-base={}", table::BASE);
    let places = [&*base, &stack(ENGINE_STACK_BYTES)];
    let engine = compile(&engine, &[&places[..], &LEAN].concat())?;
    let bound = glue::bind(&engine)?;
    let stack = stack(UNPACKER_STACK_BYTES);
    let unpacker = compile(&["packing"], &[&stack, "-Ctarget-feature=+simd128"])?;
    let mut sources = vec![bound.glue];
    for name in worker.modules() {
        sources.push(read(&www().join("engine").join(name))?);
    }
    let unpacker = unpacker::bare(&unpacker)?;
    let packed = packing::pack(&bound.wasm)?;
    Ok(script::join(&sources, &unpacker, &packed))
}

/// Tells the linker how large the stack is, which lies before all else in memory.
fn stack(bytes: u32) -> String {
    format!("-Clink-arg=-zstack-size={bytes}")
}

/// Compiles a package as what the browser downloads, and says where it lies.
///
/// The linker optimizes all crates as one, of which it makes less than the compiler does.
fn compile(package: &[&str], flags: &[&str]) -> Result<PathBuf> {
    let flags = [&["-Clinker-plugin-lto"], flags].concat();
    let flags = format!("target.{WASM}.rustflags={flags:?}");
    let words = [
        "build",
        "--config",
        &flags,
        "--profile",
        PROFILE,
        "--target",
        WASM,
        "--package",
    ];
    run(cargo().args(words).args(package))?;
    let [name, ..] = package else {
        bail!("no package");
    };
    Ok(target()
        .join(WASM)
        .join(PROFILE)
        .join(format!("{name}.wasm")))
}

/// The bytes as a `.gz` file has them that any host makes.
///
/// # Errors
/// None is known: the bytes go to memory.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    Ok(packer.finish()?)
}

/// Leaves an equal file alone, so that what watches the folder is not woken.
fn write_if_changed(path: &Path, text: &str) -> Result<()> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
