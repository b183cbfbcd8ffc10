//! `cargo xtask test`: every test of the project, counted in one line.

use std::{env, fs, path::PathBuf, process::Command};

use anyhow::Result;

use crate::{
    browser::{self, Engine},
    dist, node,
    process::{cargo, find, program, run},
    report::Report,
    stage::Part,
    toolchain::{WASM, ensure_wasm},
    worker,
    workspace::{built_site, root, target, www},
};

/// Runs the parts in order and prints `N passed, N failed, N skipped` last; true if all is well.
///
/// Under `CI=true` a tool or browser that is missing is a failure.
pub(crate) fn run_parts(parts: &[Part]) -> bool {
    let mut report = Report::default();
    for &part in parts {
        eprintln!("== {}", part.name());
        let done = match part {
            Part::Style => style(&mut report),
            Part::Native => native(&mut report),
            Part::Wasm => wasm(&mut report),
            Part::Js => js(&mut report),
            Part::Page(engine) => page(&mut report, engine),
            Part::Dist => published(&mut report),
        };
        if let Err(error) = done {
            report.fail(&format!("{}: {error:#}", part.name()));
        }
    }
    let must_be_whole = env::var_os("CI").is_some_and(|value| value == "true" || value == "1");
    report.close(must_be_whole)
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
        cargo().args(words).args(["--package", "browser"]),
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
    run(cargo().args(words))?;
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
    node.env("MICRO_MAX_WORKER", built_site().join(worker::NAME));
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

/// The page in a browser.
fn page(report: &mut Report, engine: Engine) -> Result<()> {
    match engine.ensure() {
        Ok(driver) => {
            worker::build()?;
            browser::build()?;
            // For axe-core; a scenario that finds no tools is skipped.
            if node::are_tools_missing().is_none() {
                node::ensure_tools()?;
            }
            let server = browser::serve(browser::sources())?;
            let name = format!("the page in {}", engine.name());
            report.suite(&name, &mut driver.command("test", &server.url()))
        }
        Err(error) => {
            report.skip(
                &format!("the page in {}", engine.name()),
                &format!("{error:#}"),
            );
            Ok(())
        }
    }
}

/// What of the page's tests is run on the published site: that all of it loads, and that the worker
/// is found and does what it should.
const PUBLISHED: [&str; 4] = [
    "drag::a_game_to_mate",
    "setup::a_position_is_set_up",
    "share::a_game_pasted_and_copied",
    "worker::",
];

/// The page as it is published.
fn published(report: &mut Report) -> Result<()> {
    let missing = match Engine::Chromium.ensure() {
        Ok(driver) => match node::are_tools_missing() {
            None => {
                let site = dist::site()?;
                browser::build()?;
                let server = browser::serve(vec![site.folder])?;
                let mut command = driver.command("test", &server.url());
                return report.suite("the published page", command.args(PUBLISHED));
            }
            Some(missing) => missing,
        },
        Err(error) => format!("{error:#}"),
    };
    report.skip("the published page", &missing);
    Ok(())
}
