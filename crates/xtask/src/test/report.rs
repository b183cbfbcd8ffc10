//! The results of one part's checks.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use anyhow::Result;

use crate::process::for_lines;

/// The output of a part, and which of its checks passed, failed or were skipped.
#[derive(Debug)]
pub(crate) struct Report {
    part: &'static str,
    /// Whether the output is printed immediately, because no other part runs.
    is_live: bool,
    output: String,
    start: Instant,
    time: Duration,
    passed: usize,
    failed: Vec<String>,
    /// The checks that were not run because a tool or a browser is missing.
    skipped: Vec<String>,
    /// The purpose and the duration of each command.
    commands: Vec<(String, Duration)>,
}

impl Report {
    pub(crate) fn new(part: &'static str, is_live: bool) -> Self {
        Self {
            part,
            is_live,
            output: String::new(),
            start: Instant::now(),
            time: Duration::ZERO,
            passed: 0,
            failed: Vec::new(),
            skipped: Vec::new(),
            commands: Vec::new(),
        }
    }

    /// Stops the clock of the part and returns the report.
    pub(crate) fn finish(mut self) -> Self {
        self.time = self.start.elapsed();
        self
    }

    /// Runs a command, which passes or fails by its exit status.
    pub(crate) fn check(&mut self, name: &str, command: &mut Command) -> Result<()> {
        let start = Instant::now();
        let status = for_lines(command, |line| self.print_line(line))?;
        self.commands.push((name.to_owned(), start.elapsed()));
        self.result(name, status.success());
        Ok(())
    }

    /// Records the result of a check.
    pub(crate) fn result(&mut self, name: &str, passed: bool) {
        if passed {
            self.passed += 1;
        } else {
            self.fail(name);
        }
    }

    pub(crate) fn fail(&mut self, what: &str) {
        self.failed.push(what.to_owned());
    }

    /// Records a check that was not run because a tool or a browser is missing.
    pub(crate) fn skip(&mut self, name: &str, reason: &str) {
        self.skipped.push(format!("{name}: {reason}"));
    }

    /// Prints the output of the part, unless it was printed immediately.
    pub(crate) fn print(&self) {
        let [passed, failed, skipped] = self.counts();
        let seconds = self.time.as_secs();
        println!(
            "== {}: {passed} passed, {failed} failed, {skipped} skipped, {seconds} s",
            self.part
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

    /// The numbers of checks that passed, failed and were skipped.
    pub(crate) fn counts(&self) -> [usize; 3] {
        [self.passed, self.failed.len(), self.skipped.len()]
    }

    /// The checks that were not run, with the reasons.
    pub(crate) fn skipped(&self) -> &[String] {
        &self.skipped
    }

    pub(crate) fn failed(&self) -> &[String] {
        &self.failed
    }

    /// Whether no check failed and, if all tools are required, no tool is missing.
    pub(crate) fn is_good(&self, requires_tools: bool) -> bool {
        self.failed.is_empty() && (!requires_tools || self.skipped.is_empty())
    }

    pub(crate) fn print_line(&mut self, line: &str) {
        if self.is_live {
            println!("{line}");
        } else {
            self.output.push_str(line);
            self.output.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Report;
    use crate::process::program;

    #[test]
    fn a_check_passes_by_its_exit_status() {
        let mut report = Report::new("native", false);
        for script in ["echo 1 failed", "echo 1 passed; exit 1"] {
            let mut command = program("sh");
            report.check(script, command.args(["-c", script])).unwrap();
        }
        report.skip("a browser", "missing");
        assert_eq!(report.counts(), [1, 1, 1]);
        assert_eq!(report.failed(), ["echo 1 passed; exit 1"]);
        assert_eq!(report.output, "1 failed\n1 passed\n");
    }

    #[test]
    fn a_missing_tool_is_a_failure_only_where_all_are_required() {
        let mut report = Report::new("js", false);
        report.skip("www in Node", "npm is missing");
        assert!(report.is_good(false) && !report.is_good(true));
    }
}
