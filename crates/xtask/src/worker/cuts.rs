//! What the glue can do and the worker never asks for.

use anyhow::{Context, Result};

/// A piece of the glue.
struct Piece {
    /// How it begins.
    start: &'static str,
    /// What comes after it; nothing if it is the last.
    next: &'static str,
    /// What stands in its place.
    instead: &'static str,
}

/// A session ends with its worker. Memory is looked at and texts are changed in the shortest way, not
/// in the quickest: the worker says little. A decoder of texts is made for each, since that of Safari
/// fails after 2 GB.
const PIECES: [Piece; 8] = [
    Piece {
        start: "__destroy_into_raw() {",
        next: "/**",
        instead: "",
    },
    Piece {
        start: "SessionFinalization.register(this",
        next: "return this",
        instead: "",
    },
    Piece {
        start: "if (Symbol.dispose)",
        next: "function ",
        instead: "",
    },
    Piece {
        start: "const SessionFinalization",
        next: "function ",
        instead: "",
    },
    Piece {
        start: "let cachedUint8ArrayMemory0",
        next: "function handleError",
        instead: "const getUint8ArrayMemory0 = () => new Uint8Array(wasm.memory.buffer);\n",
    },
    Piece {
        start: "if (realloc === undefined) {",
        next: "return ptr;\n                }\n\nlet cachedTextDecoder",
        instead: "const bytes = cachedTextEncoder.encode(arg);
const ptr = malloc(bytes.length, 1) >>> 0;
getUint8ArrayMemory0().set(bytes, ptr);
WASM_VECTOR_LEN = bytes.length;
",
    },
    Piece {
        start: "let cachedTextDecoder",
        next: "let WASM_VECTOR_LEN",
        instead: "const cachedTextEncoder = new TextEncoder();
const decodeText = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
",
    },
    Piece {
        start: "let wasmModule",
        next: "",
        instead: "let wasm;
export function start(bytes) {
wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes), __wbg_get_imports()).exports;
wasm.__wbindgen_start();
}
",
    },
];

/// The argument by which texts were made longer in place.
const REALLOC: &str = ", wasm.__wbindgen_realloc)";

/// The glue without them.
///
/// # Errors
/// The glue is not as it was with the version that is pinned.
pub(super) fn without_ends(glue: &str) -> Result<String> {
    let mut kept = glue.to_owned();
    for Piece {
        start,
        next,
        instead,
    } in PIECES
    {
        let from = kept
            .find(start)
            .with_context(|| format!("the glue has no '{start}'"))?;
        let length = match next {
            "" => kept.len() - from,
            next => kept[from..]
                .find(next)
                .with_context(|| format!("the glue has no '{next}'"))?,
        };
        kept.replace_range(from..from + length, instead);
    }
    Ok(kept.replace(REALLOC, ")"))
}

#[cfg(test)]
mod tests {
    use super::without_ends;

    const GLUE: &str = "class Session {
__destroy_into_raw() { return 1; }
free() {}
/** Thinks. */
think(text) { pass(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc); }
constructor() {
SessionFinalization.register(this, 1, this);
return this;
}
}
if (Symbol.dispose) Session.prototype[Symbol.dispose] = Session.prototype.free;
function a() {}
const SessionFinalization = new Map();

function b() {}
let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {}
function handleError() {}
function pass(arg, malloc, realloc) {
if (realloc === undefined) { return 0; }
let len = arg.length;
return ptr;
                }

let cachedTextDecoder = 1;
function decodeText(bytes) {}
let WASM_VECTOR_LEN = 0;
let wasmModule, wasmInstance, wasm;
function initSync() {}
";

    #[test]
    fn what_is_not_asked_for_goes() {
        let kept = without_ends(GLUE).unwrap();
        let expected = "class Session {
/** Thinks. */
think(text) { pass(text, wasm.__wbindgen_malloc); }
constructor() {
return this;
}
}
function a() {}
function b() {}
const getUint8ArrayMemory0 = () => new Uint8Array(wasm.memory.buffer);
function handleError() {}
function pass(arg, malloc, realloc) {
const bytes = cachedTextEncoder.encode(arg);
const ptr = malloc(bytes.length, 1) >>> 0;
getUint8ArrayMemory0().set(bytes, ptr);
WASM_VECTOR_LEN = bytes.length;
return ptr;
                }

const cachedTextEncoder = new TextEncoder();
const decodeText = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
let WASM_VECTOR_LEN = 0;
let wasm;
export function start(bytes) {
";
        assert!(kept.starts_with(expected), "{kept}");
        assert!(kept.ends_with("wasm.__wbindgen_start();\n}\n"), "{kept}");
    }

    #[test]
    fn another_glue_is_refused() {
        assert!(without_ends("class Session {}").is_err());
    }
}
