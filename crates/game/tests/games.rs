//! Games of chess with the repetitions of their positions, and the texts that all games share.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

#[path = "../../../tests/dice.rs"]
mod dice;

use game::{
    Color, DrawClaim, Game, Outcome as _, Position as _, QuotedChar, Square, excerpt, fen_fields,
    names::{key, variant_of_tags},
    nearest::nearest,
    notation::{figurine_letter, is_dash, is_invisible, is_letter_or_digit},
};
use rules::{Move, Position};

use dice::Dice;

/// Endings in which positions are repeated.
const STARTS: [&str; 3] = [
    "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
];

fn choose(position: &Position, dice: &mut Dice) -> Option<Move> {
    let mut moves = position.legal_moves();
    // Kings and pieces that step back repeat positions.
    moves.truncate(3);
    if !position.is_check() && dice.below(40) == 0 {
        return Some(Move::NULL);
    }
    (!moves.is_empty()).then(|| *dice.pick(&moves))
}

#[test]
fn repetitions_are_the_earlier_positions_with_the_same_key() {
    let mut dice = Dice::new(1);
    let mut most = 0;
    for round in 0..60 {
        let mut game = Game::new(STARTS[round % STARTS.len()].parse::<Position>().unwrap());
        // The keys since the last null move.
        let mut keys = vec![game.position().repetition_key()];
        while let Some(played) = choose(game.position(), &mut dice) {
            if game.moves().len() == 60 {
                break;
            }
            game.play(played).unwrap();
            if played == Move::NULL {
                keys.clear();
            }
            let key = game.position().repetition_key();
            keys.push(key);
            let count = keys.iter().filter(|&&earlier| earlier == key).count();
            assert_eq!(game.repetitions(), count, "{}", game.position());
            most = most.max(count);
        }
    }
    assert!(most >= 3, "at most {most} occurrences");
}

#[test]
fn a_game_without_its_last_moves_is_that_of_the_moves_left() {
    let mut dice = Dice::new(2);
    for round in 0..30 {
        let start: Position = STARTS[round % STARTS.len()].parse().unwrap();
        let mut game = Game::new(start.clone());
        let mut games = vec![game.clone()];
        while let Some(played) = choose(game.position(), &mut dice) {
            if game.moves().len() == 30 {
                break;
            }
            game.play(played).unwrap();
            games.push(game.clone());
        }
        let played = game.moves().len();
        for count in [0, 1, 2, played, played + 5] {
            let mut shorter = game.clone();
            shorter.take_back(count);
            let expected = &games[played.saturating_sub(count)];
            assert_eq!(shorter.moves(), expected.moves());
            assert_eq!(
                shorter.position().to_string(),
                expected.position().to_string()
            );
            assert_eq!(shorter.repetitions(), expected.repetitions());
            assert!(*shorter.start() == start);
        }
    }
}

#[test]
fn a_draw_is_claimed_while_the_game_goes_on() {
    let mut game = Game::new(Position::start());
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for (ply, text) in shuffle.iter().cycle().take(16).enumerate() {
        let claim = (ply >= 8).then_some(DrawClaim::ThreefoldRepetition);
        assert_eq!(game.draw_claim(), claim, "after {ply} plies");
        assert_eq!(game.outcome(), None);
        game.play(text.parse().unwrap()).unwrap();
    }
    // The fifth occurrence ends the game.
    assert_eq!(game.draw_claim(), None);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.result()), (None, "1/2-1/2"));
    let mated: Position = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
    assert_eq!(Game::new(mated).outcome().unwrap().result(), "1-0");
    let mated: Position = "8/8/8/8/8/6k1/6q1/7K w - - 0 1".parse().unwrap();
    assert_eq!(Game::new(mated).outcome().unwrap().result(), "0-1");
}

#[test]
fn claims_and_colors_have_names() {
    for (claim, reason, text) in [
        (
            DrawClaim::ThreefoldRepetition,
            "threefold-repetition",
            "draw by threefold repetition",
        ),
        (
            DrawClaim::FiftyMoves,
            "fifty-moves",
            "draw by the fifty-move rule",
        ),
    ] {
        assert_eq!((claim.reason(), &*claim.to_string()), (reason, text));
    }
    let [white, black] = Color::ALL;
    assert_eq!([white.index(), black.index()], [0, 1]);
    assert_eq!([white.letter(), black.letter()], ['w', 'b']);
    assert_eq!([white.cased('n'), black.cased('n')], ['N', 'n']);
    assert_eq!([white.other(), black.other()], [black, white]);
    assert_eq!(
        format!("{white} {black} {white:#} {black:#}"),
        "white black White Black"
    );
}

#[test]
fn squares_have_files_ranks_and_names() {
    for (name, file, rank) in [("a1", 0, 0), ("p1", 15, 0), ("j10", 9, 9), ("p16", 15, 15)] {
        let square: Square = name.parse().unwrap();
        assert_eq!((square.file(), square.rank()), (file, rank));
        assert_eq!(Square::new(file, rank), square);
        assert_eq!(square.index(), usize::from(rank) * 16 + usize::from(file));
        assert_eq!(format!("{square} {square:?}"), format!("{name} {name}"));
    }
    assert_eq!(Square::new(16, 17), Square::new(0, 1));
    let rest = |text| Square::parse_prefix(text).map(|(square, rest)| (square.to_string(), rest));
    assert_eq!(rest("e4e5"), Some(("e4".to_owned(), "e5")));
    assert_eq!(rest("a10b10"), Some(("a10".to_owned(), "b10")));
    let error = "e17".parse::<Square>().unwrap_err();
    assert_eq!(error.to_string(), "not a square such as e4");
}

#[test]
fn excerpts_have_at_most_forty_characters_between_their_quotes() {
    assert_eq!(excerpt(&"x".repeat(40)), format!("'{}'", "x".repeat(40)));
    assert_eq!(excerpt(&"x".repeat(41)), format!("'{}…'", "x".repeat(40)));
    // Eight escapes of five characters are forty.
    assert_eq!(
        excerpt(&"\0".repeat(8)),
        format!("'{}'", r"\u{0}".repeat(8))
    );
    assert_eq!(
        excerpt(&"\0".repeat(9)),
        format!("'{}…'", r"\u{0}".repeat(8))
    );
    assert_eq!(QuotedChar('é').to_string(), "'é'");
}

#[test]
fn the_fields_of_a_fen_end_where_something_else_begins() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (text, expected) in [
        (format!("{fen} bm Kd2;"), fen.to_owned()),
        (format!("{fen} c0 \"a; b\";"), fen.to_owned()),
        (format!("{fen} bm Kd2"), format!("{fen} bm Kd2")),
        (format!("{fen} moves e1e2"), fen.to_owned()),
        (fen.replace(" w ", " WHITE "), fen.to_owned()),
        (fen.replace(" w ", " W "), fen.to_owned()),
        (format!("fen={fen},"), fen.to_owned()),
        (format!("xfen={fen}"), format!("xfen={fen}")),
        ("setboard".to_owned(), String::new()),
    ] {
        assert_eq!(fen_fields(&text).join(" "), expected, "{text}");
    }
    let fields = |rest: &str| fen_fields(&format!("8/8 b {rest}")).join(" ");
    assert_eq!(fields("- a 0 1"), "8/8 b - a 0 1");
    assert_eq!(fields("- 5 x"), "8/8 b - 5 x");
    assert_eq!(fields("- x 5"), "8/8 b - x 5");
    assert_eq!(fields("i3 0 1"), "8/8 b i3 - 0 1");
    assert_eq!(fields("e9 0 1"), "8/8 b e9 - 0 1");
}

#[test]
fn names_are_compared_by_letters_and_digits() {
    assert_eq!(key("King of the Hill"), "kingofthehill");
    assert_eq!(key("Chess"), "chess");
    assert_eq!(key("Atomic-Chess"), "atomic");
    let tags = [
        ("Variant".to_owned(), "x".to_owned()),
        ("VariantDefinition".to_owned(), r"a\nb\\n\q\".to_owned()),
    ];
    assert_eq!(variant_of_tags(&tags).unwrap(), "a\nb\\nq\\");
}

#[test]
fn the_nearest_names_are_three_different_ones_in_order() {
    let names = ["aaa", "abb", "abc", "abd", "abc", "xyz"];
    assert_eq!(nearest("abc", names.into_iter()), "abc, abb, abd");
    assert_eq!(nearest("", ["four", "xx", "a"].into_iter()), "a, xx, four");
    assert_eq!(
        nearest("atomik", ["atomic", "makruk"].into_iter()),
        "atomic, makruk"
    );
    // Letters after the fortieth are not compared.
    let long = "x".repeat(40);
    let names = [format!("{long}a"), format!("{long}b"), "x".repeat(39)];
    let found = nearest(&format!("{long}b"), names.iter().map(String::as_str));
    assert_eq!(found, names.join(", "));
}

#[test]
fn kinds_of_characters() {
    let letters: String = ('♔'..='♟').filter_map(figurine_letter).collect();
    assert_eq!(letters, "KQRBNPKQRBNP");
    assert_eq!((figurine_letter('K'), figurine_letter('♠')), (None, None));
    for character in "-‐‑‒–—―−﹣－".chars() {
        assert!(
            is_dash(character) && !is_letter_or_digit(character),
            "{character}"
        );
    }
    for character in "aZ09éäñПж中".chars() {
        assert!(
            is_letter_or_digit(character) && !is_dash(character),
            "{character}"
        );
    }
    for character in " .,×÷♘_†»".chars() {
        assert!(!is_letter_or_digit(character), "{character}");
    }
    for character in "\u{ad}\u{200b}\u{200f}\u{202e}\u{2060}\u{fe0f}\u{feff}".chars() {
        assert!(is_invisible(character), "{character:?}");
    }
    assert!(!is_invisible(' ') && !is_invisible('x'));
}
