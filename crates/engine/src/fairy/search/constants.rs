//! The constants of pruning, reduction and histories. Margins are in centipawns, depths in plies.

/// The initial half-width of an aspiration window, and the first iteration with one.
pub(super) const WINDOW_CP: i32 = 25;
pub(super) const WINDOW_DEPTH: u32 = 4;

/// Internal iterative reduction: the smallest depth.
pub(super) const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/// Reverse futility: the largest depth, and the margin for each ply.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 6;
pub(super) const REVERSE_FUTILITY_CP_PER_PLY: i32 = 85;

/// Null move: the smallest depth, and the reduction in plies. A ply is added for each multiple of
/// the given depth. A ply is also added for each multiple of the given margin by which the
/// evaluation exceeds beta, up to a maximum.
pub(super) const NULL_MOVE_DEPTH: i32 = 2;
pub(super) const NULL_MOVE_REDUCTION: i32 = 3;
pub(super) const NULL_MOVE_DEPTH_PER_REDUCTION: i32 = 4;
pub(super) const NULL_MOVE_CP_PER_REDUCTION: i32 = 200;
pub(super) const NULL_MOVE_MAX_ADDED_REDUCTION: i32 = 3;

/// Late move pruning: the largest depth. The number of moves has a constant part and one that grows
/// with the square of the depth. A move with at least the given history is not pruned.
pub(super) const LATE_MOVE_DEPTH: i32 = 5;
pub(super) const LATE_MOVES: i32 = 4;
pub(super) const LATE_MOVES_PER_SQUARED_PLY: i32 = 2;
pub(super) const LATE_MOVE_HISTORY: i32 = 2_000;

/// Futility: the largest depth, and the margin.
pub(super) const FUTILITY_DEPTH: i32 = 5;
pub(super) const FUTILITY_CP: i32 = 90;
pub(super) const FUTILITY_CP_PER_PLY: i32 = 110;

/// Late move reduction: the smallest depth, the number of moves before it, the number of additional
/// moves on the principal variation, and the history that reduces the reduction by a ply.
pub(super) const REDUCTION_DEPTH: i32 = 3;
pub(super) const REDUCTION_MOVES: i32 = 3;
pub(super) const REDUCTION_PV_MOVES: i32 = 2;
pub(super) const REDUCTION_HISTORY: i32 = 3_000;

/// The bonus of a move that causes a cutoff, for each squared ply.
pub(super) const HISTORY_BONUS_PER_SQUARED_PLY: i32 = 32;
pub(super) const HISTORY_MAX_BONUS: i32 = 1_600;

/// Quiescence search: the futility margin of a capture beyond its gain.
pub(super) const DELTA_CP: i32 = 150;

/// Quiescence search: the depth at which forced captures are no longer searched, because there are
/// too many.
pub(super) const LAST_FORCED_DEPTH: i32 = -3;
