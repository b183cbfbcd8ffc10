//! Answers: what the rules and the engine say to a question.

use std::fmt::Display;

use protocol::{EngineName, Level};
use rules::{Color, DrawClaim, Game, Move, Outcome, Position};

use crate::{hooks::random, lines::Lines, notation};

/// The answer to a question, or `!` and a sentence.
pub(crate) fn reply(question: &str, uci: &protocol::UciSession) -> String {
    let mut lines = Lines::default();
    let refused = write(question, uci, &mut lines).err();
    refused.map_or_else(|| lines.into_text(), |sentence| refusal(&sentence))
}

/// What is said in the place of an answer.
pub(crate) fn refusal(sentence: &str) -> String {
    "!".to_string() + sentence
}

fn write(question: &str, uci: &protocol::UciSession, lines: &mut Lines) -> Result<(), String> {
    let (game, more) = about(question)?;
    let position = game.position();
    match question.as_bytes().first() {
        Some(b'l') => legal(&game, lines),
        Some(b'b') => {
            for premove in position.premoves() {
                lines.value(&premove).end();
            }
        }
        Some(b'p') => {
            let played = position.parse_move(more);
            put_move(lines, position, played.map_err(|error| sentence(&error))?);
        }
        Some(b's') => san(position, more, lines),
        // A number of JavaScript holds 53 bits, and the option `Seed` 32.
        Some(b'd') => lines.number((random() >> 32).cast_signed()).end(),
        Some(b'n') => engines(lines),
        Some(b't') => {
            let table = uci.table_usage();
            lines.count(table.slots).end();
            lines.count(table.used).end();
        }
        Some(b'g') => notation::games(more, lines),
        Some(b'r') => notation::read(more, lines)?,
        _ => return Err("there is no such call".to_string()),
    }
    Ok(())
}

/// The game that a question is about, and what stands behind it.
pub(crate) fn about(question: &str) -> Result<(Game, &str), String> {
    let (head, rest) = cut(question);
    let (moves, more) = cut(rest);
    let game = game(head.get(1..).unwrap_or_default(), moves)?;
    Ok((game, more))
}

/// The first line of a text, and what comes after it.
pub(crate) fn cut(text: &str) -> (&str, &str) {
    let end = text.bytes().position(|byte| byte == b'\n');
    let end = end.unwrap_or(text.len());
    let rest = text.get(end + 1..).unwrap_or_default();
    (text.get(..end).unwrap_or_default(), rest)
}

/// The sentence of an error.
pub(crate) fn sentence(error: &dyn Display) -> String {
    error.to_string()
}

/// A game so far: its start, and moves as UCI writes them.
fn game(start: &str, moves: &str) -> Result<Game, String> {
    let mut game = Game::new(match start {
        "startpos" => Position::start(),
        fen => fen.parse().map_err(|error| sentence(&error))?,
    });
    for word in moves.split_ascii_whitespace() {
        let played = game.position().parse_uci(word);
        let played = played.map_err(|error| at_move(&game, &error))?;
        game.play(played).map_err(|error| at_move(&game, &error))?;
    }
    Ok(game)
}

/// The sentence of an error with the next move of a game, which it is about: `move 3: …`.
fn at_move(game: &Game, error: &dyn Display) -> String {
    let mut lines = Lines::default();
    lines
        .text("move ")
        .count(game.moves().len() + 1)
        .text(": ")
        .value(error);
    lines.into_text()
}

fn legal(game: &Game, lines: &mut Lines) {
    let position = game.position();
    lines.value(position).end();
    let mating = [Color::White, Color::Black].map(|color| position.has_mating_material(color));
    for is_so in [position.is_check(), mating[0], mating[1]] {
        lines.count(is_so.into());
    }
    lines.end();
    lines
        .text(game.draw_claim().map_or("", DrawClaim::reason))
        .end();
    let outcome = game.outcome();
    lines.text(outcome.map_or("", Outcome::reason)).end();
    if let Some(winner) = outcome.and_then(Outcome::winner) {
        lines.value(&winner);
    }
    lines.end();
    if let Some(outcome) = outcome {
        lines.value(&outcome);
    }
    lines.end();
    for &legal in &position.legal_moves() {
        put_move(lines, position, legal);
    }
}

/// Adds a move as UCI writes it, and in SAN.
fn put_move(lines: &mut Lines, position: &Position, played: Move) {
    lines
        .value(&played)
        .text(" ")
        .text(&position.san(played))
        .end();
}

/// As far as the moves are legal.
fn san(position: &Position, line: &str, lines: &mut Lines) {
    let mut position = position.clone();
    for word in line.split_ascii_whitespace() {
        let Ok(played) = position.parse_uci(word) else {
            return;
        };
        lines.text(&position.san(played)).end();
        position.make(played);
    }
}

/// The engines with what the page needs to offer them.
fn engines(lines: &mut Lines) {
    for engine in EngineName::ALL {
        lines.text(engine.name()).text(" ");
        lines.number(engine.most_lines());
        for level in (1..=Level::COUNT).filter_map(Level::new) {
            let strength = level.strength(engine);
            let rule = [
                strength.nodes.cast_signed(),
                strength.depth.unwrap_or_default().into(),
                strength.noise_cp.into(),
                strength.elo.unwrap_or_default().into(),
            ];
            for number in rule {
                lines.text(" ").number(number);
            }
        }
        lines.end();
    }
}
