//! The small wasm that unpacks the wasm of the engine: the crate `packing`.

use std::path::Path;

use anyhow::{Result, ensure};
use walrus::{ModuleConfig, passes};

use super::traps;

/// What `www/engine/unpack.js` asks for.
const EXPORTS: [&str; 4] = ["memory", "packed", "module", "unpack"];

/// What the compiler made of the crate, with nothing in it but what is asked for.
///
/// # Errors
/// The file is none of the crate's.
pub(super) fn bare(wasm: &Path) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false);
    config.generate_producers_section(false);
    let mut module = config.parse_file(wasm)?;
    let exports: Vec<_> = module
        .exports
        .iter()
        .map(|export| (export.id(), export.name.clone()))
        .collect();
    let mut kept = 0;
    for (id, name) in exports {
        match EXPORTS.iter().find(|known| is_name(&name, known)) {
            Some(known) => {
                (*known).clone_into(&mut module.exports.get_mut(id).name);
                kept += 1;
            }
            None => module.exports.delete(id),
        }
    }
    ensure!(
        kept == EXPORTS.len(),
        "the crate packing does not export what it should"
    );
    let customs: Vec<_> = module
        .customs
        .iter()
        .map(|(_, section)| section.name().to_owned())
        .collect();
    for name in customs {
        module.customs.remove_raw(&name);
    }
    passes::gc::run(&mut module);
    traps::bare(&mut module);
    Ok(module.emit_wasm())
}

/// Whether an export has this name; wasm-bindgen adds a number to those of functions.
fn is_name(export: &str, name: &str) -> bool {
    let rest = export.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

#[cfg(test)]
mod tests {
    use super::is_name;

    #[test]
    fn a_number_behind_a_name_is_not_part_of_it() {
        assert!(is_name("unpack_528a4c587cc5ce8c", "unpack"));
        assert!(is_name("memory", "memory"));
        assert!(!is_name("unpacked", "unpack"));
        assert!(!is_name("__wbindgen_describe_unpack_528a", "unpack"));
    }
}
