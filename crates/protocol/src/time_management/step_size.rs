/// The target time of one step, by which a slice may overrun.
const STEP_MS: f64 = 1.0;
/// The minimum number of nodes in a step; with fewer, reading the clock would cost too much.
const MIN_NODES: u32 = 64;
/// The maximum number of nodes in a step, for clocks that are too coarse to measure one.
const MAX_NODES: u32 = 16_384;

/// The number of nodes to search between readings of the clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepSize {
    nodes: u32,
}

impl StepSize {
    /// A small size, before the speed is known.
    pub(crate) fn new() -> StepSize {
        StepSize { nodes: 1024 }
    }

    /// The number of nodes in the next step.
    pub(crate) fn nodes(self) -> u64 {
        u64::from(self.nodes)
    }

    /// Adapts to the time of the last step, which must not be the one in which the search ended. A
    /// step that paused earlier `is_partial` and is no reason for larger ones.
    pub(crate) fn adapt(&mut self, elapsed_ms: f64, is_partial: bool) {
        if elapsed_ms > STEP_MS {
            self.nodes = (self.nodes / 2).max(MIN_NODES);
        } else if elapsed_ms < STEP_MS / 2.0 && !is_partial {
            self.nodes = (self.nodes * 2).min(MAX_NODES);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_settle_near_a_millisecond() {
        for nodes_per_ms in [300, 1500, 9000] {
            let step_ms =
                |step_size: StepSize| f64::from(step_size.nodes) / f64::from(nodes_per_ms);
            let mut step_size = StepSize::new();
            for _ in 0..100 {
                step_size.adapt(step_ms(step_size), false);
            }
            assert!(
                (0.4..=1.1).contains(&step_ms(step_size)),
                "{step_size:?} at {nodes_per_ms} nodes/ms"
            );
        }
    }

    #[test]
    fn a_partial_step_does_not_make_steps_larger() {
        let mut step_size = StepSize::new();
        step_size.adapt(0.0, true);
        assert_eq!(step_size.nodes, StepSize::new().nodes);
    }

    #[test]
    fn a_stopped_clock_does_not_make_steps_endless() {
        let mut step_size = StepSize::new();
        for _ in 0..100 {
            step_size.adapt(0.0, false);
        }
        assert_eq!(step_size.nodes, MAX_NODES);
    }
}
