//! Node, and the npm packages of `package.json`.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use anyhow::{Context, Result, bail};

use crate::{
    install,
    process::{find, output, program, run},
    workspace::{root, tools},
};

/// The oldest version of Node, major and minor, that runs the tools and the worker.
const MIN_VERSION: [u32; 2] = [20, 19];

/// Returns a message if Node is missing or too old.
pub(crate) fn is_missing() -> Option<String> {
    let [major, minor] = MIN_VERSION;
    match version() {
        Some(version) if version >= MIN_VERSION => None,
        Some([old_major, old_minor]) => Some(format!(
            "Node is version {old_major}.{old_minor}, but {major}.{minor} or newer is needed"
        )),
        None => Some(format!("Node {major}.{minor} or newer is missing")),
    }
}

/// Returns a message if npm packages cannot be installed because a program is missing.
pub(crate) fn are_tools_missing() -> Option<String> {
    is_missing().or_else(|| find("npm").is_none().then(|| "npm is missing".to_owned()))
}

/// Checks that Node and npm are there.
pub(crate) fn ensure() -> Result<()> {
    match are_tools_missing() {
        Some(missing) => bail!("{missing}; install it from https://nodejs.org"),
        None => Ok(()),
    }
}

/// Returns the command for a program of an npm package.
pub(crate) fn tool(name: &str) -> Result<Command> {
    ensure_tools()?;
    Ok(program(root().join("node_modules/.bin").join(name)))
}

/// Returns the command for Node with support for TypeScript.
pub(crate) fn typescript() -> Result<Command> {
    ensure_tools()?;
    let mut node = program("node");
    node.current_dir(root()).args(["--import", "tsx"]);
    Ok(node)
}

/// Returns the command that runs a script of `tools`.
pub(crate) fn script(name: &str) -> Result<Command> {
    let mut node = typescript()?;
    node.arg(tools().join(name));
    Ok(node)
}

pub(crate) fn tests() -> Result<Command> {
    let mut node = typescript()?;
    node.args(["--test", "--test-reporter=spec", "--test-timeout=300000"]);
    Ok(node)
}

/// Installs the npm packages of the build unless they match the lock file.
pub(crate) fn ensure_tools() -> Result<()> {
    ensure_packages(root())
}

/// Installs the npm packages of a folder unless they match its lock file.
pub(crate) fn ensure_packages(folder: &Path) -> Result<()> {
    ensure()?;
    let _lock = install::lock();
    let installed = folder.join("node_modules/.package-lock.json");
    if is_older(&installed, &folder.join("package-lock.json")) {
        eprintln!(
            "installing the packages of {}",
            folder.join("package.json").display()
        );
        let words = ["ci", "--silent", "--no-audit", "--no-fund"];
        run(program("npm").args(words).current_dir(folder)).with_context(|| {
            format!(
                "the packages cannot be installed; without a network, try again with one; \
                 `npm ci` in {} says more",
                folder.display()
            )
        })?;
    }
    Ok(())
}

/// The major version of Node, if it is installed.
fn version() -> Option<[u32; 2]> {
    find("node")?;
    let version = output(program("node").arg("--version")).ok()?;
    let mut numbers = version.trim().strip_prefix('v')?.split('.');
    let mut number = || numbers.next()?.parse().ok();
    Some([number()?, number()?])
}

/// Whether a file is missing or older than another.
fn is_older(file: &PathBuf, other: &PathBuf) -> bool {
    let written = |path: &PathBuf| fs::metadata(path).and_then(|about| about.modified()).ok();
    written(file).unwrap_or(SystemTime::UNIX_EPOCH) < written(other).unwrap_or(SystemTime::now())
}
