//! Tests of a session, which `node.rs` and `worker.rs` run in Node and in a browser's worker.

use std::{cell::RefCell, rc::Rc};

use js_sys::{Function, JSON, Reflect};
use wasm::Session;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_test::wasm_bindgen_test;

mod games;
#[cfg(feature = "inside")]
mod inside;
mod questions;

/// A session and its lines of output.
struct Talk {
    session: Session,
    lines: Rc<RefCell<Vec<String>>>,
    /// Keeps alive the function that the session calls.
    _sink: Closure<dyn FnMut(String)>,
}

impl Talk {
    fn new() -> Talk {
        let lines = Rc::new(RefCell::new(Vec::new()));
        let output = Rc::clone(&lines);
        let sink = Closure::new(move |line| output.borrow_mut().push(line));
        let clock = Reflect::get(&js_sys::global(), &"performance".into()).unwrap();
        let take = sink.as_ref().clone().unchecked_into::<Function>();
        let session = Session::new(take, clock.unchecked_into());
        Talk {
            session,
            lines,
            _sink: sink,
        }
    }

    /// The result or the error of a question; all three are JSON.
    fn ask(&mut self, question: &str) -> Result<String, String> {
        let question = JSON::parse(question).unwrap();
        let text = |value: JsValue| String::from(JSON::stringify(&value).unwrap());
        self.session.ask(&question).map(text).map_err(text)
    }
}

#[wasm_bindgen_test]
fn it_writes_nothing_unasked() {
    let mut talk = Talk::new();
    assert!(!talk.session.think(10.0));
    assert!(talk.lines.borrow().is_empty());
    talk.session.receive("isready");
    assert_eq!(*talk.lines.borrow(), ["readyok"]);
}

#[wasm_bindgen_test]
fn a_search_runs_in_slices() {
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
    // The node count of the original with this table size.
    assert!(
        lines.iter().any(|line| line.starts_with("info depth 5 ")
            && line.contains(" score cp 14 nodes 77073 ")
            && line.contains(" pv c2c4")),
        "{lines:?}"
    );
    assert!(
        lines.last().unwrap().starts_with("bestmove c2c4"),
        "{lines:?}"
    );
}

#[wasm_bindgen_test]
fn modern_is_the_default() {
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
fn stop_ends_an_infinite_search() {
    let mut talk = Talk::new();
    talk.session.receive("go infinite");
    assert!(talk.session.think(1.0));
    talk.session.receive("stop");
    assert!(!talk.session.think(1.0));
    assert!(talk.lines.borrow().last().unwrap().starts_with("bestmove "));
}

#[wasm_bindgen_test]
fn quit_ends_the_session() {
    let mut talk = Talk::new();
    assert!(!talk.session.is_over());
    talk.session.receive("quit");
    assert!(talk.session.is_over());
}
