//! Runs the scenarios and counts the results. A browser that crashes is replaced. If only a few scenarios fail, they
//! are run again in a new browser; those that then pass are counted as passed and reported as retried.

use std::{
    env,
    error::Error,
    fmt, mem,
    str::FromStr,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use anyhow::{Result, anyhow, bail};

use crate::{
    Place,
    driver::Browser,
    engine::Engine,
    page::Page,
    scenario::{OF_EVERY_BROWSER, OF_ONE_BROWSER, ONLY_BY_NAME, Scenario},
};

/// The reason why a scenario cannot run.
#[derive(Debug)]
pub(crate) enum Skip {
    /// A program or product is missing that could be installed or built; with `CI=true` a failure.
    Missing(String),
    /// The browser or its driver lacks a feature.
    Unsupported(&'static str),
}

impl fmt::Display for Skip {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(what) => write!(formatter, "{what} is missing"),
            Self::Unsupported(reason) => formatter.write_str(reason),
        }
    }
}

impl Error for Skip {}

/// Skips a scenario that only one browser can run.
///
/// # Errors
/// The browser is a different one.
pub(crate) fn only_in(engine: Engine, page: &Page, reason: &'static str) -> Result<()> {
    if page.engine() == engine {
        return Ok(());
    }
    Err(Skip::Unsupported(reason).into())
}

/// Skips a scenario that one browser cannot run.
///
/// # Errors
/// The browser is that one.
pub(crate) fn not_in(engine: Engine, page: &Page, reason: &'static str) -> Result<()> {
    if page.engine() != engine {
        return Ok(());
    }
    Err(Skip::Unsupported(reason).into())
}

/// The largest number of failures that may be due to the browser or a busy machine.
const MOST_RETRIED: usize = 3;

/// The scenarios to run if no names are given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Scenarios {
    /// Those of [`OF_EVERY_BROWSER`].
    EveryBrowser,
    /// Those of [`OF_ONE_BROWSER`].
    OneBrowser,
    /// All scenarios, with every recorded search instead of a sample.
    All,
}

impl FromStr for Scenarios {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "every-browser" => Ok(Self::EveryBrowser),
            "one-browser" => Ok(Self::OneBrowser),
            "all" => Ok(Self::All),
            _ => bail!(
                "unknown set of scenarios '{text}'; the sets are every-browser, one-browser and all"
            ),
        }
    }
}

/// A scenario and its name.
type Named = (&'static str, Scenario);

/// The results of the scenarios.
#[derive(Debug, Default)]
pub(crate) struct Results {
    passed: usize,
    skipped: usize,
    failed: Vec<&'static str>,
    /// The scenarios that passed at the second attempt.
    retried: Vec<&'static str>,
}

impl Results {
    /// Runs the scenarios that [`select`] returns. If only a few fail, they are run again.
    ///
    /// # Errors
    /// A browser does not start, or no scenario has one of the names.
    pub(crate) fn of(place: &Place, names: &[String]) -> Result<Self> {
        let mut results = Self::default();
        let selected = select(place, names);
        if selected.is_empty() {
            bail!("no scenario is named {}", names.join(", "));
        }
        results.run_all(place, &selected)?;
        if (1..=MOST_RETRIED).contains(&results.failed.len()) {
            results.retry(place, selected)?;
        }
        Ok(results)
    }

    /// Runs the failed scenarios again.
    fn retry(&mut self, place: &Place, mut scenarios: Vec<Named>) -> Result<()> {
        let failed = mem::take(&mut self.failed);
        scenarios.retain(|(name, _)| failed.contains(name));
        self.run_all(place, &scenarios)?;
        self.retried = failed;
        self.retried.retain(|name| !self.failed.contains(name));
        Ok(())
    }

    /// Runs scenarios in one new browser or, if they do not depend on the browser, in two at the same time: scenarios
    /// mostly wait.
    fn run_all(&mut self, place: &Place, scenarios: &[Named]) -> Result<()> {
        let browsers = match place.scenarios {
            Scenarios::OneBrowser => 2,
            Scenarios::EveryBrowser | Scenarios::All => 1,
        };
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            let run = || Self::default().run_in_a_browser(place, scenarios, &next);
            let lanes: Vec<_> = (0..browsers.min(scenarios.len()))
                .map(|_| scope.spawn(run))
                .collect();
            for lane in lanes {
                let results = lane.join().map_err(|_| anyhow!("a scenario panicked"))??;
                self.passed += results.passed;
                self.skipped += results.skipped;
                self.failed.extend(results.failed);
            }
            Ok(())
        })
    }

    /// Runs scenarios, starting at `next`, in a new browser, and in another one after a crash.
    fn run_in_a_browser(
        mut self,
        place: &Place,
        scenarios: &[Named],
        next: &AtomicUsize,
    ) -> Result<Self> {
        let mut browser = Browser::start(place.engine)?;
        while let Some((name, scenario)) = scenarios.get(next.fetch_add(1, Ordering::Relaxed)) {
            let passed = self.run(name, &place.page(&browser), *scenario);
            if !passed && !browser.is_alive() {
                println!("    the browser crashed; the tests continue in a new one");
                browser = Browser::start(place.engine)?;
            }
        }
        Ok(self)
    }

    /// Whether every scenario passed, at the latest at the second attempt.
    pub(crate) fn all_passed(&self) -> bool {
        self.failed.is_empty()
    }

    /// Runs a scenario and prints its result. Returns whether it passed.
    fn run(&mut self, name: &'static str, page: &Page, scenario: Scenario) -> bool {
        let start = Instant::now();
        let result = scenario(page).and_then(|()| no_faults(page));
        let seconds = start.elapsed().as_secs_f32();
        match &result {
            Ok(()) => {
                self.passed += 1;
                println!("passed {name} ({seconds:.1} s)");
            }
            Err(error) if is_skipped(error) => {
                self.skipped += 1;
                println!("skipped {name}: {error}");
            }
            Err(error) => {
                self.failed.push(name);
                println!("failed {name} ({seconds:.1} s)\n    {error:#}");
                let words = page.words().unwrap_or_else(|error| error.to_string());
                println!("    the page: {words}");
            }
        }
        result.is_ok()
    }
}

impl fmt::Display for Results {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in &self.retried {
            writeln!(formatter, "{name} passed at the second attempt")?;
        }
        write!(
            formatter,
            "{} passed, {} failed, {} skipped",
            self.passed,
            self.failed.len(),
            self.skipped,
        )
    }
}

/// Returns the scenarios whose names contain one of `names` or, without names, those to run in this browser.
fn select(place: &Place, names: &[String]) -> Vec<Named> {
    let all = OF_EVERY_BROWSER.iter().chain(OF_ONE_BROWSER).copied();
    if !names.is_empty() {
        return all
            .chain(ONLY_BY_NAME.iter().copied())
            .filter(|(scenario, _)| names.iter().any(|name| scenario.contains(name.as_str())))
            .collect();
    }
    match place.scenarios {
        Scenarios::EveryBrowser => OF_EVERY_BROWSER.to_vec(),
        Scenarios::OneBrowser => OF_ONE_BROWSER.to_vec(),
        Scenarios::All => all.collect(),
    }
}

/// Whether a scenario did not run for a reason that is no failure.
fn is_skipped(error: &anyhow::Error) -> bool {
    let requires_all = || env::var_os("CI").is_some_and(|value| value == "true" || value == "1");
    match error.downcast_ref() {
        Some(Skip::Missing(_)) => !requires_all(),
        Some(Skip::Unsupported(_)) => true,
        None => false,
    }
}

/// Fails if the page or the browser has reported an error.
fn no_faults(page: &Page) -> Result<()> {
    let faults = page.faults()?;
    if !faults.is_empty() {
        bail!("errors in the console: {}", faults.join("; "));
    }
    Ok(())
}
