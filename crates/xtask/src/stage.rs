//! The parts of the tests.

use std::str::FromStr;

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
    /// The page in a browser, and what is published of it.
    Page(Engine),
    /// The published site in Chromium, and the package in Node.
    Dist,
}

impl Part {
    /// All parts, quick ones first.
    pub(crate) const ALL: [Self; 8] = [
        Self::Style,
        Self::Native,
        Self::Wasm,
        Self::Js,
        Self::Page(Engine::Chromium),
        Self::Page(Engine::Firefox),
        Self::Page(Engine::Webkit),
        Self::Dist,
    ];

    /// The word for it on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Style => "style",
            Self::Native => "native",
            Self::Wasm => "wasm",
            Self::Js => "js",
            Self::Page(engine) => engine.name(),
            Self::Dist => "dist",
        }
    }
}

impl FromStr for Part {
    type Err = anyhow::Error;

    fn from_str(name: &str) -> anyhow::Result<Self> {
        let part = Self::ALL.into_iter().find(|part| part.name() == name);
        part.ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            anyhow::anyhow!("there is no part '{name}' of the tests; there are {names}")
        })
    }
}
