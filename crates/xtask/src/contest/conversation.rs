//! A program with which one talks in lines.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use super::fault::{Fault, Kind};

/// A process whose lines are read as they come.
#[derive(Debug)]
pub(super) struct Conversation {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Conversation {
    /// Starts a program.
    ///
    /// # Errors
    /// There is no word in the command, or the program cannot be started.
    pub(super) fn start(words: &[String]) -> Result<Self> {
        let [program, arguments @ ..] = words else {
            bail!("the command is empty");
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("{program} has no input or output");
        };
        let (sender, lines) = channel();
        thread::spawn(move || read(BufReader::new(output), &sender));
        Ok(Self {
            child,
            input,
            lines,
        })
    }

    /// Says a line.
    ///
    /// # Errors
    /// The program has ended.
    pub(super) fn say(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| Kind::Crash.with(format!("it had ended when it was told '{line}'")))
    }

    /// The next line before a moment.
    ///
    /// # Errors
    /// The program has ended, or has said nothing by then.
    pub(super) fn hear(&self, until: Instant) -> Result<String, Fault> {
        let patience = until.saturating_duration_since(Instant::now());
        self.lines
            .recv_timeout(patience)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => Kind::Hang.with(""),
                RecvTimeoutError::Disconnected => Kind::Crash.with("it ended"),
            })
    }

    /// Lines, until one of them is what is waited for.
    ///
    /// # Errors
    /// Those of [`hear`](Self::hear).
    pub(super) fn hear_until<T>(
        &self,
        patience: Duration,
        mut read: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let until = Instant::now() + patience;
        loop {
            if let Some(found) = read(self.hear(until)?.trim()) {
                return Ok(found);
            }
        }
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        // A program that has ended already needs neither.
        let _ = self.say("quit");
        let until = Instant::now() + Duration::from_millis(300);
        while Instant::now() < until {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read(output: impl BufRead, sender: &Sender<String>) {
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
    use super::Conversation;
    use crate::contest::fault::Kind;
    use std::time::Duration;

    fn shell(script: &str) -> Conversation {
        Conversation::start(&["sh", "-c", script].map(str::to_owned)).expect("sh starts")
    }

    #[test]
    fn a_line_is_answered() {
        let mut program = shell("read word; echo you said $word");
        program.say("hello").expect("it listens");
        let heard = program.hear_until(Duration::from_secs(9), |line| {
            line.strip_prefix("you said ").map(str::to_owned)
        });
        assert_eq!(heard.as_deref(), Ok("hello"));
    }

    #[test]
    fn an_end_and_silence_are_told_apart() {
        let wait = |program: &Conversation, patience_ms| {
            let heard = program.hear_until(Duration::from_millis(patience_ms), |_| None::<()>);
            heard.map_err(|fault| fault.kind)
        };
        assert_eq!(wait(&shell("exit 3"), 9000), Err(Kind::Crash));
        assert_eq!(wait(&shell("read word"), 20), Err(Kind::Hang));
    }
}
