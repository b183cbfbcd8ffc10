//! Nodes, which are the same however they are reached.

use super::asked::{Asked, ENTER, FROM, LEAVE, NODE, OVER, REACHED, STATE, TO, mask};
use super::positions::{after, assert_board, byte_at, for_random_positions, uci};
use crate::dice::Dice;

#[test]
fn a_node_is_the_same_however_it_is_reached() {
    let mut dice = Dice::new(7);
    for_random_positions(1, 4, |start, moves| {
        let mut asked = Asked::new(start, moves, "12 0 60000");
        let end = asked.rows("stepTo 1048576")[0].clone();
        assert_eq!(end[1], OVER);
        for _ in 0..12 {
            let node = 1 + dice.below(usize::try_from(end[0]).unwrap());
            let wanted = format!("node {node}");
            let rows = asked.rows(&wanted);
            let mut fresh = Asked::new(start, moves, "12 0 60000");
            assert_eq!(rows, fresh.rows(&wanted));
            assert_eq!(rows[0], [i64::try_from(node).unwrap(), REACHED]);
            let table = asked.rows(&format!("table {node} 0 512"));
            assert_eq!(table, fresh.rows(&format!("table {node} 0 512")));
        }
    });
}

#[test]
fn the_board_of_a_node_is_where_the_moves_to_it_lead() {
    let mut dice = Dice::new(3);
    for_random_positions(2, 20, |start, moves| {
        let mut asked = Asked::new(start, moves, "14 0 3000");
        let end = asked.rows("stepTo 1048576")[0][0];
        let root = asked.rows("node 1")[1].clone();
        assert_board(&root, &after(start, moves));
        for _ in 0..10 {
            let node = 1 + dice.below(usize::try_from(end).unwrap());
            let rows = asked.rows(&format!("node {node}"));
            let mut position = after(start, moves);
            let path = &rows[2..];
            for frame in &path[..path.len() - 1] {
                let board = (0..128).map(|square| byte_at(&position, square));
                let board: Vec<i64> = board.collect();
                let text = uci(&board, frame[13 + FROM], frame[13 + TO]);
                let Ok(played) = position.parse_move(&text) else {
                    return; // the king is captured next, or this is a test for stalemate
                };
                position.make(played);
            }
            assert_board(&rows[1], &position);
        }
    });
}

#[test]
fn the_nodes_above_a_node_are_named() {
    let mut dice = Dice::new(5);
    for_random_positions(3, 6, |start, moves| {
        let mut asked = Asked::new(start, moves, "12 0 20000");
        let states = mask(&[ENTER, LEAVE]);
        let (rows, _) = asked.trace(1, &format!("0 255 {states} 0 0"));
        for _ in 0..20 {
            let node = 1 + i64::try_from(dice.below(20_000)).unwrap();
            let mut open = Vec::new();
            for row in &rows {
                if row[STATE] == i64::from(LEAVE) {
                    open.pop();
                } else {
                    open.push(row[NODE]);
                    if row[NODE] == node {
                        break;
                    }
                }
            }
            let path = asked.rows(&format!("node {node}"));
            let named: Vec<i64> = path[2..].iter().map(|row| row[32]).collect();
            assert_eq!(named, open, "node {node}");
        }
    });
}
