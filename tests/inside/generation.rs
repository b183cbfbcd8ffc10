//! The moves that the first iteration generates.

use std::collections::BTreeSet;

use rules::Position;

use super::asked::{Asked, CLOSE, EXTEND, FROM, ITERATION, NEXT, ROOK_FROM, STATE, STEP, TO, mask};
use super::positions::{after, byte_at, for_random_positions, uci};

#[test]
fn the_first_iteration_generates_what_the_rules_allow() {
    for_random_positions(4, 60, |start, moves| {
        let mut asked = Asked::new(start, moves, "12 0 2");
        let all = mask(&[STEP, EXTEND, CLOSE]);
        let rows = asked.rows(&format!("children 1 0 0 0 {all} 3 1"));
        let position = after(start, moves);
        let board: Vec<i64> = (0..128).map(|square| byte_at(&position, square)).collect();
        let mut found = BTreeSet::new();
        for row in rows[1..]
            .iter()
            .take_while(|row| row[STATE] != i64::from(CLOSE))
        {
            assert_eq!(row[5 + ITERATION], 1);
            if row[STATE] == i64::from(EXTEND) {
                continue;
            }
            if row[NEXT] == i64::from(EXTEND) {
                let text = uci(&board, row[18 + FROM], row[18 + TO]);
                let castles = row[18 + ROOK_FROM] & 0x88 == 0;
                if position.parse_move(&text).is_ok() {
                    found.insert(text);
                } else {
                    assert!(
                        castles || king_hangs(&position, &text),
                        "{text} in {position}"
                    );
                }
            }
        }
        let legal = position.legal_moves();
        let legal = legal.iter().map(ToString::to_string);
        let legal: BTreeSet<String> = legal
            .filter(|text| !text.ends_with(['r', 'b', 'n']))
            .collect();
        assert_eq!(found, legal, "{position}");
    });
}

/// Whether a move is illegal, which for a generated move means that it leaves its king to be
/// captured.
fn king_hangs(position: &Position, text: &str) -> bool {
    let told = position.parse_move(text).unwrap_err().to_string();
    told.contains("illegal")
}
