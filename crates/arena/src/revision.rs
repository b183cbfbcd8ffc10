//! Builds micro-Max from this working tree or from a git revision.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::workspace::{root, target};

const PROGRAM: &str = "micro-max";

/// Resolves the program of an engine command: `micro-max` and `micro-max@REVISION` are built, other
/// programs are returned unchanged.
pub(crate) fn resolve_program(program: &str) -> Result<String> {
    let built = match program.split_once('@') {
        None if program == PROGRAM => build(root(), &target())?,
        Some((PROGRAM, revision)) => {
            let tree = check_out(revision)?;
            build(&tree, &tree.join("target"))?
        }
        _ => return Ok(program.to_owned()),
    };
    Ok(built.to_string_lossy().into_owned())
}

fn build(tree: &Path, target: &Path) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(tree)
        .args(["build", "--release", "--package", "cli", "--target-dir"])
        .arg(target);
    run(&mut command)?;
    let file = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    Ok(target.join("release").join(file))
}

/// Checks out a revision into a working tree, which is kept for later matches.
fn check_out(revision: &str) -> Result<PathBuf> {
    let commit = resolve_commit(revision)?;
    let tree = target().join("revisions").join(&commit);
    if !tree.join("Cargo.toml").is_file() {
        let mut add = git(&["worktree", "add", "--force", "--detach"]);
        run(add.arg(&tree).arg(&commit))?;
    }
    Ok(tree)
}

fn resolve_commit(revision: &str) -> Result<String> {
    let commit = format!("{revision}^{{commit}}");
    let output = git(&["rev-parse", "--verify", "--short=12", &commit])
        .output()
        .context("cannot run git")?;
    ensure!(output.status.success(), "unknown revision '{revision}'");
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

fn git(args: &[&str]) -> Command {
    let mut command = Command::new("git");
    command.current_dir(root()).args(args);
    command
}

fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .with_context(|| format!("cannot run {name}"))?;
    ensure!(status.success(), "{name} failed ({status})");
    Ok(())
}
