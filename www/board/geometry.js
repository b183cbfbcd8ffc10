// @ts-check
/**
 * Squares and their cells on a board of up to 16 × 8. Pure: rectangles are parameters.
 *
 * - `Square`: a file letter a to p and a rank number 1 to 8, such as "e4".
 * - `Frame`: the size in squares, and the colour at the bottom.
 * - `Cell`: counted from the top left as drawn; not whole while a piece is dragged.
 * - `Rectangle`: in CSS pixels.
 *
 * @typedef {string} Square
 * @typedef {'white' | 'black'} Color
 * @typedef {{ width: number, height: number, orientation: Color }} Frame
 * @typedef {{ row: number, column: number }} Cell
 * @typedef {{ left: number, top: number, width: number, height: number }} Rectangle
 */

const FILES = 'abcdefghijklmnop';

/**
 * The square of a file and a rank, both counted from 0.
 *
 * @param {number} file
 * @param {number} rank
 * @returns {Square}
 */
export const makeSquare = (file, rank) => `${FILES[file]}${rank + 1}`;

/**
 * The file of a square, counted from 0.
 *
 * @param {Square} square
 */
export const fileOf = (square) => FILES.indexOf(square[0]);

/**
 * The rank of a square, counted from 0.
 *
 * @param {Square} square
 */
export const rankOf = (square) => Number(square[1]) - 1;

/**
 * The shade of a square.
 *
 * @param {Square} square
 * @returns {'light' | 'dark'}
 */
export const shadeOf = (square) => ((fileOf(square) + rankOf(square)) % 2 ? 'light' : 'dark');

/**
 * The square drawn in a cell, or null off the board.
 *
 * @param {Frame} frame
 * @param {Cell} cell
 * @returns {Square | null}
 */
export function squareInCell({ width, height, orientation }, { row, column }) {
  if (!(row >= 0 && row < height && column >= 0 && column < width)) return null;
  return orientation === 'white'
    ? makeSquare(Math.floor(column), height - 1 - Math.floor(row))
    : makeSquare(width - 1 - Math.floor(column), Math.floor(row));
}

/**
 * The cell in which a square is drawn.
 *
 * @param {Frame} frame
 * @param {Square} square
 * @returns {Cell}
 */
export function cellOf({ width, height, orientation }, square) {
  return orientation === 'white'
    ? { row: height - 1 - rankOf(square), column: fileOf(square) }
    : { row: rankOf(square), column: width - 1 - fileOf(square) };
}

/**
 * All squares in reading order.
 *
 * @param {Frame} frame
 * @returns {Square[]}
 */
export function squaresInOrder(frame) {
  return Array.from({ length: frame.width * frame.height }, (_, index) => {
    const row = Math.floor(index / frame.width);
    return /** @type {Square} */ (squareInCell(frame, { row, column: index % frame.width }));
  });
}

/**
 * The position of a point in units of cells, also outside the board.
 *
 * @param {Frame} frame
 * @param {Rectangle} rectangle The board's, measured now.
 * @param {{ x: number, y: number }} point In the rectangle's coordinates.
 * @returns {Cell}
 */
export function cellAtPoint({ width, height }, rectangle, { x, y }) {
  return {
    row: ((y - rectangle.top) / rectangle.height) * height,
    column: ((x - rectangle.left) / rectangle.width) * width,
  };
}

/**
 * The target cell of a navigation key, or null for other keys. Home and End move along the row, with
 * Control to the corners of the board; the Page keys move along the column.
 *
 * @param {Frame} frame
 * @param {Square} square
 * @param {string} key As in `KeyboardEvent.key`.
 * @param {boolean} isControl
 * @returns {Square | null}
 */
export function squareAfterKey(frame, square, key, isControl) {
  const { row, column } = cellOf(frame, square);
  const bottom = frame.height - 1;
  const right = frame.width - 1;
  /** @type {Record<string, Cell>} */
  const cells = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row: isControl ? 0 : row, column: 0 },
    End: { row: isControl ? bottom : row, column: right },
    PageUp: { row: 0, column },
    PageDown: { row: bottom, column },
  };
  if (!Object.hasOwn(cells, key)) return null;
  return squareInCell(frame, cells[key]) ?? square;
}
