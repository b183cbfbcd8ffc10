//! Questions about a position.

use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

#[wasm_bindgen_test]
fn questions_about_a_position() {
    let mut talk = Talk::new();
    for (question, answer) in [
        (
            r#"{"call":"play","moves":["e2e4"],"move":"Nf6"}"#,
            r#"{"uci":"g8f6","san":"Nf6"}"#,
        ),
        (
            r#"{"call":"san","line":["e2e4","e2e4"]}"#,
            r#"{"san":["e4"]}"#,
        ),
        (r#"{"call":"san"}"#, r#"{"san":[]}"#),
        (
            r#"{"call":"outcome","moves":["f2f3","e7e5","g2g4","d8h4"]}"#,
            r#"{"outcome":{"result":"0-1","reason":"checkmate","winner":"black","text":"checkmate, black wins"},"claim":null}"#,
        ),
    ] {
        assert_eq!(talk.ask(question).unwrap(), answer, "{question}");
    }
}

#[wasm_bindgen_test]
fn legal_moves_come_with_their_position() {
    let mut talk = Talk::new();
    let answer = talk
        .ask(r#"{"call":"legal","start":"k7/8/1K6/8/8/8/8/2Q5 b - - 0 1"}"#)
        .unwrap();
    assert_eq!(
        answer,
        concat!(
            r#"{"outcome":null,"claim":null,"fen":"k7/8/1K6/8/8/8/8/2Q5 b - - 0 1","#,
            r#""placement":{"c1":"Q","b6":"K","a8":"k"},"hands":null,"turn":"black","check":false,"#,
            r#""ply":0,"legal":[{"uci":"a8b8","san":"Kb8","from":"a8","to":"b8","promotion":null,"capture":false}],"#,
            r#""mating":{"white":true,"black":false}}"#
        )
    );
}

#[wasm_bindgen_test]
fn invalid_questions_are_refused_with_a_code() {
    let mut talk = Talk::new();
    for (question, error) in [
        (
            "{}",
            r#"{"code":"invalid-field","name":"call","expected":"a string","message":"the field 'call' must be a string"}"#,
        ),
        (
            r#"{"call":"fen","fen":"8/8 w"}"#,
            r#"{"code":"fen-rank-count","ranks":2,"message":"the placement has 2 ranks instead of 8"}"#,
        ),
        (
            r#"{"call":"legal","moves":["e2e4","e2e5"]}"#,
            r#"{"code":"illegal-move","found":"'e2e5'","example":null,"ply":2,"reason":"'e2e5' is illegal in this position","message":"move 2: 'e2e5' is illegal in this position"}"#,
        ),
    ] {
        assert_eq!(talk.ask(question), Err(error.to_owned()), "{question}");
    }
}

#[wasm_bindgen_test]
fn no_question_traps() {
    let mut talk = Talk::new();
    let values = [
        "null",
        "7",
        "-1",
        "\"\"",
        "\"é\"",
        "\"startpos\"",
        "[]",
        "[7]",
        "[\"e2e4\",\"é\"]",
        "{}",
    ];
    let calls = [
        "legal", "premoves", "play", "san", "outcome", "fen", "seed", "engines", "table", "games",
        "pgn", "evaluate", "stepTo", "node", "children", "?", "é",
    ];
    let names = [
        "start", "moves", "move", "line", "fen", "text", "game", "search", "ask",
    ];
    for call in calls {
        for name in names {
            for value in values {
                let _ = talk.ask(&format!(r#"{{"call":"{call}","{name}":{value}}}"#));
            }
        }
    }
    for value in values {
        let _ = talk.ask(value);
    }
}

#[wasm_bindgen_test]
fn seeds_differ() {
    let mut talk = Talk::new();
    let seeds = [(); 4].map(|()| talk.ask(r#"{"call":"seed"}"#).unwrap());
    assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
}

#[wasm_bindgen_test]
fn premoves_are_those_of_the_waiting_side() {
    let answer = Talk::new()
        .ask(r#"{"call":"premoves","start":"7k/P7/8/8/8/8/8/K7 b - - 0 1"}"#)
        .unwrap();
    assert_eq!(answer.matches(r#""from":"a"#).count(), 11);
    assert!(answer.contains(r#""uci":"a7b8n""#), "{answer}");
}

#[wasm_bindgen_test]
fn engines_are_listed_with_their_levels() {
    let answer = Talk::new().ask(r#"{"call":"engines"}"#).unwrap();
    assert!(answer.contains(
        r#"{"name":"Classic","lines":1,"levels":[{"level":1,"nodes":300,"depth":null,"people":null,"elo":null}"#
    ));
    assert_eq!(answer.matches(r#""level":"#).count(), 16);
}

#[wasm_bindgen_test]
fn the_table_fills_during_a_search() {
    let mut talk = Talk::new();
    let usage = |talk: &mut Talk| talk.ask(r#"{"call":"table"}"#).unwrap();
    assert_eq!(usage(&mut talk), r#"{"slots":0,"used":0}"#);
    talk.session.receive("setoption name Engine value Classic");
    talk.session.receive("setoption name TableBits value 12");
    talk.session.receive("go infinite");
    while talk.session.think(1.0) {
        let answer = usage(&mut talk);
        let used = answer.strip_prefix(r#"{"slots":4096,"used":"#).unwrap();
        if used.trim_end_matches('}').parse::<u32>().unwrap() > 3_000 {
            return;
        }
    }
    panic!("the search ended before the table was full");
}
