//! Where the games begin.

use std::path::Path;

use anyhow::{Context, Result, bail};
use rules::{Game, Position};

use crate::workspace;

/// The openings that are played unless others are named.
const OPENINGS: &str = "tests/data/match-openings.txt";

/// A name and the moves, or the position, that every game of a pair begins with.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// As it stands in the file.
    pub(crate) name: String,
    /// The game that goes on from there.
    pub(crate) game: Game,
}

/// Reads openings, a line each, and shuffles them by a seed; 0 leaves them in order.
///
/// # Errors
/// The file cannot be read, has none, or has one with an illegal move; the line is named.
pub(crate) fn read(path: Option<&Path>, seed: u64) -> Result<Vec<Opening>> {
    let path = path.map_or_else(|| workspace::root().join(OPENINGS), Path::to_path_buf);
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
            openings.push(opening(line).with_context(|| format!("line {}", index + 1))?);
        }
    }
    if openings.is_empty() {
        bail!("there is no opening");
    }
    Ok(openings)
}

/// `name ; moves`, where the moves may be a FEN instead.
fn opening(line: &str) -> Result<Opening> {
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

/// Fisher and Yates' shuffle with Marsaglia's xorshift.
fn shuffle(openings: &mut [Opening], seed: u64) {
    let mut state = seed;
    for last in (1..openings.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let place = state % (last as u64 + 1);
        openings.swap(last, usize::try_from(place).unwrap_or(last));
    }
}

#[cfg(test)]
mod tests {
    use super::{parse, read};

    #[test]
    fn moves_and_positions_are_openings() {
        let text =
            "# a file\nItalian ; e4 e5 Nf3 Nc6 Bc4\nends ; 8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n";
        let openings = parse(text).expect("both can be read");
        assert_eq!(openings[0].name, "Italian");
        assert_eq!(openings[0].game.moves().len(), 5);
        assert!(openings[1].game.moves().is_empty());
    }

    #[test]
    fn a_wrong_line_is_named() {
        let error = parse("a ; e4\nb ; e4 e4\n").map(|_| ());
        assert!(format!("{:#}", error.unwrap_err()).starts_with("line 2: "));
        assert!(parse("# nothing\n").is_err());
    }

    #[test]
    fn the_same_seed_gives_the_same_order() {
        let names = |seed| -> Vec<String> {
            let openings = read(None, seed).expect("the openings are there");
            openings.into_iter().map(|opening| opening.name).collect()
        };
        assert_eq!(names(7), names(7));
        assert_ne!(names(7), names(0));
        let (mut some, mut others) = (names(7), names(0));
        some.sort();
        others.sort();
        assert_eq!(some, others);
    }
}
