//! The page's modules and the workers in Node, and the types of both.

use std::{fs, path::PathBuf};

use anyhow::Result;

use crate::{
    node,
    process::program,
    worker::Worker,
    workspace::{root, www},
};

use super::{builds::Builds, report::Report};

/// Runs the tests in Node and checks the types.
pub(crate) fn run(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::is_missing() {
        report.skip("www in Node", &missing);
        return Ok(());
    }
    let workers = builds.workers()?;
    let mut files = Vec::new();
    find_tests(www(), &mut files)?;
    find_tests(root().join("tests/browser"), &mut files)?;
    let mut node = program("node");
    node.args(["--test", "--test-reporter=spec", "--test-timeout=300000"])
        .args(files);
    node.env("MICRO_MAX_WORKER", workers.join(Worker::Playing.name()));
    node.env(
        "MICRO_MAX_INSIDE_WORKER",
        workers.join(Worker::Inside.name()),
    );
    node.env(
        "MICRO_MAX_VARIANTS_WORKER",
        workers.join(Worker::Variants.name()),
    );
    report.suite("www in Node", &mut node)?;
    types(report)
}

/// Checks that the time of each regular expression of the published page is linear.
pub(crate) fn regexes(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("regular expressions", &missing);
        return Ok(());
    }
    let folder = root().join("tests/regexes");
    node::ensure_packages(&folder)?;
    let mut node = program("node");
    node.args(["--test", "--test-reporter=spec"]);
    node.arg(folder.join("regexes.test.mjs"));
    node.env("MICRO_MAX_SCRIPTS", builds.products()?.folder.join("site"));
    report.suite("regular expressions", &mut node)
}

/// Checks the types of the page's modules with the compiler that `tools/package.json` pins.
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

/// Finds the files named `*.test.js` or `*.test.mjs`, because older versions of Node accept no
/// patterns.
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
