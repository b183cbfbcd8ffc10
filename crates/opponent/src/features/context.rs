//! The position before a move, and the move with its consequences.

use alloc::vec::Vec;

use coach::exchange::{after, best_capture, captured, passed, settled_gain, value};
use rules::{Color, Game, Move, Position, Role, Square};

/// A position with what does not depend on the move to choose.
pub(super) struct Context<'a> {
    pub(super) position: &'a Position,
    pub(super) turn: Color,
    pub(super) is_check: bool,
    /// The number of moves of both sides since the start of the game.
    pub(super) ply: u32,
    /// The opponent's last move.
    pub(super) last: Option<Move>,
    /// The last move of the side to move.
    pub(super) own_last: Option<Move>,
    /// Own pieces that are attacked by a cheaper one, or attacked and not guarded.
    pub(super) hanging: Vec<Square>,
    /// Whether few pieces are left.
    pub(super) is_ending: bool,
    /// What the opponent could capture if it were to move, in centipawns.
    pub(super) threat_cp: i32,
    checker: Option<Square>,
}

/// A move with the position after it.
pub(super) struct Play {
    pub(super) played: Move,
    pub(super) role: Role,
    pub(super) captured: Option<Role>,
    pub(super) is_castling: bool,
    pub(super) after: Position,
    /// What the move wins at once and in the exchange on its square, in centipawns.
    pub(super) gain_cp: i32,
}

/// The greatest total value of pieces other than pawns and kings in an ending, in centipawns.
const ENDING_CP: i32 = 2_600;

impl<'a> Context<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        let position = game.position();
        let turn = position.turn();
        let mut latest = game.moves().iter().rev().copied();
        let (last, own_last) = (latest.next(), latest.next());
        let own = |square: &Square| {
            let piece = position.piece_at(*square);
            piece.is_some_and(|piece| piece.color == turn && piece.role != Role::King)
        };
        let hanging = Square::all()
            .filter(own)
            .filter(|&square| is_hanging(position, square))
            .collect();
        let king = position.king(turn);
        Context {
            position,
            turn,
            is_check: position.is_check(),
            ply: 2 * position.fullmove_number().saturating_sub(1),
            last,
            own_last,
            hanging,
            is_ending: heavy_material(position) <= ENDING_CP,
            threat_cp: if position.is_check() {
                0
            } else {
                best_capture(&passed(position))
            },
            checker: position.attackers(king, turn.other()).next(),
        }
    }

    pub(super) fn play(&self, played: Move) -> Play {
        let role_at = |square| self.position.piece_at(square).map(|piece| piece.role);
        Play {
            played,
            role: role_at(played.from).unwrap_or(Role::Pawn),
            captured: captured(self.position, played),
            is_castling: self.position.castling_side(played).is_some(),
            after: after(self.position, played),
            gain_cp: settled_gain(self.position, played),
        }
    }

    pub(super) fn captures_checker(&self, play: &Play) -> bool {
        play.captured.is_some() && self.checker == Some(play.played.to)
    }

    pub(super) fn blocks_check(&self, play: &Play) -> bool {
        self.is_check && play.role != Role::King && !self.captures_checker(play)
    }

    /// A rank as the side to move counts it, from 0.
    pub(super) fn rank(&self, square: Square) -> u8 {
        match self.turn {
            Color::White => square.rank(),
            Color::Black => 7 - square.rank(),
        }
    }

    /// Whether a piece of the opponent attacks a square; only those of at most a value count.
    pub(super) fn is_attacked(&self, position: &Position, square: Square, most_cp: i32) -> bool {
        let roles = position
            .attackers(square, self.turn.other())
            .filter_map(|from| position.piece_at(from));
        roles.map(|piece| value(piece.role)).any(|cp| cp <= most_cp)
    }

    /// The number of the opponent's attackers of a square less that of the player's, from −3 to 3.
    #[expect(clippy::cast_precision_loss, reason = "few pieces attack a square")]
    pub(super) fn pressure(&self, position: &Position, square: Square) -> f32 {
        let count = |color| position.attackers(square, color).count() as f32;
        (count(self.turn.other()) - count(self.turn)).clamp(-3.0, 3.0)
    }

    pub(super) fn is_guarded(&self, position: &Position, square: Square) -> bool {
        position.attackers(square, self.turn).next().is_some()
    }
}

/// Whether a piece is attacked by a cheaper one, or attacked and not guarded.
pub(super) fn is_hanging(position: &Position, square: Square) -> bool {
    let Some(piece) = position.piece_at(square) else {
        return false;
    };
    let mut is_attacked = false;
    for from in position.attackers(square, piece.color.other()) {
        is_attacked = true;
        let attacker = position.piece_at(from).map(|one| one.role);
        if attacker.is_some_and(|role| value(role) < value(piece.role)) {
            return true;
        }
    }
    is_attacked && position.attackers(square, piece.color).next().is_none()
}

/// The value of the pieces of both sides but pawns and kings.
fn heavy_material(position: &Position) -> i32 {
    let pieces = Square::all().filter_map(|square| position.piece_at(square));
    let heavy = pieces.filter(|piece| !matches!(piece.role, Role::Pawn | Role::King));
    heavy.map(|piece| value(piece.role)).sum()
}
