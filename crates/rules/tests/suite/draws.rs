//! The ends of games: repetition, the move-counting rules, material, mate and stalemate.

use game::Outcome as _;
use rules::{Color, DrawClaim, Game, Outcome, Position};

fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(fen.parse().unwrap());
    play(&mut game, moves);
    game
}

fn play(game: &mut Game, moves: &str) {
    for uci in moves.split_whitespace() {
        game.play(uci.parse().unwrap()).unwrap();
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KNIGHTS_OUT_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8";

#[test]
fn the_third_occurrence_may_be_claimed_and_does_not_end_the_game() {
    let mut game = game(START, KNIGHTS_OUT_AND_BACK);
    assert_eq!((game.repetitions(), game.draw_claim()), (2, None));
    play(&mut game, KNIGHTS_OUT_AND_BACK);
    assert_eq!(
        (game.repetitions(), game.draw_claim()),
        (3, Some(DrawClaim::ThreefoldRepetition))
    );
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_fifth_occurrence_ends_the_game() {
    let mut game = game(START, &[KNIGHTS_OUT_AND_BACK; 3].join(" "));
    assert_eq!((game.repetitions(), game.outcome()), (4, None));
    play(&mut game, KNIGHTS_OUT_AND_BACK);
    assert_eq!(game.outcome(), Some(Outcome::FivefoldRepetition));
    assert_eq!(game.draw_claim(), None);
}

#[test]
fn lost_castling_rights_make_another_position() {
    let mut game = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 e8e7 h2h1 e7e8");
    assert_eq!(game.repetitions(), 1);
    play(&mut game, "h1h2 e8e7 h2h1 e7e8");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn a_capture_en_passant_that_is_legal_makes_another_position() {
    let mut game = game(
        "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        "e2e4 e8e7 e1e2 e7e8 e2e1",
    );
    assert_eq!(game.repetitions(), 1);
    play(&mut game, "e8e7 e1e2 e7e8 e2e1");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn an_en_passant_square_without_a_capture_makes_no_difference() {
    let game = game(
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "e2e4 e8e7 e1e2 e7e8 e2e1",
    );
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn a_capture_en_passant_that_is_pinned_makes_no_difference() {
    // The pawn on d4 is pinned by the rook on d1, so that it cannot capture on e3.
    let game = game(
        "3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1",
        "e2e4 d8d7 e1e2 d7d8 e2e1",
    );
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn the_other_side_to_move_makes_another_position() {
    // The king loses a tempo by triangulation.
    let game = game("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e1d1 e8d8 d1d2 d8e8 d2e1");
    assert_eq!(
        game.position().to_string(),
        "4k3/8/8/8/8/8/P7/4K3 b - - 5 3"
    );
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_hundred_half_moves_may_be_claimed_and_do_not_end_the_game() {
    let mut game = game("4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1a2");
    assert_eq!(game.draw_claim(), None);
    play(&mut game, "e8e7");
    assert_eq!(
        (game.draw_claim(), game.outcome()),
        (Some(DrawClaim::FiftyMoves), None)
    );
}

#[test]
fn a_hundred_and_fifty_half_moves_end_the_game() {
    let mut game = game("4k3/8/8/8/8/8/8/R3K3 w - - 148 99", "a1a2");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e8e7");
    assert_eq!(game.outcome(), Some(Outcome::SeventyFiveMoves));
    assert_eq!(game.draw_claim(), None);
}

#[test]
fn a_capture_or_a_pawn_move_starts_the_count_again() {
    for (fen, uci) in [
        ("4k3/8/8/8/8/8/r7/R3K3 w - - 99 80", "a1a2"),
        ("4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "a2a4"),
    ] {
        let game = game(fen, uci);
        assert_eq!(game.position().halfmove_clock(), 0, "{uci}");
        assert_eq!(game.draw_claim(), None, "{uci}");
    }
}

#[test]
fn a_mate_on_the_hundredth_half_move_is_a_mate() {
    let game = game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80", "a1a8");
    assert_eq!(game.position().halfmove_clock(), 100);
    assert_eq!(
        game.outcome(),
        Some(Outcome::Checkmate {
            winner: Color::White
        })
    );
    assert_eq!(game.draw_claim(), None);
}

#[test]
fn a_mate_on_the_hundred_and_fiftieth_half_move_is_a_mate() {
    let game = game("r3k3/8/8/8/8/8/5PPP/6K1 b - - 149 80", "a8a1");
    assert_eq!(
        game.outcome(),
        Some(Outcome::Checkmate {
            winner: Color::Black
        })
    );
}

#[test]
fn a_mate_has_a_winner_a_result_and_a_text() {
    let outcome = game(START, "f2f3 e7e5 g2g4 d8h4").outcome().unwrap();
    assert_eq!(outcome.winner(), Some(Color::Black));
    assert_eq!(outcome.result(), "0-1");
    assert_eq!(outcome.reason(), "checkmate");
    assert_eq!(outcome.to_string(), "checkmate, black wins");
}

#[test]
fn a_stalemate_is_a_draw() {
    let game = game("7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", "f6g6");
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome, Outcome::Stalemate);
    assert_eq!((outcome.winner(), outcome.result()), (None, "1/2-1/2"));
    assert_eq!(outcome.to_string(), "draw by stalemate");
}

#[test]
fn a_game_may_be_over_at_the_start() {
    let outcome = |fen: &str| Game::new(fen.parse().unwrap()).outcome();
    let mated = Outcome::Checkmate {
        winner: Color::White,
    };
    assert_eq!(outcome("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), Some(mated));
    assert_eq!(
        outcome("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
        Some(Outcome::Stalemate)
    );
    assert_eq!(
        outcome("7k/8/6K1/8/8/8/8/8 b - - 0 1"),
        Some(Outcome::InsufficientMaterial)
    );
    assert_eq!(
        outcome("7k/8/6K1/8/8/8/8/R7 b - - 150 90"),
        Some(Outcome::SeventyFiveMoves)
    );
}

#[test]
fn an_illegal_move_does_not_change_the_game() {
    let mut game = game(START, "e2e4");
    let error = game.play("e4e5".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "e4e5 is illegal in this position");
    assert_eq!(game.moves().len(), 1);
    play(&mut game, "e7e5");
}

#[test]
fn a_drawn_game_may_continue() {
    let mut game = game("4k3/8/8/8/8/8/8/R3K3 w - - 150 99", "a1a2");
    assert_eq!(game.outcome(), Some(Outcome::SeventyFiveMoves));
    play(&mut game, "e8e7");
    assert_eq!(game.moves().len(), 2);
}

#[test]
fn material_is_insufficient_exactly_where_it_is_promised() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3", true),
        ("4k3/8/8/8/8/8/8/4KN2", true),
        ("4kn2/8/8/8/8/8/8/4K3", true),
        ("4k3/8/8/8/8/8/8/4KB2", true),
        ("4kb2/8/8/8/8/8/8/4K3", true),
        // All bishops of both sides are on squares of one color: f1, h3 and f7 are light.
        ("4k3/5b2/8/8/8/7B/8/4KB2", true),
        ("4k3/5b2/8/8/8/8/8/4KB2", true),
        // f8 is dark and f1 is light.
        ("4kb2/8/8/8/8/8/8/4KB2", false),
        ("4k3/8/8/8/8/8/8/2B1KB2", false),
        ("4k3/8/8/8/8/8/8/4KNN1", false),
        ("4kn2/8/8/8/8/8/8/4KN2", false),
        ("4kn2/8/8/8/8/8/8/4KB2", false),
        ("4k3/8/8/8/8/8/8/4KNB1", false),
        ("4k3/8/8/8/8/8/8/4KR2", false),
        ("4k3/8/8/8/8/8/8/4KQ2", false),
        ("4k3/8/8/8/8/8/4P3/4K3", false),
        ("4k3/4p3/8/8/8/8/8/4K3", false),
    ];
    for (placement, expected) in cases {
        for turn in ["w", "b"] {
            let position: Position = format!("{placement} {turn} - - 0 1").parse().unwrap();
            assert_eq!(position.has_insufficient_material(), expected, "{position}");
        }
    }
}

#[test]
fn the_capture_of_the_last_piece_ends_the_game() {
    let game = game("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2");
    assert_eq!(game.outcome(), Some(Outcome::InsufficientMaterial));
}

#[test]
fn every_reason_has_a_stable_name() {
    let reasons = [
        Outcome::Checkmate {
            winner: Color::White,
        },
        Outcome::Stalemate,
        Outcome::InsufficientMaterial,
        Outcome::FivefoldRepetition,
        Outcome::SeventyFiveMoves,
    ]
    .map(Outcome::reason);
    assert_eq!(
        reasons,
        [
            "checkmate",
            "stalemate",
            "insufficient-material",
            "fivefold-repetition",
            "seventy-five-moves"
        ]
    );
    let claims = [DrawClaim::ThreefoldRepetition, DrawClaim::FiftyMoves].map(DrawClaim::reason);
    assert_eq!(claims, ["threefold-repetition", "fifty-moves"]);
}

/// White has one piece besides the king; `mating` and `harmless` are Black's pieces with which
/// White can mate and cannot.
#[test]
fn one_piece_mates_only_if_enemy_pieces_can_block_their_king() {
    let cases = [
        (
            "N",
            ["p", "n", "b", "r", "rq", "pq"].as_slice(),
            ["", "q", "qq"].as_slice(),
        ),
        // White's bishop is on a light square.
        (
            "B",
            &["p", "n", "B", "Br", "bn"],
            &["", "q", "r", "qr", "b", "bb", "qrb"],
        ),
    ];
    for (own, mating, harmless) in cases {
        for (helpers, expected) in mating
            .iter()
            .map(|helpers| (helpers, true))
            .chain(harmless.iter().map(|helpers| (helpers, false)))
        {
            let position = with_helpers(own, helpers);
            let found = position.has_mating_material(Color::White);
            assert_eq!(found, expected, "{own} against {helpers}: {position}");
        }
    }
}

/// Returns a position with the kings, a white piece on f1, and black pieces. `B` is a bishop on a
/// dark square; the other pieces are on light squares.
fn with_helpers(own: &str, helpers: &str) -> Position {
    let mut placement = String::from("7k/.LD..L2/8/.L6/8/7K/8/5@2").replace('@', own);
    for helper in helpers.chars() {
        let place = if helper == 'B' { "D" } else { "L" };
        let letter = helper.to_ascii_lowercase().to_string();
        placement = placement.replacen(place, &letter, 1);
    }
    let fen = format!("{} w - - 0 1", placement.replace(['L', 'D', '.'], "1"));
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Mates that prove that very little material is enough.
#[test]
fn material_that_mates_is_mating_material() {
    let mates = [
        "8/8/8/8/8/1N6/r7/k1K5 b - - 0 1",
        "8/8/8/8/8/8/b1N5/k1K5 b - - 0 1",
        "8/8/8/8/8/1N6/n1K5/k7 b - - 0 1",
        "8/8/8/8/8/8/p1N5/k1K5 b - - 0 1",
        "8/8/8/8/8/8/bB6/k1K5 b - - 0 1",
        "8/8/8/8/8/8/nBK5/k7 b - - 0 1",
        "8/8/8/8/8/8/pB6/k1K5 b - - 0 1",
        "8/8/8/8/8/1NN5/8/k1K5 b - - 0 1",
        "8/8/8/8/8/1BB5/8/k1K5 b - - 0 1",
        "8/8/8/8/8/1KR5/8/k1R5 b - - 0 1",
    ];
    for fen in mates {
        let game = game(fen, "");
        let winner = Color::White;
        assert_eq!(game.outcome(), Some(Outcome::Checkmate { winner }), "{fen}");
        assert!(game.position().has_mating_material(winner), "{fen}");
    }
}

#[test]
fn heavy_pieces_pawns_and_pairs_mate_and_a_lone_king_does_not() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/4K2Q w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", true, false),
        ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/3NKB2 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/3BKB2 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/4KBB1 w - - 0 1", true, false),
        ("q3k3/8/8/8/8/8/8/4KN2 w - - 0 1", false, true),
    ];
    for (fen, white, black) in cases {
        let position: Position = fen.parse().unwrap();
        let found = [Color::White, Color::Black].map(|color| position.has_mating_material(color));
        assert_eq!(found, [white, black], "{fen}");
        assert_eq!(
            position.has_insufficient_material(),
            !white && !black,
            "{fen}"
        );
    }
}
