//! Questions about games in PGN.

use js_sys::JSON;
use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

/// Two games, with everything that a node can have, and one that is broken.
const TEXT: &str = r#"[Event "A \"b\""]

{start [%csl Ge4]} 1. e4! {[%cal Ge2e4,Rd7d5][%clk 0:01:02.5] good} (1. {first} d4) e5 1-0

[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. Kd1 *

[Event "c"]
{
"#;

/// A question about a PGN.
fn about(call: &str, text: &str, more: &str) -> String {
    let text = String::from(JSON::stringify(&text.into()).unwrap());
    format!(r#"{{"call":"{call}","text":{text}{more}}}"#)
}

#[wasm_bindgen_test]
fn the_games_of_a_text_are_listed() {
    let error = "game 3, line 10, byte 174: the comment that begins here has no end";
    assert_eq!(
        Talk::new().ask(&about("games", TEXT, "")).unwrap(),
        [
            r#"{"games":[{"tags":[["Event","A \"b\""]],"error":null},"#,
            r#"{"tags":[["FEN","4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]],"error":null},"#,
            r#"{"tags":[["Event","c"]],"error":""#,
            error,
            r#""}]}"#
        ]
        .concat()
    );
    assert_eq!(
        Talk::new().ask(r#"{"call":"games","text":""}"#).unwrap(),
        r#"{"games":[]}"#
    );
}

#[wasm_bindgen_test]
fn a_game_is_read_with_all_that_is_said_about_it() {
    let expected = [
        r#"{"tags":[["Event","A \"b\""]],"result":"1-0","start":"startpos","before":"","comment":"start","nags":[],"#,
        r#""arrows":[],"circles":[{"square":"e4","color":"green"}],"clock_ms":null,"nodes":["#,
        r#"{"parent":0,"uci":"e2e4","san":"e4","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1","#,
        r#""before":"","comment":"good","nags":[1],"arrows":[{"from":"e2","to":"e4","color":"green"},"#,
        r#"{"from":"d7","to":"d5","color":"red"}],"circles":[],"clock_ms":62500},"#,
        r#"{"parent":0,"uci":"d2d4","san":"d4","fen":"rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1","#,
        r#""before":"first","comment":"","nags":[],"arrows":[],"circles":[],"clock_ms":null},"#,
        r#"{"parent":1,"uci":"e7e5","san":"e5","fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2","#,
        r#""before":"","comment":"","nags":[],"arrows":[],"circles":[],"clock_ms":null}]}"#,
    ];
    assert_eq!(
        Talk::new().ask(&about("pgn", TEXT, "")).unwrap(),
        expected.concat()
    );
}

#[wasm_bindgen_test]
fn a_game_is_read_by_its_number() {
    let talk = Talk::new();
    let second = talk.ask(&about("pgn", TEXT, r#","game":1"#)).unwrap();
    let start = r#""start":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1""#;
    assert!(second.contains(start), "{second}");
    for (more, sentence) in [
        (
            r#","game":2"#,
            "game 3, line 10, byte 174: the comment that begins here has no end",
        ),
        (r#","game":3"#, "there is no game 4: the last is 3"),
        (
            r#","game":-1"#,
            "the field 'game' is no whole number from 0 on",
        ),
        (
            r#","game":0.5"#,
            "the field 'game' is no whole number from 0 on",
        ),
        (
            r#","game":1e300"#,
            "the field 'game' is no whole number from 0 on",
        ),
        (
            r#","game":"1""#,
            "the field 'game' is no whole number from 0 on",
        ),
    ] {
        assert_eq!(
            talk.ask(&about("pgn", TEXT, more)),
            Err(sentence.to_owned())
        );
    }
}

#[wasm_bindgen_test]
fn what_was_read_is_written_and_read_again() {
    let talk = Talk::new();
    for number in 0..2 {
        let more = format!(r#","game":{number}"#);
        let game = talk.ask(&about("pgn", TEXT, &more)).unwrap();
        let question = game.replacen('{', r#"{"call":"writePgn","#, 1);
        let answer = JSON::parse(&talk.ask(&question).unwrap()).unwrap();
        let text = js_sys::Reflect::get(&answer, &"text".into()).unwrap();
        let again = talk.ask(&about("pgn", &text.as_string().unwrap(), ""));
        let moves = |game: &str| game.split_once(r#","result""#).unwrap().1.to_owned();
        assert_eq!(moves(&again.unwrap()), moves(&game));
    }
}

#[wasm_bindgen_test]
fn a_game_that_is_written_needs_little() {
    let talk = Talk::new();
    let roster = r#"[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"#;
    assert_eq!(
        talk.ask(r#"{"call":"writePgn"}"#).unwrap(),
        format!(r#"{{"text":"{roster}[Result \"*\"]\n\n*\n"}}"#)
    );
    let question = r#"{"call":"writePgn","result":"1/2-1/2","comment":null,"nodes":[
        {"parent":0,"uci":"e2e4"},{"parent":1,"uci":"e7e5","clock_ms":null},{"parent":0,"uci":"d2d4","nags":[1]}]}"#;
    assert_eq!(
        talk.ask(question).unwrap(),
        format!(
            r#"{{"text":"{roster}[Result \"1/2-1/2\"]\n\n1. e4 (1. d4 $1) 1... e5 1/2-1/2\n"}}"#
        )
    );
}

#[wasm_bindgen_test]
fn what_is_wrong_with_a_game_to_be_written_is_said() {
    let talk = Talk::new();
    for (fields, sentence) in [
        (
            r#""result":"won""#,
            "the field 'result' is neither 1-0, 0-1, 1/2-1/2 nor *",
        ),
        (r#""result":7"#, "the field 'result' is no text"),
        (r#""start":"x y""#, "the placement has 1 ranks instead of 8"),
        (r#""tags":7"#, "the field 'tags' is no array"),
        (
            r#""tags":[["a"]]"#,
            "the field 'tags' is no array of pairs of texts",
        ),
        (
            r#""tags":[["a",7]]"#,
            "the field 'tags' is no array of pairs of texts",
        ),
        (r#""nodes":{}"#, "the field 'nodes' is no array"),
        (r#""nodes":[7]"#, "node 1: the field 'uci' is no text"),
        (
            r#""nodes":[{"uci":"e2e4"},{"parent":2,"uci":"e7e5"}]"#,
            "node 2: the field 'parent' is no earlier node",
        ),
        (
            r#""nodes":[{"uci":"e2e4"},{"parent":1,"uci":"e2e4"}]"#,
            "node 2: e2e4 is illegal in this position",
        ),
        (
            r#""nodes":[{"uci":"e2e4","nags":[256]}]"#,
            "node 1: the field 'nags' is no array of numbers up to 255",
        ),
        (
            r#""arrows":[{"from":"e2","to":"e9","color":"red"}]"#,
            "'e9' is no square from a1 to h8",
        ),
        (
            r#""circles":[{"square":"e2","color":"pink"}]"#,
            "the field 'color' is none of green, red, yellow, blue",
        ),
        (r#""circles":[7]"#, "the field 'color' is no text"),
    ] {
        let question = format!(r#"{{"call":"writePgn",{fields}}}"#);
        assert_eq!(talk.ask(&question), Err(sentence.to_owned()), "{fields}");
    }
}
