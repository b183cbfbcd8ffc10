//! The parts that run cargo: style, the native tests, and the crate `wasm`.

use std::process::Command;

use anyhow::Result;

use crate::{
    browser::Engine,
    install, node,
    process::{self, cargo, find},
    toolchain::{WASM, ensure_wasm},
    workspace::{root, target},
};

use super::report::Report;

/// Checks formatting, lints and documentation, each as one test.
pub(crate) fn style(report: &mut Report) -> Result<()> {
    ensure_wasm()?;
    report.check("cargo fmt", cargo().args(["fmt", "--all", "--check"]))?;
    let words = ["clippy", "--quiet", "--workspace", "--all-targets"];
    report.check(
        "cargo clippy",
        cargo().args(words).args(["--", "--deny", "warnings"]),
    )?;
    for (name, features) in [
        (
            "cargo clippy for wasm",
            ["--features", "ablation"].as_slice(),
        ),
        (
            "cargo clippy for wasm with variants",
            ["--no-default-features", "--features", "variants"].as_slice(),
        ),
    ] {
        report.check(name, &mut wasm_clippy(features))?;
    }
    let words = ["doc", "--quiet", "--workspace", "--no-deps"];
    report.check(
        "cargo doc",
        cargo().args(words).env("RUSTDOCFLAGS", "--deny warnings"),
    )?;
    let mut machete = process::program(install::machete()?);
    report.check("cargo machete", &mut machete)?;
    scripts(report)
}

/// Checks the formatting of scripts and style sheets, and lints the scripts.
fn scripts(report: &mut Report) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("biome", &missing);
        return Ok(());
    }
    let mut biome = node::tool("biome")?;
    biome.current_dir(root());
    biome.args(["ci", "--error-on-warnings", "www", "tools", "tests"]);
    report.check("biome", &mut biome)
}

/// Returns the command that lints the crate `wasm` with these features.
fn wasm_clippy(features: &[&str]) -> Command {
    let mut clippy = cargo();
    clippy
        .args(["clippy", "--quiet", "--package", "wasm", "--all-targets"])
        .args(["--target", WASM])
        .args(features)
        .args(["--", "--deny", "warnings"]);
    clippy
}

/// Runs the tests and examples of the crates, and those of the tools.
pub(crate) fn native(report: &mut Report) -> Result<()> {
    // One call for all crates: separate calls would compile shared dependencies again with other
    // features.
    let words = ["test", "--no-fail-fast", "--workspace", "--exclude", "wasm"];
    report.check("cargo test", cargo().args(words))
}

/// Tests the crate `wasm` in Node and in a worker of Chromium.
pub(crate) fn wasm(report: &mut Report) -> Result<()> {
    ensure_wasm()?;
    match node::is_missing() {
        None => report.check("wasm in Node", &mut wasm_tests("node")?)?,
        Some(missing) => report.skip("wasm in Node", &missing),
    }
    match Engine::Chromium.ensure() {
        Ok(_) => report.check("wasm in Chromium", &mut wasm_tests("worker")?),
        Err(error) => {
            report.skip("wasm in Chromium", &format!("{error:#}"));
            Ok(())
        }
    }
}

fn wasm_tests(file: &str) -> Result<Command> {
    process::run(cargo().args(["build", "--quiet", "--package", "wasm-runner"]))?;
    let runner = target().join("debug/wasm-runner");
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
    // The runner uses the first driver that an environment variable names.
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
