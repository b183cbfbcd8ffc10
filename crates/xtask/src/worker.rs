//! `micro-max.worker.js`: glue, wasm and worker joined into one classic script.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, write::GzEncoder};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    process::{cargo, run},
    toolchain::{WASM, ensure_wasm},
    workspace::{built_site, target, www},
};

/// The name under which the page asks for the worker.
pub(crate) const NAME: &str = "micro-max.worker.js";

/// The profile of cargo for what is downloaded.
const PROFILE: &str = "wasm";

/// Builds the worker and says where it lies.
///
/// # Errors
/// The target is missing, the crate `wasm` does not compile, or a file cannot be written.
pub(crate) fn build() -> Result<PathBuf> {
    ensure_wasm()?;
    let words = [
        "build",
        "--profile",
        PROFILE,
        "--package",
        "wasm",
        "--target",
        WASM,
    ];
    run(cargo().args(words))?;
    let (glue, wasm) = bind(&target().join(WASM).join(PROFILE).join("wasm.wasm"))?;
    let source = read(&www().join("engine/worker.js"))?;
    let path = built_site().join(NAME);
    write_if_changed(&path, &join(&glue, &source, &gzip(&wasm)?))?;
    Ok(path)
}

/// The bytes as a `.gz` file has them.
///
/// # Errors
/// None is known: the bytes go to memory.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    Ok(packer.finish()?)
}

/// The glue for classic scripts, and the wasm that belongs to it.
fn bind(wasm: &Path) -> Result<(String, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .no_modules(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("cannot make the JavaScript side of the crate wasm")?;
    let glue = output.js().to_owned();
    Ok((glue, output.wasm_mut().emit_wasm()))
}

/// One script of three parts, in a function so that it leaves no global names.
///
/// The wasm is stored gzipped: base64 of raw wasm costs a third more once the server has
/// compressed the script, base64 of gzipped wasm next to nothing.
fn join(glue: &str, source: &str, wasm_gzip: &[u8]) -> String {
    let (glue, source, wasm) = (lean(glue), lean(source), STANDARD.encode(wasm_gzip));
    format!("(() => {{\n{glue}\n{source}\nserveMicroMax(wasm_bindgen, '{wasm}');\n}})();\n")
}

/// The script without indentation and without lines that are comments as a whole.
///
/// Neither part has texts of more than one line, in which those would mean something.
fn lean(script: &str) -> String {
    let mut is_comment = false;
    let mut kept = String::with_capacity(script.len());
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    kept
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

#[cfg(test)]
mod tests {
    use super::{join, lean};

    #[test]
    fn comments_and_indentation_go() {
        let script = "// a\n/** b */\nlet c = 1; // d\n\n  /*\n   * e();\n   */\n  f(\"/*\");\n";
        assert_eq!(lean(script), "let c = 1; // d\nf(\"/*\");\n");
    }

    #[test]
    fn the_last_line_starts_the_worker() {
        let script = join(
            "let wasm_bindgen = 1;",
            "function serveMicroMax() {}",
            b"\0asm",
        );
        let expected = "(() => {\nlet wasm_bindgen = 1;\n\nfunction serveMicroMax() {}\n\n\
            serveMicroMax(wasm_bindgen, 'AGFzbQ==');\n})();\n";
        assert_eq!(script, expected);
    }
}
