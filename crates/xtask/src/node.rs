//! Node, and the tools that `www/package.json` names.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::{
    install,
    process::{find, output, program, run},
    workspace::www,
};

/// The oldest Node that runs the tools, and the worker.
const OLDEST: u32 = 20;

/// What is missing, if something is, for programs in JavaScript.
pub(crate) fn is_missing() -> Option<String> {
    match version() {
        Some(OLDEST..) => None,
        _ => Some(format!("Node {OLDEST} or newer is not there")),
    }
}

/// What is missing, if something is, for the tools.
pub(crate) fn are_tools_missing() -> Option<String> {
    is_missing().or_else(|| find("npm").is_none().then(|| "npm is not there".to_owned()))
}

/// A tool.
///
/// # Errors
/// Node or npm is not there, or the tools cannot be installed.
pub(crate) fn tool(name: &str) -> Result<Command> {
    ensure_tools()?;
    Ok(program(www().join("node_modules/.bin").join(name)))
}

/// Installs the tools where they are missing or not of the versions that the lock has.
///
/// # Errors
/// Node or npm is not there, or the tools cannot be installed.
pub(crate) fn ensure_tools() -> Result<()> {
    ensure_packages(&www())
}

/// The same for whatever the `package.json` of a folder names.
///
/// # Errors
/// Node or npm is not there, or something cannot be installed.
pub(crate) fn ensure_packages(folder: &Path) -> Result<()> {
    if let Some(missing) = are_tools_missing() {
        bail!("this needs Node {OLDEST} or newer, with npm, and {missing}");
    }
    let _lock = install::lock();
    let installed = folder.join("node_modules/.package-lock.json");
    if is_older(&installed, &folder.join("package-lock.json")) {
        eprintln!(
            "installing what {} names",
            folder.join("package.json").display()
        );
        let words = ["ci", "--silent", "--no-audit", "--no-fund"];
        run(program("npm").args(words).current_dir(folder))?;
    }
    Ok(())
}

/// What a module exports under a name, if that is data.
///
/// # Errors
/// Node is not there, or the module does not run in it or has no such export.
pub(crate) fn value(module: &Path, name: &str) -> Result<Value> {
    let module = json!(module);
    let script = format!("import {{ {name} }} from {module}; console.log(JSON.stringify({name}));");
    let words = ["--input-type=module", "--eval", &script];
    Ok(serde_json::from_str(&output(program("node").args(words))?)?)
}

/// The major version of Node, if it is there.
fn version() -> Option<u32> {
    find("node")?;
    let version = output(program("node").arg("--version")).ok()?;
    let major = version.trim().strip_prefix('v')?.split('.').next()?;
    major.parse().ok()
}

/// Whether a file was written before another one, or is not there.
fn is_older(file: &PathBuf, other: &PathBuf) -> bool {
    let written = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    written(file).unwrap_or(SystemTime::UNIX_EPOCH) < written(other).unwrap_or(SystemTime::now())
}
