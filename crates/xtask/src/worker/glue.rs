//! The JavaScript side of the crate `wasm`, and the wasm that belongs to it.

use std::{collections::HashSet, path::Path};

use anyhow::{Context, Result, ensure};
use walrus::{Module, ModuleConfig, RawCustomSection};
use wasm_bindgen_cli_support::{Bindgen, EncodeInto};

use super::{cuts, encoding, formatting, names, table, texts, traps};

/// The section in which crates tell wasm-bindgen what they import and export.
const TOLD: &str = "__wasm_bindgen_unstable";

/// What the glue asks for no more after its cuts.
const UNASKED: [&str; 4] = [
    "__wbg_session_free",
    "__wbindgen_externrefs",
    "__wbindgen_realloc",
    "__wbindgen_start",
];

/// What wasm-bindgen makes of the crate.
#[derive(Debug)]
pub(super) struct Bound {
    /// Functions and the class `Session`.
    pub(super) glue: String,
    /// The module that they call, and that calls them.
    pub(super) wasm: Vec<u8>,
}

/// Makes both out of what the compiler made.
///
/// # Errors
/// The file is none of the crate's, or the glue is not as it was with the version that is pinned.
pub(super) fn bind(wasm: &Path) -> Result<Bound> {
    let mut output = Bindgen::new()
        .input_module("wasm", told_once(wasm)?)
        .web(true)?
        .encode_into(EncodeInto::Always)
        .typescript(false)
        .omit_default_module_path(true)
        .remove_producers_section(true)
        .generate_output()
        .context("cannot make the JavaScript side of the crate wasm")?;
    let glue = output.js().to_owned();
    ensure!(
        glue.contains("function initSync(") && !glue.contains("\nimport "),
        "the glue is no module that stands alone"
    );
    let mut glue = cuts::without_ends(&glue)?;
    let module = output.wasm_mut();
    for name in UNASKED {
        module.exports.remove(name)?;
    }
    module.customs.remove_raw("target_features");
    formatting::forget(module);
    traps::bare(module);
    table::clear(module);
    texts::forget(module);
    names::shorten(module, &mut glue);
    let wasm = encoding::encode(module)?;
    Ok(Bound { glue, wasm })
}

/// The module of a file; the linker, which optimizes all crates as one, repeats what each of them
/// tells.
fn told_once(wasm: &Path) -> Result<Module> {
    let mut config = ModuleConfig::new();
    config.generate_producers_section(false);
    let mut module = config.parse_file(wasm)?;
    let told = module.customs.remove_raw(TOLD);
    let told = told.context("the crate tells wasm-bindgen nothing")?;
    module.customs.add(RawCustomSection {
        name: TOLD.to_owned(),
        data: each_once(&told.data),
    });
    Ok(module)
}

/// Pairs of blocks, a version and what is told, without those that have come before. A block begins
/// with its length.
fn each_once(told: &[u8]) -> Vec<u8> {
    let mut seen = HashSet::new();
    let mut rest = told;
    let mut once = Vec::new();
    while let Some(pair) = block(rest).and_then(|first| Some(first + block(&rest[first..])?)) {
        let (pair, after) = rest.split_at(pair);
        if seen.insert(pair) {
            once.extend(pair);
        }
        rest = after;
    }
    once.extend(rest);
    once
}

/// How many bytes the first block has, its length included.
fn block(bytes: &[u8]) -> Option<usize> {
    let length = u32::from_le_bytes(*bytes.first_chunk()?);
    let length = usize::try_from(length).ok()? + 4;
    (length <= bytes.len()).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::each_once;

    #[test]
    fn what_is_repeated_is_told_once() {
        let a = b"\x01\0\0\0v\x02\0\0\0aa";
        let b = b"\x01\0\0\0v\x03\0\0\0bbb";
        let told = [&a[..], b, a, a, b].concat();
        assert_eq!(each_once(&told), [&a[..], b].concat());
        assert_eq!(each_once(&told[..20]), told[..20]);
        assert_eq!(each_once(b""), b"");
    }
}
