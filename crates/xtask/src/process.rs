//! Finds and runs other programs.

use std::{
    env,
    ffi::{OsStr, OsString},
    io::{self, BufRead, BufReader},
    path::PathBuf,
    process::{Command, ExitStatus, Stdio},
};

use anyhow::{Context, Result, bail};

use crate::workspace;

pub(crate) fn cargo_program() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Returns a command that runs cargo in the root of the workspace.
pub(crate) fn cargo() -> Command {
    program(cargo_program())
}

/// Returns a command that runs a program in the root of the workspace.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(workspace::root());
    command
}

/// Runs a program to completion.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", line(command)))?;
    check(command, status)
}

/// Runs a program to completion and returns its output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    command.stderr(Stdio::inherit());
    let output = command
        .output()
        .with_context(|| format!("cannot start {}", line(command)))?;
    check(command, output.status)?;
    String::from_utf8(output.stdout)
        .with_context(|| format!("the output of {} is not UTF-8", line(command)))
}

/// Runs a program to completion and calls `each` with every line of its output and errors.
pub(crate) fn for_lines(command: &mut Command, mut each: impl FnMut(&str)) -> Result<ExitStatus> {
    let (reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let child = command.spawn();
    // The pipe ends only after this process has also closed its copies of the write end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = child.with_context(|| format!("cannot start {}", line(command)))?;
    for bytes in BufReader::new(reader).split(b'\n') {
        each(&String::from_utf8_lossy(&bytes?));
    }
    Ok(child.wait()?)
}

/// Finds a program in the search path.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&folders)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

fn check(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    bail!("{} failed ({status})", line(command))
}

/// Formats the command as a user would type it.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
