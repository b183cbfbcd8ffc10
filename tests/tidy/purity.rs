use super::tree::{assert_none, files};

/// What must not stand in the crates that run everywhere.
const IMPURE: [(&str, &str); 8] = [
    ("std::time", "take a clock as a closure"),
    ("std::io", "take a sink for lines as a closure"),
    ("std::thread", "think in slices"),
    ("std::fs", "take the text as an argument"),
    ("std::env", "take the value as an argument"),
    ("println!", "give the line to the caller"),
    ("getrandom", "take a seed as an argument"),
    ("rand::", "take a seed as an argument"),
];

#[test]
fn rules_engine_and_protocol_know_no_clock_and_no_terminal() {
    let pure = [
        "crates/rules/src/",
        "crates/variants/src/",
        "crates/engine/src/",
        "crates/protocol/src/",
    ];
    let mut complaints = Vec::new();
    for file in files(&["rs"])
        .iter()
        .filter(|file| pure.iter().any(|folder| file.is_under(folder)))
    {
        for (number, line) in file
            .lines()
            .filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            for (word, instead) in IMPURE.iter().filter(|(word, _)| line.contains(word)) {
                complaints.push(format!("{}:{number}: no {word} here: {instead}", file.path));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn the_two_engines_do_not_know_each_other() {
    let mut complaints = Vec::new();
    for (folder, other) in [("classic", "modern"), ("modern", "classic")] {
        let own = format!("crates/engine/src/{folder}/");
        for file in files(&["rs"]).iter().filter(|file| file.is_under(&own)) {
            for (number, line) in file.lines() {
                if line.contains(&format!("{other}::")) {
                    complaints.push(format!(
                        "{}:{number}: {folder} must not use {other}: move what both need beside them",
                        file.path
                    ));
                }
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn javascript_is_known_to_the_wasm_crate_alone() {
    let mut complaints = Vec::new();
    for file in files(&["rs"])
        .iter()
        .filter(|file| file.is_under("crates/"))
    {
        let apart = ["crates/wasm/", "crates/xtask/"]
            .iter()
            .any(|folder| file.is_under(folder));
        for (number, line) in file
            .lines()
            .filter(|(_, line)| !apart && line.contains("wasm_bindgen"))
        {
            complaints.push(format!(
                "{}:{number}: {line}: belongs into crates/wasm",
                file.path
            ));
        }
    }
    assert_none(&complaints);
}
