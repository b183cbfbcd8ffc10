//! The commands of `XBoard`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem::take;

use rules::{Color, parse_digits};

use super::edit::Editor;
use super::number::{CENTISECOND_MS, NO_NUMBER, SECOND_MS};
use super::{Mode, Purpose, XBoard, features};
use crate::any_move::AnyMove;
use crate::command::Command;
use crate::options::{MAX_HASH_OPTION_MB, OptionName, Setting};
use crate::setup::Setup;

/// The reason for refusing moves after an invalid position.
const NO_POSITION: &str = "the position was refused";

impl XBoard {
    /// Executes a command, or returns the reason for refusing it.
    pub(super) fn execute(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim_ascii();
        match word {
            // About the opponent and the interface.
            "" | "xboard" | "accepted" | "rejected" | "computer" | "name" | "rating" | "ics"
            | "draw" | "white" | "black" | "cores" => {}
            "protover" => self.declare_features(),
            "new" => self.begin_game(),
            "random" => self.set_option("Seed", "-1")?,
            "variant" => self.choose_variant(rest),
            "force" | "result" | "exit" => self.change_to(Mode::Force),
            "go" => self.play_side(self.turn()?),
            "playother" => self.play_side(self.turn()?.other()),
            "level" => self.set_level(rest)?,
            "st" => self.clock.move_ms = Some(self.time_ms(word, rest, SECOND_MS)?),
            "sd" => self.clock.depth = Some(self.count(word, rest)?),
            "time" => self.clock.left_ms = self.time_ms(word, rest, CENTISECOND_MS)?,
            "otim" => self.clock.other_ms = self.time_ms(word, rest, CENTISECOND_MS)?,
            "?" => self.move_now(),
            "ping" => self.ping(rest)?,
            "setboard" => self.set_board(rest),
            "edit" => self.begin_edit()?,
            "hint" => self.turn().map(|_| self.hint())?,
            "bk" => self.send(""),
            "undo" => self.take_back(1)?,
            "remove" => self.take_back(2)?,
            "hard" => self.ponders = true,
            "easy" => self.stop_pondering(),
            "post" | "nopost" => self.shows_thinking = word == "post",
            "analyze" => self.change_to(Mode::Analyzing),
            "." => self.report_status(),
            "memory" => self
                .count(word, rest)
                .map(|max_mb| self.limit_memory(max_mb))?,
            "option" => {
                let (name, value) = rest.split_once('=').unwrap_or((rest, ""));
                self.set_option(name, value)?;
            }
            "usermove" => self.user_move(rest),
            "quit" => {
                self.halt();
                self.session.execute(Command::Quit);
            }
            _ if looks_like_a_move(word) || self.parse_move(line).is_ok() => self.user_move(line),
            _ => return Err("unknown command".into()),
        }
        Ok(())
    }

    /// The side to move, if there is a position.
    fn turn(&self) -> Result<Color, &'static str> {
        let turn = self.setup.turn();
        self.has_position.then_some(turn).ok_or(NO_POSITION)
    }

    fn begin_game(&mut self) {
        self.halt();
        self.games.choose_chess();
        self.setup = Setup::chess();
        self.has_position = true;
        if self.mode != Mode::Analyzing {
            self.mode = Mode::Playing(Color::Black);
        }
        self.clock.begin_game();
        self.expected = None;
        self.session.execute(Command::NewGame);
        self.resume();
    }

    /// Begins a game of a variant, which is described to the interface unless it is chess.
    fn choose_variant(&mut self, name: &str) {
        if let Err(error) = self.games.choose(name) {
            return self.refuse(&format!("unsupported variant: {error}"), name);
        }
        #[cfg(feature = "fairy")]
        self.describe_variant();
        self.set_position(self.games.start());
    }

    fn play_side(&mut self, side: Color) {
        self.change_to(Mode::Playing(side));
    }

    fn change_to(&mut self, mode: Mode) {
        self.halt();
        self.mode = mode;
        self.resume();
    }

    fn move_now(&mut self) {
        if self.purpose == Purpose::Move {
            self.session.execute(Command::Stop);
            self.process_events();
        }
    }

    fn stop_pondering(&mut self) {
        self.ponders = false;
        if self.purpose == Purpose::Ponder {
            self.halt();
        }
    }

    fn ping(&mut self, id: &str) -> Result<(), &'static str> {
        parse_digits(id.as_bytes()).ok_or(NO_NUMBER)?;
        self.pings.push(id.into());
        if self.purpose != Purpose::Move {
            self.answer_pings();
        }
        Ok(())
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        #[cfg(feature = "fairy")]
        if name == features::VARIANT_FILE {
            self.load_variants(value);
            return Ok(());
        }
        let mut notes = Vec::new();
        let setting = features::setting(name, value, &mut notes);
        self.send_notes(notes);
        self.set(setting?);
        Ok(())
    }

    fn set_level(&mut self, text: &str) -> Result<(), &'static str> {
        let mut notes = Vec::new();
        let level = self.clock.set_level(text, &mut notes);
        self.send_notes(notes);
        level.ok_or("not a valid level")
    }

    fn limit_memory(&mut self, max_mb: u64) {
        let max_mb = i64::try_from(max_mb).unwrap_or(i64::MAX);
        self.set(Setting {
            option: OptionName::Hash,
            value: max_mb.min(MAX_HASH_OPTION_MB),
        });
    }

    /// Sets an option and restarts a running search; pings still wait for its move.
    fn set(&mut self, setting: Setting) {
        let pings = take(&mut self.pings);
        self.halt();
        self.pings = pings;
        self.session.execute(Command::SetOption(setting));
        self.process_events();
        self.resume();
        if !self.is_thinking() {
            self.answer_pings();
        }
    }

    fn set_board(&mut self, fen: &str) {
        match self.parse_fen(fen) {
            Ok((setup, repairs)) => {
                for repair in repairs {
                    self.send(&format!("# position: {repair}"));
                }
                self.set_position(setup);
            }
            Err(error) => {
                self.halt();
                self.has_position = false;
                self.send(&format!("tellusererror Illegal {error}"));
            }
        }
    }

    fn begin_edit(&mut self) -> Result<(), &'static str> {
        let chess = self.setup.as_chess();
        let chess = chess.ok_or("only positions of chess are edited; use setboard")?;
        let editor = Editor::new(chess.position());
        self.halt();
        self.editor = Some(editor);
        Ok(())
    }

    pub(super) fn finish_edit(&mut self) {
        if let Some(editor) = self.editor.take() {
            self.set_board(&editor.fen());
        }
        self.resume_unless_own_move();
    }

    fn set_position(&mut self, setup: Setup) {
        self.halt();
        self.setup = setup;
        self.has_position = true;
        self.expected = None;
        self.resume();
    }

    /// Takes back a number of plies.
    fn take_back(&mut self, count: usize) -> Result<(), &'static str> {
        if self.setup.ply() < count {
            return Err("there is no move to take back");
        }
        self.halt();
        self.setup.take_back(count);
        self.expected = None;
        self.resume_unless_own_move();
        Ok(())
    }

    fn user_move(&mut self, text: &str) {
        if self.purpose == Purpose::Move {
            return self.refuse_move("not your turn", text);
        }
        let parsed = self.turn().map_err(ToString::to_string);
        match parsed.and_then(|_| self.parse_move(text)) {
            Ok(played) => {
                self.halt();
                self.expected = None;
                self.play(played);
                self.resume();
            }
            Err(error) => self.refuse_move(&error, text),
        }
    }

    fn refuse_move(&mut self, reason: &str, text: &str) {
        self.send(&format!(
            "Illegal move ({reason}): {}",
            rules::excerpt(text)
        ));
    }

    /// Plays a legal move. If it ends a game of the engine, the result is reported.
    pub(super) fn play(&mut self, played: AnyMove) {
        self.setup.play(played);
        if matches!(self.mode, Mode::Playing(_)) && self.report_result() {
            self.mode = Mode::Force;
        }
    }
}

/// Whether a word has the form of a move, sent without `usermove`: `e2e4`, `e7e8q`, `E2E4`.
fn looks_like_a_move(word: &str) -> bool {
    match word.as_bytes() {
        [from, b'0'..=b'9', to, b'0'..=b'9'] | [from, b'0'..=b'9', to, b'0'..=b'9', _] => {
            from.is_ascii_alphabetic() && to.is_ascii_alphabetic()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::looks_like_a_move;

    #[test]
    fn moves_are_recognized_without_usermove() {
        for word in ["e7e8q", "a0b9", "E2E4"] {
            assert!(looks_like_a_move(word), "{word}");
        }
        assert!(!looks_like_a_move("e7") && !looks_like_a_move("éé"));
    }
}
