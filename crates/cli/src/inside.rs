use std::io::{self, Write};

use protocol::{Inside, Question};
use rules::{Game, Position};

/// Writes the rows that answer a question about Classic's internals.
///
/// The words are the initial position (`startpos` or a FEN), the moves in UCI notation, the numbers
/// of the search, and the request; words missing at the end count as empty.
///
/// ```
/// let mut shown = Vec::new();
/// cli::inside(&mut shown, &["startpos", "e2e4", "12 0 1000", "stepTo 7"])?;
/// assert_eq!(shown, b"6 1\n");
/// assert!(cli::inside(&mut shown, &["startpos", "e2e5"]).is_err());
/// assert!(cli::inside(&mut shown, &["startpos", "0000"]).is_err());
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn inside(output: &mut impl Write, words: &[impl AsRef<str>]) -> io::Result<()> {
    let word = |index: usize| words.get(index).map_or("", |word| word.as_ref());
    let start = match word(0) {
        "" | "startpos" => Position::start(),
        fen => fen.parse().map_err(io::Error::other)?,
    };
    let mut game = Game::new(start);
    for played in word(1).split_ascii_whitespace() {
        // Null moves are refused: the program that Classic reproduces accepts only legal moves.
        let played = game.position().parse_move(played);
        let played = played.map_err(io::Error::other)?;
        game.play(played).map_err(io::Error::other)?;
    }
    let question = Question {
        start: game.start(),
        moves: game.moves(),
        search: word(2),
        wanted: word(3),
        budget: u64::MAX,
    };
    let answer = Inside::default().answer("", &question);
    write!(output, "{}", answer.map_err(io::Error::other)?)
}
