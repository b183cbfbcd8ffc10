//! Runs the scenarios one after the other and counts them. The few that fail are tried once more, and named if they hold then.

use std::{error::Error, fmt, mem, time::Instant};

use anyhow::{Result, bail};

use crate::{
    page::Page,
    scenario::{self, Scenario},
};

/// What a scenario needs and does not find: it is left out, by name.
#[derive(Debug)]
pub(crate) struct Missing(pub(crate) String);

impl fmt::Display for Missing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} is missing", self.0)
    }
}

impl Error for Missing {}

/// How many failures may be accidents of a browser or of a busy machine.
const ACCIDENTS: usize = 3;

/// How the scenarios ended.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    passed: usize,
    ignored: usize,
    left_out: usize,
    failed: Vec<&'static str>,
    /// Held at the second attempt only.
    unsteady: Vec<&'static str>,
}

impl Outcome {
    /// Runs the scenarios whose names contain one of `names`, or all.
    pub(crate) fn of(page: &Page, names: &[String]) -> Self {
        let mut outcome = Self::default();
        for (name, scenario) in scenario::ALL {
            if names.is_empty() || names.iter().any(|part| name.contains(part.as_str())) {
                outcome.attempt(name, page, *scenario);
            } else {
                outcome.left_out += 1;
            }
        }
        outcome
    }

    /// Whether something failed, and so little that it is worth another attempt.
    pub(crate) fn is_worth_another_attempt(&self) -> bool {
        (1..=ACCIDENTS).contains(&self.failed.len())
    }

    /// Runs once more what failed, in a browser that is new.
    pub(crate) fn again(&mut self, page: &Page) {
        let failed = mem::take(&mut self.failed);
        for (name, scenario) in scenario::ALL {
            if failed.contains(name) && self.attempt(name, page, *scenario) {
                self.unsteady.push(name);
            }
        }
    }

    /// Whether all held, one of two attempts at least.
    pub(crate) fn is_good(&self) -> bool {
        self.failed.is_empty()
    }

    /// Runs a scenario and tells how it ended; whether it held.
    fn attempt(&mut self, name: &'static str, page: &Page, scenario: Scenario) -> bool {
        let begun = Instant::now();
        let result = scenario(page).and_then(|()| no_faults(page));
        let seconds = begun.elapsed().as_secs_f32();
        match &result {
            Ok(()) => {
                self.passed += 1;
                println!("test {name} ... ok ({seconds:.1} s)");
            }
            Err(error) if error.is::<Missing>() => {
                self.ignored += 1;
                println!("test {name} ... ignored, {error}");
            }
            Err(error) => {
                self.failed.push(name);
                println!("test {name} ... FAILED ({seconds:.1} s)\n    {error:#}");
                let words = page.words().unwrap_or_else(|error| error.to_string());
                println!("    the page: {words}");
            }
        }
        result.is_ok()
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in &self.unsteady {
            writeln!(
                formatter,
                "unsteady: {name} held at the second attempt only"
            )?;
        }
        write!(
            formatter,
            "test result: {}. {} passed; {} failed; {} ignored; {} filtered out",
            if self.is_good() { "ok" } else { "FAILED" },
            self.passed,
            self.failed.len(),
            self.ignored,
            self.left_out
        )
    }
}

/// Whatever the page or the browser complained about fails the scenario.
fn no_faults(page: &Page) -> Result<()> {
    let faults = page.faults()?;
    if !faults.is_empty() {
        bail!("the console says: {}", faults.join("; "));
    }
    Ok(())
}
