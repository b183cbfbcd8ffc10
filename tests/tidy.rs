//! The direction of dependencies, and words that the sources and file names must not contain.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// The crates of the workspace, and the crates that each may depend on.
const ALLOWED: [(&str, &[&str]); 17] = [
    // Its tests read games of chess and of variants.
    ("game", &["rules", "variants"]),
    ("rules", &["game"]),
    // Its benchmark compares it with `rules`.
    ("variants", &["game", "rules"]),
    ("engine", &["game", "rules", "variants"]),
    ("coach", &["engine", "rules"]),
    ("tablebase", &["rules"]),
    ("opponent", &["coach", "engine", "rules", "variants"]),
    (
        "protocol",
        &[
            "engine",
            "game",
            "opponent",
            "rules",
            "tablebase",
            "variants",
        ],
    ),
    ("cli", &["engine", "protocol", "rules", "variants"]),
    (
        "wasm",
        &["coach", "engine", "game", "protocol", "rules", "variants"],
    ),
    ("server", &[]),
    (
        "arena",
        &[
            "coach", "engine", "game", "opponent", "protocol", "rules", "variants",
        ],
    ),
    (
        "tuner",
        &["arena", "engine", "opponent", "protocol", "rules"],
    ),
    ("xtask", &["server"]),
    (
        "tests",
        &[
            "cli",
            "coach",
            "engine",
            "game",
            "protocol",
            "rules",
            "tablebase",
            "variants",
        ],
    ),
    ("browser", &["cli", "engine", "rules", "server"]),
    ("wasm-runner", &[]),
];

/// The crates that run everywhere: they are `no_std`, and depend only on each other and on
/// `PURE_LIBRARIES`.
const PURE: [&str; 8] = [
    "game",
    "rules",
    "variants",
    "engine",
    "coach",
    "tablebase",
    "opponent",
    "protocol",
];

/// Libraries for crates that run everywhere: mathematical functions without `std`.
const PURE_LIBRARIES: [&str; 1] = ["libm"];

/// Returns cargo's description of the packages of the workspace.
fn packages() -> Vec<Value> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version=1", "--no-deps", "--offline"]);
    let output = cargo.current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let Value::Array(packages) =
        serde_json::from_slice::<Value>(&output.stdout).unwrap()["packages"].take()
    else {
        panic!("cargo metadata lists no packages");
    };
    packages
}

/// Returns the names of a package's dependencies.
fn dependencies(package: &Value, with_dev: bool) -> Vec<&str> {
    let all = package["dependencies"].as_array().unwrap().iter();
    all.filter(|one| with_dev || one["kind"] != "dev")
        .map(|one| one["name"].as_str().unwrap())
        .collect()
}

#[test]
fn dependencies_run_one_way() {
    let mut complaints = Vec::new();
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == name) else {
            complaints.push(format!("{name}: add its allowed dependencies to ALLOWED"));
            continue;
        };
        for dependency in dependencies(&package, true) {
            let is_ours = ALLOWED.iter().any(|(known, _)| *known == dependency);
            if is_ours && !allowed.contains(&dependency) {
                complaints.push(format!(
                    "{name} depends on {dependency}: dependencies run game <- rules <- engine <- protocol \
                     <- cli and wasm, and only tools depend on tools"
                ));
            }
        }
        for dependency in dependencies(&package, false) {
            let is_pure = PURE.contains(&dependency) || PURE_LIBRARIES.contains(&dependency);
            if PURE.contains(&name) && !is_pure {
                complaints.push(format!(
                    "{name} depends on {dependency}, which may not run everywhere"
                ));
            }
            if dependency == "wasm-bindgen" && name != "wasm" {
                complaints.push(format!(
                    "{name} depends on {dependency}: only wasm knows JavaScript"
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn the_worker_of_chess_is_built_without_variants() {
    let has_variants = |features: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["tree", "--package=wasm", "--edges=normal", "--prefix=none"]);
        cargo.args(["--offline", "--format={lib}", "--features", features]);
        let output = cargo.current_dir(root()).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let tree = String::from_utf8(output.stdout).unwrap();
        tree.lines().any(|name| name == "variants")
    };
    assert!(!has_variants("ablation"));
    assert!(has_variants("variants"));
}

#[test]
fn the_engines_do_not_use_each_other() {
    let mut complaints = Vec::new();
    for (own, other) in [("classic", "modern::"), ("modern", "classic::")] {
        let folder = format!("crates/engine/src/{own}/");
        for file in files(&["rs"])
            .iter()
            .filter(|file| file.path.starts_with(&folder))
        {
            for (number, _) in file.lines().filter(|(_, line)| line.contains(other)) {
                complaints.push(format!(
                    "{}:{number}: {own} must not use {other}: move shared code to the folder above",
                    file.path
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn no_notes_announce_unfinished_work() {
    // Split, so that this file does not contain the marks.
    let marks = [["TO", "DO"], ["FIX", "ME"], ["XX", "X"]].map(|halves| halves.concat());
    let mut complaints = Vec::new();
    for file in files(&["rs", "css", "html", "md", "toml", "yml"]) {
        for (number, line) in file.lines() {
            if let Some(mark) = marks.iter().find(|mark| line.contains(mark.as_str())) {
                complaints.push(format!(
                    "{}:{number}: finish the work, or remove the note {mark}",
                    file.path
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn file_names_are_not_vague() {
    let vague = ["util", "utils", "common", "helpers", "manager", "misc"];
    let is_vague = |file: &&File| {
        let stem = Path::new(&file.path)
            .file_stem()
            .and_then(|stem| stem.to_str());
        stem.is_some_and(|stem| vague.contains(&stem))
    };
    let complaints: Vec<String> = files(&["rs", "js"])
        .iter()
        .filter(is_vague)
        .map(|file| format!("{}: name the file after its content", file.path))
        .collect();
    assert_none(&complaints);
}

/// A text file of the project.
struct File {
    /// The path from the root.
    path: String,
    text: String,
}

impl File {
    /// Returns the lines with their numbers, from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the files with one of these extensions that git tracks or would add.
fn files(extensions: &[&str]) -> Vec<File> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    let output = git.current_dir(root()).output().unwrap();
    let listed = String::from_utf8(output.stdout).unwrap();
    let has_extension = |path: &&str| {
        path.rsplit_once('.')
            .is_some_and(|(_, end)| extensions.contains(&end))
    };
    let found: Vec<File> = listed
        .lines()
        .filter(has_extension)
        // Deleted files are listed until their removal is staged.
        .filter_map(|path| {
            let text = fs::read_to_string(root().join(path)).ok()?;
            Some(File {
                path: path.to_owned(),
                text,
            })
        })
        .collect();
    assert!(!found.is_empty());
    found
}

/// Fails with all complaints at once.
fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
