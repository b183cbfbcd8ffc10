//! Reads the lines that begin with `promotion`.

use alloc::borrow::ToOwned;

use crate::kind_info::Sides;
use game::Color;

use super::PromotionDefinition;
use super::error::DefinitionError;
use super::pieces::read_rank;
use super::words::Words;

/// Reads a line such as `promotion P to QRBN on 8`; the rank is counted from the side's own first
/// rank.
pub(super) fn read_promotion(words: &mut Words) -> Result<PromotionDefinition, DefinitionError> {
    let letters = |text: &str| {
        let is_valid = text.len() <= 32 && text.bytes().all(|byte| byte.is_ascii_uppercase());
        is_valid.then(|| text.to_owned())
    };
    let pawns = words.read("the letters of the pieces that promote, such as P", letters)?;
    let is_to = |text: &str| (text == "to").then_some(());
    words.read("the word to, as in promotion P to QRBN on 8", is_to)?;
    let choices = words.read("the letters to choose from, such as QRBN", letters)?;
    let is_on = |text: &str| (text == "on").then_some(());
    words.read("the word on, as in promotion P to QRBN on 8", is_on)?;
    let from_rank = words.read("a rank such as 8", read_rank)?;
    let mut promotion = PromotionDefinition {
        pawns,
        choices,
        from_rank,
        by_file: false,
        sides: Sides::Both,
    };
    while let Some(word) = words.next() {
        match word.text {
            "by-file" => promotion.by_file = true,
            "white" => promotion.sides = Sides::Only(Color::White),
            "black" => promotion.sides = Sides::Only(Color::Black),
            _ => return Err(words.expected("white, black or by-file", Some(word))),
        }
    }
    Ok(promotion)
}
