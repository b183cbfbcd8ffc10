//! `cargo xtask dist`: builds the products in `target/dist`. The workers are compiled here;
//! `tools/dist.ts` does the rest.

mod workers;

use std::path::PathBuf;

use anyhow::Result;

use crate::{node, process, worker::Worker, workspace::target};

const VERSION: &str = env!("CARGO_PKG_VERSION");

#[derive(Debug)]
pub(crate) struct Products {
    pub(crate) folder: PathBuf,
}

impl Products {
    pub(crate) fn site(&self) -> PathBuf {
        self.folder.join("site")
    }

    /// The package for npm.
    pub(crate) fn package(&self) -> PathBuf {
        self.folder.join("npm")
    }

    /// The play page in one file.
    pub(crate) fn one_file(&self) -> PathBuf {
        self.folder.join("micro-max.html")
    }

    /// Prints the size of each file; returns false if one is over its budget.
    pub(crate) fn are_small(&self) -> Result<bool> {
        let status = node::script("size.ts")?.arg(&self.folder).status()?;
        Ok(status.success())
    }
}

/// Builds all products and prints their paths.
pub(crate) fn run() -> Result<()> {
    let Products { folder } = build()?;
    let authors = format!("micro-max-{VERSION}");
    let names = [
        "site",
        &authors,
        &format!("{authors}.zip"),
        "micro-max.html",
        "micro-max-learn.html",
        "npm",
    ];
    for name in names {
        println!("{}", folder.join(name).display());
    }
    Ok(())
}

/// Builds all products and prints the size of each file; returns false if one is over its budget.
pub(crate) fn size() -> Result<bool> {
    build()?.are_small()
}

pub(crate) fn build() -> Result<Products> {
    let workers = workers::build()?;
    workers::build_one(Worker::Command, &workers)?;
    let folder = target().join("dist");
    let mut products = node::script("dist.ts")?;
    products.arg(&workers).arg(&folder).arg(VERSION);
    process::run(&mut products)?;
    Ok(Products { folder })
}

/// Builds the published workers and returns their folder.
pub(crate) fn workers() -> Result<PathBuf> {
    workers::build()
}
