//! The summary of the tests: times, the skipped, retried and failed tests, and the counts.

use std::{ops::Add, time::Duration};

use super::{builds::Builds, report::Report, tally::Tally};

const SLOWEST: usize = 20;

pub(crate) fn print(reports: &[Report], builds: &Builds, time: Duration) {
    println!("== times");
    for (name, time) in builds.times() {
        println!("{:5} s to build {name}", time.as_secs());
    }
    for report in reports {
        println!("{:5} s {}", report.time().as_secs(), report.part());
        for (name, time) in report.commands() {
            println!("          {:5} s {name}", time.as_secs());
        }
    }
    println!("{:5} s in total, with parts in parallel", time.as_secs());
    println!("== the slowest tests");
    for (seconds, name) in slowest(reports) {
        println!("{seconds:7.1} s {name}");
    }
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

/// The slowest tests with their durations in seconds, the slowest first.
fn slowest(reports: &[Report]) -> Vec<&(f32, String)> {
    let mut seconds: Vec<_> = reports.iter().flat_map(Report::seconds).collect();
    seconds.sort_by(|one, other| other.0.total_cmp(&one.0));
    seconds.truncate(SLOWEST);
    seconds
}
