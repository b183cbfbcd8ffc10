//! Reads the lines that begin with `piece`.

use alloc::borrow::ToOwned;
use alloc::string::String;

use crate::kind_info::{Royalty, Sides};
use game::Color;

use super::error::DefinitionError;
use super::words::Words;
use super::{FirstMoveDefinition, PieceDefinition, PieceMoves};

/// Reads a line such as `piece A archbishop BN value 825`, and returns the piece and the column of
/// its moves.
pub(super) fn read_piece(words: &mut Words) -> Result<(PieceDefinition, usize), DefinitionError> {
    let letter = words.read("a letter from A to Z", read_letter)?;
    let name = words.read("a name such as archbishop", |text| Some(text.to_owned()))?;
    let mut piece = PieceDefinition::new(letter, name, PieceMoves::Betza(String::new()));
    let expected = "a move in Betza notation such as BN, or - before the rays of an fmax.ini";
    let word = words.next();
    let moves = word.ok_or_else(|| words.expected(expected, None))?;
    let is_rays = moves.text == "-";
    piece.moves = PieceMoves::Betza(moves.text.to_owned());
    let mut column = moves.column;
    while let Some(word) = words.next() {
        if word.text == "rays" {
            let rays = words.rest();
            let rays = rays.ok_or_else(|| words.expected("rays such as 1,7 16,7", None))?;
            piece.moves = PieceMoves::Fmax(rays.text.to_owned());
            column = rays.column;
        } else if !read_property(&mut piece, word.text, words)? {
            let expected = "royal, royal-last, royal-all, pawn, white, black, centre, value 300, \
                            picture archbishop, first-move 2 or rays";
            return Err(words.expected(expected, Some(word)));
        }
    }
    if is_rays != matches!(piece.moves, PieceMoves::Fmax(_)) {
        let expected = "a move in Betza notation, or - and later the word rays with rays";
        return Err(words.expected(expected, Some(moves)));
    }
    Ok((piece, column))
}

impl PieceDefinition {
    /// A piece of both sides without properties.
    pub fn new(letter: char, name: String, moves: PieceMoves) -> PieceDefinition {
        PieceDefinition {
            letter,
            name,
            moves,
            is_pawn: false,
            royalty: Royalty::None,
            sides: Sides::Both,
            value: None,
            picture: None,
            centralized: false,
            first_move: FirstMoveDefinition::StartRanks,
        }
    }

    /// Sets properties that are given in the words of a definition, as
    /// [`properties`](PieceDefinition::properties) returns them; false if a word is unknown.
    pub fn set_properties(&mut self, text: &str) -> bool {
        let mut words = Words::new(text, 1);
        while let Some(word) = words.next() {
            if !read_property(self, word.text, &mut words).is_ok_and(|is_known| is_known) {
                return false;
            }
        }
        true
    }
}

fn read_property(
    piece: &mut PieceDefinition,
    word: &str,
    words: &mut Words,
) -> Result<bool, DefinitionError> {
    match word {
        "royal" => piece.royalty = Royalty::Always,
        "royal-last" => piece.royalty = Royalty::Last,
        "royal-all" => piece.royalty = Royalty::LastOrAll,
        "pawn" => piece.is_pawn = true,
        "white" => piece.sides = Sides::Only(Color::White),
        "black" => piece.sides = Sides::Only(Color::Black),
        "centre" => piece.centralized = true,
        "value" => {
            let read = |text: &str| text.parse().ok().filter(|value| *value <= 30_000);
            piece.value = Some(words.read("a value in centipawns from 0 to 30000", read)?);
        }
        "picture" => {
            let expected = "the name of a picture in lower case, such as archbishop";
            piece.picture = Some(words.read(expected, read_picture)?);
        }
        "first-move" => {
            let expected = "a rank such as 2, ranks such as 1-2, or the word remembered";
            piece.first_move = words.read(expected, read_first_move)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_picture(text: &str) -> Option<String> {
    let is_valid = text.len() <= 32
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    is_valid.then(|| text.to_owned())
}

fn read_first_move(text: &str) -> Option<FirstMoveDefinition> {
    if text == "remembered" {
        return Some(FirstMoveDefinition::Remembered);
    }
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let [from, to] = [read_rank(from)?, read_rank(to)?];
    (from <= to).then_some(FirstMoveDefinition::Ranks { from, to })
}

/// Reads a rank from 1 to 16, and returns it counted from 0.
pub(super) fn read_rank(text: &str) -> Option<u8> {
    let rank: u8 = text.parse().ok()?;
    (1..=16).contains(&rank).then(|| rank - 1)
}

fn read_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_uppercase)?;
    letters.next().is_none().then_some(letter)
}
