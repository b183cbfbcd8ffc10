//! What the glue can do and the worker never asks for.

use anyhow::{Context, Result};

/// Pieces of the glue: where each begins, and what comes after it. A session ends with its worker,
/// and memory can always be made larger.
const PIECES: [(&str, &str); 5] = [
    ("__destroy_into_raw() {", "/**"),
    ("SessionFinalization.register(this", "return this"),
    ("if (Symbol.dispose)", "function "),
    ("const SessionFinalization", "function "),
    ("if (realloc === undefined) {", "let len"),
];

/// Makes an instance of the wasm; its own `initSync` can do more and is longer.
const START: &str = "
export function start(wasm) {
__wbg_finalize_init(new WebAssembly.Instance(new WebAssembly.Module(wasm), __wbg_get_imports()));
}
";

/// The glue without them, and with a shorter start.
///
/// # Errors
/// The glue is not as it was with the version that is pinned.
pub(super) fn without_ends(glue: &str) -> Result<String> {
    let mut kept = glue.to_owned();
    for (start, next) in PIECES {
        let from = kept
            .find(start)
            .with_context(|| format!("the glue has no '{start}'"))?;
        let length = kept[from..]
            .find(next)
            .with_context(|| format!("the glue has no '{next}'"))?;
        kept.replace_range(from..from + length, "");
    }
    Ok(kept + START)
}

#[cfg(test)]
mod tests {
    use super::without_ends;

    const GLUE: &str = "class Session {
__destroy_into_raw() { return 1; }
free() {}
/** Thinks. */
think() {}
constructor() {
SessionFinalization.register(this, 1, this);
return this;
}
}
if (Symbol.dispose) Session.prototype[Symbol.dispose] = Session.prototype.free;
function a() {}
const SessionFinalization = new Map();

function pass(text) {
if (realloc === undefined) { return 0; }
let len = text.length;
}
";

    #[test]
    fn what_ends_a_session_goes() {
        let kept = without_ends(GLUE).unwrap();
        let start = "class Session {
/** Thinks. */
think() {}
constructor() {
return this;
}
}
function a() {}
function pass(text) {
let len = text.length;
}
";
        assert!(kept.starts_with(start), "{kept}");
        assert!(kept.contains("export function start("), "{kept}");
    }

    #[test]
    fn another_glue_is_refused() {
        assert!(without_ends("class Session {}").is_err());
    }
}
