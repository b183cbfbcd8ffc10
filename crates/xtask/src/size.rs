//! `cargo xtask size`: what is served, against the budgets.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::{
    worker::{self, gzip},
    workspace::www,
};

/// The largest worker, in bytes of gzip.
const WORKER_BUDGET: usize = 40_000;

/// The largest first visit of the page, in bytes of gzip.
const PAGE_BUDGET: usize = 60_000;

/// Prints the bytes of each file; false if one is over its budget.
///
/// # Errors
/// The worker cannot be built, or a file cannot be read.
pub(crate) fn run() -> Result<bool> {
    let worker = Row::of(worker::NAME, &worker::build()?)?;
    let mut page = Row {
        name: "first visit".to_owned(),
        ..worker.clone()
    };
    println!("{:32} {:>9} {:>9} {:>9}", "file", "raw", "gzip", "budget");
    worker.print(Some(WORKER_BUDGET));
    for name in first_visit(&www())? {
        let row = Row::of(&name, &www().join(&name))?;
        row.print(None);
        page.raw += row.raw;
        page.gzip += row.gzip;
    }
    page.print(Some(PAGE_BUDGET));
    Ok(worker.gzip <= WORKER_BUDGET && page.gzip <= PAGE_BUDGET)
}

/// A file's size in bytes.
#[derive(Clone)]
struct Row {
    name: String,
    raw: usize,
    gzip: usize,
}

impl Row {
    fn of(name: &str, path: &Path) -> Result<Self> {
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Self {
            name: name.to_owned(),
            raw: bytes.len(),
            gzip: gzip(&bytes)?.len(),
        })
    }

    fn print(&self, budget: Option<usize>) {
        let Self { name, raw, gzip } = self;
        let budget = budget.map(|bytes| format!("{bytes:9}")).unwrap_or_default();
        println!("{name:32} {raw:9} {gzip:9} {budget}");
    }
}

/// The files that the page loads: those that it names, and those that its scripts import.
fn first_visit(www: &Path) -> Result<Vec<String>> {
    let mut names = vec!["index.html".to_owned()];
    let mut next = 0;
    while let Some(name) = names.get(next).cloned() {
        next += 1;
        let text =
            fs::read_to_string(www.join(&name)).with_context(|| format!("cannot read {name}"))?;
        for address in addresses(&text) {
            let file = beside(&name, address);
            if www.join(&file).is_file() && !names.contains(&file) {
                names.push(file);
            }
        }
    }
    Ok(names)
}

/// What stands in quotes after the words that load a file; comments load nothing.
fn addresses(text: &str) -> impl Iterator<Item = &str> {
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with(['*', '/']));
    code.flat_map(|line| {
        ["href=\"", "src=\"", "from '", "import '"]
            .into_iter()
            .filter_map(move |opening| {
                let (_, rest) = line.split_once(opening)?;
                rest.split(['"', '\'']).next()
            })
    })
}

/// The path of a file that another file names.
fn beside(name: &str, address: &str) -> String {
    let mut path: Vec<&str> = name.split('/').collect();
    path.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()),
            _ => path.push(part),
        }
    }
    path.join("/")
}

#[cfg(test)]
mod tests {
    use super::{addresses, beside};

    #[test]
    fn addresses_of_pages_and_scripts() {
        let text = "<script type=\"module\" src=\"play/main.js\"></script>\n\
            import { a } from './a.js';\nimport '../b.js';\n * @import { C } from './c.js'\n";
        assert_eq!(
            addresses(text).collect::<Vec<_>>(),
            ["play/main.js", "./a.js", "../b.js"]
        );
    }

    #[test]
    fn paths_beside_others() {
        assert_eq!(beside("index.html", "play/main.js"), "play/main.js");
        assert_eq!(
            beside("play/main.js", "../board/board.js"),
            "board/board.js"
        );
        assert_eq!(beside("play/main.js", "./text.js"), "play/text.js");
    }
}
