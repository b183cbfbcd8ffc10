//! What a session says wherever it lives; `node.rs` and `worker.rs` say where.

use std::{cell::RefCell, rc::Rc};

use js_sys::JSON;
use wasm::Session;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_test::wasm_bindgen_test;

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
        let session = Session::new(sink.as_ref().clone().unchecked_into::<js_sys::Function>());
        Talk {
            session,
            lines,
            _sink: sink,
        }
    }

    /// The answer to a question in JSON, or the sentence of the error.
    fn ask(&self, question: &str) -> Result<String, String> {
        let question = JSON::parse(question).unwrap();
        let answer = self.session.ask(&question).map_err(|error| {
            let error: js_sys::Error = wasm_bindgen::JsValue::from(error).unchecked_into();
            String::from(error.message())
        })?;
        Ok(JSON::stringify(&answer).unwrap().into())
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

#[wasm_bindgen_test]
fn questions_about_a_position() {
    let talk = Talk::new();
    assert_eq!(
        talk.ask(r#"{"call":"play","moves":["e2e4"],"move":"Nf6"}"#)
            .unwrap(),
        r#"{"uci":"g8f6","san":"Nf6"}"#
    );
    assert_eq!(
        talk.ask(r#"{"call":"outcome","moves":["f2f3","e7e5","g2g4","d8h4"]}"#)
            .unwrap(),
        r#"{"outcome":{"result":"0-1","reason":"checkmate","winner":"black","text":"checkmate, black wins"},"claim":null}"#
    );
    let legal = talk
        .ask(r#"{"call":"legal","start":"k7/8/1K6/8/8/8/8/2Q5 b - - 0 1"}"#)
        .unwrap();
    let expected =
        r#"{"uci":"a8b8","san":"Kb8","from":"a8","to":"b8","promotion":null,"capture":false}"#;
    assert!(legal.contains(expected), "{legal}");
    assert_eq!(
        talk.ask(r#"{"call":"san","line":["e2e4","e2e4"]}"#)
            .unwrap(),
        r#"{"san":["e4"]}"#
    );
    assert_eq!(
        talk.ask(r#"{"call":"evaluate"}"#).unwrap(),
        r#"{"score":0}"#
    );
}

#[wasm_bindgen_test]
fn en_passant_is_a_capture() {
    let legal = Talk::new()
        .ask(r#"{"call":"legal","moves":["e2e4","a7a6","e4e5","d7d5"]}"#)
        .unwrap();
    let expected =
        r#"{"uci":"e5d6","san":"exd6","from":"e5","to":"d6","promotion":null,"capture":true}"#;
    assert!(legal.contains(expected), "{legal}");
}

#[wasm_bindgen_test]
fn a_third_repetition_may_be_claimed() {
    let moves = [r#""g1f3","g8f6","f3g1","f6g8""#; 2].join(",");
    let answer = Talk::new()
        .ask(&format!(r#"{{"call":"outcome","moves":[{moves}]}}"#))
        .unwrap();
    assert_eq!(answer, r#"{"outcome":null,"claim":"threefold-repetition"}"#);
}

#[wasm_bindgen_test]
fn wrong_questions_get_a_sentence() {
    let talk = Talk::new();
    for (question, sentence) in [
        ("7", "the question is no object"),
        ("null", "the question is no object"),
        ("{}", "the field 'call' is no text"),
        (r#"{"call":"fly"}"#, "there is no call 'fly'"),
        (
            r#"{"call":"legal","start":7}"#,
            "the field 'start' is no text",
        ),
        (
            r#"{"call":"legal","moves":"e2e4"}"#,
            "the field 'moves' is no array of texts",
        ),
        (
            r#"{"call":"legal","moves":["e2e4",7]}"#,
            "the field 'moves' is no array of texts",
        ),
        (
            r#"{"call":"legal","moves":["e2e4","e2e5"]}"#,
            "move 2: e2e5 is illegal in this position",
        ),
        (r#"{"call":"play"}"#, "the field 'move' is no text"),
        (r#"{"call":"san"}"#, "the field 'line' is no array of texts"),
    ] {
        assert_eq!(talk.ask(question), Err(sentence.to_owned()), "{question}");
    }
    assert!(talk.ask(r#"{"call":"fen","fen":"8/8"}"#).is_err());
    assert!(talk.ask(r#"{"call":"legal","start":"8/8"}"#).is_err());
}

#[wasm_bindgen_test]
fn seeds_differ() {
    let talk = Talk::new();
    let seeds = [(); 4].map(|()| talk.ask(r#"{"call":"seed"}"#).unwrap());
    assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
}
