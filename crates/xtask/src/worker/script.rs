//! The parts of a worker as one script.

/// Which letter tells the byte 0, as in `www/engine/unpack.js`: most bytes have letters of ASCII so.
const ZERO: u32 = 48;

/// The first letter; those before it mean something to a script.
const FIRST: u32 = 32;

/// The modules as one, without imports or exports: the first, the glue, has `start` and
/// `Session`, the next ones `unpack` and `answer`, the last `serveMicroMax`.
pub(super) fn join(modules: &[String], unpacker: &[u8], packed: &str) -> String {
    let modules: String = modules.iter().map(|module| lean(module)).collect();
    let unpacker = letters(unpacker);
    // Hosts that compress see the script change its kind but once.
    format!(
        "const PACKED = '{packed}', UNPACKER = '{unpacker}';\n\
        {modules}serveMicroMax({{ start, Session, unpack, answer }}, UNPACKER, PACKED);\n"
    )
}

/// Bytes as letters between quotes.
fn letters(bytes: &[u8]) -> String {
    let letters = bytes
        .iter()
        .map(|&byte| (u32::from(byte) + ZERO - FIRST) % 256 + FIRST);
    let text: String = letters.filter_map(char::from_u32).collect();
    text.replace('\\', "\\\\").replace('\'', "\\'")
}

/// A module without imports or exports as a classic script, in a function so that it leaves no
/// global names.
pub(super) fn classic(module: &str) -> String {
    format!("(() => {{\n'use strict';\n{module}}})();\n")
}

/// The script without indentation, imports, exports and lines that are comments as a whole.
///
/// Neither part has texts of more than one line, in which those would mean something.
fn lean(script: &str) -> String {
    let mut is_comment = false;
    let mut kept = String::with_capacity(script.len());
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        let left_out = ["//", "import ", "export {"];
        let is_code = !line.is_empty() && !left_out.iter().any(|start| line.starts_with(start));
        if !is_comment && is_code {
            kept.push_str(line.strip_prefix("export ").unwrap_or(line));
            kept.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::{classic, join, lean};

    #[test]
    fn comments_imports_exports_and_indentation_go() {
        let script = "// a\nimport { d } from './d.js';\nexport { c };\n/** b */\nlet c = 1; // d\n\n  /*\n   * e();\n   */\n  f(\"/*\");\n";
        assert_eq!(lean(script), "let c = 1; // d\nf(\"/*\");\n");
    }

    #[test]
    fn the_last_line_starts_the_worker() {
        let modules = ["let a;", "export function b() {}"].map(str::to_owned);
        let module = join(&modules, b"\0asm\xf7\x2c", "AAAI");
        let expected = "const PACKED = 'AAAI', UNPACKER = '0\u{91}\u{a3}\u{9d}\\'\\\\';\nlet a;\nfunction b() {}\n\
            serveMicroMax({ start, Session, unpack, answer }, UNPACKER, PACKED);\n";
        assert_eq!(module, expected);
    }

    #[test]
    fn a_classic_script_is_strict_as_a_module_is() {
        assert_eq!(classic("f();\n"), "(() => {\n'use strict';\nf();\n})();\n");
    }
}
