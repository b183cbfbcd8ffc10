mod chess;
#[cfg(feature = "fairy")]
mod variant;

use alloc::string::String;

use game::Position;

use crate::any_move::AnyMove;

/// A position of any game whose moves pass between engines and interfaces as [`AnyMove`].
pub(crate) trait AnyPosition: Position {
    /// Converts a move of this position to the type for all games.
    fn any_move(&self, played: Self::Move) -> AnyMove;

    /// Converts a move from the type for all games; `None` if it is of another game.
    fn move_of(any: AnyMove) -> Option<Self::Move>;

    /// A legal move as it is written in Chess960, if this game has that notation.
    fn chess960_move(&self, legal: Self::Move) -> Self::Move {
        legal
    }

    /// The number of lines of a depth in plies.
    fn count_lines(&mut self, depth: u32) -> u64;

    /// A text with the board from White's side, the FEN (Shredder-FEN in Chess960), the key, whether
    /// it is check, and the number of legal moves.
    fn draw(&self, is_chess960: bool) -> String;

    /// The move in the type of this game, if it is legal or a possible null move.
    fn playable(&self, wanted: AnyMove) -> Option<Self::Move> {
        Self::move_of(wanted).filter(|&wanted| self.is_playable(wanted))
    }

    /// The first legal move, if any.
    fn first_legal_move(&self) -> Option<AnyMove> {
        let first = self.legal_moves().first().copied();
        first.map(|first| self.any_move(first))
    }

    /// The moves of a line in SAN, each after a space, up to the first illegal move.
    fn san_line(&self, line: &[AnyMove]) -> String {
        let mut position = self.clone();
        let mut san = String::new();
        for &next in line {
            let Some(next) = position.playable(next) else {
                break;
            };
            san.push(' ');
            san.push_str(&position.san(next));
            position.make_playable(next);
        }
        san
    }
}
