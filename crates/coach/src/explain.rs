//! The reason why a move is bad, or good.

use engine::Score;
use rules::{Game, Move, Position, Role};

use crate::{
    draws,
    exchange::{after, captured, gain, value},
    line::Line,
    mate,
    reason::{Cause, Finding, Mistake, Motif, Reason, Target},
    tactics::{self, LEAST_GAIN, Tactic},
};

/// A mate in more moves than this is named only if no other motif is proven.
const SHORT_MATE: u32 = 4;

/// The reason why a move is bad; `None` if no motif is proven.
///
/// # Example
///
/// ```
/// use coach::{Finding, Mistake, Motif, explain};
/// use engine::Score;
/// use rules::{Game, Position};
///
/// let mut game = Game::new(Position::start());
/// for san in ["e4", "e5", "Bc4", "Nc6", "Qh5"] {
///     game.play(game.position().parse_san(san)?)?;
/// }
/// let mistake = Mistake {
///     game: &game,
///     played: "g8f6".parse()?,
///     best: Finding { score: Score::Cp(20), line: &["g7g6".parse()?] },
///     answer: Finding { score: Score::Mate(-1), line: &["h5f7".parse()?] },
/// };
/// let reason = explain(&mistake).ok_or("no motif")?;
/// assert_eq!((reason.motif, reason.mate_moves), (Motif::Mate, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(mistake: &Mistake<'_>) -> Option<Reason> {
    let position = mistake.game.position();
    let is_mated = |score| matches!(score, Score::Mate(..=0));
    if !position.is_legal(mistake.played) || is_mated(mistake.best.score) {
        return None;
    }
    let best = Line::new(position, mistake.best.line);
    let answer = Line::new(&after(position, mistake.played), mistake.answer.line);
    draws::drawn_at_once(mistake)
        .or_else(|| draws::allowed(mistake))
        .or_else(|| mate_within(mistake, &best, &answer, SHORT_MATE))
        .or_else(|| material(mistake, &best, &answer))
        .or_else(|| mate_within(mistake, &best, &answer, u32::MAX))
        .or_else(|| draws::missed(mistake))
        .or_else(|| draws::ending(mistake))
}

/// The reason why the best move of a position is good; `None` if no motif is proven.
///
/// What it wins back of a capture by the move before is no gain.
pub fn merit(game: &Game, best: Finding<'_>) -> Option<Reason> {
    let line = Line::new(game.position(), best.line);
    let reason = match best.score {
        Score::Mate(moves @ 1..) => mating(&line, Cause::Found, moves),
        _ => gained(game, &line)?,
    };
    (!line.moves.is_empty()).then_some(reason)
}

/// The material that a line wins after the last move of a game.
fn gained(game: &Game, line: &Line) -> Option<Reason> {
    let won = line.gain();
    let last = game.moves().split_last();
    let Some((&last, moves)) = last.filter(|(last, _)| **last != Move::NULL) else {
        return tactics::find(line, won).map(|tactic| reason(Cause::Found, line, tactic));
    };
    let mut earlier = Game::new(game.start().clone());
    for &played in moves {
        earlier.play_unchecked(played);
    }
    let before = earlier.position();
    if won - gain(before, last) < LEAST_GAIN {
        return None;
    }
    let reason = as_allowed(before, last, line, tactics::find(line, won)?)?;
    Some(Reason {
        cause: Cause::Found,
        ..reason
    })
}

/// A mate in at most a number of moves that the move allows or misses.
fn mate_within(mistake: &Mistake<'_>, best: &Line, answer: &Line, most: u32) -> Option<Reason> {
    let (line, cause, moves) = match (mistake.best.score, mistake.answer.score) {
        (_, Score::Mate(moves @ ..=0)) => (answer, Cause::Allowed, moves),
        (Score::Mate(moves @ 1..), Score::Cp(_)) => (best, Cause::Missed, moves),
        _ => return None,
    };
    (moves.unsigned_abs() <= most).then(|| mating(line, cause, moves))
}

/// The reason of a move that mates, or allows or misses mate, in a number of moves.
fn mating(line: &Line, cause: Cause, moves: i32) -> Reason {
    Reason {
        motif: mate::motif(line),
        cause,
        targets: Target::king(line).into_iter().collect(),
        line: line.moves.clone(),
        mate_moves: moves.unsigned_abs(),
    }
}

impl Target {
    /// The king that a line mates.
    fn king(line: &Line) -> Option<Target> {
        let square = line.end().king(line.attacker().other());
        line.end().piece_at(square).map(|piece| Target {
            square,
            role: piece.role,
        })
    }
}

/// The material that the move loses, or fails to win, whichever is clearly more. A piece that the
/// move captures in another way, or that can still be captured a move later, has not been missed.
fn material(mistake: &Mistake<'_>, best: &Line, answer: &Line) -> Option<Reason> {
    let position = mistake.game.position();
    let (missed, lost) = (best.gain(), answer.gain());
    let kept = gain(position, mistake.played) - lost;
    if missed - kept < LEAST_GAIN {
        return None;
    }
    let allowed = || {
        let tactic = (kept <= -LEAST_GAIN).then(|| tactics::find(answer, lost))??;
        as_allowed(position, mistake.played, answer, tactic)
    };
    let missed_tactic = || {
        let tactic = tactics::find(best, missed)?;
        let is_missed = tactic.motif != Motif::Hanging
            || answer.moves.get(1) != best.moves.first()
                && tactic
                    .targets
                    .iter()
                    .all(|one| one.square != mistake.played.to);
        is_missed.then(|| reason(Cause::Missed, best, tactic))
    };
    if missed > -2 * kept {
        missed_tactic().or_else(allowed)
    } else {
        allowed().or_else(missed_tactic)
    }
}

/// The reason for a tactic of the answer. A piece that has just captured is lost for what it
/// captured, and one whose defender has just left is undefended.
fn as_allowed(before: &Position, played: Move, answer: &Line, tactic: Tactic) -> Option<Reason> {
    let mut reason = reason(Cause::Allowed, answer, tactic);
    let is_capture = matches!(
        reason.motif,
        Motif::Hanging | Motif::Trade | Motif::Exchange
    );
    let Some(&target) = reason.targets.first().filter(|_| is_capture) else {
        return Some(reason);
    };
    if target.square == played.to {
        if let Some(role) = captured(before, played) {
            if value(target.role) - value(role) < LEAST_GAIN {
                return None;
            }
            let price = Target {
                square: played.to,
                role,
            };
            let is_minor = matches!(role, Role::Knight | Role::Bishop);
            reason.motif = if is_minor && target.role == Role::Rook {
                Motif::Exchange
            } else {
                Motif::Trade
            };
            reason.targets = [target, price].into();
        }
    } else if reason.motif == Motif::Hanging && has_left(before, played, target, answer.start()) {
        reason.motif = Motif::Undefended;
    }
    Some(reason)
}

/// Whether a piece has just left that was the only defender of another.
fn has_left(before: &Position, played: Move, target: Target, now: &Position) -> bool {
    before.attacks(played.from, target.square)
        && before.attackers(target.square, before.turn()).count() == 1
        && now.attackers(target.square, before.turn()).next().is_none()
}

fn reason(cause: Cause, line: &Line, tactic: Tactic) -> Reason {
    Reason {
        motif: tactic.motif,
        cause,
        targets: tactic.targets,
        line: line.moves[..tactic.plies].to_vec(),
        mate_moves: 0,
    }
}
