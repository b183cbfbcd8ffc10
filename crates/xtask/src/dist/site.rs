//! `target/dist/site`: the page for any static host, under any path.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    dist::{
        bundle::{bundle, minify, style},
        empty,
        page::{Bundled, Page},
        press, source,
    },
    node, worker,
    workspace::www,
};

/// The folder of files whose names change with what is in them.
const ASSETS: &str = "assets";

/// A site that was built.
#[derive(Debug)]
pub(crate) struct Site {
    /// Where it lies.
    pub(crate) folder: PathBuf,
    /// The files that the first visit loads.
    pub(crate) first: Vec<String>,
    /// The files that are loaded when they are needed.
    pub(crate) later: Vec<String>,
}

/// Builds it.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn build() -> Result<Site> {
    node::ensure_tools()?;
    let worker = minify(&worker::module(press::gzip)?)?;
    let folder = empty("site")?;
    write(&folder.join(worker::NAME), worker.as_bytes())?;
    // Some hosts hide what begins with an underscore unless they find this.
    write(&folder.join(".nojekyll"), b"")?;
    let html = fs::read_to_string(www().join("index.html")).context("cannot read index.html")?;
    let site = assemble(folder, &Page::new(&html), &worker)?;
    press::press(&site.folder)?;
    Ok(site)
}

fn assemble(folder: PathBuf, page: &Page, worker: &str) -> Result<Site> {
    let assets = folder.join(ASSETS);
    let sources = empty("work/www")?;
    source::copy(&sources, |path| {
        if path == worker::NAME {
            Ok(format!("../{path}?{:08x}", checksum(worker)))
        } else {
            // Addresses count from where the bundled modules lie, which is beside it.
            write_style(&www().join(path), &assets)
        }
    })?;
    let style = sources.join("page.css");
    write(&style, imports(page.styles()).as_bytes())?;
    let style = write_style(&style, &assets)?;
    let script = sources.join(page.script()?);
    let graph = bundle(&script, &assets)?;
    let script = graph.made_for(&file_name(&script))?;
    let modules: Vec<String> = graph.needed_by(script).into_iter().map(asset).collect();
    let modules: Vec<&str> = modules.iter().map(String::as_str).collect();
    let html = page.bundled(&Bundled {
        style: &asset(&style),
        script: modules[0],
        imports: &modules[1..],
    });
    write(&folder.join("index.html"), html.as_bytes())?;
    let mut first = vec!["index.html".to_owned(), asset(&style)];
    first.extend(modules.into_iter().map(str::to_owned));
    for name in page.others() {
        fs::copy(www().join(name), folder.join(name))
            .with_context(|| format!("cannot copy {name}"))?;
        first.push(name.to_owned());
    }
    first.push(worker::NAME.to_owned());
    let later = later(&assets, &first)?;
    Ok(Site {
        folder,
        first,
        later,
    })
}

/// Bundles a style sheet and says under which name it lies among the assets.
fn write_style(source: &Path, assets: &Path) -> Result<String> {
    let text = style(source)?;
    let name = file_name(source).replace(".css", &format!("-{:08x}.css", checksum(&text)));
    fs::create_dir_all(assets)?;
    write(&assets.join(&name), text.as_bytes())?;
    Ok(name)
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// A style sheet of style sheets.
fn imports<'a>(styles: impl Iterator<Item = &'a str>) -> String {
    styles.fold(String::new(), |text, style| {
        text + &format!("@import './{style}';\n")
    })
}

/// The assets that are not loaded at first.
fn later(assets: &Path, first: &[String]) -> Result<Vec<String>> {
    let mut later = Vec::new();
    for entry in fs::read_dir(assets)? {
        let name = asset(&entry?.file_name().to_string_lossy());
        if !first.contains(&name) {
            later.push(name);
        }
    }
    later.sort();
    Ok(later)
}

/// The path of an asset in the site.
fn asset(name: &str) -> String {
    format!("{ASSETS}/{name}")
}

/// Tells one version of a file from another.
fn checksum(text: &str) -> u32 {
    let mut checksum = flate2::Crc::new();
    checksum.update(text.as_bytes());
    checksum.sum()
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{checksum, imports};

    #[test]
    fn one_style_sheet_of_two() {
        let text = imports(["a/a.css", "b.css"].into_iter());
        assert_eq!(text, "@import './a/a.css';\n@import './b.css';\n");
    }

    #[test]
    fn a_changed_file_has_another_checksum() {
        assert_ne!(checksum("a"), checksum("b"));
    }
}
