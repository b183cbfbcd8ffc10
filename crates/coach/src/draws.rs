//! Draws that are given away, and wins that are drawn.

use alloc::vec;
use alloc::vec::Vec;

use engine::Score;
use rules::{Game, Move, Position, Role, Square};

use crate::{
    exchange::{after, value},
    reason::{Cause, Mistake, Motif, Reason},
};

/// A score of at least this is a win in an ending, in centipawns.
const WON_CP: i32 = 300;

/// A score of at most this is a draw in an ending, in centipawns.
const DRAWN_CP: i32 = 50;

/// The most that each side has in an ending besides pawns, in centipawns: a rook and a minor piece.
const MAX_PIECES: i32 = 800;

/// A draw is shown within this many plies. In a longer line the other side has had a choice too often.
const MAX_PLIES: usize = 10;

/// A move that draws a won game at once, by stalemate, repetition or lack of material.
pub(crate) fn drawn_at_once(mistake: &Mistake<'_>) -> Option<Reason> {
    let mut game = mistake.game.clone();
    game.play(mistake.played).ok()?;
    let is_drawn = is_drawn(&game, 3) && is_won(mistake.best.score);
    is_drawn.then(|| reason(Motif::Draw, Cause::Allowed, Vec::new()))
}

/// An answer that draws a won game by repetition or stalemate, for example by perpetual check.
pub(crate) fn allowed(mistake: &Mistake<'_>) -> Option<Reason> {
    let is_saved = is_won(mistake.best.score) && is_level(mistake.answer.score);
    // A position that occurred before the move may have been repeated by mistake.
    let game = Game::new(after(mistake.game.position(), mistake.played));
    let is_forced = |game: &Game| is_stalemate(game.position()) || game.repetitions() >= 2;
    let line = is_saved.then(|| line_to(game, mistake.answer.line, is_forced))??;
    Some(reason(Motif::ForcedDraw, Cause::Allowed, line))
}

/// A better line that draws by the rules, while the move loses.
pub(crate) fn missed(mistake: &Mistake<'_>) -> Option<Reason> {
    if !is_lost(mistake.answer.score) || is_lost(mistake.best.score) || is_won(mistake.best.score) {
        return None;
    }
    let line = line_to(mistake.game.clone(), mistake.best.line, |game| {
        is_drawn(game, 2)
    })?;
    Some(reason(Motif::Draw, Cause::Missed, line))
}

/// The moves of a line up to a draw; `None` if there is none.
fn line_to(mut game: Game, line: &[Move], is_drawn: impl Fn(&Game) -> bool) -> Option<Vec<Move>> {
    for (ply, &played) in line.iter().take(MAX_PLIES).enumerate() {
        game.play(played).ok()?;
        if is_drawn(&game) {
            return Some(line[..=ply].to_vec());
        }
    }
    None
}

/// A drawn ending that is lost, or a won one that is drawn or lost.
pub(crate) fn ending(mistake: &Mistake<'_>) -> Option<Reason> {
    if !is_ending(mistake.game.position()) {
        return None;
    }
    let (before, after) = (mistake.best.score, mistake.answer.score);
    let line = mistake.answer.line.iter().take(3).copied().collect();
    if is_won(before) && !is_clear(after) {
        Some(reason(Motif::WonEnding, Cause::Allowed, line))
    } else if is_level(before) && is_lost(after) {
        Some(reason(Motif::DrawnEnding, Cause::Allowed, line))
    } else {
        None
    }
}

fn reason(motif: Motif, cause: Cause, line: Vec<Move>) -> Reason {
    Reason {
        motif,
        cause,
        targets: vec![],
        line,
        mate_moves: 0,
    }
}

/// Whether the position has no legal move without a check, has occurred a number of times, or is dead.
fn is_drawn(game: &Game, times: usize) -> bool {
    let is_mate = game.position().is_check() && !game.position().has_legal_move();
    !is_mate && (game.outcome().is_some() || game.repetitions() >= times)
}

fn is_stalemate(position: &Position) -> bool {
    !position.is_check() && !position.has_legal_move()
}

fn is_won(score: Score) -> bool {
    match score {
        Score::Cp(cp) => cp >= WON_CP,
        Score::Mate(moves) => moves.is_positive(),
    }
}

fn is_lost(score: Score) -> bool {
    match score {
        Score::Cp(cp) => cp <= -WON_CP,
        Score::Mate(moves) => moves <= 0,
    }
}

pub(crate) fn is_level(score: Score) -> bool {
    matches!(score, Score::Cp(cp) if cp.abs() <= DRAWN_CP)
}

/// Whether the side is clearly better.
fn is_clear(score: Score) -> bool {
    match score {
        Score::Cp(cp) => cp > DRAWN_CP,
        Score::Mate(moves) => moves > 0,
    }
}

fn is_ending(position: &Position) -> bool {
    let pieces = Square::all().filter_map(|square| position.piece_at(square));
    let mut values = [0; 2];
    for piece in pieces.filter(|piece| !matches!(piece.role, Role::Pawn | Role::King)) {
        values[piece.color as usize] += value(piece.role);
    }
    values.iter().all(|&value| value <= MAX_PIECES)
}
