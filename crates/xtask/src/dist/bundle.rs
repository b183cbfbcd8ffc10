//! The tools of `www/package.json` that join modules and make them small.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::graph::Graph,
    node,
    process::{output, program},
    workspace::www,
};

/// The oldest browsers that the page runs in.
const BROWSERS: &str = "--target=chrome111,firefox113,safari16.4";

/// Joins the modules that a page needs and writes them to a folder, under names that change with
/// what is in them. What is imported by `import()` stays apart.
///
/// # Errors
/// The tools are not there, or find a fault in the sources.
pub(crate) fn page(entry: &Path, folder: &Path) -> Result<Graph> {
    Graph::read(&output(bundler("page", entry)?.arg(folder))?)
}

/// The same for a module that others import: it keeps its name, and the others take theirs from it.
///
/// # Errors
/// The tools are not there, or find a fault in the sources.
pub(crate) fn module(entry: &Path, folder: &Path) -> Result<Graph> {
    Graph::read(&output(bundler("module", entry)?.arg(folder))?)
}

/// One classic script of a module and all that it imports, by `import()` too.
///
/// # Errors
/// The tools are not there, or find a fault in the sources; or a module names a file.
pub(crate) fn script(entry: &Path) -> Result<String> {
    output(&mut bundler("script", entry)?)
}

/// A style sheet with those that it imports, made small.
///
/// # Errors
/// The tools are not there, or find a fault in the sources.
pub(crate) fn style(entry: &Path) -> Result<String> {
    output(esbuild()?.arg(entry))
}

/// A module that stands alone as one classic script, without what it does not use.
///
/// # Errors
/// The tools are not there, or find a fault in the script.
pub(crate) fn minify(module: &str) -> Result<String> {
    let mut esbuild = esbuild()?;
    esbuild.args(["--format=iife", "--charset=utf8"]);
    let mut child = esbuild
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start esbuild")?;
    // All of it is read before anything is written.
    let mut stdin = child.stdin.take().context("esbuild reads nothing")?;
    stdin.write_all(module.as_bytes())?;
    drop(stdin);
    let output = child.wait_with_output()?;
    ensure!(
        output.status.success(),
        "esbuild failed ({})",
        output.status
    );
    Ok(String::from_utf8(output.stdout)?)
}

fn bundler(form: &str, entry: &Path) -> Result<Command> {
    node::ensure_tools()?;
    let mut bundler = program("node");
    bundler.arg(www().join("bundle.mjs")).arg(form).arg(entry);
    Ok(bundler)
}

fn esbuild() -> Result<Command> {
    let mut esbuild = node::tool("esbuild")?;
    esbuild.args(["--bundle", "--minify", "--legal-comments=none", BROWSERS]);
    Ok(esbuild)
}
