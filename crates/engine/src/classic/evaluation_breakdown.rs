//! The terms of the evaluation: as a running sum over the moves, and computed from scratch.

use super::{
    CustomParameters, OriginalParameters,
    attacks::each,
    board::{Change, square_at},
    evaluation::{is_centred, material, positional_terms},
    keys::Keys,
    moves::{FIRST, STEPS},
    root_position::RootPosition,
    search_parameters::SearchParameters,
    trace_rows::Rows,
};
use rules::{Move, Position};

/// The evaluation after moves, of which the first `base` were played and the others searched.
///
/// Each row begins with a number for its subject:
///
/// - 0, a piece: `square u`, its value, its points for nearness to the centre.
/// - 1, a move from `base` on: `u x y H t`, the piece as it arrives, `F G`, its gains in material,
///   nearness to the centre, castling and pawns; then `e J Z E` after it.
/// - 2, the position: `k`, its material and centre terms from scratch; then `e J Z E`.
/// - 3, the board: the bytes of `b[]`, and those after the last move is undone.
/// - 4, the engine: `o[]`, the starts of its lists, the value of each role.
///
/// All numbers are from the perspective of the side to move, except the values of pieces, which are
/// from that of their own side.
#[inline]
pub fn evaluation_breakdown(
    start: &Position,
    moves: &[Move],
    base: usize,
    parameters: &CustomParameters,
) -> Rows {
    let mut rows = Rows::default();
    let keys = Keys::new();
    let mut root_position = RootPosition::new(start);
    let mut before = root_position.board.clone();
    let mut sum = Sum::at_root(&root_position, parameters);
    for (ply, &played) in moves.iter().enumerate() {
        let material = root_position.material;
        let change = root_position.play(played);
        before.clone_from(&root_position.board);
        before.unmake(change);
        if ply < base {
            sum = Sum::at_root(&root_position, parameters);
            continue;
        }
        let value = OriginalParameters.piece_value(change.captured)
            - parameters.piece_value(change.captured);
        let gain = -root_position.material - material - value;
        let [centre, castling, pawns] = positional_terms(&before, change, parameters);
        sum.add(&keys, change, gain + centre + castling + pawns);
        sum.ep_square = root_position.ep_square_in_tree();
        add_change(&mut rows, change);
        rows.add(&[gain, centre, castling, pawns]);
        sum.write(&mut rows);
    }
    let (board, side) = (&root_position.board, root_position.side);
    let centre = add_pieces(&mut rows, &root_position, parameters);
    rows.add(&[2, side.into(), material(board, side, parameters), centre]);
    sum.write(&mut rows);
    rows.add(&[3]);
    rows.add_bytes(board.bytes());
    rows.add_bytes(before.bytes());
    rows.end();
    add_engine(&mut rows, parameters);
    rows
}

/// Begins the row of a move.
#[inline]
fn add_change(rows: &mut Rows, change: Change) {
    rows.add_bytes(&[
        1,
        change.piece,
        change.from,
        change.to,
        change.capture_square,
        change.captured,
        change.arrives,
        change.rook_to,
        change.rook_from,
    ]);
}

/// Adds a row for each piece; returns the sum of their centre terms from the mover's perspective.
#[inline]
fn add_pieces(rows: &mut Rows, root_position: &RootPosition, parameters: &CustomParameters) -> i32 {
    let (board, side) = (&root_position.board, root_position.side);
    let mut centre = 0;
    each(board.occupied(), |place| {
        let square = square_at(place);
        let piece = board.at(square);
        let role = piece & 7;
        let points = if is_centred(role) {
            -parameters.centre_weight * board.centre(square)
        } else {
            0
        };
        centre += if piece & side == 0 { -points } else { points };
        rows.add_bytes(&[0, square, piece]);
        rows.add(&[parameters.piece_value(role), points]);
        rows.end();
    });
    centre
}

/// Adds the row of the parameters that are the same in all positions.
#[inline]
fn add_engine(rows: &mut Rows, parameters: &CustomParameters) {
    rows.add(&[4]);
    for &step in STEPS.iter().chain(&FIRST) {
        rows.add(&[step.into()]);
    }
    rows.add(&parameters.piece_values);
    rows.end();
}

/// The evaluation at the start of a search: that of the original, adjusted for changed piece
/// values.
#[inline]
pub(super) fn root_eval(root_position: &RootPosition, parameters: &CustomParameters) -> i32 {
    let (board, side) = (&root_position.board, root_position.side);
    root_position.material + material(board, side, parameters)
        - material(board, side, &OriginalParameters)
}

/// The values that the search updates with each move.
#[derive(Clone, Copy, Debug)]
struct Sum {
    eval: i32,
    index: i32,
    lock: i32,
    ep_square: i16,
}

impl Sum {
    #[inline]
    fn at_root(root_position: &RootPosition, parameters: &CustomParameters) -> Self {
        Self {
            eval: root_eval(root_position, parameters),
            index: 1,
            lock: 1,
            ep_square: root_position.ep_square,
        }
    }

    #[inline]
    fn add(&mut self, keys: &Keys, change: Change, gain: i32) {
        self.eval = -self.eval - gain;
        self.index = self.index.wrapping_add(keys.index_change(change));
        self.lock = self.lock.wrapping_add(keys.lock_change(change));
    }

    /// Ends a row with `e J Z E`.
    #[inline]
    fn write(&self, rows: &mut Rows) {
        rows.add(&[self.eval, self.index, self.lock, self.ep_square.into()]);
        rows.end();
    }
}
