use std::io::{self, Write};

use ::variants::{definitions, read_games};

/// Writes the games that this program knows: the name, the board and a sentence.
///
/// # Errors
///
/// If the output cannot be written.
pub fn list_variants(output: &mut impl Write) -> io::Result<()> {
    for game in definitions() {
        let size = format!("{}x{}", game.board.files(), game.board.ranks());
        writeln!(output, "{:<18} {size:<6} {}", game.name, game.about)?;
    }
    Ok(())
}

/// Checks a definition of a game, or an `fmax.ini`, and writes what is in it.
///
/// # Errors
///
/// If the output cannot be written; the inner result is the sentence of what is wrong, with line and
/// column.
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
