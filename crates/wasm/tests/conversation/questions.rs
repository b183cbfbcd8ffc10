//! Questions about a position.

use wasm_bindgen_test::wasm_bindgen_test;

use super::Talk;

#[wasm_bindgen_test]
fn questions_about_a_position() {
    let talk = Talk::new();
    for (question, answer) in [
        ("pstartpos\ne2e4\nNf6", &["g8f6 Nf6"][..]),
        ("sstartpos\n\ne2e4 e2e4", &["e4"]),
        ("sstartpos\n\n", &[]),
    ] {
        assert_eq!(talk.ask(question).unwrap(), answer, "{question}");
    }
}

#[wasm_bindgen_test]
fn legal_moves_come_with_what_the_position_is() {
    let talk = Talk::new();
    let answer = talk.ask("l4k3/8/8/8/8/8/8/4K2R w\n\n").unwrap();
    assert_eq!(
        answer[..6],
        ["4k3/8/8/8/8/8/8/4K2R w - - 0 1", "010", "", "", "", ""]
    );
    assert_eq!(answer.len(), 6 + 14);
    assert!(answer.contains(&"h1h8 Rh8+".to_owned()), "{answer:?}");
    let answer = talk.ask("lstartpos\nf2f3 e7e5 g2g4 d8h4\n").unwrap();
    assert_eq!(
        answer[1..],
        ["111", "", "checkmate", "black", "checkmate, black wins"]
    );
    let moves = ["g1f3 g8f6 f3g1 f6g8"; 2].join(" ");
    let answer = talk.ask(&format!("lstartpos\n{moves}\n")).unwrap();
    assert_eq!(answer[2..6], ["threefold-repetition", "", "", ""]);
}

#[wasm_bindgen_test]
fn wrong_questions_get_a_sentence() {
    let talk = Talk::new();
    for (question, sentence) in [
        ("", "the FEN is empty"),
        ("\n", "the FEN is empty"),
        ("?startpos\n\n", "there is no such call"),
        ("l8/8 w", "the placement has 2 ranks instead of 8"),
        (
            "lstartpos\ne2e4 e2e5",
            "move 2: e2e5 is illegal in this position",
        ),
        (
            "pstartpos\n\nNf9",
            "'Nf9' is not a valid move; try e4, Nf3 or O-O",
        ),
        ("é", "the FEN is empty"),
    ] {
        assert_eq!(talk.ask(question), Err(sentence.to_owned()), "{question}");
    }
}

#[wasm_bindgen_test]
fn no_question_traps() {
    let talk = Talk::new();
    for letter in "lbpsedntgr?é".chars() {
        let whole = format!("{letter}8/8 é w\ne2e4 é ' \u{0}\n99999999999999\n[a \"b\"] 1. e4 {{");
        for end in (0..=whole.len()).filter(|&end| whole.is_char_boundary(end)) {
            let _ = talk.ask(&whole[..end]);
            let _ = talk.ask(&whole[..end].replace("8/8 é w", "startpos"));
        }
    }
}

#[wasm_bindgen_test]
fn seeds_differ() {
    let talk = Talk::new();
    let seeds = [(); 4].map(|()| talk.ask("dstartpos").unwrap());
    assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
    assert!(
        seeds.iter().all(|seed| seed[0].parse::<u32>().is_ok()),
        "{seeds:?}"
    );
}

#[wasm_bindgen_test]
fn premoves_are_those_of_the_side_that_waits() {
    let answer = Talk::new()
        .ask("b7k/P7/8/8/8/8/8/K7 b - - 0 1\n\n")
        .unwrap();
    assert_eq!(
        answer.iter().filter(|line| line.starts_with('a')).count(),
        11
    );
    assert!(answer.contains(&"a7b8n".to_owned()), "{answer:?}");
}

#[wasm_bindgen_test]
fn the_engines_are_offered_with_the_rules_of_their_levels() {
    let answer = Talk::new().ask("nstartpos").unwrap();
    let [modern, classic] = &answer[..] else {
        panic!("{answer:?}");
    };
    assert_eq!(
        classic,
        "Classic 1 300 0 0 0 1000 0 0 0 3000 0 0 0 10000 0 0 0 \
         30000 0 0 0 100000 0 0 0 300000 0 0 0 1000000 0 0 0"
    );
    assert!(modern.starts_with("Modern 218 "), "{modern}");
    assert_eq!(modern.split(' ').count(), 2 + 8 * 4);
}

#[wasm_bindgen_test]
fn the_table_fills_while_the_engine_thinks() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask("tstartpos").unwrap(), ["0", "0"]);
    talk.session.receive("setoption name Engine value Classic");
    talk.session.receive("setoption name TableBits value 12");
    talk.session.receive("go infinite");
    while talk.session.think(1.0) {
        let answer = talk.ask("tstartpos").unwrap();
        assert_eq!(answer[0], "4096");
        if answer[1].parse::<u32>().unwrap() > 3_000 {
            return;
        }
    }
    panic!("the search ended before the table was full");
}
