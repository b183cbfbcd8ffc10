//! `npm/`: the package with the element, its types, the worker and the command `micro-max`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};

use crate::{
    dist::{
        Workers,
        element::{self, ELEMENT, FIGURES},
        empty, workers, write,
    },
    node,
    process::run,
    worker::COMMAND,
    workspace::{root, www},
};

/// The custom elements manifest.
const MANIFEST: &str = "custom-elements.json";

/// The declarations of global types.
const GLOBAL_TYPES: &str = "global.d.ts";

/// The placeholder for the version in `www/npm/package.json`.
const NO_VERSION: &str = "\"version\": \"0.0.0\"";

/// Builds the package and returns its folder.
///
/// # Errors
/// Node is missing, or a module does not build.
pub(crate) fn build(workers: &Workers) -> Result<PathBuf> {
    let folder = empty("npm")?;
    for entry in [&ELEMENT, &FIGURES] {
        element::for_package(entry, workers, &folder)?;
    }
    write(&folder.join(COMMAND), workers::command()?.as_bytes())?;
    let sources = www().join("npm");
    for name in ["README.md", "uci.mjs"] {
        copy(&sources.join(name), &folder.join(name))?;
    }
    copy(&root().join("LICENSE"), &folder.join("LICENSE"))?;
    copy(
        &www().join("elements").join(MANIFEST),
        &folder.join(MANIFEST),
    )?;
    let about = fs::read_to_string(sources.join("package.json"))?;
    write(
        &folder.join("package.json"),
        with_version(&about)?.as_bytes(),
    )?;
    write_types(&folder.join("types"))?;
    Ok(folder)
}

/// `package.json` with the version of the workspace.
fn with_version(about: &str) -> Result<String> {
    ensure!(
        about.contains(NO_VERSION),
        "package.json has no {NO_VERSION}"
    );
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    Ok(about.replacen(NO_VERSION, &version, 1))
}

/// Writes the types of the element and of the modules that it imports.
fn write_types(folder: &Path) -> Result<()> {
    let mut compiler = node::tool("tsc")?;
    compiler.arg("--project").arg(www().join("npm"));
    run(compiler.arg("--outDir").arg(folder))?;
    for types in fs::read_dir(www().join("npm/types"))? {
        let types = types?;
        copy(&types.path(), &folder.join(types.file_name()))?;
    }
    // tsc does not copy declaration files.
    copy(
        &www().join("elements").join(GLOBAL_TYPES),
        &folder.join("elements").join(GLOBAL_TYPES),
    )?;
    let entry = folder.join("micro-max.d.ts");
    let types = fs::read_to_string(&entry)?;
    let reference = format!("/// <reference path=\"./elements/{GLOBAL_TYPES}\" />\n");
    write(&entry, (reference + &types).as_bytes())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::with_version;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        let about = with_version(r#"{ "name": "a", "version": "0.0.0" }"#).unwrap();
        assert!(about.contains(&format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"))));
        assert!(with_version("").is_err());
    }
}
