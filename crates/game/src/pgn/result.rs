//! The results of games.

use crate::notation::{CharTest, is_dash, is_letter_or_digit};

/// The result of a game in PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`: both players lost, usually because both were absent.
    BothLose,
    /// `1/2-0`: White did not win, and Black lost.
    WhiteDraws,
    /// `0-1/2`: Black did not win, and White lost.
    BlackDraws,
    /// `*`: the game is not finished, or the result is unknown.
    Unknown,
}

impl GameResult {
    const ALL: [GameResult; 7] = [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::BothLose,
        GameResult::WhiteDraws,
        GameResult::BlackDraws,
        GameResult::Unknown,
    ];

    /// The PGN text.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::WhiteDraws => "1/2-0",
            GameResult::BlackDraws => "0-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// The result with a PGN text.
    pub fn from_text(text: &str) -> Option<GameResult> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.text() == text)
    }

    /// The result in the value of a tag, in any spelling.
    pub(super) fn named(value: &str) -> Option<GameResult> {
        let value = value.trim();
        if is_zeros(value) {
            return Some(GameResult::BothLose);
        }
        let exact = GameResult::from_text(value);
        let spelt = || result_at(value).filter(|&(_, length)| length == value.len());
        exact.or_else(|| Some(spelt()?.0))
    }
}

/// Whether a text is two zeros with a dash in between.
pub(super) fn is_zeros(text: &str) -> bool {
    let mut letters = text.chars();
    let is_begun = letters.next() == Some('0') && letters.next().is_some_and(is_dash);
    is_begun && letters.as_str() == "0"
}

/// Games decided without moves, in the notation of tournament tables.
const FORFEITS: [(&str, GameResult); 5] = [
    ("+--", GameResult::WhiteWins),
    ("+:-", GameResult::WhiteWins),
    ("--+", GameResult::BlackWins),
    ("-:+", GameResult::BlackWins),
    ("-:-", GameResult::BothLose),
];

const IS_SPACE: CharTest = |letter| matches!(letter, ' ' | '\t' | '\u{a0}');

/// The separators between the points.
const IS_SEPARATOR: CharTest = |letter| letter == ':' || is_dash(letter);

/// The characters that do not occur in castling with zeros.
const IS_NOT_CASTLING: CharTest = |letter| letter == ':' || letter.is_whitespace();

const IS_WORD_END: CharTest =
    |letter| !(is_letter_or_digit(letter) || is_dash(letter) || matches!(letter, '/' | ':'));

/// The points of one player.
#[derive(Clone, Copy, PartialEq)]
enum Points {
    None,
    Half,
    One,
}

/// Parses the result at the beginning of a text, and returns it with its length in bytes. It may
/// have spaces, any dash or a colon between the points, and `½` or `0.5`; `½` and `1/2` alone are draws.
/// `0-0` is parsed as castling and not as a result.
pub(super) fn result_at(text: &str) -> Option<(GameResult, usize)> {
    for &(forfeit, result) in &FORFEITS {
        if let Some(rest) = text.strip_prefix(forfeit)
            && is_word_end(rest)
        {
            return Some((result, forfeit.len()));
        }
    }
    let (white, after) = points_at(text)?;
    let separator = after.trim_start_matches(IS_SPACE);
    let both = separator
        .strip_prefix(IS_SEPARATOR)
        .and_then(|rest| points_at(rest.trim_start_matches(IS_SPACE)))
        .filter(|(_, rest)| is_word_end(rest));
    let Some((black, rest)) = both else {
        let is_draw = white == Points::Half && !text.starts_with('0') && is_word_end(after);
        return is_draw.then_some((GameResult::Draw, text.len() - after.len()));
    };
    let length = text.len() - rest.len();
    let result = match (white, black) {
        (Points::One, Points::None) => GameResult::WhiteWins,
        (Points::None, Points::One) => GameResult::BlackWins,
        (Points::Half, Points::Half) => GameResult::Draw,
        (Points::Half, Points::None) => GameResult::WhiteDraws,
        (Points::None, Points::Half) => GameResult::BlackDraws,
        (Points::None, Points::None) if text.get(..length).is_some_and(is_castling) => {
            return None;
        }
        (Points::None, Points::None) => GameResult::BothLose,
        _ => return None,
    };
    Some((result, length))
}

/// Whether zeros are joined by a dash without spaces.
fn is_castling(text: &str) -> bool {
    !text.contains(IS_NOT_CASTLING)
}

fn points_at(text: &str) -> Option<(Points, &str)> {
    const POINTS: [(&str, Points); 6] = [
        ("1/2", Points::Half),
        ("½", Points::Half),
        ("0.5", Points::Half),
        ("0,5", Points::Half),
        ("1", Points::One),
        ("0", Points::None),
    ];
    POINTS
        .iter()
        .find_map(|&(digits, points)| Some((points, text.strip_prefix(digits)?)))
}

fn is_word_end(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(IS_WORD_END)
}

#[cfg(test)]
mod tests {
    use super::{GameResult, result_at};

    #[test]
    fn results_in_many_spellings() {
        for (text, result) in [
            ("1-0", Some(GameResult::WhiteWins)),
            ("0 - 1", Some(GameResult::BlackWins)),
            ("1:0", Some(GameResult::WhiteWins)),
            ("1–0", Some(GameResult::WhiteWins)),
            ("1/2 - 1/2", Some(GameResult::Draw)),
            ("½-½", Some(GameResult::Draw)),
            ("1/2", Some(GameResult::Draw)),
            ("0.5-0.5", Some(GameResult::Draw)),
            ("0,5 : 0,5", Some(GameResult::Draw)),
            ("0.5", None),
            ("1/2-0", Some(GameResult::WhiteDraws)),
            ("0:0", Some(GameResult::BothLose)),
            ("+--", Some(GameResult::WhiteWins)),
            ("-:+", Some(GameResult::BlackWins)),
            ("0-0", None),
            ("0-0-0", None),
            ("1. e4", None),
            ("1-1", None),
            ("+-", None),
        ] {
            let expected = result.map(|result| (result, text.len()));
            assert_eq!(result_at(text), expected, "{text}");
        }
    }
}
