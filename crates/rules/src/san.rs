//! Moves in standard algebraic notation (SAN).

use alloc::string::{String, ToString};

use crate::castling::{CastlingSide, castled_square};
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use game::{CastlingParts, MoveError, MoveParts};

const NULL: &str = "--";

impl Position {
    /// Parses a legal move in any spelling: see [`game::Position::parse_move`].
    ///
    /// # Errors
    ///
    /// The text is not a move, or means no legal move or more than one.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position = Position::start();
    /// assert_eq!(position.parse_move("Nf3")?, position.parse_move("G1-F3")?);
    /// let error = position.parse_move("e2e5").unwrap_err();
    /// assert_eq!(error.to_string(), "'e2e5' is illegal in this position");
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1".parse()?;
    /// let error = position.parse_move("Nd2").unwrap_err();
    /// assert_eq!(error.to_string(), "'Nd2' is ambiguous: Nbd2 or Nfd2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        game::Position::parse_move(self, text)
    }

    /// A legal move in the terms of notations.
    pub(crate) fn parts(&self, legal: Move) -> MoveParts {
        let role = self.role_at(legal.from).unwrap_or(Role::Pawn);
        let castling = self.castling_side(legal).map(|side| {
            let parts = CastlingParts {
                is_kingside: side == CastlingSide::King,
                is_shortest: true,
                rook: shared(self.castling.rook(self.turn, side)),
            };
            (parts, castled_square(self.turn, side))
        });
        let upper = |role: Role| role.letter().to_ascii_uppercase();
        MoveParts {
            letter: upper(role),
            is_pawn: role == Role::Pawn,
            from: Some(shared(legal.from)),
            to: shared(castling.map_or(legal.to, |(_, to)| to)),
            is_capture: castling.is_none() && self.is_capture(legal),
            promotion: legal.promotion.map(upper),
            gate: None,
            castling: castling.map(|(parts, _)| parts),
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

/// The square in the numbering of all boards.
const fn shared(square: Square) -> game::Square {
    game::Square::new(square.file(), square.rank())
}
