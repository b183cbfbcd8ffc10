//! Tests across modules: legal moves, incremental updates, and symmetry of the
//! evaluation.

use super::{
    bitboard::squares, board::Board, evaluation::evaluate, generate::legal_moves,
    lookup_tables::LookupTables, move_stack::MoveStack,
};
use crate::{Limits, Progress, Score, modern::Modern};
use rules::{Color, Move, Position, perft};

const POSITIONS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    // Chess960: king and rook cross, stay, or change places.
    "1r3kr1/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/1R3KR1 w KQkq - 0 1",
    "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w HAha - 0 1",
    "1rk3r1/8/8/8/8/8/8/1RK3R1 b KQkq - 0 1",
    "r1k2r1n/8/8/8/8/8/8/1R4KR w HBfa - 0 1",
];

fn count(board: &Board, tables: &LookupTables, depth: u32, list: &mut MoveStack) -> u64 {
    let moves = legal_moves(board, tables, list);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |play| {
        let mut next = *board;
        next.make_move(tables, play);
        next
    };
    moves
        .into_iter()
        .map(|play| count(&after(play), tables, depth - 1, list))
        .sum()
}

/// The tables of a game that begins with a position.
fn tables_of(start: &Position) -> Box<LookupTables> {
    let mut tables = LookupTables::new();
    tables.castling.fill(start.castling_rights());
    tables
}

#[test]
fn perft_matches_the_rules() {
    for fen in POSITIONS {
        let mut position: Position = fen.parse().unwrap();
        let tables = tables_of(&position);
        let board = Board::new(&position, &tables);
        assert_eq!(
            count(&board, &tables, 3, &mut MoveStack::new()),
            perft(&mut position, 3),
            "{fen}"
        );
    }
}

/// Plays seeded random games and calls `check` with each position and its board.
fn play_random_games(games: u64, mut check: impl FnMut(&Position, &Board, &LookupTables)) {
    let mut list = MoveStack::new();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for game in 0..games {
        let fen = POSITIONS[game as usize % POSITIONS.len()];
        let mut position: Position = fen.parse().unwrap();
        let tables = tables_of(&position);
        let mut board = Board::new(&position, &tables);
        for _ in 0..120 {
            check(&position, &board, &tables);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let played = moves[(random % moves.len() as u64) as usize];
            let moves = legal_moves(&board, &tables, &mut list);
            let play = moves
                .into_iter()
                .find(|play| play.unpacked(&tables) == played)
                .unwrap();
            assert!(board.make_move(&tables, play), "{position} {played}");
            position.make(played);
        }
    }
}

#[test]
fn random_games_have_the_same_moves() {
    let mut list = MoveStack::new();
    play_random_games(100, |position, board, tables| {
        let moves = legal_moves(board, tables, &mut list);
        let mut moves: Vec<Move> = moves.iter().map(|play| play.unpacked(tables)).collect();
        let mut expected = position.legal_moves();
        moves.sort_unstable();
        expected.sort_unstable();
        assert_eq!(moves, expected, "{position}");
    });
}

#[test]
fn incremental_updates_match_a_new_board() {
    play_random_games(200, |position, board, tables| {
        let rebuilt = Board::new(position, tables);
        assert_eq!(&rebuilt, board, "{position}");
    });
}

/// The position with the colours exchanged.
fn flipped(position: &Position) -> Position {
    let fen = position.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let swap = |text: &str| -> String {
        let swap = |letter: char| {
            if letter.is_ascii_lowercase() {
                letter.to_ascii_uppercase()
            } else {
                letter.to_ascii_lowercase()
            }
        };
        text.chars().map(swap).collect()
    };
    let mut ranks: Vec<&str> = fields[0].split('/').collect();
    ranks.reverse();
    let turn = if position.turn() == Color::White {
        "b"
    } else {
        "w"
    };
    let ep = fields[3]
        .replace('3', "x")
        .replace('6', "3")
        .replace('x', "6");
    let rest = fields[4..].join(" ");
    let text = format!(
        "{} {turn} {} {ep} {rest}",
        swap(&ranks.join("/")),
        swap(fields[2])
    );
    text.parse().unwrap()
}

#[test]
fn the_evaluation_is_symmetric() {
    play_random_games(100, |position, board, tables| {
        let other = Board::new(&flipped(position), tables);
        assert_eq!(
            evaluate(board, tables),
            evaluate(&other, tables),
            "{position}"
        );
    });
}

#[test]
fn the_mailbox_agrees_with_the_sets() {
    play_random_games(20, |position, board, _| {
        for role in 0..6 {
            for square in squares(board.by_role(role)) {
                assert_eq!(board.role_on(square), role, "{position}");
            }
        }
    });
}

/// Positions in which a piece of the side that replies is attacked at the end of the best line; all
/// but the first are from games between our own opponents.
const ATTACKED_PIECES: [&str; 5] = [
    "rnb1kbnr/pppp1ppp/4p3/8/5P1q/2P5/PP1PP1PP/RNBQKBNR w KQkq - 1 3",
    "rn2kbnr/p2b1ppp/1p2q3/4p3/Q1B5/P1N4P/1P1P1PP1/R1B1K1NR b KQkq - 3 9",
    "rnbqkbnr/p3pppp/1pp5/8/P3B3/8/1PPP1PPP/RNBQK1NR b KQkq - 0 5",
    "1nb1k1nr/2Npbppp/8/r1p5/8/5N2/PP2PPPP/R1B1KB1R b KQk - 2 10",
    "r3k3/1pp3p1/p7/5p2/8/1P2K2P/P5n1/6NR w q - 1 28",
];

#[test]
fn shallow_scores_see_the_retreat_of_an_attacked_piece() {
    const DEEPEST: u32 = 10;
    for fen in ATTACKED_PIECES {
        let mut modern = Modern::new(8);
        modern.set_position(&fen.parse().unwrap(), &[]);
        let depth = Some(DEEPEST);
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        modern.begin(limits, &[]);
        let mut scores_cp = vec![0; DEEPEST as usize + 1];
        let mut progress = Progress::Running;
        while progress == Progress::Running {
            progress = modern.think(u64::MAX);
            if let Some(line) = modern.lines().first()
                && let Score::Cp(score_cp) = line.score
            {
                scores_cp[line.depth as usize] = score_cp;
            }
        }
        let deepest_cp = scores_cp[DEEPEST as usize];
        for (depth, score_cp) in scores_cp.iter().enumerate().take(6).skip(2) {
            let error_cp = (score_cp - deepest_cp).abs();
            assert!(error_cp <= 150, "{fen}: {error_cp} cp at depth {depth}");
        }
    }
}
