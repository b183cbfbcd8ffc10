//! `styles`: measures how the styles of opponents differ, in games against opponents without a style.

use std::{env, fs, process};

use anyhow::{Context, Error, Result};
use clap::{Args, builder::PossibleValuesParser};
use coach::exchange::{captured, settled_gain};
use game::pgn::{Record, scan_games};
use opponent::Style;
use rules::{Color, Move, Position, Role, Square};

use crate::{levels, match_runner, score::Score};

/// A move that loses at least this much in the exchange on its target is a sacrifice, in centipawns.
const SACRIFICE_CP: i32 = 80;

/// The half-moves of a game in which a move of the queen, and one of the king, is early.
const QUEEN_EARLY_PLIES: usize = 16;
const KING_EARLY_PLIES: usize = 40;

/// The half-moves after which the remaining pieces are counted.
const COUNTED_PLIES: usize = 40;

/// Measure the styles of opponents.
///
/// Each style of Modern's opponents, and an opponent without a style, plays the opponent of the same
/// rating without a style. The table has the score; how often the first one captures when it can, and
/// exchanges evenly when it can; the share of its moves that sacrifice, attack the squares beside the
/// king, and are odd (a pawn of the wing, a knight to the edge, an early queen, a king that does not
/// castle); and the mean number of pieces, without pawns and kings, that both sides have left after 20
/// moves.
#[derive(Args, Debug)]
pub(crate) struct StylesOptions {
    /// Games per style
    #[arg(long, default_value_t = 40)]
    games: usize,
    /// The rating
    #[arg(long, default_value_t = 1_400)]
    elo: u16,
    /// Only this style
    #[arg(long, value_parser = PossibleValuesParser::new(Style::NAMES))]
    style: Option<String>,
}

/// What was counted of an opponent's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Counts {
    moves: u32,
    /// Positions in which a move captures, and in which one exchanges evenly.
    capture_chances: u32,
    trade_chances: u32,
    captures: u32,
    trades: u32,
    sacrifices: u32,
    king_attacks: u32,
    odd_moves: u32,
    /// The games that lasted long enough, and the pieces that were left in them.
    long_games: u32,
    pieces: u32,
}

impl Counts {
    /// Counts a move that was made after a number of half-moves.
    fn add(&mut self, position: &Position, played: Move, plies: usize) {
        let is_capture = captured(position, played).is_some();
        let gain_cp = settled_gain(position, played);
        let moves = position.legal_moves();
        let is_trade =
            |&one: &Move| captured(position, one).is_some() && settled_gain(position, one) == 0;
        self.moves += 1;
        self.capture_chances +=
            u32::from(moves.iter().any(|&one| captured(position, one).is_some()));
        self.trade_chances += u32::from(moves.iter().any(is_trade));
        self.captures += u32::from(is_capture);
        self.trades += u32::from(is_trade(&played));
        self.sacrifices += u32::from(gain_cp <= -SACRIFICE_CP);
        self.king_attacks += u32::from(attacks_king(position, played));
        self.odd_moves += u32::from(is_odd(position, played, plies));
    }

    /// The shares of the moves in percent and the pieces left, as columns of a table.
    fn columns(&self) -> String {
        let shares = [
            (self.captures, self.capture_chances),
            (self.trades, self.trade_chances),
            (self.sacrifices, self.moves),
            (self.king_attacks, self.moves),
            (self.odd_moves, self.moves),
        ];
        let pieces = f64::from(self.pieces) / f64::from(self.long_games.max(1));
        let percent = |(count, of): (u32, u32)| f64::from(100 * count) / f64::from(of.max(1));
        let columns: Vec<String> = shares
            .map(|share| format!("{:.1}", percent(share)))
            .to_vec();
        format!("{} | {pieces:.1}", columns.join(" | "))
    }
}

/// Whether the moved piece attacks a square next to the enemy king.
fn attacks_king(position: &Position, played: Move) -> bool {
    let after = coach::exchange::after(position, played);
    let king = after.king(after.turn());
    Square::all().any(|square| {
        let is_beside =
            square.file().abs_diff(king.file()) <= 1 && square.rank().abs_diff(king.rank()) <= 1;
        is_beside && after.attacks(played.to, square)
    })
}

/// Whether a move is one that few people make.
fn is_odd(position: &Position, played: Move, plies: usize) -> bool {
    let is_on_wing = |square: Square| !(2..6).contains(&square.file());
    let is_at_edge = |square: Square| [0, 7].contains(&square.file());
    match position.piece_at(played.from).map(|piece| piece.role) {
        Some(Role::Pawn) => is_on_wing(played.from) && captured(position, played).is_none(),
        Some(Role::Knight) => is_at_edge(played.to),
        Some(Role::Queen) => plies < QUEEN_EARLY_PLIES,
        Some(Role::King) => {
            plies < KING_EARLY_PLIES && played.from.file().abs_diff(played.to.file()) < 2
        }
        _ => false,
    }
}

/// Plays the matches and prints the table.
pub(crate) fn run(options: &StylesOptions) -> Result<()> {
    println!(
        "| style | score | captures | even trades | sacrifices | attacks on the king | odd moves | pieces left |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- |"
    );
    let wanted = |name: &&&str| options.style.as_deref().is_none_or(|style| style == **name);
    for style in Style::NAMES.iter().filter(wanted) {
        let (score, pgn) = play(style, options)?;
        let counts = count(&pgn, style)?;
        println!(
            "| {style} | {} | {} |",
            levels::percent(&score),
            counts.columns()
        );
    }
    Ok(())
}

/// Plays the match of a style, and returns its score and the games.
fn play(style: &str, options: &StylesOptions) -> Result<(Score, String)> {
    let plain = levels::opponent(options.elo);
    let mut styled = levels::opponent(options.elo);
    style.clone_into(&mut styled.name);
    styled.options.push(("Style".to_owned(), style.to_owned()));
    let path = env::temp_dir().join(format!("micro-max-{style}-{}.pgn", process::id()));
    let depth = levels::plies(options.elo);
    let score = match_runner::kept(&path, [styled, plain], depth, options.games)?;
    let pgn =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
    Ok((score, pgn))
}

/// Counts the moves of the player with the name of a style.
fn count(pgn: &str, style: &str) -> Result<Counts> {
    let mut counts = Counts::default();
    for index in 0..scan_games(pgn).count() {
        let record = Record::read(&Position::start(), pgn, index)
            .map_err(|error| Error::msg(error.to_string()))?;
        let is_white = record.tag("White") == Some(style);
        for (plies, node) in record.nodes().iter().skip(1).enumerate() {
            let before = &record.nodes()[node.parent].position;
            if let Some(played) = node.played
                && (before.turn() == Color::White) == is_white
            {
                counts.add(before, played, plies);
            }
        }
        if let Some(node) = record.nodes().get(COUNTED_PLIES) {
            counts.long_games += 1;
            counts.pieces += pieces(&node.position);
        }
    }
    Ok(counts)
}

/// The number of pieces of both sides other than pawns and kings.
fn pieces(position: &Position) -> u32 {
    let roles = Square::all().filter_map(|square| position.piece_at(square));
    roles
        .map(|piece| u32::from(!matches!(piece.role, Role::Pawn | Role::King)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn the_moves_of_a_style_are_counted() {
        let pgn = "[White \"greedy\"]\n[Black \"1400\"]\n[Result \"*\"]\n\n\
                   1. e4 d5 2. exd5 Qxd5 3. Qg4 Bxg4 *\n";
        let styled = count(pgn, "greedy").expect("a game");
        assert_eq!((styled.moves, styled.captures, styled.odd_moves), (3, 1, 1));
        let other = count(pgn, "trading").expect("a game");
        assert_eq!((styled.sacrifices, other.captures), (1, 2));
    }
}
