//! The scripts of the pages for development, built from `www` by `tools/dev.ts`.

use std::{
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{node, process::run, workspace::built_site};

/// Builds the scripts, with those that only scenarios load, and returns their folder.
pub(crate) fn build() -> Result<PathBuf> {
    run(node::script("dev.ts")?.arg(built_site()))?;
    Ok(built_site())
}

/// Builds the scripts, and again after each change until the process or this program ends.
pub(crate) fn watch() -> Result<Child> {
    let mut command = node::script("dev.ts")?;
    command.arg(built_site()).arg("--watch");
    // The process ends with its input.
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().context("cannot start Node")?;
    let output = child.stdout.take().context("Node has no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    ensure!(line.trim() == "built", "the scripts cannot be built");
    Ok(child)
}
