//! The builds that several parts of the tests share: the first part that needs one builds it, while
//! the others wait.

use std::{
    path::{Path, PathBuf},
    sync::OnceLock,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};

use crate::{
    browser,
    dist::{self, Products},
    scripts,
};

use super::frameworks;

/// The builds, each made at most once.
#[derive(Debug, Default)]
pub(crate) struct Builds {
    workers: Build<PathBuf>,
    scripts: Build<PathBuf>,
    scenarios: Build<()>,
    products: Build<Products>,
}

impl Builds {
    pub(crate) fn workers(&self) -> Result<&Path> {
        let folder = self.workers.get(dist::workers)?;
        Ok(folder)
    }

    /// Builds the scripts of the page from their sources and returns their folder.
    pub(crate) fn scripts(&self) -> Result<&Path> {
        Ok(self.scripts.get(scripts::build)?)
    }

    pub(crate) fn scenarios(&self) -> Result<()> {
        self.scenarios.get(browser::build).copied()
    }

    pub(crate) fn products(&self) -> Result<&Products> {
        self.workers()?;
        self.products.get(|| {
            let products = dist::build()?;
            frameworks::build(&products)?;
            Ok(products)
        })
    }

    /// The names of the finished builds and their durations.
    pub(crate) fn times(&self) -> impl Iterator<Item = (&'static str, Duration)> {
        let times = [
            ("the workers", self.workers.time()),
            ("the scripts", self.scripts.time()),
            ("the scenarios", self.scenarios.time()),
            ("the products", self.products.time()),
        ];
        times
            .into_iter()
            .filter_map(|(name, time)| Some((name, time?)))
    }
}

/// A value that is built once; all callers get the same result or error.
#[derive(Debug)]
struct Build<T>(OnceLock<(Result<T, String>, Duration)>);

impl<T> Build<T> {
    fn get(&self, build: impl FnOnce() -> Result<T>) -> Result<&T> {
        let (result, _) = self.0.get_or_init(|| {
            let start = Instant::now();
            let result = build().map_err(|error| format!("{error:#}"));
            (result, start.elapsed())
        });
        result.as_ref().map_err(|error| anyhow!("{error}"))
    }

    fn time(&self) -> Option<Duration> {
        self.0.get().map(|(_, time)| *time)
    }
}

impl<T> Default for Build<T> {
    fn default() -> Self {
        Self(OnceLock::new())
    }
}
