//! The record of a search: its length and its memory.

use engine::Limits;
use engine::classic::{CustomParameters, ExplorerConfig, SeekOutcome, TreeExplorer};
use protocol::{Inside, Question};
use rules::Position;

use super::asked::{Asked, REACHED, UNDERWAY};

#[test]
fn a_long_search_is_done_in_parts() {
    let mut asked = Asked::new(&Position::start(), &[], "16 0 100000");
    asked.budget = 20_000;
    for expected in [20_000, 40_000, 60_000] {
        assert_eq!(asked.rows("stepTo 70001")[0], [expected, UNDERWAY]);
    }
    assert_eq!(asked.rows("stepTo 70001")[0], [70_000, REACHED]);
    assert_eq!(asked.rows("stepTo 500")[0], [499, REACHED]);
    assert_eq!(asked.rows("stepTo 70001")[0], [70_000, REACHED]);
    let mut endless = Asked::new(&Position::start(), &[], "16");
    assert_eq!(endless.rows("stepTo 2000000")[0], [1 << 20, 3]);
}

#[test]
fn many_searches_are_kept_as_long_as_there_is_room() {
    let mut inside = Inside::default();
    let mut ask = |search: &str| {
        let question = Question {
            start: &Position::start(),
            moves: &[],
            search,
            wanted: "stepTo 2",
            budget: 1,
        };
        inside.answer(search, &question).unwrap().to_string()
    };
    let searches: Vec<String> = (0..12).map(|off| format!("20 {off}")).collect();
    for _ in 0..2 {
        for search in &searches {
            assert_eq!(ask(search), "1 1\n");
        }
    }
}

#[test]
fn a_million_nodes_are_recorded_in_32_mb() {
    let start = Position::start();
    let mut explorer = TreeExplorer::new(&ExplorerConfig {
        start: &start,
        moves: &[],
        table_bits: 20,
        parameters: CustomParameters::default(),
        limits: Limits::default(),
    })
    .unwrap();
    assert_eq!(explorer.seek(1_000_001, u64::MAX), SeekOutcome::Reached);
    assert!(explorer.bytes() < 32_000_000, "{}", explorer.bytes());
    assert!(explorer.bytes() > 9_000_000);
}
