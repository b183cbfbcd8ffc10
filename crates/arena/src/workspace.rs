//! Folders of the workspace.

use std::{
    env,
    path::{Path, PathBuf},
};

/// The folder of the workspace's `Cargo.toml`.
pub fn root() -> &'static Path {
    let manifest_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest_dir.ancestors().nth(2).unwrap_or(manifest_dir)
}

/// Cargo's target folder; this program is in `target/PROFILE`.
pub(crate) fn target() -> PathBuf {
    let program = env::current_exe().ok();
    let target = program.as_deref().and_then(|path| path.ancestors().nth(2));
    target.map_or_else(|| root().join("target"), Path::to_path_buf)
}
