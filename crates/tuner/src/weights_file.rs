//! The source file of the weights.

use std::fmt::Write;

/// The number of pieces with a material value: all but the king.
const PIECES: usize = 5;
const MAX_WIDTH: usize = 100;

const HEADER: &str = "\
//! The values of the parameters, in centipawns: `cargo xtask tune fit` writes them, and where they
//! come from. The same data and the same fit give the same values.
//!
";

const PHASES: [&str; 2] = ["MIDDLEGAME", "ENDGAME"];

/// Returns the text of the file as rustfmt formats it, with the provenance of the weights in its
/// header.
pub(crate) fn source(weights: &[[i32; 2]], provenance: &[String]) -> String {
    let mut source = String::from(HEADER);
    for line in provenance {
        let _ = writeln!(source, "//! - {line}");
    }
    source += "\nuse super::parameters::{COUNT, RANKS};\n\n";
    let (material, others) = weights.split_at(PIECES.min(weights.len()));
    for (phase, name) in PHASES.iter().enumerate() {
        let numbers: Vec<String> = material
            .iter()
            .map(|pair| pair[phase].to_string())
            .collect();
        let numbers = numbers.join(", ");
        let _ = writeln!(
            source,
            "pub(super) const {name}_MATERIAL: [i32; {PIECES}] = [{numbers}];"
        );
    }
    for (phase, name) in PHASES.iter().enumerate() {
        let doc = if phase == 0 {
            "/// The parameters from [`RANKS`] on.\n"
        } else {
            ""
        };
        let _ = write!(
            source,
            "\n{doc}#[rustfmt::skip]\npub(super) const {name}: [i8; COUNT - RANKS] = [\n{}];\n",
            wrap(others.iter().map(|pair| pair[phase]))
        );
    }
    source
}

/// Comma-separated numbers in indented lines.
fn wrap(numbers: impl Iterator<Item = i32>) -> String {
    let mut text = String::new();
    let mut line = String::from("   ");
    for number in numbers {
        let word = format!(" {number},");
        if line.len() + word.len() > MAX_WIDTH {
            text.push_str(&line);
            text.push('\n');
            line = String::from("   ");
        }
        line.push_str(&word);
    }
    text + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::source;
    use crate::fit::WEIGHTS_FILE;
    use arena::workspace;

    #[test]
    fn the_weights_of_the_engine_are_written_by_this_program() {
        let path = workspace::root().join(WEIGHTS_FILE);
        let written = std::fs::read_to_string(path).expect("the file exists");
        let provenance: Vec<String> = written
            .lines()
            .filter_map(|line| line.strip_prefix("//! - ").map(str::to_owned))
            .collect();
        assert!(provenance.len() >= 2, "the provenance is missing");
        assert_eq!(written, source(&engine::modern::parameters(), &provenance));
    }
}
