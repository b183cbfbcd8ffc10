//! FENs in the notation of `XBoard`.

use alloc::string::String;
use alloc::vec::Vec;

use super::XBoard;
use crate::command::CommandError;
use crate::setup::Setup;

impl XBoard {
    /// The position of a FEN of the interface, and its repairs, in sentences.
    ///
    /// In a variant a FEN with the initial placement gives the start, because the interface may omit
    /// castling rights that it does not know. Hands in the FEN are ignored if the game has none.
    pub(super) fn parse_fen(&self, fen: &str) -> Result<(Setup, Vec<String>), CommandError> {
        #[cfg(feature = "fairy")]
        if let Some(game) = self.games.chosen_variant() {
            let variant = &game.variant;
            let placement = |fen: &str| fen.split(['[', ' ']).next().map(String::from);
            let mut fields = fen.split_ascii_whitespace().skip(1);
            let is_first_move = fields.next() == Some("w") && fields.last() == Some("1");
            if is_first_move && placement(fen) == placement(variant.start_fen()) {
                return Ok((self.games.start(), Vec::new()));
            }
            if variant.rules().general.hand == variants::Hand::None
                && let (Some((before, _)), Some((_, after))) =
                    (fen.split_once('['), fen.split_once(']'))
            {
                return self.games.parse_fen(&alloc::format!("{before}{after}"));
            }
        }
        self.games.parse_fen(fen)
    }
}
