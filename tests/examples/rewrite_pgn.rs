//! Reads games in PGN from standard input and writes them to standard output, to compare them with
//! other programs: `rewrite_pgn < IN > OUT`. The tags of a game choose its rules. Each game is
//! found from the beginning of the text, so that texts of about fifty games are quickest.
#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::error::Error;
use std::io::{self, Read};

use game::{
    Position, names,
    pgn::{Record, scan_games},
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    for (index, scanned) in scan_games(&text).enumerate() {
        let written = match names::variant_of_tags(&scanned.tags) {
            None => rewritten(&rules::Position::start(), &text, index)?,
            Some(name) => {
                let variant = variants::variant(&name).ok_or(format!("unknown game {name}"))?;
                rewritten(&variants::Position::start(&variant), &text, index)?
            }
        };
        println!("{written}");
    }
    Ok(())
}

fn rewritten<P: Position>(start: &P, text: &str, index: usize) -> Result<String, String> {
    let record = Record::read(start, text, index).map_err(|error| error.to_string())?;
    Ok(record.write())
}
