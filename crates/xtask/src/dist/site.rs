//! `target/dist/site`: the page for any static host, under any path.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    compression::write_compressed_copies,
    dist::{
        Script, Workers, authors, bundle,
        element::{ELEMENT, FIGURES},
        empty, hash, learn, modules, offline,
        page::{Bundled, Page},
        reference::beside,
        source::Sources,
        write,
    },
    worker::Worker,
    workspace::www,
};

/// The folder of files whose names change with what is in them.
const ASSETS: &str = "assets";

/// The page to play on.
const HOME: &str = "index.html";

/// The other pages: a board for frames, and how to put one on a page.
const OTHERS: [&str; 2] = ["embed.html", "authors/index.html"];

/// What installs the page on a phone.
const MANIFEST: &str = "micro-max.webmanifest";

/// The folder of the icons.
const ICONS: &str = "icons";

/// A site that was built.
#[derive(Debug)]
pub(crate) struct Site {
    /// Where it lies.
    pub(crate) folder: PathBuf,
    /// The files that the first visit loads.
    pub(crate) first: Vec<String>,
    /// The files that are loaded when they are needed.
    pub(crate) later: Vec<String>,
    /// The tutorial.
    pub(crate) tutorial: Tutorial,
}

/// The pages of the tutorial.
#[derive(Debug)]
pub(crate) struct Tutorial {
    /// The pages themselves, the contents first.
    pub(crate) pages: Vec<String>,
    /// What every page loads, the worker last.
    pub(crate) first: Vec<String>,
    /// The figures, of which a page loads those that stand on it.
    pub(crate) later: Vec<String>,
}

/// Builds it; `products` are put into it for those who load or take them from there.
///
/// # Errors
/// Node is not there, or something does not build.
pub(crate) fn build(workers: &Workers, products: &[PathBuf]) -> Result<Site> {
    let folder = empty("site")?;
    fs::create_dir_all(folder.join(ASSETS))?;
    // Some hosts hide what begins with an underscore unless they find this.
    write(&folder.join(".nojekyll"), b"")?;
    let sources = prepare(&folder, workers)?;
    let mut first = add_page(&folder, &sources, HOME)?;
    let engine = placed(&workers.playing);
    write(&folder.join(&engine), workers.playing.text.as_bytes())?;
    first.push(engine);
    let later = later(&folder, &first)?;
    let icons = copy_icons(&folder)?;
    first.extend([icons, MANIFEST.to_owned()]);
    let known: Vec<String> = first.iter().chain(&later).cloned().collect();
    let tutorial = add_tutorial(&folder, &sources, &known, &workers.inside)?;
    let Tutorial {
        pages,
        first: shown,
        later: figures,
    } = &tutorial;
    let mut kept: Vec<&str> = Vec::new();
    for name in known.iter().chain(pages).chain(shown).chain(figures) {
        if !kept.contains(&name.as_str()) {
            kept.push(name);
        }
    }
    offline::write_workers(&folder, kept.into_iter())?;
    for product in products {
        copy(product, &folder.join(file_name(product)))?;
    }
    for name in OTHERS {
        add_page(&folder, &sources, name)?;
    }
    add_if_named(&folder, &workers.inside)?;
    authors::copy_examples(&folder)?;
    write_compressed_copies(&folder)?;
    Ok(Site {
        folder,
        first,
        later,
        tutorial,
    })
}

/// The sources, in which all files are named by where they will lie.
fn prepare(folder: &Path, workers: &Workers) -> Result<Sources> {
    let sources = Sources::copy("site")?;
    sources.replace(&modules::published())?;
    for elements in [ELEMENT, FIGURES] {
        sources.replace(&modules::styles_inside(&sources, elements.css_text)?)?;
    }
    sources.readdress(|path| {
        let placed = match path.rsplit_once('.') {
            _ if path == Worker::Playing.name() => placed(&workers.playing),
            _ if path == Worker::Inside.name() => placed(&workers.inside),
            Some((_, "css")) => add_style(folder, &sources, path, &[path])?,
            _ => add_file(folder, path)?,
        };
        // Addresses count from where the bundled modules lie, which is beside it.
        Ok(file_name(Path::new(&placed)))
    })?;
    Ok(sources)
}

/// Where a worker lies in the site.
fn placed(script: &Script) -> String {
    let hash = hash::short(script.text.as_bytes());
    asset(&script.worker.name().replace(".js", &format!("-{hash}.js")))
}

/// Puts a worker beside the modules if one of them names it.
fn add_if_named(folder: &Path, script: &Script) -> Result<()> {
    let path = folder.join(placed(script));
    let name = file_name(&path);
    for entry in fs::read_dir(folder.join(ASSETS))? {
        let entry = entry?.path();
        if entry.extension().is_some_and(|ending| ending == "js")
            && fs::read_to_string(&entry)?.contains(&name)
        {
            return write(&path, script.text.as_bytes());
        }
    }
    Ok(())
}

/// Bundles a page of `www` and gives the files that it loads, itself first.
fn add_page(folder: &Path, sources: &Sources, name: &str) -> Result<Vec<String>> {
    let html =
        fs::read_to_string(www().join(name)).with_context(|| format!("cannot read {name}"))?;
    let page = Page::new(&html);
    let sheets: Vec<String> = page.styles().map(|sheet| beside(name, sheet)).collect();
    let sheets: Vec<&str> = sheets.iter().map(String::as_str).collect();
    let style = add_style(folder, sources, &name.replace(".html", ".css"), &sheets)?;
    let script = sources.path(&beside(name, page.script()?));
    let graph = bundle::page(&script, &folder.join(ASSETS))?;
    let script = graph.made_for(&file_name(&script))?;
    let mut files = vec![style];
    files.extend(graph.needed_by(script).into_iter().map(asset));
    write_page(folder, name, &page, &files)?;
    files.insert(0, name.to_owned());
    Ok(files)
}

/// Adds a page that loads the same files as another: style, script, and what that imports.
fn add_page_like(folder: &Path, name: &str, files: &[String]) -> Result<()> {
    let html =
        fs::read_to_string(www().join(name)).with_context(|| format!("cannot read {name}"))?;
    write_page(folder, name, &Page::new(&html), files)
}

/// Writes a page that loads files of the site.
fn write_page(folder: &Path, name: &str, page: &Page, files: &[String]) -> Result<()> {
    let up = "../".repeat(name.matches('/').count());
    let addresses: Vec<String> = files.iter().map(|file| format!("{up}{file}")).collect();
    let addresses: Vec<&str> = addresses.iter().map(String::as_str).collect();
    let html = page.bundled(&Bundled {
        style: addresses[0],
        script: addresses[1],
        imports: &addresses[2..],
    });
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    write(&path, html.as_bytes())
}

/// Bundles the tutorial, whose pages load the same; `known` are the files that lie there already.
fn add_tutorial(
    folder: &Path,
    sources: &Sources,
    known: &[String],
    worker: &Script,
) -> Result<Tutorial> {
    let mut pages = learn::pages()?;
    for name in &mut pages {
        *name = format!("{}/{name}", learn::FOLDER);
    }
    let mut first = add_page(folder, sources, &pages[0])?.split_off(1);
    for name in &pages[1..] {
        add_page_like(folder, name, &first)?;
    }
    let before: Vec<String> = known.iter().chain(&first).cloned().collect();
    let later = later(folder, &before)?;
    first.push(placed(worker));
    write(&folder.join(placed(worker)), worker.text.as_bytes())?;
    Ok(Tutorial {
        pages,
        first,
        later,
    })
}

/// Copies a file of `www` that a module reads, and says where it lies.
fn add_file(folder: &Path, path: &str) -> Result<String> {
    let bytes = fs::read(www().join(path)).with_context(|| format!("cannot read {path}"))?;
    let name = file_name(Path::new(path));
    let (stem, ending) = name.rsplit_once('.').context("a file without an ending")?;
    let placed = asset(&format!("{stem}-{}.{ending}", hash::short(&bytes)));
    write(&folder.join(&placed), &bytes)?;
    Ok(placed)
}

/// Bundles style sheets and says where they lie.
fn add_style(folder: &Path, sources: &Sources, name: &str, sheets: &[&str]) -> Result<String> {
    let text = sources.style(sheets.iter().copied())?;
    let hash = hash::short(text.as_bytes());
    let name = file_name(Path::new(name)).replace(".css", &format!("-{hash}.css"));
    write(&folder.join(asset(&name)), text.as_bytes())?;
    Ok(asset(&name))
}

/// Copies the icons and says which one the page shows.
fn copy_icons(folder: &Path) -> Result<String> {
    fs::create_dir_all(folder.join(ICONS))?;
    for entry in fs::read_dir(www().join(ICONS))? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|ending| ending == "svg" || ending == "png")
        {
            copy(&path, &folder.join(ICONS).join(file_name(&path)))?;
        }
    }
    copy(&www().join(MANIFEST), &folder.join(MANIFEST))?;
    Ok(format!("{ICONS}/icon.svg"))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The scripts and styles that are not loaded at first.
fn later(folder: &Path, first: &[String]) -> Result<Vec<String>> {
    let mut later = Vec::new();
    for entry in fs::read_dir(folder.join(ASSETS))? {
        let name = asset(&entry?.file_name().to_string_lossy());
        let is_loaded = matches!(name.rsplit('.').next(), Some("js" | "css"));
        if is_loaded && !first.contains(&name) {
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
