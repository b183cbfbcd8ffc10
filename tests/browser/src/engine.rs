//! The browser engines: which driver starts each, and its capabilities.

use std::{env, path::PathBuf, str::FromStr};

use anyhow::bail;
use serde_json::{Value, json};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Engine {
    Chromium,
    Firefox,
    Webkit,
}

impl Engine {
    /// The word for it on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::Webkit => "webkit",
        }
    }

    /// The program that speaks `WebDriver` for it.
    pub(crate) fn driver(self) -> PathBuf {
        let (variable, name) = match self {
            Engine::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Engine::Firefox => ("GECKODRIVER", "geckodriver"),
            Engine::Webkit => ("WEBKITDRIVER", "WebKitWebDriver"),
        };
        env::var_os(variable).map_or_else(|| name.into(), PathBuf::from)
    }

    /// What a session is started with.
    pub(crate) fn capabilities(self) -> Value {
        match self {
            Engine::Chromium => json!({
                "browserName": "chrome",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": { "args": [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic",
                    "--no-first-run", "--disable-background-networking", "--disable-sync",
                    "--disable-component-update", "--disable-dev-shm-usage",
                    "--window-size=1200,900",
                ] },
            }),
            Engine::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": { "binary": firefox(), "args": [
                    "-headless", "--width=1200", "--height=900",
                ] },
            }),
            Engine::Webkit => json!({ "browserName": "MiniBrowser" }),
        }
    }
}

/// Debian calls it `firefox-esr`, and geckodriver does not look for that.
fn firefox() -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&folders).collect();
    let files = ["firefox", "firefox-esr"].into_iter();
    files
        .flat_map(|file| folders.iter().map(move |folder| folder.join(file)))
        .find(|path| path.is_file())
}

impl FromStr for Engine {
    type Err = anyhow::Error;

    fn from_str(name: &str) -> anyhow::Result<Self> {
        match name {
            "chromium" => Ok(Engine::Chromium),
            "firefox" => Ok(Engine::Firefox),
            "webkit" => Ok(Engine::Webkit),
            _ => {
                bail!("there is no browser engine '{name}'; there are chromium, firefox and webkit")
            }
        }
    }
}
