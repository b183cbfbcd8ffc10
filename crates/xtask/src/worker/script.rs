//! The parts of a worker as one classic script.

use anyhow::{Context, Result};
use base64::{Engine, engine::general_purpose::STANDARD};

/// Joins the glue, the function `gunzip`, the worker or command, and the wasm. The script is one
/// function, so that it defines no global names; it ends with a call of `serveMicroMax`.
///
/// `gunzip` is the text of a module that exports one function and imports nothing.
///
/// # Errors
/// `gunzip` is not such a module.
pub(super) fn join(
    glue: &str,
    compressed_wasm: &[u8],
    gunzip: &str,
    worker: &str,
) -> Result<String> {
    let wasm = STANDARD.encode(compressed_wasm);
    let (comment, gunzip) = gunzip
        .split_once("export ")
        .context("gunzip.js exports nothing")?;
    Ok(format!(
        "(() => {{\n'use strict';\n{glue}\n{comment}{gunzip}\n{worker}\n\
        serveMicroMax({{ ...wasm_bindgen, gunzip }}, '{wasm}');\n}})();\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::join;

    #[test]
    fn the_last_statement_starts_the_worker() {
        let gunzip = "// comment\nexport function gunzip() {}\n";
        let script = join("let wasm_bindgen;", b"wasm", gunzip, "let worker;").unwrap();
        let start = "(() => {\n'use strict';\nlet wasm_bindgen;\n// comment\nfunction gunzip() {}\n\n\
            let worker;\nserveMicroMax({ ...wasm_bindgen, gunzip }, 'd2FzbQ==');";
        assert!(script.starts_with(start), "{script}");
        assert!(script.ends_with("');\n})();\n"), "{script}");
        assert!(join("", b"wasm", "", "").is_err());
    }
}
