//! The number of random cases: a sample in the tests, many more in the long checks.

use std::env;

/// The factor for the number of random cases in `cargo xtask verify`.
const LONG_CHECKS: usize = 50;

/// Whether these are the long checks.
pub(crate) fn is_long_check() -> bool {
    env::var_os("MICRO_MAX_LONG_CHECKS").is_some()
}

/// Returns the number of cases, given that of the tests.
pub(crate) fn scaled(count: usize) -> usize {
    if is_long_check() {
        count * LONG_CHECKS
    } else {
        count
    }
}
