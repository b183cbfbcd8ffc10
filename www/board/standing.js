// @ts-check
/**
 * The pieces that stand on a drawn board: which element goes where, and from where it slides.
 *
 * @import { Cell, Square } from './geometry.js'
 * @import { Piece } from './placement.js'
 * @import { BoardState } from './state.js'
 */
import { cellOf } from './geometry.js';
import { drawPiece } from './pieces.js';
import { shownPieces } from './state.js';

/**
 * A piece with its element, and the square from which it has still to slide.
 *
 * @typedef {{ piece: Piece, node: SVGSVGElement, from: Square | null }} Standing
 */

/**
 * The drawn pieces for a new state: who stays keeps its node, who moved takes the nearest free node of
 * its kind along, nodes left over go.
 *
 * @param {Map<Square, Standing>} standing
 * @param {BoardState} state
 * @returns {Map<Square, Standing>}
 */
export function matched(standing, state) {
  const pieces = shownPieces(state);
  /** @type {Map<Square, Standing>} */
  const next = new Map();
  const free = new Map(standing);
  const wanted = Object.entries(pieces).filter(([square, piece]) => {
    const one = standing.get(square);
    if (one?.piece !== piece) return true;
    next.set(square, one);
    free.delete(square);
    return false;
  });
  for (const [square, piece] of wanted) {
    const from = nearest(free, square, piece, state);
    const node = from ? /** @type {Standing} */ (free.get(from)).node : drawPiece(piece);
    if (from) free.delete(from);
    next.set(square, { piece, node, from: square === state.arrived ? null : from });
  }
  for (const { node } of free.values()) node.remove();
  return next;
}

/**
 * @param {Map<Square, Standing>} free
 * @param {Square} square
 * @param {Piece} piece
 * @param {BoardState} state
 * @returns {Square | null}
 */
function nearest(free, square, piece, state) {
  const to = cellOf(state, square);
  const candidates = [...free].filter(([, one]) => one.piece === piece).map(([from]) => {
    const { row, column } = cellOf(state, from);
    return { from, distance: Math.hypot(row - to.row, column - to.column) };
  });
  candidates.sort((a, b) => a.distance - b.distance);
  return candidates[0]?.from ?? null;
}

/**
 * Puts a piece into the element of its square, or under the pointer that holds it.
 *
 * @param {Standing} standing
 * @param {Square} square
 * @param {HTMLElement | undefined} element
 * @param {BoardState} state
 */
export function drawStanding(standing, square, element, state) {
  const { node, from } = standing;
  const { gesture } = state;
  if (!element) return;
  if (node.parentNode !== element) {
    if (from) node.style.setProperty('--mx-from', shift(cellOf(state, square), cellOf(state, from)));
    node.classList.toggle('mx-sliding', from !== null);
    standing.from = null;
    element.replaceChildren(node);
  }
  const isHeld = gesture.kind === 'dragging' && gesture.from === square;
  node.classList.toggle('mx-held', isHeld);
  node.style.transform = isHeld ? shift(cellOf(state, square), centred(gesture.at)) : '';
}

/**
 * The cell whose middle is at a place.
 *
 * @param {Cell} place
 * @returns {Cell}
 */
const centred = ({ row, column }) => ({ row: row - 0.5, column: column - 0.5 });

/**
 * A translation in units of the piece's own size, so that no size is measured and resizing is free.
 *
 * @param {Cell} home
 * @param {Cell} place
 */
function shift(home, place) {
  const x = (place.column - home.column) * 100;
  const y = (place.row - home.row) * 100;
  return `translate(${x.toFixed(2)}%, ${y.toFixed(2)}%)`;
}
