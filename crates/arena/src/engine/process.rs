//! An engine's process, which exchanges lines with the arena.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use super::failure::{Failure, FailureKind};

/// The time that a process may take to exit after `quit`.
const EXIT_TIMEOUT: Duration = Duration::from_millis(300);
const EXIT_POLL_INTERVAL: Duration = Duration::from_millis(5);

/// A child process whose output is read line by line on a thread.
#[derive(Debug)]
pub(crate) struct EngineProcess {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl EngineProcess {
    pub(super) fn spawn(command: &[String]) -> Result<Self> {
        let [program, arguments @ ..] = command else {
            bail!("the command is empty");
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("{program} has no standard input or output");
        };
        let (sender, lines) = channel();
        thread::spawn(move || forward_lines(BufReader::new(stdout), &sender));
        Ok(Self {
            child,
            stdin,
            lines,
        })
    }

    pub(super) fn send(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.stdin, "{line}")
            .and_then(|()| self.stdin.flush())
            .map_err(|_| FailureKind::Disconnected.with_detail(format!("before '{line}'")))
    }

    fn receive(&self, deadline: Instant) -> Result<String, Failure> {
        let timeout = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(timeout).map_err(|error| {
            let kind = match error {
                RecvTimeoutError::Timeout => FailureKind::Stalled,
                RecvTimeoutError::Disconnected => FailureKind::Disconnected,
            };
            kind.with_detail("")
        })
    }

    /// Reads lines until `parse` accepts one.
    pub(super) fn wait_for<T>(
        &self,
        timeout: Duration,
        mut parse: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Failure> {
        let deadline = Instant::now() + timeout;
        loop {
            if let Some(found) = parse(self.receive(deadline)?.trim()) {
                return Ok(found);
            }
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Each of these calls fails if the process has already ended.
        let _ = self.send("quit");
        let deadline = Instant::now() + EXIT_TIMEOUT;
        while Instant::now() < deadline {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(EXIT_POLL_INTERVAL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn forward_lines(output: impl BufRead, sender: &Sender<String>) {
    for bytes in output.split(b'\n') {
        let Ok(bytes) = bytes else { return };
        if sender
            .send(String::from_utf8_lossy(&bytes).into_owned())
            .is_err()
        {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::EngineProcess;
    use crate::engine::failure::FailureKind;
    use std::time::Duration;

    fn shell(script: &str) -> EngineProcess {
        EngineProcess::spawn(&["sh", "-c", script].map(str::to_owned)).expect("sh starts")
    }

    #[test]
    fn a_line_is_answered() {
        let mut process = shell("read word; echo received $word");
        process.send("hello").expect("it reads");
        let received = process.wait_for(Duration::from_secs(9), |line| {
            line.strip_prefix("received ").map(str::to_owned)
        });
        assert_eq!(received.as_deref(), Ok("hello"));
    }

    #[test]
    fn exit_and_timeout_are_different_failures() {
        let failure = |process: &EngineProcess, timeout_ms| {
            let received = process.wait_for(Duration::from_millis(timeout_ms), |_| None::<()>);
            received.map_err(|failure| failure.kind)
        };
        assert_eq!(
            failure(&shell("exit 3"), 9000),
            Err(FailureKind::Disconnected)
        );
        assert_eq!(failure(&shell("read word"), 20), Err(FailureKind::Stalled));
    }
}
