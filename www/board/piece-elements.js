// @ts-check
/**
 * The piece elements of a board: which element goes to which square, and from where it slides.
 *
 * @import { Cell, Square } from './geometry.js'
 * @import { Piece } from './placement.js'
 * @import { BoardState } from './state.js'
 */
import { cellOf } from './geometry.js';
import { drawPiece } from './pieces.js';
import { shownPieces } from './state.js';

const SLIDE_MS = 180;

/** Leaves at once and arrives gently. */
const EASING = 'cubic-bezier(0.2, 0.6, 0.3, 1)';

/**
 * A piece with its element, and the square from which it slides.
 *
 * @typedef {{ piece: Piece, node: SVGElement, from: Square | null }} Standing
 */

/**
 * The pieces for a new state: a piece that stays keeps its element, and one that moved reuses an element of its kind.
 * @param {Map<Square, Standing>} standing @param {BoardState} state @returns {Map<Square, Standing>}
 */
export function matched(standing, state) {
  const pieces = shownPieces(state);
  const free = [...standing].filter(([square, { piece }]) => pieces[square] !== piece);
  return new Map(
    Object.entries(pieces).map(([square, piece]) => {
      const stays = standing.get(square);
      if (stays?.piece === piece) return [square, stays];
      const index = free.findIndex(([, one]) => one.piece === piece);
      const [from, { node }] = free.splice(index, index < 0 ? 0 : 1)[0] ?? [
        null,
        { node: drawPiece(piece, state.pieceSet, state.pictures) },
      ];
      return [square, { piece, node, from }];
    }),
  );
}

/**
 * Makes a piece, or nothing, the content of its square's element.
 * @param {Standing | undefined} standing @param {Square} square @param {HTMLElement} element @param {BoardState} state
 */
export function place(standing, square, element, state) {
  if (!standing) return element.replaceChildren();
  const { node, from } = standing;
  const isHeld = node.classList.contains('mx-held');
  if (isHeld) carry(standing, square, null, state);
  if (node.parentNode !== element) element.replaceChildren(node);
  standing.from = null;
  // A dropped piece is at its square already.
  if (!from || isHeld || !state.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = shift(cellOf(state, square), cellOf(state, from));
  node.animate({ translate: [start, '0 0'], zIndex: [2, 2] }, { duration: SLIDE_MS, easing: EASING });
}

/**
 * Moves the dragged piece to the pointer, or back to its square.
 * @param {Standing} standing @param {Square} square @param {Cell | null} at @param {BoardState} state
 */
export function carry({ node }, square, at, state) {
  node.classList.toggle('mx-held', at !== null);
  node.style.translate = at ? shift(cellOf(state, square), { row: at.row - 0.5, column: at.column - 0.5 }) : '';
}

/**
 * A translation in units of the piece's own size, so that no size is measured and resizing is free.
 * @param {Cell} home @param {Cell} place
 */
function shift(home, place) {
  const x = (place.column - home.column) * 100;
  const y = (place.row - home.row) * 100;
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
}
