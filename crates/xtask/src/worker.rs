//! `micro-max.worker.js`: glue, wasm and worker joined into one classic script.

mod cuts;
mod glue;
mod names;
mod script;
mod table;
mod traps;
mod unpacker;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, write::GzEncoder};

use crate::{
    process::{cargo, run},
    toolchain::{WASM, ensure_wasm},
    workspace::{built_site, target, www},
};

/// The name under which the page asks for the worker.
pub(crate) const NAME: &str = "micro-max.worker.js";

/// The profile of cargo for what is downloaded.
const PROFILE: &str = "wasm";

/// What the unpacker has on its stack: all that it knows, 1.6 MB.
const UNPACKER_STACK_BYTES: u32 = 2 << 20;

/// Builds the worker as it is served during development, and says where it lies.
///
/// # Errors
/// The target is missing, the crate `wasm` does not compile, or a file cannot be written.
pub(crate) fn build() -> Result<PathBuf> {
    let path = built_site().join(NAME);
    write_if_changed(&path, &script::classic(&module()?))?;
    Ok(path)
}

/// The worker as a module without imports or exports.
///
/// The wasm is packed with more care than a server or browser would: it is most of the worker.
///
/// # Errors
/// The target is missing, or one of the crates `wasm` and `packing` does not compile.
pub(crate) fn module() -> Result<String> {
    ensure_wasm()?;
    // The table begins where `table` expects it.
    let engine = ["wasm", "--features", "alone"];
    let engine = compile(&engine, &format!("--table-base={}", table::BASE))?;
    let unpacker = compile(
        &["packing"],
        &format!("-zstack-size={UNPACKER_STACK_BYTES}"),
    )?;
    let bound = glue::bind(&engine)?;
    let source = |name| read(&www().join("engine").join(name));
    let sources = [
        bound.glue,
        source("unpack.js")?,
        source("questions.js")?,
        source("worker.js")?,
    ];
    let unpacker = STANDARD.encode(unpacker::bare(&unpacker)?);
    let packed = STANDARD.encode(packing::pack(&bound.wasm)?);
    Ok(script::join(&sources, &unpacker, &packed))
}

/// Compiles a package as what the browser downloads, and says where it lies.
///
/// The linker optimizes all crates as one, of which it makes less than the compiler does.
fn compile(package: &[&str], linked: &str) -> Result<PathBuf> {
    let flags =
        format!(r#"target.{WASM}.rustflags=["-Clinker-plugin-lto", "-Clink-arg={linked}"]"#);
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
