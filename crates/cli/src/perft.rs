use std::io::{self, Write};

use rules::Position;

/// Writes the count of lines of `depth` half-moves for each root move as soon as it is known, then
/// the total.
pub fn perft(output: &mut impl Write, position: &Position, depth: u32) -> io::Result<()> {
    let mut position = position.clone();
    let mut total = u64::from(depth == 0);
    if depth > 0 {
        for &root_move in &position.legal_moves() {
            let undo = position.make(root_move);
            let lines = rules::perft(&mut position, depth - 1);
            position.unmake(root_move, undo);
            total += lines;
            writeln!(output, "{root_move}: {lines}")?;
        }
    }
    writeln!(output, "Nodes searched: {total}")
}
