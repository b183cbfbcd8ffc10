//! Moves as SAN writes them.

use std::error::Error;
use std::fmt;

use crate::castling::{KING_FILE, Side};
use crate::moves::Move;
use crate::position::Position;
use crate::quote::quote;
use crate::role::Role;
use crate::san_text::{PieceText, SanText, parse};
use crate::square::Square;

/// A text that is no SAN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSanError {
    found: String,
}

impl fmt::Display for ParseSanError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{} is no move such as e4, Nf3 or O-O",
            self.found
        )
    }
}

impl Error for ParseSanError {}

/// Why a SAN text is no move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SanError {
    /// It is no SAN at all.
    Syntax(ParseSanError),
    /// A pawn reaches the last rank, but the text does not say what it becomes.
    MissingPromotion {
        /// The text, quoted and cut.
        found: String,
    },
    /// No legal move fits it.
    Illegal {
        /// The text, quoted and cut.
        found: String,
    },
    /// More than one legal move fits it.
    Ambiguous {
        /// The text, quoted and cut.
        found: String,
        /// The moves that fit, in SAN.
        choices: Vec<String>,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Syntax(error) => error.fmt(formatter),
            SanError::MissingPromotion { found } => {
                write!(
                    formatter,
                    "{found} does not say what the pawn becomes, as in e8=Q"
                )
            }
            SanError::Illegal { found } => write!(formatter, "{found} is illegal in this position"),
            SanError::Ambiguous { found, choices } => {
                write!(formatter, "{found} is ambiguous: ")?;
                for (index, choice) in choices.iter().enumerate() {
                    let or = if index > 0 { " or " } else { "" };
                    write!(formatter, "{or}{choice}")?;
                }
                Ok(())
            }
        }
    }
}

impl Error for SanError {}

impl Position {
    /// The legal move that a SAN text means in this position.
    ///
    /// # Lenience
    ///
    /// - White space around the text, check and mate marks (missing, wrong, too many), `!`, `?` and
    ///   `e.p.` do not count.
    /// - Castling may be written with zeros or small letters: `0-0`, `o-o-o`.
    /// - The `x` of a capture may be missing or a colon. An `x` where nothing is taken is an error.
    /// - The origin may be told when it need not be, with a hyphen or without: `Ng1f3`, `e2-e4`,
    ///   `Pe4`. But a pawn's capture must tell its file: `d5` is never `exd5`.
    /// - A promotion may be `=Q`, `Q`, `(Q)` or `/Q`, in either case.
    ///
    /// # Errors
    ///
    /// If the text is no SAN, lacks the promotion, fits no legal move, or fits more than one.
    ///
    /// ```
    /// use rules::{Position, SanError};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1".parse()?;
    /// let error = position.parse_san("Nd2").unwrap_err();
    /// assert_eq!(error.to_string(), "'Nd2' is ambiguous: Nbd2 or Nfd2");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let found = quote(text);
        let Some(said) = parse(text) else {
            return Err(SanError::Syntax(ParseSanError { found }));
        };
        let mut fitting: Vec<Move> = self
            .legal_moves()
            .iter()
            .copied()
            .filter(|&m| self.fits(m, said))
            .collect();
        if said.promotion().is_none() && fitting.iter().any(|m| m.promotion.is_some()) {
            return Err(SanError::MissingPromotion { found });
        }
        fitting.retain(|m| m.promotion == said.promotion());
        match fitting[..] {
            [] => Err(SanError::Illegal { found }),
            [only] => Ok(only),
            _ => {
                let choices = fitting.into_iter().map(|m| self.san(m)).collect();
                Err(SanError::Ambiguous { found, choices })
            }
        }
    }

    /// The legal move that a text means in this position: one in SAN, or as UCI writes it.
    ///
    /// # Errors
    ///
    /// As [`Position::parse_san`] says.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position = Position::start();
    /// assert_eq!(position.parse_move("Nf3")?, position.parse_move("g1f3")?);
    /// # Ok::<(), rules::SanError>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, SanError> {
        self.parse_san(text).or_else(|error| {
            let meant: Option<Move> = text.parse().ok();
            meant.filter(|&meant| self.is_legal(meant)).ok_or(error)
        })
    }

    /// The SAN of a legal move, with the shortest origin that tells it from the other legal moves,
    /// and `+` or `#`.
    ///
    /// For a move that is not legal here it is the UCI text.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1".parse()?;
    /// assert_eq!(position.san("a1a8".parse()?), "Ra8#");
    /// assert_eq!(position.san("e1c1".parse()?), "O-O-O");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, chess_move: Move) -> String {
        let legal = self.legal_moves();
        let Some(piece) = self
            .piece_at(chess_move.from)
            .filter(|_| legal.contains(&chess_move))
        else {
            return chess_move.to_string();
        };
        let mut san = match self.castling_side(chess_move) {
            Some(Side::King) => String::from("O-O"),
            Some(Side::Queen) => String::from("O-O-O"),
            None if piece.role == Role::Pawn => self.san_of_pawn(chess_move),
            None => self.san_of_piece(chess_move, piece.role, &legal),
        };
        let mut after = self.clone();
        after.make(chess_move);
        if after.is_check() {
            san.push(if after.has_legal_move() { '+' } else { '#' });
        }
        san
    }

    fn san_of_pawn(&self, chess_move: Move) -> String {
        let mut san = String::new();
        if self.is_capture(chess_move) {
            san.push(file_letter(chess_move.from));
            san.push('x');
        }
        san += &chess_move.to.to_string();
        if let Some(role) = chess_move.promotion {
            san.push('=');
            san.push(role.letter().to_ascii_uppercase());
        }
        san
    }

    fn san_of_piece(&self, chess_move: Move, role: Role, legal: &[Move]) -> String {
        let Move { from, to, .. } = chess_move;
        let rivals: Vec<Square> = legal
            .iter()
            .filter(|m| m.to == to && m.from != from && self.role_at(m.from) == Some(role))
            .map(|m| m.from)
            .collect();
        let is_file_shared = rivals.iter().any(|rival| rival.file() == from.file());
        let is_rank_shared = rivals.iter().any(|rival| rival.rank() == from.rank());
        let mut san = String::from(role.letter().to_ascii_uppercase());
        if !rivals.is_empty() && (!is_file_shared || is_rank_shared) {
            san.push(file_letter(from));
        }
        if is_file_shared {
            san.push(char::from(b'1' + from.rank()));
        }
        if self.is_capture(chess_move) {
            san.push('x');
        }
        san += &to.to_string();
        san
    }

    /// Whether a legal move, its promotion left aside, is one that a text tells.
    fn fits(&self, chess_move: Move, said: SanText) -> bool {
        let castling_side = self.castling_side(chess_move);
        match said {
            SanText::Castling(side) => castling_side == Some(side),
            SanText::Piece(said) => castling_side.is_none() && self.fits_piece(chess_move, said),
        }
    }

    fn fits_piece(&self, chess_move: Move, said: PieceText) -> bool {
        let Move { from, to, .. } = chess_move;
        let is_capture = self.is_capture(chess_move);
        let is_file_needed = said.role == Role::Pawn && is_capture;
        to == said.to
            && self.role_at(from) == Some(said.role)
            && said
                .file
                .map_or(!is_file_needed, |file| file == from.file())
            && said.rank.is_none_or(|rank| rank == from.rank())
            && (is_capture || !said.is_capture)
    }

    /// To which side a legal move castles, if it does.
    fn castling_side(&self, chess_move: Move) -> Option<Side> {
        if self.role_at(chess_move.from) != Some(Role::King) || chess_move.from.file() != KING_FILE
        {
            return None;
        }
        match chess_move.to.file() {
            6 => Some(Side::King),
            2 => Some(Side::Queen),
            _ => None,
        }
    }

    /// Whether a legal move takes something, e.p. included: a pawn that leaves its file does.
    fn is_capture(&self, chess_move: Move) -> bool {
        self.piece_at(chess_move.to).is_some()
            || self.role_at(chess_move.from) == Some(Role::Pawn)
                && chess_move.from.file() != chess_move.to.file()
    }

    fn role_at(&self, square: Square) -> Option<Role> {
        self.piece_at(square).map(|piece| piece.role)
    }
}

fn file_letter(square: Square) -> char {
    char::from(b'a' + square.file())
}
