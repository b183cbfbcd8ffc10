//! What the tests came to.

use std::process::Command;

use anyhow::Result;

use crate::{process::tee, tally::Tally};

/// What has been counted, and in words what failed and what was skipped.
#[derive(Debug, Default)]
pub(crate) struct Report {
    tally: Tally,
    failures: Vec<String>,
    skips: Vec<String>,
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

    /// Something that failed by itself.
    pub(crate) fn fail(&mut self, what: &str) {
        self.tally.failed += 1;
        self.failures.push(what.to_owned());
    }

    /// Something that was not run.
    pub(crate) fn skip(&mut self, name: &str, reason: &str) {
        self.tally.skipped += 1;
        self.skips.push(format!("{name}: {reason}"));
    }

    /// Prints the summary; true if nothing failed and, where all must be run, nothing was skipped.
    pub(crate) fn close(&self, must_be_whole: bool) -> bool {
        for skip in &self.skips {
            println!("skipped {skip}");
        }
        for failure in &self.failures {
            println!("failed {failure}");
        }
        println!("{}", self.tally);
        self.tally.failed == 0 && (!must_be_whole || self.skips.is_empty())
    }
}
