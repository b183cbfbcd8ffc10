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
 */
import { squareInCell } from './geometry.ts';
import { canGo, choicesOf, chosenSquare, legalPendingMove, liftable, moveKind, targetOf } from './state.ts';
import type { Cell, Square } from './geometry.ts';
import type { BoardState, Gesture, LegalMove } from './state.ts';

/** The arrows and circles that a player draws. */
export type DrawingColor = 'green' | 'red' | 'blue' | 'yellow';
export type Arrow = { from: Square; to: Square; color: DrawingColor };
export type Circle = { square: Square; color: DrawingColor };
export type Annotations = { arrows: readonly Arrow[]; circles: readonly Circle[] };

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
 */
export type Intent =
  | { type: 'press'; square: Square; at: Cell }
  | { type: 'drag'; at: Cell }
  | { type: 'release'; square: Square | null }
  | { type: 'activate'; square: Square }
  | { type: 'lift'; from: Square }
  | { type: 'focus'; square: Square }
  | { type: 'draw'; square: Square; color: DrawingColor }
  | { type: 'promote'; uci: string | null }
  | { type: 'abort' }
  | { type: 'cancel' }
  | { type: 'clear' }
  | { type: 'resolve' };

/**
 * The result for the page.
 *
 * - `pending`: the move to be played once the legal moves are known, or none any more.
 * - `discard`: the piece on `square` was let go off the board.
 * - `refuse`: nothing on `square` can move, or the piece on `from` cannot go there.
 */
export type Effect =
  | { type: 'move'; move: LegalMove }
  | { type: 'premove'; move: LegalMove | null }
  | { type: 'pending'; move: LegalMove | null }
  | { type: 'annotate'; annotations: Annotations; isPress?: boolean }
  | { type: 'pick'; square: Square }
  | { type: 'discard'; square: Square }
  | { type: 'refuse'; from: Square | null; square: Square };

type Outcome = { state: BoardState; effects: Effect[] };

const IDLE: Gesture = { kind: 'idle' };

/**
 * The next state, and what the intent completed. While the promotion dialog is open, only its answer counts, and `cancel`.
 */
export function reduce(state: BoardState, intent: Intent): Outcome {
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

/** Whether `cancel` would end anything. */
export const canCancel = ({ gesture, premove, pendingMove }: BoardState) =>
  gesture.kind !== 'idle' || premove !== null || pendingMove !== null;

function becomes(state: BoardState, gesture: Gesture = state.gesture, effects: Effect[] = []): Outcome {
  return { state: gesture === state.gesture ? state : { ...state, gesture }, effects };
}

/**
 * Withdraws the premove or the pending move.
 *
 * @param effects Others that come with it.
 */
function cancelled(state: BoardState, effects: Effect[] = []): Outcome {
  const { premove, pendingMove } = state;
  if (pendingMove) return becomes({ ...state, pendingMove: null }, IDLE, [{ type: 'pending', move: null }, ...effects]);
  return becomes(state, IDLE, premove ? [{ type: 'premove', move: null }, ...effects] : effects);
}

const cleared = ({ arrows, circles }: BoardState, isPress: boolean = false): Effect[] =>
  arrows.length + circles.length > 0 ? [{ type: 'annotate', annotations: { arrows: [], circles: [] }, isPress }] : [];

function press(state: BoardState, { square, at }: { square: Square; at: Cell }) {
  if (state.gesture.kind === 'drawing') return becomes(state, IDLE);
  const from = chosenSquare(state);
  return !state.picking && !targetOf(state, from, square) && liftable(state).has(square)
    ? becomes(state, { kind: 'pressed', from: square, at, again: from === square })
    : becomes(state, { kind: 'aiming', from, to: square });
}

function drag(state: BoardState, { at }: { at: Cell }) {
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

function release(state: BoardState, square: Square | null) {
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

function drop(state: BoardState, from: Square, square: Square | null) {
  if (!square) return becomes(state, IDLE, [{ type: 'discard', square: from }]);
  const target = targetOf(state, from, square);
  return target ? complete(state, from, target) : becomes(state, IDLE, [{ type: 'refuse', from, square }]);
}

/** A press and release on a square without a movable piece. */
function tap(state: BoardState, from: Square | null, square: Square) {
  if (state.picking) return becomes(state, IDLE, [{ type: 'pick', square }]);
  const target = targetOf(state, from, square);
  if (from && target) return complete(state, from, target);
  return cancelled(state, from ? [] : cleared(state, true));
}

function abort(state: BoardState) {
  const { kind } = state.gesture;
  const from = kind === 'selected' || kind === 'aiming' ? state.gesture.from : null;
  return becomes(state, from ? { kind: 'selected', from } : IDLE);
}

function activate(state: BoardState, square: Square) {
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

function focus(state: BoardState, square: Square) {
  const { gesture } = state;
  return becomes(state, gesture.kind === 'drawing' ? { ...gesture, to: square } : gesture);
}

function draw(state: BoardState, { square, color }: Circle) {
  const { gesture } = state;
  if (gesture.kind !== 'drawing') return becomes(state, { kind: 'drawing', from: square, to: square, color });
  const annotations = annotated(state, { from: gesture.from, to: square, color: gesture.color });
  return becomes(state, IDLE, [{ type: 'annotate', annotations }]);
}

/**
 * Ends a gesture with a move, or opens the dialog if there are several: promotions, or pieces that may enter behind.
 *
 * @param to One of the targets.
 */
function complete(state: BoardState, from: Square, to: Square): Outcome {
  const moves = choicesOf(state, from, to);
  const next = { ...state, focus: to, pendingMove: null };
  const move = moves.length > 1 ? state.autoQueen && moves.find(({ promotion }) => promotion === 'q') : moves[0];
  return move ? made(next, move) : becomes(next, { kind: 'promoting', from: moves[0].from, to });
}

function made(state: BoardState, move: LegalMove): Outcome {
  const type = moveKind(state);
  if (type !== 'pending') return becomes(state, IDLE, [{ type, move }]);
  const pendingMove = move.from === move.to ? null : move;
  return becomes({ ...state, pendingMove }, IDLE, [{ type, move: pendingMove }]);
}

function resolve(state: BoardState): Outcome {
  const { pendingMove, awaitedSide } = state;
  if (!pendingMove || awaitedSide) return becomes(state);
  const { from, to: square } = pendingMove;
  if (state.pictures && canGo(state, from, square)) return complete(state, from, square);
  const move = legalPendingMove(state);
  const effect: Effect = move ? { type: 'move', move } : { type: 'refuse', from, square };
  return becomes({ ...state, pendingMove: null }, state.gesture, [effect]);
}

function lift(state: BoardState, from: Square) {
  if (chosenSquare(state) === from) return becomes(state, IDLE);
  return liftable(state).has(from)
    ? becomes(state, { kind: 'selected', from })
    : becomes(state, state.gesture, [{ type: 'refuse', from: null, square: from }]);
}

function promote(state: BoardState, uci: string | null): Outcome {
  const { gesture } = state;
  if (gesture.kind !== 'promoting') return becomes(state);
  const { from, to } = gesture;
  const move = choicesOf(state, from, to).find((one) => one.uci === uci);
  return move ? made(state, move) : becomes({ ...state, focus: from }, IDLE);
}

/** The drawing colour for modifier keys. */
export function colorOfKeys({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): DrawingColor {
  if (altKey) return shiftKey ? 'yellow' : 'blue';
  return shiftKey ? 'red' : 'green';
}

/**
 * The annotations after a stroke: a circle if it ends where it started, else an arrow. Repeating a stroke
 * removes it, or changes its colour.
 */
export function annotated({ arrows, circles }: Annotations, { from, to, color }: Arrow): Annotations {
  return from === to
    ? { arrows, circles: toggled(circles, { square: from, color }, (one) => one.square === from) }
    : { arrows: toggled(arrows, { from, to, color }, (one) => one.from === from && one.to === to), circles };
}

/** @param isSame But for its colour. */
function toggled<Drawing extends { color: DrawingColor }>(
  list: readonly Drawing[],
  drawing: Drawing,
  isSame: (one: Drawing) => boolean,
) {
  const rest = list.filter((one) => !isSame(one));
  return list.find(isSame)?.color === drawing.color ? rest : [...rest, drawing];
}
