//! Compiles definitions.

use alloc::vec::Vec;

use crate::betza;
use crate::fmax::compile_rays;
use crate::geometry::{Geometry, Step};
use crate::kind_info::{FirstMove, KindInfo, Royalty};
use crate::movement::{Condition, Path, Ray, Shape};
use crate::piece::{Kind, KindSet, Piece};
use crate::placement::parse_placement;
use crate::position::Position;
use crate::rules::{Castling, Promotion, PromotionChoice, SideMoves};
use crate::variant::Variant;
use crate::walk::step;
use game::Color;
use game::Square;

use super::error::DefinitionProblem;
use super::{Definition, FirstMoveDefinition, PieceDefinition, PieceMoves};

/// The part of a definition that a fault concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Piece(usize),
    Promotion(usize),
    Start,
    Rule(&'static str),
    Whole,
}

/// A fault found while compiling a definition.
#[derive(Clone, Debug)]
pub(super) struct Fault {
    pub(super) subject: Subject,
    /// The characters from the subject's column to the fault.
    pub(super) offset: usize,
    pub(super) problem: DefinitionProblem,
}

impl Fault {
    const fn new(subject: Subject, problem: DefinitionProblem) -> Fault {
        Fault {
            subject,
            offset: 0,
            problem,
        }
    }
}

/// The number of files that a king moves when it castles, and the distance of its partner from the
/// king's origin; towards the last file and towards the first.
type CastlingFiles = [Vec<[u8; 2]>; 2];

impl Definition {
    pub(super) fn try_compile(&self) -> Result<Variant, Fault> {
        let mut kinds = Vec::new();
        let mut castling_files: Vec<CastlingFiles> = Vec::new();
        for (index, piece) in self.pieces.iter().enumerate() {
            self.check_letter(index)?;
            let (kind, castling) = compile_piece(index, piece)?;
            check_mobility(self.board, index, &kind)?;
            kinds.push(kind);
            castling_files.push(castling);
        }
        let start = self.initial_placement(&kinds)?;
        self.set_first_moves(&mut kinds, &start);
        let rules = self.rules.with_kinds(|keyword, letters| {
            letters_to_kinds(letters, &kinds, Subject::Rule(keyword))
        })?;
        let side_moves = |color| self.side_moves(color, &kinds, &start, &castling_files);
        let side_moves = [side_moves(Color::White)?, side_moves(Color::Black)?];
        let (name, start) = (self.name.clone(), self.start.clone());
        let variant = Variant::new(name, self.board, kinds, rules, side_moves, start);
        check_loss(&variant)?;
        let fault = |error| Fault::new(Subject::Start, DefinitionProblem::Start(error));
        Position::check_start(&variant).map_err(fault)?;
        Ok(variant)
    }

    fn check_letter(&self, index: usize) -> Result<(), Fault> {
        let piece = &self.pieces[index];
        let is_same = |other: &PieceDefinition| {
            let shares = |color| piece.sides.includes(color) && other.sides.includes(color);
            other.letter == piece.letter && (shares(Color::White) || shares(Color::Black))
        };
        if self.pieces[..index].iter().any(is_same) {
            let letter = piece.letter;
            let problem = DefinitionProblem::SameLetter { letter };
            return Err(Fault::new(Subject::Piece(index), problem));
        }
        Ok(())
    }

    /// The pieces of the initial position.
    fn initial_placement(&self, kinds: &[KindInfo]) -> Result<Vec<(Square, Piece)>, Fault> {
        let placement = self.start.split([' ', '[']).next().unwrap_or_default();
        let start = parse_placement(placement, self.board, kinds);
        start.map_err(|error| Fault::new(Subject::Start, DefinitionProblem::Start(error)))
    }

    fn set_first_moves(&self, kinds: &mut [KindInfo], start: &[(Square, Piece)]) {
        for (index, kind) in kinds.iter_mut().enumerate() {
            for color in Color::ALL {
                let rank_of = |rank: u8| match color {
                    Color::White => rank,
                    Color::Black => self.board.ranks() - 1 - rank,
                };
                let piece = Piece::new(color, Kind::new(index));
                let is_first = |square: Square| match self.pieces[index].first_move {
                    FirstMoveDefinition::Remembered => false,
                    FirstMoveDefinition::Ranks { from, to } => (from..=to)
                        .any(|rank| rank < self.board.ranks() && rank_of(rank) == square.rank()),
                    FirstMoveDefinition::StartRanks => start.iter().any(|(other, other_piece)| {
                        *other_piece == piece && other.rank() == square.rank()
                    }),
                };
                kind.first_move[color.index()] = match self.pieces[index].first_move {
                    FirstMoveDefinition::Remembered => FirstMove::Remembered,
                    _ => FirstMove::On(self.board.squares().filter(|&s| is_first(s)).collect()),
                };
            }
        }
    }

    /// The special moves of a side; `castling_files` has those of each kind.
    fn side_moves(
        &self,
        color: Color,
        kinds: &[KindInfo],
        start: &[(Square, Piece)],
        castling_files: &[CastlingFiles],
    ) -> Result<SideMoves, Fault> {
        let mut moves = SideMoves::default();
        for (index, definition) in self.promotions.iter().enumerate() {
            if definition.sides.includes(color) {
                moves.promotions.push(self.promotion(index, color, kinds)?);
            }
        }
        for (index, files) in castling_files.iter().enumerate() {
            let found = castlings_of(self.board, start, Kind::new(index), color, files);
            if found.iter().any(|castlings| !castlings.is_empty()) {
                moves.castlings = found;
            }
        }
        Ok(moves)
    }

    fn promotion(
        &self,
        index: usize,
        color: Color,
        kinds: &[KindInfo],
    ) -> Result<Promotion, Fault> {
        let definition = &self.promotions[index];
        let subject = Subject::Promotion(index);
        let mut promotion = Promotion {
            pawns: letters_to_kinds(&definition.pawns, kinds, subject)?,
            ..Promotion::default()
        };
        let is_in_zone = |square: &Square| {
            let rank = match color {
                Color::White => square.rank(),
                Color::Black => self.board.ranks() - 1 - square.rank(),
            };
            rank >= definition.from_rank
        };
        promotion.zone = self.board.squares().filter(is_in_zone).collect();
        for letter in definition.choices.chars() {
            let unknown = || Fault::new(subject, DefinitionProblem::UnknownLetter { letter });
            let is_it = |kind: &KindInfo| kind.letter == letter && kind.sides.includes(color);
            let kind = kinds
                .iter()
                .position(is_it)
                .map(Kind::new)
                .ok_or_else(unknown)?;
            let limits = &self.promotion_limits;
            let limit = limits.iter().find(|(limited, _)| *limited == letter);
            let limit = limit.map_or(u8::MAX, |&(_, limit)| limit);
            if definition.by_file {
                promotion.by_file.push(kind);
            } else {
                promotion.choices.push(PromotionChoice { kind, limit });
            }
        }
        Ok(promotion)
    }
}

fn letters_to_kinds(letters: &str, kinds: &[KindInfo], subject: Subject) -> Result<KindSet, Fault> {
    if letters == "*" {
        return Ok((0..kinds.len()).map(Kind::new).collect());
    }
    let mut set = KindSet::EMPTY;
    for letter in letters.chars() {
        let found = kinds
            .iter()
            .enumerate()
            .filter(|(_, kind)| kind.letter == letter);
        let with_letter: KindSet = found.map(|(index, _)| Kind::new(index)).collect();
        if with_letter.is_empty() {
            return Err(Fault::new(
                subject,
                DefinitionProblem::UnknownLetter { letter },
            ));
        }
        set = set.union(with_letter);
    }
    Ok(set)
}

fn compile_piece(
    index: usize,
    piece: &PieceDefinition,
) -> Result<(KindInfo, CastlingFiles), Fault> {
    let fault = |column: usize, problem| Fault {
        subject: Subject::Piece(index),
        offset: column - 1,
        problem,
    };
    let (rays, castling) = match &piece.moves {
        PieceMoves::Betza(text) => {
            let moves = betza::compile(text)
                .map_err(|error| fault(error.column, DefinitionProblem::Betza(error)))?;
            let mirrored = moves.rays.iter().map(Ray::mirrored).collect();
            let castling = moves
                .castling
                .map(|files| files.iter().map(|&files| [files, files - 1]).collect());
            ([moves.rays, mirrored], castling)
        }
        PieceMoves::Fmax(text) => {
            let moves = compile_rays(text, piece.is_pawn)
                .map_err(|error| fault(error.column, DefinitionProblem::Ray(error)))?;
            ([moves.rays.clone(), moves.rays], moves.castling)
        }
    };
    let kind = KindInfo {
        letter: piece.letter,
        name: piece.name.clone(),
        sides: piece.sides,
        royalty: piece.royalty,
        is_pawn: piece.is_pawn,
        value: piece.value,
        picture: piece.picture.clone(),
        centralized: piece.centralized,
        has_ambiguous_rays: has_ambiguous_rays(&rays[0]),
        rays,
        first_move: [FirstMove::Remembered; 2],
    };
    Ok((kind, castling))
}

/// Whether two of the rays may end on the same square: if any path is unconditional or can end at
/// several squares; if two rays have the same direction, as in `RD`; or if any ray is on a
/// cylinder.
fn has_ambiguous_rays(rays: &[Ray]) -> bool {
    let is_ambiguous = |path: &Path| {
        path.states()
            .iter()
            .filter(|s| s.moves || s.captures)
            .count()
            > 1
    };
    let is_path = |ray: &Ray| match &ray.shape {
        Shape::Path(path) => ray.condition == Condition::Always || is_ambiguous(path),
        Shape::Leap(_) | Shape::Slide { .. } => false,
    };
    let repeats = |(index, ray): (usize, &Ray)| {
        let meets = |other: &Ray| may_meet(&other.shape, &ray.shape);
        rays[..index].iter().any(meets)
    };
    rays.iter().any(|ray| ray.cylinder || is_path(ray)) || rays.iter().enumerate().any(repeats)
}

/// Whether two shapes from one square may have a target in common; paths count only if they are
/// equal.
fn may_meet(one: &Shape, other: &Shape) -> bool {
    match (one, other) {
        (Shape::Slide { step: a, .. }, Shape::Slide { step: b, .. } | Shape::Leap(b))
        | (Shape::Leap(a), Shape::Slide { step: b, .. }) => has_same_direction(*a, *b),
        _ => one == other,
    }
}

/// Whether a step points in the same direction as another.
fn has_same_direction(one: Step, other: Step) -> bool {
    let product = |a: i8, b: i8| i32::from(a) * i32::from(b);
    let cross = product(one.files, other.ranks) - product(one.ranks, other.files);
    let dot = product(one.files, other.files) + product(one.ranks, other.ranks);
    cross == 0 && dot > 0
}

/// Checks that at least one ray of the piece has a first step that stays on the board from some
/// square.
fn check_mobility(board: Geometry, index: usize, kind: &KindInfo) -> Result<(), Fault> {
    let first_step = |ray: &Ray| match &ray.shape {
        Shape::Leap(step) | Shape::Slide { step, .. } => *step,
        Shape::Path(path) => path.states()[0].step,
    };
    let can_step = |ray: &Ray| {
        let way = first_step(ray);
        board
            .squares()
            .any(|from| step(board, from, way, ray.cylinder).is_some())
    };
    if kind.rays[0].iter().any(can_step) {
        return Ok(());
    }
    let piece = kind.name.clone();
    Err(Fault::new(
        Subject::Piece(index),
        DefinitionProblem::Immobile { piece },
    ))
}

/// The castling moves of a kind that starts on the first rank of a side.
fn castlings_of(
    board: Geometry,
    start: &[(Square, Piece)],
    kind: Kind,
    color: Color,
    files: &CastlingFiles,
) -> [Vec<Castling>; 2] {
    let castler = Piece::new(color, kind);
    let found = start.iter().find(|(_, piece)| *piece == castler);
    let Some(&(king_from, _)) = found else {
        return Default::default();
    };
    let rank = king_from.rank();
    let own = || {
        start.iter().filter(|(square, piece)| {
            square.rank() == rank && piece.color() == color && *square != king_from
        })
    };
    let outermost = [
        own().map(|(square, _)| square.file()).max(),
        own().map(|(square, _)| square.file()).min(),
    ];
    core::array::from_fn(|side| {
        let rook = outermost[side].filter(|rook| (side == 0) == (*rook > king_from.file()));
        let Some(rook) = rook else {
            return Vec::new();
        };
        let towards = |files: u8| match side {
            0 => king_from
                .file()
                .checked_add(files)
                .filter(|file| *file < board.files()),
            _ => king_from.file().checked_sub(files),
        };
        let castling = |&[king_files, rook_files]: &[u8; 2]| {
            Some(Castling {
                king_from,
                king_to: Square::new(towards(king_files)?, rank),
                rook_from: Square::new(rook, rank),
                rook_to: Square::new(towards(rook_files)?, rank),
            })
        };
        let mut files = files[side].clone();
        files.sort_unstable();
        files.dedup();
        files.iter().filter_map(castling).collect()
    })
}

/// Checks that each side has a royal piece, or that the game can end by other rules.
fn check_loss(variant: &Variant) -> Result<(), Fault> {
    let rules = &variant.rules;
    let has_other_end = rules.extinction.is_some() || rules.goal.is_some();
    let has_royal = |color: Color| {
        let is_royal =
            |kind: &KindInfo| kind.royalty != Royalty::None && kind.sides.includes(color);
        variant.kinds.iter().any(is_royal)
    };
    if has_other_end || Color::ALL.into_iter().all(has_royal) {
        return Ok(());
    }
    Err(Fault::new(Subject::Whole, DefinitionProblem::NothingRoyal))
}
