//! The entries of the table.

use super::asked::{Asked, REACHED};
use super::positions::for_random_positions;

#[test]
fn every_used_slot_was_counted() {
    for_random_positions(9, 6, |start, _| {
        let mut asked = Asked::new(start, &[], "12 0 9000");
        let mut held = 0;
        for first in (0..4112).step_by(512) {
            let rows = asked.rows(&format!("table 5000 {first} 512"));
            assert_eq!(rows[0], [4999, REACHED]);
            held += rows.len() - 9;
        }
        let counts = asked.rows("table 5000");
        let sums: Vec<i64> = counts[1..].iter().map(|row| row.iter().sum()).collect();
        let [looked_up, found, answered, _, _, new, _, _] = sums[..] else {
            panic!("{} counts", sums.len())
        };
        assert_eq!(new, i64::try_from(held).unwrap());
        // Each node is looked up, and a look-up that is answered does not count as a node.
        assert_eq!(looked_up, 5000 + answered);
        assert!(found >= answered);
        assert!(counts[1..].iter().all(|row| row.len() == 256));
    });
}
