//! Bundles and minifies modules and style sheets with the tools that `tools/package.json` pins.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::chunk_graph::ChunkGraph,
    node,
    process::{output, program},
    workspace::tools,
};

/// The oldest browsers that the page runs in.
const BROWSERS: &str = "--target=chrome111,firefox113,safari16.4";

/// Modules to bundle together: into one file, and into one more file per language for modules named
/// after a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    /// The beginning of the names of the files.
    pub(crate) name: &'static str,
    /// Parts of the modules' paths.
    pub(crate) parts: &'static [&'static str],
}

/// Bundles the modules of a page into a folder. File names contain hashes. Modules imported by
/// `import()` stay in separate files, except that the modules of a group are together.
///
/// # Errors
/// A tool is missing or reports an error.
pub(crate) fn page(entry: &Path, folder: &Path, group: Option<Group>) -> Result<ChunkGraph> {
    let mut bundler = bundler("page", entry)?;
    bundler.arg(folder);
    if let Some(Group { name, parts }) = group {
        bundler.arg(format!("{name}={}", parts.join(",")));
    }
    ChunkGraph::read(&output(&mut bundler)?)
}

/// Bundles a module that pages import. It keeps its name, and the names of the other files begin
/// with that name.
///
/// # Errors
/// A tool is missing or reports an error.
pub(crate) fn module(entry: &Path, folder: &Path) -> Result<ChunkGraph> {
    ChunkGraph::read(&output(bundler("module", entry)?.arg(folder))?)
}

/// Bundles a module with everything it imports, including by `import()`, into one classic script.
///
/// # Errors
/// A tool is missing or reports an error, or a module uses `import.meta.url`.
pub(crate) fn script(entry: &Path) -> Result<String> {
    output(&mut bundler("script", entry)?)
}

/// Bundles and minifies a style sheet with its imports.
///
/// # Errors
/// A tool is missing or reports an error.
pub(crate) fn style(entry: &Path) -> Result<String> {
    output(esbuild()?.arg(entry))
}

/// Minifies a script without imports and removes unused code.
///
/// # Errors
/// The tool is missing or reports an error.
pub(crate) fn minify(module: &str) -> Result<String> {
    let mut esbuild = esbuild()?;
    esbuild.args(["--format=iife", "--charset=utf8"]);
    let mut child = esbuild
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start esbuild")?;
    // esbuild reads all of its input before it writes.
    let mut stdin = child
        .stdin
        .take()
        .context("esbuild has no standard input")?;
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
    bundler.arg(tools().join("bundle.mjs")).arg(form).arg(entry);
    Ok(bundler)
}

fn esbuild() -> Result<Command> {
    let mut esbuild = node::tool("esbuild")?;
    esbuild.args(["--bundle", "--minify", "--legal-comments=none", BROWSERS]);
    Ok(esbuild)
}
