//! The crate `wasm`, compiled, with the JavaScript that wasm-bindgen generates for it.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    process::{cargo, run},
    toolchain::{WASM, ensure_wasm},
    workspace::target,
};

/// The cargo profile for wasm, which keeps all code but the engine's small.
const PROFILE: &str = "wasm";

/// The output of wasm-bindgen for the crate.
#[derive(Debug)]
pub(crate) struct Bindings {
    /// A classic script that defines `wasm_bindgen`.
    pub(crate) glue: String,
    /// The module that the glue instantiates.
    pub(crate) wasm: Vec<u8>,
}

pub(crate) fn build(features: &[&str]) -> Result<Bindings> {
    ensure_wasm()?;
    let words = [
        "build",
        "--quiet",
        "--profile",
        PROFILE,
        "--target",
        WASM,
        "--package",
        "wasm",
        "--no-default-features",
        "--features",
    ];
    run(cargo().args(words).arg(features.join(",")))?;
    let mut output = Bindgen::new()
        .input_path(target().join(WASM).join(PROFILE).join("wasm.wasm"))
        .no_modules(true)?
        .typescript(false)
        // The worker passes the wasm to the glue; there is no file to fetch.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen cannot bind the crate wasm")?;
    Ok(Bindings {
        glue: output.js().to_owned(),
        wasm: output.wasm_mut().emit_wasm(),
    })
}
