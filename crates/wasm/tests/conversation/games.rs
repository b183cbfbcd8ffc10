//! Questions about games in PGN.

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

#[wasm_bindgen_test]
fn the_games_of_a_text_are_listed() {
    let talk = Talk::new();
    let expected = [
        r#"Event A "b""#,
        "=",
        "FEN 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "=",
        "Event c",
        "=game 3, line 10, byte 174: this comment is not closed",
    ];
    assert_eq!(talk.ask(&format!("gstartpos\n\n{TEXT}")).unwrap(), expected);
    assert!(talk.ask("gstartpos\n\n").unwrap().is_empty());
    // No line of an answer is cut by a tag.
    let cut = talk.ask("gstartpos\n\n[A \"b\nc\"] *").unwrap();
    assert_eq!(cut.len(), 1);
    assert!(cut[0].starts_with("=game 1, line 1, byte 0: "), "{cut:?}");
}

#[wasm_bindgen_test]
fn a_game_is_read_with_all_that_is_said_about_it() {
    let expected = [
        r#"Event A "b""#,
        "=1-0",
        "0   rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "",
        "start",
        "ge4 ",
        "0 e2e4 e4 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "",
        "good",
        "$1 ge2e4 rd7d5 62500",
        "0 d2d4 d4 rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1",
        "first",
        "",
        "",
        "1 e7e5 e5 rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
        "",
        "",
        "",
    ];
    let question = format!("rstartpos\n\n0\n{TEXT}");
    assert_eq!(Talk::new().ask(&question).unwrap(), expected);
}

#[wasm_bindgen_test]
fn a_game_is_read_by_its_number() {
    let talk = Talk::new();
    let ask = |number: &str| talk.ask(&format!("rstartpos\n\n{number}\n{TEXT}"));
    let second = ask("1").unwrap();
    assert_eq!(second[2], "0   4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let broken = "game 3, line 10, byte 174: this comment is not closed";
    assert_eq!(ask("2"), Err(broken.to_owned()));
    assert_eq!(
        ask("3"),
        Err("there is no game 4: the last is 3".to_owned())
    );
    assert!(ask("-1").is_err());
}
