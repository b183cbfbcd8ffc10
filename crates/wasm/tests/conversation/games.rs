//! Questions about games in PGN.

use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

#[wasm_bindgen_test]
fn the_games_of_a_text_are_listed() {
    let mut talk = Talk::new();
    assert_eq!(
        talk.ask(r#"{"call":"games","text":"[Event \"c\"]\n*\n\n{"}"#)
            .unwrap(),
        r#"{"games":[{"variant":null,"tags":[["Event","c"]],"error":null},{"variant":null,"tags":[],"error":{"code":"pgn-unclosed-comment","game":2,"line":4,"byte":15,"reason":"this comment is not closed","message":"game 2, line 4, byte 15: this comment is not closed"}}],"only":null}"#
    );
    assert_eq!(
        talk.ask(r#"{"call":"games","text":""}"#).unwrap(),
        r#"{"games":[],"only":null}"#
    );
}

#[wasm_bindgen_test]
fn a_game_that_is_alone_is_read_with_the_list() {
    let mut talk = Talk::new();
    let mut ask = |question: &str| talk.ask(question).unwrap();
    let listed = ask(r#"{"call":"games","text":"1. e4 *"}"#);
    let read = ask(r#"{"call":"pgn","text":"1. e4 *"}"#);
    assert!(listed.ends_with(&format!(r#""only":{read}}}"#)), "{listed}");
    let atomic = ask(r#"{"call":"games","text":"[Variant \"Atomic\"]\n\n1. e4 *"}"#);
    assert!(atomic.contains(r#""variant":"Atomic""#), "{atomic}");
    assert!(atomic.ends_with(r#""only":null}"#), "{atomic}");
}

#[wasm_bindgen_test]
fn a_game_is_read_with_its_annotations() {
    let text = "[A \\\"b\\\"] {start [%csl Ge4]} 1. e4! {[%cal Ge2e4][%clk 0:01:02.5] good} 1-0";
    let question = format!(r#"{{"call":"pgn","text":"{text}"}}"#);
    let mut talk = Talk::new();
    let start = talk.ask(r#"{"call":"legal"}"#).unwrap();
    let end = talk.ask(r#"{"call":"legal","moves":["e2e4"]}"#).unwrap();
    let moves = concat!(
        r#"{"before":"","comment":"start","nags":[],"arrows":[],"circles":[{"square":"e4","color":"green"}],"#,
        r#""commands":[],"clock_ms":null,"tags":[["A","b"]],"result":"1-0","start":"startpos","nodes":[{"parent":0,"uci":"e2e4","#,
        r#""san":"e4","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1","before":"","#,
        r#""comment":"good","nags":[1],"arrows":[{"from":"e2","to":"e4","color":"green"}],"circles":[],"#,
        r#""commands":[],"clock_ms":62500}],"unread":[],"variant":null,"#
    );
    assert_eq!(
        talk.ask(&question).unwrap(),
        format!(r#"{moves}"first":{start},"last":{end}}}"#)
    );
}

#[wasm_bindgen_test]
fn a_game_is_read_by_its_index() {
    let mut talk = Talk::new();
    let mut ask = |game: &str| {
        talk.ask(&format!(
            r#"{{"call":"pgn","text":"1. e4 * 1. d4 *","game":{game}}}"#
        ))
    };
    assert!(ask("1").unwrap().contains(r#""uci":"d2d4""#));
    assert!(
        ask("2")
            .unwrap_err()
            .contains(r#""code":"pgn-no-such-game""#)
    );
    assert!(ask("-1").unwrap_err().contains(r#""code":"invalid-field""#));
}
