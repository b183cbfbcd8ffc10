//! Reads definitions.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use crate::games_file::BYTE_ORDER_MARK;
use crate::geometry::Geometry;
use crate::piece::MAX_KINDS;
use crate::rules::Rules;
use game::excerpt;

use super::Definition;
use super::compile::{Fault, Subject};
use super::error::{DefinitionError, DefinitionProblem};
use super::pieces::read_piece;
use super::rule_lines::read_rule;
use super::words::{Word, Words};

/// The most bytes of a definition.
const MAX_BYTES: usize = 64 * 1024;

/// What is expected after `board`.
pub(super) const BOARD_SIZES: &str = "a size from 4x4 to 16x16, such as 10x8";

/// A definition while it is read.
#[derive(Debug, Default)]
pub(super) struct Draft {
    name: Option<String>,
    board: Option<Geometry>,
    start: Option<String>,
    about: Option<String>,
    source: Option<String>,
    aliases: Vec<String>,
    pub(super) definition: Parts,
    /// The lines and columns of the parts that compiling may find faulty.
    places: Vec<(Subject, usize, usize)>,
    seen: Vec<&'static str>,
}

/// The parts of a definition that other modules fill.
#[derive(Debug, Default)]
pub(super) struct Parts {
    pub(super) pieces: Vec<super::PieceDefinition>,
    pub(super) promotions: Vec<super::PromotionDefinition>,
    pub(super) promotion_limits: Vec<(char, u8)>,
    pub(super) rules: Rules<String>,
    pub(super) fmax: Vec<String>,
}

impl Definition {
    /// Reads and compiles a definition, so that errors of both steps have the right line.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`].
    pub fn read(text: &str) -> Result<(Definition, crate::Variant), DefinitionError> {
        let (definition, places, last_line) = read_definition(text)?;
        match definition.try_compile() {
            Ok(variant) => Ok((definition, variant)),
            Err(fault) => Err(fault_at(fault, &places, last_line)),
        }
    }

    /// Compiles the game.
    ///
    /// # Errors
    ///
    /// [`DefinitionProblem`]; [`Definition::read`] also finds the line of the text.
    pub fn compile(&self) -> Result<crate::Variant, DefinitionProblem> {
        self.try_compile().map_err(|fault| fault.problem)
    }
}

impl FromStr for Definition {
    type Err = DefinitionError;

    /// Reads a definition without compiling it.
    ///
    /// # Errors
    ///
    /// [`DefinitionError`].
    fn from_str(text: &str) -> Result<Definition, DefinitionError> {
        read_definition(text).map(|(definition, _, _)| definition)
    }
}

type Places = Vec<(Subject, usize, usize)>;

fn fault_at(fault: Fault, places: &Places, last_line: usize) -> DefinitionError {
    let place = places
        .iter()
        .find(|(subject, _, _)| *subject == fault.subject);
    let (line, column) = place.map_or((last_line + 1, 1), |&(_, line, column)| (line, column));
    DefinitionError {
        line,
        column: column + fault.offset,
        problem: fault.problem,
    }
}

fn read_definition(text: &str) -> Result<(Definition, Places, usize), DefinitionError> {
    if text.len() > MAX_BYTES {
        return Err(DefinitionError {
            line: 1,
            column: 1,
            problem: DefinitionProblem::TooLong,
        });
    }
    let mut draft = Draft::default();
    let mut last_line = 0;
    let text = text.trim_start_matches(BYTE_ORDER_MARK);
    for (index, line) in text.lines().enumerate() {
        last_line = index + 1;
        let mut words = Words::new(line, last_line);
        if let Some(keyword) = words.next().filter(|word| !word.text.starts_with('#')) {
            let read = draft.read_line(keyword, &mut words);
            read.map_err(|error| of_variants_ini(text, line, error))?;
        }
    }
    let missing = |example| DefinitionError {
        line: last_line + 1,
        column: 1,
        problem: DefinitionProblem::Missing { example },
    };
    let definition = Definition {
        name: draft.name.ok_or_else(|| missing("game NAME"))?,
        aliases: draft.aliases,
        about: draft.about.unwrap_or_default(),
        source: draft.source.unwrap_or_default(),
        board: draft.board.ok_or_else(|| missing("board 8x8"))?,
        pieces: draft.definition.pieces,
        start: draft.start.ok_or_else(|| missing("start FEN"))?,
        promotions: draft.definition.promotions,
        promotion_limits: draft.definition.promotion_limits,
        rules: draft.definition.rules,
        fmax: draft.definition.fmax,
    };
    Ok((definition, draft.places, last_line))
}

/// The error for a line, which names the format if the text is a `variants.ini` of Fairy-Stockfish:
/// a section such as `[shako:chess]`, or an unknown word with a value such as `king = k`.
fn of_variants_ini(text: &str, line: &str, mut error: DefinitionError) -> DefinitionError {
    let is_section = |line: &str| line.starts_with('[') && line.trim_end().ends_with(']');
    let has_value = line
        .split_once('=')
        .is_some_and(|(name, _)| name.split_whitespace().count() == 1);
    let is_keyword = !matches!(error.problem, DefinitionProblem::Keyword { .. });
    if !is_keyword && (has_value || text.lines().any(is_section)) {
        error.problem = DefinitionProblem::VariantsIni;
    }
    error
}

impl Draft {
    fn read_line(&mut self, keyword: Word, words: &mut Words) -> Result<(), DefinitionError> {
        match keyword.text {
            "game" => {
                self.once("game", keyword, words)?;
                let name = words.read("a name such as my-game", read_name)?;
                self.name = Some(name);
                words.finish()
            }
            "alias" => {
                while let Some(word) = words.next() {
                    let name = read_name(word.text);
                    let error = || words.expected("names in lower case", Some(word));
                    self.aliases.push(name.ok_or_else(error)?);
                }
                Ok(())
            }
            "about" => {
                self.once("about", keyword, words)?;
                self.about = words.rest().map(|word| word.text.to_owned());
                Ok(())
            }
            "source" => {
                self.once("source", keyword, words)?;
                self.source = words.rest().map(|word| word.text.to_owned());
                Ok(())
            }
            "board" => {
                self.once("board", keyword, words)?;
                self.board = Some(words.read(BOARD_SIZES, read_size)?);
                words.finish()
            }
            "start" => self.read_start(keyword, words),
            "fmax" => {
                let text = words.rest().map_or("", |word| word.text);
                self.definition.fmax.push(text.to_owned());
                Ok(())
            }
            "piece" => {
                let index = self.definition.pieces.len();
                if self.definition.pieces.len() >= MAX_KINDS {
                    return Err(words.error(1, DefinitionProblem::TooManyPieces));
                }
                let (piece, column) = read_piece(words)?;
                self.definition.pieces.push(piece);
                self.place(Subject::Piece(index), words.number, column);
                Ok(())
            }
            "promotion" => {
                let index = self.definition.promotions.len();
                self.place(Subject::Promotion(index), words.number, keyword.column);
                let promotion = super::promotions::read_promotion(words)?;
                self.definition.promotions.push(promotion);
                Ok(())
            }
            _ => self.read_rule(keyword, words),
        }
    }

    fn read_start(&mut self, keyword: Word, words: &mut Words) -> Result<(), DefinitionError> {
        self.once("start", keyword, words)?;
        let word = words.rest();
        let fen = word.ok_or_else(|| words.expected("the FEN of the initial position", None))?;
        self.place(Subject::Start, words.number, fen.column);
        self.start = Some(fen.text.to_owned());
        Ok(())
    }

    fn read_rule(&mut self, keyword: Word, words: &mut Words) -> Result<(), DefinitionError> {
        let Parts {
            rules,
            promotion_limits,
            ..
        } = &mut self.definition;
        let Some(rule) = read_rule(keyword.text, rules, promotion_limits, words)? else {
            let found = excerpt(keyword.text);
            return Err(words.error(keyword.column, DefinitionProblem::Keyword { found }));
        };
        self.place(Subject::Rule(rule), words.number, keyword.column);
        self.once(rule, keyword, words)?;
        words.finish()
    }

    fn place(&mut self, subject: Subject, line: usize, column: usize) {
        self.places.push((subject, line, column));
    }

    /// Checks that a keyword occurs only once; `promotion-limit` may occur once for each piece.
    fn once(
        &mut self,
        keyword: &'static str,
        word: Word,
        words: &Words,
    ) -> Result<(), DefinitionError> {
        if self.seen.contains(&keyword) && keyword != "promotion-limit" {
            return Err(words.error(word.column, DefinitionProblem::Repeated { keyword }));
        }
        self.seen.push(keyword);
        Ok(())
    }
}

fn read_name(text: &str) -> Option<String> {
    let is_valid = text.len() <= 40
        && text.bytes().all(|byte| {
            byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-/".contains(&byte)
        });
    is_valid.then(|| text.to_owned())
}

pub(super) fn read_size(text: &str) -> Option<Geometry> {
    let (files, ranks) = text.split_once('x')?;
    Geometry::new(files.parse().ok()?, ranks.parse().ok()?)
}
