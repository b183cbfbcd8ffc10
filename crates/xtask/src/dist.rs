//! `cargo xtask dist`: what is published, in `target/dist`.

mod bundle;
mod graph;
mod page;
mod press;
mod reference;
mod site;
mod source;

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::workspace::{target, www};

pub(crate) use press::brotli;
pub(crate) use site::Site;

/// Builds all products and says where they lie.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn run() -> Result<()> {
    let site = site::build()?;
    println!("{}", site.folder.display());
    Ok(())
}

/// The static site alone.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn site() -> Result<Site> {
    site::build()
}

/// The board by itself, as somebody would bundle it who wants nothing else: script and style.
///
/// # Errors
/// Node is not there, or it does not build.
pub(crate) fn board() -> Result<Vec<PathBuf>> {
    let folder = empty("work/board-alone")?;
    let sources = www().join("board");
    let style = folder.join("board.css");
    fs::write(&style, bundle::style(&sources.join("board.css"))?)?;
    let graph = bundle::bundle(&sources.join("board.js"), &folder)?;
    let script = graph.made_for("board.js")?;
    let scripts = graph.needed_by(script).into_iter();
    Ok(scripts
        .map(|name| folder.join(name))
        .chain([style])
        .collect())
}

/// A folder of the products, with nothing in it.
fn empty(name: &str) -> Result<PathBuf> {
    let folder = target().join("dist").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}
