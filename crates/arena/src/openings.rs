//! Opening books: the positions from which games start.

use std::path::Path;

use anyhow::{Context, Result, bail};
use rules::{Game, Position};

use crate::{random::Xorshift64, workspace};

const DEFAULT_BOOK: &str = "tests/data/match-openings.txt";

/// An opening: a line of moves or a position, with a name.
#[derive(Clone, Debug)]
pub struct Opening {
    pub name: String,
    /// The game after the opening's moves.
    pub game: Game,
}

/// Reads a book with one opening per line, and shuffles it by the seed; 0 keeps the order.
pub fn read(path: Option<&Path>, seed: u64) -> Result<Vec<Opening>> {
    let path = path.map_or_else(|| workspace::root().join(DEFAULT_BOOK), Path::to_path_buf);
    let text = std::fs::read_to_string(&path)
        .with_context(|| format!("cannot read {}", path.display()))?;
    let mut openings = parse(&text).with_context(|| format!("in {}", path.display()))?;
    if seed != 0 {
        shuffle(&mut openings, seed);
    }
    Ok(openings)
}

fn parse(text: &str) -> Result<Vec<Opening>> {
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            openings.push(parse_line(line).with_context(|| format!("line {}", index + 1))?);
        }
    }
    if openings.is_empty() {
        bail!("the book is empty");
    }
    Ok(openings)
}

/// Parses `name ; moves` or `name ; FEN`.
fn parse_line(line: &str) -> Result<Opening> {
    let (name, rest) = line.split_once(';').unwrap_or((line, line));
    let rest = rest.trim();
    let game = if rest.contains('/') {
        Game::new(rest.parse()?)
    } else {
        let mut game = Game::new(Position::start());
        for word in rest.split_whitespace() {
            game.play(game.position().parse_move(word)?)?;
        }
        game
    };
    Ok(Opening {
        name: name.trim().to_owned(),
        game,
    })
}

/// Shuffles the openings by the Fisher–Yates algorithm.
fn shuffle(openings: &mut [Opening], seed: u64) {
    let mut random = Xorshift64::new(seed);
    for last in (1..openings.len()).rev() {
        openings.swap(last, random.below(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::{parse, read};

    #[test]
    fn openings_are_moves_or_a_position() {
        let text =
            "# a file\nItalian ; e4 e5 Nf3 Nc6 Bc4\nends ; 8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n";
        let openings = parse(text).expect("both lines are valid");
        assert_eq!(openings[0].name, "Italian");
        assert_eq!(openings[0].game.moves().len(), 5);
        assert!(openings[1].game.moves().is_empty());
    }

    #[test]
    fn an_invalid_line_is_named() {
        let error = parse("a ; e4\nb ; e4 e4\n").map(|_| ());
        assert!(format!("{:#}", error.unwrap_err()).starts_with("line 2: "));
        assert!(parse("# nothing\n").is_err());
    }

    #[test]
    fn the_seed_determines_the_order() {
        let names = |seed| -> Vec<String> {
            let openings = read(None, seed).expect("the default book exists");
            openings.into_iter().map(|opening| opening.name).collect()
        };
        assert_eq!(names(7), names(7));
        assert_ne!(names(7), names(0));
        let (mut shuffled, mut unshuffled) = (names(7), names(0));
        shuffled.sort();
        unshuffled.sort();
        assert_eq!(shuffled, unshuffled);
    }
}
