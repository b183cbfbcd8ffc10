//! The page's modules and the workers in Node, and the types of both.

use std::{fs, path::PathBuf};

use anyhow::Result;

use crate::{node, worker::Worker, workspace::root};

use super::{builds::Builds, report::Report};

/// Runs the tests in Node and checks the types.
pub(crate) fn run(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("www in Node", &missing);
        return Ok(());
    }
    let workers = builds.workers()?;
    let mut files = Vec::new();
    for folder in ["www", "tests/browser", "tools"] {
        find_tests(root().join(folder), &mut files)?;
    }
    let mut node = node::tests()?;
    node.args(files);
    for (name, worker) in [
        ("MICRO_MAX_WORKER", Worker::Playing),
        ("MICRO_MAX_INSIDE_WORKER", Worker::Inside),
        ("MICRO_MAX_VARIANTS_WORKER", Worker::Variants),
    ] {
        node.env(name, workers.join(worker.name()));
    }
    report.check("www in Node", &mut node)?;
    for (name, folder) in [
        ("types of www", "www"),
        ("types of tools and tests", "."),
        ("types of the pages for tests", "tests/browser"),
    ] {
        let mut compiler = node::tool("tsc")?;
        compiler.current_dir(root()).args(["--project", folder]);
        report.check(name, &mut compiler)?;
    }
    Ok(())
}

/// Checks that the time of each regular expression of the published page is linear.
pub(crate) fn regexes(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("regular expressions", &missing);
        return Ok(());
    }
    let folder = root().join("tests/regexes");
    node::ensure_packages(&folder)?;
    let mut node = node::tests()?;
    node.arg(folder.join("regexes.test.ts"));
    node.env("MICRO_MAX_SCRIPTS", builds.products()?.folder.join("site"));
    report.check("regular expressions", &mut node)
}

/// Finds the files named `*.test.ts`, because older versions of Node accept no patterns.
fn find_tests(folder: PathBuf, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_default();
        if path.is_dir() && name != "node_modules" {
            find_tests(path, files)?;
        } else if name.ends_with(".test.ts") {
            files.push(path);
        }
    }
    files.sort();
    Ok(())
}
