use alloc::boxed::Box;
use core::fmt;

use crate::session::{ClockFn, SeedFn};

/// The clock, the randomness and the output of a session.
pub struct Hooks {
    /// The time in milliseconds from any fixed moment; it must not run backwards.
    pub clock_ms: ClockFn,
    /// A random number, drawn for each new game when the option `Seed` is −1.
    pub seed: SeedFn,
    /// Receives each line of output, without its line end.
    pub line: Box<dyn FnMut(&str)>,
}

impl fmt::Debug for Hooks {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Hooks").finish_non_exhaustive()
    }
}
