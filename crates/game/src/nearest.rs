//! The names that are nearest to a misspelt one.

use alloc::string::String;
use alloc::vec::Vec;

/// The maximum number of proposed names.
const MAX_NAMES: usize = 3;

/// The number of bytes of a name that are compared.
const MAX_LENGTH: usize = 40;

/// The names nearest to a word by the number of
/// [letters to change](https://en.wikipedia.org/wiki/Levenshtein_distance), separated by commas.
pub fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> String {
    let mut names: Vec<(usize, &str)> = names.map(|name| (distance(word, name), name)).collect();
    names.sort_unstable();
    names.dedup();
    let names: Vec<&str> = names
        .iter()
        .take(MAX_NAMES)
        .map(|&(_, name)| name)
        .collect();
    names.join(", ")
}

/// The number of letters to insert, delete or replace to get from one word to another.
fn distance(from: &str, to: &str) -> usize {
    let cut = |text: &str| text.bytes().take(MAX_LENGTH).collect::<Vec<u8>>();
    let (from, to) = (cut(from), cut(to));
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (line, one) in from.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = line + 1;
        for (column, other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(one != other);
            diagonal = row[column + 1];
            row[column + 1] = replaced.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn the_distance_counts_changed_letters() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "makruk"), 6);
        assert_eq!(distance("makruk", "makruk"), 0);
    }

    #[test]
    fn the_nearest_names_come_first() {
        let names = ["chess", "makruk", "courier", "crazyhouse", "atomic"];
        let found = nearest("crazyhous", names.into_iter());
        assert!(found.starts_with("crazyhouse, "), "{found}");
    }
}
