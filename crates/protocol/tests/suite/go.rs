//! The limits of `go`, and the time for a move.

use protocol::{Clocks, Go, Limit};
use rules::Color;

#[test]
fn each_side_has_its_own_clock() {
    let mut go = Go::default();
    assert_eq!(go.clocks(Color::White), None);
    go.set_limit(Limit::MovesToGo, 40);
    go.set_limit(Limit::MoveTime, 5);
    assert_eq!(go.clocks(Color::White), None, "no clock is given");
    for (limit, value) in [
        (Limit::WhiteTime, 1),
        (Limit::BlackTime, 2),
        (Limit::WhiteIncrement, 3),
        (Limit::BlackIncrement, 4),
    ] {
        go.set_limit(limit, value);
        assert_eq!(go.limit(limit), Some(value));
    }
    let clock = |left_ms, increment_ms| {
        Some(Clocks {
            left_ms,
            increment_ms,
            moves_to_go: Some(40),
        })
    };
    assert_eq!(go.clocks(Color::White), clock(1, 3));
    assert_eq!(go.clocks(Color::Black), clock(2, 4));
    let mut go = Go::default();
    go.set_limit(Limit::BlackIncrement, 1000);
    let clocks = go.clocks(Color::White).unwrap();
    assert_eq!((clocks.left_ms, clocks.increment_ms), (0, 0));
}

#[test]
fn the_time_for_a_move_is_a_share_of_the_clock() {
    let budget_ms = |left_ms, increment_ms, moves_to_go, overhead_ms| {
        let clocks = Clocks {
            left_ms,
            increment_ms,
            moves_to_go,
        };
        // Whole milliseconds can be compared exactly.
        clocks.budget_ms(overhead_ms).round().to_string()
    };
    assert_eq!(budget_ms(60_000, 0, None, 0), "2000");
    assert_eq!(budget_ms(60_000, 0, Some(10), 0), "6000");
    assert_eq!(budget_ms(60_000, 2000, None, 0), "3500");
    assert_eq!(budget_ms(60_300, 0, None, 300), "2000");
    // Never more than four fifths of what is left.
    assert_eq!(budget_ms(10_000, 0, Some(1), 0), "8000");
    assert_eq!(budget_ms(10_000, 0, Some(0), 0), "8000");
    assert_eq!(budget_ms(1000, 10_000, None, 0), "800");
    assert_eq!(budget_ms(100, 0, Some(1), 500), "1");
}
