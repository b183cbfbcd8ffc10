//! The indices of the evaluation parameters, which are one array.

use core::ops::Range;

/// Pawn, knight, bishop, rook, queen.
pub(super) const MATERIAL: usize = 0;
/// By role and rank; by role and file. The value of a square is the sum of the values of its rank
/// and its file, which needs a sixth of the numbers of a full table and is nearly as accurate.
pub(super) const RANKS: usize = MATERIAL + 5;
pub(super) const FILES: usize = RANKS + 6 * 8;
/// By the number of squares that a piece can go to.
pub(super) const KNIGHT_MOBILITY: usize = FILES + 6 * 8;
pub(super) const BISHOP_MOBILITY: usize = KNIGHT_MOBILITY + 9;
pub(super) const ROOK_MOBILITY: usize = BISHOP_MOBILITY + 14;
/// By half the number.
pub(super) const QUEEN_MOBILITY: usize = ROOK_MOBILITY + 15;
pub(super) const BISHOP_PAIR: usize = QUEEN_MOBILITY + 14;
/// For each own pawn on squares of the bishop's colour.
pub(super) const BISHOP_PAWNS: usize = BISHOP_PAIR + 1;
/// A knight or a bishop where no pawn can drive it away, and a pawn protects it.
pub(super) const OUTPOST: usize = BISHOP_PAWNS + 1;
/// By role: for each step of a king between a knight or a bishop and its own king; a pawn directly
/// ahead of the piece.
pub(super) const KING_FAR: usize = OUTPOST + 2;
pub(super) const BEHIND_PAWN: usize = KING_FAR + 2;
/// By role from the knight on: for each own pawn.
pub(super) const PAWNS_BESIDE: usize = BEHIND_PAWN + 2;
/// No pawn on the rook's file; no own pawn.
pub(super) const ROOK_FILE: usize = PAWNS_BESIDE + 4;
/// A rook on the file of a passed pawn, behind it.
pub(super) const ROOK_BEHIND: usize = ROOK_FILE + 2;
/// No own pawn on the adjacent files; the same with no enemy pawn ahead.
pub(super) const ISOLATED: usize = ROOK_BEHIND + 1;
pub(super) const DOUBLED: usize = ISOLATED + 2;
/// No own pawn beside or behind, and the square ahead is attacked by a pawn.
pub(super) const BACKWARD: usize = DOUBLED + 1;
/// By rank: protected by a pawn; a pawn beside.
pub(super) const PROTECTED: usize = BACKWARD + 1;
pub(super) const PHALANX: usize = PROTECTED + 8;
/// By rank: passed; passed, and the square ahead is occupied.
pub(super) const PASSED: usize = PHALANX + 8;
pub(super) const PASSED_BLOCKED: usize = PASSED + 8;
/// By rank: the square ahead of the passed pawn is not attacked.
pub(super) const PASSED_SAFE: usize = PASSED_BLOCKED + 8;
/// By rank: no enemy piece on the squares ahead, or attacking them; the square ahead is guarded.
pub(super) const PASSED_FREE: usize = PASSED_SAFE + 8;
pub(super) const PASSED_HELPED: usize = PASSED_FREE + 8;
/// For each step of a king to the square ahead, times the number of ranks beyond the third.
pub(super) const PASSED_OWN_KING: usize = PASSED_HELPED + 8;
pub(super) const PASSED_ENEMY_KING: usize = PASSED_OWN_KING + 1;
/// By the distance of the nearest own pawn ahead of the king, on its file and both adjacent files.
pub(super) const SHELTER: usize = PASSED_ENEMY_KING + 1;
/// By the distance of the nearest enemy pawn, likewise.
pub(super) const STORM: usize = SHELTER + 8;
/// By the role attacked: by a pawn, by a knight or bishop, by a rook.
pub(super) const PAWN_THREAT: usize = STORM + 8;
pub(super) const MINOR_THREAT: usize = PAWN_THREAT + 5;
pub(super) const ROOK_THREAT: usize = MINOR_THREAT + 5;
/// A piece attacked by the king; one attacked and undefended; one attacked by a pawn push.
pub(super) const KING_THREAT: usize = ROOK_THREAT + 5;
pub(super) const HANGING: usize = KING_THREAT + 1;
pub(super) const PUSH_THREAT: usize = HANGING + 1;
/// A square that both sides attack and the enemy does not defend.
pub(super) const RESTRICTED: usize = PUSH_THREAT + 1;
/// The side to move attacks a piece with a piece of less value.
pub(super) const THREAT_IN_TURN: usize = RESTRICTED + 1;
/// For each safe square in the middle of the own half, times the own pieces.
pub(super) const SPACE: usize = THREAT_IN_TURN + 1;
/// The side to move.
pub(super) const TEMPO: usize = SPACE + 1;
/// King danger by role from the knight on: a piece that attacks a square
/// beside it; a check from a square that is safe.
pub(super) const KING_ATTACKER: usize = TEMPO + 1;
pub(super) const SAFE_CHECK: usize = KING_ATTACKER + 4;
/// For each attack on a square beside the king; for each such square attacked and defended by the
/// king alone; with no queen against it; always.
pub(super) const RING_ATTACK: usize = SAFE_CHECK + 4;
pub(super) const RING_WEAK: usize = RING_ATTACK + 1;
pub(super) const QUEENLESS: usize = RING_WEAK + 1;
pub(super) const DANGER_BASE: usize = QUEENLESS + 1;
/// For each kind of piece that can check, safely or not.
pub(super) const CHECK: usize = DANGER_BASE + 1;
/// For each attack on the king's own half of its files, up to two a square; for each square of it
/// that is guarded.
pub(super) const FLANK_ATTACK: usize = CHECK + 1;
pub(super) const FLANK_GUARD: usize = FLANK_ATTACK + 1;
/// Like [`SHELTER`] and [`STORM`].
pub(super) const SHELTER_DANGER: usize = FLANK_GUARD + 1;
pub(super) const STORM_DANGER: usize = SHELTER_DANGER + 8;

pub(super) const COUNT: usize = STORM_DANGER + 8;

/// The parameters of king danger, which are not part of the linear score.
pub(super) const DANGER: Range<usize> = KING_ATTACKER..COUNT;
