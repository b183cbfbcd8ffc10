use crate::position::Position;

/// A game of a variant. Draws need no claim: repetition and lack of progress end the game at once.
pub type Game = game::Game<Position>;

#[cfg(test)]
mod tests {
    use super::Game;
    use crate::outcome::Reason;
    use crate::position::Position;

    #[test]
    fn the_third_occurrence_is_a_draw() {
        let makruk = crate::variant("makruk").unwrap();
        let mut game = Game::new(Position::start(&makruk));
        for uci in ["b1d2", "b8d7", "d2b1", "d7b8"].repeat(2) {
            assert_eq!(game.outcome(), None);
            game.play(game.position().parse_move(uci).unwrap()).unwrap();
        }
        assert_eq!(game.repetitions(), 3);
        assert_eq!(game.outcome().map(|o| o.reason), Some(Reason::Repetition));
    }

    #[test]
    fn an_en_passant_square_that_no_legal_capture_uses_does_not_matter() {
        let chess = crate::variant("king-of-the-hill").unwrap();
        // The pawn on e5 is pinned on its rank.
        let fen = "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4";
        let mut game = Game::new(Position::from_fen(&chess, fen).unwrap());
        for uci in ["d7c8", "f8f7", "c8d7", "f7f8"].repeat(2) {
            game.play(game.position().parse_move(uci).unwrap()).unwrap();
        }
        assert_eq!(game.repetitions(), 3);
    }

    #[test]
    fn dead_positions_are_draws() {
        let reason = |name: &str, fen: &str| {
            let variant = crate::variant(name).unwrap();
            let game = Game::new(Position::from_fen(&variant, fen).unwrap());
            game.outcome().map(|outcome| outcome.reason)
        };
        let is_dead = |name, fen| reason(name, fen) == Some(Reason::InsufficientMaterial);
        for fen in [
            "8/8/4k3/8/8/3NK3/8/8 w - - 0 1",
            "8/8/2b1k3/8/8/3BK3/8/B7 w - - 0 1",
        ] {
            assert_eq!(is_dead("chess", fen), fen.contains('N'), "{fen}");
        }
        assert!(is_dead("chess", "8/8/4k1b1/8/8/3BK3/8/1B6 w - - 0 1"));
        assert!(!is_dead("chess", "8/8/4k1n1/8/8/3BK3/8/8 w - - 0 1"));
        assert!(!is_dead(
            "three-check",
            "8/8/4k3/8/8/3NK3/8/8 w - - 1+3 0 1"
        ));
        assert!(is_dead("three-check", "8/8/4k3/8/8/4K3/8/8 w - - 1+3 0 1"));
        assert!(is_dead("crazyhouse", "8/8/4k3/8/8/4K3/8/8[] w - - 0 1"));
        assert!(!is_dead("crazyhouse", "8/8/4k3/8/8/4K3/8/8[n] w - - 0 1"));
        assert!(!is_dead("crazyhouse", "8/8/4k3/8/8/3NK3/8/8[] w - - 0 1"));
        assert!(!is_dead("atomic", "8/8/4k1b1/8/8/3BK3/8/8 w - - 0 1"));
        assert!(!is_dead("king-of-the-hill", "8/8/7k/8/8/8/8/K7 w - - 0 1"));
    }

    #[test]
    fn san_is_parsed_as_it_is_written() {
        for definition in crate::definitions() {
            let variant = crate::variant(&definition.name).unwrap();
            let mut position = Position::start(&variant);
            for ply in 0..40 {
                let moves = position.legal_moves();
                for &legal in &moves {
                    let san = position.san(legal);
                    assert_eq!(position.parse_move(&san), Ok(legal), "{san} {position:?}");
                }
                let Some(&legal) = moves.get((ply * 11 + 5) % moves.len().max(1)) else {
                    break;
                };
                position.make(legal);
            }
        }
    }
}
