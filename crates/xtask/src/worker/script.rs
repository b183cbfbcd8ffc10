//! The parts of a worker as one classic script.

use anyhow::Result;
use base64::{Engine, engine::general_purpose::STANDARD};

use super::Bindings;
use crate::compression::gzip;

/// The glue, the modules and the wasm in a function, so that the script defines no global names.
///
/// The modules import nothing but each other.
///
/// # Errors
/// The wasm cannot be compressed.
pub(super) fn join(bindings: &Bindings, modules: &[String]) -> Result<String> {
    let wasm = STANDARD.encode(gzip(&bindings.wasm)?);
    let modules: String = modules.iter().map(|module| as_script(module)).collect();
    let glue = &bindings.glue;
    Ok(format!(
        "(() => {{\n'use strict';\n{glue}\n{modules}\
        serveMicroMax({{ ...wasm_bindgen, gunzip, answer }}, '{wasm}');\n}})();\n"
    ))
}

/// A module without its imports and with its exports as mere declarations. Each import is a line.
fn as_script(module: &str) -> String {
    let lines = module.lines().filter(|line| !line.starts_with("import "));
    lines
        .map(|line| line.strip_prefix("export ").unwrap_or(line).to_owned() + "\n")
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Bindings, as_script, join};

    #[test]
    fn imports_and_exports_are_removed() {
        let module = "import { a } from './a.js';\n\nexport function b() {\n  return a();\n}\n";
        assert_eq!(as_script(module), "\nfunction b() {\n  return a();\n}\n");
    }

    #[test]
    fn the_last_statement_starts_the_worker() {
        let bindings = Bindings {
            glue: "let wasm_bindgen;".to_owned(),
            wasm: b"\0asm".to_vec(),
        };
        let script = join(&bindings, &["let answer;\n".to_owned()]).unwrap();
        let start = "(() => {\n'use strict';\nlet wasm_bindgen;\nlet answer;\n\
            serveMicroMax({ ...wasm_bindgen, gunzip, answer }, 'H4sI";
        assert!(script.starts_with(start), "{script}");
        assert!(script.ends_with("');\n})();\n"), "{script}");
    }
}
