//! Games between people: one per line, `source time_control white_rating black_rating result
//! moves…`, moves in UCI notation.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use rules::{Color, Game, Move, Position};

use crate::provenance::COMMENT;

/// A game with the ratings of its players on the scale of lichess.
#[derive(Clone, Debug)]
pub(crate) struct PeopleGame {
    pub(crate) moves: Vec<Move>,
    ratings: [f32; 2],
}

/// The ending of sources of games in which players have little time to think.
const BULLET: &str = "-bullet";

impl PeopleGame {
    /// The rating of the player who makes the move of this index.
    pub(crate) fn rating(&self, index: usize) -> f32 {
        let is_white = index.is_multiple_of(2);
        self.ratings[usize::from(!is_white)]
    }

    /// The game before the move of this index.
    pub(crate) fn before(&self, index: usize) -> Game {
        let mut game = Game::new(Position::start());
        for &one in &self.moves[..index] {
            game.play_unchecked(one);
        }
        game
    }
}

/// Reads the games of a file, without bullet games.
pub(crate) fn read(path: &Path) -> Result<Vec<PeopleGame>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let mut games = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with(COMMENT) || line.split(' ').next().is_some_and(is_bullet) {
            continue;
        }
        let game = parse(line).with_context(|| format!("line {} of {name}", index + 1))?;
        games.push(game);
    }
    Ok(games)
}

fn is_bullet(source: &str) -> bool {
    source.ends_with(BULLET)
}

fn parse(line: &str) -> Result<PeopleGame> {
    let mut fields = line.split_whitespace();
    let mut field = |name| fields.next().with_context(|| format!("missing {name}"));
    let source = field("source")?;
    let _ = field("time control")?;
    let mut rating = |color: Color| -> Result<f32> {
        let rating = field("rating")?.parse();
        let rating: f32 = rating.with_context(|| format!("invalid rating of {color:?}"))?;
        Ok(lichess_rating(source, rating))
    };
    let ratings = [rating(Color::White)?, rating(Color::Black)?];
    let _ = field("result")?;
    let mut game = Game::new(Position::start());
    for text in fields {
        let played = text.parse()?;
        if game.play(played).is_err() {
            bail!("{text} is illegal");
        }
    }
    Ok(PeopleGame {
        moves: game.moves().to_vec(),
        ratings,
    })
}

/// A rating on the scale of lichess. Players with accounts on both sites are rated about this much
/// higher there than on chess.com: 340 points at 1000, 90 at 2000.
fn lichess_rating(source: &str, rating: f32) -> f32 {
    if source.starts_with("chesscom") {
        0.75 * rating + 590.0
    } else {
        rating
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_line_gives_ratings_on_one_scale() {
        let game = parse("chesscom 600 1000 1200 1-0 e2e4 e7e5").expect("it is valid");
        let ratings = [0, 1].map(|index| game.rating(index).to_string());
        assert_eq!(ratings, ["1340", "1490"]);
        assert_eq!(game.before(1).moves().len(), 1);
        let lichess = parse("lichess ? 1500 1600 1/2-1/2 e2e4").expect("it is valid");
        assert_eq!(lichess.rating(1).to_string(), "1600");
    }

    #[test]
    fn an_illegal_move_is_named() {
        let error = parse("lichess ? 1500 1600 0-1 e2e4 e2e4").unwrap_err();
        assert_eq!(error.to_string(), "e2e4 is illegal");
    }
}
