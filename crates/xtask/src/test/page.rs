//! The page in browsers: its served sources and the published files.

use anyhow::Result;

use crate::{
    browser::{self, Engine},
    dist::Products,
    install, node,
    process::{self, cargo},
    workspace::{root, target},
};

use super::{builds::Builds, frameworks, report::Report};

/// The scenarios for the page in one file: those whose result may differ when the page is opened
/// from disk.
const ON_DISK: [&str; 4] = [
    "share::a_position_in_the_address",
    "share::a_game_pasted_and_copied",
    "setup::a_position_is_set_up",
    "resume::the_game_comes_back",
];

/// The scenarios for the published site, which test that all files load and that the worker is
/// found and works.
const PUBLISHED: [&str; 6] = [
    "drag::a_game_to_mate",
    "setup::a_position_is_set_up",
    "share::a_game_pasted_and_copied",
    "worker::",
    "authors::the_page",
    "embed::plays_in_a_frame",
];

/// Tests the page in a browser, served and in one file. Runs only scenarios with these `names`, or
/// all if `names` is empty.
pub(crate) fn run(
    report: &mut Report,
    builds: &Builds,
    engine: Engine,
    names: &[String],
) -> Result<()> {
    let words = words_or(names, "every-browser");
    scenarios(report, builds, engine, &words)?;
    let (true, Ok(driver), None) = (names.is_empty(), engine.ensure(), node::are_tools_missing())
    else {
        return Ok(()); // what is missing is reported above
    };
    let file = format!("file://{}", builds.products()?.one_file().display());
    let name = format!("the page in one file in {}", engine.name());
    report.check(&name, driver.command("test", &file).args(ON_DISK))
}

/// Runs scenarios of the page in a browser, with additional arguments.
fn scenarios(report: &mut Report, builds: &Builds, engine: Engine, words: &[String]) -> Result<()> {
    let name = format!("the page in {}", engine.name());
    if let Some(missing) = node::are_tools_missing() {
        report.skip(&name, &missing);
        return Ok(());
    }
    let driver = match engine.ensure() {
        Ok(driver) => driver,
        Err(error) => {
            report.skip(&name, &format!("{error:#}"));
            return Ok(());
        }
    };
    builds.scenarios()?;
    let server = browser::serve(browser::sources(builds.workers()?, builds.scripts()?))?;
    let mut command = driver.command("test", &server.url());
    command.args(words);
    command.arg("--dist").arg(&builds.products()?.folder);
    report.check(&name, &mut command)
}

/// Tests in Chromium a page that each bundler has built with the package.
pub(crate) fn bundlers(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("bundlers", &missing);
        return Ok(());
    }
    let products = builds.products()?;
    let folder = root().join("tests/bundlers");
    node::ensure_packages(&folder)?;
    let mut build = node::typescript()?;
    build.arg(folder.join("build.ts")).arg(products.package());
    process::run(build.arg(products.folder.join("work/bundlers")))?;
    let words = ["frameworks::each_bundler".to_owned()];
    scenarios(report, builds, Engine::Chromium, &words)
}

/// Runs every scenario and every recorded search in a browser.
pub(crate) fn complete(report: &mut Report, builds: &Builds, engine: Engine) -> Result<()> {
    scenarios(report, builds, engine, &words_or(&[], "all"))
}

/// Runs the scenarios that do not depend on the browser: only those with these `names`, or all if
/// `names` is empty.
pub(crate) fn scenarios_of_one_browser(
    report: &mut Report,
    builds: &Builds,
    names: &[String],
) -> Result<()> {
    scenarios(
        report,
        builds,
        Engine::Chromium,
        &words_or(names, "one-browser"),
    )
}

/// Returns the names of scenarios or, if there are none, the option that selects a set of them.
fn words_or(names: &[String], set: &str) -> Vec<String> {
    match names {
        [] => vec![format!("--scenarios={set}")],
        names => names.to_vec(),
    }
}

/// Tests the published page and the package.
pub(crate) fn published(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("the published page and the package", &missing);
        return Ok(());
    }
    let products = builds.products()?;
    match Engine::Chromium.ensure() {
        Ok(driver) => {
            builds.scenarios()?;
            let server = browser::serve(vec![products.site()])?;
            let mut command = driver.command("test", &server.url());
            command.arg("--dist").arg(&products.folder).args(PUBLISHED);
            report.check("the published page", &mut command)?;
        }
        Err(error) => report.skip("the published page", &format!("{error:#}")),
    }
    report.result("sizes within their budgets", products.are_small()?);
    frameworks::check_types(report, products)?;
    package(report, products)
}

/// Tests the package in an empty project, in a game against python-chess, and with published front
/// ends.
fn package(report: &mut Report, products: &Products) -> Result<()> {
    let mut node = node::tests()?;
    let front_ends = root().join("tests/front_ends");
    node::ensure_packages(&front_ends)?;
    node.arg(root().join("tests/npm/package.test.ts"));
    node.arg(front_ends.join("front-ends.test.ts"));
    node.arg(front_ends.join("info-lines.test.ts"));
    node.arg(front_ends.join("pages.test.ts"));
    node.arg(root().join("tests/frameworks/simulated-browsers.test.mjs"));
    node.env("MICRO_MAX_PACKAGE", products.package());
    process::run(cargo().args(["build", "--quiet", "--package", "cli"]))?;
    node.env("MICRO_MAX_BINARY", target().join("debug/micro-max"));
    match install::python_chess() {
        Ok(python) => {
            node.env("MICRO_MAX_PYTHON", python.program);
            node.env("PYTHONPATH", python.packages);
        }
        Err(error) => report.skip("a game against python-chess", &format!("{error:#}")),
    }
    report.check("the package", &mut node)
}
