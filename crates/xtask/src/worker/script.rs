//! The parts of a worker as one classic script.

use std::num::NonZeroU64;

use anyhow::{Context, Result};
use base64::{Engine, engine::general_purpose::STANDARD};

use super::Bindings;
use crate::compression::small_gzip;

/// With 15 iterations, the worker for chess is 40 bytes larger.
const ITERATIONS: NonZeroU64 = NonZeroU64::new(150).unwrap();

/// Joins the glue, the function `gunzip`, the worker or command and the wasm. The script is one function, so
/// that it defines no global names; it ends with a call of `serveMicroMax`.
///
/// `gunzip` is the text of a module that exports one function and imports nothing.
///
/// # Errors
/// `gunzip` is not such a module, or the wasm cannot be compressed.
pub(super) fn join(bindings: &Bindings, gunzip: &str, worker: &str) -> Result<String> {
    let wasm = STANDARD.encode(small_gzip(&bindings.wasm, ITERATIONS)?);
    let (comment, gunzip) = gunzip
        .split_once("export ")
        .context("gunzip.js exports nothing")?;
    let glue = &bindings.glue;
    Ok(format!(
        "(() => {{\n'use strict';\n{glue}\n{comment}{gunzip}\n{worker}\n\
        serveMicroMax({{ ...wasm_bindgen, gunzip }}, '{wasm}');\n}})();\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::{Bindings, join};

    #[test]
    fn the_last_statement_starts_the_worker() {
        let bindings = Bindings {
            glue: "let wasm_bindgen;".to_owned(),
            wasm: b"\0asm".to_vec(),
        };
        let gunzip = "// comment\nexport function gunzip() {}\n";
        let script = join(&bindings, gunzip, "let worker;").unwrap();
        let start = "(() => {\n'use strict';\nlet wasm_bindgen;\n// comment\nfunction gunzip() {}\n\n\
            let worker;\nserveMicroMax({ ...wasm_bindgen, gunzip }, 'H4sI";
        assert!(script.starts_with(start), "{script}");
        assert!(script.ends_with("');\n})();\n"), "{script}");
        assert!(join(&bindings, "", "").is_err());
    }
}
