//! Games that are not chess as PGN.

use std::fmt::Write;

use game::pgn::GameResult;

/// The longest line of moves, in characters.
const WIDTH: usize = 79;

/// The seven tag roster without the result, which follows.
const SEVEN_TAG_ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Writes a game of which White makes the first move.
pub(super) fn write<'a>(
    result: GameResult,
    tags: &[(String, String)],
    sans: impl Iterator<Item = &'a str>,
) -> String {
    let mut text = String::new();
    for (name, unknown) in SEVEN_TAG_ROSTER {
        let tag = tags.iter().find(|(other, _)| other == name);
        push_tag(name, tag.map_or(unknown, |(_, value)| value), &mut text);
    }
    push_tag("Result", result.text(), &mut text);
    let is_other = |name: &str| SEVEN_TAG_ROSTER.iter().all(|(known, _)| *known != name);
    for (name, value) in tags.iter().filter(|(name, _)| is_other(name)) {
        push_tag(name, value, &mut text);
    }
    let mut column = 0;
    let mut push_word = |word: &str| {
        let length = word.chars().count();
        let fits = column > 0 && column + 1 + length <= WIDTH;
        text.push(if fits { ' ' } else { '\n' });
        column = if fits { column + 1 + length } else { length };
        text.push_str(word);
    };
    for (ply, san) in sans.enumerate() {
        if ply % 2 == 0 {
            push_word(&format!("{}.", ply / 2 + 1));
        }
        push_word(san);
    }
    push_word(result.text());
    text + "\n"
}

fn push_tag(name: &str, value: &str, text: &mut String) {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{name} \"{value}\"]");
}

#[cfg(test)]
mod tests {
    use super::write;
    use game::pgn::GameResult;

    #[test]
    fn the_roster_comes_first_and_moves_are_numbered() {
        let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let tags = [tag("Variant", "great"), tag("White", "a \"b\"")];
        let pgn = write(GameResult::Draw, &tags, ["e4", "e5", "Nf3"].into_iter());
        let expected = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"a \\\"b\\\"\"]
[Black \"?\"]
[Result \"1/2-1/2\"]
[Variant \"great\"]

1. e4 e5 2. Nf3 1/2-1/2
";
        assert_eq!(pgn, expected);
    }

    #[test]
    fn long_lines_are_wrapped() {
        let pgn = write(GameResult::Draw, &[], std::iter::repeat_n("Nc11", 60));
        assert!(pgn.lines().all(|line| line.len() <= 79), "{pgn}");
        assert_eq!(pgn.matches("Nc11").count(), 60);
    }
}
