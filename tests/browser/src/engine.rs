//! The browser engines with their drivers and capabilities.

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
    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::Webkit => "webkit",
        }
    }

    /// The program that implements `WebDriver` for the engine.
    pub(crate) fn driver(self) -> PathBuf {
        let (variable, name) = match self {
            Engine::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Engine::Firefox => ("GECKODRIVER", "geckodriver"),
            Engine::Webkit => ("WEBKITDRIVER", "WebKitWebDriver"),
        };
        env::var_os(variable).map_or_else(|| name.into(), PathBuf::from)
    }

    /// The capabilities to start a session with.
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

/// The path of Firefox on Debian: its name is `firefox-esr`, which geckodriver does not look for.
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
                bail!(
                    "unknown browser engine '{name}'; the engines are chromium, firefox and webkit"
                )
            }
        }
    }
}
