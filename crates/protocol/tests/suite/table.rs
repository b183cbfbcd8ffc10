//! The usage of Classic's table.

use protocol::{Hooks, TableUsage, UciSession};

fn session() -> UciSession {
    UciSession::new(Hooks {
        clock_ms: Box::new(|| 0.0),
        seed: Box::new(|| 0),
        line: Box::new(|_| {}),
    })
}

/// Returns the usage of a table after a search from the initial position.
fn filled(bits: u8, nodes: u32) -> TableUsage {
    let mut session = session();
    session.receive("setoption name Engine value Classic");
    session.receive(&format!("setoption name TableBits value {bits}"));
    session.receive(&format!("go nodes {nodes}"));
    while session.think(1e9) {}
    session.table_usage()
}

#[test]
fn before_a_search_there_is_no_table() {
    assert_eq!(session().table_usage(), TableUsage { slots: 0, used: 0 });
}

#[test]
fn a_table_fills_up() {
    let few = filled(12, 300);
    assert_eq!(few.slots, 4096);
    assert!((200..4096).contains(&few.used), "{few:?}");
    let many = filled(12, 300_000);
    assert!((4000..=4096).contains(&many.used), "{many:?}");
}

#[test]
fn the_usage_of_a_large_table_is_estimated_from_a_part() {
    let [all, part] = [16, 19].map(|bits| filled(bits, 30_000));
    assert_eq!((all.slots, part.slots), (1 << 16, 1 << 19));
    assert!(all.used > 10_000, "{all:?}");
    // The smaller table loses entries, so the larger one has more.
    assert!(
        (all.used..4 * all.used).contains(&part.used),
        "{all:?} {part:?}"
    );
}
