//! The application of `tests/frameworks`: the examples for frameworks, built by Vite with the
//! package.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    dist, node,
    process::{program, run},
    workspace::root,
};

use super::report::Report;

/// The folder of the application in the folder of the products.
const OUTPUT: &str = "work/frameworks";

/// Installs the required packages and builds the application with the package of these products.
pub(crate) fn build(products: &dist::Products) -> Result<()> {
    let folder = root().join("tests/frameworks");
    node::ensure_packages(&folder)?;
    let vite = Path::new("node_modules/vite/bin/vite.js");
    let mut build = program("node");
    build
        .arg(folder.join(vite))
        .args(["build", "--logLevel=warn"]);
    build.env("MICRO_MAX_PACKAGE", products.package());
    build.env("MICRO_MAX_OUTPUT", products.folder.join(OUTPUT));
    run(build.current_dir(folder))
}

/// Type-checks files that use all documented names, in plain TypeScript and in each framework, with
/// the types of the package.
pub(crate) fn check_types(report: &mut Report, products: &dist::Products) -> Result<()> {
    let folder = root().join("tests/frameworks");
    node::ensure_packages(&folder)?;
    let installed = folder.join("node_modules/micro-max");
    copy_folder(&products.package(), &installed)?;
    let mut compiler = node::tool("tsc")?;
    report.check(
        "types in frameworks",
        compiler.arg("--project").arg(&folder),
    )
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot create {}", to.display()))?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
