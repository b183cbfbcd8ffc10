// @ts-check
/**
 * A static board as one drawing: for previews and printing.
 *
 * ```text
 * svg.mx-diagram[role=img][aria-label]
 *   path.mx-squares-light  path.mx-squares-dark  path.mx-squares-last
 *   svg.mx-piece                  for each piece
 *   path                          arrows and circles, see arrows.js
 *   text                          coordinates outside, where wanted
 * ```
 *
 * @import { Placement } from './placement.js'
 * @import { BoardState } from './state.js'
 */
import { squareName } from './a11y.js';
import { makeSvg } from './element.js';
import { cellOf, shadeOf, squaresInOrder } from './geometry.js';
import { drawStrokes, strokes } from './arrows.js';
import { drawPiece } from './pieces.js';
import { defaults } from './state.js';

/** The margin for coordinates, in hundredths of a square. */
const MARGIN = 46;

/**
 * What a diagram shows: fields of the board's state, and
 *
 * - `placement`: the pieces by square,
 * - `label`: its accessible name; without one the pieces are named.
 *
 * Coordinates are `outside` or not drawn.
 *
 * @typedef {Partial<Omit<BoardState, 'pieces'>> & { placement: Placement, label?: string }} Diagram
 */

/**
 * Draws a diagram as the only content of a container, as wide as it.
 * @param {Element} container @param {Diagram} diagram @returns {SVGElement}
 */
export function drawDiagram(container, { placement, label, ...fields }) {
  /** @type {BoardState} */
  const state = { ...defaults(), coordinates: 'none', ...fields, pieces: placement };
  const { width, height, coordinates } = state;
  const margin = coordinates === 'outside' ? MARGIN : 0;
  const svg = makeSvg('svg', {
    class: 'mx-diagram',
    role: 'img',
    'aria-label': label ?? describe(state),
    viewBox: `${-margin} 0 ${width * 100 + margin} ${height * 100 + margin}`,
  });
  svg.append(
    ...drawSquares(state),
    ...Object.entries(placement).map(([square, piece]) => {
      const { row, column } = cellOf(state, square);
      const box = { x: column * 100, y: row * 100, width: 100, height: 100 };
      const drawing = drawPiece(piece, state.pieceSet, state.pictures);
      for (const [name, value] of Object.entries(box)) drawing.setAttribute(name, String(value));
      return drawing;
    }),
    ...drawStrokes(strokes(state)),
    ...(margin ? drawCoordinates(state) : []),
  );
  container.replaceChildren(svg);
  return svg;
}

/** @param {BoardState} state */
function describe(state) {
  const names = squaresInOrder(state)
    .filter((square) => state.pieces[square])
    .map((square) => squareName(state, square));
  return `${state.words.board}: ${names.join('; ') || state.words.empty}`;
}

/** @param {BoardState} state */
function drawSquares(state) {
  const all = squaresInOrder(state);
  const groups = {
    light: all.filter((square) => shadeOf(square) === 'light'),
    dark: all.filter((square) => shadeOf(square) === 'dark'),
    last: state.lastMove ?? [],
  };
  return Object.entries(groups).map(([name, squares]) => {
    const boxes = squares.map((square) => {
      const { row, column } = cellOf(state, square);
      return `M${column * 100} ${row * 100}h100v100h-100z`;
    });
    return makeSvg('path', { class: `mx-squares-${name}`, d: boxes.join('') });
  });
}

/** @param {BoardState} state */
function drawCoordinates(state) {
  const { width, height } = state;
  const all = squaresInOrder(state);
  const files = all
    .slice(-width)
    .map((square, column) => drawText(square[0], column * 100 + 50, height * 100 + MARGIN * 0.75));
  const ranks = all
    .filter((_, index) => index % width === 0)
    .map((square, row) => drawText(square.slice(1), -MARGIN / 2, row * 100 + 61));
  return [...files, ...ranks];
}

/** @param {string} content @param {number} x @param {number} y */
function drawText(content, x, y) {
  const text = makeSvg('text', { x: String(x), y: String(y), 'text-anchor': 'middle' });
  text.textContent = content;
  return text;
}
