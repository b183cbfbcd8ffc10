//! Engines that are built from this repository.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{
    process::{cargo, output, program as command, run},
    workspace::{root, target},
};

/// The name of the native program.
const PROGRAM: &str = "micro-max";

/// The program behind a word of the command line: `micro-max` and `micro-max@REVISION` are built,
/// everything else stays as it is.
///
/// # Errors
/// The revision is unknown, or does not compile.
pub(super) fn program(word: &str) -> Result<String> {
    let built = match word.split_once('@') {
        None if word == PROGRAM => build(root(), &target())?,
        Some((PROGRAM, revision)) => {
            let tree = check_out(revision)?;
            let target = tree.join("target");
            build(&tree, &target)?
        }
        _ => return Ok(word.to_owned()),
    };
    Ok(built.to_string_lossy().into_owned())
}

fn build(tree: &Path, target: &Path) -> Result<PathBuf> {
    let mut command = cargo();
    command
        .current_dir(tree)
        .args(["build", "--release", "--package", "cli", "--target-dir"])
        .arg(target);
    run(&mut command)?;
    let file = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    Ok(target.join("release").join(file))
}

/// A tree of a revision; one that is there already is used again.
fn check_out(revision: &str) -> Result<PathBuf> {
    let mut resolve = command("git");
    resolve.args([
        "rev-parse",
        "--verify",
        "--short=12",
        &format!("{revision}^{{commit}}"),
    ]);
    let commit =
        output(&mut resolve).with_context(|| format!("there is no revision '{revision}'"))?;
    let tree = target().join("revisions").join(commit.trim());
    if !tree.join("Cargo.toml").is_file() {
        let mut add = command("git");
        add.args(["worktree", "add", "--force", "--detach"])
            .arg(&tree)
            .arg(commit.trim());
        run(&mut add)?;
    }
    Ok(tree)
}
