//! Chess960: agreement with `cozy-chess` in games from all initial positions, and both notations
//! of FENs and moves.

use rules::{CastlingSide, Color, Game, Move, Position, Role, Square, pack, unpack};

use crate::{dice::Dice, scale::scaled};

/// The maximum length of random games, in half-moves.
const LONGEST_GAME: usize = 80;

/// Calls `check` with `count` positions of random games, as ours and as those of `cozy-chess`. The
/// games start from each initial position in turn.
fn for_random_positions(
    seed: u64,
    count: usize,
    mut check: impl FnMut(&Position, &cozy_chess::Board),
) {
    let mut dice = Dice::new(seed);
    let mut visited = 0;
    let mut game = 0;
    while visited < scaled(count) {
        // 7 and 960 are coprime, so that every number occurs.
        let number = u16::try_from(game * 7 % 960).unwrap();
        game += 1;
        let mut position = Position::chess960(number).unwrap();
        let mut board = cozy_chess::Board::chess960_startpos(number.into());
        for _ in 0..LONGEST_GAME {
            check(&position, &board);
            visited += 1;
            let moves = position.legal_moves();
            if moves.is_empty() || visited >= scaled(count) {
                break;
            }
            let next = choose(&position, &moves, &mut dice);
            board.play(to_cozy(position.as_chess960(next)));
            position.make(next);
        }
    }
}

/// Chooses a random move, with a preference for castling so that it occurs often.
fn choose(position: &Position, moves: &[Move], dice: &mut Dice) -> Move {
    let castlings: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&chosen| position.castling_side(chosen).is_some())
        .collect();
    if castlings.is_empty() || dice.below(4) > 0 {
        *dice.pick(moves)
    } else {
        *dice.pick(&castlings)
    }
}

#[test]
fn a_thousand_random_positions_agree_with_cozy_chess() {
    let mut castlings = 0;
    for_random_positions(1, 1_000, |position, board| {
        let fen = format!("{position:#}");
        assert_eq!(fen, shredder_fen(board));
        let mut ours: Vec<String> = Vec::new();
        for &legal in &position.legal_moves() {
            ours.push(position.as_chess960(legal).to_string());
            castlings += usize::from(position.castling_side(legal).is_some());
        }
        let mut theirs: Vec<String> = Vec::new();
        board.generate_moves(|batch| {
            theirs.extend(batch.into_iter().map(|legal| legal.to_string()));
            false
        });
        ours.sort_unstable();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "legal moves of {fen}");
        assert_eq!(position.is_check(), !board.checkers().is_empty(), "{fen}");
    });
    assert!(castlings > 10, "only {castlings} castlings");
}

#[test]
fn moves_are_unmade_and_texts_are_read_again() {
    for_random_positions(2, 1_000, |position, _| {
        for fen in [format!("{position}"), format!("{position:#}")] {
            let again: Position = fen.parse().unwrap();
            crate::assert_same(&again, position);
        }
        let mut changed = position.clone();
        for &legal in &position.legal_moves() {
            let undo = changed.make(legal);
            let after: Position = changed.to_string().parse().unwrap();
            crate::assert_same(&after, &changed);
            changed.unmake(legal, undo);
            assert!(changed == *position, "{legal} in {position}");
            check_notations(position, legal);
        }
    });
}

fn check_notations(position: &Position, legal: Move) {
    let (san, uci) = (position.san(legal), position.as_chess960(legal).to_string());
    assert_eq!(position.parse_move(&san), Ok(legal), "{san} in {position}");
    for uci in [legal.to_string(), uci] {
        assert_eq!(position.parse_move(&uci), Ok(legal), "{uci} in {position}");
        assert_eq!(position.parse_move(&uci), Ok(legal), "{uci} in {position}");
    }
}

#[test]
fn the_king_may_castle_as_a_premove() {
    let position: Position = "1r3kr1/8/8/8/8/8/8/1R3KR1 b Q - 0 1".parse().unwrap();
    let premoves = position.premoves();
    assert!(premoves.contains(&"f1b1".parse().unwrap()));
    assert!(!premoves.contains(&"f1c1".parse().unwrap()));
}

#[test]
fn the_start_positions_are_numbered_as_those_of_cozy_chess() {
    for number in 0..960 {
        let position = Position::chess960(number).unwrap();
        let board = cozy_chess::Board::chess960_startpos(number.into());
        assert_eq!(format!("{position:#}"), shredder_fen(&board));
        assert_eq!(position.castling_rights().to_string(), "KQkq");
    }
    for number in [0, 1, 517, 518, 519, 958, 959] {
        let start = Position::chess960(number).unwrap();
        assert_eq!(start.chess960_number(), Some(number));
    }
    assert_eq!(Position::chess960(518), Some(Position::start()));
    assert_eq!(Position::chess960(960), None);
    let other: Position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(other.chess960_number(), None);
}

/// FENs without castling rights, and the rights as X-FEN and as Shredder-FEN.
const FENS: [(&str, &str, &str); 7] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        "KQkq",
        "HAha",
    ),
    (
        "nrbkqrnb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQRNB w",
        "KQkq",
        "FBfb",
    ),
    // Two rooks on one side of the king: the inner one is named by its file.
    ("4k3/8/8/8/8/8/8/4K1RR w", "G", "G"),
    ("4k3/8/8/8/8/8/8/4K1RR w", "K", "H"),
    ("rr2k3/8/8/8/8/8/8/4K3 b", "b", "b"),
    ("4k1r1/8/8/8/8/8/8/2R1K2R b", "KQk", "HCg"),
    ("4k3/8/8/8/8/8/8/RK5R w", "KQ", "HA"),
];

#[test]
fn both_notations_of_castling_rights_are_read_and_written() {
    for (board, x_fen, shredder) in FENS {
        let read = |rights| -> Position { format!("{board} {rights} - 0 1").parse().unwrap() };
        let position = read(x_fen);
        assert_eq!(position, read(shredder));
        assert_eq!(position.to_string(), format!("{board} {x_fen} - 0 1"));
        assert_eq!(format!("{position:#}"), format!("{board} {shredder} - 0 1"));
    }
}

#[test]
fn rights_without_king_or_rook_are_refused() {
    for (fen, error) in [
        (
            "4k3/8/8/8/8/8/3K4/R6R w KQ - 0 1",
            "White cannot castle kingside: its king is not on e1",
        ),
        (
            "4k3/8/8/8/8/8/8/R2K4 w K - 0 1",
            "White cannot castle kingside: it has no rook on h1",
        ),
        (
            "4k3/8/8/8/8/8/8/R2K3R w B - 0 1",
            "White cannot castle queenside: it has no rook on b1",
        ),
        (
            "4k3/8/8/8/8/8/8/3K2RR w GH - 0 1",
            "the castling rights 'GH' are neither - nor as in KQkq or HAha",
        ),
        (
            "4k3/8/8/8/8/8/8/3K2RR w I - 0 1",
            "the castling rights 'I' are neither - nor as in KQkq or HAha",
        ),
    ] {
        let found = fen.parse::<Position>().unwrap_err();
        assert_eq!(found.to_string(), error, "{fen}");
    }
}

/// Outdated castling rights in a FEN of chess do not make it a FEN of Chess960.
#[test]
fn rights_that_are_partly_wrong_are_repaired_as_in_chess() {
    for (given, repaired) in [
        (
            "r4rk1/8/8/8/8/8/8/R3K2R w KQkq",
            "r4rk1/8/8/8/8/8/8/R3K2R w KQ",
        ),
        ("4k3/8/8/8/8/8/8/R4RK1 w KQ", "4k3/8/8/8/8/8/8/R4RK1 w -"),
        // These rights are valid.
        (
            "1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq",
            "1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq",
        ),
    ] {
        let (position, repairs) = Position::parse_and_repair(&format!("{given} - 0 1")).unwrap();
        assert_eq!(position.to_string(), format!("{repaired} - 0 1"));
        assert_eq!(repairs.is_empty(), given == repaired, "{given}");
    }
}

/// Positions, and the legal castling moves in UCI notation.
const CASTLINGS: [(&str, &[&str]); 10] = [
    // King and rook swap places, or one of them does not move.
    ("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", &["f1g1"]),
    ("4k3/8/8/8/8/8/8/2KR4 w K - 0 1", &["c1d1"]),
    ("4k3/8/8/8/8/8/8/6KR w K - 0 1", &["g1h1"]),
    ("4k3/8/8/8/8/8/8/RK6 w Q - 0 1", &["b1a1"]),
    // The rook's target is occupied.
    ("4k3/8/8/8/8/8/8/1K1N2R1 w K - 0 1", &[]),
    // A square on the king's path is attacked.
    ("3rk3/8/8/8/8/8/8/1K5R w K - 0 1", &[]),
    // The rook may cross an attacked square.
    ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &["e1c1"]),
    // The castling rook shields the king's target from a rook.
    ("4k3/8/8/8/8/8/8/rR2K3 w Q - 0 1", &[]),
    ("4k3/8/8/8/8/8/8/R1K5 w Q - 0 1", &["c1a1"]),
    // The rook is pinned to a king that does not move.
    ("4k3/8/8/8/8/8/8/qRK5 w Q - 0 1", &[]),
];

#[test]
fn kings_castle_where_the_rules_allow_it() {
    for (fen, expected) in CASTLINGS {
        let position: Position = fen.parse().unwrap();
        let castlings: Vec<String> = position
            .legal_moves()
            .iter()
            .filter(|&&legal| position.castling_side(legal).is_some())
            .map(Move::to_string)
            .collect();
        assert_eq!(castlings, expected, "{fen}");
    }
}

#[test]
fn king_and_rook_arrive_where_they_do_in_chess() {
    let fen = "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w KQkq - 3 9";
    for (san, uci, king, rook, placement) in [
        (
            "O-O",
            "f1g1",
            6,
            5,
            "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1",
        ),
        (
            "O-O-O",
            "f1b1",
            2,
            3,
            "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/2KR2R1",
        ),
    ] {
        let mut position: Position = fen.parse().unwrap();
        let castling = position.parse_move(san).unwrap();
        assert_eq!(castling.to_string(), uci);
        assert_eq!(position.san(castling), san);
        position.play(castling).unwrap();
        assert_eq!(position.to_string(), format!("{placement} b kq - 4 9"));
        assert_eq!(position.king(Color::White), Square::new(king, 0));
        let piece = position.piece_at(Square::new(rook, 0)).unwrap();
        assert_eq!((piece.color, piece.role), (Color::White, Role::Rook));
    }
}

/// If castling and a step to g1 are both legal, the king's move to g1 is the step.
#[test]
fn ambiguous_castling_is_the_kings_move() {
    let position: Position = "4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1".parse().unwrap();
    let side = |text| position.castling_side(position.parse_move(text).unwrap());
    assert_eq!(side("f1g1"), None);
    assert_eq!(side("f1h1"), Some(CastlingSide::King));
    assert_eq!(side("f1c1"), Some(CastlingSide::Queen));
    assert_eq!(side("f1b1"), Some(CastlingSide::Queen));
}

#[test]
fn games_are_packed_and_written_as_pgn() {
    let mut game = Game::new(Position::chess960(3).unwrap());
    for san in ["f4", "f5", "O-O", "O-O"] {
        game.play(game.position().parse_move(san).unwrap()).unwrap();
    }
    let packed = pack(&game).unwrap();
    let record = unpack(game.start().clone(), &packed).unwrap();
    let text = record.write();
    for tag in [
        "[Variant \"Chess960\"]",
        "[SetUp \"1\"]",
        "[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1\"]",
    ] {
        assert!(text.contains(tag), "{text}");
    }
    assert!(text.ends_with("1. f4 f5 2. O-O O-O *\n"), "{text}");
    let read = game::pgn::Record::read(&Position::start(), &text, 0).unwrap();
    assert_eq!(read.write(), text);
    assert_eq!(read.nodes().last(), record.nodes().last());
}

fn to_cozy(chess_move: Move) -> cozy_chess::Move {
    chess_move.to_string().parse().unwrap()
}

fn shredder_fen(board: &cozy_chess::Board) -> String {
    crate::with_legal_ep(board, &format!("{board:#}"))
}
