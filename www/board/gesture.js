// @ts-check
/**
 * What a player does with a board: one machine from intents to the next state. Pure.
 *
 * ```text
 * idle ──press──▶ pressed ──> 4 px──▶ dragging ──release──▶ move, or back to idle
 *                    │release
 *                    ▼
 *                 selected ──press elsewhere──▶ aiming ──release──▶ move, or back to idle
 * ```
 *
 * @import { Cell, Square } from './geometry.js'
 * @import { BoardState, Gesture, LegalMove } from './state.js'
 */
import { canLift, movesFrom } from './state.js';

/**
 * - `press`, `drag`, `release`: the pointer; `square` is null off the board, `far` is true beyond the
 *   distance below which a press is no drag.
 * - `activate`: Enter, Space, or the click of an assistive technology.
 * - `promote`: the dialog's answer, null if it was cancelled.
 * - `abort`: the system took the pointer away, to scroll for example.
 * - `cancel`: Escape, or a press outside the board.
 *
 * @typedef {(
 *   { type: 'press', square: Square, at: Cell } |
 *   { type: 'drag', at: Cell, far: boolean } |
 *   { type: 'release', square: Square | null } |
 *   { type: 'activate', square: Square } |
 *   { type: 'focus', square: Square } |
 *   { type: 'promote', role: string | null } |
 *   { type: 'abort' } |
 *   { type: 'cancel' }
 * )} Intent
 */

/**
 * The state after an intent, the move that it completed, and a square that was refused because nothing
 * there can move.
 *
 * @typedef {{ state: BoardState, move: LegalMove | null, refused: Square | null }} Outcome
 */

/** @type {Gesture} */
const IDLE = { kind: 'idle' };

/**
 * The next state.
 *
 * @param {BoardState} state
 * @param {Intent} intent
 * @returns {Outcome}
 */
export function reduce(state, intent) {
  switch (intent.type) {
    case 'press': return press({ ...state, focus: intent.square, arrived: null }, intent);
    case 'drag': return drag(state, intent);
    case 'release': return release(state, intent.square);
    case 'activate': return activate({ ...state, focus: intent.square, arrived: null }, intent.square);
    case 'focus': return becomes({ ...state, focus: intent.square });
    case 'promote': return promote(state, intent.role);
    case 'abort': return abort(state);
    case 'cancel': return becomes(state, IDLE);
  }
}

/**
 * @param {BoardState} state
 * @param {Gesture} [gesture]
 * @returns {Outcome}
 */
function becomes(state, gesture = state.gesture) {
  return { state: { ...state, gesture }, move: null, refused: null };
}

/**
 * @param {BoardState} state
 * @param {{ square: Square, at: Cell }} intent
 */
function press(state, { square, at }) {
  const { gesture } = state;
  if (gesture.kind === 'promoting') return becomes(state);
  const from = gesture.kind === 'idle' ? null : gesture.from;
  if (canLift(state, square)) {
    return becomes(state, { kind: 'pressed', from: square, at, again: from === square });
  }
  return from ? becomes(state, { kind: 'aiming', from, to: square }) : becomes(state);
}

/**
 * @param {BoardState} state
 * @param {{ at: Cell, far: boolean }} intent
 */
function drag(state, { at, far }) {
  const { gesture } = state;
  const isHeld = gesture.kind === 'dragging' || (gesture.kind === 'pressed' && far);
  return isHeld ? becomes(state, { kind: 'dragging', from: gesture.from, at }) : becomes(state);
}

/**
 * @param {BoardState} state
 * @param {Square | null} square
 */
function release(state, square) {
  const { gesture } = state;
  switch (gesture.kind) {
    case 'pressed':
      return becomes(state, gesture.again ? IDLE : { kind: 'selected', from: gesture.from });
    case 'dragging':
      if (square === gesture.from) return becomes(state, { kind: 'selected', from: square });
      return complete({ ...state, arrived: square }, gesture.from, square);
    case 'aiming':
      return complete(state, gesture.from, square === gesture.to ? square : null);
    default:
      return becomes(state);
  }
}

/** @param {BoardState} state */
function abort(state) {
  const { gesture } = state;
  const isHeld = gesture.kind === 'pressed' || gesture.kind === 'dragging';
  if (gesture.kind === 'aiming') return becomes(state, { kind: 'selected', from: gesture.from });
  return isHeld ? becomes(state, IDLE) : becomes(state);
}

/**
 * @param {BoardState} state
 * @param {Square} square
 */
function activate(state, square) {
  const { gesture } = state;
  if (gesture.kind === 'promoting') return becomes(state);
  const from = gesture.kind === 'idle' ? null : gesture.from;
  if (from === square) return becomes(state, IDLE);
  if (canLift(state, square)) return becomes(state, { kind: 'selected', from: square });
  if (from && movesFrom(state, from).some((move) => move.to === square)) {
    return complete(state, from, square);
  }
  return { ...becomes(state), refused: square };
}

/**
 * Ends a gesture on a square: a move, the question of promotion, or nothing.
 *
 * @param {BoardState} state
 * @param {Square} from
 * @param {Square | null} to
 * @returns {Outcome}
 */
function complete(state, from, to) {
  const moves = movesFrom(state, from).filter((move) => move.to === to);
  if (moves.length === 0 || !to) return becomes({ ...state, arrived: null }, IDLE);
  const next = { ...state, focus: to };
  if (moves[0].promotion) return becomes(next, { kind: 'promoting', from, to });
  return { ...becomes(next, IDLE), move: moves[0] };
}

/**
 * @param {BoardState} state
 * @param {string | null} role
 * @returns {Outcome}
 */
function promote(state, role) {
  const { gesture } = state;
  if (gesture.kind !== 'promoting') return becomes(state);
  const move = movesFrom(state, gesture.from).find(
    ({ to, promotion }) => to === gesture.to && promotion === role,
  );
  if (move) return { ...becomes({ ...state, arrived: gesture.to }, IDLE), move };
  return becomes({ ...state, focus: gesture.from }, IDLE);
}
