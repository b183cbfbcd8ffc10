//! Finds the mistakes of games in the same way as the review of the page.

use anyhow::{Error, Result};
use coach::{
    Finding, Mistake,
    judgement::{Choice, DOUBTFUL_LOSS, Judgement, loss},
};
use engine::{Limits, Progress, Score, modern::Modern};
use game::pgn::{Record, scan_games};
use rules::{Game, Move, Position};

/// The limits of the first search, and of the second search of positions around a doubtful move;
/// see `www/game/review/evaluations.ts`.
const LIMITS: [(u32, u64); 2] = [(12, 120_000), (18, 400_000)];

/// A slice of a search, in nodes.
const SLICE: u64 = 100_000;

/// The size of the table in the worker.
const HASH_MB: usize = 8;

#[derive(Clone, Debug)]
struct Evaluation {
    /// In a [`FoundMistake`], from the perspective of the side that made it.
    score: Score,
    line: Vec<Move>,
}

/// A move that the review marks with `⁈`, `?` or `⁇`.
#[derive(Clone, Debug)]
pub(crate) struct FoundMistake {
    game: Game,
    played: Move,
    best: Evaluation,
    answer: Evaluation,
}

impl FoundMistake {
    /// Returns the mistake in the form that the coach explains.
    pub(crate) fn as_mistake(&self) -> Mistake<'_> {
        Mistake {
            game: &self.game,
            played: self.played,
            best: self.best.as_finding(),
            answer: self.answer.as_finding(),
        }
    }

    /// The mark of the move in text.
    pub(crate) fn mark(&self) -> &'static str {
        match self.judgement() {
            Some(Judgement::Blunder) => "??",
            Some(Judgement::Mistake) => "?",
            Some(Judgement::Inaccuracy) => "?!",
            Some(Judgement::Good) | None => "",
        }
    }

    fn judgement(&self) -> Option<Judgement> {
        let choice = Choice {
            best: self.best.score,
            second: None,
            after: self.answer.score,
            is_best: self.best.line.first() == Some(&self.played),
            is_recapture: false,
        };
        choice.judgement()
    }
}

impl Evaluation {
    fn as_finding(&self) -> Finding<'_> {
        Finding {
            score: self.score,
            line: &self.line,
        }
    }

    /// Returns the evaluation from the other side's perspective.
    fn reversed(mut self) -> Self {
        self.score = match self.score {
            Score::Cp(score) => Score::Cp(-score),
            Score::Mate(moves) => Score::Mate(-moves),
        };
        self
    }
}

pub(crate) fn review(pgn: &str) -> Result<Vec<FoundMistake>> {
    let mut mistakes = Vec::new();
    for index in 0..scan_games(pgn).count() {
        let record = Record::read(&Position::start(), pgn, index)
            .map_err(|error| Error::msg(error.to_string()))?;
        review_game(&record, &mut mistakes);
    }
    Ok(mistakes)
}

fn review_game(record: &Record<Position>, mistakes: &mut Vec<FoundMistake>) {
    let games = main_line(record);
    let first: Vec<_> = games.iter().map(|game| evaluate(game, LIMITS[0])).collect();
    let mut found = first.clone();
    let mut is_checked = vec![false; games.len()];
    for after in 1..games.len() {
        if loss_between(first[after - 1].as_ref(), first[after].as_ref()) < DOUBTFUL_LOSS {
            continue;
        }
        for place in [after - 1, after] {
            if !is_checked[place] {
                found[place] = evaluate(&games[place], LIMITS[1]);
                is_checked[place] = true;
            }
        }
    }
    for after in 1..games.len() {
        let Some(&played) = games[after].moves().last() else {
            continue;
        };
        if let [Some(best), Some(answer)] = [found[after - 1].clone(), found[after].clone()] {
            let one = FoundMistake {
                game: games[after - 1].clone(),
                played,
                best,
                answer: answer.reversed(),
            };
            if one.judgement().is_some() {
                mistakes.push(one);
            }
        }
    }
}

/// Returns the game up to each position of its main line.
fn main_line(record: &Record<Position>) -> Vec<Game> {
    let mut game = Game::new(record.nodes()[0].position.clone());
    let mut games = vec![game.clone()];
    let mut last = 0;
    for (index, node) in record.nodes().iter().enumerate() {
        // The first move after a position belongs to the main line.
        if node.parent == last
            && let Some(played) = node.played
        {
            game.play_unchecked(played);
            games.push(game.clone());
            last = index;
        }
    }
    games
}

/// Returns the loss of winning chances by a move, given the evaluations before and after it, each
/// from the perspective of its side to move.
fn loss_between(before: Option<&Evaluation>, after: Option<&Evaluation>) -> f64 {
    match (before, after) {
        (Some(before), Some(after)) => loss(before.score, after.clone().reversed().score),
        _ => 0.0,
    }
}

/// Searches a position from the perspective of the side to move; `None` if that side is mated.
fn evaluate(game: &Game, (depth, nodes): (u32, u64)) -> Option<Evaluation> {
    if game.outcome().is_some() {
        let draw = Evaluation {
            score: Score::Cp(0),
            line: Vec::new(),
        };
        return (!game.position().is_check()).then_some(draw);
    }
    let mut engine = Modern::new(HASH_MB);
    engine.set_multi_pv(2);
    engine.set_position(game.start(), game.moves());
    engine.begin(
        Limits {
            nodes: Some(nodes),
            depth: Some(depth),
            mate: None,
        },
        &[],
    );
    while engine.think(SLICE) == Progress::Running {}
    let line = engine.lines().first()?;
    Some(Evaluation {
        score: line.score,
        line: line.moves.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::review;

    #[test]
    fn the_mistakes_of_a_game_are_found() {
        let found = review("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0").expect("a legal game");
        let played: Vec<String> = found.iter().map(|one| one.played.to_string()).collect();
        assert!(played.contains(&"g8f6".to_owned()), "{played:?}");
    }
}
