//! Properties of all positions and texts: agreement with `cozy-chess`, round trips, and no panics.

use std::collections::HashMap;

use rules::{Color, Move, Piece, Position, Role, Square};

use crate::{
    assert_same, dice::Dice, heavy_position::heavy_position, scale::scaled, with_legal_ep,
};

/// The starting positions of random games, in which castling, e.p., promotion and mate are
/// frequent.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1",
];

/// The maximum length of random games, in half-moves: the clock of `cozy-chess` ends at a hundred.
const LONGEST_GAME: usize = 100;

/// Calls `check` with `count` positions of random games, and the moves played in them.
fn for_random_positions(seed: u64, count: usize, mut check: impl FnMut(&Position, Option<Move>)) {
    let mut dice = Dice::new(seed);
    let mut visited = 0;
    let mut game = 0;
    let count = scaled(count);
    while visited < count {
        let mut position: Position = STARTS[game % STARTS.len()].parse().unwrap();
        game += 1;
        for _ in 0..LONGEST_GAME {
            let moves = position.legal_moves();
            let next = (!moves.is_empty()).then(|| *dice.pick(&moves));
            check(&position, next);
            visited += 1;
            let Some(chess_move) = next.filter(|_| visited < count) else {
                break;
            };
            position.make(chess_move);
        }
    }
}

#[test]
fn a_hundred_thousand_random_positions_agree_with_cozy_chess() {
    let mut seen = Keys::default();
    let mut board = cozy_chess::Board::default();
    for_random_positions(1, 100_000, |position, next| {
        let fen = position.to_string();
        if with_legal_ep(&board, &board.to_string()) != fen {
            assert!(
                STARTS.contains(&&*fen),
                "{fen} is not the result of the previous move"
            );
            board = fen.parse().unwrap();
        }
        let moves = sorted_moves(position);
        assert_eq!(moves, sorted_cozy_moves(&board), "legal moves of {fen}");
        assert_eq!(
            position.is_check(),
            !board.checkers().is_empty(),
            "check in {fen}"
        );
        assert_eq!(
            position.has_legal_move(),
            !moves.is_empty(),
            "moves in {fen}"
        );
        let is_mate = board.status() == cozy_chess::GameStatus::Won;
        assert_eq!(
            position.is_check() && moves.is_empty(),
            is_mate,
            "mate in {fen}"
        );
        seen.check(position, &board);
        if let Some(chess_move) = next {
            board.play(to_cozy(chess_move, position));
        }
    });
    assert!(seen.identities.len() > 50_000, "the games are too similar");
}

/// Random pieces on random squares: in positions that pass our check, the legal moves agree with
/// `cozy-chess`.
#[test]
fn random_setups_that_pass_the_check_agree_with_cozy_chess() {
    let mut dice = Dice::new(2);
    let mut accepted = 0;
    for _ in 0..scaled(60_000) {
        let fen = random_setup(&mut dice);
        let Ok(position) = fen.parse::<Position>() else {
            continue;
        };
        // It also rejects checks that no move can give.
        let Ok(board) = fen.parse::<cozy_chess::Board>() else {
            continue;
        };
        assert_eq!(
            sorted_moves(&position),
            sorted_cozy_moves(&board),
            "legal moves of {fen}"
        );
        assert_eq!(position.to_string(), with_legal_ep(&board, &fen));
        accepted += 1;
    }
    assert!(accepted > 5_000, "only {accepted} setups pass");
}

#[test]
fn making_and_unmaking_any_move_restores_everything() {
    for_random_positions(3, 20_000, |position, _| {
        let mut changed = position.clone();
        let key = position.key();
        let moves = position.legal_moves();
        for &chess_move in &moves {
            let undo = changed.make(chess_move);
            assert!(
                changed != *position,
                "{chess_move} changes nothing in {position}"
            );
            changed.unmake(chess_move, undo);
            assert!(
                changed == *position,
                "{chess_move} is not unmade in {position}"
            );
            assert_eq!(changed.key(), key, "key after {chess_move} in {position}");
        }
        assert_eq!(
            *changed.legal_moves(),
            *moves,
            "order of the moves in {position}"
        );
    });
}

#[test]
fn positions_with_any_number_of_pieces_are_read_and_moves_unmade() {
    let mut dice = Dice::new(10);
    let [mut most_moves, mut castlings] = [0; 2];
    let mut positions = vec![MOST_MOVES.parse().unwrap()];
    positions.extend((0..scaled(300)).map(|_| heavy_position(&mut dice)));
    for position in positions {
        let again: Position = position.to_string().parse().unwrap();
        assert_same(&again, &position);
        let moves = position.legal_moves();
        most_moves = most_moves.max(moves.len());
        let mut changed = position.clone();
        for (index, &legal) in moves.iter().enumerate() {
            castlings += usize::from(position.castling_side(legal).is_some());
            let undo = changed.make(legal);
            let after: Position = changed.to_string().parse().unwrap();
            assert_same(&after, &changed);
            changed.unmake(legal, undo);
            assert!(changed == position, "{legal} in {position}");
            if index % 16 == 0 {
                let san = position.san(legal);
                assert_eq!(position.parse_move(&san), Ok(legal), "{san} in {position}");
            }
        }
    }
    assert_eq!(most_moves, 263);
    assert!(castlings > 20, "{castlings}");
}

/// A position with 263 legal moves.
const MOST_MOVES: &str = "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/QQ5Q/ppQ4Q/knQQQQQK w - - 0 1";

#[test]
fn fen_and_key_survive_a_round_trip_through_text() {
    for_random_positions(4, 20_000, |position, _| {
        let again: Position = position.to_string().parse().unwrap();
        assert_same(&again, position);
    });
}

#[test]
fn san_and_uci_of_every_legal_move_are_read_as_that_move() {
    for_random_positions(5, 8_000, |position, _| {
        for &chess_move in &position.legal_moves() {
            let san = position.san(chess_move);
            assert_eq!(
                position.parse_move(&san),
                Ok(chess_move),
                "{san} in {position}"
            );
            let uci = chess_move.to_string();
            assert_eq!(
                position.parse_move(&uci),
                Ok(chess_move),
                "{uci} in {position}"
            );
        }
    });
}

#[test]
fn every_move_that_is_neither_legal_nor_a_pass_is_refused() {
    for_random_positions(6, 40, |position, _| {
        let legal = position.legal_moves();
        for from in Square::all() {
            for to in Square::all() {
                for promotion in [None, Some(Role::Queen), Some(Role::King)] {
                    let chess_move = Move {
                        from,
                        to,
                        promotion,
                    };
                    let is_pass = chess_move == Move::NULL && !position.is_check();
                    let is_playable = is_pass || legal.contains(&chess_move);
                    let mut after = position.clone();
                    assert_eq!(after.play(chess_move).is_ok(), is_playable);
                    assert_eq!(
                        after == *position,
                        !is_playable,
                        "{chess_move} in {position}"
                    );
                }
            }
        }
    });
}

#[test]
fn broken_fens_are_refused_or_read_but_never_panic() {
    let mut dice = Dice::new(7);
    for _ in 0..scaled(100_000) {
        let start = *dice.pick(&STARTS);
        let text = mutate(
            start,
            &mut dice,
            "pnbrqkPNBRQK123456789/ wbKQkq-abcdefgh0é\0\t",
        );
        if let Ok(position) = text.parse::<Position>() {
            check_any_position(&position);
        }
    }
}

#[test]
fn nonsensical_moves_are_refused_but_never_panic() {
    let mut dice = Dice::new(8);
    let position: Position = STARTS[1].parse().unwrap();
    for _ in 0..scaled(50_000) {
        let seed = *dice.pick(&[
            "Nbd2", "exd5", "O-O-O", "e8=Q+", "Qa1xb2#", "e2e4", "e7e8q", "0-0",
        ]);
        let text = mutate(seed, &mut dice, "NBRQKPabcdefgh12345678x=-+#!?O0().:é\0 ");
        if let Ok(chess_move) = position.parse_move(&text) {
            assert!(position.is_legal(chess_move), "{text}");
        }
    }
}

#[test]
fn a_text_of_a_megabyte_gives_a_short_error() {
    for letter in ["p", "8", "/", " ", "\0", "é", "w ", "K"] {
        let text = letter.repeat((1 << 20) / letter.len());
        let position = Position::start();
        let errors = [
            text.parse::<Position>().unwrap_err().to_string(),
            format!("{START_PLACEMENT} {text}")
                .parse::<Position>()
                .map_or_else(|e| e.to_string(), |_| String::new()),
            position.parse_move(&text).unwrap_err().to_string(),
            position.parse_move(&text).unwrap_err().to_string(),
        ];
        assert!(errors.iter().all(|error| error.len() < 200), "{errors:?}");
    }
}

/// The first field of a FEN, which is followed by random text.
const START_PLACEMENT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// Illegal moves that are trusted leave a meaningless position, but do not panic.
#[test]
fn making_moves_that_are_not_legal_never_panics() {
    let mut dice = Dice::new(9);
    for round in 0..300 {
        let mut position: Position = STARTS[round % STARTS.len()].parse().unwrap();
        for _ in 0..60 {
            let promotion = *dice.pick(&[None, None, None, Some(Role::Queen), Some(Role::King)]);
            let square = |dice: &mut Dice| Square::all().nth(dice.below(64)).unwrap();
            let chess_move = Move {
                from: square(&mut dice),
                to: square(&mut dice),
                promotion,
            };
            let undo = position.make(chess_move);
            if dice.below(3) == 0 {
                position.unmake(chess_move, undo);
            }
            let moves = position.legal_moves().len();
            let _ = (
                moves,
                position.key(),
                position.san(chess_move),
                position.to_string(),
            );
        }
    }
}

/// Checks the properties of any accepted position.
fn check_any_position(position: &Position) {
    let again: Position = position.to_string().parse().unwrap();
    assert!(again == *position, "{again} was {position}");
    let moves = position.legal_moves();
    let mut after = position.clone();
    for &chess_move in &moves {
        let undo = after.make(chess_move);
        let fen = after.to_string();
        assert!(
            fen.parse::<Position>().is_ok(),
            "{chess_move} leads from {position} to {fen}"
        );
        after.unmake(chess_move, undo);
    }
    if let Ok(board) = position.to_string().parse() {
        assert_eq!(
            sorted_moves(position),
            sorted_cozy_moves(&board),
            "legal moves of {position}"
        );
    }
}

/// Replaces, removes, inserts or doubles one to four characters of a text.
fn mutate(text: &str, dice: &mut Dice, alphabet: &str) -> String {
    let alphabet: Vec<char> = alphabet.chars().collect();
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(4) {
        let place = dice.below(characters.len() + 1);
        let letter = *dice.pick(&alphabet);
        match dice.below(4) {
            0 => characters.insert(place, letter),
            1 if place < characters.len() => {
                characters.remove(place);
            }
            2 if place < characters.len() => characters[place] = letter,
            _ => {
                let tail = characters[place..].to_vec();
                characters.splice(place..place, tail.into_iter().take(8));
            }
        }
    }
    characters.into_iter().collect()
}

/// Returns a FEN with both kings and some other pieces on random squares.
fn random_setup(dice: &mut Dice) -> String {
    let mut squares = [None; 64];
    for color in [Color::White, Color::Black] {
        squares[dice.below(64)] = Some(Piece {
            color,
            role: Role::King,
        });
    }
    for _ in 0..dice.below(14) {
        let color = *dice.pick(&[Color::White, Color::Black]);
        let role = *dice.pick(&[
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]);
        let square = dice.below(64);
        if squares[square].is_none() {
            squares[square] = Some(Piece { color, role });
        }
    }
    let ranks: Vec<String> = squares.chunks(8).map(rank_text).collect();
    let turn = *dice.pick(&["w", "b"]);
    let ep_square = match dice.below(3) {
        0 => {
            let rank = if turn == "w" { '6' } else { '3' };
            format!(
                "{}{rank}",
                dice.pick(&['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
            )
        }
        _ => "-".to_owned(),
    };
    format!("{} {turn} - {ep_square} 0 1", ranks.join("/"))
}

fn rank_text(pieces: &[Option<Piece>]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for piece in pieces {
        if let Some(piece) = piece {
            if empty > 0 {
                text += &empty.to_string();
            }
            text.push(piece.letter());
            empty = 0;
        } else {
            empty += 1;
        }
    }
    if empty > 0 {
        text += &empty.to_string();
    }
    text
}

/// A move as numbers: squares from 0 (a1) to 63 (h8) and the letter of the promotion.
type PlainMove = (u8, u8, Option<char>);

fn sorted_moves(position: &Position) -> Vec<PlainMove> {
    let moves = position.legal_moves();
    let mut moves: Vec<PlainMove> = moves
        .iter()
        .map(|&one| plain(position.as_chess960(one)))
        .collect();
    moves.sort_unstable();
    moves
}

fn plain(chess_move: Move) -> PlainMove {
    let number = |square: Square| square.rank() * 8 + square.file();
    let Move {
        from,
        to,
        promotion,
    } = chess_move;
    (number(from), number(to), promotion.map(Role::letter))
}

fn sorted_cozy_moves(board: &cozy_chess::Board) -> Vec<PlainMove> {
    let mut moves = Vec::new();
    board.generate_moves(|batch| {
        moves.extend(
            batch
                .into_iter()
                .map(|m| (m.from as u8, m.to as u8, m.promotion.map(char::from))),
        );
        false
    });
    moves.sort_unstable();
    moves
}

/// Converts a move to `cozy-chess`, where castling is the king's move to its rook.
fn to_cozy(chess_move: Move, position: &Position) -> cozy_chess::Move {
    position
        .as_chess960(chess_move)
        .to_string()
        .parse()
        .unwrap()
}

/// Keys and the identities of their positions: placement, turn, castling rights and the square of a
/// legal e.p. capture, according to `cozy-chess`.
#[derive(Default)]
struct Keys {
    identities: HashMap<u64, String>,
    keys: HashMap<String, u64>,
}

impl Keys {
    /// Checks that equal positions have equal keys, and different positions different keys.
    fn check(&mut self, position: &Position, board: &cozy_chess::Board) {
        let fen = with_legal_ep(board, &board.to_string());
        let [placement, turn, castling, ep_square] =
            [0, 1, 2, 3].map(|field| fen.split(' ').nth(field).unwrap());
        let identity = format!("{placement} {turn} {castling} {ep_square}");
        let key = position.key();
        let same_key = self
            .identities
            .entry(key)
            .or_insert_with(|| identity.clone());
        assert_eq!(*same_key, identity, "two positions share a key");
        let same_position = self.keys.entry(identity).or_insert(key);
        assert_eq!(*same_position, key, "{fen} had another key before");
    }
}
