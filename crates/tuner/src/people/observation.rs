//! A line of the data: a position of a game, what the searches found, and what was played.

use std::{fmt, str::FromStr};

use anyhow::{Context, Result};
use engine::Score;
use opponent::{Candidate, SEARCHES};
use rules::{Game, Move, Position};

/// A choice that a person made.
#[derive(Clone, Debug)]
pub(crate) struct Observation {
    pub(crate) game: Game,
    pub(crate) rating: f32,
    pub(crate) candidates: Vec<Candidate<Move>>,
    /// The index of the candidate that was played.
    pub(crate) played: usize,
}

/// A mate in n is written as this many centipawns less n.
const MATE_CP: i32 = 30_000;

impl fmt::Display for Observation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rating, played) = (self.rating, self.played);
        write!(formatter, "{rating};{played};")?;
        for (index, one) in self.game.moves().iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(formatter, "{space}{one}")?;
        }
        for candidate in &self.candidates {
            write!(formatter, ";{}", candidate.played)?;
            for &score in &candidate.scores {
                write!(formatter, " {}", written(score))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Observation {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<Self> {
        let mut fields = line.split(';');
        let mut field = |name| fields.next().with_context(|| format!("missing {name}"));
        let rating = field("rating")?.parse().context("invalid rating")?;
        let played = field("move played")?.parse().context("invalid move")?;
        let mut game = Game::new(Position::start());
        for text in field("moves")?.split_whitespace() {
            game.play(text.parse()?)?;
        }
        let candidates = fields.map(candidate).collect::<Result<_>>()?;
        Ok(Self {
            game,
            rating,
            candidates,
            played,
        })
    }
}

fn candidate(text: &str) -> Result<Candidate<Move>> {
    let (played, scores) = text.split_once(' ').context("missing scores")?;
    let played: Move = played.parse()?;
    let scores: Vec<Score> = scores.split(' ').map(score).collect::<Result<_>>()?;
    let scores: Result<[Score; SEARCHES], _> = scores.try_into();
    let scores = scores.ok().context("missing score")?;
    Ok(Candidate { played, scores })
}

fn written(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp,
        Score::Mate(moves @ 1..) => MATE_CP - moves,
        Score::Mate(moves) => -MATE_CP - moves,
    }
}

fn score(text: &str) -> Result<Score> {
    let cp: i32 = text.parse().with_context(|| format!("score {text}"))?;
    Ok(match cp {
        20_000.. => Score::Mate(MATE_CP - cp),
        ..=-20_000 => Score::Mate(-MATE_CP - cp),
        _ => Score::Cp(cp),
    })
}

#[cfg(test)]
mod tests {
    use super::Observation;

    #[test]
    fn a_written_observation_can_be_read() {
        let line = "1500;1;e2e4 e7e5;d1h5 -20 15 -30;g1f3 30 29998 -29999";
        let observation: Observation = line.parse().expect("it is valid");
        assert_eq!(observation.to_string(), line);
    }
}
