//! The result of the tests of one part.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::process::for_lines;

use super::tally::{Named, Tally};

/// The output of a part, its counts, and its failed, skipped and retried tests.
#[derive(Debug)]
pub(crate) struct Report {
    part: &'static str,
    /// Whether the output is printed immediately, because no other part runs.
    is_live: bool,
    output: String,
    start: Instant,
    time: Duration,
    tally: Tally,
    failures: Vec<String>,
    /// The tests that were not run because a tool or a browser is missing.
    missing: Vec<String>,
    /// The tests that were not run because the browser lacks a feature.
    unsupported: Vec<String>,
    retried: Vec<String>,
    /// The purpose and the duration of each command.
    commands: Vec<(String, Duration)>,
    /// The durations of single tests in seconds, with the tests' names.
    seconds: Vec<(f32, String)>,
}

impl Report {
    pub(crate) fn new(part: &'static str, is_live: bool) -> Self {
        Self {
            part,
            is_live,
            output: String::new(),
            start: Instant::now(),
            time: Duration::ZERO,
            tally: Tally::default(),
            failures: Vec::new(),
            missing: Vec::new(),
            unsupported: Vec::new(),
            retried: Vec::new(),
            commands: Vec::new(),
            seconds: Vec::new(),
        }
    }

    /// Stops the clock of the part and returns the report.
    pub(crate) fn finish(mut self) -> Self {
        self.time = self.start.elapsed();
        self
    }

    /// Runs a command as a single test.
    pub(crate) fn check(&mut self, name: &str, command: &mut Command) -> Result<()> {
        let start = Instant::now();
        let status = for_lines(command, |line| self.print_line(line))?;
        self.commands.push((name.to_owned(), start.elapsed()));
        self.result(name, status.success());
        Ok(())
    }

    /// Records the result of a check in this program.
    pub(crate) fn result(&mut self, name: &str, passed: bool) {
        if passed {
            self.tally.passed += 1;
        } else {
            self.fail(name);
        }
    }

    /// Runs a command that reports the number of its tests.
    pub(crate) fn suite(&mut self, name: &str, command: &mut Command) -> Result<()> {
        let mut tally = Tally::default();
        let start = Instant::now();
        let status = for_lines(command, |line| {
            self.print_line(line);
            tally += Tally::read(line).unwrap_or_default();
            if let Some(named) = Named::read(line) {
                self.note(name, &named);
            }
        })?;
        self.commands.push((name.to_owned(), start.elapsed()));
        self.tally += tally;
        if tally.failed > 0 {
            self.failures
                .push(format!("{name}: {} failed", tally.failed));
        } else if !status.success() {
            self.fail(&format!("{name}: {status}"));
        } else if tally.is_empty() {
            self.fail(&format!("{name}: no test was run"));
        }
        Ok(())
    }

    pub(crate) fn fail(&mut self, what: &str) {
        self.tally.failed += 1;
        self.failures.push(what.to_owned());
    }

    /// Records a test that was not run because a tool or a browser is missing.
    pub(crate) fn skip(&mut self, name: &str, reason: &str) {
        self.tally.skipped += 1;
        self.missing.push(format!("{name}: {reason}"));
    }

    /// Prints the output of the part, unless it was printed immediately.
    pub(crate) fn print(&self) {
        println!(
            "== {}: {}, {} s",
            self.part,
            self.tally,
            self.time.as_secs()
        );
        print!("{}", self.output);
    }

    pub(crate) fn part(&self) -> &'static str {
        self.part
    }

    pub(crate) fn time(&self) -> Duration {
        self.time
    }

    pub(crate) fn commands(&self) -> &[(String, Duration)] {
        &self.commands
    }

    pub(crate) fn seconds(&self) -> &[(f32, String)] {
        &self.seconds
    }

    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    /// The tests that were not run, with the reasons.
    pub(crate) fn skipped(&self) -> impl Iterator<Item = &String> {
        self.unsupported.iter().chain(&self.missing)
    }

    /// The tests that passed only at the second attempt.
    pub(crate) fn retried(&self) -> &[String] {
        &self.retried
    }

    pub(crate) fn failures(&self) -> &[String] {
        &self.failures
    }

    /// Whether no test failed and, if all tools are required, no tool is missing.
    pub(crate) fn is_good(&self, requires_tools: bool) -> bool {
        self.failures.is_empty() && (!requires_tools || self.missing.is_empty())
    }

    pub(crate) fn print_line(&mut self, line: &str) {
        if self.is_live {
            println!("{line}");
        } else {
            self.output.push_str(line);
            self.output.push('\n');
        }
    }

    fn note(&mut self, suite: &str, named: &Named) {
        match *named {
            Named::Timed { name, seconds } => {
                self.seconds.push((seconds, format!("{suite}: {name}")));
            }
            Named::Retried(name) => self.retried.push(format!("{suite}: {name}")),
            Named::Skipped { name, reason } => {
                let text = format!("{suite}: {name}: {reason}");
                if reason.starts_with("missing: ") {
                    self.missing.push(text);
                } else {
                    self.unsupported.push(text);
                }
            }
        }
    }
}
