//! The reason why a move is bad, or good.

use alloc::vec::Vec;

use engine::Score;
use rules::{Game, Move, Position, Role};

use crate::{
    draws,
    exchange::{after, captured, gain, value},
    line::Line,
    mate,
    reason::{Cause, Finding, Mistake, Motif, Reason, Target},
    tactics::{self, LEAST_GAIN, Tactic, rays},
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
///     game.play(game.position().parse_move(san)?)?;
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
    match best.score {
        Score::Mate(moves @ 1..) => mating(&line, Cause::Found, moves),
        _ => gained(game, &line),
    }
}

/// The material that a line wins after the last move of a game.
fn gained(game: &Game, line: &Line) -> Option<Reason> {
    let Some((before, last)) = last_move(game) else {
        return tactics::find(line).map(|tactic| reason(Cause::Found, line, tactic));
    };
    let reason = as_allowed(&before, last, line)?;
    Some(Reason {
        cause: Cause::Found,
        ..reason
    })
}

/// The last move of a game and the position before it; `None` if there is none, or it is a pass.
fn last_move(game: &Game) -> Option<(Position, Move)> {
    let (&last, moves) = game.moves().split_last()?;
    let mut earlier = Game::new(game.start().clone());
    for &played in moves {
        earlier.play_unchecked(played);
    }
    (last != Move::NULL).then(|| (earlier.position().clone(), last))
}

/// A mate in at most a number of moves that the move allows or misses.
fn mate_within(mistake: &Mistake<'_>, best: &Line, answer: &Line, most: u32) -> Option<Reason> {
    let (line, cause, moves) = match (mistake.best.score, mistake.answer.score) {
        (_, Score::Mate(moves @ ..=0)) => (answer, Cause::Allowed, moves),
        (Score::Mate(moves @ 1..), Score::Cp(_)) => (best, Cause::Missed, moves),
        _ => return None,
    };
    let is_named = moves.unsigned_abs() <= most;
    is_named.then(|| mating(line, cause, moves)).flatten()
}

/// The reason of a move that mates, or allows or misses mate, in a number of moves; `None` if the line
/// does not end with that mate.
fn mating(line: &Line, cause: Cause, moves: i32) -> Option<Reason> {
    let mate_moves = moves.unsigned_abs();
    let motif = mate::motif(line, mate_moves)?;
    Some(Reason {
        motif,
        cause,
        targets: Target::king(line).into_iter().collect(),
        line: line.moves.clone(),
        mate_moves,
    })
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

/// The material that the move loses, or fails to win, whichever is clearly more.
fn material(mistake: &Mistake<'_>, best: &Line, answer: &Line) -> Option<Reason> {
    let position = mistake.game.position();
    let (missed, lost) = (best.gain(), answer.gain());
    let kept = gain(position, mistake.played) - lost;
    if missed - kept < LEAST_GAIN {
        return None;
    }
    let allowed = || {
        let reason = as_allowed(position, mistake.played, answer)?;
        is_to_blame(mistake, mistake.answer, &reason, [answer, best]).then_some(reason)
    };
    let missed_tactic = || {
        let reason = as_missed(mistake, best, answer)?;
        is_to_blame(mistake, mistake.best, &reason, [best, answer]).then_some(reason)
    };
    if missed > -2 * kept {
        missed_tactic().or_else(allowed)
    } else {
        allowed().or_else(missed_tactic)
    }
}

/// Whether the move, and nothing else, loses what a reason shows in the first of two lines, which was
/// found as `finding`. Nothing lasts in a draw, and a pawn in a level game is likely to be compensated.
/// A line without a motif that begins with a quiet move leaves the defender more ways out, so the score
/// has to confirm it.
fn is_to_blame(
    mistake: &Mistake<'_>,
    finding: Finding<'_>,
    reason: &Reason,
    [line, other]: [&Line; 2],
) -> bool {
    let is_quiet = reason.motif == Motif::Material && !line.is_forcing();
    let is_pawn = line.lasting_gain(reason.line.len()) < 2 * value(Role::Pawn);
    let is_level = draws::is_level(finding.score) && (is_pawn || finding.score == Score::Cp(0));
    (reason.motif == Motif::Recapture || !is_level)
        && is_clear_loss(mistake, if is_quiet { 2 } else { 1 })
        && !is_lost_anyway(reason, line, other)
}

/// Whether the score falls by more than about a number of pawns. The more one-sided the game is, the more
/// it has to fall. If it does not, the search has found something in return for the material.
fn is_clear_loss(mistake: &Mistake<'_>, pawns: i32) -> bool {
    let (Score::Cp(before), Score::Cp(after)) = (mistake.best.score, mistake.answer.score) else {
        return true;
    };
    let least_cp = LEAST_GAIN + before.saturating_add(after).saturating_abs() / 8;
    before.saturating_sub(after) >= pawns.saturating_mul(least_cp)
}

/// Whether all pieces that a reason shows as won are lost in the other line, too, and for less. That line
/// begins with a move of the side that loses them.
fn is_lost_anyway(reason: &Reason, line: &Line, other: &Line) -> bool {
    let mut is_won = false;
    for ply in 0..reason.line.len() {
        if let Some(piece) = line.capture_at(ply)
            && ply % 2 == 0
        {
            is_won = true;
            if !other.loses(piece) {
                return false;
            }
        }
    }
    is_won && other.lasting_gain(0) <= -LEAST_GAIN
}

/// The reason for a tactic of the better line. A piece that the move captures in another way, or that
/// can still be captured a move later, has not been missed; one that has just captured as much is only
/// taken back.
fn as_missed(mistake: &Mistake<'_>, best: &Line, answer: &Line) -> Option<Reason> {
    let mut tactic = tactics::find(best)?;
    let &first = best.moves.first()?;
    let taken = last_move(mistake.game)
        .filter(|(_, last)| last.to == first.to)
        .and_then(|(before, last)| captured(&before, last));
    let is_traded = matches!(tactic.motif, Motif::Trade | Motif::Exchange);
    if let Some(taken) = taken
        && (is_traded || !tactic.is_proven_by(best.lasting_gain(tactic.plies) - value(taken)))
    {
        let defender = best.attacker().other();
        tactic = Tactic {
            motif: Motif::Recapture,
            targets: best.piece_of(0, defender, first.to).into_iter().collect(),
            plies: 1,
        };
    }
    let is_target = |one: &Target| one.square == mistake.played.to;
    let is_still_possible =
        answer.moves.get(1) == Some(&first) || tactic.targets.first().is_some_and(is_target);
    let is_found = tactic.is_capture() && is_still_possible;
    (!is_found).then(|| reason(Cause::Missed, best, tactic))
}

/// The reason for a tactic of the answer. A piece that has just captured is lost for what it
/// captured, and one whose defender has just left is undefended.
fn as_allowed(before: &Position, played: Move, answer: &Line) -> Option<Reason> {
    let mut tactic = tactics::find(answer)?;
    let target = tactic.targets.first().copied();
    if let Some(target) = target.filter(|_| tactic.is_capture()) {
        if target.square != played.to {
            let is_hanging = tactic.motif == Motif::Hanging;
            if is_hanging && has_left(before, played, target, answer.start()) {
                tactic.motif = Motif::Undefended;
            }
        } else if let Some(role) = captured(before, played) {
            tactic = traded(tactic, Target { role, ..target });
        }
    }
    if tactic.motif == Motif::Pin && rays::is_pinned(before, &tactic.targets) {
        tactic.motif = Motif::Material;
        tactic.targets.clear();
    }
    let net = answer.lasting_gain(tactic.plies) - gain(before, played);
    let is_traded = matches!(tactic.motif, Motif::Trade | Motif::Exchange);
    let is_lost = net >= LEAST_GAIN
        && tactic.claim() >= LEAST_GAIN
        && (!is_traded || tactic.is_proven_by(net));
    is_lost.then(|| reason(Cause::Allowed, answer, tactic))
}

/// The loss of a piece that has just captured another.
fn traded(mut tactic: Tactic, price: Target) -> Tactic {
    // The dearest piece first, after the target itself.
    let is_cheaper = |one: &Target| value(one.role) < value(price.role);
    let prices = tactic.targets.iter().skip(1);
    let dearer = prices.take_while(|one| !is_cheaper(one)).count();
    tactic.targets.insert(1 + dearer, price);
    let roles: Vec<_> = tactic.targets.iter().map(|one| one.role).collect();
    tactic.motif = match roles[..] {
        [Role::Rook, Role::Knight | Role::Bishop] => Motif::Exchange,
        _ => Motif::Trade,
    };
    tactic
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
