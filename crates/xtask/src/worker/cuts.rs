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
/// fails after 2 GB. Panics are bare traps, no values of JavaScript are constants of the wasm, and
/// of an error of JavaScript it asks only whether there was one.
const PIECES: [Piece; 9] = [
    Piece {
        start: "__destroy_into_raw() {",
        next: "/**",
        instead: "",
    },
    Piece {
        start: "let deferred",
        next: "/**",
        instead: "const start = passStringToWasm0(question, wasm.__wbindgen_malloc);
const ret = wasm.session_ask(this.__wbg_ptr, start, WASM_VECTOR_LEN);
const text = getStringFromWasm0(...ret);
wasm.__wbindgen_free(...ret, 1);
return text;
}
",
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
        start: "__wbg___wbindgen_throw_",
        next: "__wbg_call_",
        instead: "",
    },
    Piece {
        start: "__wbindgen_init_externref_table: function",
        next: "};",
        instead: "",
    },
    Piece {
        start: "const SessionFinalization",
        next: "function getArrayU8FromWasm0",
        instead: "",
    },
    Piece {
        start: "function getArrayU8FromWasm0",
        next: "let WASM_VECTOR_LEN",
        instead: "const getArrayU8FromWasm0 = (start, length) => new Uint8Array(wasm.memory.buffer, start >>> 0, length);
const getStringFromWasm0 = (start, length) =>
new TextDecoder('utf-8', { ignoreBOM: true }).decode(getArrayU8FromWasm0(start, length));
function handleError(act, those) {
try {
act(...those);
} catch {
wasm.__wbindgen_exn_store(wasm.__externref_table_alloc());
}
}
function passStringToWasm0(text, malloc) {
const bytes = new TextEncoder().encode(text);
WASM_VECTOR_LEN = bytes.length;
const start = malloc(WASM_VECTOR_LEN, 1);
getArrayU8FromWasm0(start, WASM_VECTOR_LEN).set(bytes);
return start;
}
",
    },
    Piece {
        start: "let wasmModule",
        next: "",
        instead: "let wasm;
export function start(bytes) {
wasm = new WebAssembly.Instance(new WebAssembly.Module(bytes), __wbg_get_imports()).exports;
}
",
    },
];

/// Words that stand in several places, and what does as well there: texts are not made longer in
/// place, and what is asked for of the imports is there.
const WORDS: [(&str, &str); 3] = [
    (", wasm.__wbindgen_realloc)", ")"),
    ("__proto__: null,", ""),
    ("__wbg_ptr", "place"),
];

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
    Ok(WORDS
        .iter()
        .fold(kept, |kept, (word, instead)| kept.replace(word, instead)))
}

#[cfg(test)]
mod tests {
    use super::without_ends;

    const GLUE: &str = "class Session {
__destroy_into_raw() { return 1; }
free() {}
/** Answers. */
ask(question) {
let deferred2_0;
try {} finally {}
}
/** Thinks. */
think(text) { pass(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc); }
constructor() {
SessionFinalization.register(this, 1, this);
return this;
}
}
if (Symbol.dispose) Session.prototype[Symbol.dispose] = Session.prototype.free;
function __wbg_get_imports() {
const import0 = {
__proto__: null,
__wbg___wbindgen_throw_1: function() {},
__wbg_call_2: function() {},
__wbindgen_init_externref_table: function() {
table.set(0, undefined);
},
};
}
const SessionFinalization = new Map();

function addToExternrefTable0(obj) {}
function getArrayU8FromWasm0(ptr, len) {}
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
/** Answers. */
ask(question) {
const start = passStringToWasm0(question, wasm.__wbindgen_malloc);
const ret = wasm.session_ask(this.place, start, WASM_VECTOR_LEN);
const text = getStringFromWasm0(...ret);
wasm.__wbindgen_free(...ret, 1);
return text;
}
/** Thinks. */
think(text) { pass(text, wasm.__wbindgen_malloc); }
constructor() {
return this;
}
}
function __wbg_get_imports() {
const import0 = {

__wbg_call_2: function() {},
};
}
const getArrayU8FromWasm0 = ";
        assert!(kept.starts_with(expected), "{kept}");
        assert!(kept.contains("return start;\n}\nlet WASM_VECTOR_LEN = 0;\nlet wasm;\n"));
        assert!(
            kept.ends_with("__wbg_get_imports()).exports;\n}\n"),
            "{kept}"
        );
    }

    #[test]
    fn another_glue_is_refused() {
        assert!(without_ends("class Session {}").is_err());
    }
}
