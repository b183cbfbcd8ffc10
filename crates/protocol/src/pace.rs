/// The time that one step of a search should take: what a slice overruns by, at most.
const STEP_MS: f64 = 1.0;
/// The fewest nodes of a step. Below, reading the clock would cost more than it tells.
const LEAST: u32 = 64;
/// The most nodes of a step, for clocks too coarse to see one.
const MOST: u32 = 16_384;

/// How many nodes to search between two looks at the clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    nodes: u32,
}

impl Pace {
    /// A cautious beginning, before the speed is known.
    pub(crate) fn new() -> Pace {
        Pace { nodes: 1024 }
    }

    /// The nodes of the next step.
    pub(crate) fn nodes(self) -> u64 {
        u64::from(self.nodes)
    }

    /// Learns from the step just made, unless the search ended within it.
    pub(crate) fn adapt(&mut self, elapsed_ms: f64) {
        if elapsed_ms > STEP_MS {
            self.nodes = (self.nodes / 2).max(LEAST);
        } else if elapsed_ms < STEP_MS / 2.0 {
            self.nodes = (self.nodes * 2).min(MOST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_settle_near_a_millisecond() {
        for nodes_per_ms in [300, 1500, 9000] {
            let step_ms = |pace: Pace| f64::from(pace.nodes) / f64::from(nodes_per_ms);
            let mut pace = Pace::new();
            for _ in 0..100 {
                pace.adapt(step_ms(pace));
            }
            assert!(
                (0.4..=1.1).contains(&step_ms(pace)),
                "{pace:?} at {nodes_per_ms} nodes/ms"
            );
        }
    }

    #[test]
    fn a_clock_that_stands_still_does_not_make_steps_endless() {
        let mut pace = Pace::new();
        for _ in 0..100 {
            pace.adapt(0.0);
        }
        assert_eq!(pace.nodes, MOST);
    }
}
