//! `cargo xtask test`: every test of the project, counted in one line.

use std::{env, fs, path::PathBuf, process::Command};

use anyhow::{Context, Result};

use crate::{
    browser::{self, Engine},
    dist::{self, Products},
    frameworks, install, node,
    process::{self, cargo, find, program},
    report::Report,
    stage::Part,
    toolchain::{WASM, ensure_wasm},
    worker::{self, Worker},
    workspace::{root, target, www},
};

/// Which tests are to be run.
#[derive(Debug, PartialEq)]
pub(crate) struct Choice {
    /// The parts of the tests.
    pub(crate) parts: Vec<Part>,
    /// In a browser only scenarios whose names contain one of these, unless there are none.
    pub(crate) names: Vec<String>,
}

/// Runs the parts in order and prints `N passed, N failed, N skipped` last; true if all is well.
///
/// Under `CI=true` a tool or browser that is missing is a failure.
pub(crate) fn run(choice: &Choice) -> bool {
    let mut report = Report::default();
    let mut shelf = Shelf::default();
    for &part in &choice.parts {
        eprintln!("== {}", part.name());
        let done = match part {
            Part::Style => style(&mut report),
            Part::Native => native(&mut report),
            Part::Wasm => wasm(&mut report),
            Part::Js => js(&mut report),
            Part::Page(engine) => page(&mut report, &mut shelf, engine, &choice.names),
            Part::Dist => published(&mut report, &mut shelf),
        };
        if let Err(error) = done {
            report.fail(&format!("{}: {error:#}", part.name()));
        }
    }
    let requires_tools = env::var_os("CI").is_some_and(|value| value == "true" || value == "1");
    report.close(requires_tools)
}

/// What is published, built when the first part needs it.
#[derive(Default)]
struct Shelf(Option<Products>);

impl Shelf {
    fn products(&mut self) -> Result<&Products> {
        if self.0.is_none() {
            let products = dist::build()?;
            frameworks::build(&products)?;
            self.0 = Some(products);
        }
        self.0.as_ref().context("nothing was built")
    }
}

/// Formatting, lints and documentation, each a test.
fn style(report: &mut Report) -> Result<()> {
    ensure_wasm()?;
    report.check("cargo fmt", cargo().args(["fmt", "--all", "--check"]))?;
    let words = ["clippy", "--quiet", "--workspace", "--all-targets"];
    report.check(
        "cargo clippy",
        cargo().args(words).args(["--", "--deny", "warnings"]),
    )?;
    let words = [
        "clippy",
        "--quiet",
        "--package",
        "wasm",
        "--all-targets",
        "--target",
        WASM,
    ];
    report.check(
        "cargo clippy for wasm",
        cargo().args(words).args(["--", "--deny", "warnings"]),
    )?;
    let words = ["doc", "--quiet", "--workspace", "--no-deps"];
    report.check(
        "cargo doc",
        cargo().args(words).env("RUSTDOCFLAGS", "--deny warnings"),
    )
}

/// The tests and examples of the crates, and those of the tools.
fn native(report: &mut Report) -> Result<()> {
    report.suite("cargo test", cargo().args(["test", "--no-fail-fast"]))?;
    let words = [
        "test",
        "--no-fail-fast",
        "--profile",
        "tool",
        "--package",
        "xtask",
    ];
    report.suite(
        "tests of the tools",
        cargo()
            .args(words)
            .args(["--package", "server", "--package", "browser"]),
    )
}

/// The crate `wasm` in Node and in a worker of Chromium.
fn wasm(report: &mut Report) -> Result<()> {
    ensure_wasm()?;
    match node::is_missing() {
        None => report.suite("wasm in Node", &mut wasm_tests("node")?)?,
        Some(missing) => report.skip("wasm in Node", &missing),
    }
    match Engine::Chromium.ensure() {
        Ok(_) => report.suite("wasm in Chromium", &mut wasm_tests("worker")?),
        Err(error) => {
            report.skip("wasm in Chromium", &format!("{error:#}"));
            Ok(())
        }
    }
}

/// A file of the crate's tests, with the runner that starts them.
fn wasm_tests(file: &str) -> Result<Command> {
    let words = [
        "build",
        "--quiet",
        "--profile",
        "tool",
        "--package",
        "wasm-runner",
    ];
    process::run(cargo().args(words))?;
    let runner = target().join("tool/wasm-runner");
    let mut command = cargo();
    command.args([
        "test",
        "--package",
        "wasm",
        "--target",
        WASM,
        "--test",
        file,
    ]);
    command.arg(format!(
        "--config=target.{WASM}.runner=[{:?}]",
        runner.display().to_string()
    ));
    // The runner takes the first driver that it is told of.
    command.env_remove("GECKODRIVER").env_remove("SAFARIDRIVER");
    command.envs(find("chromedriver").map(|path| ("CHROMEDRIVER", path)));
    command.env(
        "WASM_BINDGEN_TEST_WEBDRIVER_JSON",
        root().join("tests/wasm-runner/webdriver.json"),
    );
    command.env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    command.env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "30");
    Ok(command)
}

/// The page's modules in Node, and their types.
fn js(report: &mut Report) -> Result<()> {
    if let Some(missing) = node::is_missing() {
        report.skip("www in Node", &missing);
        return Ok(());
    }
    worker::build()?;
    let mut files = Vec::new();
    find_tests(www(), &mut files)?;
    find_tests(root().join("tests/browser"), &mut files)?;
    let mut node = program("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=120000"])
        .args(files);
    node.env("MICRO_MAX_WORKER", Worker::Playing.path());
    node.env("MICRO_MAX_INSIDE_WORKER", Worker::Inside.path());
    report.suite("www in Node", &mut node)?;
    types(report)
}

/// The types of the page's modules, by the compiler that `www/package.json` names.
fn types(report: &mut Report) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("types of www", &missing);
        return Ok(());
    }
    let folders = [
        ("types of www", www()),
        ("types of the worker", root().join("tests/browser")),
    ];
    for (name, folder) in folders {
        report.check(name, node::tool("tsc")?.arg("--project").arg(folder))?;
    }
    Ok(())
}

/// The files named `*.test.js` or `*.test.mjs`; older Nodes take no patterns.
fn find_tests(folder: PathBuf, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_default();
        if path.is_dir() && name != "node_modules" {
            find_tests(path, files)?;
        } else if name.ends_with(".test.js") || name.ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(())
}

/// What of the page's tests is run on the page in one file: all that its place on a disk may change.
const ON_DISK: [&str; 5] = [
    "share::a_position_in_the_address",
    "share::a_game_in_the_address",
    "share::a_game_pasted_and_copied",
    "setup::a_position_is_set_up",
    "resume::the_game_comes_back",
];

/// The page in a browser: its sources as they are served, and what is published of them.
fn page(report: &mut Report, shelf: &mut Shelf, engine: Engine, names: &[String]) -> Result<()> {
    let name = format!("the page in {}", engine.name());
    let driver = match engine.ensure() {
        Ok(driver) => driver,
        Err(error) => {
            report.skip(&name, &format!("{error:#}"));
            return Ok(());
        }
    };
    worker::build()?;
    browser::build()?;
    let server = browser::serve(browser::sources())?;
    let mut command = driver.command("test", &server.url());
    command.args(names);
    if node::are_tools_missing().is_some() {
        // Scenarios that need tools or products are skipped by name.
        return report.suite(&name, &mut command);
    }
    let products = shelf.products()?;
    report.suite(&name, command.arg("--dist").arg(&products.folder))?;
    if !names.is_empty() {
        return Ok(());
    }
    let file = format!("file://{}", products.one_file.display());
    let name = format!("the page in one file in {}", engine.name());
    report.suite(&name, driver.command("test", &file).args(ON_DISK))
}

/// What of the page's tests is run on the published site: that all of it loads, and that the worker
/// is found and does what it should.
const PUBLISHED: [&str; 6] = [
    "drag::a_game_to_mate",
    "setup::a_position_is_set_up",
    "share::a_game_pasted_and_copied",
    "worker::",
    "authors::",
    "embed::",
];

/// The page as it is published, and the package.
fn published(report: &mut Report, shelf: &mut Shelf) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("the published page and the package", &missing);
        return Ok(());
    }
    let products = shelf.products()?;
    match Engine::Chromium.ensure() {
        Ok(driver) => {
            browser::build()?;
            let server = browser::serve(vec![products.site.folder.clone()])?;
            let mut command = driver.command("test", &server.url());
            command.arg("--dist").arg(&products.folder).args(PUBLISHED);
            report.suite("the published page", &mut command)?;
        }
        Err(error) => report.skip("the published page", &format!("{error:#}")),
    }
    package(report, products)
}

/// The package in an empty project, and a game that python-chess plays with it.
fn package(report: &mut Report, products: &Products) -> Result<()> {
    let mut node = program("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=300000"]);
    node.arg(root().join("tests/npm/package.test.mjs"));
    node.env("MICRO_MAX_PACKAGE", &products.package);
    match install::python_chess() {
        Ok(python) => {
            node.env("MICRO_MAX_PYTHON", python.program);
            node.env("PYTHONPATH", python.packages);
        }
        Err(error) => eprintln!("python-chess: {error:#}"),
    }
    report.suite("the package", &mut node)
}
