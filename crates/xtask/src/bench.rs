//! `cargo xtask bench`: measures the speed of the search, of the worker's start and stop, and of
//! the published page, and the requests of pages with an element.

use anyhow::Result;

use crate::{
    browser::{self, Engine},
    dist, node,
    process::{cargo, run},
    worker::Worker,
    workspace::target,
};

/// Measures the native binary, the worker in Node and in Chromium, and the page in Chromium.
///
/// # Errors
/// A program or the site does not build, a browser is missing, or a signature differs.
pub(crate) fn measure() -> Result<()> {
    let driver = Engine::Chromium.ensure()?;
    let workers = dist::tested_workers()?;
    run(cargo().args(["build", "--quiet", "--release", "--package", "cli"]))?;
    browser::build()?;
    let server = browser::serve(browser::sources(&workers))?;
    let mut command = driver.command("bench", &server.url());
    command
        .arg("--native")
        .arg(target().join("release/micro-max"));
    let products = match node::are_tools_missing() {
        None => Some(dist::build()?),
        Some(_) => None,
    };
    let site = products
        .as_ref()
        .map(|products| browser::serve(vec![products.site()]));
    let site = site.transpose()?;
    if let (Some(products), Some(site)) = (&products, &site) {
        command.arg("--dist").arg(&products.folder);
        command.arg("--site").arg(site.url());
    }
    if node::is_missing().is_none() {
        command
            .arg("--worker")
            .arg(workers.join(Worker::Playing.name()));
    }
    run(&mut command)
}
