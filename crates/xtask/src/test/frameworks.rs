//! The application of `tests/frameworks`: the examples for React, Vue and Svelte with the package, as Vite builds them.

use std::path::Path;

use anyhow::Result;

use crate::{
    dist, node,
    process::{program, run},
    workspace::root,
};

/// Where it lies among the products.
const OUTPUT: &str = "work/frameworks";

/// Builds it with the package of these products; installs what that needs.
///
/// # Errors
/// npm is not there or cannot install it, or Vite does not take the package or an example.
pub(crate) fn build(products: &dist::Products) -> Result<()> {
    let folder = root().join("tests/frameworks");
    node::ensure_packages(&folder)?;
    let vite = Path::new("node_modules/vite/bin/vite.js");
    let mut build = program("node");
    build
        .arg(folder.join(vite))
        .args(["build", "--logLevel=warn"]);
    build.env("MICRO_MAX_PACKAGE", &products.package);
    build.env("MICRO_MAX_OUTPUT", products.folder.join(OUTPUT));
    run(build.current_dir(folder))
}
