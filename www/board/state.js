// @ts-check
/**
 * All that a board shows. Pure: the screen is a function of this record, and gestures make the next one.
 *
 * @import { Color, Cell, Square } from './geometry.js'
 * @import { Piece, Placement } from './placement.js'
 */
import { colorOf, displace, parsePlacement, START_FEN } from './placement.js';

/**
 * A legal move as the worker's question `legal` answers it.
 *
 * @typedef {object} LegalMove
 * @property {string} uci
 * @property {string} san
 * @property {Square} from
 * @property {Square} to
 * @property {string | null} promotion A role letter in lower case.
 * @property {boolean} capture En passant too.
 */

/**
 * What the player's hand is doing, with exactly the data of each case.
 *
 * - `idle`: nothing is held or chosen.
 * - `selected`: a piece is chosen and waits for its target.
 * - `pressed`: the pointer went down on a piece and has not moved yet; `again` if it was chosen before.
 * - `dragging`: the piece hangs at the pointer, `at` in cells.
 * - `aiming`: the pointer went down on another square while `from` is chosen; the release decides.
 * - `promoting`: the pawn stands on `to` and the dialog is open.
 *
 * @typedef {(
 *   { kind: 'idle' } |
 *   { kind: 'selected', from: Square } |
 *   { kind: 'pressed', from: Square, at: Cell, again: boolean } |
 *   { kind: 'dragging', from: Square, at: Cell } |
 *   { kind: 'aiming', from: Square, to: Square } |
 *   { kind: 'promoting', from: Square, to: Square }
 * )} Gesture
 */

/** @typedef {ReturnType<typeof defaults>} BoardState */

/** The board before anybody has said anything: the start position, nothing movable. */
export function defaults() {
  return {
    /** The accessible name of the grid. */
    label: 'Chess board',
    /** Squares from left to right, 1 to 16. */
    width: 8,
    /** Squares from top to bottom, 1 to 8. */
    height: 8,
    /** The colour at the bottom. */
    orientation: /** @type {Color} */ ('white'),
    /** Coordinates: within the squares of the edge, or none. */
    coordinates: /** @type {'inside' | 'none'} */ ('inside'),
    /** The pieces by square. */
    pieces: /** @type {Placement} */ (parsePlacement(START_FEN)),
    /** The moves that the player may make now; none while it is not the player's turn. */
    moves: /** @type {readonly LegalMove[]} */ ([]),
    /** The squares of the last move, from and to. */
    lastMove: /** @type {readonly [Square, Square] | null} */ (null),
    /** The square of the king in check. */
    check: /** @type {Square | null} */ (null),
    /** The square that the Tab key reaches. */
    focus: /** @type {Square} */ ('e2'),
    /** What the player's hand is doing. */
    gesture: /** @type {Gesture} */ ({ kind: 'idle' }),
    /** The square on which a dragged piece was let go: it is there already and does not slide. */
    arrived: /** @type {Square | null} */ (null),
  };
}

/**
 * The moves of the piece on a square.
 *
 * @param {BoardState} state
 * @param {Square} from
 */
export const movesFrom = (state, from) => state.moves.filter((move) => move.from === from);

/**
 * Whether the piece on a square may be lifted now.
 *
 * @param {BoardState} state
 * @param {Square} square
 */
export const canLift = (state, square) => state.moves.some((move) => move.from === square);

/**
 * The square whose moves are marked: of the piece chosen or held.
 *
 * @param {BoardState} state
 * @returns {Square | null}
 */
export function chosenSquare({ gesture }) {
  return gesture.kind === 'idle' || gesture.kind === 'promoting' ? null : gesture.from;
}

/**
 * The pieces as drawn: a pawn whose promotion is being chosen stands on its target.
 *
 * @param {BoardState} state
 * @returns {Placement}
 */
export function shownPieces({ pieces, gesture }) {
  return gesture.kind === 'promoting' ? displace(pieces, gesture.from, gesture.to, null) : pieces;
}

/**
 * The state with some fields replaced from outside. A gesture whose piece may no longer be lifted ends.
 *
 * @param {BoardState} state
 * @param {Partial<BoardState>} patch
 * @returns {BoardState}
 */
export function updated(state, patch) {
  const next = { ...state, ...patch };
  const { gesture } = next;
  if (gesture.kind === 'idle') return next;
  const same = next.pieces[gesture.from] === state.pieces[gesture.from];
  return same && canLift(next, gesture.from) ? next : { ...next, gesture: { kind: 'idle' } };
}

/**
 * The square of the next piece of a role, in the order of reading, around the end; null if there is none.
 *
 * @param {readonly Square[]} squares All squares in the order of reading.
 * @param {Placement} pieces
 * @param {Square} from
 * @param {string} role In lower case.
 * @param {1 | -1} direction
 * @returns {Square | null}
 */
export function nextPiece(squares, pieces, from, role, direction) {
  const count = squares.length;
  const start = squares.indexOf(from);
  for (let step = 1; step <= count; step += 1) {
    const square = squares[(start + direction * step + count) % count];
    if (pieces[square]?.toLowerCase() === role) return square;
  }
  return null;
}

/**
 * The square of a side's king.
 *
 * @param {Placement} pieces
 * @param {Color} color
 * @returns {Square | null}
 */
export function kingSquare(pieces, color) {
  const isKing = (/** @type {[Square, Piece]} */ [, piece]) =>
    piece.toLowerCase() === 'k' && colorOf(piece) === color;
  return Object.entries(pieces).find(isKing)?.[0] ?? null;
}
