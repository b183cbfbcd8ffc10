use std::fmt;

use crate::seed::Seed;

/// What a session needs from the world around it.
pub struct Hooks {
    /// The time in milliseconds from any fixed moment; it must not run backwards.
    pub clock_ms: Box<dyn FnMut() -> f64>,
    /// A random number, drawn for each new game when the option `Seed` is −1.
    pub seed: Box<dyn FnMut() -> u64>,
    /// Takes one line of answer, without its line end.
    pub line: Box<dyn FnMut(&str)>,
}

impl Hooks {
    pub(crate) fn now_ms(&mut self) -> f64 {
        (self.clock_ms)()
    }

    /// A number that the option `Seed` takes as well, so that the game can be repeated.
    pub(crate) fn draw_seed(&mut self) -> u64 {
        ((self.seed)() & Seed::MASK).max(1)
    }

    pub(crate) fn say(&mut self, line: &str) {
        (self.line)(line);
    }

    /// Says something to the person behind the interface.
    pub(crate) fn note(&mut self, text: impl fmt::Display) {
        self.say(&format!("info string {text}"));
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Hooks").finish_non_exhaustive()
    }
}
