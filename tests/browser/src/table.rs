//! A game at the page: what is played goes to the page, and what is seen there must follow.

use anyhow::{Context, Result};
use rules::{Color, Game, Move, Position, Square};
use serde_json::{Value, json};

use crate::page::{ENTER, Page};

const LEFT: char = '\u{E012}';
const UP: char = '\u{E013}';
const RIGHT: char = '\u{E014}';
const DOWN: char = '\u{E015}';

/// How a move is made.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hand {
    /// A click on the piece and one on the square.
    Click,
    /// The piece is dragged.
    Drag,
    /// Arrow keys and Enter.
    Keys,
}

/// A player at the page.
#[derive(Debug)]
pub(crate) struct Table<'a> {
    page: &'a Page<'a>,
    game: Game,
    color: Color,
}

impl<'a> Table<'a> {
    /// Sits down at a game from the beginning, which the page shows already.
    pub(crate) fn new(page: &'a Page<'a>, color: Color) -> Self {
        Self {
            page,
            game: Game::new(Position::start()),
            color,
        }
    }

    /// Opens the page with a game that was kept there: a FEN or `startpos`, and moves from it.
    ///
    /// # Errors
    /// The game is wrong, or the page does not show it.
    pub(crate) fn resume(
        page: &'a Page<'a>,
        color: Color,
        start: &str,
        moves: &[&str],
    ) -> Result<Self> {
        let first = if start == "startpos" {
            Position::start()
        } else {
            start.parse()?
        };
        let mut game = Game::new(first);
        for text in moves {
            game.play(game.position().parse_uci(text)?)?;
        }
        page.open_with_memory(
            "",
            &json!({ "micro-max:game": kept(color, start, moves).to_string() }),
        )?;
        let table = Self { page, game, color };
        // The engine, if it is to move, does not wait until it has been looked at.
        if table.game.position().turn() == color {
            table.page.wait_for_position(table.game.position())?;
        }
        Ok(table)
    }

    /// The game so far.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Makes a move of the player, up to the question what a pawn becomes.
    ///
    /// # Errors
    /// The move is illegal, or the page does not take it.
    pub(crate) fn play(&mut self, text: &str, hand: Hand) -> Result<()> {
        let played = self.game.position().parse_uci(text)?;
        self.page
            .wait_for_words("Your move")
            .context("it is not the player's turn")?;
        self.page.wait_for_movable(played.from)?;
        match hand {
            Hand::Click => {
                self.page.click("gridcell", &played.from.to_string())?;
                self.page.click("gridcell", &played.to.to_string())?;
            }
            Hand::Drag => self.page.drag(played.from, played.to)?,
            Hand::Keys => {
                self.walk(played.from)?;
                self.walk(played.to)?;
            }
        }
        self.take(played)
    }

    /// Waits for a move of the engine.
    ///
    /// # Errors
    /// The page shows another one, or none.
    pub(crate) fn expect(&mut self, text: &str) -> Result<()> {
        self.take(self.game.position().parse_uci(text)?)?;
        self.page
            .wait_for_position(self.game.position())
            .with_context(|| format!("the reply {text}"))
    }

    /// Goes to a square with the keyboard and presses Enter there.
    fn walk(&self, to: Square) -> Result<()> {
        let at = self.page.tab_to_board()?;
        let (right, left, up, down) = match self.color {
            Color::White => (RIGHT, LEFT, UP, DOWN),
            Color::Black => (LEFT, RIGHT, DOWN, UP),
        };
        let mut keys = steps(at.file(), to.file(), right, left);
        keys.extend(steps(at.rank(), to.rank(), up, down));
        keys.push(ENTER);
        self.page.press(&keys)
    }

    fn take(&mut self, played: Move) -> Result<()> {
        Ok(self.game.play(played)?)
    }
}

/// One key for each step from one file or rank to another.
fn steps(from: u8, to: u8, more: char, less: char) -> Vec<char> {
    let key = if to > from { more } else { less };
    vec![key; usize::from(from.abs_diff(to))]
}

/// A game as the page keeps it.
fn kept(color: Color, start: &str, moves: &[&str]) -> Value {
    let engine = color.other().to_string();
    let color = color.to_string();
    let mut players = json!({});
    players[&color] = json!("human");
    players[&engine] = json!("engine");
    let game = json!({ "start": start, "moves": moves, "players": players, "orientation": color,
        "level": 1, "seed": 0, "claimed": null, "fen": null });
    json!({ "version": 1, "game": game, "previous": null })
}
