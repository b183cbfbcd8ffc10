//! Values and quoted commands on a command line.

use std::str::FromStr;

use anyhow::{Context, Result};
use lexopt::{Parser, ValueExt};

/// Parses the number after an option.
pub fn number<T: FromStr>(args: &mut Parser, option: &str) -> Result<T> {
    let text = args.value()?.string()?;
    text.parse()
        .ok()
        .with_context(|| format!("'{text}' is not a valid number for {option}"))
}

/// Splits a command into its program and arguments; quotes group words.
pub(crate) fn split_command(line: &str) -> Result<Vec<String>> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let (word, after) = match first {
            '"' | '\'' => rest[1..]
                .split_once(first)
                .with_context(|| format!("unclosed quote in '{line}'"))?,
            _ => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::split_command;

    #[test]
    fn quotes_group_words() {
        let words = split_command("\"my engine\" -b  'a b'").expect("both quotes are closed");
        assert_eq!(words, ["my engine", "-b", "a b"]);
        assert!(split_command("'open").is_err());
    }
}
