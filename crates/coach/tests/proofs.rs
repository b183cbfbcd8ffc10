//! What the coach says about random lines, checked by a counter that knows only pieces and squares.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

use coach::{Cause, Finding, Mistake, Motif, Reason, Target, explain, merit};
use engine::Score;
use rules::{Color, Game, Move, Position, Role, Square};

/// Random games to play.
const GAMES: u64 = 1000;

/// The same sequence of numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % end
    }

    /// A legal move, most often a capture if there is one.
    fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let is_capture = |one: &Move| position.piece_at(one.to).is_some();
        let captures: Vec<_> = moves.iter().copied().filter(is_capture).collect();
        let chosen = if captures.is_empty() || self.below(3) == 0 {
            moves
        } else {
            captures
        };
        (!chosen.is_empty()).then(|| chosen[self.below(chosen.len())])
    }

    fn line(&mut self, position: &Position) -> Vec<Move> {
        let (mut position, mut line) = (position.clone(), Vec::new());
        for _ in 0..self.below(9) {
            let Some(played) = self.legal_move(&position) else {
                break;
            };
            position.make(played);
            line.push(played);
        }
        line
    }
}

fn after(position: &Position, moves: &[Move]) -> Position {
    let mut position = position.clone();
    for &played in moves {
        position.make(played);
    }
    position
}

fn points(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// The points by which a side is ahead on the board.
fn balance(position: &Position, color: Color) -> i32 {
    let pieces = Square::all().filter_map(|square| position.piece_at(square));
    pieces
        .map(|piece| points(piece.role) * if piece.color == color { 1 } else { -1 })
        .sum()
}

/// The points that a reason says are won; `None` if it names no amount.
fn claimed(reason: &Reason) -> Option<i32> {
    let mut values = reason.targets.iter().map(|one| points(one.role));
    match reason.motif {
        Motif::Hanging | Motif::Undefended => values.next(),
        Motif::Trade => Some(values.next()? - values.sum::<i32>()),
        Motif::Exchange => Some(2),
        _ => None,
    }
}

/// Checks a reason against its own moves: `start` is the position before them, `earlier` the one before
/// the move that the piece captured with which is lost, if the reason says so.
fn check(reason: &Reason, start: &Position, earlier: &Position, context: &str) {
    let attacker = start.turn();
    let end = after(start, &reason.line);
    let gain = |from: &Position| balance(&end, attacker) - balance(from, attacker);
    if let Some(claimed) = claimed(reason) {
        let is_at_once = reason.line.len() <= 2;
        let is_shown = |gain| {
            if is_at_once {
                gain == claimed
            } else {
                3 * gain >= 2 * claimed
            }
        };
        assert!(claimed > 0, "{context}: {reason:?}");
        assert!(
            is_shown(gain(start)) || is_shown(gain(earlier)),
            "{context}: {reason:?}"
        );
    }
    match reason.motif {
        Motif::Mate | Motif::BackRank => {
            let is_mate = end.is_check() && !end.has_legal_move();
            assert!(is_mate, "{context}: {reason:?}");
        }
        Motif::Fork => check_fork(reason, start, context),
        Motif::Skewer => {
            let [.., _, defence, capture] = reason.line[..] else {
                panic!("{context}: {reason:?}")
            };
            let squares = [defence.from, capture.to];
            assert_eq!(
                squares[..],
                squares_of(&reason.targets),
                "{context}: {reason:?}"
            );
        }
        Motif::Pin | Motif::Discovery => {
            let last = reason.line.last().unwrap();
            assert_eq!(last.to, reason.targets[0].square, "{context}: {reason:?}");
        }
        Motif::Promotion => assert!(reason.line.last().unwrap().promotion.is_some(), "{context}"),
        Motif::Material => assert!(gain(start) > 0, "{context}: {reason:?}"),
        _ => {}
    }
}

fn squares_of(targets: &[Target]) -> Vec<Square> {
    targets.iter().map(|one| one.square).collect()
}

/// One of the attacker's moves attacks both pieces, or attacks one and threatens mate.
fn check_fork(reason: &Reason, start: &Position, context: &str) {
    let forks = (0..reason.line.len()).step_by(2).any(|ply| {
        let position = after(start, &reason.line[..=ply]);
        let from = reason.line[ply].to;
        reason.targets.iter().all(|one| {
            let stands = position
                .piece_at(one.square)
                .is_some_and(|piece| piece.role == one.role && piece.color == position.turn());
            stands && (one.role == Role::King || position.attacks(from, one.square))
        })
    });
    assert!(forks, "{context}: {reason:?}");
}

/// Plays random games and checks what the coach says about each move and random lines around it.
#[test]
fn what_is_said_is_shown_by_the_moves() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut said = 0;
    for number in 0..GAMES {
        let mut game = Game::new(Position::start());
        for _ in 0..random.below(60) {
            let Some(played) = random.legal_move(game.position()) else {
                break;
            };
            game.play_unchecked(played);
        }
        let position = game.position().clone();
        for _ in 0..20 {
            let Some(played) = random.legal_move(&position) else {
                break;
            };
            let next = after(&position, &[played]);
            let (best, answer) = (random.line(&position), random.line(&next));
            let context = format!("game {number}, {position}, {played}, {best:?}, {answer:?}");
            let best = Finding {
                score: Score::Cp(0),
                line: &best,
            };
            let answer = Finding {
                score: Score::Cp(-100),
                line: &answer,
            };
            let mistake = Mistake {
                game: &game,
                played,
                best,
                answer,
            };
            if let Some(reason) = explain(&mistake) {
                said += 1;
                match reason.cause {
                    Cause::Allowed => check(&reason, &next, &position, &context),
                    _ => check(&reason, &position, &position, &context),
                }
            }
            if let Some(reason) = merit(&game, best) {
                let before = game
                    .moves()
                    .split_last()
                    .map_or(position.clone(), |(_, moves)| after(game.start(), moves));
                check(&reason, &position, &before, &context);
            }
        }
    }
    assert!(said > 500, "only {said} reasons");
}
