//! The notation of moves of variants in the protocol of `XBoard`.
//!
//! It differs from UCI in three ways: on boards of ten ranks the first rank has the number 0, as in
//! Xiangqi; castling may also be `O-O` or `O-O-O`; and the letters of pieces are the engine's own,
//! which for Fairy-Max are those of its `fmax.ini`.

use variants::{Action, CastlingSide, Kind, Move, Position, Square};

use crate::variant_game::VariantGame;

/// The number of ranks of boards whose first rank has the number 0.
const RANKS_FROM_ZERO: u8 = 10;

/// The last digit of the value of a piece in an `fmax.ini` that must not be named at promotion: a
/// promotion to such a piece is written without a letter.
const UNNAMED_VALUE: i16 = 3;

#[derive(Clone, Copy, Debug)]
pub(super) struct XBoardNotation<'a> {
    game: &'a VariantGame,
}

impl<'a> XBoardNotation<'a> {
    pub(super) const fn new(game: &'a VariantGame) -> Self {
        Self { game }
    }

    pub(super) fn write(self, position: &Position, legal: Move) -> String {
        let Move {
            from,
            to,
            action,
            gate,
        } = legal;
        let (from_text, to_text) = (self.square(from), self.square(to));
        if let Some(gate) = gate {
            let letter = self.letter(position, gate.kind);
            return if gate.square == from {
                format!("{from_text}{to_text}{letter}")
            } else {
                format!("{}{from_text}{letter}", self.square(gate.square))
            };
        }
        match action {
            Action::Drop(kind) => {
                let letter = self.letter(position, kind).to_ascii_uppercase();
                format!("{letter}@{to_text}")
            }
            Action::Promotion(kind) if self.is_named(kind) => {
                format!("{from_text}{to_text}{}", self.letter(position, kind))
            }
            _ => format!("{from_text}{to_text}"),
        }
    }

    /// Finds the legal move that a text denotes.
    ///
    /// Accepts a letter in the wrong case, and a missing letter at promotion if there is only one
    /// choice.
    pub(super) fn parse(self, position: &Position, text: &str) -> Option<Move> {
        let legal = position.legal_moves();
        let find = |is_it: &dyn Fn(Move) -> bool| {
            let mut found = legal.iter().copied().filter(|&legal| is_it(legal));
            found.next().filter(|_| found.next().is_none())
        };
        let castling = match text.to_ascii_uppercase().as_str() {
            "O-O" | "0-0" => Some(CastlingSide::Right),
            "O-O-O" | "0-0-0" => Some(CastlingSide::Left),
            _ => None,
        };
        if let Some(side) = castling {
            return find(&|legal| legal.action == Action::Castling(side) && legal.gate.is_none());
        }
        let is_written = |legal: Move| self.write(position, legal).eq_ignore_ascii_case(text);
        let is_promotion = |legal: Move| {
            let squares = self.square(legal.from) + &self.square(legal.to);
            let Action::Promotion(kind) = legal.action else {
                return false;
            };
            let letter = self.letter(position, kind);
            text == squares || text.eq_ignore_ascii_case(&format!("{squares}{letter}"))
        };
        find(&is_written).or_else(|| find(&is_promotion))
    }

    fn square(self, square: Square) -> String {
        let first = u8::from(self.game.variant.geometry().ranks() != RANKS_FROM_ZERO);
        let file = char::from(b'a' + square.file());
        format!("{file}{}", square.rank() + first)
    }

    /// The letter of a kind, in lower case.
    fn letter(self, position: &Position, kind: Kind) -> char {
        let of_fmax = self.game.fmax_kind(kind).map(|kind| kind.letter);
        let piece = variants::Piece::new(position.turn(), kind);
        of_fmax
            .unwrap_or_else(|| self.game.variant.letter_of(piece))
            .to_ascii_lowercase()
    }

    fn is_named(self, kind: Kind) -> bool {
        let value = self.game.fmax_kind(kind).map(|kind| kind.value);
        value.is_none_or(|value| value % 10 != UNNAMED_VALUE)
    }
}

#[cfg(test)]
mod tests {
    use super::XBoardNotation;
    use crate::{variant_game::VariantGame, workspace};
    use variants::Position;

    /// Reads the move that an engine's text denotes, and returns it in UCI notation and in the
    /// notation for the engine.
    fn read(game: &VariantGame, fen: &str, text: &str) -> Option<String> {
        let position = Position::from_fen(&game.variant, fen).expect("a position");
        let notation = XBoardNotation::new(game);
        let legal = notation.parse(&position, text)?;
        Some(position.uci(legal) + " " + &notation.write(&position, legal))
    }

    fn built_in(name: &str, fen: &str, text: &str) -> Option<String> {
        read(&VariantGame::built_in(name).expect("a game"), fen, text)
    }

    fn of_fmax(name: &str, fen: &str, text: &str) -> Option<String> {
        let file = workspace::root().join("tests/data/variants/fmax.ini");
        let game = VariantGame::from_file(name, &file).expect("a game");
        read(&game, fen, text)
    }

    #[test]
    fn the_first_of_ten_ranks_is_rank_0() {
        let roman = VariantGame::built_in("roman").expect("a game");
        let fen = roman.variant.start_fen();
        assert_eq!(read(&roman, fen, "a1a2").as_deref(), Some("a2a3 a1a2"));
        assert_eq!(read(&roman, fen, "a9a8"), None);
        let acedrex = VariantGame::built_in("grande-acedrex").expect("a game");
        let fen = acedrex.variant.start_fen().replace(" w ", " b ");
        assert_eq!(read(&acedrex, &fen, "a9a8").as_deref(), Some("a9a8 a9a8"));
    }

    #[test]
    fn castling_has_several_spellings() {
        let fen = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
        for text in ["f1i1", "O-O", "0-0"] {
            assert_eq!(
                built_in("capablanca", fen, text).as_deref(),
                Some("f1i1 f1i1")
            );
        }
        assert_eq!(
            built_in("capablanca", fen, "O-O-O").as_deref(),
            Some("f1c1 f1c1")
        );
        let fen = fen.replace("KQkq", "-");
        assert_eq!(built_in("capablanca", &fen, "O-O"), None);
    }

    #[test]
    fn drops_and_promotions_have_letters() {
        let fen = "3k4/P7/8/8/8/8/8/4K3[N] w - - 0 1";
        assert_eq!(
            built_in("crazyhouse", fen, "N@e4").as_deref(),
            Some("N@e4 N@e4")
        );
        assert_eq!(
            built_in("crazyhouse", fen, "a7a8R").as_deref(),
            Some("a7a8r a7a8r")
        );
        assert_eq!(
            built_in("crazyhouse", fen, "a7a8"),
            None,
            "there is a choice"
        );
        let fen = "3k4/8/8/P7/8/8/8/4K3 w - - 0 1";
        assert_eq!(
            built_in("makruk", fen, "a5a6").as_deref(),
            Some("a5a6m a5a6m")
        );
    }

    #[test]
    fn a_piece_enters_with_its_letter() {
        let seirawan = VariantGame::built_in("seirawan").expect("a game");
        let fen = seirawan.variant.start_fen();
        assert_eq!(
            read(&seirawan, fen, "b1c3H").as_deref(),
            Some("b1c3h b1c3h")
        );
        assert_eq!(read(&seirawan, fen, "b1c3").as_deref(), Some("b1c3 b1c3"));
    }

    #[test]
    fn the_letters_are_those_of_the_fmax_ini() {
        let fen = "3k4/8/8/P7/8/8/8/4K3 w - - 0 1";
        assert_eq!(
            of_fmax("makruk", fen, "a5a6m").as_deref(),
            Some("a5a6m a5a6m")
        );
    }
}
