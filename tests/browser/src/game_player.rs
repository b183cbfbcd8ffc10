//! A game on the page: plays moves there and checks that the page shows the resulting positions.

use anyhow::{Context, Result};
use rules::{Color, Game, Move, Position, Role, Square};
use serde_json::{Value, json};

use crate::{
    game_file::GameFile,
    keys::{DOWN, ENTER, LEFT, RIGHT, UP},
    page::Page,
};

/// The way to make a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Input {
    /// A click on the piece and another on the target square.
    Click,
    /// The piece is dragged.
    Drag,
    /// Arrow keys and Enter.
    Keys,
    /// A tap on the piece and another on the target square.
    Tap,
    /// SAN in the text box.
    Typed,
}

/// The id of the saved game.
const KEPT: &str = "kept";

/// A game that White wins.
const TO_MATE: &str = include_str!("../../data/games/by-mouse.json");

/// A game with castling on both sides, en passant and a promotion to each piece.
const EVERY_KIND_OF_MOVE: &str = include_str!("../../data/games/every-kind-of-move.json");

/// Plays a game on the page.
#[derive(Debug)]
pub(crate) struct GamePlayer<'a> {
    page: &'a Page<'a>,
    game: Game,
    color: Color,
}

impl<'a> GamePlayer<'a> {
    /// Joins the new game that the page already shows.
    pub(crate) fn new(page: &'a Page<'a>, color: Color) -> Self {
        Self {
            page,
            game: Game::new(Position::start()),
            color,
        }
    }

    /// Starts a game for two people, seen from one side.
    ///
    /// # Errors
    /// The page does not start it.
    pub(crate) fn for_two(page: &'a Page<'a>, color: Color) -> Result<Self> {
        page.open("")?;
        page.begin_for_two(None)?;
        if color == Color::Black {
            page.act("Flip board")?;
        }
        Ok(Self::new(page, color))
    }

    /// Plays a new game as White against Classic's first level until mate.
    ///
    /// # Errors
    /// The page does not accept a move, or the engine plays another one than recorded.
    pub(crate) fn play_to_mate(page: &'a Page<'a>, input: Input) -> Result<()> {
        page.open("")?;
        page.begin_as_recorded(Color::White)?;
        Self::new(page, Color::White).play_file(&GameFile::read(TO_MATE)?, input)?;
        page.wait_for_words("White wins by checkmate")?;
        page.wait_for_words("You win")
    }

    /// Plays the player's moves of a file and waits for the engine's.
    ///
    /// # Errors
    /// The page does not accept a move, or the engine plays another one than recorded.
    pub(crate) fn play_file(&mut self, file: &GameFile, input: Input) -> Result<()> {
        for (text, is_player) in file.plies() {
            if is_player {
                self.play(text, input)?;
            } else {
                self.expect(text)?;
            }
        }
        self.page.wait_for_position(self.game.position())
    }

    /// Plays both sides of a game that has every kind of move, until mate.
    ///
    /// # Errors
    /// The page does not accept a move.
    pub(crate) fn play_every_kind_of_move(&mut self, input: Input) -> Result<()> {
        let file = GameFile::read(EVERY_KIND_OF_MOVE)?;
        for text in &file.moves {
            self.play(text, input)?;
            if let Some(role) = text.parse::<Move>()?.promotion {
                self.promote(role, input)?;
            }
            self.page
                .wait_for_position(self.game.position())
                .with_context(|| format!("after {text}"))?;
        }
        self.page.wait_for_words("Black wins by checkmate")
    }

    fn promote(&self, role: Role, input: Input) -> Result<()> {
        let name = role.to_string();
        let name = name[..1].to_uppercase() + &name[1..];
        match input {
            Input::Typed => Ok(()),
            Input::Tap => {
                let at = self.page.find("button", &name)?;
                self.page.browser().finger(&[at])
            }
            Input::Click | Input::Drag | Input::Keys => self.page.press(&[role.letter()]),
        }
    }

    /// Opens the page with a saved game: a FEN or `startpos`, and the moves from there.
    ///
    /// # Errors
    /// The game is invalid, or the page does not show it.
    pub(crate) fn resume(
        page: &'a Page<'a>,
        color: Color,
        start: &str,
        moves: &[&str],
    ) -> Result<Self> {
        Self::resume_kept(page, color, start, moves, |_| ())
    }

    /// Does the same with changes to the saved game.
    ///
    /// # Errors
    /// The game is invalid, or the page does not show it.
    pub(crate) fn resume_kept(
        page: &'a Page<'a>,
        color: Color,
        start: &str,
        moves: &[&str],
        change: impl FnOnce(&mut Value),
    ) -> Result<Self> {
        let first = if start == "startpos" {
            Position::start()
        } else {
            start.parse()?
        };
        let mut game = Game::new(first);
        for text in moves {
            game.play(game.position().parse_move(text)?)?;
        }
        let mut record = kept(color, start, moves);
        change(&mut record);
        page.open_with_memory("", &storage(&record))?;
        let player = Self { page, game, color };
        // If it is the engine's turn, it may move before the position is checked.
        if player.game.position().turn() == color {
            player.page.wait_for_position(player.game.position())?;
        }
        Ok(player)
    }

    /// The storage entries of a game against Classic's first level, by key.
    pub(crate) fn storage(color: Color, start: &str) -> Value {
        storage(&kept(color, start, &[]))
    }

    /// The game so far.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Makes a move of the player. A promotion is not chosen.
    ///
    /// # Errors
    /// The move is illegal, or the page does not accept it.
    pub(crate) fn play(&mut self, text: &str, input: Input) -> Result<()> {
        let played = self.game.position().parse_move(text)?;
        self.page
            .wait_for_movable(played.from)
            .with_context(|| format!("before {text}"))?;
        if matches!(input, Input::Typed) {
            self.page.type_text(&self.game.position().san(played))?;
        } else {
            self.make(played.from, played.to, input)?;
        }
        self.take(played)
    }

    /// Moves a piece on the board, legally or not.
    ///
    /// # Errors
    /// A square is missing.
    pub(crate) fn make(&self, from: Square, to: Square, input: Input) -> Result<()> {
        match input {
            Input::Click => {
                self.page.click("gridcell", &from.to_string())?;
                self.page.click("gridcell", &to.to_string())
            }
            Input::Tap => {
                self.page.tap(from)?;
                self.page.tap(to)
            }
            Input::Typed => self.page.type_text(&format!("{from}{to}")),
            Input::Drag => self.page.drag(from, to),
            Input::Keys => {
                self.enter_board()?;
                self.press_arrows_to(from)?;
                self.press_arrows_to(to)
            }
        }
    }

    /// Waits for a move of the engine.
    ///
    /// # Errors
    /// The page shows another move or none.
    pub(crate) fn expect(&mut self, text: &str) -> Result<()> {
        self.take(self.game.position().parse_move(text)?)?;
        self.page
            .wait_for_position(self.game.position())
            .with_context(|| format!("waiting for the reply {text}"))
    }

    /// Enters the board with the Tab key, from the element before it: after a click on the board, the arrow keys would
    /// step through the game.
    fn enter_board(&self) -> Result<()> {
        let script = "document.querySelector('#menu summary').focus();";
        self.page.browser().script(script, &json!([]))?;
        self.page.tab_to_board().map(drop)
    }

    /// Moves the focus to a square with the arrow keys and presses Enter.
    fn press_arrows_to(&self, to: Square) -> Result<()> {
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

/// Returns the keys for the steps from one file or rank to another.
fn steps(from: u8, to: u8, more: char, less: char) -> Vec<char> {
    let key = if to > from { more } else { less };
    vec![key; usize::from(from.abs_diff(to))]
}

fn storage(record: &Value) -> Value {
    json!({ format!("micro-max:game:{KEPT}"): record.to_string() })
}

/// Returns a saved game against Classic's first level.
fn kept(color: Color, start: &str, moves: &[&str]) -> Value {
    let engine = json!({ "kind": "engine", "engine": "Classic", "strength": { "level": 1 } });
    let mut players = json!({ "white": engine, "black": engine });
    players[color.to_string()] = json!({ "kind": "human" });
    let listed = moves.iter().enumerate();
    let listed: Vec<Value> = listed
        .map(|(parent, uci)| json!({ "parent": parent, "uci": uci }))
        .collect();
    json!({ "version": 2, "id": KEPT, "saved_ms": 1, "begun_ms": 1, "plies": moves.len(),
        "players": players, "orientation": color.to_string(), "seed": 0, "timing": null, "clock": null,
        "tags": [], "ended": null, "fen": null, "headFen": null, "head": moves.len(),
        "shown": moves.len(), "start": start, "root": {}, "moves": listed })
}
