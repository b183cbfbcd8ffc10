//! An engine in a match, whatever it speaks.

use std::time::{Duration, Instant};

use anyhow::Result;
use rules::Game;

use super::{
    conversation::Conversation,
    fault::Fault,
    pace::{Clocks, Pace},
    revision,
    uci::Uci,
    xboard::XBoard,
};

/// How long an engine may take to get ready.
pub(super) const START: Duration = Duration::from_secs(20);

/// How long it is asked whether it speaks UCI.
const PROBE: Duration = Duration::from_secs(3);

/// How an engine is started.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Command {
    /// As it is called in the results.
    pub(super) name: String,
    /// The program and its arguments.
    pub(super) words: Vec<String>,
    /// Names and values that it is told at the start.
    pub(super) options: Vec<(String, String)>,
    /// What it speaks; nothing: find out.
    pub(super) language: Option<Language>,
    /// An engine of `XBoard` that has no limit for a single move is shown a clock of this many times
    /// the time for a move.
    pub(super) clock_factor: u64,
}

impl Command {
    /// A program that finds out by itself what it speaks.
    pub(crate) fn new<const COUNT: usize>(
        name: &str,
        words: Vec<String>,
        options: [(&str, String); COUNT],
    ) -> Self {
        Self {
            name: name.to_owned(),
            words,
            options: options.map(|(name, value)| (name.to_owned(), value)).into(),
            language: None,
            clock_factor: 30,
        }
    }

    /// As it is called in the results.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The same as it can be started: what is to be built is built.
    ///
    /// # Errors
    /// A revision is unknown or does not compile.
    pub(crate) fn built(mut self) -> Result<Self> {
        if let Some(program) = self.words.first_mut() {
            *program = revision::program(program)?;
        }
        Ok(self)
    }
}

/// The two protocols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// The Universal Chess Interface.
    Uci,
    /// The protocol of `XBoard` and `WinBoard`, version 2.
    XBoard,
}

/// What an engine is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn<'a> {
    /// The game so far.
    pub(crate) game: &'a Game,
    /// The limit.
    pub(crate) pace: Pace,
    /// The clocks, if the limit is one for the game.
    pub(crate) clocks: Option<&'a Clocks>,
    /// After this long it counts as hanging.
    pub(crate) patience: Duration,
}

/// What an engine answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Answer {
    /// The move as it was written, or nothing when it resigns.
    pub(crate) played: Option<String>,
    /// Its own score, in hundredths of a pawn.
    pub(super) score_cp: Option<i32>,
    /// How deep it looked, in plies.
    pub(super) depth: Option<u32>,
    /// How many nodes it says that it searched.
    pub(super) nodes: Option<u64>,
}

/// A protocol around a conversation.
pub(crate) trait Engine: Send {
    /// Gets ready for another game.
    fn begin(&mut self, game: &Game) -> Result<(), Fault>;

    /// Thinks of a move.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Answer, Fault>;
}

/// A process that plays, and is started again after it failed.
pub(crate) struct Player {
    command: Command,
    engine: Option<Box<dyn Engine>>,
}

impl Player {
    /// Starts the program and agrees with it on a protocol.
    ///
    /// # Errors
    /// It does not start, or speaks neither.
    pub(crate) fn start(command: &Command) -> Result<Self> {
        Ok(Self {
            engine: Some(open(command)?),
            command: command.clone(),
        })
    }

    /// As it is called.
    pub(super) fn name(&self) -> &str {
        &self.command.name
    }

    /// Begins a game.
    ///
    /// # Errors
    /// The engine failed, or could not be started again after it had.
    pub(crate) fn begin(&mut self, game: &Game) -> Result<Result<(), Fault>> {
        if self.engine.is_none() {
            self.engine = Some(open(&self.command)?);
        }
        Ok(self.ask(|engine| engine.begin(game)))
    }

    /// The move and how long it took.
    ///
    /// # Errors
    /// What the engine did wrong.
    pub(crate) fn choose(&mut self, turn: &Turn<'_>) -> Result<(Answer, Duration), Fault> {
        let start = Instant::now();
        let answer = self.ask(|engine| engine.choose(turn))?;
        Ok((answer, start.elapsed()))
    }

    /// Ends the process: it shall not go on after an illegal move.
    pub(super) fn dismiss(&mut self) {
        self.engine = None;
    }

    fn ask<T>(
        &mut self,
        ask: impl FnOnce(&mut dyn Engine) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let Some(engine) = &mut self.engine else {
            return Err(super::fault::Kind::Crash.with("it had ended"));
        };
        let answer = ask(engine.as_mut());
        if answer.is_err() {
            self.dismiss();
        }
        answer
    }
}

fn open(command: &Command) -> Result<Box<dyn Engine>> {
    let mut conversation = Conversation::start(&command.words)?;
    let speaks_uci = match command.language {
        Some(language) => language == Language::Uci,
        None => hears_uci(&mut conversation),
    };
    if speaks_uci {
        // What was said while it was asked is said again: the options too.
        return Ok(Box::new(Uci::start(conversation, &command.options)?));
    }
    if command.language.is_none() {
        conversation = Conversation::start(&command.words)?;
    }
    let engine = XBoard::start(conversation, &command.options, command.clock_factor)?;
    Ok(Box::new(engine))
}

fn hears_uci(conversation: &mut Conversation) -> bool {
    conversation.say("uci").is_ok()
        && conversation
            .hear_until(PROBE, |line| (line == "uciok").then_some(()))
            .is_ok()
}
