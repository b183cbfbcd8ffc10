// @ts-check
/**
 * Gestures on a board: a state machine from intents to the next state. Pure.
 *
 * ```text
 * idle ──press──▶ pressed ──> 4 px──▶ dragging ──release──▶ move, or back to idle
 *                    │release
 *                    ▼
 *                 selected ──press elsewhere──▶ aiming ──release──▶ move, or back to idle
 * ```
 *
 * A move is pending while the legal ones are not known, and a premove while it is the other side's turn.
 *
 * @import { Cell, Square } from './geometry.js'
 * @import { BoardState, Gesture, LegalMove } from './state.js'
 */
import { squareInCell } from './geometry.js';
import { canGo, choicesOf, chosenSquare, legalPendingMove, liftable, moveKind, targetOf } from './state.js';

/**
 * The arrows and circles that a player draws.
 *
 * @typedef {'green' | 'red' | 'blue' | 'yellow'} DrawingColor
 * @typedef {{ from: Square, to: Square, color: DrawingColor }} Arrow
 * @typedef {{ square: Square, color: DrawingColor }} Circle
 * @typedef {{ arrows: readonly Arrow[], circles: readonly Circle[] }} Annotations
 */

/**
 * - `press`, `drag`, `release`: the pointer; `square` is null off the board.
 * - `activate`: Enter, Space, or the click of an assistive technology.
 * - `draw`: the right button or the key x begins an arrow; x once more ends it.
 * - `promote`: the move that was chosen in the dialog, null if it was cancelled.
 * - `lift`: a piece in the hand is chosen, or put back; then it can be dragged like one that is pressed.
 * - `abort`: the system took the pointer away, to scroll for example.
 * - `cancel`: Escape, or a press outside the board.
 * - `clear`: takes all arrows and circles away.
 * - `resolve`: plays or refuses the pending move, now that the legal moves are known.
 *
 * @typedef {(
 *   { type: 'press', square: Square, at: Cell } |
 *   { type: 'drag', at: Cell } |
 *   { type: 'release', square: Square | null } |
 *   { type: 'activate', square: Square } |
 *   { type: 'lift', from: Square } |
 *   { type: 'focus', square: Square } |
 *   { type: 'draw', square: Square, color: DrawingColor } |
 *   { type: 'promote', uci: string | null } |
 *   { type: 'abort' } |
 *   { type: 'cancel' } |
 *   { type: 'clear' } |
 *   { type: 'resolve' }
 * )} Intent
 */

/**
 * The result for the page.
 *
 * - `pending`: the move to be played once the legal moves are known, or none any more.
 * - `discard`: the piece on `square` was let go off the board.
 * - `refuse`: nothing on `square` can move, or the piece on `from` cannot go there.
 *
 * @typedef {(
 *   { type: 'move', move: LegalMove } |
 *   { type: 'premove', move: LegalMove | null } |
 *   { type: 'pending', move: LegalMove | null } |
 *   { type: 'annotate', annotations: Annotations, isPress?: boolean } |
 *   { type: 'pick', square: Square } |
 *   { type: 'discard', square: Square } |
 *   { type: 'refuse', from: Square | null, square: Square }
 * )} Effect
 */

/** @typedef {{ state: BoardState, effects: Effect[] }} Outcome */

/** @type {Gesture} */
const IDLE = { kind: 'idle' };

/**
 * The next state, and what the intent completed. While the promotion dialog is open, only its answer counts, and `cancel`.
 * @param {BoardState} state @param {Intent} intent @returns {Outcome}
 */
export function reduce(state, intent) {
  if (state.gesture.kind === 'promoting' && intent.type !== 'promote') {
    return intent.type === 'cancel' ? promote(state, null) : becomes(state);
  }
  switch (intent.type) {
    case 'press':
      return press({ ...state, focus: intent.square }, intent);
    case 'drag':
      return drag(state, intent);
    case 'release':
      return release(state, intent.square);
    case 'activate':
      return activate({ ...state, focus: intent.square }, intent.square);
    case 'lift':
      return lift(state, intent.from);
    case 'focus':
      return focus({ ...state, focus: intent.square }, intent.square);
    case 'draw':
      return draw({ ...state, focus: intent.square }, intent);
    case 'promote':
      return promote(state, intent.uci);
    case 'abort':
      return abort(state);
    case 'cancel':
      return state.gesture.kind === 'idle' ? cancelled(state) : becomes(state, IDLE);
    case 'clear':
      return becomes(state, IDLE, cleared(state));
    case 'resolve':
      return resolve(state);
  }
}

/**
 * Whether `cancel` would end anything.
 * @param {BoardState} state
 */
export const canCancel = ({ gesture, premove, pendingMove }) =>
  gesture.kind !== 'idle' || premove !== null || pendingMove !== null;

/** @param {BoardState} state @param {Gesture} [gesture] @param {Effect[]} [effects] @returns {Outcome} */
function becomes(state, gesture = state.gesture, effects = []) {
  return { state: gesture === state.gesture ? state : { ...state, gesture }, effects };
}

/**
 * Withdraws the premove or the pending move.
 * @param {BoardState} state
 * @param {Effect[]} [effects] Others that come with it.
 * @returns {Outcome}
 */
function cancelled(state, effects = []) {
  const { premove, pendingMove } = state;
  if (pendingMove) return becomes({ ...state, pendingMove: null }, IDLE, [{ type: 'pending', move: null }, ...effects]);
  return becomes(state, IDLE, premove ? [{ type: 'premove', move: null }, ...effects] : effects);
}

/** @param {BoardState} state @param {boolean} [isPress] @returns {Effect[]} */
const cleared = ({ arrows, circles }, isPress = false) =>
  arrows.length + circles.length > 0 ? [{ type: 'annotate', annotations: { arrows: [], circles: [] }, isPress }] : [];

/** @param {BoardState} state @param {{ square: Square, at: Cell }} intent */
function press(state, { square, at }) {
  if (state.gesture.kind === 'drawing') return becomes(state, IDLE);
  const from = chosenSquare(state);
  return !state.picking && !targetOf(state, from, square) && liftable(state).has(square)
    ? becomes(state, { kind: 'pressed', from: square, at, again: from === square })
    : becomes(state, { kind: 'aiming', from, to: square });
}

/** @param {BoardState} state @param {{ at: Cell }} intent */
function drag(state, { at }) {
  const { gesture } = state;
  switch (gesture.kind) {
    case 'drawing': {
      const to = squareInCell(state, at) ?? gesture.to;
      return becomes(state, to === gesture.to ? gesture : { ...gesture, to });
    }
    case 'aiming':
      return becomes(state, liftable(state).has(gesture.to) ? { kind: 'dragging', from: gesture.to, at } : gesture);
    case 'selected':
    case 'pressed':
      return becomes(state, { kind: 'dragging', from: gesture.from, at });
    case 'dragging':
      return becomes(state, { ...gesture, at });
    default:
      return becomes(state);
  }
}

/** @param {BoardState} state @param {Square | null} square */
function release(state, square) {
  const { gesture } = state;
  switch (gesture.kind) {
    case 'pressed':
      return becomes(state, gesture.again ? IDLE : { kind: 'selected', from: gesture.from });
    case 'dragging':
      if (square === gesture.from) return becomes(state, state.picking ? IDLE : { kind: 'selected', from: square });
      return drop(state, gesture.from, square);
    case 'aiming':
      return square === gesture.to ? tap(state, gesture.from, square) : becomes(state, IDLE);
    case 'drawing':
      return square ? draw(state, { ...gesture, square }) : becomes(state, IDLE);
    default:
      return becomes(state);
  }
}

/** @param {BoardState} state @param {Square} from @param {Square | null} square */
function drop(state, from, square) {
  if (!square) return becomes(state, IDLE, [{ type: 'discard', square: from }]);
  const target = targetOf(state, from, square);
  return target ? complete(state, from, target) : becomes(state, IDLE, [{ type: 'refuse', from, square }]);
}

/**
 * A press and release on a square without a movable piece.
 * @param {BoardState} state @param {Square | null} from @param {Square} square
 */
function tap(state, from, square) {
  if (state.picking) return becomes(state, IDLE, [{ type: 'pick', square }]);
  const target = targetOf(state, from, square);
  if (from && target) return complete(state, from, target);
  return cancelled(state, from ? [] : cleared(state, true));
}

/** @param {BoardState} state */
function abort(state) {
  const { kind } = state.gesture;
  const from = kind === 'selected' || kind === 'aiming' ? state.gesture.from : null;
  return becomes(state, from ? { kind: 'selected', from } : IDLE);
}

/** @param {BoardState} state @param {Square} square */
function activate(state, square) {
  const { gesture } = state;
  if (gesture.kind === 'drawing') return draw(state, { ...gesture, square });
  if (state.picking) return tap(state, null, square);
  const from = chosenSquare(state);
  if (from === square) return becomes(state, IDLE);
  const target = targetOf(state, from, square);
  if (from && target) return complete(state, from, target);
  if (liftable(state).has(square)) return becomes(state, { kind: 'selected', from: square });
  return becomes(state, state.gesture, [{ type: 'refuse', from, square }]);
}

/** @param {BoardState} state @param {Square} square */
function focus(state, square) {
  const { gesture } = state;
  return becomes(state, gesture.kind === 'drawing' ? { ...gesture, to: square } : gesture);
}

/** @param {BoardState} state @param {{ square: Square, color: DrawingColor }} intent */
function draw(state, { square, color }) {
  const { gesture } = state;
  if (gesture.kind !== 'drawing') return becomes(state, { kind: 'drawing', from: square, to: square, color });
  const annotations = annotated(state, { from: gesture.from, to: square, color: gesture.color });
  return becomes(state, IDLE, [{ type: 'annotate', annotations }]);
}

/**
 * Ends a gesture with a move, or opens the dialog if there are several: promotions, or pieces that may enter behind.
 * @param {BoardState} state
 * @param {Square} from
 * @param {Square} to One of the targets.
 * @returns {Outcome}
 */
function complete(state, from, to) {
  const moves = choicesOf(state, from, to);
  const next = { ...state, focus: to, pendingMove: null };
  const move = moves.length > 1 ? state.autoQueen && moves.find(({ promotion }) => promotion === 'q') : moves[0];
  return move ? made(next, move) : becomes(next, { kind: 'promoting', from: moves[0].from, to });
}

/** @param {BoardState} state @param {LegalMove} move @returns {Outcome} */
function made(state, move) {
  const type = moveKind(state);
  if (type !== 'pending') return becomes(state, IDLE, [{ type, move }]);
  const pendingMove = move.from === move.to ? null : move;
  return becomes({ ...state, pendingMove }, IDLE, [{ type, move: pendingMove }]);
}

/** @param {BoardState} state @returns {Outcome} */
function resolve(state) {
  const { pendingMove, awaitedSide } = state;
  if (!pendingMove || awaitedSide) return becomes(state);
  const { from, to: square } = pendingMove;
  if (state.pictures && canGo(state, from, square)) return complete(state, from, square);
  const move = legalPendingMove(state);
  const effect = /** @type {Effect} */ (move ? { type: 'move', move } : { type: 'refuse', from, square });
  return becomes({ ...state, pendingMove: null }, state.gesture, [effect]);
}

/** @param {BoardState} state @param {Square} from */
function lift(state, from) {
  if (chosenSquare(state) === from) return becomes(state, IDLE);
  return liftable(state).has(from)
    ? becomes(state, { kind: 'selected', from })
    : becomes(state, state.gesture, [{ type: 'refuse', from: null, square: from }]);
}

/** @param {BoardState} state @param {string | null} uci @returns {Outcome} */
function promote(state, uci) {
  const { gesture } = state;
  if (gesture.kind !== 'promoting') return becomes(state);
  const { from, to } = gesture;
  const move = choicesOf(state, from, to).find((one) => one.uci === uci);
  return move ? made(state, move) : becomes({ ...state, focus: from }, IDLE);
}

/**
 * The drawing colour for modifier keys.
 * @param {{ shiftKey: boolean, altKey: boolean }} event @returns {DrawingColor}
 */
export function colorOfKeys({ shiftKey, altKey }) {
  if (altKey) return shiftKey ? 'yellow' : 'blue';
  return shiftKey ? 'red' : 'green';
}

/**
 * The annotations after a stroke: a circle if it ends where it started, else an arrow. Repeating a stroke
 * removes it, or changes its colour.
 * @param {Annotations} annotations @param {Arrow} stroke @returns {Annotations}
 */
export function annotated({ arrows, circles }, { from, to, color }) {
  return from === to
    ? { arrows, circles: toggled(circles, { square: from, color }, (one) => one.square === from) }
    : { arrows: toggled(arrows, { from, to, color }, (one) => one.from === from && one.to === to), circles };
}

/**
 * @template {{ color: DrawingColor }} Drawing
 * @param {readonly Drawing[]} list
 * @param {Drawing} drawing
 * @param {(one: Drawing) => boolean} isSame But for its colour.
 */
function toggled(list, drawing, isSame) {
  const rest = list.filter((one) => !isSame(one));
  return list.find(isSame)?.color === drawing.color ? rest : [...rest, drawing];
}
