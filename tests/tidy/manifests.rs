use super::tree::{File, assert_none, files, root};
use std::fs;

/// What each crate may use of the others.
const MAY_USE: [(&str, &[&str]); 6] = [
    ("rules", &[]),
    ("engine", &["rules"]),
    ("protocol", &["engine", "rules"]),
    ("cli", &["engine", "protocol", "rules"]),
    ("wasm", &["engine", "protocol", "rules"]),
    ("packing", &[]),
];

/// The names in the sections of a manifest whose title ends in `dependencies`.
fn dependencies(manifest: &str, with_dev: bool) -> Vec<String> {
    let mut inside = false;
    let mut names = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(title) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            let wanted = with_dev || !title.starts_with("dev-");
            let table = title.rsplit_once("dependencies.").filter(|_| wanted);
            if let Some((_, name)) = table {
                names.push(name.to_owned());
            }
            inside = wanted && title.ends_with("dependencies") && title != "workspace.dependencies";
        } else if inside && !line.is_empty() && !line.starts_with('#') {
            let name = line.split(['=', '.', ' ']).next().unwrap();
            names.push(name.to_owned());
        }
    }
    names
}

fn manifests() -> Vec<File> {
    files(&["toml"])
        .into_iter()
        .filter(|file| file.path.ends_with("Cargo.toml"))
        .collect()
}

#[test]
fn dependencies_run_one_way() {
    let ours = [
        "rules", "engine", "protocol", "cli", "wasm", "packing", "xtask", "tests", "browser",
    ];
    let mut complaints = Vec::new();
    for (name, allowed) in MAY_USE {
        let path = root().join("crates").join(name).join("Cargo.toml");
        for used in dependencies(&fs::read_to_string(path).unwrap(), false) {
            if ours.contains(&used.as_str()) && !allowed.contains(&used.as_str()) {
                complaints.push(format!(
                    "crates/{name} uses {used}: dependencies run rules <- engine <- protocol <- \
                     cli and wasm; move what is shared down"
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn rules_depend_on_nothing() {
    let manifest = fs::read_to_string(root().join("crates/rules/Cargo.toml")).unwrap();
    assert_eq!(dependencies(&manifest, false), Vec::<String>::new());
}

#[test]
fn every_dependency_is_used() {
    let sources = files(&["rs"]);
    let mut complaints = Vec::new();
    for manifest in manifests() {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let nested = ["tests/browser/", "tests/wasm-runner/"];
        let own: Vec<&File> = sources
            .iter()
            .filter(|file| file.is_under(folder))
            .filter(|file| folder != "tests/" || !nested.iter().any(|other| file.is_under(other)))
            .collect();
        for name in dependencies(&manifest.text, true) {
            let import = name.replace('-', "_");
            if !own.iter().any(|file| file.text.contains(&import)) {
                complaints.push(format!(
                    "{}: nothing uses {name}: take it out",
                    manifest.path
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn a_crate_has_the_name_of_its_folder() {
    for manifest in manifests() {
        let Some(folder) = manifest.path.strip_suffix("/Cargo.toml") else {
            continue;
        };
        if folder == "fuzz" {
            continue; // cargo fuzz wants its own name
        }
        let name = folder.rsplit('/').next().unwrap();
        let line = format!("name = \"{name}\"");
        assert!(
            manifest.text.contains(&line),
            "{}: name the crate {name}",
            manifest.path
        );
    }
}
