//! The browsers in which the page is tested, and the program `browser` that drives them.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::Result;
use server::{Server, Site};

use crate::{
    install::{self, Package},
    process::{cargo, program, run},
    workspace::{root, target, www},
};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Engine {
    /// Chromium, driven by chromedriver.
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
    /// The `WebKitGTK` mini browser, on its own display.
    Webkit,
}

impl Engine {
    /// The name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The Debian packages that the driver and the browser need.
    fn packages(self) -> &'static [Package] {
        match self {
            // The package depends on the browser.
            Self::Chromium => &[Package {
                programs: &["chromedriver"],
                name: "chromium-driver",
            }],
            Self::Firefox => &[Package {
                programs: &["firefox-esr", "firefox"],
                name: "firefox-esr",
            }],
            Self::Webkit => &[
                Package {
                    programs: &["WebKitWebDriver"],
                    name: "webkit2gtk-driver",
                },
                Package {
                    programs: &["xvfb-run"],
                    name: "xvfb",
                },
                // Only recommended by xvfb, which does not start without it.
                Package {
                    programs: &["xauth"],
                    name: "xauth",
                },
            ],
        }
    }

    /// Installs the missing packages and returns the driver.
    pub(crate) fn ensure(self) -> Result<Driver> {
        install::packages(self.packages())?;
        let geckodriver = match self {
            Self::Firefox => Some(install::geckodriver()?),
            Self::Chromium | Self::Webkit => None,
        };
        Ok(Driver {
            engine: self,
            geckodriver,
        })
    }
}

#[derive(Debug)]
pub(crate) struct Driver {
    engine: Engine,
    geckodriver: Option<PathBuf>,
}

impl Driver {
    /// Returns the program `browser` with a task for this browser and the page at `url`.
    pub(crate) fn command(&self, task: &str, url: &str) -> Command {
        let browser = target().join("debug/browser");
        let mut command = match self.engine {
            Engine::Webkit => {
                let mut display = program("xvfb-run");
                display.args(["--auto-servernum", "--server-args=-screen 0 1280x1024x24"]);
                display.arg(browser);
                display
            }
            Engine::Chromium | Engine::Firefox => program(browser),
        };
        command.args([task, "--engine", self.engine.name(), "--url", url]);
        command.envs(self.geckodriver.iter().map(|path| ("GECKODRIVER", path)));
        command
    }
}

pub(crate) fn build() -> Result<()> {
    run(cargo().args(["build", "--quiet", "--package", "browser"]))
}

/// The built workers, scripts and style sheets, and the folder of the sources.
pub(crate) fn sources(workers: &Path, scripts: &Path) -> Vec<PathBuf> {
    vec![workers.to_owned(), scripts.to_owned(), www()]
}

/// Serves these folders and the tests' own pages. Every page first runs a script that records
/// errors.
pub(crate) fn serve(mut folders: Vec<PathBuf>) -> Result<Server> {
    folders.push(site_of_tests(root()));
    Server::start(&Site::new(folders).with_first_script("page-recorder.js"), 0)
}

fn site_of_tests(root: &Path) -> PathBuf {
    root.join("tests/browser/site")
}
