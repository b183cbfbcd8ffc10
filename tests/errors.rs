//! The list of errors that reach the page, generated from their declarations in Rust. With
//! `BLESS=1` it is rewritten.

use std::{collections::BTreeSet, fmt::Write, fs, path::PathBuf};

use game::{Coded, Declaration, pgn::PgnErrorKind};
use protocol::{CallError, InsideError};

/// An error with its code, its fields and its English sentences.
struct Listed {
    code: &'static str,
    fields: Vec<Field>,
    sentences: Vec<&'static str>,
}

struct Field {
    name: &'static str,
    rust_type: &'static str,
    /// Whether some errors with this code lack the field.
    is_optional: bool,
}

fn www(path: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../www", path]
        .iter()
        .collect()
}

/// Returns the errors of the workers for chess, and those of the worker for variants alone.
fn listed() -> [Vec<Listed>; 2] {
    let mut chess = Vec::new();
    CallError::declare(&mut chess);
    InsideError::declare(&mut chess);
    PgnErrorKind::<rules::FenError, game::MoveError>::declare(&mut chess);
    rules::IllegalMoveError::declare(&mut chess);
    rules::UnpackError::declare(&mut chess);
    let mut variants = Vec::new();
    variants::UnknownVariant::declare(&mut variants);
    variants::GamesFileError::declare(&mut variants);
    variants::BetzaError::declare(&mut variants);
    let chess_codes: BTreeSet<&str> = chess.iter().map(|error| error.code).collect();
    let all: Vec<Declaration> = chess.into_iter().chain(variants).collect();
    let (chess, variants) = merged(&all)
        .into_iter()
        .partition(|error| chess_codes.contains(error.code));
    [chess, variants]
}

/// Merges declarations with the same code, in the order of their first occurrence.
fn merged(declarations: &[Declaration]) -> Vec<Listed> {
    let mut list: Vec<Listed> = Vec::new();
    for declaration in declarations {
        if list.iter().any(|error| error.code == declaration.code) {
            continue;
        }
        let same: Vec<&Declaration> = declarations
            .iter()
            .filter(|other| other.code == declaration.code)
            .collect();
        list.push(Listed {
            code: declaration.code,
            fields: merged_fields(&same),
            sentences: merged_sentences(&same),
        });
    }
    list
}

fn merged_fields(declarations: &[&Declaration]) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for &(name, rust_type) in declarations.iter().flat_map(|error| error.fields) {
        if fields.iter().all(|field| field.name != name) {
            let has_field = |error: &&Declaration| error.fields.iter().any(|field| field.0 == name);
            fields.push(Field {
                name,
                rust_type,
                is_optional: !declarations.iter().all(has_field),
            });
        }
    }
    fields
}

fn merged_sentences(declarations: &[&Declaration]) -> Vec<&'static str> {
    let mut sentences = Vec::new();
    for &sentence in declarations.iter().flat_map(|error| error.sentences) {
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// Returns the TypeScript type of a field.
fn typescript(rust_type: &str) -> &'static str {
    match rust_type {
        "u8" | "u32" | "u64" | "i64" | "usize" => "number",
        "Color" => "Color",
        "String" | "QuotedChar" | "&'static str" | "char" | "Square" | "Move" => "string",
        "Vec<String>" => "string[]",
        "Option<char>" | "Option<String>" => "string | null",
        _ => panic!("add the type {rust_type}"),
    }
}

/// Formats the sentences as a comment, with readable placeholders.
fn comment(sentences: &[&str]) -> String {
    let readable = |sentence: &&str| sentence.replace(":#}", "}").replace("{}", "…");
    let sentences: Vec<String> = sentences.iter().map(readable).collect();
    match sentences.as_slice() {
        [sentence] => format!("  /** {sentence} */\n"),
        _ => format!("  /**\n   * - {}\n   */\n", sentences.join("\n   * - ")),
    }
}

fn interface(name: &str, errors: &[Listed]) -> String {
    let mut text = format!("export interface {name} {{\n");
    for error in errors {
        text.push_str(&comment(&error.sentences));
        let fields: Vec<String> = error
            .fields
            .iter()
            .map(|field| {
                let mark = if field.is_optional { "?" } else { "" };
                format!("{}{mark}: {}", field.name, typescript(field.rust_type))
            })
            .collect();
        let fields = match fields.join("; ") {
            fields if fields.is_empty() => "{}".to_owned(),
            fields => format!("{{ {fields} }}"),
        };
        writeln!(text, "  '{}': {fields};", error.code).unwrap();
    }
    text + "}\n"
}

#[test]
fn the_list_of_errors_is_current() {
    let [chess, variants] = listed();
    let text = format!(
        "/**\n * The errors of the crates, generated from their declarations by\n \
         * `BLESS=1 cargo test -p tests errors`: each code with its fields, and above it its \
         sentences in English.\n */\nimport type {{ Color }} from './messages.ts';\n\n\
         /** The errors of the chess worker, most of which the variants worker reports too. */\n\
         {}\n/** The errors that only `micro-max.variants.worker.js` reports. */\n{}",
        interface("ChessErrorFields", &chess),
        interface("VariantErrorFields", &variants),
    );
    let path = www("engine/errors.ts");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let hint = "run BLESS=1 cargo test -p tests errors, and add the translations";
    assert!(fs::read_to_string(path).unwrap() == text, "{hint}");
}
