use alloc::boxed::Box;
#[cfg(feature = "fairy")]
use alloc::string::String;
use core::mem::replace;

#[cfg(feature = "fairy")]
use crate::games::ReadFileFn;
use crate::hooks::Hooks;
use crate::tokens::visible;
use crate::uci::UciSession;
use crate::xboard::XBoard;

/// The line with which an interface switches to the protocol of `XBoard`.
const XBOARD: &str = "xboard";

/// A session in UCI, which switches to the protocol of `XBoard` when the interface sends `xboard`.
#[derive(Debug)]
pub struct FrontEnd(Protocol);

#[derive(Debug)]
enum Protocol {
    Uci(Box<UciSession>),
    XBoard(Box<XBoard>),
    /// Temporary value during the switch.
    Switching,
}

impl FrontEnd {
    /// A session that waits for its first line.
    pub fn new(hooks: Hooks) -> FrontEnd {
        FrontEnd(Protocol::Uci(Box::new(UciSession::new(hooks))))
    }

    /// A session that can read files for the option `VariantFile`, and reads `variant_file` at
    /// once.
    ///
    /// # Errors
    ///
    /// A sentence about the file.
    #[cfg(feature = "fairy")]
    pub fn with_files(
        hooks: Hooks,
        read_file: ReadFileFn,
        variant_file: Option<&str>,
    ) -> Result<FrontEnd, String> {
        let session = UciSession::with_files(hooks, read_file, variant_file)?;
        Ok(FrontEnd(Protocol::Uci(Box::new(session))))
    }

    /// Receives a line, with or without its line end, and prints the immediate answers.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines().map(visible) {
            if line.trim_ascii() == XBOARD {
                self.switch_to_xboard();
            }
            match &mut self.0 {
                Protocol::Uci(session) => session.receive(line),
                Protocol::XBoard(xboard) => xboard.receive(line),
                Protocol::Switching => {}
            }
        }
    }

    /// Switches from UCI to `XBoard`, unless a search is running.
    fn switch_to_xboard(&mut self) {
        self.0 = match replace(&mut self.0, Protocol::Switching) {
            Protocol::Uci(session) if !session.is_thinking() => {
                let (hooks, games) = session.into_hooks();
                Protocol::XBoard(Box::new(XBoard::with_games(hooks, games)))
            }
            unchanged => unchanged,
        };
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        match &mut self.0 {
            Protocol::Uci(session) => session.think(slice_ms),
            Protocol::XBoard(xboard) => xboard.think(slice_ms),
            Protocol::Switching => false,
        }
    }

    /// Whether a search is running.
    pub fn is_thinking(&self) -> bool {
        match &self.0 {
            Protocol::Uci(session) => session.is_thinking(),
            Protocol::XBoard(xboard) => xboard.is_thinking(),
            Protocol::Switching => false,
        }
    }

    /// Whether the session has ended.
    pub fn is_over(&self) -> bool {
        match &self.0 {
            Protocol::Uci(session) => session.is_over(),
            Protocol::XBoard(xboard) => xboard.is_over(),
            Protocol::Switching => true,
        }
    }

    /// Ends the input: a finite search is finished, then the session ends.
    pub fn close(&mut self) {
        match &mut self.0 {
            Protocol::Uci(session) => session.close(),
            Protocol::XBoard(xboard) => xboard.close(),
            Protocol::Switching => {}
        }
    }
}
