//! Conversations between an interface and a session: the scripts of `data/transcripts`.
//!
//! A script begins with `--- its name ---`. The lines above the first script are run at the
//! beginning of each. In a script
//!
//! ```text
//! # …          is a comment
//! > go depth 3 sends a line; {nul} in it is a NUL, {ab*1000} a thousand times ab
//! < readyok    expects this line next; the session thinks until it prints a line
//! < info … pv  … in a line matches any text
//! < …          matches any number of lines
//! <! readyok   expects the line without thinking
//! ~ 500        advances the clock by 500 ms
//! = thinking   checks that a go is not answered yet
//! = waiting    the same, and that the session needs more input to answer it
//! = idle       checks that every go is answered
//! = over       checks that the session has ended
//! = closed     ends the input
//! ```
//!
//! Files are read from `tests/data`. The session must not print unexpected lines. The clock advances by a
//! millisecond each time it is read.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use protocol::{FrontEnd, Hooks};

const SLICE_MS: f64 = 10.0;

#[test]
fn transcripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/transcripts");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no transcripts were found");
    let failures: Vec<String> = files.iter().flat_map(|file| run_file(file)).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Runs the scripts of a file and returns the failures with their places.
fn run_file(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let mut failures = Vec::new();
    let preamble = text.lines().take_while(|line| !line.starts_with("--- "));
    let mut talk = None;
    for (index, line) in text.lines().enumerate() {
        let heading = line
            .strip_prefix("--- ")
            .and_then(|line| line.strip_suffix(" ---"));
        let outcome = match (heading, &mut talk) {
            (Some(name), talk) => {
                let end = talk.as_mut().map_or(Ok(()), Talk::end);
                let mut next = Talk::new(name);
                let begun = preamble.clone().try_for_each(|line| next.follow(line));
                *talk = Some(next);
                end.and(begun)
            }
            (None, Some(talk)) if !talk.failed => talk.follow(line),
            _ => Ok(()),
        };
        if let Err(failure) = outcome {
            failures.push(format!("{}:{}: {failure}", file.display(), index + 1));
        }
    }
    let end = talk.expect("a script must begin with its name").end();
    failures.extend(
        end.err()
            .map(|failure| format!("{}: {failure}", file.display())),
    );
    failures
}

/// A running script.
struct Talk {
    name: String,
    session: FrontEnd,
    clock_ms: Rc<Cell<f64>>,
    said: Rc<RefCell<VecDeque<String>>>,
    /// Whether any number of lines may come before the next expected line.
    skips: bool,
    failed: bool,
}

impl Talk {
    fn new(name: &str) -> Talk {
        let clock_ms = Rc::new(Cell::new(0.0));
        let said = Rc::new(RefCell::new(VecDeque::new()));
        let (clock, sink) = (Rc::clone(&clock_ms), Rc::clone(&said));
        let hooks = Hooks {
            clock_ms: Box::new(move || {
                clock.set(clock.get() + 1.0);
                clock.get()
            }),
            seed: Box::new(|| 7),
            line: Box::new(move |line| sink.borrow_mut().push_back(line.to_owned())),
        };
        let session = FrontEnd::with_files(hooks, Box::new(read_file), None);
        Talk {
            name: name.to_owned(),
            session: session.expect("no file is read at the start"),
            clock_ms,
            said,
            skips: false,
            failed: false,
        }
    }

    fn follow(&mut self, line: &str) -> Result<(), String> {
        let (sign, text) = line.split_once(' ').unwrap_or((line, ""));
        let outcome = match (sign, text) {
            ("" | "#", _) => Ok(()),
            (">", text) => {
                self.session.receive(&expand(text));
                Ok(())
            }
            ("<", "…") => {
                self.skips = true;
                Ok(())
            }
            ("<", pattern) => self.expect(pattern, true),
            ("<!", pattern) => self.expect(pattern, false),
            ("~", pause_ms) => {
                self.clock_ms
                    .set(self.clock_ms.get() + pause_ms.parse::<f64>().unwrap());
                Ok(())
            }
            ("=", state) => self.check(state),
            _ => Err(format!("{line:?} is not a line of a script")),
        };
        self.failed = outcome.is_err();
        outcome.map_err(|failure| format!("{}: {failure}", self.name))
    }

    fn expect(&mut self, pattern: &str, may_think: bool) -> Result<(), String> {
        let skips = std::mem::take(&mut self.skips);
        loop {
            match self.next_line(may_think) {
                Some(line) if matches(pattern, &line) => return Ok(()),
                Some(_) if skips => {}
                Some(line) => return Err(format!("expected {pattern:?}, got {line:?}")),
                None => return Err(format!("expected {pattern:?}, got nothing more")),
            }
        }
    }

    fn next_line(&mut self, may_think: bool) -> Option<String> {
        loop {
            let line = self.said.borrow_mut().pop_front();
            if line.is_some() || !may_think || !self.session.think(SLICE_MS) {
                return line.or_else(|| self.said.borrow_mut().pop_front());
            }
        }
    }

    fn check(&mut self, state: &str) -> Result<(), String> {
        match state {
            "closed" => self.session.close(),
            "over" if self.session.is_over() => {}
            "idle" if !self.session.is_thinking() => {}
            "thinking" if self.session.is_thinking() => {}
            "waiting" if !self.session.think(SLICE_MS) && self.session.is_thinking() => {
                return self.expect_silence();
            }
            _ => return Err(format!("the session is not {state}")),
        }
        Ok(())
    }

    fn expect_silence(&mut self) -> Result<(), String> {
        let skips = std::mem::take(&mut self.skips);
        match self.said.borrow_mut().drain(..).next() {
            Some(line) if !skips => Err(format!("expected nothing, got {line:?}")),
            _ => Ok(()),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        if self.failed {
            return Ok(());
        }
        while !self.skips && self.session.think(SLICE_MS) {}
        let silence = self.expect_silence();
        silence.map_err(|failure| format!("{}: at its end: {failure}", self.name))
    }
}

/// Reads a file from `tests/data`.
fn read_file(path: &str) -> Result<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data");
    fs::read_to_string(folder.join(path)).map_err(|_| "the file does not exist".to_owned())
}

/// Replaces `{nul}` and `{text*count}`.
fn expand(text: &str) -> String {
    let Some((before, rest)) = text.split_once('{') else {
        return text.to_owned();
    };
    let (inside, after) = rest.split_once('}').expect("a brace must be closed");
    let middle = match inside.rsplit_once('*') {
        Some((text, count)) => text.repeat(count.parse().expect("a count must follow the star")),
        None => "\0".to_owned(),
    };
    format!("{before}{middle}{}", expand(after))
}

/// Whether a line matches a pattern, in which `…` matches any text.
fn matches(pattern: &str, line: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('…') else {
        return pattern == line;
    };
    let Some(mut line) = line.strip_prefix(first) else {
        return false;
    };
    let mut parts: Vec<&str> = rest.split('…').collect();
    let last = parts.pop().unwrap_or_default();
    for part in parts {
        match line.split_once(part) {
            Some((_, after)) => line = after,
            None => return false,
        }
    }
    line.ends_with(last)
}
