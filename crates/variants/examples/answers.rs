//! Answers about positions, for the comparison with an oracle.
//!
//! Each line of the input is `NAME;FEN`, where `NAME` is a game or, with a slash, the file of a
//! definition. The answer is a line of JSON: whether the side to move is in check, the result if the
//! game is over by the pieces on the board, and for each legal move the FEN after it.
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::collections::HashMap;
use std::error::Error;
use std::io;
use std::sync::Arc;

use variants::{Definition, Position, Variant, variant};

fn main() -> Result<(), Box<dyn Error>> {
    let mut games: HashMap<String, Arc<Variant>> = HashMap::new();
    for line in io::stdin().lines() {
        let line = line?;
        let (name, fen) = line.split_once(';').ok_or("a line is NAME;FEN")?;
        if !games.contains_key(name) {
            games.insert(name.to_owned(), load(name)?);
        }
        match Position::from_fen(&games[name], fen) {
            Ok(position) => println!("{}", answer(position)),
            Err(error) => println!("{{\"error\": \"{}\"}}", error.to_string().replace('"', "'")),
        }
    }
    Ok(())
}

fn load(name: &str) -> Result<Arc<Variant>, Box<dyn Error>> {
    if name.contains(".txt") {
        let (_, variant) = Definition::read(&std::fs::read_to_string(name)?)?;
        return Ok(Arc::new(variant));
    }
    variant(name).ok_or_else(|| format!("there is no game {name}").into())
}

fn answer(mut position: Position) -> String {
    let mut moves = Vec::new();
    for chess_move in position.legal_moves() {
        let uci = position.uci(chess_move);
        let undo = position.make(chess_move);
        moves.push(format!("\"{uci}\": \"{}\"", position.fen()));
        position.unmake(&undo);
    }
    let result = position.outcome().map_or("*", |outcome| outcome.result());
    let check = position.is_check();
    format!(
        "{{\"check\": {check}, \"result\": \"{result}\", \"moves\": {{{}}}}}",
        moves.join(", ")
    )
}
