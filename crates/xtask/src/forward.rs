//! Commands that other crates of the workspace implement.

use std::{ffi::OsString, process::Command};

use anyhow::{Context, Result};

use crate::{
    process::cargo_program,
    workspace::{root, target},
};

/// A program of another crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    Arena,
    Coach,
    Tuner,
}

impl Tool {
    /// The package of the program, and the profile to build it with.
    const fn package(self) -> (&'static str, &'static str) {
        match self {
            Self::Arena => ("arena", "dev"),
            // These search millions of positions in their own process.
            Self::Coach => ("arena", "release"),
            Self::Tuner => ("tuner", "release"),
        }
    }
}

/// Builds the tool and runs it in the current folder; returns false if it fails.
pub(crate) fn run(tool: Tool, args: &[OsString]) -> Result<bool> {
    let (package, profile) = tool.package();
    let status = Command::new(cargo_program())
        .args(["run", "--quiet", "--package", package, "--profile", profile])
        .arg("--manifest-path")
        .arg(root().join("Cargo.toml"))
        .arg("--target-dir")
        .arg(target())
        .arg("--")
        .args(args)
        .status()
        .context("cannot start cargo")?;
    Ok(status.success())
}
