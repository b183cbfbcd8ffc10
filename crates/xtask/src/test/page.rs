//! The page in browsers: its sources as they are served, and what is published of them.

use anyhow::Result;

use crate::{
    browser::{self, Engine},
    dist::Products,
    install, node,
    process::{self, cargo, program},
    workspace::{root, target},
};

use super::{builds::Builds, frameworks, report::Report};

/// The scenarios that are run on the page in one file: all that its place on a disk may change.
const ON_DISK: [&str; 5] = [
    "share::a_position_in_the_address",
    "share::a_game_in_the_address",
    "share::a_game_pasted_and_copied",
    "setup::a_position_is_set_up",
    "resume::the_game_comes_back",
];

/// The scenarios that are run on the published site: that all of it loads, and that the worker is
/// found and does what it should.
const PUBLISHED: [&str; 6] = [
    "drag::a_game_to_mate",
    "setup::a_position_is_set_up",
    "share::a_game_pasted_and_copied",
    "worker::",
    "authors::",
    "embed::",
];

/// The scenarios that repeat recorded searches.
const RECORDED: [&str; 2] = ["recorded::", "figure_search::recorded_counts"];

/// The page in a browser, served and in one file; `names` choose scenarios, unless there are none.
pub(crate) fn run(
    report: &mut Report,
    builds: &Builds,
    engine: Engine,
    names: &[String],
) -> Result<()> {
    let name = format!("the page in {}", engine.name());
    let driver = match engine.ensure() {
        Ok(driver) => driver,
        Err(error) => {
            report.skip(&name, &format!("{error:#}"));
            return Ok(());
        }
    };
    builds.scenarios()?;
    let server = browser::serve(browser::sources(builds.workers()?))?;
    let mut command = driver.command("test", &server.url());
    command.args(names);
    if node::are_tools_missing().is_some() {
        // Scenarios that need tools or products are skipped by name.
        return report.suite(&name, &mut command);
    }
    let products = builds.products()?;
    report.suite(&name, command.arg("--dist").arg(&products.folder))?;
    if !names.is_empty() {
        return Ok(());
    }
    let file = format!("file://{}", products.one_file.display());
    let name = format!("the page in one file in {}", engine.name());
    report.suite(&name, driver.command("test", &file).args(ON_DISK))
}

/// Every recorded search in a browser, of which the tests repeat a sample.
pub(crate) fn recorded(report: &mut Report, builds: &Builds, engine: Engine) -> Result<()> {
    let driver = match engine.ensure() {
        Ok(driver) => driver,
        Err(error) => {
            report.skip(engine.name(), &format!("{error:#}"));
            return Ok(());
        }
    };
    builds.scenarios()?;
    let server = browser::serve(browser::sources(builds.workers()?))?;
    let mut command = driver.command("test", &server.url());
    report.suite(engine.name(), command.arg("--every-search").args(RECORDED))
}

/// The page as it is published, and the package.
pub(crate) fn published(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("the published page and the package", &missing);
        return Ok(());
    }
    let products = builds.products()?;
    match Engine::Chromium.ensure() {
        Ok(driver) => {
            builds.scenarios()?;
            let server = browser::serve(vec![products.site.folder.clone()])?;
            let mut command = driver.command("test", &server.url());
            command.arg("--dist").arg(&products.folder).args(PUBLISHED);
            report.suite("the published page", &mut command)?;
        }
        Err(error) => report.skip("the published page", &format!("{error:#}")),
    }
    frameworks::check_types(report, products)?;
    package(report, products)
}

/// The package in an empty project, a game that python-chess plays with it, and games of published front ends.
fn package(report: &mut Report, products: &Products) -> Result<()> {
    let mut node = program("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=300000"]);
    let front_ends = root().join("tests/front_ends");
    node::ensure_packages(&front_ends)?;
    node.arg(root().join("tests/npm/package.test.mjs"));
    node.arg(front_ends.join("front-ends.test.mjs"));
    node.env("MICRO_MAX_PACKAGE", &products.package);
    process::run(cargo().args(["build", "--quiet", "--package", "cli"]))?;
    node.env("MICRO_MAX_BINARY", target().join("debug/micro-max"));
    match install::python_chess() {
        Ok(python) => {
            node.env("MICRO_MAX_PYTHON", python.program);
            node.env("PYTHONPATH", python.packages);
        }
        Err(error) => eprintln!("python-chess: {error:#}"),
    }
    report.suite("the package", &mut node)
}
