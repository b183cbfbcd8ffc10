use crate::position::Position;

/// A game of chess.
///
/// ```
/// use rules::{DrawClaim, Game, Position};
///
/// let mut game = Game::new(Position::start());
/// for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
///     game.play(uci.parse()?)?;
/// }
/// assert_eq!(game.repetitions(), 3);
/// assert_eq!(game.draw_claim(), Some(DrawClaim::ThreefoldRepetition));
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Game = game::Game<Position>;
