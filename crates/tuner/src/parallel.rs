//! Data that several threads compute and one writes; they do not depend on the number of threads.

use std::{
    collections::BTreeMap,
    fmt::Display,
    fs::File,
    io::{BufWriter, Write},
    path::Path,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Receiver},
    },
    thread,
};

use anyhow::{Context, Result};

use crate::provenance::COMMENT;

/// The number of items after which progress is printed.
const PROGRESS_INTERVAL: usize = 500;

/// Writes a header and the lines of `count` items in their order. Each thread makes a worker, which
/// computes the lines of an item.
pub(crate) fn write<Worker, Line: Display + Send>(
    threads: usize,
    count: usize,
    header: &str,
    path: &Path,
    new_worker: impl Fn() -> Worker + Sync,
    lines: impl Fn(&mut Worker, usize) -> Vec<Line> + Sync,
) -> Result<()> {
    let mut file = File::create(path)
        .with_context(|| format!("cannot write {}", path.display()))
        .map(BufWriter::new)?;
    writeln!(file, "{COMMENT}{header}")?;
    let (sender, receiver) = mpsc::channel();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, new_worker, lines) = (&next, &new_worker, &lines);
            scope.spawn(move || {
                let mut worker = new_worker();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || sender.send((index, lines(&mut worker, index))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        write_in_order(&receiver, file)
    })
}

fn write_in_order<Line: Display>(
    receiver: &Receiver<(usize, Vec<Line>)>,
    mut file: impl Write,
) -> Result<()> {
    let mut pending = BTreeMap::new();
    let mut written = 0;
    for (index, lines) in receiver {
        pending.insert(index, lines);
        while let Some(lines) = pending.remove(&written) {
            for line in lines {
                writeln!(file, "{line}")?;
            }
            written += 1;
            if written % PROGRESS_INTERVAL == 0 {
                println!("{written} games");
            }
        }
    }
    Ok(file.flush()?)
}
