//! `micro-max.worker.js`: glue, wasm and worker joined into one classic script.

mod cuts;
mod glue;
mod names;
mod script;
mod streams;
mod table;
mod traps;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
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

/// Has the linker optimize all crates as one, of which it makes less than the compiler does, and
/// begin the table of functions where `table` expects it.
fn linked_as_one() -> String {
    format!(
        r#"target.{WASM}.rustflags=["-Clinker-plugin-lto", "-Clink-arg=--table-base={}"]"#,
        table::BASE
    )
}

/// Builds the worker as it is served during development, and says where it lies.
///
/// # Errors
/// The target is missing, the crate `wasm` does not compile, or a file cannot be written.
pub(crate) fn build() -> Result<PathBuf> {
    let path = built_site().join(NAME);
    write_if_changed(&path, &script::classic(&module(gzip)?))?;
    Ok(path)
}

/// The worker as a module without imports or exports; `pack` makes a `.gz` file of the wasm.
///
/// The wasm is stored gzipped: base64 of raw wasm costs a third more once the server has
/// compressed the script, base64 of gzipped wasm next to nothing.
///
/// # Errors
/// The target is missing or the crate `wasm` does not compile.
pub(crate) fn module(pack: impl Fn(&[u8]) -> Result<Vec<u8>>) -> Result<String> {
    ensure_wasm()?;
    let linked = linked_as_one();
    let words = [
        "build",
        "--config",
        &linked,
        "--profile",
        PROFILE,
        "--package",
        "wasm",
        "--features",
        "alone",
        "--target",
        WASM,
    ];
    run(cargo().args(words))?;
    let bound = glue::bind(&target().join(WASM).join(PROFILE).join("wasm.wasm"))?;
    let source = |name| read(&www().join("engine").join(name));
    let sources = [
        bound.glue,
        source("weave.js")?,
        source("questions.js")?,
        source("worker.js")?,
    ];
    let wasm = STANDARD.encode(pack(&streams::unweave(&bound.wasm)?)?);
    Ok(script::join(&sources, &wasm))
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
