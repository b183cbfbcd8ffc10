//! The last lines of the tests: times, what was skipped, retried and failed, and the counts.

use std::{ops::Add, time::Duration};

use super::{builds::Builds, report::Report, tally::Tally};

/// Prints the summary of all parts.
pub(crate) fn print(reports: &[Report], builds: &Builds, time: Duration) {
    println!("== times");
    for (name, time) in builds.times() {
        println!("{:5} s to build {name}", time.as_secs());
    }
    for report in reports {
        println!("{:5} s {}", report.time().as_secs(), report.part());
    }
    println!("{:5} s in all, parts side by side", time.as_secs());
    for report in reports {
        for skipped in report.skipped() {
            println!("skipped {skipped}");
        }
    }
    let retried: Vec<&String> = reports.iter().flat_map(Report::retried).collect();
    for name in &retried {
        println!("retried {name} passed at the second attempt");
    }
    for report in reports {
        for failure in report.failures() {
            println!("failed {}: {failure}", report.part());
        }
    }
    if !retried.is_empty() {
        println!("{} retried", retried.len());
    }
    let tallies = reports.iter().map(Report::tally);
    println!("{}", tallies.fold(Tally::default(), Add::add));
}
