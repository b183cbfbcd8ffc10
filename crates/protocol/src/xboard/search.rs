//! The searches of an `XBoard` session, and the handling of their results.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;
use core::mem::{replace, take};

use super::thinking_output;
use super::{Mode, PositionState, XBoard};
use crate::any_move::AnyMove;
use crate::command::Command;
use crate::event::Event;
use crate::go::{Go, Limit};

/// The maximum number of nodes for a hint.
const HINT_NODES: u64 = 200_000;

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// No search is running.
    Nothing,
    /// The engine's move.
    Move,
    /// A move for the other side.
    Hint,
    /// Pondering on the expected reply.
    Ponder,
    Analysis,
}

impl XBoard {
    /// Starts the search that the mode requires; returns whether there is one.
    pub(super) fn resume(&mut self) -> bool {
        let turn = self.setup.turn();
        if self.session.is_thinking() || self.position_state == PositionState::Refused {
            return false;
        }
        match self.mode {
            Mode::Playing(side) if side == turn => {
                let made = self.setup.ply() as u64 / 2;
                let go = self.clock.go(turn, made);
                self.begin(Purpose::Move, go, None)
            }
            Mode::Playing(_) if self.ponders && self.expected.is_some() => {
                self.begin(Purpose::Ponder, Go::endless(), self.expected)
            }
            Mode::Analyzing if self.setup.has_legal_move() => {
                self.begin(Purpose::Analysis, Go::endless(), None)
            }
            _ => false,
        }
    }

    /// Resumes the interrupted search, unless it is for the engine's own move, which must wait for
    /// a command.
    pub(super) fn resume_unless_own_move(&mut self) -> bool {
        self.mode != Mode::Playing(self.setup.turn()) && self.resume()
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
    fn begin(&mut self, purpose: Purpose, go: Go, expected: Option<AnyMove>) -> bool {
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
        true
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

    /// Handles the events of the session; returns whether a new search has begun.
    pub(super) fn process_events(&mut self) -> bool {
        let events = self.session.take_events();
        self.handle(events)
    }

    /// Handles events; returns whether a new search has begun.
    pub(super) fn handle(&mut self, events: Vec<Event>) -> bool {
        let mut has_begun = false;
        for event in events {
            match event {
                Event::BestMove { best, ponder } => has_begun |= self.conclude(best, ponder),
                Event::Info(info) => {
                    if self.shows_thinking && self.purpose != Purpose::Hint {
                        let moves = self.session.setup().san_line(&info.pv);
                        self.send(&thinking_output::post(&info, &moves));
                    }
                    self.status = thinking_output::status(&info);
                }
                Event::Message(message) => self.send(&format!("# {message}")),
                Event::Error(error) => self.send(&format!("tellusererror {error}")),
                // No command of this protocol causes the other events.
                Event::Progress(_)
                | Event::FinalScore(_)
                | Event::Identification
                | Event::Ready
                | Event::PerftMove { .. }
                | Event::PerftTotal(_)
                | Event::Evaluation { .. }
                | Event::Display(_) => {}
            }
        }
        has_begun
    }

    /// Handles the end of a search; returns whether a new search has begun.
    fn conclude(&mut self, best: Option<AnyMove>, reply: Option<AnyMove>) -> bool {
        let purpose = replace(&mut self.purpose, Purpose::Nothing);
        let Some(best) = best else {
            if purpose == Purpose::Move {
                self.report_result();
                self.mode = Mode::Force;
            }
            self.answer_pings();
            return purpose == Purpose::Hint && self.resume_unless_own_move();
        };
        match purpose {
            Purpose::Move => {
                self.send(&format!(
                    "move {}",
                    self.game().format_move(best, self.is_chess960)
                ));
                self.expected = reply;
                self.play(best);
                self.answer_pings();
                self.resume()
            }
            Purpose::Hint => {
                self.send(&format!(
                    "Hint: {}",
                    self.game().format_move(best, self.is_chess960)
                ));
                self.resume_unless_own_move()
            }
            _ => false,
        }
    }

    pub(super) fn answer_pings(&mut self) {
        for number in take(&mut self.pings) {
            self.send(&format!("pong {number}"));
        }
    }

    pub(super) fn report_status(&mut self) {
        let status = self.status.clone();
        if self.mode == Mode::Analyzing && !status.is_empty() {
            self.send(&status);
        }
    }
}
