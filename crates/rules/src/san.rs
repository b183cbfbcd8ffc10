//! Moves as SAN writes them.

use alloc::string::{String, ToString};
use core::error::Error;
use core::fmt;

use crate::castling::KING_FILE;
use crate::excerpt::excerpt;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::san_text::{SanText, parse};
use crate::square::Square;
use crate::uci;

/// A text that is no SAN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSanError {
    found: String,
}

impl fmt::Display for ParseSanError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.found)?;
        formatter.write_str(" is no move such as e4, Nf3 or O-O")
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
        /// The moves that fit, in SAN: `Nbd2 or Nfd2`.
        choices: String,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (found, fault, choices) = match self {
            SanError::Syntax(error) => return error.fmt(formatter),
            SanError::MissingPromotion { found } => {
                (found, " does not say what the pawn becomes, as in e8=Q", "")
            }
            SanError::Illegal { found } => (found, " is illegal in this position", ""),
            SanError::Ambiguous { found, choices } => (found, " is ambiguous: ", choices.as_str()),
        };
        formatter.write_str(found)?;
        formatter.write_str(fault)?;
        formatter.write_str(choices)
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
        let found = || excerpt(text);
        let Some(said) = parse(text, self.turn) else {
            return Err(SanError::Syntax(ParseSanError { found: found() }));
        };
        let mut fitting = self.legal_moves();
        fitting.retain(|m| self.fits(m, said));
        match fitting[..] {
            [] => Err(SanError::Illegal { found: found() }),
            [first, ..] if first.promotion != said.promotion => {
                Err(SanError::MissingPromotion { found: found() })
            }
            [only] => Ok(only),
            [first, ref others @ ..] => {
                let mut choices = self.san(first);
                for &other in others {
                    choices.push_str(" or ");
                    choices.push_str(&self.san(other));
                }
                Err(SanError::Ambiguous {
                    found: found(),
                    choices,
                })
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
        match uci::parse(text.as_bytes()) {
            Some(meant) if self.is_legal(meant) => Ok(meant),
            _ => self.parse_san(text),
        }
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
        let mut san = String::new();
        if self.is_castling(chess_move) {
            let is_short = chess_move.to.file() > KING_FILE;
            san.push_str(if is_short { "O-O" } else { "O-O-O" });
        } else {
            self.write_origin(chess_move, piece.role, &legal, &mut san);
            self.write_target(chess_move, &mut san);
        }
        let mut after = self.clone();
        after.make(chess_move);
        if after.is_check() {
            san.push(if after.has_legal_move() { '+' } else { '#' });
        }
        san
    }

    /// Writes what moves, and from where if others of its kind could go there too; of a pawn only
    /// the file from which it takes.
    fn write_origin(&self, chess_move: Move, role: Role, legal: &[Move], san: &mut String) {
        let from = chess_move.from;
        let [file, rank] = from.letters();
        if role == Role::Pawn {
            if self.is_capture(chess_move) {
                san.push(file);
            }
            return;
        }
        san.push(role.letter().to_ascii_uppercase());
        let (mut has_rival, mut is_file_shared, mut is_rank_shared) = (false, false, false);
        for rival in legal {
            if rival.to == chess_move.to
                && rival.from != from
                && self.role_at(rival.from) == Some(role)
            {
                has_rival = true;
                is_file_shared |= rival.from.file() == from.file();
                is_rank_shared |= rival.from.rank() == from.rank();
            }
        }
        if has_rival && (!is_file_shared || is_rank_shared) {
            san.push(file);
        }
        if is_file_shared {
            san.push(rank);
        }
    }

    /// Writes where a piece goes, and what a pawn becomes there.
    fn write_target(&self, chess_move: Move, san: &mut String) {
        if self.is_capture(chess_move) {
            san.push('x');
        }
        for letter in chess_move.to.letters() {
            san.push(letter);
        }
        if let Some(role) = chess_move.promotion {
            san.push('=');
            san.push(role.letter().to_ascii_uppercase());
        }
    }

    /// Whether a legal move is one that a text tells; of promotions, each is if the text tells none.
    fn fits(&self, chess_move: Move, said: SanText) -> bool {
        let Move { from, to, .. } = chess_move;
        let is_capture = self.is_capture(chess_move);
        let is_file_needed = said.role == Role::Pawn && is_capture;
        to == said.to
            && self.role_at(from) == Some(said.role)
            && self.is_castling(chess_move) == said.is_castling
            && said
                .file
                .map_or(!is_file_needed, |file| file == from.file())
            && said.rank.is_none_or(|rank| rank == from.rank())
            && (is_capture || !said.is_capture)
            && (said.promotion.is_none() || said.promotion == chess_move.promotion)
    }

    /// Whether a legal move is castling: the king's step of two squares.
    fn is_castling(&self, chess_move: Move) -> bool {
        self.role_at(chess_move.from) == Some(Role::King)
            && chess_move.from.file().abs_diff(chess_move.to.file()) > 1
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
