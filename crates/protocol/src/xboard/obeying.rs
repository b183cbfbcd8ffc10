//! How orders are obeyed.

use alloc::format;
use core::mem::take;

use rules::{Color, Game, Move, Position};

use super::edit::Editor;
use super::order::Order;
use super::search::Purpose;
use super::{Life, Mode, XBoard, features, result};
use crate::command::Command;
use crate::options::{MOST_HASH_MB, OptionName, Setting};

impl XBoard {
    pub(super) fn obey(&mut self, order: Order<'_>, line: &str) {
        match order {
            Order::Nothing => {}
            Order::Features => features::declare(&mut self.line),
            Order::New => self.begin_game(),
            Order::Random => self.set_option("Seed", "-1", line),
            Order::Variant(name) => {
                if name != "normal" {
                    self.refuse("unsupported variant", name);
                }
            }
            Order::Force => self.change_to(Mode::Watches),
            Order::Go => self.change_to(Mode::Plays(self.game.position().turn())),
            Order::PlayOther => self.change_to(Mode::Plays(self.game.position().turn().other())),
            Order::Level(level) => self.clock.set_level(level),
            Order::MoveTime(move_ms) => self.clock.set_move_time(move_ms),
            Order::Depth(depth) => self.clock.depth = Some(depth),
            Order::Time { left_ms, is_mine } => self.clock.set_left(left_ms, is_mine),
            Order::MoveNow => {
                if self.purpose == Purpose::Move {
                    self.session.execute(Command::Stop);
                    self.digest();
                }
            }
            Order::Ping(number) => self.ping(number),
            Order::SetBoard(fen) => self.set_board(fen),
            Order::Edit => {
                self.halt();
                self.editor = Some(Editor::new(self.game.position()));
            }
            Order::Hint => self.hint(),
            Order::Book => self.say(""),
            Order::TakeBack(count) => self.take_back(count, line),
            Order::Ponder(ponders) => self.set_ponder(ponders),
            Order::Post(posts) => self.posts = posts,
            Order::Analyze => self.change_to(Mode::Analyses),
            Order::Status => self.tell_status(),
            Order::Memory(most_mb) => self.set(Setting {
                option: OptionName::Hash,
                value: i64::try_from(most_mb).map_or(MOST_HASH_MB, |mb| mb.min(MOST_HASH_MB)),
            }),
            Order::Option { name, value } => self.set_option(name, value, line),
            Order::Move(text) => self.user_move(text),
            Order::Quit => {
                self.halt();
                self.life = Life::Over;
            }
        }
    }

    fn begin_game(&mut self) {
        self.halt();
        self.game = Game::new(Position::start());
        if self.mode != Mode::Analyses {
            self.mode = Mode::Plays(Color::Black);
        }
        self.clock.begin_game();
        self.expected = None;
        self.session.execute(Command::NewGame);
        self.resume();
    }

    fn change_to(&mut self, mode: Mode) {
        self.halt();
        self.mode = mode;
        self.resume();
    }

    fn set_ponder(&mut self, ponders: bool) {
        self.ponders = ponders;
        if !ponders && self.purpose == Purpose::Ponder {
            self.halt();
        }
    }

    fn ping(&mut self, number: &str) {
        if self.purpose == Purpose::Move {
            self.pings.push(number.into());
        } else {
            self.say(&format!("pong {number}"));
        }
    }

    fn set_option(&mut self, name: &str, value: &str, line: &str) {
        match features::setting(name, value) {
            Ok(setting) => self.set(setting),
            Err(error) => self.refuse(&error.into_sentence(), line),
        }
    }

    /// Sets an option; a search begins anew, and pings go on waiting for its move.
    fn set(&mut self, setting: Setting) {
        let pings = take(&mut self.pings);
        self.halt();
        self.pings = pings;
        self.session.execute(Command::SetOption(setting));
        self.digest();
        if !self.resume() {
            self.answer_pings();
        }
    }

    fn set_board(&mut self, fen: &str) {
        match fen.parse::<Position>() {
            Ok(position) => self.put_up(position),
            Err(error) => self.say(&format!("tellusererror Illegal position: {error}")),
        }
    }

    pub(super) fn finish_edit(&mut self) {
        let Some(editor) = self.editor.take() else {
            return;
        };
        self.set_board(&editor.fen());
        self.resume_aside();
    }

    fn put_up(&mut self, position: Position) {
        self.halt();
        self.game = Game::new(position);
        self.expected = None;
        self.resume();
    }

    /// Takes back half-moves.
    fn take_back(&mut self, count: usize, line: &str) {
        let Some(left) = self.game.moves().len().checked_sub(count) else {
            return self.refuse("there is no move to take back", line);
        };
        self.halt();
        let mut game = Game::new(self.game.start().clone());
        for &played in self.game.moves().iter().take(left) {
            // They were legal before.
            let _ = game.play(played);
        }
        self.game = game;
        self.expected = None;
        self.resume_aside();
    }

    fn user_move(&mut self, text: &str) {
        if self.purpose == Purpose::Move {
            return self.say(&format!("Illegal move (not your turn): {text}"));
        }
        match self.game.position().parse_move(text) {
            Ok(played) => {
                self.halt();
                self.expected = None;
                self.play(played);
                self.resume();
            }
            Err(error) => {
                let text = rules::excerpt(text);
                self.say(&format!("Illegal move ({error}): {text}"));
            }
        }
    }

    /// Plays a legal move, and says when that is the end of a game in which the engine plays.
    pub(super) fn play(&mut self, played: Move) {
        if self.game.play(played).is_err() {
            return;
        }
        if matches!(self.mode, Mode::Plays(_)) && self.tell_end() {
            self.mode = Mode::Watches;
        }
    }

    /// Tells the result if the game is over.
    pub(super) fn tell_end(&mut self) -> bool {
        let end = result::of(&self.game);
        if let Some(end) = &end {
            self.say(end);
        }
        end.is_some()
    }
}
