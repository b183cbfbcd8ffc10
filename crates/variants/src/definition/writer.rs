//! Writes definitions.

use alloc::string::String;
use core::fmt;

use crate::kind_info::{Royalty, Sides};
use crate::rules::{BareKing, Counting, GeneralRules, Hand, Rules, Stalemate, Value};
use game::Color;

use super::{Definition, FirstMoveDefinition, PieceDefinition, PieceMoves, PromotionDefinition};

impl fmt::Display for Definition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", self.name)?;
        if !self.aliases.is_empty() {
            writeln!(f, "alias {}", self.aliases.join(" "))?;
        }
        for (keyword, text) in [("about", &self.about), ("source", &self.source)] {
            if !text.is_empty() {
                writeln!(f, "{keyword} {text}")?;
            }
        }
        writeln!(f, "\nboard {}x{}", self.board.files(), self.board.ranks())?;
        self.pieces
            .iter()
            .try_for_each(|piece| write_piece(f, piece))?;
        writeln!(f, "start {}", self.start)?;
        self.promotions
            .iter()
            .try_for_each(|promotion| write_promotion(f, promotion))?;
        write_rules(f, &self.rules)?;
        for (letter, limit) in &self.promotion_limits {
            writeln!(f, "promotion-limit {letter} {limit}")?;
        }
        self.fmax
            .iter()
            .try_for_each(|line| writeln!(f, "fmax {line}"))
    }
}

fn sides(sides: Sides) -> &'static str {
    match sides {
        Sides::Both => "",
        Sides::Only(Color::White) => " white",
        Sides::Only(Color::Black) => " black",
    }
}

pub(super) fn write_promotion(
    f: &mut fmt::Formatter<'_>,
    promotion: &PromotionDefinition,
) -> fmt::Result {
    let rank = promotion.from_rank + 1;
    let by_file = if promotion.by_file { " by-file" } else { "" };
    let sides = sides(promotion.sides);
    let (pawns, choices) = (&promotion.pawns, &promotion.choices);
    writeln!(
        f,
        "promotion {pawns} to {choices} on {rank}{sides}{by_file}"
    )
}

pub(super) fn write_piece(f: &mut fmt::Formatter<'_>, piece: &PieceDefinition) -> fmt::Result {
    write!(f, "piece {} {}", piece.letter, piece.name)?;
    match &piece.moves {
        PieceMoves::Betza(text) => write!(f, " {text}")?,
        PieceMoves::Fmax(_) => f.write_str(" -")?,
    }
    write_properties(f, piece)?;
    match &piece.moves {
        PieceMoves::Betza(_) => writeln!(f),
        PieceMoves::Fmax(rays) => writeln!(f, " rays {rays}"),
    }
}

/// Writes the properties after the moves, each after a space.
fn write_properties(f: &mut impl fmt::Write, piece: &PieceDefinition) -> fmt::Result {
    f.write_str(match piece.royalty {
        Royalty::None => "",
        Royalty::Always => " royal",
        Royalty::Last => " royal-last",
        Royalty::LastOrAll => " royal-all",
    })?;
    f.write_str(if piece.is_pawn { " pawn" } else { "" })?;
    f.write_str(sides(piece.sides))?;
    f.write_str(if piece.centralized { " centre" } else { "" })?;
    if let Some(value) = piece.value {
        write!(f, " value {value}")?;
    }
    if let Some(picture) = &piece.picture {
        write!(f, " picture {picture}")?;
    }
    match piece.first_move {
        FirstMoveDefinition::StartRanks => {}
        FirstMoveDefinition::Remembered => f.write_str(" first-move remembered")?,
        FirstMoveDefinition::Ranks { from, to } => {
            write!(f, " first-move {}-{}", from + 1, to + 1)?;
        }
    }
    Ok(())
}

impl PieceDefinition {
    /// The properties in the words of a definition, such as `white value 300`.
    ///
    /// ```
    /// let spartan = variants::definition("spartan").unwrap();
    /// assert_eq!(spartan.pieces[0].properties(), "pawn white");
    /// ```
    pub fn properties(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = write_properties(&mut text, self);
        text.trim_start().into()
    }
}

fn write_rules(f: &mut fmt::Formatter<'_>, rules: &Rules<String>) -> fmt::Result {
    let (general, usual) = (&rules.general, GeneralRules::default());
    if general.stalemate != usual.stalemate {
        let result = match general.stalemate {
            Stalemate::Always(result) => value(result),
            Stalemate::FewerPiecesWin => "fewer-pieces-win",
        };
        writeln!(f, "stalemate {result}")?;
    }
    if general.checkmate != usual.checkmate {
        writeln!(f, "checkmate {}", value(general.checkmate))?;
    }
    if general.checks_to_win > 0 {
        writeln!(f, "checks {}", general.checks_to_win)?;
    }
    for (is_set, keyword) in [
        (general.rooks_end_first_moves, "rooks-end-first-moves"),
        (general.checks_forbidden, "checks-forbidden"),
        (general.explosions, "explosions"),
        (general.must_capture, "must-capture"),
        (general.bare_king == BareKing::Loses, "bare-king loss"),
        (general.hand == Hand::Drops, "hand drops"),
        (general.hand == Hand::Gating, "hand gating"),
        (general.counting == Counting::Makruk, "counting makruk"),
        (
            general.counting == Counting::Cambodian,
            "counting cambodian",
        ),
        (general.counting == Counting::Asean, "counting asean"),
    ] {
        if is_set {
            writeln!(f, "{keyword}")?;
        }
    }
    if let Some(extinction) = &rules.extinction {
        let result = value(extinction.value);
        writeln!(f, "extinction {} {result}", extinction.kinds)?;
    }
    if let Some(kinds) = &rules.insufficient_material {
        let kinds = if kinds.is_empty() { "-" } else { kinds };
        writeln!(f, "insufficient-material {kinds}")?;
    }
    if let Some(goal) = &rules.goal {
        write!(f, "goal {} on", goal.kinds)?;
        goal.squares
            .iter()
            .try_for_each(|square| write!(f, " {square}"))?;
        writeln!(f, "{}", if goal.last_move { " last-move" } else { "" })?;
    }
    if general.progress_limit != usual.progress_limit {
        writeln!(f, "draw-after {}", general.progress_limit)?;
    }
    if general.repetition_limit != usual.repetition_limit {
        writeln!(f, "repetitions {}", general.repetition_limit)?;
    }
    Ok(())
}

fn value(value: Value) -> &'static str {
    match value {
        Value::Win => "win",
        Value::Draw => "draw",
        Value::Loss => "loss",
    }
}
