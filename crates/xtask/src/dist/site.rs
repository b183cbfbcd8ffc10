//! `target/dist/site`: the static site, which works on any host and under any path.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    dist::{
        Script, Workers, authors,
        bundle::{self, Group},
        chunk_graph::ChunkGraph,
        element::{ELEMENT, FIGURES},
        empty, hash,
        html_page::{Bundled, HtmlPage},
        learn,
        relative_url::resolve,
        replacements::{self, STYLE_LOADERS},
        service_worker,
        source_tree::SourceTree,
        write,
    },
    node,
    worker::Worker,
    workspace::www,
};

/// The folder of files with hashes in their names.
const ASSETS: &str = "assets";

/// The play page.
const HOME: &str = "index.html";

/// The page for embedding in frames, and the page for authors.
const OTHERS: [&str; 2] = ["embed.html", "authors/index.html"];

/// The modules that only games of variants use.
const OF_VARIANTS: Group = Group {
    name: "variants",
    parts: &["variants/", "board/pictures/", "board/hands.js"],
};

/// The module that loads the styles of variants.
const VARIANT_STYLES: &str = "variants/load-styles.js";

/// The web app manifest.
const MANIFEST: &str = "micro-max.webmanifest";

/// The folder of the icons.
const ICONS: &str = "icons";

/// The files of the built site.
#[derive(Debug)]
pub(crate) struct Site {
    /// The folder of the site.
    pub(crate) folder: PathBuf,
    /// The files that the first visit loads.
    pub(crate) first: Vec<String>,
    /// The files that are loaded on demand.
    pub(crate) later: Vec<String>,
    /// The files among them that only games of variants use, the worker first.
    pub(crate) variants: Vec<String>,
    /// The tutorial.
    pub(crate) tutorial: Tutorial,
}

/// The files of the tutorial.
#[derive(Debug)]
pub(crate) struct Tutorial {
    /// The pages, the table of contents first.
    pub(crate) pages: Vec<String>,
    /// The files that every page loads, the worker last.
    pub(crate) first: Vec<String>,
    /// The figures; a page loads only the figures that it contains.
    pub(crate) later: Vec<String>,
    /// The scripts that only figures with variants load.
    pub(crate) variants: Vec<String>,
}

/// Builds the site; `products` are copied into it, so that pages can load them from there.
///
/// # Errors
/// Node is missing, or a page does not build.
pub(crate) fn build(workers: &Workers, products: &[PathBuf]) -> Result<Site> {
    let folder = empty("site")?;
    fs::create_dir_all(folder.join(ASSETS))?;
    // Without this, GitHub Pages ignores files whose names begin with an underscore.
    write(&folder.join(".nojekyll"), b"")?;
    let sources = prepare(&folder, workers)?;
    let Page {
        files: mut first,
        graph,
    } = add_page(&folder, &sources, HOME, Some(OF_VARIANTS))?;
    for worker in [&workers.playing, &workers.variants] {
        write(&folder.join(asset_path(worker)), worker.text.as_bytes())?;
    }
    first.push(asset_path(&workers.playing));
    let later = later(&folder, &first)?;
    let variants = variant_files(&folder, &sources, &graph, &workers.variants)?;
    let icons = copy_icons(&folder)?;
    first.extend([icons, MANIFEST.to_owned()]);
    let known: Vec<String> = first.iter().chain(&later).cloned().collect();
    let tutorial = add_tutorial(&folder, &sources, &known, &workers.inside)?;
    let Tutorial {
        pages,
        first: shown,
        later: figures,
        variants: figures_of_variants,
    } = &tutorial;
    let mut cached: Vec<&str> = Vec::new();
    for name in known.iter().chain(pages).chain(shown).chain(figures) {
        if !cached.contains(&name.as_str()) && !variants.contains(name) {
            cached.push(name);
        }
    }
    let cached_with_variants: Vec<_> = variants
        .iter()
        .chain(figures_of_variants)
        .cloned()
        .collect();
    service_worker::write_workers(&folder, &cached, &cached_with_variants)?;
    for product in products {
        copy(product, &folder.join(file_name(product)))?;
    }
    for name in OTHERS {
        add_page(&folder, &sources, name, None)?;
    }
    add_if_used(&folder, &workers.inside)?;
    authors::copy_examples(&folder)?;
    node::write_compressed_copies(&folder)?;
    Ok(Site {
        folder,
        first,
        later,
        variants,
        tutorial,
    })
}

/// The files that only games of variants use, the worker first.
fn variant_files(
    folder: &Path,
    sources: &SourceTree,
    graph: &ChunkGraph,
    worker: &Script,
) -> Result<Vec<String>> {
    let mut files = vec![asset_path(worker)];
    files.extend(variant_scripts(graph));
    // The sources already name the files in the folder of the assets.
    let sheets_of = |loader: &str| -> Result<Vec<String>> {
        let urls = sources.urls_in(loader)?;
        Ok((urls.iter().map(|url| file_name(Path::new(url)))).collect())
    };
    let mut others = Vec::new();
    for loader in STYLE_LOADERS
        .iter()
        .filter(|loader| **loader != VARIANT_STYLES)
    {
        others.extend(sheets_of(loader)?);
    }
    for sheet in sheets_of(VARIANT_STYLES)? {
        // A style sheet that dialogs of chess also use is cached with them.
        if !others.contains(&sheet) {
            files.push(asset(&sheet));
        }
    }
    files.retain(|name| folder.join(name).exists());
    Ok(files)
}

/// The scripts of a page that only games of variants use.
fn variant_scripts(graph: &ChunkGraph) -> Vec<String> {
    let is_of_variants = |module: &str| OF_VARIANTS.parts.iter().any(|part| module.contains(part));
    let names = graph.only_with(is_of_variants).into_iter();
    names.map(asset).collect()
}

/// The sources with the final addresses of all files.
fn prepare(folder: &Path, workers: &Workers) -> Result<SourceTree> {
    let sources = SourceTree::copy("site")?;
    sources.replace(&replacements::published())?;
    for elements in [ELEMENT, FIGURES] {
        for css_text in elements.css_texts {
            sources.replace(&replacements::styles_embedded(&sources, css_text)?)?;
        }
    }
    sources.rewrite_urls(|path| {
        let asset_path = match path.rsplit_once('.') {
            _ if path == Worker::Playing.name() => asset_path(&workers.playing),
            _ if path == Worker::Inside.name() => asset_path(&workers.inside),
            _ if path == Worker::Variants.name() => asset_path(&workers.variants),
            Some((_, "css")) => add_style(folder, &sources, path, &[path])?,
            _ => add_file(folder, path)?,
        };
        // Bundled modules are in the same folder, so the file name is the relative address.
        Ok(file_name(Path::new(&asset_path)))
    })?;
    Ok(sources)
}

/// The path of a worker in the site.
fn asset_path(script: &Script) -> String {
    let hash = hash::short(script.text.as_bytes());
    asset(&script.worker.name().replace(".js", &format!("-{hash}.js")))
}

/// Adds a worker if one of the modules refers to it.
fn add_if_used(folder: &Path, script: &Script) -> Result<()> {
    let path = folder.join(asset_path(script));
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

/// A bundled page.
struct Page {
    /// The path of the page, then the paths of the files that it loads.
    files: Vec<String>,
    /// All its modules.
    graph: ChunkGraph,
}

/// Bundles a page of `www`.
fn add_page(folder: &Path, sources: &SourceTree, name: &str, group: Option<Group>) -> Result<Page> {
    let html =
        fs::read_to_string(www().join(name)).with_context(|| format!("cannot read {name}"))?;
    let page = HtmlPage::new(&html);
    let sheets: Vec<String> = page.styles().map(|sheet| resolve(name, sheet)).collect();
    let sheets: Vec<&str> = sheets.iter().map(String::as_str).collect();
    let style = add_style(folder, sources, &name.replace(".html", ".css"), &sheets)?;
    let script = sources.path(&resolve(name, page.script()?));
    let graph = bundle::page(&script, &folder.join(ASSETS), group)?;
    let script = graph.chunk_for(&file_name(&script))?;
    let mut files = vec![style];
    files.extend(graph.with_static_imports(script).into_iter().map(asset));
    write_page(folder, name, &page, &files)?;
    files.insert(0, name.to_owned());
    Ok(Page { files, graph })
}

/// Adds a page that loads the same style, script and imports as another page.
fn add_page_like(folder: &Path, name: &str, files: &[String]) -> Result<()> {
    let html =
        fs::read_to_string(www().join(name)).with_context(|| format!("cannot read {name}"))?;
    write_page(folder, name, &HtmlPage::new(&html), files)
}

/// Writes a page that loads a style, a script and its imports.
fn write_page(folder: &Path, name: &str, page: &HtmlPage, files: &[String]) -> Result<()> {
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

/// Bundles the tutorial, whose pages load the same files; `known` are the files that already exist.
fn add_tutorial(
    folder: &Path,
    sources: &SourceTree,
    known: &[String],
    worker: &Script,
) -> Result<Tutorial> {
    let mut pages = learn::pages()?;
    for name in &mut pages {
        *name = format!("{}/{name}", learn::FOLDER);
    }
    let Page { mut files, graph } = add_page(folder, sources, &pages[0], None)?;
    let mut first = files.split_off(1);
    for name in &pages[1..] {
        add_page_like(folder, name, &first)?;
    }
    let variants = variant_scripts(&graph);
    let before = known.iter().chain(&first).chain(&variants);
    let later = later(folder, &before.cloned().collect::<Vec<_>>())?;
    first.push(asset_path(worker));
    write(&folder.join(asset_path(worker)), worker.text.as_bytes())?;
    Ok(Tutorial {
        pages,
        first,
        later,
        variants,
    })
}

/// Copies a file of `www` that a module reads, and returns its path.
fn add_file(folder: &Path, path: &str) -> Result<String> {
    let bytes = fs::read(www().join(path)).with_context(|| format!("cannot read {path}"))?;
    let name = file_name(Path::new(path));
    let (stem, ending) = name
        .rsplit_once('.')
        .context("the file name has no extension")?;
    let asset_path = asset(&format!("{stem}-{}.{ending}", hash::short(&bytes)));
    write(&folder.join(&asset_path), &bytes)?;
    Ok(asset_path)
}

/// Bundles style sheets and returns the path of the result.
fn add_style(folder: &Path, sources: &SourceTree, name: &str, sheets: &[&str]) -> Result<String> {
    let text = sources.style(sheets.iter().copied())?;
    let hash = hash::short(text.as_bytes());
    let name = file_name(Path::new(name)).replace(".css", &format!("-{hash}.css"));
    write(&folder.join(asset(&name)), text.as_bytes())?;
    Ok(asset(&name))
}

/// Copies the icons and the manifest, and returns the icon of the page.
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

/// The scripts and styles that are not in `first`.
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
