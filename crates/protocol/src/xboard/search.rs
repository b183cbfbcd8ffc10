//! What the engine thinks about, and what becomes of it.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;
use core::mem::{replace, take};

use rules::Move;

use super::thought;
use super::{Mode, XBoard};
use crate::command::Command;
use crate::event::Event;
use crate::go::{Go, Limit};
use crate::setup::Setup;

/// The nodes that a hint takes, at most.
const HINT_NODES: u64 = 200_000;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// There is none.
    Nothing,
    /// The engine's move.
    Move,
    /// A move for the other side.
    Hint,
    /// To know more when the expected reply comes.
    Ponder,
    Analysis,
}

impl XBoard {
    /// Begins to think about what is to be thought about now: true if there is something.
    pub(super) fn resume(&mut self) -> bool {
        let position = self.game.position();
        let turn = position.turn();
        if self.session.is_thinking() {
            return false;
        }
        match self.mode {
            Mode::Plays(side) if side == turn => {
                let made = self.game.moves().len() as u64 / 2;
                let go = self.clock.go(turn, made);
                self.begin(Purpose::Move, go, None)
            }
            Mode::Plays(_) if self.ponders && self.expected.is_some() => {
                self.begin(Purpose::Ponder, Go::endless(), self.expected)
            }
            Mode::Analyses if position.has_legal_move() => {
                self.begin(Purpose::Analysis, Go::endless(), None)
            }
            _ => false,
        }
    }

    /// Goes on with what was interrupted, but for a move of its own: that waits to be asked for.
    pub(super) fn resume_aside(&mut self) -> bool {
        self.mode != Mode::Plays(self.game.position().turn()) && self.resume()
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

    /// Thinks about the game, or what it would be after one more move.
    fn begin(&mut self, purpose: Purpose, go: Go, expected: Option<Move>) -> bool {
        let mut setup = Setup {
            start: self.game.start().clone(),
            moves: self.game.moves().to_vec(),
            position: self.game.position().clone(),
        };
        if let Some(expected) = expected {
            setup.position.make(expected);
            setup.moves.push(expected);
        }
        self.purpose = purpose;
        self.session.execute(Command::Position(Box::new(setup)));
        self.session.execute(Command::Go(Box::new(go)));
        self.digest();
        true
    }

    /// Ends the search, whatever it was for; its answer is dropped.
    pub(super) fn halt(&mut self) {
        if self.purpose != Purpose::Nothing {
            self.purpose = Purpose::Nothing;
            self.session.execute(Command::Stop);
            self.session.take_events();
        }
        self.answer_pings();
    }

    /// Handles what the session reported; true if a new search has begun.
    pub(super) fn digest(&mut self) -> bool {
        let events = self.session.take_events();
        self.handle(events)
    }

    /// Handles events; true if a new search has begun.
    pub(super) fn handle(&mut self, events: Vec<Event>) -> bool {
        let mut has_begun = false;
        for event in events {
            match event {
                Event::BestMove { best, ponder } => has_begun |= self.conclude(best, ponder),
                Event::Info(info) => {
                    if self.posts && self.purpose != Purpose::Hint {
                        self.say(&thought::post(&info, self.session.position()));
                    }
                    self.status = thought::status(&info);
                }
                Event::Message(message) => self.say(&format!("# {message}")),
                Event::Error(error) => self.say(&format!("# error: {error}")),
                // Nothing in this protocol asks for the rest.
                Event::Progress(_)
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

    /// A search is over: true if another one has begun.
    fn conclude(&mut self, best: Option<Move>, reply: Option<Move>) -> bool {
        let purpose = replace(&mut self.purpose, Purpose::Nothing);
        let Some(best) = best else {
            if purpose == Purpose::Move {
                self.mode = Mode::Watches;
                self.tell_end();
            }
            self.answer_pings();
            return purpose == Purpose::Hint && self.resume_aside();
        };
        match purpose {
            Purpose::Move => {
                self.say(&format!("move {best}"));
                self.expected = reply;
                self.play(best);
                self.answer_pings();
                self.resume()
            }
            Purpose::Hint => {
                self.say(&format!("Hint: {best}"));
                self.resume_aside()
            }
            _ => false,
        }
    }

    pub(super) fn answer_pings(&mut self) {
        for number in take(&mut self.pings) {
            self.say(&format!("pong {number}"));
        }
    }

    pub(super) fn tell_status(&mut self) {
        let status = self.status.clone();
        if self.mode == Mode::Analyses && !status.is_empty() {
            self.say(&status);
        }
    }
}
