//! The JavaScript side of the crate `wasm`, and the wasm that belongs to it.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::worker::table;

/// What wasm-bindgen makes of the crate.
#[derive(Debug)]
pub(super) struct Bound {
    /// Functions and classes.
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
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("cannot make the JavaScript side of the crate wasm")?;
    let mut glue = output.js().to_owned();
    ensure!(
        glue.contains("function initSync(") && !glue.contains("\nimport "),
        "the glue is no module that stands alone"
    );
    let module = output.wasm_mut();
    table::clear(module);
    for import in module.imports.iter_mut() {
        let short = short(&import.name).to_owned();
        glue = glue.replace(&import.name, &short);
        import.name = short;
    }
    let wasm = module.emit_wasm();
    Ok(Bound { glue, wasm })
}

/// A name without the checksum at its end, which costs as much as all the rest of it: there is one
/// version of each function.
fn short(name: &str) -> &str {
    match name.rsplit_once('_') {
        Some((short, checksum)) if checksum.len() == 16 && is_hexadecimal(checksum) => short,
        _ => name,
    }
}

fn is_hexadecimal(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn names_lose_their_checksums() {
        assert_eq!(short("__wbg_now_043d245551b22f9c"), "__wbg_now");
        assert_eq!(
            short("__wbindgen_init_externref_table"),
            "__wbindgen_init_externref_table"
        );
        assert_eq!(short("__wbg_new_37eb"), "__wbg_new_37eb");
    }
}
