//! The compiler's target for the browser.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{
    install,
    process::{output, program, run},
};

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs the target's standard library if it is missing.
///
/// Asks the compiler rather than rustup: automatic installation may be off, and a compiler without
/// rustup may have the target.
pub(crate) fn ensure_wasm() -> Result<()> {
    let _lock = install::lock();
    let question = ["--print", "target-libdir", "--target", WASM];
    let folder = output(program("rustc").args(question))?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    eprintln!("installing the target {WASM}");
    run(program("rustup").args(["target", "add", WASM])).with_context(|| {
        format!("the compiler has no target {WASM}; run `rustup target add {WASM}`")
    })
}
