//! The events below a node.

use engine::classic::CustomParameters;

use super::asked::{
    ANSWER, Asked, CLOSE, DEPTH, ENTER, ITERATION, LEAVE, LEVEL, NODE, REACHED, SCORE, STATE,
    STORE, TRY, mask,
};
use super::iterations::search;
use super::positions::for_random_positions;
use crate::dice::Dice;

#[test]
fn the_nodes_of_a_subtree_are_counted_without_a_gap() {
    for_random_positions(5, 8, |start, moves| {
        let mut asked = Asked::new(start, moves, "13 0 4000");
        asked.budget = 700;
        let (rows, status) = asked.trace(1, &format!("0 255 {} 0 0 90", mask(&[ENTER, LEAVE])));
        assert_eq!(status, REACHED);
        let entered = rows.iter().filter(|row| row[STATE] == i64::from(ENTER));
        let entered: Vec<i64> = entered.map(|row| row[NODE]).collect();
        let nodes = i64::try_from(entered.len()).unwrap();
        assert_eq!(entered, (1..=nodes).collect::<Vec<_>>());
        let (_, searched) = search(start, moves, 13, CustomParameters::default(), 4000);
        assert_eq!(nodes, searched);
        let mut open = Vec::new();
        for row in &rows {
            if row[STATE] == i64::from(ENTER) {
                assert_eq!(row[LEVEL], i64::try_from(open.len()).unwrap());
                open.push(row[NODE]);
            } else {
                open.pop().unwrap();
            }
        }
        assert!(open.is_empty());
    });
}

#[test]
fn the_children_of_a_node_give_it_its_score() {
    let mut dice = Dice::new(11);
    for_random_positions(6, 20, |start, moves| {
        let mut asked = Asked::new(start, moves, "12 0 3000");
        let end = asked.rows("stepTo 1048576")[0][0];
        let node = 1 + dice.below(usize::try_from(end).unwrap());
        let path = asked.rows(&format!("node {node}"));
        let level = i64::try_from(path.len()).unwrap() - 3;
        let states = mask(&[TRY, ANSWER, CLOSE, STORE, LEAVE]);
        let (rows, _) = asked.trace(
            i64::try_from(node).unwrap(),
            &format!(
                "{level} {} {states} {} 3 60",
                level + 1,
                mask(&[ENTER, LEAVE])
            ),
        );
        let leave = rows.last().unwrap();
        assert_eq!((leave[STATE], leave[LEVEL]), (i64::from(LEAVE), level));
        let own = rows.iter().filter(|row| row[LEVEL] == level);
        let stored = own
            .clone()
            .rfind(|row| row[STATE] == i64::from(STORE))
            .unwrap();
        assert_eq!(stored[18], leave[SCORE]);
        let last = own
            .clone()
            .rfind(|row| row[STATE] == i64::from(CLOSE))
            .unwrap();
        let iteration = last[5 + ITERATION].min(stored[5 + ITERATION]);
        // Between a try of the node and its answer, at most one reply is entered and left.
        let mut tries = 0;
        let mut entered = 0;
        for row in &rows {
            match (row[LEVEL] == level, u32::try_from(row[STATE]).unwrap()) {
                (true, TRY) => (tries, entered) = (tries + 1, 0),
                (false, ENTER) => entered += 1,
                (true, ANSWER) => assert!(entered <= 1),
                _ => {}
            }
        }
        assert!(tries > 0 || iteration <= 1 || stored[5 + DEPTH] <= 1);
    });
}
