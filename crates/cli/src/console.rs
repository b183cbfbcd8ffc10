use std::io::{self, BufRead, Write};

use engine::classic::{Classic, MIN_TABLE_BITS, TableError};
use engine::{Limits, Progress};
use rules::{Color, Move, Piece, Position, Role, Square};

use crate::console_input::{Line, Typed};

/// The beginning of a line of UCI with a game, which may be pasted.
const GAME: &str = "position startpos";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConsoleSettings {
    /// The table has 2 to the power of this number of slots, 12 to 24.
    pub table_bits: u8,
    /// No iteration begins after this number of nodes.
    pub nodes: u64,
}

impl Default for ConsoleSettings {
    /// The original's table and limit.
    fn default() -> ConsoleSettings {
        ConsoleSettings {
            table_bits: 24,
            nodes: 10_000_000,
        }
    }
}

/// Plays as the original does: shows the board and reads a line, until the input ends.
///
/// A line is a move such as `e2e4` or `Nf3`, or a game in UCI, `position startpos moves e2e4 e7e5`;
/// after an empty line the engine moves. A line that is not a
/// legal move changes nothing, but as in the original the engine then waits for a legal move: at
/// the root it finds the entries that the search for the legality of the refused move left in the
/// table.
pub fn console(
    mut input: impl BufRead,
    mut output: impl Write,
    settings: ConsoleSettings,
) -> io::Result<()> {
    let mut game = Game::new(settings).map_err(io::Error::other)?;
    if game.classic.table_bits() < settings.table_bits {
        let bits = game.classic.table_bits();
        writeln!(
            output,
            "there is only enough memory for a table of {bits} bits"
        )?;
    }
    let mut line = Line::default();
    loop {
        write_board(&mut output, &game.position)?;
        output.flush()?;
        let played = match line.read(&mut input)? {
            None => return Ok(()),
            Some(Typed::Nothing) => game.think(),
            Some(Typed::Text) => line.legal_move(&game.position),
            Some(Typed::TooLong(length)) => {
                let result = match line.text().strip_prefix(GAME) {
                    Some(moves) => game.set_moves(moves),
                    None => Err(format!(
                        "a line of {length} characters is not a move: type one such as e2e4"
                    )),
                };
                if let Err(sentence) = result {
                    writeln!(output, "{sentence}")?;
                }
                continue;
            }
        };
        match played {
            Some(played) => game.play(played),
            None => game.has_refused = true,
        }
    }
}

/// A game from the start position, with the engine that plays in it.
struct Game {
    classic: Classic,
    limits: Limits,
    position: Position,
    moves: Vec<Move>,
    /// Whether a move was refused since the last legal one.
    has_refused: bool,
}

impl Game {
    /// Uses the largest table up to the requested size that fits in memory.
    fn new(settings: ConsoleSettings) -> Result<Game, TableError> {
        let smaller = (MIN_TABLE_BITS..settings.table_bits).rev();
        let classic = Classic::new(settings.table_bits).or_else(|error| {
            smaller
                .into_iter()
                .find_map(|bits| Classic::new(bits).ok())
                .ok_or(error)
        })?;
        Ok(Game {
            classic,
            limits: Limits {
                nodes: Some(settings.nodes),
                ..Limits::default()
            },
            position: Position::start(),
            moves: Vec::new(),
            has_refused: false,
        })
    }

    fn think(&mut self) -> Option<Move> {
        if self.has_refused {
            return None;
        }
        self.classic.set_position(&Position::start(), &self.moves);
        self.classic.begin(self.limits);
        while self.classic.think(u64::MAX) == Progress::Running {}
        self.classic.best_move()
    }

    /// Begins a game with these moves, or returns a sentence about the first that is not legal.
    fn set_moves(&mut self, text: &str) -> Result<(), String> {
        let mut position = Position::start();
        let mut moves = Vec::new();
        let words = text
            .split_ascii_whitespace()
            .filter(|&word| word != "moves");
        for (index, word) in words.enumerate() {
            let played = position.parse_move(word);
            let played = played.map_err(|error| format!("move {}: {error}", index + 1))?;
            position.make(played);
            moves.push(played);
        }
        (self.position, self.moves, self.has_refused) = (position, moves, false);
        Ok(())
    }

    fn play(&mut self, played: Move) {
        self.position.make(played);
        self.moves.push(played);
        self.has_refused = false;
    }
}

fn write_board(output: &mut impl Write, position: &Position) -> io::Result<()> {
    for rank in (0..8).rev() {
        for file in 0..8 {
            write!(
                output,
                " {}",
                symbol(position.piece_at(Square::new(file, rank)))
            )?;
        }
        writeln!(output, " ")?;
    }
    Ok(())
}

/// The original's piece symbols: pawns are `*` and `+`, and White's pieces are capitals.
fn symbol(piece: Option<Piece>) -> char {
    match piece {
        None => '.',
        Some(Piece {
            color: Color::White,
            role: Role::Pawn,
        }) => '*',
        Some(Piece {
            color: Color::Black,
            role: Role::Pawn,
        }) => '+',
        Some(Piece {
            color: Color::White,
            role,
        }) => role.letter().to_ascii_uppercase(),
        Some(Piece {
            color: Color::Black,
            role,
        }) => role.letter(),
    }
}
