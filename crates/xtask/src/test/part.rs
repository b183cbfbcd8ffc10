//! The parts of the tests and of the long checks.

use anyhow::{Context, Result};

use crate::browser::Engine;

/// A part that can be run by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Part {
    /// Formatting, lints and documentation.
    Style,
    /// The crates as native programs.
    Native,
    /// The crate `wasm` in Node and in a worker of Chromium.
    Wasm,
    /// The page's modules in Node, and their types.
    Js,
    /// The scenarios whose result depends on the browser.
    Page(Engine),
    /// The scenarios that do not depend on the browser, in Chromium.
    Scenarios,
    /// The published site in Chromium, and the package in Node.
    Dist,
    /// The native tests with many more positions and games.
    Oracles,
    /// Every scenario and every recorded search in a browser.
    Complete(Engine),
    /// The fuzz targets, for a minute each.
    Fuzz,
    /// The rules of the variants compared with pyffish.
    Variants,
    /// A page built by each bundler, in Chromium.
    Bundlers,
    /// The time that the regular expressions of the page take.
    Regexes,
    /// Pages with the worker and with Stockfish, and games of python-chess with the binary.
    FrontEnds,
    /// Matches of each level against the level below.
    Levels,
    /// The values of pieces, measured by matches.
    Values,
    /// The tests of single crates, run with changes to the crates.
    Mutants,
}

impl Part {
    /// The parts of `cargo xtask test`, long parts first: compilers and browsers run side by side.
    pub(crate) const TESTS: [Self; 9] = [
        Self::Scenarios,
        Self::Native,
        Self::Style,
        Self::Page(Engine::Chromium),
        Self::Page(Engine::Firefox),
        Self::Wasm,
        Self::Page(Engine::Webkit),
        Self::Js,
        Self::Dist,
    ];

    /// The parts of `cargo xtask verify`.
    pub(crate) const LONG_CHECKS: [Self; 12] = [
        Self::Oracles,
        Self::Variants,
        Self::Complete(Engine::Chromium),
        Self::Complete(Engine::Firefox),
        Self::Complete(Engine::Webkit),
        Self::FrontEnds,
        Self::Bundlers,
        Self::Regexes,
        Self::Fuzz,
        Self::Levels,
        Self::Values,
        Self::Mutants,
    ];

    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Style => "style",
            Self::Native => "native",
            Self::Wasm => "wasm",
            Self::Js => "js",
            Self::Scenarios => "scenarios",
            Self::Page(engine) | Self::Complete(engine) => engine.name(),
            Self::Dist => "dist",
            Self::Oracles => "oracles",
            Self::Fuzz => "fuzz",
            Self::Variants => "variants",
            Self::Bundlers => "bundlers",
            Self::Regexes => "regexes",
            Self::FrontEnds => "front-ends",
            Self::Levels => "levels",
            Self::Values => "values",
            Self::Mutants => "mutants",
        }
    }

    pub(crate) fn find(name: &str, parts: &[Self]) -> Result<Self> {
        let part = parts.iter().find(|part| part.name() == name);
        part.copied().with_context(|| {
            let names: Vec<&str> = parts.iter().map(|part| part.name()).collect();
            format!("unknown part '{name}'; the parts are {}", names.join(", "))
        })
    }
}
