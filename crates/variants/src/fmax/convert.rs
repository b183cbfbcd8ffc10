//! Converts games of an `fmax.ini` to definitions, and back.
//!
//! The definitions have the rules of Fairy-Max. The name of a piece consists of its letter and its
//! number in the file, so that a game can be restored from its definition.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::betza::is_one_of;
use crate::definition::{
    Definition, FirstMoveDefinition, PieceDefinition, PieceMoves, PromotionDefinition,
};
use crate::kind_info::{Royalty, Sides};
use crate::movement::Condition;
use crate::rules::{Goal, Hand, Rules, Stalemate, Value};
use game::Color;
use game::Square;

use super::game::{FmaxGame, FmaxKind};
use super::ray::compile_rays;
use super::reader::{FmaxError, FmaxProblem, read_located};

/// The kind that White's pawns promote to, and the one for Black's if only White has the first at
/// the start.
const PROMOTION_KINDS: [usize; 2] = [7, 9];
/// The value of a royal piece.
const ROYAL: i16 = -1;
/// The value of a royal piece with a second way to win or lose.
const ROYAL_SPECIAL: i16 = -2;

impl FmaxGame {
    /// The game as a definition, with the rules of Fairy-Max.
    pub fn to_definition(&self) -> Definition {
        let pieces = self.pieces();
        let promotions = self.promotions(&pieces);
        Definition {
            name: self.name.to_ascii_lowercase(),
            aliases: Vec::new(),
            about: self.about.clone(),
            source: String::new(),
            board: self.board,
            start: self.start(&pieces),
            promotions,
            promotion_limits: self.promotion_limits(&pieces),
            rules: self.rules(&pieces),
            fmax: self.other_lines(),
            pieces,
        }
    }

    fn other_lines(&self) -> Vec<String> {
        let mut lines = Vec::from([format!("name {}", self.name)]);
        if !self.setup.is_empty() {
            lines.push(format!("setup {}", self.setup));
        }
        lines.extend(self.zone.map(|zone| format!("zone {zone}")));
        lines.extend(self.gui.iter().map(|line| format!("gui {line}")));
        lines
    }

    fn pieces(&self) -> Vec<PieceDefinition> {
        let sides: Vec<Sides> = (1..=self.kinds.len())
            .map(|kind| self.sides(kind))
            .collect();
        let mut pieces: Vec<PieceDefinition> = Vec::new();
        for (index, kind) in self.kinds.iter().enumerate() {
            let shares = |other: &PieceDefinition, letter| {
                other.letter == letter
                    && (sides[index] == Sides::Both
                        || other.sides == Sides::Both
                        || other.sides == sides[index])
            };
            let preferred = kind.letter.to_ascii_uppercase();
            // A piece whose letter is already used by the same side gets a free letter.
            let letter = core::iter::once(preferred)
                .chain('A'..='Z')
                .find(|&letter| !pieces.iter().any(|other| shares(other, letter)))
                .unwrap_or(preferred);
            pieces.push(kind.piece(index, letter, sides[index]));
        }
        pieces
    }

    /// The sides that have a kind: if several kinds have the same letter, the first is White's and
    /// the others are Black's, unless the initial position shows otherwise.
    fn sides(&self, number: usize) -> Sides {
        if number <= 2 {
            return Sides::Only(Color::ALL[number - 1]);
        }
        let letter = |kind: &FmaxKind| kind.letter.to_ascii_uppercase();
        let same: Vec<usize> = (3..=self.kinds.len())
            .filter(|&other| letter(&self.kinds[other - 1]) == letter(&self.kinds[number - 1]))
            .collect();
        let is_used = |rank: &[u8]| rank.iter().any(|&kind| usize::from(kind) == number);
        match (is_used(&self.white), is_used(&self.black)) {
            (true, true) => Sides::Both,
            _ if same.len() < 2 => Sides::Both,
            (true, false) => Sides::Only(Color::White),
            (false, false) if same.first() == Some(&number) => Sides::Only(Color::White),
            (false, _) => Sides::Only(Color::Black),
        }
    }

    /// The rank of White's pawns, from 0.
    fn pawn_rank(&self) -> u8 {
        match self.zone {
            Some(zone) if zone < 0 => zone.unsigned_abs(),
            Some(zone) => zone.unsigned_abs().saturating_sub(1).max(1),
            None => 1,
        }
    }

    fn start(&self, pieces: &[PieceDefinition]) -> String {
        let ranks = self.board.ranks();
        let pawn_rank = self.pawn_rank();
        let mut fen = String::new();
        for rank in (0..ranks).rev() {
            let row: Vec<u8> = if rank == 0 {
                self.white.clone()
            } else if rank == ranks - 1 {
                self.black.clone()
            } else {
                let kind = match rank {
                    _ if rank == pawn_rank => 1,
                    _ if rank == ranks - 1 - pawn_rank => 2,
                    _ => 0,
                };
                core::iter::repeat_n(kind, usize::from(self.board.files())).collect()
            };
            let is_black = rank >= ranks / 2;
            push_rank(&mut fen, &row, is_black, pieces);
            if rank > 0 {
                fen.push('/');
            }
        }
        if self.has_gating() {
            let hand: String = pieces
                .iter()
                .skip(8)
                .take(2)
                .map(|piece| piece.letter)
                .collect();
            let _ = write!(fen, "[{hand}{}]", hand.to_ascii_lowercase());
        }
        fen.push_str(" w KQkq");
        for color in Color::ALL {
            let letters = self.files_of_first_moves(color, pieces);
            fen.push_str(&match color {
                Color::White => letters,
                Color::Black => letters.to_ascii_lowercase(),
            });
        }
        fen.push_str(" - 0 1");
        fen
    }

    /// The letters of the files with pieces that the position records as unmoved.
    fn files_of_first_moves(&self, color: Color, pieces: &[PieceDefinition]) -> String {
        let is_remembered = |number: u8| {
            let piece = pieces.get(usize::from(number).wrapping_sub(1));
            piece.is_some_and(|piece| piece.first_move == FirstMoveDefinition::Remembered)
        };
        let rank = [&self.white, &self.black][color.index()];
        let files = rank.iter().zip('A'..='P');
        files
            .filter(|&(&number, _)| self.has_gating() || is_remembered(number))
            .map(|(_, letter)| letter)
            // These letters denote castling rights.
            .filter(|letter| !is_one_of(*letter, "KQ"))
            .collect()
    }

    fn has_gating(&self) -> bool {
        self.name == "seirawan" && self.kinds.len() >= 10
    }

    fn rules(&self, pieces: &[PieceDefinition]) -> Rules<String> {
        let value = |number: usize| self.kinds.get(number - 1).map(|kind| kind.value);
        let mut rules = Rules::default();
        if value(9) == Some(ROYAL_SPECIAL) {
            rules.general.stalemate = Stalemate::Always(Value::Loss);
        }
        if value(3) == Some(ROYAL_SPECIAL) {
            let (file, rank) = (self.board.files() / 2, self.board.ranks() / 2);
            let centre = [
                (file - 1, rank - 1),
                (file, rank - 1),
                (file - 1, rank),
                (file, rank),
            ];
            let squares = centre.map(|(file, rank)| Square::new(file, rank));
            rules.goal = Some(Goal {
                kinds: String::from(pieces[2].letter),
                squares: squares.into_iter().collect(),
                last_move: false,
            });
        }
        if self.has_gating() {
            rules.general.hand = Hand::Gating;
        }
        rules
    }

    /// The numbers of pieces in the initial position, which promotions may not exceed.
    fn promotion_limits(&self, pieces: &[PieceDefinition]) -> Vec<(char, u8)> {
        let mut limits = Vec::new();
        for (index, kind) in self.kinds.iter().enumerate() {
            if kind.value < ROYAL_SPECIAL {
                let letter = pieces[index].letter;
                let used = self.white.iter().chain(&self.black);
                let count = used
                    .filter(|&&number| usize::from(number) == index + 1)
                    .count();
                let limit = u8::try_from(count.max(1)).unwrap_or(u8::MAX);
                if !limits.contains(&(letter, limit)) {
                    limits.push((letter, limit));
                }
            }
        }
        limits
    }

    fn promotions(&self, pieces: &[PieceDefinition]) -> Vec<PromotionDefinition> {
        let from_rank = match self.zone {
            Some(3) => self.board.ranks() - 3,
            _ => self.board.ranks() - 1,
        };
        let by_file = self.pawn_rank() == 3;
        Color::ALL
            .into_iter()
            .map(|color| PromotionDefinition {
                pawns: String::from(pieces[color.index()].letter),
                choices: if by_file {
                    self.choices_by_file(color, pieces)
                } else {
                    self.choices(color, pieces)
                },
                from_rank,
                by_file,
                sides: Sides::Only(color),
            })
            .filter(|promotion| !promotion.choices.is_empty())
            .collect()
    }

    /// The kind that Fairy-Max promotes to, then all others that it accepts from its opponent.
    fn choices(&self, color: Color, pieces: &[PieceDefinition]) -> String {
        let has = |rank: &[u8], kind: usize| rank.iter().any(|&other| usize::from(other) == kind);
        let [usual, other] = PROMOTION_KINDS;
        let differs =
            has(&self.white, usual) && !has(&self.black, usual) && has(&self.black, other);
        let first = if color == Color::Black && differs {
            other
        } else {
            usual
        };
        let mut choices = String::new();
        for number in core::iter::once(first).chain(3..=self.kinds.len()) {
            let Some((kind, piece)) = self.kinds.get(number - 1).zip(pieces.get(number - 1)) else {
                continue;
            };
            let is_allowed = kind.value % 10 != 3 && ![ROYAL, ROYAL_SPECIAL].contains(&kind.value);
            let is_chosen = number == first && kind.value >= 0 || is_allowed;
            if is_chosen && piece.sides.includes(color) && !is_one_of(piece.letter, &choices) {
                choices.push(piece.letter);
            }
        }
        choices
    }

    /// For each file, the piece that starts there; for the king's file, the piece on the file
    /// before it.
    fn choices_by_file(&self, color: Color, pieces: &[PieceDefinition]) -> String {
        let rank = [&self.white, &self.black][color.index()];
        let mut choices = String::new();
        for (file, &number) in rank.iter().enumerate() {
            let value = |number: u8| {
                self.kinds
                    .get(usize::from(number).wrapping_sub(1))
                    .map(|k| k.value)
            };
            let is_royal = value(number).is_some_and(|value| value < 0);
            let number = if is_royal && file > 0 {
                rank[file - 1]
            } else {
                number
            };
            choices.extend(
                pieces
                    .get(usize::from(number).wrapping_sub(1))
                    .map(|piece| piece.letter),
            );
        }
        choices
    }
}

impl FmaxKind {
    fn piece(&self, index: usize, letter: char, sides: Sides) -> PieceDefinition {
        let is_pawn = index < 2;
        let moves = compile_rays(&self.rays, is_pawn).unwrap_or_default();
        let is_initial = moves
            .rays
            .iter()
            .any(|ray| ray.condition == Condition::Unmoved);
        PieceDefinition {
            letter,
            name: format!("{}{}", self.letter, index + 1),
            moves: PieceMoves::Fmax(self.rays.clone()),
            is_pawn,
            royalty: match self.value {
                ROYAL | ROYAL_SPECIAL => Royalty::Always,
                0.. => Royalty::None,
                _ if index >= 7 => Royalty::LastOrAll,
                _ => Royalty::Last,
            },
            sides,
            value: Some(self.value)
                .filter(|value| ![ROYAL, ROYAL_SPECIAL].contains(value))
                .map(|value| value.unsigned_abs().into()),
            picture: None,
            centralized: self.letter.is_ascii_lowercase(),
            first_move: if is_initial && !is_pawn {
                FirstMoveDefinition::Remembered
            } else {
                FirstMoveDefinition::StartRanks
            },
        }
    }
}

fn push_rank(fen: &mut String, row: &[u8], is_black: bool, pieces: &[PieceDefinition]) {
    let mut empty = 0;
    for &number in row {
        let Some(piece) = pieces.get(usize::from(number).wrapping_sub(1)) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            // Writing to a string cannot fail.
            let _ = write!(fen, "{empty}");
            empty = 0;
        }
        fen.push(if is_black {
            piece.letter.to_ascii_lowercase()
        } else {
            piece.letter
        });
    }
    if empty > 0 {
        let _ = write!(fen, "{empty}");
    }
}

/// Reads an `fmax.ini`, and compiles its games with the rules of Fairy-Max.
///
/// # Errors
///
/// [`FmaxError`]; a fault that concerns a game as a whole is reported at its first line.
pub fn compile_fmax(text: &str) -> Result<Vec<(FmaxGame, crate::Variant)>, FmaxError> {
    let mut compiled = Vec::new();
    for (game, line) in read_located(text)? {
        let variant = game
            .to_definition()
            .compile()
            .map_err(|problem| FmaxError {
                line,
                column: 1,
                problem: FmaxProblem::Game(problem),
            })?;
        compiled.push((game, variant));
    }
    Ok(compiled)
}
