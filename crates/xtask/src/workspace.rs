//! The folders of the workspace.

use std::{
    env,
    path::{Path, PathBuf},
};

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here)
}

/// The folder that cargo builds into, derived from the path of this program, `target/debug/xtask`.
pub(crate) fn target() -> PathBuf {
    let built = env::current_exe().ok();
    let target = built.as_deref().and_then(|path| path.ancestors().nth(2));
    target.map_or_else(|| root().join("target"), Path::to_path_buf)
}

/// The folder of built files, which take precedence over those of `www` when served.
pub(crate) fn built_site() -> PathBuf {
    target().join("www")
}

/// The folder of the build scripts for the page.
pub(crate) fn tools() -> PathBuf {
    root().join("tools")
}

/// The folder of the page's sources.
pub(crate) fn www() -> PathBuf {
    root().join("www")
}
