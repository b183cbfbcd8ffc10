//! Reads the games of an `fmax.ini`.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::geometry::Geometry;
use game::{Coded, Declaration, ErrorField, ErrorVisitor, coded_error, excerpt};

use super::game::{FmaxGame, FmaxKind};
use super::ray::compile_rays;
use super::ray_error::RayError;

/// The most bytes of a file.
const MAX_BYTES: usize = 1 << 20;
/// The most kinds of a game.
const MAX_KINDS: usize = 15;

/// Why a text is not an `fmax.ini`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FmaxError {
    /// The line, from 1.
    pub line: usize,
    /// The position in the line in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: FmaxProblem,
}

coded_error! {
    /// What is wrong in an `fmax.ini`; `found` is an excerpt of the text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FmaxProblem {
        /// No line begins with `Game:`.
        #[error(
            "fmax-file" {},
            "there is no game in the file: begin one with a line 'Game: NAME'"
        )]
        NoGames,
        /// The file is too long.
        #[error("fmax-file" {}, "the file is longer than 1 MB: split it")]
        TooLong,
        /// The name is missing.
        #[error("fmax-file" {}, "the name is missing: write 'Game: NAME'")]
        Name,
        /// The size does not have the form `8x8` or `8x8=3`.
        #[error(
            "fmax-file" {},
            "{found} is not the size of a board from 4x4 to 14x16, such as 8x8 or 8x8=3"
        )]
        Size {
            /// The line.
            found: String,
        },
        /// A first rank does not have as many kinds as the board has files.
        #[error(
            "fmax-file" {},
            "the first rank has {count} numbers instead of {files}: write one for each file"
        )]
        Rank {
            /// The kinds found.
            count: usize,
            /// The files of the board.
            files: u8,
        },
        /// A first rank contains something other than numbers of kinds.
        #[error(
            "fmax-file" {},
            "{found} is not the number of a piece from 0 to 15: write a number for each file"
        )]
        RankNumber {
            /// The word.
            found: String,
        },
        /// A piece does not consist of a letter, a colon, a value and rays.
        #[error(
            "fmax-file" {},
            "{found} is not a piece: write a letter, a colon, a value and rays, as \
             R:500 1,3 16,3 -1,3 -16,3"
        )]
        Piece {
            /// The line.
            found: String,
        },
        /// A game has fewer than the three kinds that every game needs.
        #[error(
            "fmax-file" {},
            "the game ends too early: it needs two pawns and a king at least"
        )]
        TooFewPieces,
        /// A game has more than 15 kinds.
        #[error("fmax-file" {}, "there are more than 15 pieces: remove some")]
        TooManyPieces,
        /// A first rank names a kind that the game does not have.
        #[error(
            "fmax-file" {},
            "there is no piece number {kind}: add one, or correct the first rank"
        )]
        UnknownKind {
            /// The number.
            kind: u8,
        },
        /// A ray is not valid.
        Ray(RayError),
        /// The game is not valid as a whole.
        Game(crate::DefinitionProblem),
    }
}

impl fmt::Display for FmaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            problem,
        } = self;
        write!(f, "line {line}, column {column}: {problem}")
    }
}

impl Error for FmaxError {}

/// All problems have one code, and the sentence is a field.
impl Coded for FmaxError {
    fn visit(&self, visitor: &mut impl ErrorVisitor) {
        visitor.code("fmax-file");
        self.line.visit("line", visitor);
        self.column.visit("column", visitor);
        visitor.text("reason", self);
    }

    fn declare(declarations: &mut Vec<Declaration>) {
        let mut problems = Vec::new();
        FmaxProblem::declare(&mut problems);
        problems.retain(|problem| problem.code == "fmax-file");
        for problem in &mut problems {
            problem.fields = &[("reason", "String")];
        }
        declarations.append(&mut problems);
    }
}

/// Reads the games of an `fmax.ini`; lines outside games are ignored.
///
/// # Errors
///
/// [`FmaxError`].
///
/// ```
/// let text = "Game: tiny\n4x4=-1\n0 3 0 0\n0 3 0 0\np:74 -16,6\np:74 16,6\nk:-1 1,7 -1,7 16,7 -16,7\n";
/// let games = variants::read_fmax(text)?;
/// assert_eq!(games[0].name, "tiny");
/// assert_eq!((games[0].white.len(), games[0].kinds.len()), (4, 3));
/// # Ok::<(), variants::FmaxError>(())
/// ```
pub fn read_fmax(text: &str) -> Result<Vec<FmaxGame>, FmaxError> {
    read_located(text).map(|games| games.into_iter().map(|(game, _)| game).collect())
}

/// As [`read_fmax`], but also returns the line of each game.
pub(super) fn read_located(text: &str) -> Result<Vec<(FmaxGame, usize)>, FmaxError> {
    let error = |line, problem| FmaxError {
        line,
        column: 1,
        problem,
    };
    if text.len() > MAX_BYTES {
        return Err(error(1, FmaxProblem::TooLong));
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut games = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        if let Some(title) = line.strip_prefix("Game:") {
            let before = index.checked_sub(1).map_or("", |before| lines[before]);
            let about = before.strip_prefix("//").unwrap_or_default().trim();
            games.push((read_game(title, about, &lines, index)?, index + 1));
        }
    }
    if games.is_empty() {
        return Err(error(lines.len().max(1), FmaxProblem::NoGames));
    }
    Ok(games)
}

fn read_game(
    title: &str,
    about: &str,
    lines: &[&str],
    index: usize,
) -> Result<FmaxGame, FmaxError> {
    let at = |offset: usize, column: usize, problem| FmaxError {
        line: index + offset + 1,
        column,
        problem,
    };
    let line = |offset: usize| lines.get(index + offset).copied().unwrap_or_default();
    let (name, setup) = title.split_once('#').unwrap_or((title, ""));
    let name = name.trim();
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err(at(0, 7, FmaxProblem::Name));
    }
    let found = || excerpt(line(1));
    let (board, zone) =
        read_size(line(1)).ok_or_else(|| at(1, 1, FmaxProblem::Size { found: found() }))?;
    let white = read_rank(line(2), board).map_err(|(column, problem)| at(2, column, problem))?;
    let black = read_rank(line(3), board).map_err(|(column, problem)| at(3, column, problem))?;
    let mut kinds = Vec::new();
    let mut offset = 4;
    while !line(offset).trim().is_empty() && !line(offset).starts_with(['#', '/']) {
        let problem = |(column, problem)| at(offset, column, problem);
        let kind = read_kind(line(offset), kinds.len()).map_err(problem)?;
        kinds.push(kind);
        offset += 1;
    }
    if kinds.len() < 3 {
        return Err(at(offset, 1, FmaxProblem::TooFewPieces));
    }
    for (rank_offset, rank) in [(2, &white), (3, &black)] {
        if let Some(&kind) = rank.iter().find(|kind| usize::from(**kind) > kinds.len()) {
            return Err(at(rank_offset, 1, FmaxProblem::UnknownKind { kind }));
        }
    }
    let mut gui = Vec::new();
    while let Some(text) = line(offset).strip_prefix('#') {
        gui.extend(Some(text.trim().to_owned()).filter(|text| !text.is_empty()));
        offset += 1;
    }
    Ok(FmaxGame {
        name: name.to_owned(),
        setup: setup.trim().to_owned(),
        about: about.to_owned(),
        board,
        zone,
        white,
        black,
        kinds,
        gui,
    })
}

fn read_size(line: &str) -> Option<(Geometry, Option<i8>)> {
    let (size, zone) = match line.trim().split_once('=') {
        Some((size, zone)) => (size, Some(zone.trim().parse().ok()?)),
        None => (line.trim(), None),
    };
    let (files, ranks) = size.split_once('x')?;
    let board = Geometry::new(files.trim().parse().ok()?, ranks.trim().parse().ok()?)?;
    let ranks = board.ranks().cast_signed();
    // The pawns of the two sides must be on different ranks.
    let fits = zone.is_none_or(|zone| {
        zone == 3 && ranks > 6 || (-7..0).contains(&zone) && 2 - 2 * zone <= ranks
    });
    (board.files() <= 14 && fits).then_some((board, zone))
}

fn read_rank(line: &str, board: Geometry) -> Result<Vec<u8>, (usize, FmaxProblem)> {
    let mut kinds = Vec::new();
    let mut next_column = 1;
    for item in line.split_inclusive(char::is_whitespace) {
        let column = next_column;
        next_column += item.chars().count();
        let word = item.trim_end();
        if word.is_empty() {
            continue;
        }
        let kind = word
            .parse()
            .ok()
            .filter(|kind| usize::from(*kind) <= MAX_KINDS);
        kinds.push(kind.ok_or_else(|| {
            let found = excerpt(word);
            (column, FmaxProblem::RankNumber { found })
        })?);
        if kinds.len() > 16 {
            break;
        }
    }
    let (count, files) = (kinds.len(), board.files());
    if count == usize::from(files) {
        Ok(kinds)
    } else {
        Err((1, FmaxProblem::Rank { count, files }))
    }
}

fn read_kind(line: &str, index: usize) -> Result<FmaxKind, (usize, FmaxProblem)> {
    if index >= MAX_KINDS {
        return Err((1, FmaxProblem::TooManyPieces));
    }
    let error = || {
        (
            1,
            FmaxProblem::Piece {
                found: excerpt(line),
            },
        )
    };
    let (letter, rest) = line.split_once(':').ok_or_else(error)?;
    let mut letters = letter.chars();
    let letter = letters
        .next()
        .filter(char::is_ascii_alphabetic)
        .ok_or_else(error)?;
    if letters.next().is_some() {
        return Err(error());
    }
    let mut words = rest.split_whitespace();
    let value = words.next().and_then(|value| value.parse().ok());
    let value = value
        .filter(|value| (-30_000..=30_000).contains(value))
        .ok_or_else(error)?;
    let rays = words.collect::<Vec<&str>>().join(" ");
    let first_ray = rest.find(',').map_or(0, |comma| {
        let before = rest.get(..comma).unwrap_or_default();
        before
            .rfind(char::is_whitespace)
            .map_or(0, |space| space + 1)
    });
    compile_rays(&rays, index < 2).map_err(|error| {
        let column = 2 + first_ray + error.column;
        (column, FmaxProblem::Ray(error))
    })?;
    Ok(FmaxKind {
        letter,
        value,
        rays,
    })
}
