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

const OPPONENT_HEADER: &str = "\
//! The parameters of the model: `cargo xtask tune people` writes them, and where they come from.
//!
";

/// Returns the text of the file with the weights of the opponents, as rustfmt formats it.
pub(crate) fn opponent_source(weights: &[i8], provenance: &[String]) -> String {
    let mut source = String::from(OPPONENT_HEADER);
    for line in provenance {
        let _ = writeln!(source, "//! - {line}");
    }
    source += "\nuse crate::model::Model;\n\n";
    source += "/// In units of 1/32.\n#[rustfmt::skip]\n";
    let numbers = wrap(weights.iter().map(|&weight| weight.into()));
    let _ = write!(
        source,
        "pub(crate) const WEIGHTS: [i8; Model::PARAMETERS] = [\n{numbers}];\n"
    );
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
    use super::{opponent_source, source};
    use crate::{fit::WEIGHTS_FILE, people};
    use arena::workspace;
    use opponent::Model;

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

    #[test]
    fn the_weights_of_the_opponents_are_written_by_this_program() {
        let path = workspace::root().join(people::WEIGHTS_FILE);
        let written = std::fs::read_to_string(path).expect("the file exists");
        let provenance: Vec<String> = written
            .lines()
            .filter_map(|line| line.strip_prefix("//! - ").map(str::to_owned))
            .collect();
        assert_eq!(provenance.len(), 2, "the provenance is missing");
        let weights = people::rounded(&Model::fitted());
        assert_eq!(written, opponent_source(&weights, &provenance));
    }
}
