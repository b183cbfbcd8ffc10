// @ts-check
/**
 * Draws a board's state, reusing what is there.
 *
 * ```text
 * div.mx-grid[role=grid][aria-label]
 *   div.mx-row[role=row]                           × height
 *     div.mx-square[role=gridcell][data-square]    × width
 *       svg.mx-piece                               where a piece stands
 * ```
 *
 * @import { Square } from './geometry.js'
 * @import { Standing } from './standing.js'
 * @import { BoardState } from './state.js'
 */
import { squareDescription, squareName } from './a11y.js';
import { shadeOf, squareInCell } from './geometry.js';
import { drawStanding, matched } from './standing.js';
import { canLift, chosenSquare, movesFrom, shownPieces } from './state.js';

/**
 * Makes the drawing of a board.
 *
 * @param {HTMLElement} grid An empty element.
 * @returns {{ draw: (state: BoardState) => void, elementAt: (square: Square) => HTMLElement | undefined }}
 */
export function makeDrawing(grid) {
  /** @type {Map<Square, HTMLElement>} */
  const squares = new Map();
  /** @type {Map<Square, Standing>} */
  let standing = new Map();
  /** @type {BoardState | null} */
  let before = null;

  return {
    draw(state) {
      setAttribute(grid, 'aria-label', state.label);
      if (!before || !isSameFrame(before, state)) layOut(grid, squares, state);
      if (!before || before.pieces !== state.pieces || before.gesture !== state.gesture) {
        standing = matched(standing, state);
      }
      for (const [square, element] of squares) drawSquare(element, square, state);
      for (const [square, one] of standing) drawStanding(one, square, squares.get(square), state);
      before = state;
    },
    elementAt: (square) => squares.get(square),
  };
}

/**
 * @param {BoardState} a
 * @param {BoardState} b
 */
function isSameFrame(a, b) {
  return a.width === b.width && a.height === b.height && a.orientation === b.orientation;
}

/**
 * Makes the rows and squares that are missing and gives each its name for this frame.
 *
 * @param {HTMLElement} grid
 * @param {Map<Square, HTMLElement>} squares
 * @param {BoardState} state
 */
function layOut(grid, squares, state) {
  const { width, height } = state;
  const known = [...grid.children].map((row) => /** @type {HTMLElement[]} */ ([...row.children]));
  const isNew = known.length !== height || known[0].length !== width;
  const rows = isNew ? makeRows(grid, width, height) : known;
  squares.clear();
  for (const [row, elements] of rows.entries()) {
    for (const [column, element] of elements.entries()) {
      const square = /** @type {Square} */ (squareInCell(state, { row, column }));
      squares.set(square, element);
      setAttribute(element, 'data-square', square);
      setAttribute(element, 'data-file', row === height - 1 ? square[0] : null);
      setAttribute(element, 'data-rank', column === 0 ? square[1] : null);
    }
  }
}

/**
 * @param {HTMLElement} grid
 * @param {number} width
 * @param {number} height
 */
function makeRows(grid, width, height) {
  grid.setAttribute('role', 'grid');
  grid.style.setProperty('--mx-width', String(width));
  grid.style.setProperty('--mx-height', String(height));
  const rows = Array.from({ length: height }, () => {
    return Array.from({ length: width }, () => makeElement('mx-square', 'gridcell'));
  });
  grid.replaceChildren(...rows.map((cells) => {
    const row = makeElement('mx-row', 'row');
    row.append(...cells);
    return row;
  }));
  return rows;
}

/**
 * @param {string} name
 * @param {string} role
 */
function makeElement(name, role) {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('role', role);
  return element;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * @param {HTMLElement} element
 * @param {Square} square
 * @param {BoardState} state
 */
function drawSquare(element, square, state) {
  const chosen = chosenSquare(state);
  const isTarget = chosen !== null && movesFrom(state, chosen).some((move) => move.to === square);
  const name = [
    'mx-square',
    `mx-${shadeOf(square)}`,
    canLift(state, square) && 'mx-movable',
    chosen === square && 'mx-chosen',
    isTarget && (state.pieces[square] ? 'mx-capture' : 'mx-target'),
    state.lastMove?.includes(square) && 'mx-last',
    state.check === square && 'mx-check',
    isUnderPiece(state, square) && 'mx-over',
  ].filter(Boolean).join(' ');
  if (element.className !== name) element.className = name;
  setAttribute(element, 'aria-label', squareName(square, shownPieces(state)[square]));
  setAttribute(element, 'aria-description', squareDescription(state, square) || null);
  setAttribute(element, 'aria-selected', chosen === square ? 'true' : null);
  setAttribute(element, 'tabindex', state.focus === square ? '0' : '-1');
}

/**
 * @param {BoardState} state
 * @param {Square} square
 */
function isUnderPiece(state, square) {
  return state.gesture.kind === 'dragging' && squareInCell(state, state.gesture.at) === square;
}
