//! Reads the lines of all other rules.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::rules::{BareKing, Counting, Extinction, Goal, Hand, Rules, Stalemate, Value};
use crate::square_set::SquareSet;

use super::error::DefinitionError;
use super::words::Words;

/// The keywords of these lines.
const KEYWORDS: [&str; 16] = [
    "rooks-end-first-moves",
    "stalemate",
    "checkmate",
    "checks",
    "checks-forbidden",
    "explosions",
    "must-capture",
    "bare-king",
    "extinction",
    "insufficient-material",
    "goal",
    "hand",
    "draw-after",
    "repetitions",
    "counting",
    "promotion-limit",
];

/// Reads the line of a rule, and returns its keyword; `None` if the word is not one of
/// [`KEYWORDS`].
pub(super) fn read_rule(
    keyword: &str,
    rules: &mut Rules<String>,
    promotion_limits: &mut Vec<(char, u8)>,
    words: &mut Words,
) -> Result<Option<&'static str>, DefinitionError> {
    let Some(name) = KEYWORDS.into_iter().find(|name| *name == keyword) else {
        return Ok(None);
    };
    match name {
        "stalemate" => rules.general.stalemate = words.read(STALEMATES, read_stalemate)?,
        "checkmate" => rules.general.checkmate = words.read(VALUES, read_value)?,
        "checks" => {
            let read = |text: &str| text.parse().ok().filter(|count| (1..=9).contains(count));
            rules.general.checks_to_win = words.read("a number of checks from 1 to 9", read)?;
        }
        "rooks-end-first-moves" => rules.general.rooks_end_first_moves = true,
        "checks-forbidden" => rules.general.checks_forbidden = true,
        "explosions" => rules.general.explosions = true,
        "must-capture" => rules.general.must_capture = true,
        "bare-king" => {
            let read = |text: &str| (text == "loss").then_some(BareKing::Loses);
            rules.general.bare_king = words.read("the word loss", read)?;
        }
        "extinction" => {
            let kinds = words.read("letters such as K, or * for all pieces", read_letters)?;
            let value = words.read(VALUES, read_value)?;
            rules.extinction = Some(Extinction { kinds, value });
        }
        "insufficient-material" => {
            let expected = "letters such as BN, or - for kings alone";
            let read = |text: &str| match text {
                "-" => Some(String::new()),
                "*" => None,
                _ => read_letters(text),
            };
            rules.insufficient_material = Some(words.read(expected, read)?);
        }
        "goal" => rules.goal = Some(read_goal(words)?),
        "hand" => rules.general.hand = words.read("drops or gating", read_hand)?,
        "draw-after" => rules.general.progress_limit = words.read(MOVES, read_number)?,
        "repetitions" => rules.general.repetition_limit = words.read(OCCURRENCES, read_number)?,
        "counting" => {
            rules.general.counting = words.read("makruk, cambodian or asean", read_counting)?;
        }
        _ => {
            let letter = words.read("the letter of a piece", read_letter)?;
            let read = |text: &str| text.parse().ok().filter(|limit| *limit > 0);
            let limit = words.read("the most pieces, from 1", read)?;
            promotion_limits.push((letter, limit));
        }
    }
    Ok(Some(name))
}

const MOVES: &str = "a number of moves, 0 for no limit";
const OCCURRENCES: &str = "the occurrences of a position that make a draw, 0 for no limit";
const STALEMATES: &str = "win, draw or loss, for the side that cannot move, or fewer-pieces-win";
const VALUES: &str = "win, draw or loss, for the side that it happens to";

fn read_goal(words: &mut Words) -> Result<Goal<String>, DefinitionError> {
    let kinds = words.read("letters of pieces such as K", read_letters)?;
    let is_on = |text: &str| (text == "on").then_some(());
    words.read("the word on, as in goal K on d4 e4", is_on)?;
    let mut goal = Goal {
        kinds,
        squares: SquareSet::EMPTY,
        last_move: false,
    };
    while let Some(word) = words.next() {
        if word.text == "last-move" {
            goal.last_move = true;
        } else if let Some(square) = game::Square::parse(word.text) {
            goal.squares.insert(square);
        } else {
            return Err(words.expected("squares such as d4, or last-move", Some(word)));
        }
    }
    if goal.squares.is_empty() {
        return Err(words.expected("squares such as d4", None));
    }
    Ok(goal)
}

fn read_stalemate(text: &str) -> Option<Stalemate> {
    match text {
        "fewer-pieces-win" => Some(Stalemate::FewerPiecesWin),
        _ => read_value(text).map(Stalemate::Always),
    }
}

fn read_value(text: &str) -> Option<Value> {
    match text {
        "win" => Some(Value::Win),
        "draw" => Some(Value::Draw),
        "loss" => Some(Value::Loss),
        _ => None,
    }
}

fn read_hand(text: &str) -> Option<Hand> {
    match text {
        "drops" => Some(Hand::Drops),
        "gating" => Some(Hand::Gating),
        _ => None,
    }
}

fn read_counting(text: &str) -> Option<Counting> {
    match text {
        "makruk" => Some(Counting::Makruk),
        "cambodian" => Some(Counting::Cambodian),
        "asean" => Some(Counting::Asean),
        _ => None,
    }
}

fn read_number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number <= 1000)
}

fn read_letters(text: &str) -> Option<String> {
    let is_valid = text == "*" || text.bytes().all(|byte| byte.is_ascii_uppercase());
    (is_valid && text.len() <= 32).then(|| text.to_owned())
}

fn read_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_uppercase)?;
    letters.next().is_none().then_some(letter)
}
