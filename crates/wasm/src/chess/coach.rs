//! Why a move was bad, or is good.

use coach::{Cause, Finding, Mistake, Reason, Target};
use engine::Score;
use rules::{Color, Game, Move, Position};

use crate::{
    fields::{Fields, array},
    moves::san,
    question::Question,
    refusal::Refusal,
};

/// The reason why a `move` was bad, by the lines `best` and `answer` and the scores `before` and
/// `after` it.
pub(super) fn explain(game: &Game, question: Question<'_>) -> Result<Fields, Refusal> {
    let position = game.position();
    let played = position.parse_move(&question.text("move")?)?;
    let mut after = position.clone();
    after.make(played);
    let best = moves(position, &question.texts("best")?);
    let answer = moves(&after, &question.texts("answer")?);
    let reason = coach::explain(&Mistake {
        game,
        played,
        best: Finding {
            score: score(question, "before", position.turn()),
            line: &best,
        },
        answer: Finding {
            score: score(question, "after", position.turn()),
            line: &answer,
        },
    });
    let fields = reason.map(|reason| reason_fields(position, &after, &reason));
    Ok(Fields::default().with_option("reason", fields))
}

/// What the line `best`, which a search has found with the score `score`, achieves.
pub(super) fn merit(game: &Game, question: Question<'_>) -> Result<Fields, Refusal> {
    let position = game.position();
    let best = Finding {
        score: score(question, "score", position.turn()),
        line: &moves(position, &question.texts("best")?),
    };
    let reason = coach::merit(game, best);
    let fields = reason.map(|reason| reason_fields(position, position, &reason));
    Ok(Fields::default().with_option("reason", fields))
}

/// The legal beginning of a line.
fn moves(position: &Position, line: &[String]) -> Vec<Move> {
    let mut position = position.clone();
    line.iter()
        .map_while(|text| {
            let played = position.parse_move(text).ok()?;
            position.make(played);
            Some(played)
        })
        .collect()
}

/// A score `{cp, mate}` of White, as a side sees it; 0 if it is missing.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a cast from `f64` saturates"
)]
fn score(question: Question<'_>, name: &str, color: Color) -> Score {
    let sign = if color == Color::White { 1.0 } else { -1.0 };
    let field = question.field(name).unwrap_or_default();
    let number = |name| {
        Question(&field)
            .field(name)
            .and_then(|value| value.as_f64())
    };
    match number("mate") {
        Some(mate) => Score::Mate((sign * mate) as i32),
        None => Score::Cp((sign * number("cp").unwrap_or(0.0)) as i32),
    }
}

fn reason_fields(before: &Position, after: &Position, reason: &Reason) -> Fields {
    let (cause, position) = match reason.cause {
        Cause::Allowed => ("allowed", after),
        Cause::Missed => ("missed", before),
        Cause::Found => ("found", before),
    };
    let line: Vec<_> = reason.line.iter().map(ToString::to_string).collect();
    let target = |target: &Target| {
        Fields::default()
            .with_text("square", target.square)
            .with_text("role", target.role.letter())
    };
    san(position, &line)
        .with("motif", reason.motif.code())
        .with("cause", cause)
        .with("targets", array(reason.targets.iter().map(target)))
        .with("line", array(line))
        .with("mateMoves", reason.mate_moves)
}
