//! Moves that are said before it is one's turn.

use crate::attack::{BISHOP_STEPS, KING_STEPS, KNIGHT_STEPS, ROOK_STEPS, ray};
use crate::castling::{KING_FILE, Side, king_square};
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

impl Position {
    /// Every move that the side *not* to move may make next, whatever the other side plays first.
    ///
    /// Pieces in the way do not count, nor do checks and pins, for the next move may change them:
    /// pieces slide to the edge and may take their own, pawns go straight and aslant, the king
    /// castles as long as it has the right.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let premoves = Position::start().premoves();
    /// assert!(premoves.contains(&"d8d1".parse()?));
    /// assert!(premoves.contains(&"e8g8".parse()?));
    /// assert!(!premoves.contains(&"e2e4".parse()?)); // White is to move
    /// # Ok::<(), rules::ParseUciMoveError>(())
    /// ```
    pub fn premoves(&self) -> Vec<Move> {
        let color = self.turn.other();
        let mut premoves = Vec::new();
        for role in Role::ALL {
            let (steps, reach): (&[i8], usize) = match role {
                Role::Pawn => (&[], 0),
                Role::Knight => (&KNIGHT_STEPS, 1),
                Role::Bishop => (&BISHOP_STEPS, 7),
                Role::Rook => (&ROOK_STEPS, 7),
                Role::Queen => (&KING_STEPS, 7),
                Role::King => (&KING_STEPS, 1),
            };
            for from in self.board.set(color, role) {
                for &step in steps {
                    let targets = ray(from, step).take(reach);
                    premoves.extend(targets.map(|to| Move::quiet(from, to)));
                }
                if role == Role::Pawn {
                    self.add_pawn_premoves(from, &mut premoves);
                }
            }
        }
        self.add_castling_premoves(&mut premoves);
        premoves
    }

    fn add_pawn_premoves(&self, from: Square, premoves: &mut Vec<Move>) {
        let color = self.turn.other();
        let forward = color.forward();
        let is_at_start = from.rank() == color.pawn_rank();
        let double = is_at_start.then_some(2 * forward);
        for step in [forward, forward - 1, forward + 1]
            .into_iter()
            .chain(double)
        {
            let Some(to) = from.offset(step) else {
                continue;
            };
            if to.rank() == color.other().home_rank() {
                premoves.extend(Role::PROMOTIONS.map(|role| Move {
                    promotion: Some(role),
                    ..Move::quiet(from, to)
                }));
            } else {
                premoves.push(Move::quiet(from, to));
            }
        }
    }

    fn add_castling_premoves(&self, premoves: &mut Vec<Move>) {
        let color = self.turn.other();
        let from = king_square(color);
        for (side, file) in [(Side::King, KING_FILE + 2), (Side::Queen, KING_FILE - 2)] {
            if self.castling.has(color, side) {
                premoves.push(Move::quiet(from, Square::new(file, color.home_rank())));
            }
        }
    }
}
