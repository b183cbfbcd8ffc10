//! What a session says wherever it lives; `node.rs` and `worker.rs` say where.

use std::{cell::RefCell, rc::Rc};

use js_sys::{Function, Reflect};
use wasm::Session;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_test::wasm_bindgen_test;

mod games;
#[cfg(feature = "inside")]
mod inside;
mod questions;

/// A session and the lines that it has said.
struct Talk {
    session: Session,
    lines: Rc<RefCell<Vec<String>>>,
    /// Kept as long as the session calls it.
    _sink: Closure<dyn FnMut(String)>,
}

impl Talk {
    fn new() -> Talk {
        let lines = Rc::new(RefCell::new(Vec::new()));
        let heard = Rc::clone(&lines);
        let sink = Closure::new(move |line| heard.borrow_mut().push(line));
        let clock = Reflect::get(&js_sys::global(), &"performance".into()).unwrap();
        let take = sink.as_ref().clone().unchecked_into::<Function>();
        let session = Session::new(take, clock.unchecked_into());
        Talk {
            session,
            lines,
            _sink: sink,
        }
    }

    /// The lines that answer a question, or the sentence that it is refused with.
    fn ask(&self, question: &str) -> Result<Vec<String>, String> {
        let answer = self.session.ask(question);
        match answer.strip_prefix('!') {
            Some(sentence) => Err(sentence.to_owned()),
            None => Ok(answer.lines().map(str::to_owned).collect()),
        }
    }
}

#[wasm_bindgen_test]
fn it_is_silent_until_spoken_to() {
    let mut talk = Talk::new();
    assert!(!talk.session.think(10.0));
    assert!(talk.lines.borrow().is_empty());
    talk.session.receive("isready");
    assert_eq!(*talk.lines.borrow(), ["readyok"]);
}

#[wasm_bindgen_test]
fn a_search_goes_on_slice_by_slice() {
    let mut talk = Talk::new();
    talk.session.receive("setoption name Engine value Classic");
    talk.session.receive("setoption name TableBits value 16");
    talk.session.receive("position startpos");
    talk.session.receive("go nodes 30000");
    let mut slices = 1;
    while talk.session.think(1.0) {
        slices += 1;
    }
    assert!(slices > 1, "all in one slice");
    let lines = talk.lines.borrow();
    // The count of the original at this size of table.
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("info depth 5 nodes 77073 score cp 14 pv c2c4")),
        "{lines:?}"
    );
    assert!(
        lines.last().unwrap().starts_with("bestmove c2c4"),
        "{lines:?}"
    );
}

#[wasm_bindgen_test]
fn modern_thinks_unless_told_otherwise() {
    let mut talk = Talk::new();
    talk.session.receive("go depth 9");
    while talk.session.think(1.0) {}
    let lines = talk.lines.borrow();
    let depth = |line: &&String| line.starts_with("info depth 9 seldepth ");
    let last = lines.iter().rev().find(depth).unwrap();
    assert!(last.contains(" multipv 1 score cp "), "{last}");
    assert!(last.contains(" hashfull "), "{last}");
}

#[wasm_bindgen_test]
fn stop_ends_a_search_without_end() {
    let mut talk = Talk::new();
    talk.session.receive("go infinite");
    assert!(talk.session.think(1.0));
    talk.session.receive("stop");
    assert!(!talk.session.think(1.0));
    assert!(talk.lines.borrow().last().unwrap().starts_with("bestmove "));
}

#[wasm_bindgen_test]
fn quit_is_the_end() {
    let mut talk = Talk::new();
    assert!(!talk.session.is_over());
    talk.session.receive("quit");
    assert!(talk.session.is_over());
}
