//! What the tests came to.

use std::process::Command;

use anyhow::Result;

use crate::{
    process::tee,
    tally::{Named, Tally},
};

/// What has been counted, and which tests failed, were skipped or were retried.
#[derive(Debug, Default)]
pub(crate) struct Report {
    tally: Tally,
    failures: Vec<String>,
    /// Not run because a tool or a browser is missing.
    missing: Vec<String>,
    /// Not run because the browser lacks an ability.
    unsupported: Vec<String>,
    retried: Vec<String>,
}

impl Report {
    /// A command that is one test by itself.
    ///
    /// # Errors
    /// It cannot be started.
    pub(crate) fn check(&mut self, name: &str, command: &mut Command) -> Result<()> {
        if tee(command, |_| {})?.success() {
            self.tally.passed += 1;
        } else {
            self.fail(name);
        }
        Ok(())
    }

    /// A command that counts its tests.
    ///
    /// # Errors
    /// It cannot be started.
    pub(crate) fn suite(&mut self, name: &str, command: &mut Command) -> Result<()> {
        let mut tally = Tally::default();
        let status = tee(command, |line| {
            tally += Tally::read(line).unwrap_or_default();
            if let Some(named) = Named::read(line) {
                self.note(name, &named);
            }
        })?;
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

    /// A test that the summary is to name.
    fn note(&mut self, suite: &str, named: &Named) {
        match *named {
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

    /// Something that failed by itself.
    pub(crate) fn fail(&mut self, what: &str) {
        self.tally.failed += 1;
        self.failures.push(what.to_owned());
    }

    /// Something that was not run because a tool or a browser is missing.
    pub(crate) fn skip(&mut self, name: &str, reason: &str) {
        self.tally.skipped += 1;
        self.missing.push(format!("{name}: {reason}"));
    }

    /// Prints the summary; true if nothing failed and, where all tools are required, none is missing.
    pub(crate) fn close(&self, requires_tools: bool) -> bool {
        for skipped in self.unsupported.iter().chain(&self.missing) {
            println!("skipped {skipped}");
        }
        if !self.retried.is_empty() {
            println!(
                "retried {}, passed at the second attempt:",
                self.retried.len()
            );
        }
        for retried in &self.retried {
            println!("retried {retried}");
        }
        for failure in &self.failures {
            println!("failed {failure}");
        }
        println!("{}", self.tally);
        self.tally.failed == 0 && (!requires_tools || self.missing.is_empty())
    }
}
