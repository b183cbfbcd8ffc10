//! Moves in standard algebraic notation (SAN).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::san_parser::{ParsedSan, parse};
use crate::square::Square;
use crate::uci;
use game::{coded_error, excerpt};

/// The null move.
const NULL: &str = "--";

coded_error! {
    #[error("move-syntax", "{found} is not a valid move; try e4, Nf3 or O-O")]
    /// The error for a text that is not a move in SAN.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ParseSanError {
        /// An [`excerpt`] of the text.
        pub found: String,
    }
}

coded_error! {
    /// Why a text is not a legal move in SAN; `found` is an [`excerpt`] of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SanError {
        /// The text is not SAN.
        Syntax(ParseSanError),
        /// A pawn reaches the last rank, but the promotion piece is missing.
        #[error("missing-promotion", "{found} is missing the promotion piece, as in e8=Q")]
        MissingPromotion {
            /// The text.
            found: String,
        },
        /// No legal move matches.
        #[error("illegal-move", "{found} is illegal in this position")]
        Illegal {
            /// The text.
            found: String,
        },
        /// More than one legal move matches.
        #[error("ambiguous-move", "{found} is ambiguous: {}", alternatives(choices))]
        Ambiguous {
            /// The text.
            found: String,
            /// The matching moves in SAN.
            choices: Vec<String>,
        },
    }
}

/// The choices as in `Nbd2 or Nfd2`.
fn alternatives(choices: &[String]) -> String {
    let mut text = String::new();
    for choice in choices {
        if !text.is_empty() {
            text.push_str(" or ");
        }
        text.push_str(choice);
    }
    text
}

impl Position {
    /// Parses a legal move in SAN.
    ///
    /// # Lenience
    ///
    /// - Surrounding white space, `!`, `?` and `e.p.` are ignored; so are check and mate marks, even
    ///   if they are missing, wrong or repeated.
    /// - Castling may be written with zeros or lower-case letters: `0-0`, `o-o-o`.
    /// - The `x` of a capture may be missing or a colon. An `x` without a capture is an error.
    /// - The origin may be given where it is redundant, with or without a hyphen: `Ng1f3`, `e2-e4`,
    ///   `Pe4`. A pawn capture requires its file: `d5` never means `exd5`.
    /// - A promotion may be `=Q`, `Q`, `(Q)` or `/Q`, in either case.
    ///
    /// # Errors
    ///
    /// [`SanError`] if the text is not SAN, the promotion piece is missing, or the text matches no
    /// legal move or more than one.
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
        let Some(parsed) = parse(text, self.turn) else {
            return Err(SanError::Syntax(ParseSanError { found: found() }));
        };
        let mut matching = self.legal_moves();
        matching.retain(|m| self.matches(m, parsed));
        match matching[..] {
            [] => Err(SanError::Illegal { found: found() }),
            [first, ..] if first.promotion != parsed.promotion => {
                Err(SanError::MissingPromotion { found: found() })
            }
            [only] => Ok(only),
            _ => Err(SanError::Ambiguous {
                found: found(),
                choices: matching.iter().map(|&choice| self.san(choice)).collect(),
            }),
        }
    }

    /// Parses a legal move in SAN or UCI notation.
    ///
    /// # Errors
    ///
    /// [`SanError`], as for [`Position::parse_san`].
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position = Position::start();
    /// assert_eq!(position.parse_move("Nf3")?, position.parse_move("g1f3")?);
    /// # Ok::<(), rules::SanError>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, SanError> {
        match uci::parse(text.as_bytes()).and_then(|parsed| self.find_legal(parsed)) {
            Some(played) => Ok(played),
            None => self.parse_san(text),
        }
    }

    /// A legal move in SAN, with the shortest unambiguous origin, and `+` or `#`. The null move is `--`.
    ///
    /// An illegal move is written in UCI notation.
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
            return match chess_move {
                Move::NULL => NULL.to_string(),
                illegal => illegal.to_string(),
            };
        };
        let mut san = String::new();
        if let Some(side) = self.castling_side(chess_move) {
            san.push_str(side.san());
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

    /// Writes the piece letter and as much of the origin as is needed for disambiguation; for a
    /// pawn, only the file of a capture.
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

    /// Writes the target square and the promotion piece.
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

    /// Whether a legal move matches a parsed text. If the text has no promotion piece, all four
    /// promotions match.
    fn matches(&self, chess_move: Move, parsed: ParsedSan) -> bool {
        let Move { from, to, .. } = chess_move;
        if parsed.castling.is_some() || self.castling_side(chess_move).is_some() {
            return parsed.castling == self.castling_side(chess_move);
        }
        let is_capture = self.is_capture(chess_move);
        let is_file_needed = parsed.role == Role::Pawn && is_capture;
        to == parsed.to
            && self.role_at(from) == Some(parsed.role)
            && parsed
                .file
                .map_or(!is_file_needed, |file| file == from.file())
            && parsed.rank.is_none_or(|rank| rank == from.rank())
            && (is_capture || !parsed.is_capture)
            && (parsed.promotion.is_none() || parsed.promotion == chess_move.promotion)
    }

    /// Whether a legal move is a capture, including en passant: a pawn that changes its file.
    fn is_capture(&self, chess_move: Move) -> bool {
        self.piece_at(chess_move.to).is_some()
            || self.role_at(chess_move.from) == Some(Role::Pawn)
                && chess_move.from.file() != chess_move.to.file()
    }

    fn role_at(&self, square: Square) -> Option<Role> {
        self.piece_at(square).map(|piece| piece.role)
    }
}
