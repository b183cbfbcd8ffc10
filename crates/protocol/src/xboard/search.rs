//! The searches of an `XBoard` session, and the handling of their results.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;
use core::mem::{replace, take};

use super::game_end::GameEnd;
use super::thinking_output;
use super::{Mode, Purpose, XBoard};
use crate::any_move::AnyMove;
use crate::command::Command;
use crate::event::Event;
use crate::go::{Go, Limit};

/// The maximum number of nodes for a hint.
const HINT_NODES: u64 = 200_000;

impl XBoard {
    /// Starts the search that the mode requires, if any.
    pub(super) fn resume(&mut self) {
        let turn = self.setup.turn();
        if self.session.is_thinking() || !self.has_position {
            return;
        }
        match self.mode {
            Mode::Playing(side) if side == turn => {
                let made = self.setup.ply() as u64 / 2;
                let go = self.clock.go(turn, made);
                self.begin(Purpose::Move, go, None);
            }
            Mode::Playing(_) if self.ponders && self.expected.is_some() => {
                self.begin(Purpose::Ponder, Go::endless(), self.expected);
            }
            Mode::Analyzing if self.setup.has_legal_move() => {
                self.begin(Purpose::Analysis, Go::endless(), None);
            }
            _ => {}
        }
    }

    /// Resumes the interrupted search, unless it is for the engine's own move, which must wait for
    /// a command.
    pub(super) fn resume_unless_own_move(&mut self) {
        if self.mode != Mode::Playing(self.setup.turn()) {
            self.resume();
        }
    }

    pub(super) fn hint(&mut self) {
        if self.purpose == Purpose::Move {
            return;
        }
        self.halt();
        let mut go = Go::default();
        go.set_limit(Limit::Nodes, HINT_NODES);
        self.begin(Purpose::Hint, go, None);
    }

    /// Searches the current position, or the position after an expected move.
    fn begin(&mut self, purpose: Purpose, go: Go, expected: Option<AnyMove>) {
        let mut setup = self.setup.clone();
        if let Some(expected) = expected {
            setup.play(expected);
        }
        self.purpose = purpose;
        self.session.execute(Command::Position {
            setup: Box::new(setup),
            repairs: Vec::new(),
        });
        self.session.execute(Command::Go(Box::new(go)));
        self.process_events();
    }

    /// Ends any search and drops its answer.
    pub(super) fn halt(&mut self) {
        if self.purpose != Purpose::Nothing {
            self.purpose = Purpose::Nothing;
            self.session.execute(Command::Stop);
            self.session.take_events();
        }
        self.answer_pings();
    }

    pub(super) fn process_events(&mut self) {
        for event in self.session.take_events() {
            self.handle(event);
        }
    }

    pub(super) fn handle(&mut self, event: Event) {
        match event {
            Event::BestMove { best, ponder } => self.conclude(best, ponder),
            Event::Info(info) => {
                let moves = self.session.setup().san_line(&info.pv);
                if self.shows_thinking && self.purpose != Purpose::Hint {
                    self.send(&thinking_output::post(&info, &moves));
                }
                self.status = thinking_output::status(&info, &moves);
            }
            Event::Message(message) => self.send(&format!("# {message}")),
            Event::Error(error) => self.send(&format!("tellusererror {error}")),
            // No command of this protocol causes the other events.
            _ => {}
        }
    }

    /// Handles the end of a search.
    fn conclude(&mut self, best: Option<AnyMove>, reply: Option<AnyMove>) {
        match (replace(&mut self.purpose, Purpose::Nothing), best) {
            (Purpose::Move, Some(best)) => {
                self.send(&format!("move {}", self.format_move(best)));
                self.expected = reply;
                self.play(best);
                self.answer_pings();
                self.resume();
            }
            (Purpose::Move, None) => {
                self.report_result();
                self.mode = Mode::Force;
                self.answer_pings();
            }
            (Purpose::Hint, best) => {
                if let Some(best) = best {
                    self.send(&format!("Hint: {}", self.format_move(best)));
                }
                self.resume_unless_own_move();
            }
            _ => {}
        }
    }

    pub(super) fn answer_pings(&mut self) {
        for number in take(&mut self.pings) {
            self.send(&format!("pong {number}"));
        }
    }

    pub(super) fn report_status(&mut self) {
        if self.mode == Mode::Analyzing && !self.status.is_empty() {
            (self.line)(&self.status);
        }
    }

    /// Reports the result if the game is over; returns whether it is.
    pub(super) fn report_result(&mut self) -> bool {
        let side = match self.mode {
            Mode::Playing(side) => Some(side),
            Mode::Force | Mode::Analyzing => None,
        };
        let claim = GameEnd::of(&self.setup).map(|end| end.claim(side));
        if let Some(claim) = &claim {
            self.send(claim);
        }
        claim.is_some()
    }
}
