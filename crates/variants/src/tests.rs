//! Properties of making and unmaking moves in all games: those of the catalogue, and invented ones
//! on boards up to the largest, with random rules, pieces and placements.

use std::fmt::Write;
use std::sync::Arc;

use game::{Color, Square, splitmix64};

use crate::board::Board;
use crate::fen::parse_fen;
use crate::generate::Filter;
use crate::moves::{Action, Move};
use crate::piece::{Kind, Piece};
use crate::rules::Hand;
use crate::state::State;
use crate::variant::Variant;
use crate::{Definition, definitions, variant};

/// Reproducible random numbers.
struct Random(u64);

impl Random {
    /// A number below a bound.
    fn below(&mut self, bound: usize) -> usize {
        self.0 += 1;
        usize::try_from(splitmix64(self.0) % bound as u64).unwrap()
    }

    fn choose<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// The number of pieces on the board and in the hands.
fn piece_count(state: &State) -> u32 {
    let count = |color| state.board.occupied(color).len() + state.hand_size(color);
    Color::ALL.map(count).iter().sum()
}

/// Asserts that what is updated incrementally is as if it were computed from the squares.
#[track_caller]
fn assert_consistent(variant: &Variant, state: &State) {
    let mut board = Board::EMPTY;
    for square in variant.geometry.squares() {
        if let Some(piece) = state.board.piece_at(square) {
            board.put(variant, piece, square);
        }
    }
    assert_eq!(state.board, board);
    assert_eq!(state.flags.key, state.key_of_flags(variant));
}

/// Asserts that a move changes the pieces as its kind says, and that unmaking it restores all.
fn assert_reversible(variant: &Variant, state: &State, pseudo_legal: Move) {
    let mut after = state.clone();
    let undo = after.make(variant, pseudo_legal);
    assert_consistent(variant, &after);
    assert_ne!(after.board, state.board, "{pseudo_legal:?}");
    let captured = u32::from(undo.captured().is_some());
    let (before, left) = (piece_count(state), piece_count(&after));
    if captured == 1 && variant.rules.general.explosions {
        assert!(left < before + captured);
    } else if variant.rules.general.hand == Hand::Drops {
        assert_eq!(left, before, "{pseudo_legal:?}");
    } else {
        assert_eq!(left, before - captured, "{pseudo_legal:?}");
    }
    let is_capture = state.is_capture(pseudo_legal);
    assert_eq!(undo.captured().is_some(), is_capture, "{pseudo_legal:?}");
    after.unmake(variant, &undo);
    assert_eq!(&after, state, "{pseudo_legal:?}");
}

#[test]
fn the_largest_board_can_hold_one_kind_on_every_square() {
    let chess = variant("chess").unwrap();
    let pawn = Piece::new(Color::White, Kind::new(0));
    let mut board = Board::EMPTY;
    let squares = (0..16).flat_map(|rank| (0..16).map(move |file| Square::new(file, rank)));
    for square in squares.clone() {
        board.put(&chess, pawn, square);
    }
    assert_eq!(board.count(Color::White, pawn.kind()), 256);
    for square in squares {
        board.remove(&chess, square);
    }
    assert_eq!(board, Board::EMPTY);
}

/// Tests all pseudo-legal moves and the null move; returns their number.
fn check(variant: &Variant, state: &State) -> usize {
    let mut moves = Vec::new();
    state.generate(variant, Filter::All, &mut moves);
    for &pseudo_legal in &moves {
        assert_reversible(variant, state, pseudo_legal);
    }
    let mut after = state.clone();
    let undo = after.make_null(variant);
    assert_consistent(variant, &after);
    after.unmake(variant, &undo);
    assert_eq!(&after, state);
    moves.len()
}

/// Plays random pseudo-legal moves, which reach more positions than legal ones, and tests each
/// position; returns the number of moves.
fn walk(variant: &Variant, mut state: State, plies: usize, random: &mut Random) -> usize {
    let mut count = 0;
    let mut moves = Vec::new();
    for _ in 0..plies {
        count += check(variant, &state);
        moves.clear();
        state.generate(variant, Filter::All, &mut moves);
        if moves.is_empty() {
            break;
        }
        state.make(variant, *random.choose(&moves));
    }
    count
}

/// A FEN with pieces on a share of the squares, in percent, with all rights, and with full hands.
fn crowded(variant: &Variant, percent: usize, random: &mut Random) -> String {
    let geometry = variant.geometry;
    let has = |piece: &Piece| {
        variant.kinds[piece.kind().index()]
            .sides
            .includes(piece.color())
    };
    let kinds = (0..variant.kinds.len()).map(Kind::new);
    let pieces: Vec<Piece> = kinds
        .flat_map(|kind| Color::ALL.map(|color| Piece::new(color, kind)))
        .filter(has)
        .collect();
    let letter = |random: &mut Random| variant.letter_of(*random.choose(&pieces));
    let mut fen = String::new();
    for rank in (0..geometry.ranks()).rev() {
        let mut empty = 0;
        for file in 0..geometry.files() {
            // Half of the pieces of the start keep their places, for castling and first moves.
            let start = variant.start_piece(Square::new(file, rank));
            let piece = if let Some(start) = start.filter(|_| random.below(2) == 0) {
                let color = Color::ALL[start / 32];
                variant.letter_of(Piece::new(color, Kind::new(start)))
            } else if random.below(100) < percent {
                letter(random)
            } else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(fen, "{empty}").unwrap();
                empty = 0;
            }
            fen.push(piece);
            if variant.rules.general.hand == Hand::Drops && random.below(4) == 0 {
                fen.push('~');
            }
        }
        if empty > 0 {
            write!(fen, "{empty}").unwrap();
        }
        fen.push(if rank == 0 { ' ' } else { '/' });
    }
    if variant.has_hands() {
        fen.pop();
        let hand: String = (0..random.below(9)).map(|_| letter(random)).collect();
        write!(fen, "[{hand}] ").unwrap();
    }
    let turn = random.choose(&Color::ALL).letter();
    let mut rights = String::from("KQkq");
    if variant.rules.general.hand == Hand::Gating {
        for file in 0..geometry.files() {
            rights.push(char::from(b'A' + file));
            rights.push(char::from(b'a' + file));
        }
    }
    rights.retain(|letter| !"KQkq".contains(letter) || random.below(4) > 0);
    if rights.is_empty() {
        rights.push('-');
    }
    write!(fen, "{turn} {rights} - 0 1").unwrap();
    fen
}

/// Random walks from the start and from crowded placements; returns the number of moves.
fn check_game(variant: &Variant, plies: usize, placements: usize, random: &mut Random) -> usize {
    let state = |fen: &str| parse_fen(variant, fen, &mut Vec::new()).unwrap();
    let mut count = walk(variant, state(&variant.start), plies, random);
    for _ in 0..placements {
        let percent = 5 + random.below(96);
        let fen = crowded(variant, percent, random);
        count += walk(variant, state(&fen), 3, random);
    }
    count
}

#[test]
fn moves_are_reversible_in_all_games() {
    let mut random = Random(0);
    let mut count = 0;
    for definition in definitions() {
        let variant = variant(&definition.name).unwrap();
        count += check_game(&variant, 120, 60, &mut random);
    }
    assert!(count > 200_000, "{count}");
}

/// The rules that decide what a move changes.
const RULES: [&str; 6] = [
    "explosions",
    "must-capture",
    "hand drops",
    "hand gating",
    "checks 3",
    "rooks-end-first-moves",
];

const MOVES: [&str; 14] = [
    "N", "B", "R", "Q", "NN", "WD", "fsFbN", "mRcpR", "gQ", "FyafsF", "nN", "RN", "CH", "mQcN",
];

/// A definition with random rules and pieces; often one that is refused.
fn invented(random: &mut Random) -> String {
    let (files, ranks) = (4 + random.below(13), 4 + random.below(13));
    let mut text = format!("game invented\nboard {files}x{ranks}\n");
    let pawn = random.choose(&["fmWfceFifmnD", "fmFfceWifmnA", "fmWfcF", "fmWfceFifmnWW"]);
    writeln!(text, "piece P pawn {pawn} pawn").unwrap();
    let king = random.choose(&["KisO2", "KisO1", "KisO3", "KisO2isO3", "K"]);
    writeln!(text, "piece K king {king} royal").unwrap();
    let letters = &["R", "A", "C", "D"][..=random.below(4)];
    for letter in letters {
        let name = if *letter == "R" { "rook" } else { "guard" };
        let moves = random.choose(&MOVES);
        let unmoved = random.choose(&["", " first-move remembered"]);
        writeln!(text, "piece {letter} {name} {moves}{unmoved}").unwrap();
    }
    let mut pieces: Vec<&str> = (0..files).map(|_| *random.choose(letters)).collect();
    pieces[files / 2] = "K";
    let pieces = pieces.concat();
    let black = format!("{}/{}", pieces.to_lowercase(), "p".repeat(files));
    let white = format!("{}/{pieces}", "P".repeat(files));
    let middle = format!("/{files}").repeat(ranks - 4);
    let mut rules = Vec::new();
    for rule in RULES {
        if random.below(3) == 0 && !(rule == "hand gating" && rules.contains(&"hand drops")) {
            rules.push(rule);
        }
    }
    let hand = if rules.iter().any(|rule| rule.starts_with("hand")) {
        format!(
            "[{0}{1}]",
            letters.concat(),
            letters.concat().to_lowercase()
        )
    } else {
        String::new()
    };
    writeln!(text, "start {black}{middle}/{white}{hand} w KQkq - 0 1").unwrap();
    writeln!(text, "promotion P to {} on {ranks}", letters.concat()).unwrap();
    text + &rules.join("\n")
}

#[test]
fn moves_are_reversible_in_invented_games() {
    let mut random = Random(1 << 32);
    let (mut games, mut count) = (0, 0);
    for _ in 0..400 {
        let text = invented(&mut random);
        if let Ok((_, variant)) = Definition::read(&text) {
            games += 1;
            count += check_game(&variant, 20, 4, &mut random);
        }
    }
    assert!(
        games > 200 && count > 200_000,
        "{games} games, {count} moves"
    );
}

/// A capture en passant with pieces on all eight squares around it changes the most squares.
#[test]
fn the_largest_explosions_are_reversible() {
    let check_all = |variant: &Arc<Variant>, fen: &str, uci: &str| {
        let state = parse_fen(variant, fen, &mut Vec::new()).unwrap();
        check(variant, &state);
        let position = crate::Position {
            variant: Arc::clone(variant),
            state,
        };
        assert!(position.parse_move(uci).is_ok(), "{uci}");
    };
    let atomic = variant("atomic").unwrap();
    let around = "7k/8/8/2bbR3/2nqR3/1Nrnr3/8/K7 w - - 0 1";
    check_all(&atomic, around, "b3d4");
    let passing = "7k/8/2rrr3/Pr1r4/Rprr4/8/8/K7 w - - 0 1";
    check_all(&atomic, passing, "a4b4");
    let passing = "7k/3r1r2/3r1r2/3Ppn2/8/8/8/K7 w - e6 0 1";
    let state = parse_fen(&atomic, passing, &mut Vec::new()).unwrap();
    let mut moves = Vec::new();
    state.generate(&atomic, Filter::All, &mut moves);
    assert!(moves.iter().any(|one| one.action == Action::EnPassant));
    check(&atomic, &state);
}
