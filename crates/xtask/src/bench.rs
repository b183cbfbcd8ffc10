//! `cargo xtask bench`: measures the speed of the search, of the worker's start and stop, and of
//! the published page, and the requests of pages with an element.

use anyhow::Result;

use crate::{
    browser::{self, Engine},
    dist,
    process::{cargo, run},
    scripts,
    worker::Worker,
    workspace::target,
};

/// Measures the native binary, the worker in Node and in Chromium, and the page in Chromium.
pub(crate) fn measure() -> Result<()> {
    let driver = Engine::Chromium.ensure()?;
    let workers = dist::workers()?;
    run(cargo().args(["build", "--quiet", "--release", "--package", "cli"]))?;
    browser::build()?;
    let server = browser::serve(browser::sources(&workers, &scripts::build()?))?;
    let mut command = driver.command("bench", &server.url());
    command
        .arg("--native")
        .arg(target().join("release/micro-max"));
    let products = dist::build()?;
    let site = browser::serve(vec![products.site()])?;
    command.arg("--dist").arg(&products.folder);
    command.arg("--site").arg(site.url());
    command
        .arg("--worker")
        .arg(workers.join(Worker::Playing.name()));
    run(&mut command)
}
