//! The incremental sum of the evaluation.

use super::asked::{Asked, FROM, ROOK_FROM, Row, TO, TRY, mask};
use super::positions::{after, assert_board, byte_at, for_random_positions, uci};

#[test]
fn the_incremental_sum_is_that_of_the_search() {
    let mut compared = 0;
    for_random_positions(8, 40, |start, moves| {
        let values = "12 0 99 0 2 7 90 90 310 -99 320 480 900";
        let mut asked = Asked::new(start, moves, values);
        let (tries, _) = asked.trace(1, &format!("0 0 0 {} 7 400", mask(&[TRY])));
        let position = after(start, moves);
        let board: Vec<i64> = (0..128).map(|square| byte_at(&position, square)).collect();
        for row in &tries {
            let text = uci(&board, row[18 + FROM], row[18 + TO]);
            let Ok(played) = position.parse_move(&text) else {
                continue;
            };
            let mut line = moves.to_vec();
            line.push(played);
            let mut asked = Asked::new(start, &line, values);
            let sums = asked.rows(&format!("evaluate {}", moves.len()));
            let of = |kind: i64| sums.iter().find(|sum| sum[0] == kind).unwrap();
            let reply = &row[32..];
            if played.from != played.to && row[18 + ROOK_FROM] & 0x88 != 0 {
                assert_eq!(of(2)[4..8], [reply[3], reply[11], reply[12], of(1)[16]]);
            }
            assert_eq!(of(1)[13..17], of(2)[4..8]);
            assert_board(&of(3)[1..130], &after(start, &line));
            assert_board(&of(3)[130..], &position);
            let pieces = sums.iter().filter(|sum| sum[0] == 0);
            let sign = |piece: &&Row| if piece[2] & of(2)[1] == 0 { -1 } else { 1 };
            let sums = |part: usize| {
                pieces
                    .clone()
                    .map(|piece| sign(&piece) * piece[part])
                    .sum::<i64>()
            };
            assert_eq!(of(2)[2..4], [sums(3), sums(4)]);
        }
        compared += tries.len();
    });
    assert!(compared > 500, "{compared}");
}
