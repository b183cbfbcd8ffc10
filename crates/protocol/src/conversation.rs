use alloc::boxed::Box;
use core::mem::replace;

use crate::hooks::Hooks;
use crate::uci::UciSession;
use crate::xboard::XBoard;

/// The line with which an interface says that it speaks the protocol of `XBoard`.
const XBOARD: &str = "xboard";

/// A conversation in whichever protocol the other side speaks: UCI until it says `xboard`.
#[derive(Debug)]
pub struct Conversation(Dialect);

#[derive(Debug)]
enum Dialect {
    Uci(Box<UciSession>),
    XBoard(Box<XBoard>),
    /// Between two others.
    Changing,
}

impl Conversation {
    /// A conversation that waits for the first line.
    pub fn new(hooks: Hooks) -> Conversation {
        Conversation(Dialect::Uci(Box::new(UciSession::new(hooks))))
    }

    /// Takes a line, with or without its line end, and answers what can be answered at once.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines() {
            if line.trim_ascii() == XBOARD {
                self.change();
            }
            match &mut self.0 {
                Dialect::Uci(session) => session.receive(line),
                Dialect::XBoard(xboard) => xboard.receive(line),
                Dialect::Changing => {}
            }
        }
    }

    /// Leaves UCI, unless a search goes on there.
    fn change(&mut self) {
        self.0 = match replace(&mut self.0, Dialect::Changing) {
            Dialect::Uci(session) if !session.is_thinking() => {
                Dialect::XBoard(Box::new(XBoard::new(session.into_hooks())))
            }
            unchanged => unchanged,
        };
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        match &mut self.0 {
            Dialect::Uci(session) => session.think(slice_ms),
            Dialect::XBoard(xboard) => xboard.think(slice_ms),
            Dialect::Changing => false,
        }
    }

    /// Whether something is thought about.
    pub fn is_thinking(&self) -> bool {
        match &self.0 {
            Dialect::Uci(session) => session.is_thinking(),
            Dialect::XBoard(xboard) => xboard.is_thinking(),
            Dialect::Changing => false,
        }
    }

    /// Whether it came to its end.
    pub fn is_over(&self) -> bool {
        match &self.0 {
            Dialect::Uci(session) => session.is_over(),
            Dialect::XBoard(xboard) => xboard.is_over(),
            Dialect::Changing => true,
        }
    }

    /// There will be no more lines: what ends by itself is finished, and then it is over.
    pub fn close(&mut self) {
        match &mut self.0 {
            Dialect::Uci(session) => session.close(),
            Dialect::XBoard(xboard) => xboard.close(),
            Dialect::Changing => {}
        }
    }
}
