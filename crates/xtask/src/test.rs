//! `cargo xtask test` and `verify`: parts run side by side, and the output of each is printed when
//! it ends. A part runs commands, whose exit status says whether they passed.

mod builds;
mod crates;
mod frameworks;
mod long;
mod mutants;
mod page;
mod part;
mod report;
mod summary;
mod www;

use std::{
    env,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Instant,
};

use anyhow::Result;

use builds::Builds;
use report::Report;

pub(crate) use part::Part;

/// The number of parts that run at the same time: compilers use all cores, browsers mostly wait.
const LANES: usize = 3;

#[derive(Debug, PartialEq)]
pub(crate) struct Choice {
    /// The parts, in the order in which they are started.
    pub(crate) parts: Vec<Part>,
    /// In a browser, only scenarios whose names contain one of these texts run; of the crates, only
    /// those with these names are changed; all if empty.
    pub(crate) names: Vec<String>,
}

/// Runs the parts and prints last how many checks passed, failed and were skipped; returns whether
/// all succeeded.
///
/// With `CI=true` a missing tool or browser is a failure.
pub(crate) fn run(choice: &Choice) -> bool {
    let start = Instant::now();
    let builds = Builds::default();
    let next = AtomicUsize::new(0);
    let (sender, finished) = mpsc::channel();
    let mut reports = Vec::new();
    thread::scope(|scope| {
        for _ in 0..LANES.min(choice.parts.len()) {
            let (sender, next, builds) = (sender.clone(), &next, &builds);
            scope.spawn(move || {
                while let Some(&part) = choice.parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // The receiver exists until the last lane has ended.
                    drop(sender.send(run_part(part, choice, builds)));
                }
            });
        }
        drop(sender);
        for report in finished {
            report.print();
            reports.push(report);
        }
    });
    reports.sort_by_key(|report| {
        choice
            .parts
            .iter()
            .position(|part| part.name() == report.part())
    });
    summary::print(&reports, &builds, start.elapsed());
    let requires_tools = env::var_os("CI").is_some_and(|value| value == "true" || value == "1");
    reports.iter().all(|report| report.is_good(requires_tools))
}

fn run_part(part: Part, choice: &Choice, builds: &Builds) -> Report {
    eprintln!("{}: started", part.name());
    let mut report = Report::new(part.name(), choice.parts.len() == 1);
    if let Err(error) = run_tests(part, &choice.names, builds, &mut report) {
        report.fail(&format!("{error:#}"));
    }
    report.finish()
}

fn run_tests(part: Part, names: &[String], builds: &Builds, report: &mut Report) -> Result<()> {
    match part {
        Part::Style => crates::style(report),
        Part::Native => crates::native(report),
        Part::Wasm => crates::wasm(report),
        Part::Js => www::run(report, builds),
        Part::Page(engine) => page::run(report, builds, engine, names),
        Part::Scenarios => page::scenarios_of_one_browser(report, builds, names),
        Part::Dist => page::published(report, builds),
        Part::Oracles => long::oracles(report),
        Part::Complete(engine) => page::complete(report, builds, engine),
        Part::Fuzz => long::fuzz(report),
        Part::Variants => long::variants(report),
        Part::Bundlers => page::bundlers(report, builds),
        Part::Regexes => www::regexes(report, builds),
        Part::FrontEnds => long::front_ends(report, builds),
        Part::Levels => long::levels(report),
        Part::Values => long::values(report, builds),
        Part::Mutants => mutants::run(report, names),
    }
}
