//! The constants of pruning, reduction and histories, most of them tuned by
//! [SPSA](https://www.chessprogramming.org/SPSA). Margins are in centipawns, depths in plies, and
//! reductions in 1024ths of a ply.

/// The initial half-width of an aspiration window, and the first iteration with one.
pub(super) const WINDOW_CP: i32 = 12;
pub(super) const WINDOW_DEPTH: u32 = 5;

/// Hindsight: a node is searched a ply deeper if the parent's move was reduced by at least this
/// many plies and lost less evaluation than the first margin. A node is searched a ply less deeply
/// if the reduced move lost more than the second margin.
pub(super) const HINDSIGHT_REDUCTION: i32 = 2;
pub(super) const HINDSIGHT_EXTENSION_CP: i32 = 19;
pub(super) const HINDSIGHT_REDUCTION_CP: i32 = 78;

/// Internal iterative reduction: the smallest depth.
pub(super) const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/// Reverse futility: the largest depth, and the margin for each ply.
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 8;
pub(super) const REVERSE_FUTILITY_CP_PER_PLY: i32 = 74;

/// Razoring: the largest depth. The margin has a constant part and one that grows with the square
/// of the depth.
pub(super) const RAZORING_DEPTH: i32 = 3;
pub(super) const RAZORING_CP: i32 = 99;
pub(super) const RAZORING_CP_PER_SQUARED_PLY: i32 = 312;

/// Null move: the smallest depth, and the margin by which the evaluation may fall short of beta.
pub(super) const NULL_MOVE_DEPTH: i32 = 3;
pub(super) const NULL_MOVE_CP: i32 = 114;
pub(super) const NULL_MOVE_CP_PER_PLY: i32 = 17;

/// Null move: the reduction, and the margin above beta that adds a ply to it.
pub(super) const NULL_MOVE_REDUCTION: i32 = 3_875;
pub(super) const NULL_MOVE_REDUCTION_PER_PLY: i32 = 359;
pub(super) const NULL_MOVE_CP_PER_REDUCTION: i32 = 192;
pub(super) const NULL_MOVE_MAX_ADDED_REDUCTION: i32 = 3;

/// Late move pruning: the number of moves in 64ths, with a constant part and one that grows with
/// the square of the depth. A searched move counts with the first weight, or with the second in an
/// improving position.
pub(super) const LATE_MOVES: i32 = 124;
pub(super) const LATE_MOVES_PER_SQUARED_PLY: i32 = 54;
pub(super) const LATE_MOVE_WEIGHT: i32 = 64;
pub(super) const LATE_MOVE_IMPROVING_WEIGHT: i32 = 32;

/// Futility: the largest reduced depth, and the margin.
pub(super) const FUTILITY_DEPTH: i32 = 8;
pub(super) const FUTILITY_CP: i32 = 37;
pub(super) const FUTILITY_CP_PER_PLY: i32 = 33;

/// History pruning: the largest reduced depth, and the history for each ply.
pub(super) const HISTORY_PRUNING_DEPTH: i32 = 6;
pub(super) const HISTORY_PRUNING_PER_PLY: i32 = -6_466;

/// Pruning by static exchange evaluation: for captures, the largest depth and the smallest exchange
/// for each ply; for quiet moves, the largest depth and the smallest exchange for each squared ply
/// of reduced depth.
pub(super) const CAPTURE_EXCHANGE_DEPTH: i32 = 6;
pub(super) const CAPTURE_EXCHANGE_CP_PER_PLY: i32 = -93;
pub(super) const QUIET_EXCHANGE_DEPTH: i32 = 8;
pub(super) const QUIET_EXCHANGE_CP_PER_SQUARED_PLY: i32 = -18;

/// Singular extension: the smallest depth, the number of plies by which the entry may be shallower,
/// the margin for 16 plies of depth, and the further margin of an extension by two plies.
pub(super) const SINGULAR_DEPTH: i32 = 5;
pub(super) const SINGULAR_ENTRY_DEPTH: i32 = 3;
pub(super) const SINGULAR_CP_PER_16_PLIES: i32 = 43;
pub(super) const DOUBLE_EXTENSION_CP: i32 = 10;

/// Late move reduction: the smallest depth, and the number of moves before it.
pub(super) const REDUCTION_DEPTH: i32 = 3;
pub(super) const REDUCTION_MOVES: i32 = 2;

/// Late move reduction: the terms of the sum. Those for the product of logarithms and for the
/// history are in 1024ths.
pub(super) const REDUCTION: i32 = 826;
pub(super) const REDUCTION_PER_LOGARITHMS: i32 = 61;
pub(super) const REDUCTION_PER_HISTORY: i32 = 87;
pub(super) const REDUCTION_CAPTURE: i32 = 280;
pub(super) const REDUCTION_CUT_NODE: i32 = 849;
pub(super) const REDUCTION_PV: i32 = 555;
pub(super) const REDUCTION_EXACT_ENTRY: i32 = 933;
pub(super) const REDUCTION_NOT_IMPROVING: i32 = 822;
pub(super) const REDUCTION_CHECK: i32 = 459;
pub(super) const REDUCTION_PER_CORRECTION_CP: i32 = 9;
pub(super) const REDUCTION_CHILD_CUTOFFS: i32 = 636;

/// The number of beta cutoffs in the children above which moves are reduced more.
pub(super) const MANY_CUTOFFS: i32 = 3;

/// The divisor of the product of logarithms in the expected reduction, in plies.
pub(super) const EXPECTED_REDUCTION_DIVISOR: i32 = 16_384;

/// The bonus of a move that causes a cutoff, and the margin above beta that adds a ply to it.
pub(super) const HISTORY_BONUS_PER_PLY: i32 = 177;
pub(super) const HISTORY_BONUS_OFFSET: i32 = 13;
pub(super) const HISTORY_MAX_BONUS: i32 = 2_075;
pub(super) const HISTORY_BONUS_CP: i32 = 85;

/// The bonus of the parent's move if no reply raises alpha.
pub(super) const PARENT_BONUS_PER_PLY: i32 = 130;
pub(super) const PARENT_BONUS_OFFSET: i32 = 50;
pub(super) const PARENT_MAX_BONUS: i32 = 1_263;

/// Quiescence search: the futility margin of a capture beyond the value of the captured piece.
pub(super) const DELTA_CP: i32 = 210;
