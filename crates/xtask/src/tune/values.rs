//! The file of the values, as Modern's evaluation reads it.

use std::fmt::Write;

/// The roles that have a material value.
const ROLES: usize = 5;
/// No line is longer.
const WIDTH: usize = 100;

const HEAD: &str = "\
//! The values of the parameters, in centipawns: `cargo xtask tune fit` writes them, and where they
//! come from. The same data and the same fit give the same values.
//!
";

/// The text of the file, formatted as rustfmt would; `origin` tells in lines how the values were
/// found.
pub(super) fn text(values: &[[i32; 2]], origin: &[String]) -> String {
    let mut text = String::from(HEAD);
    for line in origin {
        let _ = writeln!(text, "//! - {line}");
    }
    text.push('\n');
    text += &tables(values);
    text
}

fn tables(values: &[[i32; 2]]) -> String {
    let mut text = String::from("use super::parameters::{COUNT, RANKS};\n");
    let (material, others) = values.split_at(ROLES.min(values.len()));
    for (half, name) in ["MIDDLEGAME", "ENDGAME"].iter().enumerate() {
        let numbers: Vec<String> = material.iter().map(|pair| pair[half].to_string()).collect();
        let lead = if half == 0 { "\n" } else { "" };
        let _ = writeln!(
            text,
            "{lead}pub(super) const {name}_MATERIAL: [i32; {ROLES}] = [{}];",
            numbers.join(", ")
        );
    }
    for (half, name) in ["MIDDLEGAME", "ENDGAME"].iter().enumerate() {
        let doc = if half == 0 {
            "/// From the worth of squares on.\n"
        } else {
            ""
        };
        let _ = write!(
            text,
            "\n{doc}#[rustfmt::skip]\npub(super) const {name}: [i8; COUNT - RANKS] = [\n{}];\n",
            lines(others.iter().map(|pair| pair[half]))
        );
    }
    text
}

/// Numbers in lines, each with a comma after it.
fn lines(numbers: impl Iterator<Item = i32>) -> String {
    let mut text = String::new();
    let mut line = String::from("   ");
    for number in numbers {
        let word = format!(" {number},");
        if line.len() + word.len() > WIDTH {
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
    use super::text;
    use crate::workspace;

    #[test]
    fn the_file_that_is_there_is_the_one_that_would_be_written() {
        let path = workspace::root().join(crate::tune::VALUES);
        let written = std::fs::read_to_string(path).expect("the file is there");
        let origin: Vec<String> = written
            .lines()
            .filter_map(|line| line.strip_prefix("//! - ").map(str::to_owned))
            .collect();
        assert!(origin.len() >= 2, "it tells where the values come from");
        assert_eq!(written, text(&engine::modern::parameters(), &origin));
    }
}
