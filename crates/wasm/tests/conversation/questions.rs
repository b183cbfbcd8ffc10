//! Questions about a position.

use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

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
    assert_eq!(talk.ask(r#"{"call":"san"}"#).unwrap(), r#"{"san":[]}"#);
    assert_eq!(
        talk.ask(r#"{"call":"fen","fen":"4k3/8/8/8/8/8/8/4K3 w"}"#)
            .unwrap(),
        r#"{"fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1"}"#
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
        ("", "the field 'call' is no text"),
        ("7", "the field 'call' is no text"),
        ("null", "the field 'call' is no text"),
        (r#"["call","legal"]"#, "the field 'call' is no text"),
        (r#"{"call":null}"#, "the field 'call' is no text"),
        ("{}", "the field 'call' is no text"),
        (r#"{"call":"fly"}"#, "there is no call 'fly'"),
        (
            r#"{"call":"legal","start":7}"#,
            "the field 'start' is no text",
        ),
        (
            r#"{"call":"legal","moves":"e2e4"}"#,
            "the field 'moves' is no array",
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
        (
            r#"{"call":"san","line":["e2e4",7]}"#,
            "the field 'line' is no array of texts",
        ),
    ] {
        assert_eq!(talk.ask(question), Err(sentence.to_owned()), "{question}");
    }
    assert!(talk.ask(r#"{"call":"fen","fen":"8/8"}"#).is_err());
    assert!(talk.ask(r#"{"call":"legal","start":"8/8"}"#).is_err());
}

#[wasm_bindgen_test]
fn a_question_may_have_fields_that_nobody_asks_for() {
    let question = r#"{"id":"}]:,\\","a":[{"call":"fly"},["moves"]],"call":"fen","":{},
        "fen":"4k3\/8\/8\/8\/8\/8\/8\/4K3\t\u0077","start":"8/8"}"#;
    assert_eq!(
        Talk::new().ask(question).unwrap(),
        r#"{"fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1"}"#
    );
}

#[wasm_bindgen_test]
fn a_question_that_is_no_json_gets_a_sentence() {
    let talk = Talk::new();
    let whole = r#"{"call":"play","start":"startpos","moves":["e2e4","\ud800"],"move":"e5é"}"#;
    for end in (0..=whole.len()).filter(|&end| whole.is_char_boundary(end)) {
        assert!(talk.ask(&whole[..end]).is_err(), "{}", &whole[..end]);
        let _ = talk.ask(&whole[end..]); // it does not trap
    }
    for question in [
        "\"",
        "{\"",
        "{\"call\":\"",
        "{\"call\":\"\\",
        "{:}",
        "{,}",
        "}{",
        "é",
    ] {
        assert!(talk.ask(question).is_err(), "{question}");
    }
}

#[wasm_bindgen_test]
fn seeds_differ() {
    let talk = Talk::new();
    let seeds = [(); 4].map(|()| talk.ask(r#"{"call":"seed"}"#).unwrap());
    assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
}

#[wasm_bindgen_test]
fn the_side_with_mating_material_is_named() {
    let legal = Talk::new()
        .ask(r#"{"call":"legal","start":"4k3/8/8/8/8/8/8/4K2R w - - 0 1"}"#)
        .unwrap();
    assert!(
        legal.ends_with(r#","mating":{"white":true,"black":false}}"#),
        "{legal}"
    );
}

#[wasm_bindgen_test]
fn premoves_are_those_of_the_side_that_waits() {
    let answer = Talk::new()
        .ask(r#"{"call":"premoves","start":"7k/P7/8/8/8/8/8/K7 b - - 0 1"}"#)
        .unwrap();
    let premoves = answer.matches(r#""san":"","from":"a"#).count();
    assert_eq!(premoves, 11, "{answer}");
    let expected =
        r#"{"uci":"a7b8n","san":"","from":"a7","to":"b8","promotion":"n","capture":false}"#;
    assert!(answer.contains(expected), "{answer}");
}

#[wasm_bindgen_test]
fn the_engines_are_offered_with_the_rules_of_their_levels() {
    let answer = Talk::new().ask(r#"{"call":"engines"}"#).unwrap();
    let start =
        r#"{"engines":[{"name":"Classic","lines":1,"levels":[{"level":1,"nodes":300},{"level":2,"#;
    assert!(answer.starts_with(start), "{answer}");
    assert!(
        answer.ends_with(r#"{"level":8,"nodes":1000000}]}]}"#),
        "{answer}"
    );
}

#[wasm_bindgen_test]
fn the_table_fills_while_the_engine_thinks() {
    let mut talk = Talk::new();
    assert_eq!(
        talk.ask(r#"{"call":"table"}"#).unwrap(),
        r#"{"slots":0,"used":0}"#
    );
    talk.session.receive("setoption name TableBits value 12");
    talk.session.receive("go infinite");
    while talk.session.think(1.0) {
        let answer = talk.ask(r#"{"call":"table"}"#).unwrap();
        let used = answer.strip_prefix(r#"{"slots":4096,"used":"#).unwrap();
        let used: u32 = used.trim_end_matches('}').parse().unwrap();
        if used > 3_000 {
            return;
        }
    }
    panic!("the search ended before the table was full");
}
