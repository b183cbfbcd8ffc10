//! Static exchange evaluation by legal moves, so that pins and checks count.

use rules::{Move, Position, Role, Square};

/// The value of a piece, in centipawns. Bishop and knight have the same, so that one for the other is
/// an even trade.
pub const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight | Role::Bishop => 300,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 10_000,
    }
}

/// The role of the piece that a move captures; a pawn en passant.
pub fn captured(position: &Position, played: Move) -> Option<Role> {
    let role_at = |square| position.piece_at(square).map(|piece| piece.role);
    if let Some(piece) = position.piece_at(played.to) {
        return (piece.color != position.turn()).then_some(piece.role);
    }
    let is_ep = role_at(played.from) == Some(Role::Pawn) && played.from.file() != played.to.file();
    is_ep.then_some(Role::Pawn)
}

/// The material that a move wins at once, in centipawns: what it captures, and the promotion.
pub fn gain(position: &Position, played: Move) -> i32 {
    let promotion = played.promotion.filter(|_| played != Move::NULL);
    captured(position, played).map_or(0, value)
        + promotion.map_or(0, |role| value(role) - value(Role::Pawn))
}

/// The position after a move.
pub fn after(position: &Position, played: Move) -> Position {
    let mut next = position.clone();
    next.make(played);
    next
}

/// The same position with the other side to move, which may be able to capture the king.
pub fn passed(position: &Position) -> Position {
    after(position, Move::NULL)
}

/// The material that the side to move wins by captures on a square, each side with its least valuable
/// piece and only as long as it gains; 0 if it gains none.
pub fn exchange(position: &Position, square: Square) -> i32 {
    let captures = position.legal_moves();
    let cheapest = captures
        .iter()
        .filter(|one| one.to == square && captured(position, **one).is_some())
        .min_by_key(|one| {
            let role = position.piece_at(one.from).map(|piece| piece.role);
            (role, -one.promotion.map_or(0, value))
        });
    cheapest.map_or(0, |&capture| settled_gain(position, capture).max(0))
}

/// The material that a move wins once the exchange on its target is over; negative if the move loses
/// its piece.
pub fn settled_gain(position: &Position, played: Move) -> i32 {
    gain(position, played) - exchange(&after(position, played), played.to)
}

/// The most that a capture or a promotion of the side to move wins; 0 if there is none.
pub fn best_capture(position: &Position) -> i32 {
    let moves = position.legal_moves();
    let gains = moves.iter().filter(|&&one| gain(position, one) > 0);
    let gains = gains.map(|&one| settled_gain(position, one));
    gains.max().unwrap_or(0).max(0)
}

/// The most that a capture, a promotion or a check gains, together with the best capture after the
/// reply that limits it most; at least the gain of the best capture alone, and at least 0.
pub fn best_attack(position: &Position) -> i32 {
    let moves = position.legal_moves();
    let attacks = moves.iter().filter_map(|&one| {
        let next = after(position, one);
        let gain_cp = gain(position, one);
        let answers = next.legal_moves();
        let is_stalemate = !next.is_check() && answers.is_empty();
        if gain_cp == 0 && !next.is_check() || is_stalemate {
            return None;
        }
        let gains = answers
            .iter()
            .map(|&answer| best_capture(&after(&next, answer)) - gain(&next, answer));
        Some(gain_cp + gains.min().unwrap_or(value(Role::King)))
    });
    attacks.max().unwrap_or(0).max(best_capture(position))
}
