use alloc::boxed::Box;
use core::fmt;

use crate::text::Text;
use crate::words::split_at;

/// The bits that a number for the option `Seed` has.
const SEED_BITS: u64 = 0xFFFF_FFFF;

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
        ((self.seed)() & SEED_BITS).max(1)
    }

    /// Hands over the lines of a text, which is empty then.
    pub(crate) fn say(&mut self, text: &mut Text) {
        let mut rest = text.0.as_str();
        while !rest.is_empty() {
            let (line, after) = split_at(rest, b'\n');
            (self.line)(line);
            rest = after;
        }
        text.0.clear();
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Hooks").finish_non_exhaustive()
    }
}
