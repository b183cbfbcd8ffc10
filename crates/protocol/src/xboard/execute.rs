//! Executes the commands of `XBoard`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem::take;

use rules::Color;

use super::command::XBoardCommand;
use super::edit::Editor;
use super::search::Purpose;
#[cfg(feature = "fairy")]
use super::variant;
use super::{Input, Mode, PositionState, XBoard, features};
use crate::any_move::AnyMove;
use crate::command::{Command, CommandError};
use crate::move_text::with_lower_case_squares;
use crate::options::{MAX_HASH_OPTION_MB, OptionName, Setting};
use crate::setup::Setup;

/// The reason for refusing moves after an invalid position.
const NO_POSITION: &str = "the position was refused";

impl XBoard {
    pub(super) fn execute(&mut self, command: XBoardCommand<'_>, line: &str) {
        match command {
            XBoardCommand::Nothing => {}
            XBoardCommand::Features => self.declare_features(),
            XBoardCommand::New => self.begin_game(),
            XBoardCommand::Random => self.set_option("Seed", "-1", line),
            XBoardCommand::Variant(name) => self.choose_variant(name),
            XBoardCommand::Force => self.change_to(Mode::Force),
            XBoardCommand::Go | XBoardCommand::PlayOther | XBoardCommand::Hint
                if self.position_state == PositionState::Refused =>
            {
                self.refuse(NO_POSITION, line);
            }
            XBoardCommand::Go => self.change_to(Mode::Playing(self.setup.turn())),
            XBoardCommand::PlayOther => {
                self.change_to(Mode::Playing(self.setup.turn().other()));
            }
            XBoardCommand::Level(level) => self.clock.set_level(level),
            XBoardCommand::MoveTime(move_ms) => self.clock.set_move_time(move_ms),
            XBoardCommand::Depth(depth) => self.clock.depth = Some(depth),
            XBoardCommand::Time { left_ms, is_mine } => self.clock.set_left(left_ms, is_mine),
            XBoardCommand::MoveNow => {
                if self.purpose == Purpose::Move {
                    self.session.execute(Command::Stop);
                    self.process_events();
                }
            }
            XBoardCommand::Ping(number) => self.ping(number),
            XBoardCommand::SetBoard(fen) => self.set_board(fen),
            XBoardCommand::Edit => self.begin_edit(line),
            XBoardCommand::Hint => self.hint(),
            XBoardCommand::Book => self.send(""),
            XBoardCommand::TakeBack(count) => self.take_back(count, line),
            XBoardCommand::Ponder(ponders) => self.set_ponder(ponders),
            XBoardCommand::Post(posts) => self.shows_thinking = posts,
            XBoardCommand::Analyze => self.change_to(Mode::Analyzing),
            XBoardCommand::Status => self.report_status(),
            XBoardCommand::Memory(max_mb) => self.set(Setting {
                option: OptionName::Hash,
                value: i64::try_from(max_mb)
                    .map_or(MAX_HASH_OPTION_MB, |mb| mb.min(MAX_HASH_OPTION_MB)),
            }),
            XBoardCommand::Option { name, value } => self.set_option(name, value, line),
            XBoardCommand::Move(text) => self.user_move(text),
            XBoardCommand::Quit => {
                self.halt();
                self.input = Input::Over;
            }
        }
    }

    fn begin_game(&mut self) {
        self.halt();
        self.choose_chess();
        if self.mode != Mode::Analyzing {
            self.mode = Mode::Playing(Color::Black);
        }
        self.clock.begin_game();
        self.expected = None;
        self.session.execute(Command::NewGame);
        self.resume();
    }

    #[cfg(not(feature = "fairy"))]
    fn declare_features(&mut self) {
        features::declare("normal,fischerandom", &[], &mut self.line);
    }

    /// Begins a game of chess.
    fn choose_chess(&mut self) {
        #[cfg(feature = "fairy")]
        self.games.catalogue.choose_chess();
        self.setup = Setup::chess();
        self.position_state = PositionState::Accepted;
        self.is_chess960 = false;
    }

    #[cfg(not(feature = "fairy"))]
    fn choose_variant(&mut self, name: &str) {
        match name {
            "normal" => self.is_chess960 = false,
            "fischerandom" => self.is_chess960 = true,
            name => self.refuse("unsupported variant", name),
        }
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
            self.send(&format!("pong {number}"));
        }
    }

    fn set_option(&mut self, name: &str, value: &str, line: &str) {
        #[cfg(feature = "fairy")]
        if name == variant::FILE {
            return self.load_variants(value);
        }
        let mut notes = Vec::new();
        let setting = features::setting(name, value, &mut notes);
        self.send_notes(notes);
        match setting {
            Ok(setting) => self.set(setting),
            Err(error) => self.refuse(&error.into_sentence(), line),
        }
    }

    /// Sets an option and restarts a running search; pings still wait for its move.
    fn set(&mut self, setting: Setting) {
        let pings = take(&mut self.pings);
        self.halt();
        self.pings = pings;
        self.session.execute(Command::SetOption(setting));
        self.process_events();
        if !self.resume() {
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
                self.position_state = PositionState::Refused;
                self.send(&format!("tellusererror Illegal {}", error.into_sentence()));
            }
        }
    }

    fn parse_fen(&self, fen: &str) -> Result<(Setup, Vec<String>), CommandError> {
        #[cfg(feature = "fairy")]
        if let Some(setup) = self.games.catalogue.parse_xboard_fen(fen) {
            return setup.map(|setup| (setup, Vec::new()));
        }
        self.games.parse_fen(fen)
    }

    pub(super) fn finish_edit(&mut self) {
        let Some(editor) = self.editor.take() else {
            return;
        };
        self.set_board(&editor.fen());
        self.resume_unless_own_move();
    }

    fn begin_edit(&mut self, line: &str) {
        let Some(chess) = self.setup.as_chess() else {
            return self.refuse("only positions of chess are edited; use setboard", line);
        };
        let editor = Editor::new(&chess.position);
        self.halt();
        self.editor = Some(editor);
    }

    pub(super) fn set_position(&mut self, setup: Setup) {
        self.halt();
        self.setup = setup;
        self.position_state = PositionState::Accepted;
        self.expected = None;
        self.resume();
    }

    /// Takes back a number of plies.
    fn take_back(&mut self, count: usize, line: &str) {
        if self.setup.ply() < count {
            return self.refuse("there is no move to take back", line);
        }
        self.halt();
        self.setup.take_back(count);
        self.expected = None;
        self.resume_unless_own_move();
    }

    fn user_move(&mut self, text: &str) {
        if self.purpose == Purpose::Move {
            return self.send(&format!("Illegal move (not your turn): {text}"));
        }
        if self.position_state == PositionState::Refused {
            let text = rules::excerpt(text);
            return self.send(&format!("Illegal move ({NO_POSITION}): {text}"));
        }
        match self.game().parse_move(&with_lower_case_squares(text)) {
            Ok(played) => {
                self.halt();
                self.expected = None;
                self.play(played);
                self.resume();
            }
            Err(error) => {
                let text = rules::excerpt(text);
                self.send(&format!("Illegal move ({error}): {text}"));
            }
        }
    }

    /// Plays a legal move. If it ends a game of the engine, the result is reported.
    pub(super) fn play(&mut self, played: AnyMove) {
        if !self.setup.play(played) {
            return;
        }
        if matches!(self.mode, Mode::Playing(_)) && self.report_result() {
            self.mode = Mode::Force;
        }
    }

    /// Reports the result if the game is over; returns whether it is.
    pub(super) fn report_result(&mut self) -> bool {
        let end = self.game().end();
        if let Some(end) = &end {
            let side = match self.mode {
                Mode::Playing(side) => Some(side),
                Mode::Force | Mode::Analyzing => None,
            };
            self.send(&end.claim(side));
        }
        end.is_some()
    }
}
