use std::cell::{Cell, RefCell};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::Instant;

use protocol::{FrontEnd, Hooks};

use crate::variants::read_games_file;

/// The time that the session thinks before it checks for input, in milliseconds.
const SLICE_MS: f64 = 2.0;
/// The number of lines that are read ahead.
const LINES_AHEAD: usize = 1024;
/// The longest line in bytes; the rest of a longer line is discarded.
const LONGEST_LINE: u64 = 8 << 20;

/// Serves UCI, or the `XBoard` protocol on request, until `quit`, the end of the input, or until
/// the output is closed. The games of a file can be selected from the start.
pub fn uci(
    input: impl BufRead + Send + 'static,
    output: impl Write + 'static,
    variant_file: Option<&str>,
) -> io::Result<()> {
    let (sender, lines) = sync_channel(LINES_AHEAD);
    // The thread may wait for input forever; the process does not wait for it.
    thread::spawn(move || send_lines(input, &sender));
    let failure = Rc::new(Cell::new(None));
    let hooks = hooks(output, Rc::clone(&failure));
    let read = |path: &str| read_games_file(path).map_err(|error| error.to_string());
    let session = FrontEnd::with_files(hooks, Box::new(read), variant_file);
    let mut session = session.map_err(io::Error::other)?;
    while !session.is_over() {
        listen(&mut session, &lines);
        if let Some(error) = failure.take() {
            return Err(error);
        }
    }
    Ok(())
}

/// Thinks for a slice and passes on any lines received meanwhile; without work, waits for a line.
fn listen(session: &mut FrontEnd, lines: &Receiver<String>) {
    if !session.think(SLICE_MS) && !session.is_over() {
        return match lines.recv() {
            Ok(line) => session.receive(&line),
            Err(_) => session.close(),
        };
    }
    loop {
        match lines.try_recv() {
            Ok(line) => session.receive(&line),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => return session.close(),
        }
    }
}

fn hooks(output: impl Write + 'static, failure: Rc<Cell<Option<io::Error>>>) -> Hooks {
    let begun = Instant::now();
    let output = RefCell::new(output);
    Hooks {
        clock_ms: Box::new(move || begun.elapsed().as_secs_f64() * 1000.0),
        // The keys of hash maps are the standard library's only source of randomness.
        seed: Box::new(|| RandomState::new().build_hasher().finish()),
        line: Box::new(move |line| {
            let mut output = output.borrow_mut();
            if let Err(error) = writeln!(output, "{line}").and_then(|()| output.flush()) {
                failure.set(Some(error));
            }
        }),
    }
}

/// Sends lines until the input ends or fails, or the receiver is gone.
fn send_lines(mut input: impl BufRead, sender: &SyncSender<String>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut bytes)
        {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        if bytes.last() != Some(&b'\n') && input.skip_until(b'\n').is_err() {
            return;
        }
        if sender
            .send(String::from_utf8_lossy(&bytes).into_owned())
            .is_err()
        {
            return;
        }
    }
}
