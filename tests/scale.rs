//! How much is tried: a sample in the tests, many times as much in the long checks.

use std::env;

/// By how much `cargo xtask verify` multiplies random positions and texts.
const LONG_CHECKS: usize = 50;

/// Whether the long checks are run.
pub(crate) fn is_long_check() -> bool {
    env::var_os("MICRO_MAX_LONG_CHECKS").is_some()
}

/// The count to try instead of that of the tests.
pub(crate) fn scaled(count: usize) -> usize {
    if is_long_check() {
        count * LONG_CHECKS
    } else {
        count
    }
}
