//! The summary of the tests: times, the skipped and failed checks, and the counts.

use std::time::Duration;

use super::{builds::Builds, report::Report};

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
    for skipped in reports.iter().flat_map(Report::skipped) {
        println!("skipped {skipped}");
    }
    for report in reports {
        for failed in report.failed() {
            println!("failed {}: {failed}", report.part());
        }
    }
    let [passed, failed, skipped] = [0, 1, 2].map(|kind| {
        reports
            .iter()
            .map(|report| report.counts()[kind])
            .sum::<usize>()
    });
    println!("{passed} passed, {failed} failed, {skipped} skipped");
}
