use super::tree::{File, assert_none, files, root};
use std::fs;

/// The crates of the workspace, and those that each may depend on.
const ALLOWED: [(&str, &[&str]); 14] = [
    // Its examples are of chess.
    ("game", &["rules"]),
    ("rules", &["game"]),
    // The benchmark compares it with `rules`.
    ("variants", &["game", "rules"]),
    ("engine", &["game", "rules", "variants"]),
    ("protocol", &["engine", "game", "rules", "variants"]),
    ("cli", &["engine", "protocol", "rules", "variants"]),
    ("wasm", &["engine", "game", "protocol", "rules", "variants"]),
    ("server", &[]),
    (
        "arena",
        &["engine", "game", "protocol", "rules", "variants"],
    ),
    ("tuner", &["arena", "engine", "rules"]),
    ("xtask", &["server"]),
    (
        "tests",
        &["cli", "engine", "game", "protocol", "rules", "variants"],
    ),
    ("browser", &["cli", "engine", "rules", "server"]),
    ("wasm-runner", &[]),
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

/// The manifests of the packages in the workspace, by the names of their folders.
fn packages() -> Vec<(String, String)> {
    manifests()
        .into_iter()
        .filter_map(|manifest| {
            let folder = manifest.path.strip_suffix("/Cargo.toml")?;
            let name = folder.rsplit('/').next()?.to_owned();
            (folder != "fuzz").then_some((name, manifest.text))
        })
        .collect()
}

#[test]
fn dependencies_run_one_way() {
    let mut complaints = Vec::new();
    for (name, manifest) in packages() {
        let Some((_, allowed)) = ALLOWED.iter().find(|(package, _)| *package == name) else {
            complaints.push(format!("{name}: state in ALLOWED what it may depend on"));
            continue;
        };
        for dependency in dependencies(&manifest, true) {
            let is_ours = ALLOWED.iter().any(|(package, _)| *package == dependency);
            if is_ours && !allowed.contains(&dependency.as_str()) {
                complaints.push(format!(
                    "{name} depends on {dependency}: dependencies run game <- rules <- engine <- protocol \
                     <- cli and wasm, and only tools depend on tools"
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn rules_and_variants_depend_on_game_alone() {
    for (name, allowed) in [
        ("game", &[][..]),
        ("rules", &["game"]),
        ("variants", &["game"]),
    ] {
        let path = root().join(format!("crates/{name}/Cargo.toml"));
        let manifest = fs::read_to_string(path).unwrap();
        assert_eq!(dependencies(&manifest, false), allowed);
    }
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
                complaints.push(format!("{}: {name} is not used: remove it", manifest.path));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn a_crate_has_the_name_of_its_folder() {
    for (name, manifest) in packages() {
        let line = format!("name = \"{name}\"");
        assert!(manifest.contains(&line), "name the crate {name}");
    }
}
