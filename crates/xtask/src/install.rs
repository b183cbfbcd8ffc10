//! Finds or installs the programs that the tests need besides Rust.

use std::{
    env, fs,
    path::PathBuf,
    process::{Command, Stdio},
    sync::{Mutex, MutexGuard, PoisonError},
};

use anyhow::{Context, Result, bail};

use crate::{
    process::{cargo, find, output, program, run},
    workspace::target,
};

/// A version of geckodriver that works with the Firefox of Debian 12.
const GECKODRIVER: &str = "0.37.1";

const MACHETE: &str = "0.9.2";

const MUTANTS: &str = "27.1.0";

const PYTHON_CHESS: &str = "1.11.2";
const PYFFISH: &str = "0.0.90";

const PYTHON: [Package; 2] = [
    Package {
        programs: &["python3"],
        name: "python3",
    },
    Package {
        programs: &["pip3", "pip"],
        name: "python3-pip",
    },
];

/// Alternative programs, and the Debian package that contains one.
#[derive(Debug)]
pub(crate) struct Package {
    /// The names to look for in the search path; one is enough.
    pub(crate) programs: &'static [&'static str],
    pub(crate) name: &'static str,
}

/// Held during an installation, so that apt, cargo and pip do not run twice at the same time.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Waits for the end of other installations.
pub(crate) fn lock() -> MutexGuard<'static, ()> {
    INSTALLING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Installs the packages whose programs are missing, as root on Debian. Otherwise the error's
/// message contains the command to run.
pub(crate) fn packages(packages: &[Package]) -> Result<()> {
    let _lock = lock();
    let is_missing = |package: &&Package| package.programs.iter().all(|name| find(name).is_none());
    let missing: Vec<&Package> = packages.iter().filter(is_missing).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    let names = names.join(" ");
    if !is_debian() || !is_root() {
        let programs: Vec<&str> = missing.iter().map(|package| package.programs[0]).collect();
        bail!(
            "missing {}; on Debian run `sudo apt-get install {names}`",
            programs.join(", ")
        );
    }
    apt(&names).with_context(|| format!("run `apt-get update && apt-get install {names}`"))
}

/// Returns the path of geckodriver. It is built if it is missing: Debian has no package for it.
pub(crate) fn geckodriver() -> Result<PathBuf> {
    match env::var_os("GECKODRIVER") {
        Some(path) => Ok(path.into()),
        None => built("geckodriver", GECKODRIVER),
    }
}

pub(crate) fn machete() -> Result<PathBuf> {
    built("cargo-machete", MACHETE)
}

pub(crate) fn mutants() -> Result<PathBuf> {
    built("cargo-mutants", MUTANTS)
}

/// Returns the path of a program from crates.io, which is built if it is missing.
fn built(name: &str, version: &str) -> Result<PathBuf> {
    let folder = target().join("tools");
    let built = folder.join("bin").join(name);
    let found = find(name).unwrap_or_else(|| built.clone());
    if found.is_file() {
        return Ok(found);
    }
    eprintln!("installing {name} {version} to {}", built.display());
    // A debug build takes half the time, and these programs do little work.
    let words = [
        "install",
        "--quiet",
        "--debug",
        "--locked",
        name,
        "--version",
        version,
        "--root",
    ];
    run(cargo().args(words).arg(&folder)).with_context(|| {
        format!("missing {name}; run `cargo install {name} --version {version}`")
    })?;
    Ok(built)
}

/// Python with a package in its own folder.
#[derive(Debug)]
pub(crate) struct Python {
    pub(crate) program: PathBuf,
    /// The folder of packages, for `PYTHONPATH`.
    pub(crate) packages: PathBuf,
}

/// Returns Python with python-chess, which is installed if it is missing.
pub(crate) fn python_chess() -> Result<Python> {
    python_with("chess.engine", &format!("chess=={PYTHON_CHESS}"))
}

/// Returns Python with pyffish, the rules of Fairy-Stockfish, which is installed if it is missing.
pub(crate) fn pyffish() -> Result<Python> {
    python_with("pyffish", &format!("pyffish=={PYFFISH}"))
}

/// Returns Python with a module, whose package is installed if it is missing.
fn python_with(module: &str, package: &str) -> Result<Python> {
    packages(&PYTHON)?;
    let packages = target().join("tools/python");
    let program = find("python3").context("python3 is missing")?;
    let _lock = lock();
    let mut question = Command::new(&program);
    question.args(["-c", &format!("import {module}")]);
    question.env("PYTHONPATH", &packages).stderr(Stdio::null());
    if !question.status().is_ok_and(|status| status.success()) {
        eprintln!("installing {package} to {}", packages.display());
        let words = [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            package,
        ];
        let mut pip = Command::new(&program);
        run(pip.args(words).arg("--target").arg(&packages))
            .with_context(|| format!("run `pip install {package}`"))?;
    }
    Ok(Python { program, packages })
}

fn apt(names: &str) -> Result<()> {
    eprintln!("installing {names}");
    let apt = |words: &[&str]| {
        let mut command = program("apt-get");
        run(command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .arg("--quiet=2")
            .args(words))
    };
    apt(&["update"])?;
    let mut words = vec!["install", "--yes", "--no-install-recommends"];
    words.extend(names.split(' '));
    apt(&words)
}

fn is_debian() -> bool {
    fs::exists("/etc/debian_version").unwrap_or(false) && find("apt-get").is_some()
}

fn is_root() -> bool {
    output(program("id").arg("--user")).is_ok_and(|user| user.trim() == "0")
}
