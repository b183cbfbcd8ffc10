use super::tree::{assert_none, files};

/// The lines that a source file may have.
const MOST_LINES: usize = 500;

#[test]
fn no_source_file_is_long() {
    let complaints: Vec<String> = files(&["rs"])
        .iter()
        .map(|file| (&file.path, file.text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(path, lines)| {
            format!(
                "{path} has {lines} lines, more than {MOST_LINES}: move a noun to a file of its own"
            )
        })
        .collect();
    assert_none(&complaints);
}

#[test]
fn nothing_is_left_to_be_done() {
    // Put together here, so that this file does not find itself.
    let marks = [["TO", "DO"], ["FIX", "ME"], ["XX", "X"]].map(|halves| halves.concat());
    let macros = ["todo", "unimplemented", "dbg"].map(|name| format!("{name}!("));
    let mut complaints = Vec::new();
    for file in files(&["rs", "css", "html", "md", "toml", "yml"]) {
        for (number, line) in file.lines() {
            let found = marks
                .iter()
                .chain(&macros)
                .find(|mark| line.contains(mark.as_str()));
            if let Some(mark) = found {
                let path = &file.path;
                complaints.push(format!(
                    "{path}:{number}: do it, or take the note {mark} away"
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn names_say_what_is_in_them() {
    let vague = ["util", "utils", "common", "helpers", "manager", "misc"];
    let complaints: Vec<String> = files(&["rs", "js"])
        .iter()
        .filter(|file| {
            let stem = file
                .path
                .rsplit('/')
                .next()
                .and_then(|name| name.split('.').next());
            stem.is_some_and(|stem| vague.contains(&stem))
        })
        .map(|file| format!("{}: name the file by the noun that is in it", file.path))
        .collect();
    assert_none(&complaints);
}
