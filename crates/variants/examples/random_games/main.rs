//! Prints random games for comparison with an oracle: `random_games NAME SEED POSITIONS`, where
//! `NAME` is a game or the path of a definition file.
//!
//! Each line of the output is a JSON object for one position: its FEN, whether the side to move is
//! in check, the result if the game is over, whether it is drawn by a move counter or by
//! insufficient material, the legal moves, and the move played with its SAN. The first position of
//! a game is marked `first`.
#![allow(clippy::print_stdout, reason = "an example prints its results")]

mod choice;
mod random;
mod starts;

use std::env;
use std::error::Error;
use std::fs;
use std::sync::Arc;

use game::Outcome as _;
use variants::{Definition, Move, Position, Variant, variant};

use choice::choose;
use random::Random;
use starts::random_start;

/// A game stops after a random number of plies in this range, the end excluded: short games have
/// more castling and captures en passant, long games reach the limits of the move counters.
const PLIES: [usize; 2] = [30, 250];

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [name, seed, positions] = words.as_slice() else {
        return Err("usage: random_games NAME SEED POSITIONS".into());
    };
    let game = load(name)?;
    let mut random = Random::new(seed.parse()?);
    let mut left: u64 = positions.parse()?;
    while left > 0 {
        play(random_start(&game, &mut random), &mut left, &mut random);
    }
    Ok(())
}

fn load(name: &str) -> Result<Arc<Variant>, Box<dyn Error>> {
    if name.contains('/') {
        let text = fs::read_to_string(name)?;
        let (_, variant) = Definition::read(&text).map_err(|error| format!("{name}: {error}"))?;
        return Ok(Arc::new(variant));
    }
    variant(name).ok_or_else(|| format!("there is no game {name}").into())
}

/// Plays a game from a position, and prints its positions until `left` is 0.
fn play(mut position: Position, left: &mut u64, random: &mut Random) {
    let plies = PLIES[0] + random.below(PLIES[1] - PLIES[0]);
    for ply in 0..plies {
        if *left == 0 {
            return;
        }
        *left -= 1;
        let moves = position.legal_moves();
        let is_drawn = position
            .draw_by_clock()
            .or(position.draw_by_material())
            .is_some();
        let is_last = *left == 0 || ply + 1 == plies || is_drawn;
        let played = (!is_last)
            .then(|| choose(&mut position, &moves, random))
            .flatten();
        println!("{}", describe(&position, &moves, played, ply == 0));
        let Some(played) = played else {
            return;
        };
        position.make(played);
    }
}

fn describe(position: &Position, moves: &[Move], played: Option<Move>, is_first: bool) -> String {
    let fen = position.fen();
    // In some games the FEN does not contain the halfmove clock.
    let read = Position::from_fen(position.variant(), &fen);
    let is_drawn = read.is_ok_and(|read| read.draw_by_clock().is_some());
    let is_insufficient = position.draw_by_material().is_some();
    let outcome = position.outcome();
    let result = outcome.map_or("*", |outcome| outcome.result());
    let reason = outcome.map_or("", |outcome| outcome.reason.name());
    let legal: Vec<String> = moves
        .iter()
        .map(|&legal| format!("\"{}\"", position.uci(legal)))
        .collect();
    let [uci, san] = played.map_or([String::new(), String::new()], |played| {
        [position.uci(played), position.san(played)]
    });
    let kind = played.map_or("", |played| choice::kind(position, played));
    format!(
        "{{\"first\": {is_first}, \"fen\": \"{fen}\", \"check\": {}, \"result\": \"{result}\", \
         \"reason\": \"{reason}\", \"clock\": {is_drawn}, \
         \"material\": {is_insufficient}, \"moves\": [{}], \"played\": \"{uci}\", \
         \"san\": \"{san}\", \"kind\": \"{kind}\"}}",
        position.is_check(),
        legal.join(", ")
    )
}
