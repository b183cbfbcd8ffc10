//! Runs the scenarios one after the other and counts them.

use std::{error::Error, fmt, time::Instant};

use anyhow::{Result, bail};

use crate::{page::Page, scenario};

/// What a scenario needs and does not find: it is left out, by name.
#[derive(Debug)]
pub(crate) struct Missing(pub(crate) String);

impl fmt::Display for Missing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} is missing", self.0)
    }
}

impl Error for Missing {}

/// Runs the scenarios whose names contain one of `names`, or all; false if one failed.
pub(crate) fn run(page: &Page, names: &[String]) -> bool {
    let start = Instant::now();
    let (mut passed, mut failed, mut ignored, mut left_out) = (0, 0, 0, 0);
    for (name, scenario) in scenario::ALL {
        if !names.is_empty() && !names.iter().any(|part| name.contains(part.as_str())) {
            left_out += 1;
            continue;
        }
        let begun = Instant::now();
        let result = scenario(page).and_then(|()| no_faults(page));
        let seconds = begun.elapsed().as_secs_f32();
        match result {
            Ok(()) => {
                passed += 1;
                println!("test {name} ... ok ({seconds:.1} s)");
            }
            Err(error) if error.is::<Missing>() => {
                ignored += 1;
                println!("test {name} ... ignored, {error}");
            }
            Err(error) => {
                failed += 1;
                println!("test {name} ... FAILED ({seconds:.1} s)\n    {error:#}");
                println!(
                    "    the page: {}",
                    page.words().unwrap_or_else(|error| error.to_string())
                );
            }
        }
    }
    let verdict = if failed == 0 { "ok" } else { "FAILED" };
    println!(
        "test result: {verdict}. {passed} passed; {failed} failed; {ignored} ignored; \
        {left_out} filtered out; finished in {:.1}s",
        start.elapsed().as_secs_f32()
    );
    failed == 0
}

/// Whatever the page or the browser complained about fails the scenario.
fn no_faults(page: &Page) -> Result<()> {
    let faults = page.faults()?;
    if !faults.is_empty() {
        bail!("the console says: {}", faults.join("; "));
    }
    Ok(())
}
