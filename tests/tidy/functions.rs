use super::tree::{File, assert_none, files};

/// The lines that a function may have, from its name to its closing brace.
const MOST_LINES: usize = 60;

#[test]
fn no_function_is_long() {
    let mut complaints = Vec::new();
    for file in files(&["rs"])
        .iter()
        .filter(|file| !file.is_under("tests/"))
    {
        for (name, number, lines) in functions(file) {
            if lines > MOST_LINES {
                let path = &file.path;
                complaints.push(format!(
                    "{path}:{number}: `{name}` has {lines} lines, more than {MOST_LINES}: \
                     give its steps names"
                ));
            }
        }
    }
    assert_none(&complaints);
}

/// The functions of a file as rustfmt lays them out: name, line, number of lines.
fn functions(file: &File) -> Vec<(String, usize, usize)> {
    let mut found = Vec::new();
    let mut open: Option<(String, usize, usize)> = None;
    for (number, line) in file.lines() {
        let indent = line.len() - line.trim_start().len();
        if let Some((name, start, depth)) = &open {
            if line.trim() == "}" && indent == *depth {
                found.push((name.clone(), *start, number - start + 1));
                open = None;
            }
        } else if !line.trim_end().ends_with(['}', ';']) {
            open = function_name(line).map(|name| (name, number, indent));
        }
    }
    found
}

fn function_name(line: &str) -> Option<String> {
    let code = line.trim_start();
    let (before, after) = code.split_once("fn ")?;
    let words = [
        "pub",
        "pub(super)",
        "pub(crate)",
        "const",
        "async",
        "extern",
        "\"C\"",
    ];
    let is_item = before
        .split_whitespace()
        .all(|word| words.contains(&word) || word.starts_with("pub("));
    let name = after.split(['(', '<']).next()?;
    is_item.then(|| name.to_owned())
}

#[test]
fn the_longest_function_of_classic_is_counted() {
    let longest = files(&["rs"])
        .iter()
        .filter(|file| file.is_under("crates/engine/src/classic/"))
        .flat_map(functions)
        .map(|(_, _, lines)| lines)
        .max();
    assert!(
        longest.is_some_and(|lines| (20..=MOST_LINES).contains(&lines)),
        "{longest:?}"
    );
}
