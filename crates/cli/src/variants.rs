use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use ::variants::{definitions, read_games};

/// The number of bytes read from a file that defines games: more than a definition may have.
const LONGEST_GAMES_FILE: u64 = 2 << 20;

/// The description of Chess960, which has no definition because the crate `rules` implements it.
const ABOUT_CHESS960: &str =
    "Chess with the pieces of the first rank in one of 960 orders; by Bobby Fischer, 1996.";

/// Writes the list of known games, each with its name, its board, the engines that play it and a
/// sentence about it.
///
/// ```
/// let mut output = Vec::new();
/// cli::list_variants(&mut output)?;
/// let list = String::from_utf8_lossy(&output);
/// let line = list.lines().find(|line| line.starts_with("chess960")).unwrap_or_default();
/// assert!(line.starts_with("chess960            8x8    Modern                  Chess with"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn list_variants(output: &mut impl Write) -> io::Result<()> {
    let mut lines: Vec<String> = definitions()
        .map(|game| {
            let size = format!("{}x{}", game.board.files(), game.board.ranks());
            let engines = if game.name == "chess" {
                "Modern, Classic, Fairy"
            } else {
                "Fairy"
            };
            line(&game.name, &size, engines, &game.about)
        })
        .collect();
    lines.push(line("chess960", "8x8", "Modern", ABOUT_CHESS960));
    lines.sort();
    lines.iter().try_for_each(|line| writeln!(output, "{line}"))
}

fn line(name: &str, size: &str, engines: &str, about: &str) -> String {
    format!("{name:<19} {size:<6} {engines:<23} {about}")
}

/// Checks a definition of a game, or an `fmax.ini`, and writes a summary of it. The inner result is
/// the error in the text, with line and column.
pub fn check_variants(output: &mut impl Write, text: &str) -> io::Result<Result<(), String>> {
    let games = match read_games(text) {
        Ok(games) => games,
        Err(error) => return Ok(Err(error.to_string())),
    };
    for (game, variant) in games {
        let pieces = variant.kinds().len();
        writeln!(output, "{}: valid, {pieces} kinds of piece", game.name)?;
    }
    Ok(Ok(()))
}

/// Reads a file that defines games; of a very long file, only the beginning.
pub fn read_games_file(path: impl AsRef<Path>) -> io::Result<String> {
    let file = File::open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other("it is not a file"));
    }
    let mut bytes = Vec::new();
    file.take(LONGEST_GAMES_FILE).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
